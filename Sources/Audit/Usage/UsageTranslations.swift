import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Translations of a usage description that say nothing.
  static let usageTranslations = Audit(["usage.empty-localization"]) { context in
    context.subjects.filter(\.asksPeople).flatMap { subject in
      subject.held(by: \.self) { variant in
        Translation.all(of: variant.info).filter { translation in
          translation.text.isBlank && context.catalog.usageKey(translation.key)?.isText == true
            && variant.info[translation.key] != nil
        }
      }.map { finding($0, subject, context) }
    }
  }

  private static func finding(
    _ held: Held<Translation>, _ subject: AuditSubject, _ context: AuditContext
  ) -> Finding {
    let text = held.fault
    let language = text.language.isEmpty ? "" : " in '\(text.language)'"
    let entry = subject.judged.info[text.key]
    return context.finding(
      "usage.empty-localization", text.key, at: text.place, "the text of \(text.key)\(language) is empty",
      severity: held.isJudged ? nil : .note, of: subject, in: held.configuration,
      related: entry.map { [Finding.Related($0.keyPlace, "the text that it translates")] } ?? [])
  }
}

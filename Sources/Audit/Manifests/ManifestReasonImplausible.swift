import Baseline
import Catalog
import Census
import Projects

/// Reasons that the code needs and no manifest gives, and reasons that are given and cannot be true. Where code cannot
/// tell, nothing is said.
enum ManifestReasonImplausible {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    guard one.asksReasons, !one.hasUnreadable, !one.isSample, context.census.scanned > 0 else { return [] }
    let schema = context.catalog.manifest
    return schema.categories.flatMap { category -> [Finding] in
      let declared = one.manifests.flatMap { $0.reasons(of: category.name) ?? [] }.filter {
        schema.reason($0.value)?.category == category.name
      }
      // Without any reason, or without any use, there is another finding.
      if declared.isEmpty || one.uses(of: category).isEmpty { return [] }
      return findings(on: category, declared, one, context)
    }
  }

  private static func findings(
    on category: ManifestSchema.Category, _ declared: [PrivacyManifest.Said<String>], _ one: ManifestSubject,
    _ context: AuditContext
  ) -> [Finding] {
    let evidence = context.evidence(on: category, for: one)
    let codes = Set(declared.map(\.value))
    // A wrapper calls only for the app that calls it: which defaults those are is the app's matter.
    let isWrapper = evidence.contains { $0.reason.isForSDKs && codes.contains($0.reason.code) }
    let lacking =
      isWrapper ? [] : evidence.filter { $0.verdict == .needed && !codes.contains($0.reason.code) }
    // A code for SDKs has a rule of its own.
    let wrong = evidence.filter {
      $0.verdict == .contradicted && codes.contains($0.reason.code) && !$0.reason.isForSDKs
    }
    var findings = lacking.compactMap { missing -> Finding? in
      guard let first = missing.sites.first else { return nil }
      let others = missing.sites.dropFirst().prefix(20).map { Finding.Related($0.place, "so does this") }
      let given = declared.map { said in
        let why = wrong.first { $0.reason.code == said.value }.map { ": \($0.why)" } ?? ""
        return Finding.Related(said.place, "declares \(said.value)\(why)")
      }
      return context.finding(
        "manifest.reason-implausible", missing.reason.code, at: first.place,
        "\(UseWords.name(of: first, context)) needs \(missing.reason.code), and \(codes.sorted().listed()) is declared",
        help: help(missing.reason, wrong.map(\.reason.code)), of: one.subject, related: given + others)
    }
    // Where one reason stands in place of another, that is one fault.
    if lacking.isEmpty {
      findings += wrong.compactMap { contradicted in
        guard let said = declared.first(where: { $0.value == contradicted.reason.code }) else { return nil }
        return context.finding(
          "manifest.reason-implausible", said.value, at: said.place,
          "\(said.value) is declared, and \(contradicted.why)", of: one.subject,
          related: contradicted.sites.prefix(5).map { .init($0.place, "is used here") })
      }
    }
    return findings
  }

  private static func help(_ needed: ReasonCode, _ wrong: [String]) -> String {
    let instead = wrong.isEmpty ? "too" : "instead of \(wrong.listed("and"))"
    return "Declare \(needed.code) \(instead): \(needed.meaning)"
  }
}

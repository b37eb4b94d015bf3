import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Files that are protected less than the app's files are by default.
  static let weakerProtection = Audit(["protection.weaker-than-default"]) { context in
    // A Mac does not enforce the classes, and has no entitlement for them.
    context.subjects.filter { !$0.isForMac }.flatMap { subject in
      subject.findings { WeakerProtection(context, subject, $0).findings }
    }
  }
}

private struct WeakerProtection {
  let context: AuditContext
  let subject: AuditSubject
  let variant: AuditVariant

  init(_ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant) {
    self.context = context
    self.subject = subject
    self.variant = variant
  }

  var findings: [Finding] {
    guard subject.isProgram, !subject.isForMac(variant), let standard = standard else { return [] }
    // What a sample uses of a library is the library's.
    let isSample = context.samples.contains(subject.target.id)
    let rules = variant.code.rules.filter { $0.hasPrefix("file-protection.") }.sorted()
    return rules.flatMap(isSample ? variant.code.own : variant.code.running).compactMap { site in
      guard site.certainty > .possible,
        let own = ProtectionClass(of: site), own < standard.class
      else { return nil }
      return context.finding(
        "protection.weaker-than-default",
        at: FilePlace(site.file, line: site.line, column: site.column),
        "the class \(own.words) is weaker than the \(standard.words)",
        severity: standard.place == nil ? .note : nil, of: subject, related: related(standard))
    }
  }

  private struct Standard {
    let `class`: ProtectionClass
    /// Where the entitlement stands; nothing where the system's own counts.
    let place: FilePlace?

    var words: String {
      place == nil ? "system's default, \(`class`.words)" : "default of the app, \(`class`.words)"
    }
  }

  /// The class of files that nobody gives one; nothing where the entitlement is not understood.
  private var standard: Standard? {
    guard let text = SignedEntitlements(variant)?.texts(of: SignedEntitlements.Key.protection).first else {
      return Standard(class: .untilFirstUnlock, place: nil)
    }
    return ProtectionClass(named: text.text).map { Standard(class: $0, place: text.place) }
  }

  private func related(_ standard: Standard) -> [Finding.Related] {
    guard let place = standard.place else { return [] }
    var related = [Finding.Related(file: place.file, line: place.line, message: "sets the default")]
    if standard.class == .complete, let modes = variant.info["UIBackgroundModes"],
      modes.value.elements?.isEmpty == false
    {
      related.append(
        Finding.Related(
          file: modes.place.file, line: modes.place.line,
          message:
            "the app goes on in the background, where files of the default class cannot be read once the "
            + "device is locked"))
    }
    return related
  }
}

import Baseline
import Census
import Projects

extension Audit {
  /// Suites of user defaults with the name of the program itself.
  static let suiteIsBundleID = Audit(["entitlement.suite-is-bundle-id"]) { context in
    context.subjects.filter(\.isBundle).flatMap { subject in
      subject.findings { variant in
        let suites = subject.groupUses(in: variant).filter { $0.taker == .suite }
        let identifier =
          suites.isEmpty ? nil : variant.variant.settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER")?.text
        let literal = suites.filter { $0.text == identifier }
        let asked = variant.groupUses(of: "Bundle.main.bundleIdentifier")
        return (literal + asked).filter { $0.taker == .suite }.map { use in
          context.finding(
            "entitlement.suite-is-bundle-id", at: use.site.place,
            "the suite has the name of the app itself, which the system refuses", of: subject,
            related: use.isConstant
              ? [Finding.Related(file: use.place.file, line: use.place.line, message: "the name stands here")]
              : [])
        }
      }
    }
  }
}

extension AuditSubject {
  /// Whether it runs as a program with a bundle of its own.
  fileprivate var isBundle: Bool {
    switch target.kind {
    case .app, .appClip, .watchApp, .appExtension, .folder: true
    default: false
    }
  }
}

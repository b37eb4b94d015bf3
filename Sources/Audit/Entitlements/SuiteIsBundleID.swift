import Baseline
import Census
import Projects

extension Audit {
  /// Suites of user defaults with the name of the program itself.
  static let suiteIsBundleID = Audit(["entitlement.suite-is-bundle-id"]) { context in
    let groups = GroupUses(context.census)
    return context.subjects.filter(\.isBundle).flatMap { subject in
      subject.findings { variant in
        let identifier = variant.variant.settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER")?.text
        let literal = groups.uses(in: variant, of: subject).filter { $0.text == identifier }
        let asked = groups.uses(of: "Bundle.main.bundleIdentifier", in: variant, of: subject)
        return (literal + asked).filter { $0.taker == .suite }.map { use in
          context.finding(
            "entitlement.suite-is-bundle-id", at: use.sitePlace,
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

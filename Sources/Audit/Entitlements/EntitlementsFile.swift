import Baseline
import Projects

extension Audit {
  /// Entitlements files that a build setting names and that are not there.
  static let entitlementsFile = Audit(["entitlement.missing-file"]) { context in
    context.subjects.flatMap { subject in
      subject.findings { variant in
        // What a generator of projects names it writes itself, so that only a build setting says that a file is there.
        guard variant.entitlements == nil, let path = variant.variant.entitlements,
          let setting = variant.variant.settings.value(of: "CODE_SIGN_ENTITLEMENTS"),
          setting.unresolved.isEmpty, !path.contains("$"), !setting.text.isEmpty
        else { return [] }
        return [
          context.finding(
            "entitlement.missing-file", at: setting.place,
            "CODE_SIGN_ENTITLEMENTS names \(path), which is not there",
            of: subject)
        ]
      }
    }
  }
}

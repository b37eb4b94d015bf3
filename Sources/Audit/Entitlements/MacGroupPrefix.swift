import Baseline
import Catalog
import Projects

extension Audit {
  /// App groups of a Mac app that do not begin with the team's prefix.
  static let macGroupPrefix = Audit(["entitlement.macos-group-prefix"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject in
      subject.findings { variant in
        guard subject.isForMac(variant) else { return [] }
        let groups = SignedEntitlements(variant)?.texts(of: SignedEntitlements.Key.appGroups) ?? []
        return groups.filter { AppGroup.isName($0.text) }.map { group in
          context.finding(
            "entitlement.macos-group-prefix", at: group.place,
            "'\(group.text)' does not begin with the team prefix: since macOS 15 a build from outside the App "
              + "Store makes the system ask whether the app may read data of others", of: subject)
        }
      }
    }
  }
}

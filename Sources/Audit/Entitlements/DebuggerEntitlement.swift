import Baseline
import Projects

extension Audit {
  /// Debugging that the configuration that ships allows.
  static let debuggerEntitlement = Audit(["entitlement.get-task-allow"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject -> [Finding] in
      let keys = ["get-task-allow", "com.apple.security.get-task-allow"]
      return subject.judgedFindings { variant, others in
        guard let entitlements = SignedEntitlements(variant) else { return [] }
        return keys.compactMap { key in
          guard entitlements.isTrue(key), let place = entitlements.place(of: key) else { return nil }
          let isShared = others.allSatisfy { SignedEntitlements($0)?.isTrue(key) ?? false }
          return context.finding(
            "entitlement.get-task-allow", at: place, "\(key) is true in the build that ships", of: subject,
            in: isShared ? variant.variant.platformWords : variant.variant.name)
        }
      }
    }
  }
}

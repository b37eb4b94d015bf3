import Baseline
import Catalog
import Projects

extension Audit {
  /// A push environment for development in the configuration that ships.
  ///
  /// One file for all configurations says `development` in most apps, and exporting the archive replaces it: that is a
  /// note. Where the release has entitlements of its own, or another configuration says `production`, somebody meant
  /// to tell them apart.
  static let pushEnvironment = Audit(["entitlement.aps-development"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject -> [Finding] in
      subject.judgedFindings { variant, others in
        guard let entitlements = SignedEntitlements(variant) else { return [] }
        return pushKeys.flatMap { key in
          entitlements.texts(of: key).filter { $0.text == "development" }.map { text in
            context.finding(
              "entitlement.aps-development", at: text.place, "\(key) is development in the build that ships",
              severity: tellsApart(others, entitlements, key) ? nil : .note, of: subject,
              in: others.count > 1 ? variant.variant.name : variant.variant.platformWords)
          }
        }
      }
    }
  }

  private static let pushKeys = ["aps-environment", "com.apple.developer.aps-environment"]

  private static func tellsApart(
    _ variants: [AuditVariant], _ entitlements: SignedEntitlements, _ key: String
  ) -> Bool {
    variants.contains { variant in
      guard let other = SignedEntitlements(variant) else { return false }
      return other.path != entitlements.path || other.texts(of: key).contains { $0.text == "production" }
    }
  }
}

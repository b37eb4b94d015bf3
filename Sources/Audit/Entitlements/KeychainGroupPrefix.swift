import Baseline
import Census
import Projects

extension Audit {
  /// Keychain groups without the prefix of the team: in entitlements, and in code that names an entitled one.
  static let keychainGroupPrefix = Audit(["entitlement.keychain-group-prefix"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject in
      subject.findings { variant in
        inEntitlements(context, subject, variant) + inCode(context, subject, variant)
      }
    }
  }

  private static let rule = "entitlement.keychain-group-prefix"

  /// Groups of the system, which no team's prefix stands before.
  private static let systemGroups: Set<String> = ["com.apple.token"]

  private static func inEntitlements(
    _ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant
  ) -> [Finding] {
    let texts = SignedEntitlements(variant)?.texts(of: SignedEntitlements.Key.keychainGroups) ?? []
    return texts.filter { text in
      TeamPrefix(of: text.text) == nil && !text.written.hasPrefix("$") && !text.text.hasPrefix("*")
        && !systemGroups.contains(text.text) && !text.text.isEmpty
    }.map { text in
      context.finding(
        rule, at: text.place, "the keychain group '\(text.written)' does not begin with a team prefix",
        of: subject)
    }
  }

  private static func inCode(
    _ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant
  ) -> [Finding] {
    let uses = subject.groupUses(in: variant).filter { $0.taker == .keychain }
    guard !uses.isEmpty, let allowed = KeychainGroups(subject, variant) else { return [] }
    return uses.byText.compactMap { text, uses in
      guard allowed.standing(of: text) == .lacksPrefix, let first = uses.first else { return nil }
      return context.finding(
        rule, at: first.site.place,
        "'\(text)' is the entitled group without its team prefix, which the system takes for another group",
        of: subject, related: uses.related)
    }
  }
}

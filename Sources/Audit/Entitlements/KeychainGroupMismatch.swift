import Baseline
import Census
import Projects

extension Audit {
  /// Keychain groups that code names and the entitlements of the target do not have.
  static let keychainGroupMismatch = Audit(["entitlement.keychain-group-mismatch"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject in
      subject.findings { findings(context, subject, $0) }
    }
  }

  private static func findings(
    _ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant
  ) -> [Finding] {
    let uses = subject.groupUses(in: variant).filter { $0.taker == .keychain }
    guard !uses.isEmpty, let allowed = KeychainGroups(subject, variant) else { return [] }
    return uses.byText.compactMap { text, uses in
      guard allowed.standing(of: text) == .foreign, let first = uses.first else { return nil }
      return context.finding(
        "entitlement.keychain-group-mismatch", text, at: first.site.place, message(text, variant, allowed),
        of: subject, related: uses.related + related(allowed))
    }
  }

  private static func message(_ text: String, _ variant: AuditVariant, _ allowed: KeychainGroups) -> String {
    let team = variant.variant.settings.team
    if let prefix = TeamPrefix(of: text), let team, prefix.text != team {
      return "'\(text)' is a group of team \(prefix.text), and team \(team) signs"
    }
    guard let path = allowed.entitlements?.path else {
      return "'\(text)' is used, and the target has no entitlements"
    }
    return "'\(text)' is used, and \(path) does not grant it"
  }

  private static func related(_ allowed: KeychainGroups) -> [Finding.Related] {
    guard let entitlements = allowed.entitlements else { return [] }
    guard let key = entitlements.place(ofKey: SignedEntitlements.Key.keychainGroups) else {
      return [Finding.Related(file: entitlements.path, message: "has no keychain groups")]
    }
    return [Finding.Related(file: key.file, line: key.line, message: "does not list it")]
  }
}

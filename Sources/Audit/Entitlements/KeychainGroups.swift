import Census
import Projects

/// The keychain groups that a variant may use: its own, those of its entitlements, and its app groups.
struct KeychainGroups {
  /// What lists them, for what is related; nothing where only the program's own group is there.
  let entitlements: SignedEntitlements?
  private let patterns: [EntitledText]
  private let team: String?

  /// Nothing where it is not known what the program is entitled to.
  init?(_ subject: AuditSubject, _ variant: AuditVariant) {
    let entitlements = SignedEntitlements(variant)
    self.entitlements = entitlements
    if entitlements == nil {
      // A file that is missing or malformed is a fault of its own.
      guard variant.variant.entitlements == nil, !subject.target.isGuess else { return nil }
    }
    // The older keychain of a Mac, in a file, has no groups.
    if subject.isForMac(variant), entitlements?.isSandboxed != true { return nil }
    let settings = variant.variant.settings
    team = settings.team
    let identifier = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER")?.text ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
    let prefix = team.map { $0 + "." } ?? "$(AppIdentifierPrefix)"
    let keys = [SignedEntitlements.Key.keychainGroups, SignedEntitlements.Key.appGroups]
    patterns =
      [EntitledText(prefix + identifier)]
      + keys.flatMap { entitlements?.texts(of: $0) ?? [] }.map(\.pattern)
  }

  enum Standing {
    case granted
    /// It would be with the prefix of the team.
    case lacksPrefix
    case foreign
  }

  func standing(of text: String) -> Standing {
    if patterns.contains(where: { $0.canBe(text) }) { return .granted }
    guard TeamPrefix(of: text) == nil else { return .foreign }
    let prefixed = (team ?? "ABCDE12345") + "." + text
    return patterns.contains { $0.canBe(prefixed) } ? .lacksPrefix : .foreign
  }
}

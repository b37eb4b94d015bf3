import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Entitlements that a program is signed with, and that the profile beside it does not grant.
  static let entitlementMismatch = Audit(["artifact.entitlement-mismatch"]) { context in
    let profiles = context.census.configuration.filter { $0.kind == .provisioningProfile }
    return context.subjects.filter(\.target.isBuilt).flatMap { subject -> [Finding] in
      guard let signed = subject.judged.entitlements, let claims = DeclaredEntry.all(of: signed),
        let profile = profiles.first(where: { BuiltBundle.around($0.path)?.path == subject.target.id }),
        let granted = profile.propertyList?.root["Entitlements"]
      else { return [] }
      return claims.filter { claim in
        subject.isGoverned(claim.key)
          && !(granted[claim.key].map { $0.grants(claim.value) } ?? claim.value.isNothing)
      }.map { claim in
        let isThere = granted[claim.key] != nil
        return context.finding(
          "artifact.entitlement-mismatch", claim.key, at: FilePlace(signed.path),
          "the signature claims \(claim.key)\(isThere ? " with a value" : ""), which the profile does not grant",
          of: subject, related: [Finding.Related(FilePlace(profile.path), "says what is granted")])
      }
    }
  }
}

extension AuditSubject {
  /// Whether a profile has to grant an entitlement. On a Mac those of the sandbox and of the hardened runtime are free.
  fileprivate func isGoverned(_ key: String) -> Bool {
    let isForMac = isForMac || judged.variant.infoPlist?.hasSuffix("/Contents/Info.plist") ?? false
    return !isForMac || key.hasPrefix("com.apple.developer.") || key == "keychain-access-groups"
  }
}

extension PropertyList {
  /// Whether it claims nothing: a flag that is off, a list of none.
  fileprivate var isNothing: Bool { content == .flag(false) || elements?.isEmpty ?? false }

  /// Whether a value of a profile covers one of a signature. A text of the profile can stand for all that begin alike.
  fileprivate func grants(_ claim: PropertyList) -> Bool {
    if claim.isNothing { return true }
    if let claimed = claim.elements {
      return claimed.allSatisfy { one in elements?.contains { $0.grants(one) } ?? grants(one) }
    }
    switch (content, claim.content) {
    case (.text(let granted), .text(let claimed)):
      return granted.hasSuffix("*") ? claimed.hasPrefix(granted.dropLast()) : granted == claimed
    case (.array(let granted), .text): return granted.contains { $0.grants(claim) }
    // Of shapes that are seldom met nothing is claimed.
    case (.flag(let granted), .flag(let claimed)): return granted || !claimed
    default: return true
    }
  }
}

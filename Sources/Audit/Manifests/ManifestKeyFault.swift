import Catalog
import Census

/// What is wrong with a key.
enum ManifestKeyFault {
  case unknown
  /// It belongs there instead.
  case misplaced(String)

  /// Nothing where the key is right.
  init?(_ member: PrivacyManifest.Member, in entry: PrivacyManifest.Entry, _ schema: ManifestSchema) {
    if member.isExact { return nil }
    if let key = schema.key(member.name), key.container != entry.container {
      self = .misplaced(key.container.words)
    } else if Self.isOfInfoPlist(member.name) {
      self = .misplaced("in the Info.plist")
    } else if Self.isEntitlement(member.name) {
      self = .misplaced("in the entitlements")
    } else {
      self = .unknown
    }
  }

  /// Families of keys that nothing else is called by.
  private static func isOfInfoPlist(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("UsageDescription") || name.hasPrefix("CFBundle")
      || ["NSAppTransportSecurity", "UIRequiredDeviceCapabilities", "ITSAppUsesNonExemptEncryption"].contains(
        name)
  }

  private static func isEntitlement(_ name: String) -> Bool {
    name.hasPrefix("com.apple.security.") || name.hasPrefix("com.apple.developer.")
  }
}

extension PrivacyManifest.Entry {
  /// The members with a key that is wrong. Where an entry has nothing but keys of another place, the whole entry is
  /// misplaced, and that is one fault.
  func keyFaults(_ schema: ManifestSchema) -> [(member: PrivacyManifest.Member, fault: ManifestKeyFault)] {
    let faults = members.compactMap { member in
      ManifestKeyFault(member, in: self, schema).map { (member: member, fault: $0) }
    }
    return isForeign(faults, schema) ? Array(faults.prefix(1)) : faults
  }

  /// Whether all that the entry has belongs elsewhere.
  func isForeign(_ schema: ManifestSchema) -> Bool {
    isForeign(
      members.compactMap { member in
        ManifestKeyFault(member, in: self, schema).map { (member: member, fault: $0) }
      }, schema)
  }

  private func isForeign(
    _ faults: [(member: PrivacyManifest.Member, fault: ManifestKeyFault)], _ schema: ManifestSchema
  ) -> Bool {
    container != .top && faults.count > 1 && faults.count == members.count
      && faults.allSatisfy { schema.key($0.member.name) != nil }
  }
}

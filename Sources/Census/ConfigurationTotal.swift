import Projects
import Trees

/// How much of one kind the configuration of the team's own targets states. Zeros count: what an app does not ask for is
/// what a promise is made of.
package struct ConfigurationTotal: Sendable, Hashable {
  /// As programs know it: `entitlement-files`, or a kind of declaration.
  package let kind: String
  /// In the plural.
  package let title: String
  package let count: Int
}

extension Census {
  /// In the order of reports.
  package var configurationTotals: [ConfigurationTotal] {
    let files = { (kind: ConfigurationFile.Kind) in
      configuration.count { $0.kind == kind && $0.origin == .firstParty }
    }
    let own = [
      ConfigurationTotal(kind: "targets", title: "Targets that ship", count: shipping.count),
      ConfigurationTotal(
        kind: "privacy-manifests", title: "Privacy manifests", count: files(.privacyManifest)),
      ConfigurationTotal(kind: "entitlement-files", title: "Entitlement files", count: files(.entitlements)),
    ]
    var counts: [Declaration.Kind: Int] = [:]
    // A flag that is off states what holds without it.
    for declaration in declarations where declaration.value != "false" {
      counts[declaration.kind, default: 0] += 1
    }
    return own
      + Declaration.Kind.allCases.map { kind in
        ConfigurationTotal(kind: kind.rawValue, title: kind.title, count: counts[kind] ?? 0)
      }
  }
}

extension Declaration.Kind {
  /// In the plural, as tables have it.
  package var title: String {
    switch self {
    case .usageDescription: "Usage descriptions"
    case .atsException: "Transport-security exceptions"
    case .fileSharing: "File-sharing keys that are on"
    case .urlScheme: "URL schemes"
    case .queriedScheme: "Schemes that are asked about"
    case .backgroundMode: "Background modes"
    case .exportedType: "Exported types"
    case .bonjourService: "Bonjour services"
    case .encryptionExport: "Encryption beyond what is exempt"
    case .entitlement: "Entitlements"
    case .tracking: "Manifests that say that they track"
    case .trackingDomain: "Tracking domains"
    case .dataType: "Collected data types"
    case .accessedAPI: "Declared required-reason categories"
    case .dependency: "Dependencies"
    }
  }
}

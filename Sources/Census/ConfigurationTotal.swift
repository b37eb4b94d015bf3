import Projects
import Trees

/// How much of one kind the configuration of the team's own targets states. Zeros count: what an app does not ask for is
/// what a promise is made of.
package struct ConfigurationTotal: Sendable, Hashable {
  /// As programs know it: `entitlement-files`, or a kind of declaration.
  package let kind: String
  /// In the plural, as a sentence has it.
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
      ConfigurationTotal(kind: "targets", title: "targets that ship", count: shipping.count),
      ConfigurationTotal(
        kind: "privacy-manifests", title: "privacy manifests", count: files(.privacyManifest)),
      ConfigurationTotal(kind: "entitlement-files", title: "entitlement files", count: files(.entitlements)),
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
  /// In the plural, as a sentence has it.
  package var title: String {
    switch self {
    case .usageDescription: "usage descriptions"
    case .atsException: "transport-security exceptions"
    case .fileSharing: "file-sharing keys that are on"
    case .urlScheme: "URL schemes"
    case .queriedScheme: "schemes that are asked about"
    case .backgroundMode: "background modes"
    case .exportedType: "exported types"
    case .bonjourService: "Bonjour services"
    case .encryptionExport: "encryption beyond what is exempt"
    case .entitlement: "entitlements"
    case .tracking: "manifests that say that they track"
    case .trackingDomain: "tracking domains"
    case .dataType: "collected data types"
    case .accessedAPI: "declared required-reason categories"
    case .dependency: "dependencies"
    }
  }
}

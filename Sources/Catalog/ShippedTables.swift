extension Catalog {
  /// Every table, one a line. Their order is the order of rules within a group.
  static let shippedTables: [CatalogTable] = [
    .requiredReason,
    .network,
    .httpClient,
    .remoteLoad,
    .web,
    .cloud,
    .sharing,
    .systemIndex,
    .nearby,
    .pasteboard,
    .analytics,
    .advertising,
    .tracking,
    .trust,
    .service,
    .ipc,
    .logging,
    .keychain,
    .fileProtection,
    .storagePlaces,
    .storageWrites,
    .scope,
    .permission,
    .permissionSystem,
    .gateFindings,
    .entitlementFindings,
    .storageFindings,
    .manifestFindings,
    .infoPlistFindings,
    .sdkDiffFindings,
    .artifactFindings,
  ]

  /// What a privacy manifest can hold. Reasons name categories, so keys come first.
  static let manifestTables: [CatalogTable] = [
    .manifestKeys,
    .manifestDataTypes,
    .reasonCodes,
    .uploadErrors,
  ]

  /// Keys of an Info.plist.
  static let usageTables: [CatalogTable] = [.usageKeys, .usageSystem, .usageOther]

  /// What app extensions and App Clips cannot call.
  static let unavailableTables: [CatalogTable] = [.unavailable]
}

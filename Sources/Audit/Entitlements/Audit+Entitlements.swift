extension Audit {
  /// Those of entitlements, and of what protects stored data.
  static let entitlements: [Audit] = [
    entitlementsFile, appGroupMismatch, suiteIsBundleID, keychainGroupMismatch, keychainGroupPrefix,
    macGroupPrefix,
    hardcodedTeam, entitlementVariables, missingEntitlement, unusedEntitlement, pushEnvironment,
    debuggerEntitlement, weakerProtection, accessibleAlways, listedSDKs,
    unsignedSDKs,
  ]
}

extension Audit {
  /// What entitlements and code say of each other, and what protects what is stored.
  static let entitlements: [Audit] = []
}

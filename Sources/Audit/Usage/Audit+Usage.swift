extension Audit {
  /// What usage descriptions and code say of each other.
  static let usageDescriptions: [Audit] = [
    usageMissing,
    purposeKeys,
    usageText,
    usageUnused,
    usageTranslations,
    usageDrifted,
  ]
}

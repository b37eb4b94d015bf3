extension Audit {
  /// What usage descriptions and code say of each other.
  static let usageDescriptions: [Audit] = [
    usageMissing,
    usageText,
    usageUnused,
    usageTranslations,
    usageDrifted,
  ]
}

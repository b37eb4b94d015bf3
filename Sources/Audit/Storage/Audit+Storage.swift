extension Audit {
  /// Those of what code does with files, with access that it was given, and with servers.
  static let storage: [Audit] = [
    swallowedWriteError, unprotectedWrite, unownedLocation, absolutePath, neverCleaned, lostExclusion,
    unbalancedScope, acceptsAnyServer,
  ]
}

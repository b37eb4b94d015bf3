extension Audit {
  /// What else an Info.plist states.
  static let infoPlists: [Audit] = [
    transport,
    fileSharing,
    unavailableCalls,
    propertyLists,
  ]
}

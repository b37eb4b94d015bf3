extension Catalog {
  /// Every table, one a line. Their order is the order of rules within a group.
  static let shippedTables: [CatalogTable] = []
}

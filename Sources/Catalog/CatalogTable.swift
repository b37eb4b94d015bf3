/// Rows of the catalog as text. Tables are text because two thousand rows written as Swift literals take the
/// compiler half a minute and ten gigabytes, and the same rows as one string no time at all.
package struct CatalogTable: Sendable {
  /// What errors call it.
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A row that cannot be read, and where it stands.
package struct CatalogError: Error, Hashable, CustomStringConvertible {
  package let table: String
  package let line: Int
  package let message: String

  package var description: String { "\(table):\(line): \(message)" }
}

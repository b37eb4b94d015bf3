/// A key of an Info.plist that is no text for a question of the system's, and of which Sluice says something all the same.
package struct InfoKey: Sendable, Hashable {
  package let name: String
  /// What the system does with it.
  package let meaning: String
  /// The kind of declaration that it is on record as; empty where it is on record with the key that it stands in.
  package let record: String
  /// What an addition weighs.
  package let weight: Severity?
  /// The rules of findings that judge it.
  package let findings: [String]
  /// The key whose dictionary it stands in; empty at the top.
  package let parent: String
  package let doubt: String
}

extension InfoKey {
  /// All of them, in the order of the table.
  package static func all() throws(CatalogError) -> [InfoKey] { try read(.infoKeys) }

  static func read(_ table: CatalogTable) throws(CatalogError) -> [InfoKey] {
    let blocks = FactBlocks(
      table: table, opening: "key", keywords: ["says", "record", "finding", "in", "doubt"])
    var read: [InfoKey] = []
    for block in try blocks.read() {
      func error(_ message: String) -> CatalogError {
        CatalogError(table: table.name, line: block.line, message: message)
      }
      guard let meaning = block.texts["says"] else { throw error("\(block.name) says nothing") }
      let record = (block.texts["record"] ?? "").split(separator: " ").map(String.init)
      let weight = record.count > 1 ? Severity(rawValue: record[1]) : nil
      guard record.isEmpty || weight != nil else { throw error("\(block.name) has no weight") }
      read.append(
        InfoKey(
          name: block.name, meaning: meaning, record: record.first ?? "", weight: weight,
          findings: block.list("finding"), parent: block.texts["in"] ?? "",
          doubt: block.texts["doubt"] ?? ""))
    }
    return read
  }

  /// Apple's page on it.
  package var reference: String {
    let folder = parent.isEmpty ? "" : "\(parent.lowercased())/"
    return [
      "https:", "",
      "developer.apple.com/documentation/bundleresources/information-property-list/\(folder)\(name.lowercased())",
    ].joined(separator: "/")
  }
}

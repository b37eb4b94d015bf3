/// What an entitlement lets a program do.
package struct Entitlement: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case flag, text, texts, number, dictionary
    /// A family of keys, each with a type of its own.
    case various
  }

  /// The key; one that ends with `*` is a family of keys.
  package let key: String
  package let kind: Kind
  /// What it allows, in a sentence.
  package let meaning: String
  /// `iOS 8.0`; a platform without a version has had it always, as far as is known. Empty where nothing is.
  package let platforms: [String]
  /// The values that Apple publishes.
  package let values: [String]
  /// The classes and functions that need it.
  package let code: [String]
  /// Keys of the Info.plist that go with it.
  package let companions: [String]
  /// The build setting that adds it without a line in the file.
  package let setting: String
  /// Whether Apple has to grant it to the team.
  package let isManaged: Bool
  /// What a release has to hold to. Empty where nothing is said.
  package let release: String
  /// What sources leave open.
  package let doubt: String
}

extension Entitlement {
  static let tables: [CatalogTable] = [
    .entitlements, .entitlementsOfDevices, .entitlementsOfTheSystem, .entitlementsOfMacs,
  ]

  /// All of them, in the order of the tables.
  package static func all() throws(CatalogError) -> [Entitlement] {
    var all: [Entitlement] = []
    for table in tables { all += try read(table) }
    return all
  }

  static func read(_ table: CatalogTable) throws(CatalogError) -> [Entitlement] {
    let blocks = FactBlocks(
      table: table, opening: "entitlement",
      keywords: ["says", "on", "values", "code", "with", "setting", "managed", "release", "doubt"])
    var read: [Entitlement] = []
    for block in try blocks.read() {
      func error(_ message: String) -> CatalogError {
        CatalogError(table: table.name, line: block.line, message: message)
      }
      guard let kind = Kind(rawValue: block.rest) else { throw error("unknown type '\(block.rest)'") }
      guard let meaning = block.texts["says"] else { throw error("\(block.name) says nothing") }
      read.append(
        Entitlement(
          key: block.name, kind: kind, meaning: meaning, platforms: block.list("on"),
          values: block.list("values"), code: block.list("code"), companions: block.list("with"),
          setting: block.texts["setting"] ?? "", isManaged: block.texts["managed"] != nil,
          release: block.texts["release"] ?? "", doubt: block.texts["doubt"] ?? ""))
    }
    return read
  }

  /// Whether it is the entitlement with this key, or the family that the key belongs to.
  package func covers(_ key: String) -> Bool {
    self.key.hasSuffix("*") ? key.hasPrefix(self.key.dropLast()) : key == self.key
  }

  /// Apple's page on it; empty for a family of keys, which has none of its own.
  package var reference: String {
    if key.hasSuffix("*") { return "" }
    return [
      "https:", "", "developer.apple.com/documentation/bundleresources/entitlements/\(key.lowercased())",
    ]
    .joined(separator: "/")
  }
}

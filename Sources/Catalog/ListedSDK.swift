/// An SDK on Apple's list of those that need a privacy manifest, and a signature where they come as a binary.
package struct ListedSDK: Sendable, Hashable {
  /// Whether the SDK's own repository has a privacy manifest.
  package enum Manifest: String, Sendable, CaseIterable {
    case own, none, unknown
  }

  /// As Apple spells it.
  package let name: String
  /// Names of pods, the current one first.
  package let pods: [String]
  /// Identities of Swift packages.
  package let packages: [String]
  /// What is imported.
  package let modules: [String]
  package let manifest: Manifest
  package let doubt: String
}

extension ListedSDK {
  /// All of them, in Apple's order.
  package static func all() throws(CatalogError) -> [ListedSDK] { try read(.listedSDKs) }

  static func read(_ table: CatalogTable) throws(CatalogError) -> [ListedSDK] {
    let blocks = FactBlocks(
      table: table, opening: "sdk", keywords: ["pods", "packages", "modules", "manifest", "doubt"])
    var read: [ListedSDK] = []
    for block in try blocks.read() {
      guard let manifest = Manifest(rawValue: block.texts["manifest"] ?? Manifest.own.rawValue) else {
        throw CatalogError(table: table.name, line: block.line, message: "unknown manifest")
      }
      read.append(
        ListedSDK(
          name: block.name, pods: block.list("pods"), packages: block.list("packages"),
          modules: block.list("modules"), manifest: manifest, doubt: block.texts["doubt"] ?? ""))
    }
    return read
  }

  /// Whether a folder of a package manager with this name holds it: a pod, a checkout of its repository.
  package func isIn(folder: String) -> Bool {
    let folder = folder.lowercased()
    return ([name] + pods + packages).contains { $0.lowercased() == folder }
  }

  /// Whether somebody who asks for this name means it.
  package func isNamed(_ name: String) -> Bool {
    self.name == name || pods.contains(name) || modules.contains(name)
  }
}

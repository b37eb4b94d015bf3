/// A folder that a build made and that the system takes for one thing: an app, an extension, a framework.
package struct BuiltBundle: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case app, appex, framework, xcframework, bundle, xpc
  }

  package let path: String
  package let kind: Kind

  /// Nothing where the name of the folder says nothing of that.
  package init?(_ path: String) {
    guard let kind = Kind(rawValue: TreePath.fileExtension(of: path)),
      TreePath.name(of: path).utf8.count > kind.rawValue.utf8.count + 1
    else { return nil }
    self.path = path
    self.kind = kind
  }

  /// The innermost one, of those kinds, that a path leads into; nothing where it leads into none.
  package static func around(_ path: String, of kinds: [Kind] = Kind.allCases) -> BuiltBundle? {
    var folder = TreePath.folder(of: path)
    while !folder.isEmpty {
      if let bundle = BuiltBundle(folder), kinds.contains(bundle.kind) { return bundle }
      folder = TreePath.folder(of: folder)
    }
    return nil
  }

  /// The outermost one.
  package static func outermost(around path: String, of kinds: [Kind] = Kind.allCases) -> BuiltBundle? {
    var found = around(path, of: kinds)
    while let inner = found, let outer = around(inner.path, of: kinds) { found = outer }
    return found
  }

  /// The parts of a path that leads into it, from below its own name on.
  package func parts(of inner: String) -> [Substring] {
    Substring(inner.utf8.dropFirst(path.utf8.count)).split(separator: "/")
  }

  /// Without its ending.
  package var name: String { String(TreePath.name(of: path).dropLast(kind.rawValue.utf8.count + 1)) }

  /// The slice of an XCFramework that a path leads into: `ios-arm64`; nothing where it leads into none.
  package static func slice(of path: String) -> Substring? {
    let parts = path.split(separator: "/")
    guard let place = parts.lastIndex(where: { $0.hasSuffix(".xcframework") }), place + 1 < parts.count
    else { return nil }
    return parts[place + 1]
  }

  /// Whether a path leads into a slice that no device takes, and that does not ship.
  package static func isForSimulator(_ path: String) -> Bool {
    slice(of: path)?.hasSuffix("-simulator") ?? false
  }

  /// What says that a bundle was signed: the list of what the signature covers.
  package static let signatureName = "CodeResources"
}

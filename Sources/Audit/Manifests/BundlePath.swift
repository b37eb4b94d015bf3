/// The innermost bundle that a path leads into: `App.app/Frameworks/Kit.framework/…`.
struct BundlePath {
  enum Kind: String, CaseIterable {
    case app, appex, framework, xcframework, bundle
  }

  let kind: Kind
  /// The bundle's own path.
  let path: String
  /// Below it, without the bundle's own name.
  let inside: [Substring]
  /// The slice of an XCFramework that the bundle is in; empty where it is in none.
  let slice: Substring

  /// Nothing where the path leads into no bundle.
  init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard let place = parts.dropLast().lastIndex(where: { Self.kind(of: $0) != nil }),
      let kind = Self.kind(of: parts[place])
    else { return nil }
    self.kind = kind
    self.path = parts[...place].joined(separator: "/")
    inside = Array(parts[(place + 1)...])
    let outer = parts[..<place].lastIndex { Self.kind(of: $0) == .xcframework }
    slice = outer.map { $0 + 1 < place ? parts[$0 + 1] : "" } ?? ""
  }

  private static func kind(of name: Substring) -> Kind? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    return Kind(rawValue: String(name[name.utf8.index(after: dot)...]))
  }

  var isApp: Bool { kind == .app || kind == .appex }

  /// Whether bundles of this slice have their files in folders, as macOS wants it.
  var isDeep: Bool { slice.hasPrefix("macos") || slice.hasSuffix("-maccatalyst") }
}

import Projects

extension BuiltBundle {
  /// The innermost bundle around a file, of those that have a manifest of their own.
  static func ofManifest(_ path: String) -> BuiltBundle? {
    around(path, of: [.app, .appex, .framework, .xcframework, .bundle])
  }

  var isApp: Bool { kind == .app || kind == .appex }

  /// Whether it is in a slice whose bundles have their files in folders, as macOS wants it.
  var isDeep: Bool {
    guard let slice = BuiltBundle.slice(of: TreePath.folder(of: path)) else { return false }
    return slice.hasPrefix("macos") || slice.hasSuffix("-maccatalyst")
  }
}

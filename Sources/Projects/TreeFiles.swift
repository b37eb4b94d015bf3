import Catalog

/// What kind of file a path is, as far as targets are concerned.
enum TreeFiles {
  /// Whether Sluice reads it as source.
  static func isSource(_ path: String) -> Bool { path.role == .source }

  /// Whether it states a privacy fact once it is in a bundle.
  static func isFact(_ path: String) -> Bool {
    switch ConfigurationFile.Kind(path: path) {
    case .privacyManifest, .infoPlistStrings, .infoPlistCatalog: true
    case .infoPlist, .entitlements, .provisioningProfile, nil: false
    }
  }
}

extension Sequence<String> {
  /// Each once, in the order of their bytes.
  func inByteOrder() -> [String] {
    Set(self).sorted { $0.precedes($1) }
  }
}

extension [ApplePlatform] {
  /// Each once, in the order of the bytes of their names.
  func inByteOrder() -> [ApplePlatform] { Set(self).sorted { $0.rawValue.precedes($1.rawValue) } }
}

extension FileIndex {
  /// Whether there is a folder with files in it.
  func hasFolder(_ path: String) -> Bool { !files(below: path).isEmpty }

  /// The same for a folder in another one, by its name in any case: a lock file has the names of packages in lower case,
  /// and a checkout is called as its repository is.
  func hasFolder(called name: String, in parent: String) -> Bool {
    if hasFolder(parent + "/" + name) { return true }
    let name = name.lowercased()
    var rest = files(below: parent)
    // From folder to folder, over the files of each.
    while let first = rest.first {
      let below = Substring(first.utf8.dropFirst(parent.utf8.count + 1))
      guard let slash = below.utf8.firstIndex(of: UInt8(ascii: "/")) else {
        rest = rest.dropFirst()
        continue
      }
      if below[..<slash].lowercased() == name { return true }
      rest = rest.dropFirst(max(files(below: parent + "/" + below[..<slash]).count, 1))
    }
    return false
  }
}

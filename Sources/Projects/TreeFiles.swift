import Lexing

/// What kind of file a path is, as far as targets are concerned.
enum TreeFiles {
  /// Whether Sluice reads it as source.
  static func isSource(_ path: String) -> Bool {
    Language(fileExtension: TreePath.fileExtension(of: path)) != nil
  }

  /// Whether it states a privacy fact once it is in a bundle.
  static func isFact(_ path: String) -> Bool {
    switch ConfigurationFile.Kind(path: path) {
    case .privacyManifest, .infoPlistStrings, .infoPlistCatalog: true
    case .infoPlist, .entitlements, nil: false
    }
  }
}

extension Sequence<String> {
  /// Each once, in the order of their bytes.
  func inByteOrder() -> [String] {
    Set(self).sorted { $0.precedes($1) }
  }
}

extension FileIndex {
  /// Whether there is a folder with files in it.
  func hasFolder(_ path: String) -> Bool { !files(below: path).isEmpty }
}

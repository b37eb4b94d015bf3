package import Formats

/// What a podspec says of the files of its pod.
package struct Podspec: Sendable, Hashable {
  /// The pod itself, or one of its parts.
  package struct Section: Sendable, Hashable {
    /// `Core` or `Core/Net`; empty for the pod itself.
    package var name: String
    package var position: Position
    /// Patterns of paths, relative to the podspec.
    package var sources: [Pattern] = []
    package var excludes: [Pattern] = []
    package var resources: [Pattern] = []
    package var bundles: [Bundle] = []
  }

  package struct Pattern: Sendable, Hashable {
    package var text: PlacedText
    /// `ios`, `osx` …; empty for all.
    package var platform: String
  }

  /// `resource_bundles`: what is copied into a bundle of its own.
  package struct Bundle: Sendable, Hashable {
    package var name: String
    package var files: [Pattern]
  }

  package var name: String
  /// Where the name, else the pod is declared.
  package var position: Position
  /// The pod first.
  package var sections: [Section]
  /// `ios`, `osx` …, as the podspec names them.
  package var platforms: [String]
  package var isStaticFramework: Bool
  /// Where it is written out.
  package var version: PlacedText?
  package var unread: [Unread]
}

/// What of a tree somebody asks about: files, and folders with all that is in them.
///
/// All of the tree is read all the same: whether a name is the tree's own, which target a file belongs to and what a
/// property list is for stands elsewhere as often as not.
package struct TreePart: Sendable, Equatable {
  /// Relative to the root; none where all of the tree is meant.
  package let paths: [String]
  private let folders: [String]

  package init(_ paths: [String] = []) {
    self.paths = paths
    folders = paths.map { $0 + "/" }
  }

  package var isWhole: Bool { paths.isEmpty }

  /// Whether a file is in it, by its path from the root. What has no place is in no part.
  package func holds(_ path: String) -> Bool {
    if isWhole { return true }
    return paths.contains(path) || folders.contains { path.hasPrefix($0) }
  }
}

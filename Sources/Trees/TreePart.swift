/// What of a tree somebody asks about: files, and folders with all that is in them.
///
/// All of the tree is read all the same: whether a name is the tree's own, which target a file belongs to and what a
/// property list is for stands elsewhere as often as not.
package struct TreePart: Sendable, Equatable {
  /// Relative to the root; none where all of the tree is meant.
  private let paths: Set<String>

  package init(_ paths: [String] = []) {
    self.paths = Set(paths)
  }

  package var isWhole: Bool { paths.isEmpty }

  /// Whether a file is in it, by its path from the root. What has no place is in no part.
  package func holds(_ path: String) -> Bool {
    if isWhole || paths.contains(path) { return true }
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      if paths.contains(String(rest)) { return true }
    }
    return false
  }
}

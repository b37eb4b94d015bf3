package import Formats

/// A place in a file of the tree.
package struct FilePlace: Sendable, Hashable {
  /// Relative to the root.
  package var file: String
  /// Counted from one; zero where the whole file is meant, or where it has no lines.
  package var line: Int
  package var column: Int

  package init(_ file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  package init(_ file: String, _ position: Position?) {
    self.init(file, line: position?.line ?? 0, column: position?.column ?? 0)
  }

  package init(_ file: String, _ place: Place) { self.init(file, place.position) }
}

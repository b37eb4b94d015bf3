/// A place in a text. Both are counted from one; a column counts the bytes of UTF-8.
package struct Position: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

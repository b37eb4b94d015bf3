/// The part of a source line that fits, and where the caret stands under it.
struct Excerpt {
  private(set) var text = ""
  /// As wide as what stands before the caret.
  private(set) var blank = ""

  /// - Parameter column: counted from one, in bytes of UTF-8.
  init(line: String, column: Int, width: Int) {
    var cells: [(text: String, width: Int)] = []
    var caret: Int?
    var bytes = 0
    for scalar in line.unicodeScalars {
      if bytes >= column - 1, caret == nil { caret = cells.count }
      bytes += scalar.utf8.count
      let shown = scalar == "\t" ? "  " : Visible.text(String(scalar))
      cells.append((shown, Visible.width(shown)))
    }
    let target = caret ?? cells.count
    // Indentation says nothing here, and a line of thousands of characters has to be cut around the caret.
    var start = min(cells.prefix { $0.text.allSatisfy(\.isWhitespace) }.count, target)
    let before = { (cells: ArraySlice<(text: String, width: Int)>) in cells.reduce(0) { $0 + $1.width } }
    if before(cells[start..<target]) > width / 2 {
      var room = width / 2 - 2
      var index = target
      while index > start, room >= cells[index - 1].width {
        index -= 1
        room -= cells[index].width
      }
      if index > start { text = "…" }
      start = index
    }
    blank = String(repeating: " ", count: Visible.width(text) + before(cells[start..<target]))
    var room = width - Visible.width(text) - 1
    for cell in cells[start...] {
      if room < cell.width {
        text += "…"
        break
      }
      text += cell.text
      room -= cell.width
    }
  }
}

/// Columns in the unit of editors and code hosts: a census counts bytes of UTF-8, they count units of UTF-16.
struct UTF16Columns {
  private let sourceLine: @Sendable (_ file: String, _ line: Int) -> String?
  /// Findings of one line follow each other.
  private var last: (file: String, line: Int, text: String?)?

  init(_ sourceLine: @escaping @Sendable (_ file: String, _ line: Int) -> String?) {
    self.sourceLine = sourceLine
  }

  /// Counted from one; nothing where the line cannot be read, and a guess would point elsewhere.
  mutating func column(_ file: String, _ line: Int, _ column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    if last?.file != file || last?.line != line { last = (file, line, sourceLine(file, line)) }
    guard let text = last?.text else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: end ?? text.endIndex) + 1
  }
}

import Bytes

extension YAMLScanner {
  /// What is done with the ends of lines at the end of a text.
  private enum Chomping {
    /// `-`: none stays.
    case strip
    /// One stays.
    case clip
    /// `+`: all stay.
    case keep
  }

  /// `|` or `>` and the lines below that stand further in.
  mutating func scanBlockScalar() throws(YAMLError) {
    let position = cursor.position
    let isFolded = cursor.peek() == ">"
    // Such a text is no key, and what stands below it can be one.
    allowsKey = true
    try dropCandidate()
    cursor.advance()
    let (chomping, increment) = try blockHeader()
    let least = max(indent + 1, 1)
    var breaks: Int
    let column: Int
    if let increment {
      column = least + increment - 1
      breaks = takeBlankLines(upTo: column)
    } else {
      let (count, furthest) = takeLeadingLines()
      column = max(least, furthest)
      breaks = count
    }
    var text: [UInt8] = []
    var endsWithBreak = false
    while cursor.column == column, !cursor.isAtEnd {
      text += Array(repeating: UInt8(ascii: "\n"), count: breaks)
      let isIndented = cursor.peek().isBlank
      let start = cursor.at
      cursor.skipToBreak()
      text += cursor.bytes[start..<cursor.at]
      endsWithBreak = cursor.takeBreak()
      breaks = takeBlankLines(upTo: column)
      guard cursor.column == column, !cursor.isAtEnd else { break }
      if isFolded, !isIndented, !cursor.peek().isBlank {
        if breaks == 0 { text.append(UInt8(ascii: " ")) }
      } else {
        text.append(UInt8(ascii: "\n"))
      }
      endsWithBreak = false
    }
    if chomping != .strip, endsWithBreak { text.append(UInt8(ascii: "\n")) }
    if chomping == .keep { text += Array(repeating: UInt8(ascii: "\n"), count: breaks) }
    append(.scalar(String(decoding: text, as: UTF8.self), isFolded ? .folded : .literal), at: position)
  }

  private mutating func blockHeader() throws(YAMLError) -> (Chomping, increment: Int?) {
    var chomping: Chomping?
    var increment: Int?
    while true {
      let byte = cursor.peek()
      if byte == "+" || byte == "-", chomping == nil {
        chomping = byte == "+" ? .keep : .strip
      } else if byte.isDigit, byte != UInt8(ascii: "0"), increment == nil {
        increment = Int(byte) - 0x30
      } else {
        break
      }
      cursor.advance()
    }
    cursor.skipBlanks()
    if cursor.peek() == "#" { skipComment() }
    guard cursor.takeBreak() || cursor.isAtEnd else { throw error(.blockHeader) }
    return (chomping ?? .clip, increment)
  }

  /// Takes blank lines before the first line of a text; says how many, and how far in the furthest of them and the
  /// first line's start stand.
  private mutating func takeLeadingLines() -> (breaks: Int, furthest: Int) {
    var breaks = 0
    var furthest = 0
    while true {
      cursor.skipSpaces()
      furthest = max(furthest, cursor.column)
      guard cursor.takeBreak() else { return (breaks, furthest) }
      breaks += 1
    }
  }

  /// Takes lines with no more than spaces up to a column, and the spaces before it on the line after them.
  private mutating func takeBlankLines(upTo column: Int) -> Int {
    var breaks = 0
    while true {
      while cursor.column < column, cursor.peek() == " " { cursor.advance() }
      guard cursor.takeBreak() else { return breaks }
      breaks += 1
    }
  }
}

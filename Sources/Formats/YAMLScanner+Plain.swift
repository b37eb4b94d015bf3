import Bytes

extension YAMLScanner {
  /// A scalar without quotes, over as many lines as go on with it.
  mutating func scanPlain() throws(YAMLError) {
    try saveCandidate()
    let position = cursor.position
    let leastColumn = indent + 1
    var text: [UInt8] = []
    var gap: [UInt8] = []
    while cursor.peek() != "#" {
      let start = cursor.at
      while !endsPlain() { cursor.advance() }
      if cursor.at == start { break }
      allowsKey = false
      text += gap
      text += cursor.bytes[start..<cursor.at]
      gap = try plainGap()
      if gap.isEmpty || !isInBrackets && cursor.column < leastColumn { break }
    }
    append(.scalar(String(decoding: text, as: UTF8.self), .plain), at: position)
  }

  private func endsPlain() -> Bool {
    let byte = cursor.peek()
    switch byte {
    case ":":
      if cursor.separates(1) { return true }
      guard isInBrackets else { return false }
      switch cursor.peek(1) {
      case ",", "[", "]", "{", "}": return true
      default: return false
      }
    case ",", "?", "[", "]", "{", "}": return isInBrackets
    default: return byte.isBlank || byte.isBreak || byte == 0
    }
  }

  /// What stands for the blanks and ends of lines between two words; nothing where no word can follow.
  private mutating func plainGap() throws(YAMLError) -> [UInt8] {
    let start = cursor.at
    cursor.skipBlanks()
    guard cursor.peek().isBreak else { return Array(cursor.bytes[start..<cursor.at]) }
    var breaks = 0
    while cursor.takeBreak() {
      allowsKey = true
      breaks += 1
      if cursor.isAtDocumentMarker { return [] }
      cursor.skipSpaces()
      guard cursor.peek() == "\t" else { continue }
      let tab = cursor.position
      cursor.skipBlanks()
      let isBlankLine = cursor.peek() == "#" || cursor.peek().isBreak || cursor.isAtEnd
      if !isInBrackets, !isBlankLine { throw YAMLError(.tabIndentation, at: tab) }
    }
    return YAMLScanner.folded(breaks)
  }

  /// One end of a line becomes a space; of more, the first is dropped.
  static func folded(_ breaks: Int) -> [UInt8] {
    breaks == 1 ? [UInt8(ascii: " ")] : Array(repeating: UInt8(ascii: "\n"), count: breaks - 1)
  }
}

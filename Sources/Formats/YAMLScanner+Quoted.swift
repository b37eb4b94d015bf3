import Bytes

extension YAMLScanner {
  mutating func scanQuoted() throws(YAMLError) {
    try saveCandidate()
    allowsKey = false
    let position = cursor.position
    let quote = cursor.peek()
    let isDouble = quote == "\""
    cursor.advance()
    var text: [UInt8] = []
    while true {
      let byte = cursor.peek()
      if cursor.isAtEnd || cursor.isAtDocumentMarker {
        throw YAMLError(.unclosedQuote(String(Unicode.Scalar(quote))), at: position)
      }
      if byte == quote {
        cursor.advance()
        // Two single quotes are one.
        guard !isDouble, cursor.peek() == quote else { break }
        text.append(quote)
        cursor.advance()
      } else if isDouble, byte == "\\" {
        try scanEscape(into: &text)
      } else if byte.isBlank || byte.isBreak {
        text += quotedGap()
      } else {
        text.append(byte)
        cursor.advance()
      }
    }
    append(
      .scalar(String(decoding: text, as: UTF8.self), isDouble ? .doubleQuoted : .singleQuoted), at: position)
  }

  /// What stands for blanks and ends of lines: within a line they stay, else they are folded.
  private mutating func quotedGap() -> [UInt8] {
    let start = cursor.at
    cursor.skipBlanks()
    guard cursor.peek().isBreak else { return Array(cursor.bytes[start..<cursor.at]) }
    return YAMLScanner.folded(takeBreaks())
  }

  /// How many ends of lines there are, up to the next word or document marker.
  private mutating func takeBreaks() -> Int {
    var breaks = 0
    while cursor.takeBreak() {
      breaks += 1
      if cursor.isAtDocumentMarker { break }
      cursor.skipBlanks()
    }
    return breaks
  }

  private mutating func scanEscape(into text: inout [UInt8]) throws(YAMLError) {
    let code = cursor.peek(1)
    if code.isBreak {
      cursor.advance()
      text += Array(repeating: UInt8(ascii: "\n"), count: max(0, takeBreaks() - 1))
      return
    }
    if let simple = YAMLScanner.escaped(code) {
      text += String(simple).utf8
      return cursor.advance(2)
    }
    let length: Int
    switch code {
    case "x": length = 2
    case "u": length = 4
    case "U": length = 8
    default:
      let character = String(decoding: cursor.bytes[cursor.at...].prefix(8), as: UTF8.self).prefix(2)
      throw error(.unknownEscape(String(character)))
    }
    try scanNumericEscape(length, into: &text)
  }

  private mutating func scanNumericEscape(_ length: Int, into text: inout [UInt8]) throws(YAMLError) {
    let start = cursor
    guard var number = takeNumber(length) else {
      throw YAMLError(wrongEscape(start, length), at: start.position)
    }
    // JSON writes what is beyond 16 bits as two halves.
    if length == 4, (0xD800..<0xDC00).contains(number), cursor.peek() == "\\", cursor.peek(1) == "u" {
      guard let low = takeNumber(4), (0xDC00..<0xE000).contains(low) else {
        throw YAMLError(wrongEscape(start, length), at: start.position)
      }
      number = 0x1_0000 + (number - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw YAMLError(wrongEscape(start, length), at: start.position)
    }
    text += String(scalar).utf8
  }

  /// The number of an escape, after the letter that says how long it is.
  private mutating func takeNumber(_ length: Int) -> UInt32? {
    var number: UInt32 = 0
    for place in 0..<length {
      guard let digit = cursor.peek(2 + place).hexadecimal else { return nil }
      number = number << 4 | digit
    }
    cursor.advance(2 + length)
    return number
  }

  private func wrongEscape(_ start: YAMLCursor, _ length: Int) -> YAMLError.Trouble {
    let digits = start.bytes[start.at...].dropFirst(2).prefix(length).prefix { $0.hexadecimal != nil }
    return .wrongEscape("\\" + String(decoding: [start.peek(1)] + digits, as: UTF8.self))
  }

  private static func escaped(_ code: UInt8) -> Unicode.Scalar? {
    switch code {
    case "0": "\0"
    case "a": "\u{07}"
    case "b": "\u{08}"
    case "t", "\t": "\t"
    case "n": "\n"
    case "v": "\u{0B}"
    case "f": "\u{0C}"
    case "r": "\r"
    case "e": "\u{1B}"
    case " ": " "
    case "\"": "\""
    case "/": "/"
    case "\\": "\\"
    case "N": "\u{85}"
    case "_": "\u{A0}"
    case "L": "\u{2028}"
    case "P": "\u{2029}"
    default: nil
    }
  }
}

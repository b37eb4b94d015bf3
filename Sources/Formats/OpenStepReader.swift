import Bytes

/// Reads a property list with braces, as projects are written, and tables of strings, which are such a dictionary
/// without them. Every value is a text or data.
struct OpenStepReader {
  var cursor: TextCursor
  var builder = PropertyListBuilder()
  private var isTable = false

  /// What has to come next.
  private enum Wanted { case value, element, comma, key, mark, semicolon, end }

  /// - Parameter bytes: of UTF-8, and not another time checked for it.
  init(_ bytes: [UInt8]) { cursor = TextCursor(bytes) }

  mutating func read() throws(PropertyListError) -> PropertyListDocument {
    skipBlanks()
    var wanted = Wanted.value
    if cursor.isAtEnd || startsTable() {
      isTable = true
      try builder.open(isDictionary: true, at: cursor.place(of: cursor.at))
      wanted = .key
    } else if cursor.isAt("[") {
      throw PropertyListError(.json, at: cursor.place(of: cursor.at))
    }
    while wanted != .end {
      wanted = try read(wanted)
      skipBlanks()
    }
    if !isTable, !cursor.isAtEnd { throw unexpected("the end of the file") }
    guard let root = builder.root else { throw unexpected("a value") }
    return PropertyListDocument(format: isTable ? .strings : .openStep, root: root, notes: builder.notes)
  }

  mutating func error(_ trouble: OpenStepTrouble, at offset: Int) -> PropertyListError {
    PropertyListError(.openStep(trouble), at: cursor.place(of: offset))
  }

  private mutating func unexpected(_ wanted: String) -> PropertyListError {
    error(.unexpected(found, wanted: wanted), at: cursor.at)
  }

  /// For messages.
  private var found: String { cursor.isAtEnd ? "the end of the file" : "'\(cursor.word(at: cursor.at))'" }

  /// Whether a text begins here and is not the whole list. It is looked at again as a key.
  private mutating func startsTable() -> Bool {
    guard let byte = cursor.peek(), byte.beginsText else { return false }
    let start = cursor
    defer { cursor = start }
    if byte.isQuote {
      cursor.at += 1
      skipQuoted(byte)
      cursor.at += 1
    } else {
      cursor.skip(while: \.isBare)
    }
    skipBlanks(noting: false)
    return !cursor.isAtEnd
  }

  private mutating func read(_ wanted: Wanted) throws(PropertyListError) -> Wanted {
    switch wanted {
    case .value: return try readValue("a value")
    case .element: return cursor.isAt(")") ? try close() : try readValue("a value or ')'")
    case .comma:
      if cursor.isAt(")") { return try close() }
      guard cursor.take(",") else { throw unclosed("',' or ')'") }
      return .element
    case .key: return try readKey()
    case .mark: return try readMark()
    case .semicolon:
      guard cursor.take(";") else { throw error(.missingSemicolon(after: lastKey), at: endOfLine) }
      return .key
    case .end: return .end
    }
  }

  private var lastKey: String { builder.lastKey ?? "" }

  /// Where the line ends that what comes next is not on any more; where that comes, if it is on the same line.
  private var endOfLine: Int {
    var end = cursor.at
    while end > 0, cursor.bytes[end - 1].isSpace { end -= 1 }
    return cursor.bytes[end..<cursor.at].contains(where: \.isBreak) ? end : cursor.at
  }

  private mutating func unclosed(_ wanted: String) -> PropertyListError {
    // A table has no brace that could be missing.
    guard cursor.isAtEnd, let place = builder.innermostPlace, !isTable || builder.depth > 1 else {
      return unexpected(wanted)
    }
    let bracket = builder.innermost == .array ? "(" : "{"
    return PropertyListError(.openStep(.unclosed(bracket)), at: place)
  }
}

// MARK: Values

extension OpenStepReader {
  private mutating func readValue(_ wanted: String) throws(PropertyListError) -> Wanted {
    guard let byte = cursor.peek() else { throw unclosed(wanted) }
    let place = cursor.place(of: cursor.at)
    switch byte {
    case "{", "(":
      try builder.open(isDictionary: byte == "{", at: place)
      cursor.at += 1
      return byte == "{" ? .key : .element
    case "<": try builder.add(.data(try readData(from: place)), at: place)
    case _ where byte.beginsText: try builder.add(.text(try readText(from: place)), at: place)
    default: throw unexpected(wanted)
    }
    return afterValue
  }

  private mutating func close() throws(PropertyListError) -> Wanted {
    cursor.at += 1
    try builder.close()
    return afterValue
  }

  private var afterValue: Wanted {
    switch builder.innermost {
    case .nothing: .end
    case .array: .comma
    case .dictionary: .semicolon
    }
  }

  private mutating func readKey() throws(PropertyListError) -> Wanted {
    let isOuterOfTable = isTable && builder.depth == 1
    let start = cursor.at
    if let byte = cursor.peek(), byte.beginsText, !isOuterOfTable || closesText(byte) {
      let place = cursor.place(of: start)
      try builder.add(key: try readText(from: place), at: place)
      return .mark
    }
    if !isOuterOfTable {
      guard cursor.isAt("}") else { throw unclosed("a key or '}'") }
      return try close()
    }
    // CoreFoundation reads a table up to here and drops the rest.
    if !cursor.isAtEnd { builder.note(.unreadRest(cursor.word(at: start)), at: cursor.place(of: start)) }
    try builder.close()
    return .end
  }

  /// Whether the text that begins here has its second quote, if it needs one.
  private mutating func closesText(_ first: UInt8) -> Bool {
    guard first.isQuote else { return true }
    let start = cursor.at
    defer { cursor.at = start }
    cursor.at += 1
    skipQuoted(first)
    return !cursor.isAtEnd
  }

  private mutating func readMark() throws(PropertyListError) -> Wanted {
    if cursor.take("=") { return .value }
    // A key alone is its own value.
    if cursor.isAt(";"), let (key, place) = builder.key {
      try builder.add(.text(key), at: place)
      return .semicolon
    }
    if cursor.isAt(":"), !isTable { throw PropertyListError(.json, at: cursor.place(of: cursor.at)) }
    throw unclosed("'=' or ';'")
  }

  private mutating func readData(from place: Place) throws(PropertyListError) -> [UInt8] {
    cursor.at += 1
    var data: [UInt8] = []
    while true {
      cursor.skip(while: \.isSpace)
      guard let byte = cursor.peek() else { throw PropertyListError(.openStep(.unclosedData), at: place) }
      if byte == ">" { break }
      guard let high = byte.hexadecimal else {
        if skipLineSeparator() { continue }
        throw error(.wrongData(cursor.word(at: cursor.at)), at: cursor.at)
      }
      guard let low = cursor.peek(1)?.hexadecimal else { throw error(.oddData, at: cursor.at) }
      data.append(UInt8(truncatingIfNeeded: high << 4 | low))
      cursor.at += 2
    }
    cursor.at += 1
    return data
  }
}

// MARK: Blanks

extension OpenStepReader {
  /// Over blanks and comments. The bytes are looked at here and nowhere else, and there are many of them.
  private mutating func skipBlanks(noting: Bool = true) {
    while let byte = cursor.peek() {
      switch byte {
      case 0x09...0x0D, " ": cursor.at += 1
      case "/" where cursor.isAt("/", 1):
        cursor.at += 2
        while !cursor.isAtEnd, !cursor.bytes[cursor.at].isBreak, !isAtLineSeparator { cursor.at += 1 }
      case "/" where cursor.isAt("*", 1):
        let start = cursor.at
        cursor.at += 2
        if cursor.skip(past: "*/") { continue }
        cursor.at = cursor.bytes.count
        if noting { builder.note(.unclosedComment, at: cursor.place(of: start)) }
      default: if !skipLineSeparator() { return }
      }
    }
  }

  /// U+2028 or U+2029.
  private var isAtLineSeparator: Bool {
    guard cursor.peek() == 0xE2, cursor.peek(1) == 0x80 else { return false }
    return cursor.peek(2) == 0xA8 || cursor.peek(2) == 0xA9
  }

  private mutating func skipLineSeparator() -> Bool {
    guard isAtLineSeparator else { return false }
    cursor.at += 3
    return true
  }
}

extension UInt8 {
  var isQuote: Bool { self == "\"" || self == "'" }
  var beginsText: Bool { isBare || isQuote }

  /// What can stand in a text without quotes.
  var isBare: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}

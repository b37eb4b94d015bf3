import Bytes

/// Reads JSON, RFC 8259, with the place of every value and key, which readers of values alone do not keep.
package struct JSONReader {
  /// Catalogs of strings reach a quarter of it.
  package static let maximumByteCount = 32 << 20
  package static let maximumDepth = 512
  /// Keys count too. Bounds the memory that a hostile file can ask for.
  package static let maximumValueCount = 1_000_000

  private var cursor: TextCursor
  /// What is open: a list, not a chain of calls, so that no file can exhaust the stack.
  private var open: [Container] = []
  private var root: JSONNode?
  private var count = 0
  private var notes: [JSONNote] = []
  private let valueLimit: Int

  private struct Container {
    let isObject: Bool
    let position: Position
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
    var key: (text: String, position: Position)?
    var isEmpty: Bool { elements.isEmpty && members.isEmpty }
  }

  /// - Parameters:
  ///   - maximumByteCount: how large the file may be.
  ///   - maximumValueCount: how many values and keys it may have.
  package static func read(
    _ bytes: [UInt8], maximumByteCount: Int = maximumByteCount, maximumValueCount: Int = maximumValueCount
  ) throws(JSONError) -> JSONDocument {
    let start = Position(line: 1, column: 1)
    guard bytes.count <= maximumByteCount else { throw JSONError(.tooLarge, at: start) }
    let text: DecodedText
    do throws(DecodedText.Failure) {
      text = try DecodedText(bytes, declared: { _ in nil })
    } catch {
      throw JSONError(.wrongEncoding(error.encoding), at: start)
    }
    var reader = JSONReader(cursor: TextCursor(text.bytes), valueLimit: maximumValueCount)
    if let invalid = text.firstInvalid { throw reader.error(.wrongEncoding("UTF-8"), at: invalid) }
    if let broken = text.loneSurrogate { throw reader.error(.wrongEncoding("UTF-16"), at: broken) }
    if text.isCut { throw reader.error(.wrongEncoding("UTF-16"), at: text.bytes.count) }
    return try reader.document()
  }

  private init(cursor: TextCursor, valueLimit: Int) {
    self.cursor = cursor
    self.valueLimit = valueLimit
  }

  private mutating func document() throws(JSONError) -> JSONDocument {
    cursor.skip(while: \.isSpace)
    try readValue()
    while !open.isEmpty {
      try readNext()
      cursor.skip(while: \.isSpace)
    }
    guard cursor.isAtEnd, let root else { throw unexpected("the end of the file") }
    return JSONDocument(root: root, notes: notes.sorted { $0.position < $1.position })
  }

  private mutating func position(of offset: Int) -> Position {
    cursor.place(of: offset).position ?? Position(line: 1, column: 1)
  }

  private mutating func error(_ trouble: JSONError.Trouble, at offset: Int) -> JSONError {
    JSONError(trouble, at: position(of: offset))
  }

  private mutating func unexpected(_ wanted: String) -> JSONError {
    if cursor.isAtEnd, let last = open.last {
      return JSONError(.unclosed(last.isObject ? "{" : "["), at: last.position)
    }
    let found = cursor.isAtEnd ? "the end of the file" : "'\(cursor.word(at: cursor.at))'"
    return error(.unexpected(found, wanted: wanted), at: cursor.at)
  }
}

// MARK: Values

extension JSONReader {
  /// What comes next in the innermost list or object.
  private mutating func readNext() throws(JSONError) {
    cursor.skip(while: \.isSpace)
    let last = open.count - 1
    let (isObject, isEmpty) = (open[last].isObject, open[last].isEmpty)
    if cursor.take(isObject ? "}" : "]") { return try close() }
    if !isEmpty {
      guard cursor.take(",") else { throw unexpected(isObject ? "',' or '}'" : "',' or ']'") }
      cursor.skip(while: \.isSpace)
    }
    if isObject {
      guard cursor.isAt("\"") else {
        throw unexpected(isEmpty ? "a key in double quotes or '}'" : "a key in double quotes")
      }
      let position = position(of: cursor.at)
      try countOne(at: position)
      open[last].key = (try readText(), position)
      cursor.skip(while: \.isSpace)
      guard cursor.take(":") else { throw unexpected("':'") }
      cursor.skip(while: \.isSpace)
    }
    try readValue()
  }

  private mutating func readValue() throws(JSONError) {
    guard let byte = cursor.peek() else { throw unexpected("a value") }
    let position = position(of: cursor.at)
    try countOne(at: position)
    switch byte {
    case "{", "[":
      guard open.count < JSONReader.maximumDepth else { throw JSONError(.tooDeep, at: position) }
      cursor.at += 1
      open.append(Container(isObject: byte == "{", position: position))
    case "\"": deliver(JSONNode(.text(try readText()), at: position))
    case "-", "0"..."9": deliver(JSONNode(.number(try readNumber()), at: position))
    default:
      guard let content = readWord() else { throw unexpected("a value") }
      deliver(JSONNode(content, at: position))
    }
  }

  private mutating func readWord() -> JSONNode.Content? {
    if cursor.take("true") { return .flag(true) }
    if cursor.take("false") { return .flag(false) }
    return cursor.take("null") ? .null : nil
  }

  private mutating func close() throws(JSONError) {
    guard let last = open.popLast() else { return }
    if last.isObject { note(last.members) }
    deliver(JSONNode(last.isObject ? .object(last.members) : .list(last.elements), at: last.position))
  }

  private mutating func deliver(_ value: JSONNode) {
    let last = open.count - 1
    guard last >= 0 else {
      root = value
      return
    }
    if let (key, position) = open[last].key {
      open[last].members.append(JSONMember(key, at: position, value))
      open[last].key = nil
    } else {
      open[last].elements.append(value)
    }
  }

  private mutating func countOne(at position: Position) throws(JSONError) {
    count += 1
    if count > valueLimit { throw JSONError(.tooManyValues, at: position) }
  }

  private mutating func note(_ members: [JSONMember]) {
    var positions: [SpeltKey: Position] = [:]
    for member in members {
      guard let first = positions.updateValue(member.keyPosition, forKey: SpeltKey(text: member.key)) else {
        continue
      }
      notes.append(JSONNote(key: member.key, first: first, position: member.keyPosition))
    }
  }
}

// MARK: Texts and numbers

extension JSONReader {
  private mutating func readText() throws(JSONError) -> String {
    let start = cursor.at
    cursor.at += 1
    cursor.skip { $0 != "\"" && $0 != "\\" && $0 >= 0x20 }
    if cursor.isAt("\"") {
      defer { cursor.at += 1 }
      return String(decoding: cursor.bytes[(start + 1)..<cursor.at], as: UTF8.self)
    }
    var text = Array(cursor.bytes[(start + 1)..<cursor.at])
    while let byte = cursor.peek(), byte != "\"" {
      if byte == "\\" {
        try readEscape(into: &text)
      } else if byte < 0x20 {
        throw error(.control(UInt32(byte)), at: cursor.at)
      } else {
        text.append(byte)
        cursor.at += 1
      }
    }
    guard cursor.take("\"") else { throw error(.unclosedQuote, at: start) }
    return String(decoding: text, as: UTF8.self)
  }

  /// From a backslash on, and the second half of a pair with the first.
  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = cursor.at
    cursor.at += 1
    let letter = cursor.peek() ?? 0
    cursor.at += 1
    switch letter {
    case "\"", "\\", "/": return text.append(letter)
    case "b": return text.append(0x08)
    case "f": return text.append(0x0C)
    case "n": return text.append(0x0A)
    case "r": return text.append(0x0D)
    case "t": return text.append(0x09)
    default: break
    }
    var pairs = SurrogatePairs()
    var isWhole = false
    if letter == "u", let unit = readUnit() {
      pairs.append(unit, to: &text)
      if UTF16.isLeadSurrogate(unit), cursor.take("\\u"), let second = readUnit() {
        pairs.append(second, to: &text)
      }
      pairs.finish(&text)
      isWhole = !pairs.isBroken
    }
    guard isWhole else {
      cursor.at = min(cursor.at, cursor.bytes.count)
      throw error(.wrongEscape(cursor.text(from: start)), at: start)
    }
  }

  private mutating func readUnit() -> UInt16? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = cursor.peek()?.hexadecimal else { return nil }
      unit = unit << 4 | digit
      cursor.at += 1
    }
    return UInt16(truncatingIfNeeded: unit)
  }

  private mutating func readNumber() throws(JSONError) -> String {
    let start = cursor.at
    cursor.skip { $0.isDigit || $0 == "-" || $0 == "+" || $0 == "." || $0 == "e" || $0 == "E" }
    let text = cursor.text(from: start)
    if !JSONReader.isNumber(cursor.bytes[start..<cursor.at]) { throw error(.wrongNumber(text), at: start) }
    return text
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    guard let first = whole.first, first != "0" || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let mark = rest.first else { return true }
    guard mark == "e" || mark == "E" else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}

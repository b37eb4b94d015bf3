import Bytes

/// A place in the bytes of a YAML file, and the line that it is on.
struct YAMLCursor {
  let bytes: [UInt8]
  private(set) var at: Int
  private(set) var line = 1
  private var lineStart: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no part of the first line.
    at = bytes.utf8MarkLength
    lineStart = at
  }

  /// How many bytes of the line are before.
  var column: Int { at - lineStart }
  var position: Position { Position(line: line, column: column + 1) }
  var isAtEnd: Bool { at >= bytes.count }

  /// The byte here, or further on; zero after the last, which no text contains.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = at + distance
    return place < bytes.count ? bytes[place] : 0
  }

  /// Whether a blank, the end of a line or the end of the file is there.
  @inline(__always)
  func separates(_ distance: Int) -> Bool {
    let byte = peek(distance)
    return byte.isBlank || byte.isBreak || byte == 0
  }

  /// `---` or `...` on a line of its own, or before a blank.
  var isAtDocumentMarker: Bool {
    guard column == 0, peek() == "-" || peek() == "." else { return false }
    return peek(1) == peek() && peek(2) == peek() && separates(3)
  }

  /// Not over the end of a line.
  mutating func advance(_ count: Int = 1) { at = min(at + count, bytes.count) }

  mutating func skip(while fits: (UInt8) -> Bool) {
    while at < bytes.count, fits(bytes[at]) { at += 1 }
  }

  mutating func skipSpaces() { skip { $0 == " " } }
  mutating func skipBlanks() { skip(while: \.isBlank) }
  mutating func skipToBreak() { skip { !$0.isBreak } }

  /// Takes the end of a line, LF, CR LF or CR.
  mutating func takeBreak() -> Bool {
    guard peek().isBreak else { return false }
    at += peek() == "\r" && peek(1) == "\n" ? 2 : 1
    line += 1
    lineStart = at
    return true
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<at], as: UTF8.self) }
}

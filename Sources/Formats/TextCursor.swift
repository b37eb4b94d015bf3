import Bytes

/// A place in the UTF-8 bytes of a text, which can hold any character, and the line that it is on.
struct TextCursor {
  let bytes: [UInt8]
  var at = 0

  // Lines are counted up to here. Places are asked for in the order of the text, so each byte is looked at once.
  private var counted = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at >= bytes.count }

  /// The byte here, or further on; nothing after the last one.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8? {
    let place = at + distance
    return place < bytes.count ? bytes[place] : nil
  }

  @inline(__always)
  func isAt(_ character: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    let place = at + distance
    return place < bytes.count && bytes[place] == character
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.count <= bytes.count - at && bytes[at..<(at + text.count)].elementsEqual(text)
    }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while fits: (UInt8) -> Bool) {
    while at < bytes.count, fits(bytes[at]) { at += 1 }
  }

  /// To the first byte after a mark, or nowhere.
  mutating func skip(past mark: StaticString) -> Bool {
    let start = at
    let first = Unicode.Scalar(mark.utf8Start.pointee)
    while at < bytes.count {
      if bytes[at] == first, take(mark) { return true }
      at += 1
    }
    at = start
    return false
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<at], as: UTF8.self) }

  /// What stands at a place, for messages: up to the next blank, and not much of it.
  func word(at start: Int) -> String {
    let end = bytes[start...].prefix(24).firstIndex { $0 <= 0x20 } ?? min(start + 24, bytes.count)
    return String(decoding: bytes[start..<max(end, min(start + 1, bytes.count))], as: UTF8.self)
  }

  mutating func place(of offset: Int) -> Place {
    let end = min(offset, bytes.count)
    if end < counted { (counted, line, lineStart) = (0, 1, 0) }
    while counted < end {
      let byte = bytes[counted]
      counted += 1
      guard byte.isBreak else { continue }
      // Of CR LF, LF ends the line.
      if byte == "\r", counted < bytes.count, bytes[counted] == "\n" { continue }
      line += 1
      lineStart = counted
    }
    return .text(Position(line: line, column: end - lineStart + 1))
  }
}

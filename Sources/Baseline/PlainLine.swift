import Bytes

/// A line of a baseline as Sluice itself writes nearly all of them: one object without blanks, of texts without rare
/// escapes, of lists of those, and of whole numbers. A baseline has a line for each call, and a decoder for all of JSON took longer over
/// them than the matching of the sources; what is not as plain as that is left to it.
struct PlainLine {
  private(set) var members: [(key: String, value: Value)] = []
  /// Whether the same bytes would be written for its texts; where that is not known, it is false.
  private(set) var isAsWritten = true

  enum Value {
    case text(String)
    case number(Int)
    case texts([String])
  }

  private let bytes: ArraySlice<UInt8>
  private var at: Int

  /// Nothing where the line is anything else, be it wrong or not.
  /// - Parameter bytes: valid UTF-8.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
    members.reserveCapacity(8)
    guard take("{") else { return nil }
    repeat {
      guard let key = text(), take(":"), let value = value() else { return nil }
      // Which of two equal keys counts is not for this reader to say.
      if members.contains(where: { $0.key == key }) { return nil }
      members.append((key, value))
    } while take(",")
    guard take("}"), at == bytes.endIndex else { return nil }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard at < bytes.endIndex, bytes[at] == UInt8(ascii: mark) else { return false }
    at += 1
    return true
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = at
    var escapes = 0
    while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\") {
        at += 1
        guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "\"") || bytes[at] == byte else { return nil }
        escapes += 1
      } else if byte >= 0x7F, mayBeEscaped(at) {
        isAsWritten = false
      }
      at += 1
    }
    let raw = bytes[start..<at]
    // An empty text is left out when a line is written.
    if raw.isEmpty { isAsWritten = false }
    guard take("\"") else { return nil }
    return String(decoding: escapes == 0 ? raw : Self.unescaped(raw)[...], as: UTF8.self)
  }

  /// Whether the character that begins at `place` may be one that is escaped when written: those are all of U+0080
  /// to U+00BF, a mark of direction in U+0600 to U+063F, punctuation from U+2000 on, or U+FEFF. Of the punctuation
  /// the mark of what was left out, `…`, is common.
  private func mayBeEscaped(_ place: Int) -> Bool {
    switch bytes[place] {
    case 0x7F, 0xC2, 0xD8, 0xEF: true
    case 0xE2: !bytes[place...].starts(with: "…".utf8)
    default: false
    }
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var isEscaped = false
    for byte in raw {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { text.append(byte) }
    }
    return text
  }

  private mutating func value() -> Value? {
    guard at < bytes.endIndex else { return nil }
    if bytes[at] == UInt8(ascii: "\"") { return text().map(Value.text) }
    if take("[") { return texts().map(Value.texts) }
    let start = at
    var number = 0
    while at < bytes.endIndex, at - start < 9, bytes[at].isDigit {
      number = number * 10 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    return at > start && bytes[start] != UInt8(ascii: "0") ? .number(number) : nil
  }

  /// What follows the bracket of a list; one that is not in the order of its bytes is not as it would be written.
  private mutating func texts() -> [String]? {
    var texts: [String] = []
    if take("]") { return texts }
    repeat {
      guard let text = text() else { return nil }
      if let last = texts.last, !last.utf8.lexicographicallyPrecedes(text.utf8) { isAsWritten = false }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }
}

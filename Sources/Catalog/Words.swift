/// The words of a line, one after the other. Bytes are looked at, not characters: reading the catalog is the
/// first thing that every run does, and characters take it several times as long.
struct Words {
  private(set) var rest: Bytes

  init(_ line: Bytes) { rest = line.trimmed }

  mutating func next() -> Bytes? {
    guard !rest.isEmpty else { return nil }
    let word = rest.before(" ")
    rest = rest[word.endIndex...].trimmed
    return word
  }

  /// A selector, with the brackets around it and its receiver where there are any.
  mutating func nextSelector() -> Bytes? {
    guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      return next()
    }
    let selector = rest[...end]
    rest = rest[selector.endIndex...].trimmed
    return selector
  }

  /// The next word, as one of the values that a closed list has.
  mutating func value<Value: RawRepresentable<String>>(_ kind: String) throws(RowError) -> Value {
    let word = next()?.text ?? ""
    guard let value = Value(rawValue: word) else { throw RowError("unknown \(kind) '\(word)'") }
    return value
  }

  func end() throws(RowError) {
    guard rest.isEmpty else { throw RowError("unexpected '\(rest.text)'") }
  }
}

/// What is wrong with a row; its place is known one level up.
struct RowError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// A piece of a table.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Without spaces at its ends.
  var trimmed: Bytes {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return self[start..<end]
  }

  /// What stands before the first such mark, everything where there is none.
  func before(_ mark: Unicode.Scalar) -> Bytes { self[..<(firstIndex(of: UInt8(ascii: mark)) ?? endIndex)] }

  /// What stands between such marks, empty parts too.
  func parts(at mark: Unicode.Scalar) -> [Bytes] {
    var parts: [Bytes] = []
    var start = startIndex
    while let end = self[start...].firstIndex(of: UInt8(ascii: mark)) {
      parts.append(self[start..<end])
      start = end + 1
    }
    parts.append(self[start...])
    return parts
  }

  func begins(with mark: Unicode.Scalar) -> Bool { first == UInt8(ascii: mark) }
  func ends(with mark: Unicode.Scalar) -> Bool { last == UInt8(ascii: mark) }

  /// Without its first and its last byte, which are marks.
  var inside: Bytes { dropFirst().dropLast() }
}

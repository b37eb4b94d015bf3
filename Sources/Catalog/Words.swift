/// The words of a line, one after the other. Bytes are looked at, not characters: reading the catalog is the
/// first thing that every run does, and characters take it several times as long.
struct Words {
  private(set) var rest: Substring

  init(_ line: Substring) { rest = line.trimmed }

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let word = rest.before(" ")
    rest = rest[word.endIndex...].trimmed
    return word
  }

  /// A selector, with the brackets around it and its receiver where there are any.
  mutating func nextSelector() -> Substring? {
    guard rest.utf8.first == UInt8(ascii: "["), let end = rest.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      return next()
    }
    let selector = rest[...end]
    rest = rest[selector.endIndex...].trimmed
    return selector
  }

  /// The next word, as one of the values that a closed list has.
  mutating func value<Value: RawRepresentable<String>>(_ kind: String) throws(RowError) -> Value {
    let word = String(next() ?? "")
    guard let value = Value(rawValue: word) else { throw RowError("unknown \(kind) '\(word)'") }
    return value
  }

  func end() throws(RowError) {
    guard rest.isEmpty else { throw RowError("unexpected '\(rest)'") }
  }
}

/// What is wrong with a row; its place is known one level up.
struct RowError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension Substring {
  /// Without spaces at its ends.
  var trimmed: Substring {
    let space = UInt8(ascii: " ")
    let first = utf8.firstIndex { $0 != space }
    let last = utf8.lastIndex { $0 != space }
    guard let first, let last else { return self[endIndex...] }
    return self[first...last]
  }

  /// What stands before the first such mark, everything where there is none.
  func before(_ mark: Unicode.Scalar) -> Substring {
    self[..<(utf8.firstIndex(of: UInt8(ascii: mark)) ?? endIndex)]
  }

  /// What stands between such marks, empty parts too.
  func parts(at mark: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false).map { Substring($0) }
  }

  func begins(with mark: Unicode.Scalar) -> Bool { utf8.first == UInt8(ascii: mark) }
  func ends(with mark: Unicode.Scalar) -> Bool { utf8.last == UInt8(ascii: mark) }

  /// Without its first and its last byte, which are marks.
  var inside: Substring { Substring(utf8.dropFirst().dropLast()) }
}

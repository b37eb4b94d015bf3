import Testing

@testable import Formats

/// Nothing that is read may trap, hang or take more than its size.
@Suite(.serialized) struct HostileInputTests {
  @Test(arguments: YAMLFixture.all)
  func `Every part of a text is read or refused`(_ fixture: YAMLFixture) {
    let bytes = Array(fixture.text.utf8)
    for end in 0...bytes.count {
      _ = try? YAMLReader.read(Array(bytes[..<end]))
      _ = try? YAMLReader.read(Array(bytes[end...]))
    }
  }

  @Test func `Bytes in any order are read or refused`() {
    let marks = Array(" \n\t-:?,[]{}#&*!|>'\"%@`\\a1~<=.\r".utf8) + [0xC3, 0xA9, 0xFF]
    for seed in 0..<200 {
      var dice = Dice(seed: UInt64(seed) + 1)
      let bytes = (0..<(1 + dice.roll(400))).map { _ in marks[dice.roll(marks.count)] }
      _ = try? YAMLReader.read(bytes)
      // Without bytes that are refused at once.
      _ = try? YAMLReader.read(bytes.filter { $0 < 0x80 })
    }
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[a: ", "- [", "a: {b: "])
  func `Nesting has a limit`(_ unit: String) {
    let error = #expect(throws: YAMLError.self) {
      try YAMLReader.read(Array(String(repeating: unit, count: 100_000).utf8))
    }
    #expect(error?.trouble == .tooDeep || error?.trouble == .misplacedValue)
  }

  @Test func `Nesting up to the limit is read`() throws {
    let depth = YAMLReader.maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    _ = try YAMLReader.read(Array(text.utf8))
    let lines = (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    _ = try YAMLReader.read(Array(lines.utf8))
  }

  @Test func `Size has a limit`() {
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: YAMLReader.maximumByteCount + 1)
    #expect(throws: YAMLError(.tooLarge, at: Position(line: 1, column: 1))) { try YAMLReader.read(large) }
    let many = Array(("[" + String(repeating: "a,", count: 600_000) + "]").utf8)
    let error = #expect(throws: YAMLError.self) { try YAMLReader.read(many) }
    #expect(error?.trouble == .tooManyValues)
  }

  /// Each is repeated.
  static let units = [
    "a", "a ", "a: b\n", "- a\n", "\n", " ", "#\n", "'' ", "\"\\n", "'a\n", "a,", "[a,b],", "k: |\n a\n",
    "a\n ", "&a ",
    "!a ", "? a\n", "a\n\n", "\t", "- - - a\n", "é", "1_", "\r", "  \n", "...\n",
  ]

  private func time(_ unit: String, bytes: Int) -> Duration {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    return ContinuousClock().measure {
      for start in ["", "[", "a: >\n "] { _ = try? YAMLReader.read(Array((start + text).utf8)) }
    }
  }

  /// Four times the bytes take four times the time; sixteen would be the square. The bounds are wide: machines are busy.
  @Test(arguments: units)
  func `Time grows as the size does`(_ unit: String) {
    for _ in 0..<3 {
      let small = time(unit, bytes: 16_000)
      let large = time(unit, bytes: 64_000)
      if large < .milliseconds(100) || large < small * 9 { return }
    }
    Issue.record("four times as much of '\(unit)' takes more than nine times as long")
  }

  @Test func `A line of a megabyte is read`() throws {
    let words = String(repeating: "word ", count: 200_000)
    #expect(try YAMLReader.read(Array("a: \(words)".utf8)).root["a"]?.text?.utf8.count == 999_999)
    #expect(try YAMLReader.read(Array("a: \"\(words)\"".utf8)).root["a"]?.text == words)
  }
}

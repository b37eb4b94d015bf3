import Lexing
import Testing

@Suite struct LineTableTests {
  /// A source, and the texts of its lines.
  static let cases: [(source: String, lines: [String])] = [
    ("", [""]),
    ("a", ["a"]),
    ("a\nb\n", ["a", "b", ""]),
    ("a\rb", ["a", "b"]),
    ("a\r\nb", ["a", "b"]),
    ("a\n\rb", ["a", "", "b"]),
    ("a\r\r\nb", ["a", "", "b"]),
    ("\n\n", ["", "", ""]),
    ("\u{FEFF}a\nb", ["a", "b"]),
    ("\u{FEFF}", [""]),
    ("a\u{2028}b\u{2029}c\u{85}d", ["a\u{2028}b\u{2029}c\u{85}d"]),
    ("a\u{B}b\u{C}c\0d", ["a\u{B}b\u{C}c\0d"]),
    ("é🎈\nx", ["é🎈", "x"]),
  ]

  @Test(arguments: cases.indices) func splitsIntoLines(_ index: Int) {
    let (text, lines) = Self.cases[index]
    Source.with(Array(text.utf8)) { source in
      let table = LineTable(source)
      for (number, line) in lines.enumerated() {
        let range = table.range(ofLine: number + 1, in: source)
        let bytes = range.map { source[$0] }
        #expect(bytes == Array(line.utf8), "line \(number + 1) of \(text.debugDescription)")
        let (start, end) = (table.position(of: range.lowerBound), table.position(of: range.upperBound))
        #expect(start.line == number + 1 && start.column == 1)
        #expect(end.line == number + 1 && end.column == line.utf8.count + 1)
      }
      #expect(table.range(ofLine: 0, in: source).isEmpty)
      #expect(table.range(ofLine: lines.count + 1, in: source).isEmpty)
    }
  }

  @Test func countsColumnsInBytes() {
    Source.with(Array("\u{FEFF}é x\r\ny".utf8)) { source in
      let table = LineTable(source)
      let positions = (0...source.count).map { table.position(of: $0) }
      #expect(positions.map(\.line) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
      #expect(positions.map(\.column) == [1, 1, 1, 1, 2, 3, 4, 5, 6, 1, 2])
    }
  }
}

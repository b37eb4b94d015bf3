import Lexing
import Testing

@Suite struct LineCounterTests {
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
    (
      "a long line, longer than eight bytes\r\nand\na third\u{D}and more\n\n\n\n\n\n\n\n\n\nend",
      [
        "a long line, longer than eight bytes", "and", "a third", "and more", "", "", "", "", "", "", "", "",
        "",
        "end",
      ]
    ),
  ]

  @Test(arguments: cases.indices) func countsLines(_ index: Int) {
    let (text, lines) = Self.cases[index]
    Source.with(Array(text.utf8)) { source in
      var counter = LineCounter(source)
      var offset = text.hasPrefix("\u{FEFF}") ? 3 : 0
      for (number, line) in lines.enumerated() {
        let end = offset + line.utf8.count
        // In order, and back again.
        for place in [offset, end, offset] {
          let position = counter.position(of: place)
          #expect(position.line == number + 1, "line \(number + 1) of \(text.debugDescription)")
          #expect(position.column == place - offset + 1)
        }
        let isPair = source[end] == 0x0D && source[end + 1] == 0x0A
        offset = end + (isPair ? 2 : 1)
      }
      #expect(offset > source.count)
    }
  }

  @Test func countsColumnsInBytes() {
    Source.with(Array("\u{FEFF}é x\r\ny".utf8)) { source in
      var counter = LineCounter(source)
      let positions = (0...source.count).map { counter.position(of: $0) }
      #expect(positions.map(\.line) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
      #expect(positions.map(\.column) == [1, 1, 1, 1, 2, 3, 4, 5, 6, 1, 2])
    }
  }

  @Test func anOffsetOutsideIsTheNearestInside() {
    Source.with(Array("a\nb".utf8)) { source in
      var counter = LineCounter(source)
      #expect(counter.position(of: 99) == (2, 2))
      #expect(counter.position(of: -1) == (1, 1))
    }
  }
}

import Lexing
import Testing

@Suite struct CFamilyLexerTests {
  typealias Fixture = CFamilyFixture

  @Test func everyFixtureIsRead() { #expect(Fixture.all.count == 46) }

  @Test(arguments: Fixture.all) func lexes(_ fixture: Fixture) {
    for language in fixture.languages {
      #expect(render(fixture.source, language) == fixture.tokens, "\(fixture.name) in \(language)")
    }
  }

  @Test(arguments: Fixture.all) func lexesBehindComment(_ fixture: Fixture) {
    for language in fixture.languages {
      let rendered = render("/* 🎈 */" + fixture.source, language)
      #expect(rendered == fixture.tokens, "\(fixture.name) in \(language)")
    }
  }

  @Test(arguments: Fixture.all) func lexesWithOtherLineEnds(_ fixture: Fixture) {
    for lineEnd in ["\r\n", "\r"] {
      let source = fixture.source.split(separator: "\n", omittingEmptySubsequences: false)
      let mark = lineEnd.unicodeScalars.map { $0 == "\r" ? "␍" : "␊" }.joined()
      let expected = fixture.tokens.split(separator: "␊", omittingEmptySubsequences: false)
      for language in fixture.languages {
        let rendered = render(source.joined(separator: lineEnd), language)
        #expect(rendered == expected.joined(separator: mark), "\(fixture.name) in \(language)")
      }
    }
  }

  @Test(arguments: Fixture.all.filter { !$0.source.contains("*/") && !$0.source.contains("*\\") })
  func hasNoTokensInsideComment(_ fixture: Fixture) {
    #expect(render("/*" + fixture.source + "*/", .cPlusPlus) == "")
  }

  @Test(arguments: Fixture.all) func everyPrefixTiles(_ fixture: Fixture) {
    let bytes = Array(fixture.source.utf8)
    for count in 0...bytes.count {
      for language in Language.allCases where language != .swift {
        expectTiling(bytes.prefix(count), language)
      }
    }
  }

  @Test func randomBytesTile() {
    var generator = SplitMix(state: 42)
    let signs = ["\\\n", "\\", "\"", "'", "R\"(", ")\"", "/*", "*/", "//", "#", "\n", "u8", "\0"]
    let atoms: [[UInt8]] =
      (Fixture.all.map(\.source) + signs).map { Array($0.utf8) }
      + [[0xFF], [0xF0, 0x9F], [0xEF, 0xBB, 0xBF], [0x0D]]
    for round in 0..<200 {
      var bytes: [UInt8] = []
      while bytes.count < 300 {
        let atom = atoms.randomElement(using: &generator) ?? []
        bytes += atom.prefix(Int.random(in: 1...12, using: &generator))
        if round % 2 == 0 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      }
      for language in Language.allCases where language != .swift { expectTiling(bytes[...], language) }
    }
  }

  /// Each would take minutes if any part of it was read again for each of its bytes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "R\"", "R\"(", "'", "\"", "\\", "\\\n", "/*", "/", "*", "//\\\n", "a\\\n", "1'", "1\\\n", "\\u{0", "#",
      "u8\\\n", "\\ ", "// \\", "#error \\\n", "\"a", "@\"", "é", "\\u00e9", ".\\\n", "*\\\n", "R\"x(:", ")x",
      "R\"(a)\"", "#include <",
    ])
  func takesLinearTime(_ unit: String) {
    let bytes = [UInt8](repeatElement(Array(unit.utf8), count: (1 << 17) / unit.utf8.count).joined())
    expectTiling(bytes[...], .objectiveCPlusPlus)
    expectTiling(Array("/*".utf8) + bytes[...], .objectiveC)
    expectTiling(Array("R\"x(".utf8) + bytes[...], .objectiveC)
  }

  @Test func skipsByteOrderMark() {
    #expect(render("\u{FEFF}#if a", .c) == "^d:#if i:a")
    #expect(render("\u{FEFF}", .c) == "")
  }

  @Test func toleratesInvalidUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0x20, 0xC3, 0x28, 0x22, 0xFE, 0x22, 0xED, 0xA0, 0x80, 0x01]
    expectTiling(bytes[...], .c)
    Source.with(bytes) { source in
      var tokens = TokenBuffer()
      Language.c.lex(source, vocabulary, into: &tokens)
      let kinds = (0..<tokens.count).map { tokens[$0].kind }
      let sign = TokenKind.punctuation
      #expect(kinds == [.identifier, sign, .identifier, sign, sign, .string, sign, sign, sign, sign])
    }
  }

  @Test func keepsCommentsWhenAsked() {
    let source = "a // b\\\nc\n/* d */ #if e /* f"
    let expected = "^i:a c:// b\\␊c ^c:/* d */ ^d:#if i:e c!:/* f"
    #expect(render(source, .c, keepComments: true) == expected)
    #expect(render(source, .c) == "^i:a ^d:#if i:e")
  }

  @Test func countsHits() {
    let cases: [(source: String, hits: Int)] = [
      ("UserDefaults x", 1), ("User\\\nDefaults", 1), ("@\"UserDefaults\" \"UserDefaults\"", 2),
      ("UserDefault UserDefaultsX 'UserDefaults'", 0), ("// UserDefaults", 0), ("#error UserDefaults", 0),
      ("#import <Security/Security.h>\n#import \"Security.h\"\n@import Security;", 3),
      ("#import <Foo/Security.h>\n#import \"Security+Foo.h\"", 0), ("\"http://a\" 'http://a'", 2),
      ("R\"x(UserDefaults)x\" R\"(a://)\" \"UserDefaults\"_x", 3), ("#include <ftp://a>", 0),
    ]
    for (text, hits) in cases {
      Source.with(Array(text.utf8)) { source in
        var tokens = TokenBuffer()
        Language.objectiveCPlusPlus.lex(source, vocabulary, into: &tokens)
        #expect(tokens.withContents { $0.hits.count } == hits, "\(text)")
      }
    }
  }
}

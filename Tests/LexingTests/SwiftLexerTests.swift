import Lexing
import Testing

/// A source, and its tokens as `SwiftLexerTests.render` writes them.
struct SwiftFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let tokens: String

  init(_ name: String, _ source: String, _ tokens: String) {
    self.name = name
    self.source = source
    self.tokens = tokens
  }

  var testDescription: String { name }
}

@Suite struct SwiftLexerTests {
  static let vocabulary = Vocabulary(triggers: ["UserDefaults"], context: ["standard"])

  static func lex(_ bytes: some Collection<UInt8>, keepComments: Bool = false) -> (tokens: [Token], hits: Int)
  {
    Source.with(bytes) { source in
      var buffer = TokenBuffer()
      Language.swift.lex(source, vocabulary, keepComments: keepComments, into: &buffer)
      return buffer.withContents { (Array($0.tokens), $0.hits.count) }
    }
  }

  /// Each token as the first letter of its kind and its text, a line end in it as `⏎`.
  static func render(_ source: String, keepComments: Bool = false) -> String {
    let bytes = Array(source.utf8)
    return lex(bytes, keepComments: keepComments).tokens.map { token in
      let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
        separator: "⏎")
      return "\(token.kind)".prefix(1) + " " + line
    }.joined(separator: "|")
  }

  @Test(arguments: SwiftFixture.all)
  func `A fixture has its tokens`(_ fixture: SwiftFixture) {
    #expect(Self.render(fixture.source) == fixture.tokens)
  }

  @Test(arguments: SwiftFixture.all)
  func `A comment with an emoji before them changes no tokens`(_ fixture: SwiftFixture) {
    #expect(Self.render("/* 🦭 */ // ‘🦭’\n" + fixture.source) == fixture.tokens)
  }

  @Test(arguments: SwiftFixture.all)
  func `Other line ends change no tokens`(_ fixture: SwiftFixture) {
    for lineEnd in ["\r\n", "\r"] {
      let source = fixture.source.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd)
      #expect(Self.render(source) == fixture.tokens)
    }
  }

  @Test(arguments: SwiftFixture.all)
  func `A commented line has no tokens`(_ fixture: SwiftFixture) {
    let lines = fixture.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Self.render(lines.map { "  // \($0)" }.joined(separator: "\n")) == "")
  }

  @Test(arguments: SwiftFixture.all)
  func `A literal around a source is one token`(_ fixture: SwiftFixture) {
    let tokens = Self.lex(Array("####\"\"\"\n\(fixture.source)\n\"\"\"####".utf8)).tokens
    #expect(tokens.map(\.kind) == [.string])
    #expect(tokens.first?.flags.isSuperset(of: [.startsLine, .opensLiteral, .closesLiteral]) == true)
  }

  @Test(arguments: SwiftFixture.all)
  func `Every prefix and every suffix lexes and tiles`(_ fixture: SwiftFixture) {
    let bytes = Array(fixture.source.utf8)
    for cut in 0...bytes.count {
      expectTiles(bytes[..<cut])
      expectTiles(bytes[cut...])
    }
  }

  @Test(arguments: 0..<200)
  func `Random bytes lex and tile`(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var bytes: [UInt8] = []
    for _ in 0..<400 {
      if random.next() % 4 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: random.next()))
      } else if let piece = SwiftFixture.pieces.randomElement(using: &random) {
        bytes += piece.utf8
      }
    }
    expectTiles(bytes)
  }

  @Test(.timeLimit(.minutes(1)), arguments: SwiftFixture.hostilePieces)
  func `Any piece again and again takes linear time`(_ piece: String) {
    let bytes = Array(repeatElement(piece, count: (1 << 17) / piece.utf8.count).joined().utf8)
    expectTiles(bytes)
  }

  /// Expects tokens in order, apart, with nothing but blanks between them, and the same without comments.
  private func expectTiles(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let kept = Self.lex(bytes, keepComments: true).tokens
    var end = 0
    var isTiled = true
    for token in kept {
      isTiled =
        isTiled && token.start >= end && token.length > 0 && isBlank(bytes[end..<max(end, token.start)])
      end = max(end, token.end)
    }
    isTiled = isTiled && end <= bytes.count && isBlank(bytes[min(end, bytes.count)...])
    #expect(isTiled, "\(String(decoding: bytes.prefix(4000), as: UTF8.self))")
    #expect(Self.lex(bytes).tokens == kept.filter { $0.kind != .comment })
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let byte = rest.first {
      let isMark = rest.starts(with: [0xEF, 0xBB, 0xBF])
      guard isMark || byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) else { return false }
      rest = rest.dropFirst(isMark ? 3 : 1)
    }
    return true
  }
}

// MARK: - Flags, names and hits

extension SwiftLexerTests {
  private func flags(_ source: String) -> [Token.Flags] { Self.lex(Array(source.utf8)).tokens.map(\.flags) }

  @Test func `The first token of a line is flagged, whether comments are kept or not`() {
    #expect(
      flags("a b\n c\r\nd\r/* x */ e // f\n/*\n*/ g h") == [
        .startsLine, [], .startsLine, .startsLine, .startsLine, .startsLine, [],
      ])
    #expect(flags("a /*\n*/ b") == [.startsLine, .startsLine])
  }

  @Test func `Runs of a literal tell which of them opens and closes it`() {
    #expect(
      flags("x\"a\\(b)c\\(d)\"").dropFirst() == [.opensLiteral, [], [], [], [], [], [], [], .closesLiteral])
    #expect(flags("f(\"a\")").dropFirst(2).first == [.opensLiteral, .closesLiteral])
    #expect(flags("\"a") == [[.startsLine, .opensLiteral, .unterminated]])
    #expect(flags("\"\"\"\na\n\\(b)\n\"\"\"")[1] == .startsLine)
  }

  @Test func `Runs that hold a URL are flagged and hit`() {
    let (tokens, hits) = Self.lex(Array("\"http://\\(host):\" + \"a:/b\" + \"x://\"".utf8))
    #expect(
      tokens.map { $0.flags.contains(.holdsURL) } == [true] + Array(repeating: false, count: 7) + [true])
    #expect(hits == 2)
  }

  @Test func `Names are looked up in words, back-ticks and whole literals`() {
    let source =
      "UserDefaults `UserDefaults` \"UserDefaults\" #\"UserDefaults\"# \"UserDefaults\\(x)\" `class` class"
    let (tokens, hits) = Self.lex(Array(source.utf8))
    let name = Self.vocabulary.name("UserDefaults")
    #expect(tokens.map { $0.name == name } == [true, true, true, true] + Array(repeating: false, count: 7))
    #expect(hits == 4)
    #expect(tokens.suffix(2).map(\.kind) == [.identifier, .keyword])
    #expect(tokens.suffix(2).map(\.flags) == [.quoted, []])
    #expect(tokens.suffix(2).allSatisfy { $0.name == Name(.class) })
  }

  @Test func `A shebang is a comment at the start of the file only`() {
    #expect(Self.render("#!/usr/bin/swift\nx", keepComments: true) == "c #!/usr/bin/swift|i x")
    #expect(Self.render("x\n#!/a") == "i x|p #|p !|p /|i a")
  }

  @Test func `Bytes that are not UTF-8 are passed over one by one`() {
    let (tokens, _) = Self.lex([0x61, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0x63, 0xE2, 0x82])
    #expect(tokens.map(\.length) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(tokens.filter { $0.kind == .identifier }.map(\.start) == [0, 3, 7])
  }

  @Test func `NUL and byte order marks are blanks`() {
    #expect(Self.render("\u{FEFF}a\0b\u{0}") == "i a|i b")
  }

  @Test func `Comments nest and end where the compiler ends them`() {
    #expect(
      Self.render("/* /* */ x */ a // b\u{2028}c\nd", keepComments: true)
        == "c /* /* */ x */|i a|c // b⏎c|i d")
    #expect(Self.render("a /* b", keepComments: true) == "i a|c /* b")
    #expect(Self.render("/*/ a */ b") == "i b")
  }

  @Test func `Deep nesting needs no recursion`() {
    let depth = 20_000
    let opened = String(repeating: "\"\\(", count: depth)
    let source = opened + "x" + String(repeating: ")\"", count: depth)
    #expect(Self.lex(Array(source.utf8)).tokens.count == 4 * depth + 1)
    #expect(Self.lex(Array(opened.utf8)).tokens.count == 2 * depth)
  }
}

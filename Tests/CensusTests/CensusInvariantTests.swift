import Catalog
import Lexing
import Testing

@testable import Census

@Suite struct CensusInvariantTests {
  private func sightings(_ source: String, _ language: Language) throws -> [Sighting] {
    try Shipped.sightings(source.utf8, language)
  }

  @Test(arguments: CensusFixture.all)
  func `Every prefix is matched, and its sites lie in it`(_ fixture: CensusFixture) throws {
    let bytes = Array(fixture.source.utf8)
    let lines = fixture.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try !Shipped.sightings(bytes, fixture.language).isEmpty)
    for end in bytes.indices {
      for site in try Shipped.sightings(bytes[..<end], fixture.language) {
        #expect(site.line >= 1 && site.line <= lines.count)
        #expect(site.column >= 1 && site.column <= lines[site.line - 1].utf8.count)
        #expect(!site.rule.isEmpty && !site.call.isEmpty)
      }
    }
  }

  @Test(arguments: CensusFixture.all)
  func `A comment with an emoji before it moves the lines alone`(_ fixture: CensusFixture) throws {
    let plain = try sightings(fixture.source, fixture.language)
    let moved = try sightings("/* 🦭 */ // ‘🦭’\n" + fixture.source, fixture.language)
    #expect(
      moved
        == plain.map { Sighting(rule: $0.rule, call: $0.call, line: $0.line + 1, column: $0.column) })
  }

  @Test(arguments: CensusFixture.all, ["\r\n", "\r"])
  func `Other line ends and a byte order mark change nothing`(_ fixture: CensusFixture, _ end: String) throws
  {
    let plain = try sightings(fixture.source, fixture.language)
    let lines = fixture.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try sightings(lines.joined(separator: end), fixture.language) == plain)
    #expect(try sightings("\u{FEFF}" + fixture.source, fixture.language) == plain)
  }

  @Test(arguments: CensusFixture.all)
  func `What is commented out, quoted or inactive is no site`(_ fixture: CensusFixture) throws {
    let isSwift = fixture.language == .swift
    #expect(try sightings("/*\n\(fixture.source)*/\n", fixture.language).isEmpty)
    let branch = isSwift ? "#if false" : "#if 0"
    #expect(try sightings("\(branch)\n\(fixture.source)#endif\n", fixture.language).isEmpty)
    if isSwift {
      #expect(try sightings("let q = #\"\"\"\n\(fixture.source)\"\"\"#\n", .swift).isEmpty)
    } else {
      let line = fixture.source.split(separator: "\n").joined(separator: "\\n")
      #expect(try sightings("id q = @\"\(line.filter { $0 != "\"" })\";\n", fixture.language).isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func `Random bytes and random tokens are matched`(_ language: Language) throws {
    let names = try Shipped.index.get().catalog.triggers.sorted()
    let marks = [
      "(", ")", "[", "]", "{", "}", ".", ",", ":", ";", "=", "<", ">", "?", "!", "*", "&", "@", "->", "::",
      "#",
      "\n#if A\n", "\n#if 0\n", "\n#else\n", "\n#elseif B\n", "\n#endif\n", "\n#define ", "\n", "\\", "\"",
      "@\"a\"",
      "\"https://a.b\"", "\"\\(", "/*", "*/", "//", "import ", "func ", "class ", "case ", "var ", "let ",
      "return ",
      "if ", "- (void)", "@interface ", "@implementation ", "@end", "@property ", "@selector(", "await ",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...600, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = try Shipped.sightings(bytes, language)
      let soup = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        (Bool.random(using: &random) ? names : marks).randomElement(using: &random) ?? ""
      }
      let text = soup.joined(separator: Bool.random(using: &random) ? " " : "")
      for site in try sightings(text, language) { #expect(site.line >= 1 && site.column >= 1) }
    }
  }
}

/// The same numbers on every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

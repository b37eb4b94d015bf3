import Catalog
import Foundation
import Lexing
import Testing
import Trees

@testable import Census

/// A Swift source and the sites that it has, one a line: `rule@line certainty form`, then what matters of
/// `in NAME` and `call TEXT`.
struct SwiftMatch: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let sites: String

  init(_ name: String, _ source: String, _ sites: String) {
    testDescription = name
    self.source = source
    self.sites = sites
  }
}

@Suite("Names in Swift code")
struct SwiftMatchingTests {
  private static let index = Result { SpellingIndex(try Catalog.load()) }

  /// The sites of a module of one file, as a fixture has them.
  static func sites(of source: String) throws -> [Site] {
    let index = try index.get()
    var matcher = Matcher(index)
    let share = Source.with(Array(source.utf8)) { source in
      var tokens = TokenBuffer()
      Language.swift.lex(source, index.vocabulary, keepComments: false, into: &tokens)
      return matcher.share(of: source, tokens, .swift, path: "App/File.swift")
    }
    return Tally(of: share, at: "App/File.swift").census.sites
  }

  @Test(
    "What counts, how sure it is, and by which call it is known",
    arguments: fixtures + typeFixtures + nameFixtures + memberFixtures + nearbyFixtures)
  func matches(_ fixture: SwiftMatch) throws {
    let sites = try Self.sites(of: fixture.source)
    let expected = fixture.sites.split(separator: "\n").map(String.init)
    let plain = sites.map { "\($0.rule)@\($0.line) \($0.certainty) \($0.form)" }
    #expect(plain == expected.map { $0.split(separator: " ").prefix(3).joined(separator: " ") })
    for (site, line) in zip(sites, expected) {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count > 3 else { continue }
      let parts = " \(words[3])".components(separatedBy: " call ")
      if parts.count > 1 { #expect(site.call == parts[1]) }
      if parts[0].hasPrefix(" in ") { #expect(site.declaration == parts[0].dropFirst(4)) }
    }
  }

  @Test("Members that a type has in its own body", arguments: ownMembers)
  func onSelf(_ type: String, _ use: String, _ rule: String) throws {
    let body = "{ func go() {\n\(use)\n} }\n"
    for head in [
      "extension \(type) ", "final class Own: \(type) ",
      "extension \(type) { struct Inner {} }; extension \(type) ",
    ] {
      let sites = try Self.sites(of: head + body)
      #expect(sites.contains { $0.rule == rule && $0.certainty == .certain }, "\(head)")
    }
    // In a type that has nothing to do with it, it is the type's own.
    let other = try Self.sites(of: "let t: \(type).Type\nextension Mine " + body)
    #expect(!other.contains { $0.rule == rule && $0.certainty > .possible })
    // So is a local of the name.
    let name = use.prefix { $0.isLetter }
    let local = try Self.sites(of: "extension \(type) { func go(\(name): Int) {\n\(use)\n} }\n")
    #expect(!local.contains { $0.rule == rule && $0.certainty > .possible })
  }
}

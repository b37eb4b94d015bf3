import Foundation
import Lexing
import Testing

@testable import Catalog

/// A rule is named by text wherever code speaks of it: what is misspelt would never be found.
@Suite struct RuleIDTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What strings of the sources look like the id of a rule, by the group that they begin with, and where.
  private func named(in groups: Set<Substring>) throws -> [(id: String, place: String)] {
    let folder = Self.root.appending(path: "Sources").resolvingSymlinksInPath()
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    var found: [(id: String, place: String)] = []
    for name in names where name.hasSuffix(".swift") {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      Source.with(bytes) { source in
        var buffer = TokenBuffer()
        Language.swift.lex(source, Vocabulary(triggers: [String]()), into: &buffer)
        for place in 0..<buffer.count where buffer[place].kind == .string {
          let text = source.text(of: buffer[place]).dropFirst().dropLast()
          let parts = text.split(separator: ".", omittingEmptySubsequences: false)
          guard parts.count == 2, groups.contains(parts[0]), !parts[1].isEmpty, isWord(parts[1]) else {
            continue
          }
          found.append((String(text), name))
        }
      }
    }
    return found
  }

  private func isWord(_ text: Substring) -> Bool {
    text.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase }
  }

  @Test func `Each rule that the sources name is in the catalog`() throws {
    let catalog = try Catalog.load()
    let known = Set((catalog.rules + catalog.findings).map(\.id))
    let groups = Set((Catalog.groups + Catalog.Group.ofFindings).map { $0.name[...] })
    let named = try named(in: groups)
    #expect(named.count > 100)
    for (id, place) in named where !Self.others.contains(id) {
      #expect(known.contains(id), "\(place) names \(id)")
    }
  }

  /// What has the form of an id and is none: marks of audits, of which no site has a rule.
  private static let others: Set = ["extension.application", "extension.call"]
}

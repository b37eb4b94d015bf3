import Lexing
import Projects
import Testing
import Trees

@testable import Census

@Suite("Groups that code names")
struct NamedGroupTests {
  /// What the sites of a file name, as `line taker expression = text`.
  private func groups(_ source: String, _ language: Language = .swift, beside other: String = "") throws
    -> [String]
  {
    let index = try Shipped.index.get()
    var tally = Tally()
    for (path, text) in [("A", source), ("B", other)] {
      let share = Source.with(Array(text.utf8)) { source in
        var tokens = TokenBuffer()
        var matcher = Matcher(index)
        language.lex(source, index.vocabulary, into: &tokens)
        return matcher.share(of: source, tokens, language, path: path)
      }
      var folders = FolderMemory()
      tally.parts.append(
        Tally.Part(path, share, folders.facts(of: TreeFile(path: path, provenance: .firstParty), at: path)))
    }
    return GroupResolving.groups([tally], isOfApp: { $0.facts.role == .app }).map { group in
      let texts = group.values.map(\.text).joined(separator: " or ")
      return "\(group.site.line) \(group.taker) \(group.expression)= \(texts)"
    }
  }

  @Test(
    "Each way to name a group",
    arguments: [
      ("let a = UserDefaults(suiteName: \"group.a\")", ["1 suite = group.a"]),
      ("let a = UserDefaults.init(suiteName: \"a.b\")", ["1 suite = a.b"]),
      ("let a: UserDefaults = .init(suiteName: \"a.b\")!", ["1 suite = a.b"]),
      ("let g = \"group.a\"\nlet a = UserDefaults(suiteName: g)!", ["2 suite g= group.a"]),
      ("let a = UserDefaults(suiteName: \"group.\" + b)", []),
      ("let a = UserDefaults(suiteName: \"group.\\(b)\")", []),
      ("let a = UserDefaults(suiteName: make())", []),
      (
        "let a = UserDefaults(suiteName: Bundle.main.bundleIdentifier!)",
        ["1 suite Bundle.main.bundleIdentifier= "]
      ),
      (
        "struct V { @AppStorage(\"k\", store: UserDefaults(suiteName: \"group.a\")) var a = 1 }",
        ["1 suite = group.a"]
      ),
      (
        "extension UserDefaults { static let shared = UserDefaults(suiteName: \"group.a\")! }\n"
          + "struct V { @AppStorage(\"k\", store: .shared) var a = 1 }\nlet b = UserDefaults.shared.bool(forKey: k)",
        ["1 suite = group.a", "2 suite UserDefaults.shared= group.a", "3 suite UserDefaults.shared= group.a"]
      ),
      ("let a = UserDefaults.standard", []),
    ])
  func named(source: String, expected: [String]) throws {
    let found = try groups("import SwiftUI\n" + source).map { line in
      let number = line.prefix { $0.isNumber }
      return "\((Int(number) ?? 0) - 1)" + line.dropFirst(number.count)
    }
    #expect(found == expected)
  }

  @Test("A constant of another file that has no site")
  func otherFile() throws {
    let found = try groups(
      "import Foundation\nlet a = UserDefaults(suiteName: Names.group)\n",
      beside: "enum Names {\n  static let group = \"group.a\"\n  private static let other = \"group.b\"\n}\n")
    #expect(found == ["2 suite Names.group= group.a"])
  }

  @Test("Deep nesting and many names take no time")
  func hostile() throws {
    let deep =
      String(repeating: "{ ", count: 20_000) + "UserDefaults(suiteName: g)"
      + String(repeating: " }", count: 20_000)
    #expect(try groups("import Foundation\nlet g = \"group.a\"\nfunc f() " + deep).count == 1)
    let many = (0..<5_000).map { "let g\($0) = \"group.a\"\nlet d\($0) = UserDefaults(suiteName: g\($0))\n" }
      .joined()
    #expect(try groups("import Foundation\n" + many).count == Share.maximumMentionCount)
  }
}

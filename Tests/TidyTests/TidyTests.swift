import Foundation
import Lexing
import Testing

/// The house rules that a compiler does not know.
@Suite struct TidyTests {
  struct File: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    var testDescription: String { path }
    var isSource: Bool { path.hasPrefix("Sources/") }
    var module: String { String(path.split(separator: "/")[1]) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let files: [File] = ["Sources", "Tests"].flatMap { (top: String) -> [File] in
    let folder = root.appending(path: top).path
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Fixtures/") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
      return File(path: "\(top)/\(name)", text: String(decoding: data, as: UTF8.self))
    }
  }

  /// What each module may import of the modules of this package, and of the system.
  private static let imports: [String: Set<String>] = [
    "Lexing": [], "Formats": ["Zlib"], "Trees": ["Formats", "Glibc", "Darwin", "Musl"], "Catalog": ["Lexing"],
    "Projects": ["Lexing", "Formats", "Trees"],
    "Census": [
      "Lexing", "Formats", "Trees", "Catalog", "Projects", "Foundation", "Dispatch", "Synchronization",
    ],
    "Baseline": ["Trees", "Catalog", "Projects", "Census", "Foundation", "FoundationEssentials"],
    "Audit": ["Formats", "Trees", "Catalog", "Projects", "Census", "Baseline"],
    "Configuration": ["Formats", "Catalog"],
    "Reports": [
      "Lexing", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit", "Foundation",
      "FoundationEssentials",
    ],
    "sluice": [
      "Lexing", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit", "Configuration",
      "Reports", "Glibc",
      "Darwin",
      "Foundation",
      "FoundationEssentials", "Synchronization", "Dispatch",
    ],
  ]

  /// The tokens of a file as text, with the line that each is on.
  private func tokens(_ file: File) -> [(text: String, line: Int, start: Int)] {
    Source.with(file.text.utf8) { source in
      var buffer = TokenBuffer()
      Language.swift.lex(source, Vocabulary(triggers: [String]()), into: &buffer)
      var lines = LineCounter(source)
      return (0..<buffer.count).map {
        (
          buffer[$0].kind == .string ? "\"\"" : source.text(of: buffer[$0]),
          lines.position(of: buffer[$0].start).line, buffer[$0].start
        )
      }
    }
  }

  @Test func `There are files to look at`() { #expect(Self.files.count > 80) }

  @Test(arguments: files)
  func `A file is short`(_ file: File) {
    #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401)
  }

  @Test(arguments: files)
  func `A function is short`(_ file: File) {
    let tokens = tokens(file)
    for (index, token) in tokens.enumerated() where token.text == "func" || token.text == "init" {
      guard index > 0, tokens[index - 1].text != "." else { continue }
      var at = index + 1
      var depth = 0
      var isOpen = false
      while at < tokens.count, !isOpen || depth > 0 {
        if !isOpen, at > index + 1, tokens[at].text == "func" || depth < 0 { break }
        if ["(", "[", "{", "\\("].contains(tokens[at].text) { depth += 1 }
        if [")", "]", "}"].contains(tokens[at].text) { depth -= 1 }
        isOpen = isOpen || tokens[at].text == "{" && depth == 1
        at += 1
      }
      guard isOpen, at <= tokens.count else { continue }
      #expect(tokens[at - 1].line - token.line < 70, "\(file.path):\(token.line)")
    }
  }

  @Test(arguments: files.filter(\.isSource))
  func `Nothing traps on purpose, and nothing is left for later`(_ file: File) {
    let tokens = tokens(file)
    for one in tokens {
      #expect(one.text != "fatalError", "\(file.path):\(one.line)")
    }
    for (one, next) in zip(tokens, tokens.dropFirst()) where one.text == "try" || one.text == "as" {
      #expect(next.text != "!" || next.start > one.start + one.text.utf8.count, "\(file.path):\(one.line)")
    }
    for word in ["TO" + "DO", "FIX" + "ME"] { #expect(!file.text.contains(word), "\(file.path)") }
  }

  @Test(arguments: files.filter(\.isSource))
  func `A module imports only what is above it`(_ file: File) throws {
    let allowed = try #require(Self.imports[file.module])
    let tokens = tokens(file)
    for (index, one) in tokens.enumerated() where one.text == "import" && index + 1 < tokens.count {
      let before = index > 0 ? tokens[index - 1] : (text: "", line: 0, start: 0)
      guard before.line < one.line || before.text == "package" || before.text == "public" else { continue }
      #expect(allowed.contains(tokens[index + 1].text), "\(file.path) imports \(tokens[index + 1].text)")
    }
  }

  /// `Outline+Swift.swift` and `Outline.swift` speak of an outline; a file of extensions may be named after its verb.
  @Test(arguments: files.filter(\.isSource))
  func `A file is named after what it declares`(_ file: File) {
    let name = file.path.split(separator: "/").last?.dropLast(6) ?? ""
    // Where a module differs between systems is one file of functions.
    guard name != "main", name != "Platform" else { return }
    let own = name.split(separator: "+").first.map(String.init) ?? ""
    let words = Set(tokens(file).map(\.text))
    #expect(
      words.contains(own) || words.contains("extension") || words.contains { $0.hasPrefix(own) },
      "\(file.path)")
  }
}

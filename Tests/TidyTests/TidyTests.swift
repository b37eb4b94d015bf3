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

  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

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
    "Bytes": [], "Lexing": ["Bytes"], "Formats": ["Bytes", "Zlib"],
    "Trees": ["Bytes", "Formats", "Glibc", "Darwin", "Musl"], "Catalog": ["Bytes", "Lexing"],
    "Projects": ["Bytes", "Lexing", "Formats", "Trees", "Catalog"],
    "Census": [
      "Bytes", "Lexing", "Formats", "Trees", "Catalog", "Projects", "Foundation", "Dispatch",
      "Synchronization",
    ],
    "Baseline": ["Bytes", "Trees", "Catalog", "Projects", "Census", "Foundation", "FoundationEssentials"],
    "Audit": ["Bytes", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline"],
    "Configuration": ["Formats", "Catalog"],
    "Reports": [
      "Bytes", "Lexing", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit",
      "Foundation", "FoundationEssentials",
    ],
    "sluice": [
      "Bytes", "Lexing", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit",
      "Configuration", "Reports", "Glibc", "Darwin", "Foundation", "FoundationEssentials", "Synchronization",
      "Dispatch",
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

  /// A function is measured with its head, and so is an initialiser; this is for getters, closures and all that they hold.
  @Test(arguments: files)
  func `A block of code is short`(_ file: File) {
    let tokens = tokens(file)
    let words = tokens.map(\.text)
    var open: [(isType: Bool, line: Int)] = []
    var beginsType = false
    for (index, token) in tokens.enumerated() {
      if Self.beginsType(words, index) { beginsType = true }
      if token.text == "{" {
        open.append((beginsType, token.line))
        beginsType = false
      } else if token.text == "}", let block = open.popLast(), !block.isType {
        #expect(token.line - block.line < 70, "\(file.path):\(block.line)")
      }
    }
    #expect(open.isEmpty, "\(file.path)")
  }

  /// `Outline+Swift.swift` holds extensions of an outline; another file is named after a type that it declares, or after
  /// what it adds to one, as that of an audit is.
  @Test(arguments: files.filter(\.isSource))
  func `A file is named after what it declares`(_ file: File) {
    let name = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
    // What systems have in different ways is one file of functions.
    guard !["main", "Platform", "Byte", "Paths"].contains(name) else { return }
    let own = name.split(separator: "+").first.map(String.init) ?? ""
    let declared = Self.declared(tokens(file).map(\.text))
    let isTopic = name.contains("+") || file.path.contains("/Tables/")
    if isTopic, declared.extended.contains(file.path.contains("/Tables/") ? "CatalogTable" : own) { return }
    let names = declared.types + (isTopic ? [] : declared.added)
    #expect(names.contains { $0.lowercased() == own.lowercased() }, "\(file.path)")
  }

  private static let typeWords: Set = [
    "struct", "enum", "class", "protocol", "actor", "extension", "typealias",
  ]

  /// Whether the word at a place begins the declaration of a type: `class` can begin that of a function, too.
  private static func beginsType(_ words: [String], _ place: Int) -> Bool {
    guard typeWords.contains(words[place]), words[place] != "typealias", place + 1 < words.count else {
      return false
    }
    let next = words[place + 1]
    return (place == 0 || words[place - 1] != ".") && !["func", "var", "let", "subscript"].contains(next)
      && (next == "[" || next.first?.isLetter == true || next.first == "`")
  }

  /// The types that a file declares, those that it extends, and what it adds to these.
  private static func declared(_ words: [String]) -> (types: [String], extended: [String], added: [String]) {
    var (types, extended, added): ([String], [String], [String]) = ([], [], [])
    var depth = 0
    var isInExtension = false
    for (place, word) in words.enumerated() {
      if word == "{" { depth += 1 } else if word == "}" { depth -= 1 }
      guard depth < 2, place + 1 < words.count, place == 0 || words[place - 1] != "." else { continue }
      let next = words[place + 1].filter { $0 != "`" }
      let isType = word == "typealias" || beginsType(words, place)
      if depth == 0, word == "extension", isType {
        isInExtension = true
        extended +=
          next == "[" ? ["Array"] : words[(place + 1)...].prefix { !["{", ":", "where"].contains($0) }
      } else if depth == 0, isType {
        isInExtension = false
        types.append(next)
      } else if isType || ["func", "var", "let"].contains(word) {
        if depth == 1, isInExtension { added.append(next) }
      }
    }
    return (types, extended, added)
  }
}

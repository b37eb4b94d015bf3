import Catalog
import Foundation
import Lexing
import Testing
import Trees

@testable import Census

/// A tree, and what the sites of its file `A` come to: `certainty: evidence`.
struct OwnNameTree: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let certainty: String
  let evidence: String
  let rule: String

  init(
    _ name: String, _ files: [String: String], _ certainty: String, _ evidence: String = "1 arguments",
    of rule: String = "ipc.process"
  ) {
    self.rule = rule
    testDescription = name
    self.files = files
    self.certainty = certainty
    self.evidence = evidence
  }
}

@Suite("Names that code declares itself")
struct OwnNameTests {
  /// A folder that exists as long as this value.
  private final class Folder {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "own-names-\(UUID().uuidString)")

    init(_ files: [String: String]) throws { for (name, text) in files { try write(text, to: name) } }

    deinit { try? FileManager.default.removeItem(at: place) }

    func write(_ text: String, to name: String) throws {
      let file = place.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func census() throws -> Census {
      let index = try Shipped.index.get()
      let options = ListOptions(wanted: Scanner.names)
      return Scanner(index, try Tree(root: place.path), options, jobs: 2).census()
    }
  }

  @Test("Whose declarations a call can mean", arguments: trees + conditions)
  func meaning(_ tree: OwnNameTree) throws {
    let sites = try Folder(tree.files).census().sites.filter { site in
      site.file.split(separator: "/").last?.hasPrefix("A.") ?? false
    }
    #expect(sites.map { "\($0.rule) \($0.certainty)" } == ["\(tree.rule) \(tree.certainty)"])
    #expect(sites.map(\.evidence) == [tree.evidence])
    #expect(sites.map(\.isOwnName) == [tree.certainty == "possible"])
  }

  @Test(
    "Names of libraries, and of the system's types",
    arguments: [
      // What a linked target declares is the library; what the target itself does is its own.
      ("let a = FMDatabase(path: p)", "public class FMDatabase {}", "", "storage.database certain"),
      ("let a = FMDatabase(path: p)", "", "class FMDatabase {}", "storage.database possible"),
      // An extension of a type of the system calls the API in turn.
      (
        "func a(_ view: WKWebView) { view.evaluateJavaScript(\"a\") }",
        "public extension WKWebView { func evaluateJavaScript(_ text: String) {} }", "", "web.script certain"
      ),
      (
        "func a(_ view: Page) { view.evaluateJavaScript(\"a\") }",
        "public struct Page { public func evaluateJavaScript(_ text: String) {} }", "", "web.script possible"
      ),
    ])
  func libraries(_ use: String, _ core: String, _ own: String, _ expected: String) throws {
    let files = [
      "Package.swift": OwnNameTests.package("App", links: ["Core"], besides: ["Core": []]),
      "Sources/App/A.swift": "import Core\nimport WebKit\n\(use)\n", "Sources/App/B.swift": own,
      "Sources/Core/C.swift": core,
    ]
    let sites = try Folder(files).census().sites.filter { $0.file == "Sources/App/A.swift" }
    #expect(sites.map { "\($0.rule) \($0.certainty)" }.contains(expected))
  }

  @Test func `The rules of libraries are rules of the catalog`() throws {
    let rules = Set(try Shipped.index.get().catalog.rules.map(\.id))
    #expect(OwnNames.libraries.isSubset(of: rules))
  }

  /// Who changes code of a target changes nothing that is on record of another one, unless that links it.
  @Test("No file of another target has a say", arguments: 0..<12)
  func otherTargets(seed: Int) throws {
    var files = [
      "Package.swift": OwnNameTests.package(
        "App", links: ["Core"], besides: ["Core": [], "Other": ["Core"], "Tests": ["App"]])
    ]
    for (number, fixture) in CensusFixture.all.enumerated() {
      files["Sources/App/File\(number).\(fixture.language == .swift ? "swift" : "m")"] =
        fixture.language == .swift ? "import Core\nimport Other\n" + fixture.source : fixture.source
    }
    for target in ["Core", "Other", "Tests"] { files["Sources/\(target)/B.swift"] = "" }
    let folder = try Folder(files)
    func sites() throws -> [Site] {
      try folder.census().sites.filter { $0.file.hasPrefix("Sources/App/File") }
    }
    let before = try sites()
    #expect(before.count >= CensusFixture.all.count)
    var random = SeededGenerator(seed: UInt64(seed))
    let declarations = OwnNameTests.declarations(of: Set(before.map(\.name)), &random)
    try folder.write(declarations.swift, to: "Sources/Other/B.swift")
    try folder.write(declarations.c, to: "Sources/Other/include/B.h")
    try folder.write(declarations.swift, to: "Sources/Tests/B.swift")
    try folder.write(declarations.internal, to: "Sources/Core/B.swift")
    #expect(try sites() == before)
    // The same in the target itself is meant, so that something could have changed.
    try folder.write(declarations.swift, to: "Sources/App/B.swift")
    #expect(try sites().contains { $0.isOwnName })
  }

  /// Declarations of these names in each way, some with each word of access.
  private static func declarations(
    of names: Set<String>, _ random: inout SeededGenerator
  ) -> (swift: String, internal: String, c: String) {
    let forms = [
      "func NAME() {}", "func NAME(_ a: Int, _ b: Int) {}", "var NAME = 1", "struct NAME {}", "class NAME {}",
      "extension UserDefaults { var NAME: Int { 1 } }", "enum E { case NAME }", "typealias NAME = Int",
      "extension URLSession { func NAME(with: Int) {} }", "protocol P { var NAME: Int { get } }",
    ]
    let lines = names.sorted().flatMap { name in
      (0..<6).map { _ in (forms.randomElement(using: &random) ?? "").replacing("NAME", with: name) }
    }
    let words = ["public ", "package ", "", "open ", "internal "]
    return (
      lines.map { (words.randomElement(using: &random) ?? "") + $0 }.joined(separator: "\n"),
      lines.joined(separator: "\n"),
      names.sorted().map { "int \($0)(int);\n@interface \($0) : NSObject\n@end\n" }.joined()
    )
  }
}

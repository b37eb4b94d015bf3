import Testing

@testable import Formats
@testable import Projects

/// What of the program that a manifest is can be told without running it.
@Suite("Programs of packages") struct PackageProgramTests {
  /// Statements before the package, what stands for its targets, and what they are: a name, its sources, a mark where
  /// they are not certain.
  static let programs: [(String, String, [String])] = [
    ("let files = [\"a\", \"b\"]", "[.target(name: \"X\", sources: files + [\"c\"])]", ["X a b c"]),
    ("let name = \"X\"", "[Target.target(name: name, sources: [\"\\(name)/src\"])]", ["X X/src"]),
    (
      "var all: [Target] = [.target(name: \"A\")]\nall.append(.target(name: \"B\"))\nall += [.target(name: \"C\")]",
      "all", ["A", "B", "C"]
    ),
    (
      "let all: [Target]\nif flag {\n  all = [.target(name: \"A\")]\n} else {\n  all = [.target(name: \"B\")]\n}",
      "all", ["?", "A", "B"]
    ),
    (
      "func module(_ name: String, _ files: [String] = [\"src\"]) -> Target {\n  .target(name: name, sources: files)\n}",
      "[module(\"A\"), module(\"B\", [\"b\"])]", ["A src", "B b"]
    ),
    (
      "func module(named name: String) -> Target { return .target(name: name) }", "[module(named: \"A\")]",
      ["A"]
    ),
    (
      "extension Target { static func module(_ name: String) -> Target { .target(name: name) } }",
      "[.module(\"A\")]", ["A"]
    ),
    ("extension Target { static var core: Target { .target(name: \"A\") } }", "[.core]", ["A"]),
    ("let on = flag()", "[.target(name: \"A\", sources: on ? [\"x\"] : [\"y\"])]", ["?", "A y"]),
    ("", "[.target(name: \"A\", sources: [\"x\", \"y\"].filter { $0 != \"x\" })]", ["?", "A"]),
    ("let n = names()", "[.target(name: n)]", ["?"]),
    ("let n = names()", "n.map { .target(name: $0) }", ["?"]),
    ("", "[.target(name: \"A\")] + more", ["?", "A"]),
    ("let a = b\nlet b = a", "a", ["?"]),
    ("func f(_ n: String) -> Target { f(n) }", "[f(\"A\")]", ["?"]),
    (
      "#if os(macOS)\nlet extra: [Target] = [.target(name: \"A\")]\n#else\nlet extra: [Target] = []\n#endif",
      "extra", ["A"]
    ),
    (
      "let s = #\"a\\b\"#\nlet t = \"a\\tb\\u{e9}\\\"\"", "[.target(name: s), .target(name: t)]",
      ["a\\b", "a\tbé\""]
    ),
    (
      "for target in list { all.append(.target(name: \"No\")) }\nlet all = [Target.target(name: \"A\")]",
      "all", ["A"]
    ),
    ("// .target(name: \"No\")", "[/* .target(name: \"No\") */ .target(name: \"A\" /* x */)]", ["A"]),
  ]

  @Test(arguments: programs)
  func `What is written out is read, and the rest is said`(before: String, value: String, targets: [String]) {
    let text =
      "// swift-tools-version:5.5\n\(before)\nlet package = Package(name: \"P\", targets: \(value))\n"
    let manifest = PackageManifestReader.read(Array(text.utf8))
    let shown = manifest.targets.map { ([$0.name] + ($0.sources ?? [])).joined(separator: " ") }
    #expect((manifest.unread.isEmpty ? [] : ["?"]) + shown == targets)
  }

  @Test func `A definition that holds in a release is kept`() {
    let text = """
      // swift-tools-version:5.5
      var settings: [CSetting] = [.define("A"), .define("B", to: "2"), .define("C", .when(configuration: .debug))]
      if flag { settings.append(.define("D")) }
      let p = Package(name: "P", targets: [
        .target(name: "T", cSettings: settings, swiftSettings: [.define("E", .when(platforms: [.iOS])),
          .define("F", .when(traits: ["T"])), .unsafeFlags(["-x"])])])
      """
    let manifest = PackageManifestReader.read(Array(text.utf8))
    #expect(manifest.targets.map(\.definitions) == [["A", "B=2", "E"]])
  }

  @Test func `A package is added to after it is made`() {
    let text = """
      // swift-tools-version:5.5
      let package = Package(name: "P", dependencies: [.package(url: "https://x.example/a.git", "1.0.0"..<"2.0.0")])
      package.targets.append(.target(name: "A"))
      package.dependencies += [
        .package(name: "B", url: "https://x.example/b", .upToNextMajor(from: "3.1.0")), .package(path: "../c"),
      ]
      """
    let manifest = PackageManifestReader.read(Array(text.utf8))
    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.packages.map(\.name) == ["a", "B", "c"])
    #expect(manifest.packages.map(\.version) == ["", "3.1.0", ""])
    #expect(manifest.packages.map(\.position.line) == [2, 5, 5])
  }

  @Test func `A file without a package says so`() {
    #expect(
      PackageManifestReader.read(Array("// swift-tools-version:5.5\nlet x = 1\n".utf8)).unread.count == 1)
  }
}

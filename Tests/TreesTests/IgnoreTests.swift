import Foundation
import Testing

@testable import Trees

/// Ignore rules, against a table and against git itself.
@Suite struct IgnoreTests {
  static let git = "/usr/bin/git"
  static let hasGit = FileManager.default.isExecutableFile(atPath: git)

  /// Rules, a path (of a folder with a slash at the end), and whether the rules ignore it.
  static let table: [(rules: String, path: String, isIgnored: Bool)] = [
    ("name", "name", true), ("name", "a/name", true), ("name", "names", false), ("name", "a/name/", true),
    ("/name", "a/name", false), ("/name", "name", true), ("a/name", "a/name", true),
    ("a/name", "b/a/name", false),
    ("name/", "name", false), ("name/", "a/name/", true), ("*.log", "a/x.log", true), ("*.log", ".log", true),
    ("*.log", "x.log.txt", false), ("*.tar.gz", "x.tar.gz", true), ("*.tar.gz", "x.gz", false),
    ("*.log\n!keep.log", "keep.log", false), ("!keep.log\n*.log", "keep.log", true),
    ("**/name", "a/b/name", true), ("**/a/name", "b/a/name", true), ("a/**/name", "a/name", true),
    ("a/**/name", "a/b/c/name", true), ("a/**", "a/x", true), ("a/**", "a/", false), ("a/*", "a/b/c", false),
    ("a/*/c", "a/b/c", true), ("a*c", "abc", true), ("a?c", "ac", false), ("a[b-d]e", "ace", true),
    ("a[!b-d]e", "ace", false), ("a[^b-d]e", "axe", true), ("a[]]e", "a]e", true),
    ("a[[:digit:]]e", "a5e", true),
    ("a[[:nope:]]e", "a5e", false), ("a[b", "a[b", false), ("a\\*", "a*", true), ("a\\*", "ab", false),
    ("\\#name", "#name", true), ("#name", "#name", false), ("\\!name", "!name", true),
    ("name   ", "name", true),
    ("name\\ ", "name ", true), ("name\\ ", "name", false), ("name\r", "name", true),
    ("name\\", "name", false),
    ("\u{feff}name", "name", true), ("/", "name", false), ("*", "a", true), ("**/", "a/", true),
    ("**/", "a", false),
    ("a//b", "a/b", false), ("Name", "name", false), ("a/**b", "a/xb", true), ("a/**b", "a/x/b", false),
    ("[a-", "a", false), ("x*y*z*", "xaybzc", true), ("/**/b", "b", true), ("/**/b", "a/b", true),
  ]

  @Test(arguments: table) func tableHolds(rules: String, path: String, isIgnored: Bool) {
    let isFolder = path.hasSuffix("/")
    let bytes = Array(path.utf8.dropLast(isFolder ? 1 : 0))
    let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let verdict = bytes.withUnsafeBufferPointer { path in
      let subject = IgnoreRules.Subject(path: path, nameStart: nameStart, isFolder: isFolder)
      return IgnoreRules(Array(rules.utf8)).verdict(on: subject, base: 0)
    }
    #expect((verdict == .ignore) == isIgnored)
  }

  static let universe = [
    "name", "name.log", "keep.log", ".hidden", "a/name", "a/b/name", "a/b/c/name.log", "a/b/x.swift",
    "b/a/name",
    "build/out.o", "src/build/out.o", "a b", "a]e", "abc", "aXc", "a-c", "#name", "!name", "a*", "doc/api/x",
    "lib/doc/api/x", "x.tar.gz", "é/ü.swift", "Name", "src/gen/one.swift", "src/gen/keep/two.swift", "a5e",
  ]

  static var randomRules: [String] {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = [
      "a", "b", "name", "*", "**", "/", "/", "?", ".log", "*.swift", "[a-c]", "[!b]", "src", "build", "gen",
      "\\a", "!", " ", "/**/", "**/", "/**", "x", "e", "[[:alpha:]]", "c", "doc", "api", "[X-]", "out.o",
    ]
    return (0..<250).map { _ in
      (0...next(2)).map { _ in (0...next(5)).map { _ in pieces[next(pieces.count)] }.joined() }.joined(
        separator: "\n")
    }
  }

  @Test(.enabled(if: hasGit)) func gitListsTheSame() throws {
    let fixed =
      Self.table.map(\.rules) + [
        "/*\n!/a\n/a/*\n!/a/b", "*\n!*/\n!*.swift", "src/gen/*\n!src/gen/keep", "a/\n!a/name",
        "build\n!src/build",
        "\n\n# comment\n*.log\n", "é", "?/ü.swift", "??/ü.swift", "é/*.swift", "doc/", "**/doc/api/",
        "lib/**/x",
      ]
    let cases = fixed + Self.randomRules
    let tree = try TemporaryTree()
    try TemporaryTree.run(Self.git, ["init", "-q", "."], in: tree.path)
    for (index, rules) in cases.enumerated() {
      try tree.write(rules, to: "\(index)/.gitignore")
      for path in Self.universe { try tree.write("", to: "\(index)/\(path)") }
    }
    let output = try TemporaryTree.run(
      Self.git, ["-c", "core.ignorecase=false", "ls-files", "-z", "--others", "--exclude-standard"],
      in: tree.path)
    let expected = Set(String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init))
    let listed = Set(try tree.paths())
    try #require(expected.count > 1000)
    for path in expected.symmetricDifference(listed).sorted().prefix(20) {
      let index = Int(path.prefix { $0 != "/" }) ?? 0
      Issue.record(
        "\(listed.contains(path) ? "git ignores" : "git keeps") \(path) by \(cases[index].debugDescription)")
    }
  }

  @Test(.enabled(if: hasGit)) func rulesOfSeveralFoldersAndOfTheRepository() throws {
    let tree = try TemporaryTree([
      ".gitignore": "*.gen.swift\n/App/Old/\n", "App/.gitignore": "!keep.gen.swift\nLocal/\n",
      "App/a.gen.swift": "", "App/keep.gen.swift": "", "App/Old/x.swift": "", "App/Local/x.swift": "",
      "App/Sub/Local/x.swift": "", "App/a.swift": "", "excluded.swift": "", "keep.gen.swift": "",
    ])
    try TemporaryTree.run(Self.git, ["init", "-q", "."], in: tree.path)
    try tree.write("excluded.swift\n", to: ".git/info/exclude")
    #expect(try tree.paths(swiftSources) == ["App/a.swift", "App/keep.gen.swift"])
    // The same from a root further down: the rules above it still hold.
    #expect(try tree.list(swiftSources, below: "App").files.map(\.path) == ["a.swift", "keep.gen.swift"])
  }

  @Test(.enabled(if: hasGit)) func rulesEndWhereARepositoryBegins() throws {
    let tree = try TemporaryTree([
      ".gitignore": "*.gen.swift\n", "Sub/a.gen.swift": "", "Sub/b.swift": "", "a.gen.swift": "",
    ])
    try TemporaryTree.run(Self.git, ["init", "-q", "Sub"], in: tree.path)
    #expect(try tree.paths(swiftSources) == ["Sub/a.gen.swift", "Sub/b.swift"])
  }

  /// Outside of git nobody can tell whether an ignored project is tracked; in git its index says.
  @Test(.enabled(if: hasGit), arguments: [false, true])
  func projectsThatAreIgnoredAreListedOutsideOfGit(isInGit: Bool) throws {
    let project = [
      "App.xcodeproj/project.pbxproj", "App.xcodeproj/xcshareddata/a.xcscheme",
      "Sub/App.xcworkspace/contents.xcworkspacedata",
    ]
    let others = [
      "a.gen.swift", "App.xcodeproj/xcuserdata/a.xcscheme", "build/App.xcodeproj/project.pbxproj",
      "App.xcodeprojs/project.pbxproj", "a.xcodeproj", "xcodeproj/project.pbxproj",
    ]
    var files = [".gitignore": "*xcodeproj*\n*.xcworkspace\n*.xcscheme\nbuild/\n*.gen.swift\n"]
    for name in project + others + ["b.swift"] { files[name] = "" }
    let tree = try TemporaryTree(files)
    var options = ListOptions(wanted: .everything)
    if isInGit { try TemporaryTree.run(Self.git, ["init", "-q", "."], in: tree.path) }
    let kept = isInGit ? [] : project
    #expect(try tree.paths(options) == ([".gitignore"] + kept + ["b.swift"]).sorted())
    options.paths = ["Sub"]
    #expect(try tree.paths(options) == kept.suffix(1))
    // What a person leaves out stays out.
    options = ListOptions(wanted: .everything, exclude: ["*.xcodeproj", "Sub", ".*"])
    #expect(try tree.paths(options) == ["b.swift"])
  }

  /// A repository below a folder that is none is in git.
  @Test(.enabled(if: hasGit)) func projectsOfRepositoriesWithinAreIgnored() throws {
    let rules = "*.xcodeproj\n"
    let tree = try TemporaryTree([
      ".gitignore": rules, "A.xcodeproj/project.pbxproj": "", "Sub/B.xcodeproj/project.pbxproj": "",
      "Sub/In/.gitignore": rules, "Sub/In/C.xcodeproj/project.pbxproj": "",
    ])
    try TemporaryTree.run(Self.git, ["init", "-q", "Sub"], in: tree.path)
    let projects = ListOptions(wanted: NameFilter(extensions: ["pbxproj"]))
    #expect(try tree.paths(projects) == ["A.xcodeproj/project.pbxproj", "Sub/B.xcodeproj/project.pbxproj"])
    #expect(try tree.list(projects, below: "Sub/In").files.isEmpty)
  }

  @Test(.enabled(if: hasGit)) func worktreesTakeTheExcludesOfTheirRepository() throws {
    let tree = try TemporaryTree(["main/a.swift": ""])
    let main = tree.path + "/main"
    try TemporaryTree.run(Self.git, ["init", "-q", "."], in: main)
    let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"]
    try TemporaryTree.run(Self.git, identity + ["commit", "-q", "--allow-empty", "-m", "m"], in: main)
    try TemporaryTree.run(Self.git, ["worktree", "add", "-q", "../other"], in: main)
    try tree.write("x.swift\n", to: "main/.git/info/exclude")
    try tree.write("", to: "other/x.swift")
    try tree.write("", to: "other/y.swift")
    #expect(try tree.list(swiftSources, below: "other").files.map(\.path) == ["y.swift"])
  }

  @Test(.enabled(if: hasGit), arguments: [2, 3, 4]) func whatIsTrackedIsListed(indexVersion: Int) throws {
    let tree = try TemporaryTree([
      ".gitignore": "Gen/\n*.gen.swift\n", "App/a.gen.swift": "", "App/b.gen.swift": "", "App/c.swift": "",
      "Gen/Deep/d.swift": "", "Gen/e.swift": "", "Gen/gone.swift": "", "Gen/link.swift": "",
      "xcuserdata/f.swift": "",
    ])
    let tracked = [
      "App/a.gen.swift", "Gen/Deep/d.swift", "Gen/gone.swift", "Gen/link.swift", "xcuserdata/f.swift",
    ]
    try TemporaryTree.run(Self.git, ["init", "-q", "."], in: tree.path)
    try TemporaryTree.run(Self.git, ["add", "-f"] + tracked, in: tree.path)
    // An intent to add is what makes a version 3.
    try TemporaryTree.run(Self.git, ["add", "-N", "App/c.swift"], in: tree.path)
    try TemporaryTree.run(Self.git, ["update-index", "--index-version", "\(indexVersion)"], in: tree.path)
    try FileManager.default.removeItem(atPath: tree.path + "/Gen/gone.swift")
    try FileManager.default.removeItem(atPath: tree.path + "/Gen/link.swift")
    try FileManager.default.createSymbolicLink(
      atPath: tree.path + "/Gen/link.swift", withDestinationPath: "/etc/passwd")
    #expect(try tree.paths(swiftSources) == ["App/a.gen.swift", "App/c.swift", "Gen/Deep/d.swift"])
    #expect(try tree.list(swiftSources, below: "App").files.map(\.path) == ["a.gen.swift", "c.swift"])
    var options = swiftSources
    options.exclude = ["Deep"]
    options.include = ["Gen", "App/a*"]
    #expect(try tree.paths(options) == ["App/a.gen.swift"])
    options.paths = ["Gen"]
    options.exclude = []
    #expect(try tree.paths(options) == ["Gen/Deep/d.swift", "Gen/e.swift"])
  }

  /// What git tracks though it is ignored is not found then, so that is said.
  @Test(
    .enabled(if: hasGit),
    arguments: [
      ([], ["update-index", "--split-index"], "is split"), (["--object-format=sha256"], [], "SHA-256"),
      ([], [], nil),
    ] as [([String], [String], String?)])
  func indexesThatAreNotRead(format: [String], change: [String], message: String?) throws {
    let tree = try TemporaryTree([".gitignore": "*.gen.swift\n", "a.gen.swift": "", "b.swift": ""])
    try TemporaryTree.run(Self.git, ["init", "-q"] + format + ["."], in: tree.path)
    try TemporaryTree.run(Self.git, ["add", "-f", "a.gen.swift", "b.swift"], in: tree.path)
    if !change.isEmpty { try TemporaryTree.run(Self.git, change, in: tree.path) }
    let listing = try tree.list(swiftSources, below: "")
    #expect(listing.files.map(\.path) == (message == nil ? ["a.gen.swift", "b.swift"] : ["b.swift"]))
    #expect(listing.notes.map(\.kind) == (message == nil ? [] : [.unreadIndex]))
    if let message { #expect(listing.notes.allSatisfy { $0.why.contains(message) }) }
    try FileManager.default.removeItem(atPath: tree.path + "/.git/index")
    #expect(try tree.list(swiftSources, below: "").notes.isEmpty)
    try FileManager.default.createDirectory(
      atPath: tree.path + "/.git/index", withIntermediateDirectories: false)
    #expect(try tree.list(swiftSources, below: "").notes.map(\.kind) == [.unreadIndex])
  }

  @Test func brokenIndexesEnd() {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, 4, 0xff, 0xff, 0xff, 0xff]
    bytes += [UInt8](repeating: 0xff, count: 300)
    for count in 0...bytes.count { GitIndex(Array(bytes[..<count])).forEachFile { _ in } }
    bytes.replaceSubrange(72..., with: [UInt8](repeating: 0, count: 236))
    for count in 0...bytes.count { GitIndex(Array(bytes[..<count])).forEachFile { _ in } }
  }

  @Test func hostilePatternsEnd() {
    let pattern = Array(String(repeating: "**/*a*", count: 60).utf8) + [UInt8(ascii: "b")]
    let text = Array(String(repeating: "aaaaaaa/", count: 500).utf8)
    let matches = pattern.withUnsafeBufferPointer { pattern in
      text.withUnsafeBufferPointer { Glob(pattern: pattern, text: $0, isPath: true).matches() }
    }
    #expect(!matches)
  }
}

import Testing

@testable import Formats
@testable import Projects

@Suite("Lists of dependencies") struct DependencyTests {
  /// A file, and what it comes to: name, version, kind, URL, line.
  static let files: [(path: String, text: String, dependencies: [String])] = [
    (
      "Package.resolved",
      """
      {"object": {"pins": [
        {"package": "A", "repositoryURL": "https://x.example/a", "state": {"branch": null, "revision": "f00", "version": "1.2.3"}},
        {"package": "B", "repositoryURL": "git@x.example:b/Bee.git", "state": {"branch": "main", "revision": "f00", "version": null}}
      ]}, "version": 1}
      """, ["a 1.2.3 package https://x.example/a 2", "bee main package git@x.example:b/Bee.git 3"]
    ),
    (
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      """
      {"pins" : [
        {"identity" : "a", "kind" : "remoteSourceControl", "location" : "https://x.example/a",
          "state" : {"revision" : "f00"}}
      ], "version" : 3}
      """, ["a f00 package https://x.example/a 2"]
    ),
    ("Package.resolved", "{\"pins\": [1, {}, {\"identity\": 3}]}", []),
    (
      "Podfile.lock",
      """
      PODS:
        - Alpha (1.2):
          - Beta/Core (~> 2.0)
        - Beta/Core (2.1.0)
        - Beta/More (2.1.0):
          - Beta/Core
        - "Plus+One (3.0)"

      DEPENDENCIES:
        - Alpha

      EXTERNAL SOURCES:
        Alpha:
          :git: https://x.example/alpha.git
      """,
      ["Alpha 1.2 pod https://x.example/alpha.git 2", "Beta 2.1.0 pod - 4", "Plus+One 3.0 pod - 7"]
    ),
    (
      "Cartfile.resolved",
      "github \"owner/name\" \"1.0\"\ngit \"https://x.example/two.git\" \"f00\"\n# github \"no/no\" \"1\"\nbinary \"https://x.example/three.json\" \"3.0\"\nnonsense\ngithub \"open\n",
      [
        "name 1.0 carthage owner/name 1", "two f00 carthage https://x.example/two.git 2",
        "three 3.0 carthage https://x.example/three.json 4",
      ]
    ),
    (
      "Cartfile", "github \"o/a\" ~> 4.0 # why\ngithub \"o/b\" \"main\"\n  github \"o/c\"",
      ["a ~> 4.0 carthage o/a 1", "b main carthage o/b 2", "c  carthage o/c 3"]
    ),
    (
      "Package.swift",
      "// swift-tools-version:5.9\nlet package = Package(name: \"P\", dependencies: [\n.package(url: \"https://x.example/a.git\", exact: \"1.0.1\"), .package(path: \"../b\"),\n.package(name: \"C\", url: \"https://x.example/c\", .branch(\"main\"))])",
      ["a 1.0.1 package https://x.example/a.git 3", "C main package https://x.example/c 4"]
    ),
    (
      "project.yml",
      "targets: {}\npackages:\n  A: {url: https://x.example/a, exactVersion: 1.0.0}\n  B: {github: o/b, branch: main}\n  C: {path: c}\n",
      ["A 1.0.0 package https://x.example/a 3", "B main package https://github.com/o/b 4"]
    ),
  ]

  @Test(arguments: files)
  func `A list names what is depended on`(path: String, text: String, dependencies: [String]) {
    let found = ProjectTargets(tree: [path: text]).dependencies
    #expect(
      found.map { "\($0.name) \($0.version) \($0.kind.rawValue) \($0.url ?? "-") \($0.place.line)" }
        == dependencies)
    let isLock = path.hasSuffix(".resolved") || path.hasSuffix(".lock")
    #expect(found.allSatisfy { $0.isLocked == isLock && $0.place.file == path && $0.place.column > 0 })
  }

  /// A version can be given to another commit, and a branch goes on, without another version.
  static let pins = [
    (
      "Package.resolved",
      #"{"pins":[{"identity":"a","location":"https://x.example/a","state":{"revision":"0123456789abcdef","version":"1.2"}}],"version":2}"#,
      "1.2 (0123456789ab, https://x.example/a)"
    ),
    (
      "Package.resolved",
      #"{"pins":[{"identity":"a","location":"https://me:word@x.example/a","state":{"branch":"main","revision":"f00"}}],"version":2}"#,
      "main (f00, https://x.example/a)"
    ),
    (
      "Package.resolved", #"{"pins":[{"identity":"a","state":{"revision":"f00"}}],"version":2}"#, "f00"
    ),
    (
      "Podfile.lock",
      "PODS:\n  - A (1.2)\nEXTERNAL SOURCES:\n  A:\n    :git: https://x.example/a\nCHECKOUT OPTIONS:\n  A:\n    :commit: f00\n    :git: https://x.example/a\n",
      "1.2 (f00, https://x.example/a)"
    ),
    ("Podfile.lock", "PODS:\n  - A (1.2)\n", "1.2"),
    ("Cartfile.resolved", "github \"o/a\" \"1.2\"\n", "1.2 (o/a)"),
    ("Cartfile", "github \"o/a\" ~> 1.2\n", "~> 1.2"),
  ]

  @Test(arguments: pins)
  func `What is pinned is a commit of an address`(path: String, text: String, pinned: String) {
    #expect(ProjectTargets(tree: [path: text]).dependencies.map(\.pinned) == [pinned])
  }

  @Test func `What is locked and not there is said once`() {
    let lock = "PODS:\n  - A (1)\n  - B (1)\n  - C (1)\nEXTERNAL SOURCES:\n  C: {\":path\": ../C}\n"
    let result = ProjectTargets(tree: [
      "App/Podfile.lock": lock, "App/Pods/B/b.m": "", "C/c.m": "", "Cartfile": "github \"o/a\"",
      "Cartfile.resolved": "github \"o/a\" \"1\"\ngithub \"o/b\" \"1\"", "Carthage/Checkouts/b/x.swift": "",
    ])
    #expect(
      result.shownNotes == ["absent-dependency App/Podfile.lock:2", "absent-dependency Cartfile.resolved:1"])
    #expect(result.notes.allSatisfy { $0.why.hasPrefix("1 locked dependency is ") })
  }

  @Test(arguments: ["RxSwift", "rxswift", "RXSwift"])
  func `A checkout is found whatever its case`(folder: String) {
    for (lock, isThere) in [("RxSwift", true), ("Rx", false)] {
      let pin =
        #"{"pins":[{"identity":"\#(lock.lowercased())","location":"https://x.example/\#(lock)"}],"version":2}"#
      let result = ProjectTargets(tree: [
        "App/Package.resolved": pin, "App/SourcePackages/checkouts/\(folder)/Sources/A/a.swift": "",
        "App/SourcePackages/checkouts/\(folder)/Sources/A/b.swift": "",
        "App/SourcePackages/checkouts/A/é/a.swift": "", "App/SourcePackages/checkouts/x.swift": "",
      ])
      #expect(result.shownNotes == (isThere ? [] : ["absent-dependency App/Package.resolved:1"]))
    }
  }

  @Test func `A package has one name in all versions of its lock file`() {
    let first =
      #"{"object":{"pins":[{"package":"RxSwift","repositoryURL":"https://x.example/Rx-Swift.git/"}]},"version":1}"#
    let second =
      #"{"pins":[{"identity":"rx-swift","location":"https://x.example/Rx-Swift.git"}],"version":2}"#
    for text in [first, second] {
      #expect(ProjectTargets(tree: ["Package.resolved": text]).dependencies.map(\.name) == ["rx-swift"])
    }
  }

  @Test func `A project of another kind is named`() {
    let tuist = "import ProjectDescription\nlet project = Project(name: \"A\")\n"
    let result = ProjectTargets(tree: ["In/Project.swift": tuist, "Out/Project.swift": "struct Project {}"])
    #expect(result.shownNotes == ["unread-project In/Project.swift:1"])
  }

  @Test(arguments: [("Package.resolved", "{"), ("Podfile.lock", "PODS: ["), ("project.yml", "a: [")])
  func `A list that cannot be read is said`(path: String, text: String) {
    let result = ProjectTargets(tree: [path: text])
    #expect(result.notes.map(\.kind) == [.malformed])
    #expect(result.notes.first?.place.line == 1)
  }
}

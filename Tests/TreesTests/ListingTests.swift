import Foundation
import Testing

@testable import Trees

@Suite struct ListingTests {
  @Test func listsWhatIsWantedInTheOrderOfBytes() throws {
    let tree = try TemporaryTree([
      "a/z.swift": "", "a.swift": "", "a-b/c.swift": "", "a/b/c.h": "", "B.SWIFT": "", "a/readme.md": "",
      "é.swift": "", "Podfile.lock": "", "ab": "", ".swift": "", ".build/x.swift": "",
      "DerivedData/x.swift": "",
      "App.xcodeproj/xcuserdata/x.swift": "", "Carthage/Build/x.h": "", "Build/x.h": "", "build/x.h": "",
    ])
    let options = ListOptions(wanted: NameFilter(extensions: ["swift", "h"], names: ["Podfile.lock"]))
    let expected = [
      ".swift", "B.SWIFT", "Build/x.h", "Podfile.lock", "a-b/c.swift", "a.swift", "a/b/c.h", "a/z.swift",
      "build/x.h", "é.swift",
    ]
    #expect(try tree.paths(options) == expected)
    // In parts, as workers do it.
    let walk = Walk(try Tree(root: tree.path), options)
    #expect(walk.finish(walk.parts.map(walk.list)).files.map(\.path) == expected)
  }

  @Test func includeAndExcludePatterns() throws {
    let tree = try TemporaryTree([
      "App/a.swift": "", "App/Gen/b.swift": "", "Tests/Fixtures/c.swift": "", "Tests/d.swift": "",
      "e.swift": "",
    ])
    var options = swiftSources
    options.exclude = ["Tests/Fixtures/**", "e.swift"]
    #expect(try tree.paths(options) == ["App/Gen/b.swift", "App/a.swift", "Tests/d.swift"])
    options.include = ["App", "e.swift"]
    #expect(try tree.paths(options) == ["App/Gen/b.swift", "App/a.swift"])
    options.include = []
    try tree.write("", to: "App/Images.xcassets/x.swift")
    #expect(try tree.paths(options).count == 3)
    options.paths = ["Tests/Fixtures/c.swift", "Tests/Fixtures"]
    #expect(try tree.paths(options).isEmpty, "an exclude pattern also holds for what is named")
  }

  /// What is named is sure to be in the list, once, and the rest is in it as without it.
  @Test(
    arguments: [
      (["App"], []), (["App/Sub", "z.swift"], []), (["Ignored"], ["Ignored/c.swift"]),
      (["notes.gen"], ["notes.gen"]),
      (["Ignored/c.swift", "App", "."], ["Ignored/c.swift"]), (["gone"], []),
    ] as [([String], [String])])
  func theRestIsListedToo(paths: [String], more: [String]) throws {
    let tree = try TemporaryTree([
      ".gitignore": "Ignored/\n*.gen\n", "App/a.swift": "", "App/Sub/b.swift": "", "Ignored/c.swift": "",
      "notes.gen": "", "z.swift": "",
    ])
    var options = swiftSources
    let whole = try tree.paths(options)
    options.paths = paths
    options.listsRest = true
    #expect(try tree.paths(options).sorted() == (whole + more).sorted())
  }

  @Test func aPartHoldsWhatIsInItsFolders() {
    let part = TreePart(["App/Sub", "z.swift"])
    #expect(["App/Sub/b.swift", "App/Sub", "z.swift"].allSatisfy(part.holds))
    #expect(!["App/Sub2/b.swift", "App/a.swift", "z.swift2", ""].contains(where: part.holds))
    #expect(TreePart().isWhole && TreePart().holds("App/a.swift") && TreePart().holds(""))
  }

  @Test func namedPaths() throws {
    let tree = try TemporaryTree([
      ".gitignore": "Ignored/\n*.gen\n", "App/a.swift": "", "App/Sub/b.swift": "", "Ignored/c.swift": "",
      "notes.gen": "", "z.swift": "",
    ])
    var options = swiftSources
    options.paths = ["App/Sub", "App", "App/Sub/../a.swift", "./App/"]
    #expect(try tree.paths(options) == ["App/Sub/b.swift", "App/a.swift"])
    options.paths = ["notes.gen", "Ignored", "\(tree.path)/z.swift"]
    #expect(try tree.paths(options) == ["Ignored/c.swift", "notes.gen", "z.swift"])
    options.paths = [".", "Ignored/c.swift"]
    #expect(try tree.paths(options) == ["App/Sub/b.swift", "App/a.swift", "Ignored/c.swift", "z.swift"])
    options.paths = ["gone.swift", "/etc", "App/a.swift"]
    let listing = try tree.list(options)
    #expect(listing.files.map(\.path) == ["App/a.swift"])
    #expect(listing.notes.map(\.kind) == [.outsideLink, .missing])
    #expect(throws: TreeError.self) { try Tree(root: tree.path + "/gone") }
    #expect(throws: TreeError.self) { try Tree(root: tree.path + "/z.swift") }
  }

  @Test func specialFilesAreNotOpened() throws {
    let tree = try TemporaryTree(["a.swift": ""], links: ["link.swift": "pipe.swift"])
    #expect(mkfifo("\(tree.path)/pipe.swift", 0o600) == 0)
    #expect(mkfifo("\(tree.path)/pipe", 0o600) == 0)
    let listing = try tree.list(swiftSources)
    #expect(listing.files.map(\.path) == ["a.swift"])
    #expect(listing.notes.map(\.path) == ["link.swift", "pipe.swift"])
    #expect(listing.notes.allSatisfy { $0.kind == .special })
    var options = swiftSources
    options.paths = ["pipe"]
    #expect(try tree.list(options).notes.map(\.kind) == [.special])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func unreadableFolders() throws {
    let tree = try TemporaryTree(["a.swift": "", "locked/b.swift": ""])
    chmod("\(tree.path)/locked", 0)
    let listing = try tree.list(swiftSources)
    chmod("\(tree.path)/locked", 0o700)
    #expect(listing.files.map(\.path) == ["a.swift"])
    #expect(listing.notes == [TreeNote(kind: .unreadableFolder, path: "locked", why: "Permission denied")])
  }

  @Test func aFolderThatIsGoneWhenItsTurnComesIsNoted() throws {
    let tree = try TemporaryTree(["a/b.swift": "", "c/d.swift": ""])
    let walk = Walk(try Tree(root: tree.path), swiftSources)
    let folder = Folder(path: Array("gone/".utf8), scope: nil, isIncluded: true)
    let listing = walk.finish([walk.list(Walk.Part(items: [.folder(folder)]))])
    #expect(listing.notes.contains { $0.kind == .unreadableFolder && $0.path == "gone" })
  }

  @Test func namesOfAnyBytes() throws {
    let tree = try TemporaryTree(["new\nline.swift": "1", "👩‍👩‍👧.swift": "2", "back\\xFF.swift": "3"])
    let raw: [UInt8] = Array("\(tree.path)/".utf8) + [0xff] + Array(".swift".utf8)
    let descriptor = withCPath(raw) { open($0, O_CREAT | O_WRONLY, 0o600) }
    try #require(descriptor >= 0 || errno == EILSEQ)  // macOS does not take such a name
    if descriptor >= 0 {
      #expect(write(descriptor, "4", 1) == 1)
      close(descriptor)
    }
    let listing = try tree.list(swiftSources)
    var expected = ["back\\x5CxFF.swift", "new\nline.swift", "👩‍👩‍👧.swift"]
    if descriptor >= 0 { expected.append("\\xFF.swift") }
    #expect(listing.files.map(\.path) == expected)
    let root = try Tree(root: tree.path)
    var contents = ""
    var buffer = FileBuffer()
    for file in listing.files {
      try buffer.read(file, of: root)
      contents += String(decoding: buffer.bytes, as: UTF8.self)
      let again = TreeFile(path: file.path, provenance: .firstParty)
      #expect(again == file)
    }
    #expect(contents == (descriptor >= 0 ? "3124" : "312"))
  }

  @Test func treesTooDeepForTheSystem() throws {
    let tree = try TemporaryTree(["a.swift": ""])
    var folder = open(tree.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<2000 {
      mkdirat(folder, "deeper", 0o700)
      let next = openat(folder, "deeper", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(openat(folder, "bottom.swift", O_CREAT | O_WRONLY, 0o600))
    close(folder)
    let listing = try tree.list(swiftSources)
    #expect(listing.files.count == 1, "what is not too deep is listed all the same")
    #expect(listing.notes.map(\.kind) == [.unreadableFolder])
    #expect(listing.notes.map(\.why) == ["File name too long"])
  }
}

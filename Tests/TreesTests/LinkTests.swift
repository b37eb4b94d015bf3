import Testing

@testable import Trees

@Suite struct LinkTests {
  static func tree() throws -> TemporaryTree {
    try TemporaryTree(
      [
        "Packages/Core/Sources/Core/Core.swift": "", "Packages/Core/build/gen.swift": "",
        ".gitignore": "build/\n",
      ],
      links: [
        "App/LocalPods/Core": "../../Packages/Core", "App/Loop": "..",
        "App/Dangling.swift": "../missing/Gone.swift",
        "App/Core.swift": "../Packages/Core/Sources/Core/Core.swift",
      ])
  }
  static let core = "Packages/Core/Sources/Core/Core.swift"

  @Test func eachFileIsListedOnceByItsRealPath() throws {
    let listing = try Self.tree().list(swiftSources)
    #expect(listing.files.map(\.path) == [Self.core])
    #expect(listing.aliases == ["App/Core.swift": Self.core])
    #expect(
      listing.notes == [
        TreeNote(kind: .danglingLink, path: "App/Dangling.swift", why: "leads to nothing")
      ])
  }

  @Test func aPartOfATreeListsWhatItsLinksLeadTo() throws {
    let tree = try Self.tree()
    var options = swiftSources
    for paths in [
      ["App"], ["App/LocalPods"], ["App/Core.swift"], ["App/LocalPods", Self.core], ["App/LocalPods/Core"],
    ] {
      options.paths = paths
      #expect(try tree.paths(options) == [Self.core], "\(paths)")
    }
  }

  @Test func rulesHoldWhereALinkLeads() throws {
    let tree = try TemporaryTree(
      [
        ".gitignore": "Gen/\n*.gen.swift\n", "Gen/a.swift": "", "Lib/b.gen.swift": "", "Lib/c.swift": "",
        "d.txt": "",
      ],
      links: [
        "App/Gen": "../Gen", "App/b.swift": "../Lib/b.gen.swift", "App/c": "../Lib/c.swift",
        "App/d.swift": "../d.txt",
        "App/deep.swift": "../Gen/a.swift",
      ])
    var options = swiftSources
    options.paths = ["App"]
    let listing = try tree.list(options)
    #expect(listing.files.map(\.path) == ["Lib/c.swift"])
    #expect(listing.notes.map(\.kind) == [.renamingLink])
  }

  @Test func linksThatLeadOutOrNowhere() throws {
    let outside = try TemporaryTree(["x.swift": "", "x.txt": ""])
    let tree = try TemporaryTree(
      ["a.swift": ""],
      links: [
        "folder": outside.path, "file.swift": "\(outside.path)/x.swift", "file.txt": "\(outside.path)/x.txt",
        "self": "self", "one": "two", "two": "one", "top": "/", "root": ".",
      ])
    let listing = try tree.list(swiftSources)
    #expect(listing.files.map(\.path) == ["a.swift"])
    #expect(listing.notes.filter { $0.kind == .outsideLink }.map(\.path) == ["file.swift", "folder", "top"])
    #expect(listing.notes.filter { $0.kind == .linkLoop }.map(\.path) == ["one", "self", "two"])
    #expect(listing.notes.count == 6)
  }

  @Test func foldersThatLinkToEachOther() throws {
    let tree = try TemporaryTree(
      ["A/a.swift": "", "B/C/b.swift": "", "D/d.swift": ""],
      links: ["A/next": "../B/C", "B/C/up": "../../B", "B/next": "../D", "D/back": "../A"])
    var options = swiftSources
    options.paths = ["A"]
    #expect(try tree.paths(options) == ["A/a.swift", "B/C/b.swift", "D/d.swift"])
  }
}

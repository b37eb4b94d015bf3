import BuiltSamples
import Foundation
import Testing

@testable import Trees

/// A ZIP archive as a tree.
@Suite struct ArchiveTests {
  private static let file = ZipFile([
    ZipFile.Entry("Payload/"), ZipFile.Entry("Payload/B.swift", "b").with { $0.method = 8 },
    ZipFile.Entry("Payload/A.app/Info.plist", "a"), ZipFile.Entry("__MACOSX/Payload/._A", "fork"),
    ZipFile.Entry(".git/config", "c"), ZipFile.Entry("Pods/Kit/K.swift", "k"), ZipFile.Entry("C.swift", "c"),
    ZipFile.Entry("Link.swift", "Payload/B.swift").with { $0.mode = 0o120777 },
    ZipFile.Entry("Payload/Out.swift", "../../etc").with { $0.mode = 0o120777 },
    ZipFile.Entry("Root.swift", "/etc").with { $0.mode = 0o120777 },
  ])

  private func tree(_ bytes: [UInt8] = file.bytes) throws -> (Tree, BuiltFolder) {
    let folder = try BuiltFolder(["App.ipa": bytes])
    return (try Tree(archive: folder.path + "/App.ipa"), folder)
  }

  @Test func `Its files are listed from its top, in order`() throws {
    let (tree, _) = try tree()
    let listing = tree.list(ListOptions(wanted: .everything))
    #expect(
      listing.files.map(\.path) == [
        "C.swift", "Payload/A.app/Info.plist", "Payload/B.swift", "Pods/Kit/K.swift",
      ])
    #expect(listing.files.map(\.origin) == [.firstParty, .firstParty, .firstParty, .thirdParty])
    #expect(listing.notes.map(\.path) == ["Payload/Out.swift", "Root.swift"])
    #expect(listing.notes.allSatisfy { $0.kind == .outsideLink })
    #expect(listing.aliases == ["Link.swift": "Payload/B.swift"])
  }

  @Test func `Patterns hold in it as in a folder`() throws {
    let (tree, _) = try tree()
    let swift = NameFilter(extensions: ["swift"])
    #expect(
      tree.list(ListOptions(wanted: swift, exclude: ["Pods"])).files.map(\.path) == [
        "C.swift", "Payload/B.swift",
      ])
    #expect(
      tree.list(ListOptions(wanted: swift, include: ["/Payload/**"])).files.map(\.path) == ["Payload/B.swift"]
    )
    #expect(
      tree.list(ListOptions(wanted: swift, include: ["Payload"])).files.map(\.path) == ["Payload/B.swift"])
  }

  @Test func `A file is read as long as it is not too large`() throws {
    let (tree, _) = try tree()
    let file = try #require(
      tree.list(ListOptions(wanted: .everything)).files.first { $0.path == "Payload/B.swift" })
    var buffer = FileBuffer()
    try buffer.read(file, of: tree)
    #expect(Array(buffer.bytes) == Array("b".utf8))
    #expect(throws: FileBuffer.Trouble.tooLarge(size: 1)) { try buffer.read(file, of: tree, limit: 0) }
    #expect(buffer.count == 0)
  }

  @Test func `Larger files than the buffer are read, too`() throws {
    let large = [UInt8](repeating: 7, count: 3 << 20)
    let (tree, _) = try tree(ZipFile([ZipFile.Entry("a", large)]).bytes)
    var buffer = FileBuffer()
    try buffer.read(TreeFile(path: "a", provenance: .firstParty), of: tree)
    #expect(buffer.count == large.count && buffer.bytes.allSatisfy { $0 == 7 })
  }

  @Test func `What is damaged says so, and what is no archive cannot be one`() throws {
    let (tree, _) = try tree(ZipFile([ZipFile.Entry("a", "x").with { $0.checksum = 1 }]).bytes)
    var buffer = FileBuffer()
    let trouble = #expect(throws: FileBuffer.Trouble.self) {
      try buffer.read(TreeFile(path: "a", provenance: .firstParty), of: tree)
    }
    #expect(trouble?.description.contains("is damaged") == true)
    let error = #expect(throws: TreeError.self) { _ = try self.tree(Array("text".utf8)) }
    #expect(error?.isOpen == true && error?.why == "is no ZIP archive")
  }
}

import Foundation
import Testing

@testable import Trees

@Suite struct FileBufferTests {
  static func file(_ path: String) -> TreeFile { TreeFile(path: path, provenance: .firstParty) }

  @Test func readsWhateverTheSizeAndPadsWithZeros() throws {
    let tree = try TemporaryTree()
    let root = try Tree(root: tree.path)
    var buffer = FileBuffer()
    // Around the first capacity and the kept one; a small file after a large one must not show its bytes.
    for size in [0, 1, 100, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 5 << 20, 7, 4 << 20, 0] {
      let text = String(repeating: "x", count: size)
      try tree.write(text, to: "file")
      try buffer.read(Self.file("file"), of: root)
      #expect(buffer.count == size)
      #expect(buffer.bytes.allSatisfy { $0 == UInt8(ascii: "x") })
      let padding = UnsafeBufferPointer(start: buffer.base + buffer.count, count: FileBuffer.padding)
      #expect(padding.allSatisfy { $0 == 0 })
    }
  }

  @Test func limits() throws {
    let tree = try TemporaryTree(["small": "12345678"])
    let root = try Tree(root: tree.path)
    var buffer = FileBuffer()
    try buffer.read(Self.file("small"), of: root, limit: 8)
    #expect(buffer.count == 8)
    #expect(throws: FileBuffer.Trouble.tooLarge(size: 8)) {
      try buffer.read(Self.file("small"), of: root, limit: 7)
    }
    #expect(buffer.count == 0)
    #expect(truncate("\(tree.path)/small", 40 << 20) == 0)
    #expect(throws: FileBuffer.Trouble.tooLarge(size: 40 << 20)) {
      try buffer.read(Self.file("small"), of: root)
    }
  }

  @Test func whatIsNoFileIsNotRead() throws {
    let tree = try TemporaryTree(["folder/x": "", "real": "1"], links: ["link": "real"])
    #expect(mkfifo("\(tree.path)/pipe", 0o600) == 0)
    let root = try Tree(root: tree.path)
    var buffer = FileBuffer()
    for path in ["folder", "link", "pipe"] {
      #expect(throws: FileBuffer.Trouble.notRegular) { try buffer.read(Self.file(path), of: root) }
    }
    // With somebody at the other end, who has nothing to say yet.
    let other = open("\(tree.path)/pipe", O_RDWR | O_NONBLOCK)
    #expect(throws: FileBuffer.Trouble.notRegular) { try buffer.read(Self.file("pipe"), of: root) }
    close(other)
    #expect(throws: FileBuffer.Trouble.unreadable("No such file or directory")) {
      try buffer.read(Self.file("gone"), of: root)
    }
    let long = String(repeating: "n", count: 5000)
    #expect(throws: FileBuffer.Trouble.unreadable("File name too long")) {
      try buffer.read(Self.file(long), of: root)
    }
    #expect(buffer.count == 0)
  }
}

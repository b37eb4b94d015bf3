import BuiltSamples
import Formats
import Testing

@Suite struct ZipArchiveTests {
  private static let entries = [
    ZipFile.Entry("Payload/"), ZipFile.Entry("Payload/a", "as it is"),
    ZipFile.Entry("Payload/b", String(repeating: "packed ", count: 20_000)).with { $0.method = 8 },
    ZipFile.Entry("Payload/link", "a").with { $0.mode = 0o120755 },
  ]

  @Test(arguments: [false, true])
  func `Entries are listed and read`(_ isLong: Bool) throws {
    var file = ZipFile(Self.entries)
    file.isLong = isLong
    file.comment = Array("a comment".utf8)
    let archive = try ZipArchive(ByteSource(file.bytes))
    #expect(
      archive.entries.map { String(decoding: $0.path, as: UTF8.self) } == [
        "Payload", "Payload/a", "Payload/b", "Payload/link",
      ])
    #expect(archive.entries.map(\.kind) == [.folder, .file, .file, .link])
    for (entry, written) in zip(archive.entries, Self.entries) {
      #expect(try archive.contents(of: entry, limit: 1 << 20) == written.contents)
    }
    #expect(throws: BinaryError.self) { try archive.contents(of: archive.entries[2], limit: 1000) }
  }

  @Test func `An archive can be empty`() throws {
    #expect(try ZipArchive(ByteSource(ZipFile([]).bytes)).entries.isEmpty)
  }

  private static let refused: [([ZipFile.Entry], String)] = [
    ([ZipFile.Entry("/etc/passwd")], "leads out"), ([ZipFile.Entry("a/../../b")], "leads out"),
    ([ZipFile.Entry("..")], "leads out"), ([ZipFile.Entry("C:x")], "leads out"),
    ([ZipFile.Entry("a\\..\\b")], "leads out"), ([ZipFile.Entry("a//b")], "leads out"),
    ([ZipFile.Entry("a\u{0}b")], "leads out"), ([ZipFile.Entry("")], "leads out"),
    ([ZipFile.Entry("./a")], "leads out"),
    ([ZipFile.Entry("a"), ZipFile.Entry("a")], "two entries are called a"),
    ([ZipFile.Entry("a"), ZipFile.Entry("a/b")], "a is a file and a folder"),
    ([ZipFile.Entry("a", "x").with { $0.size = 1 << 31 }], "larger than it can be"),
    ([ZipFile.Entry("a", "xy"), ZipFile.Entry("b", "x").with { $0.offset = 0 }], "share bytes"),
    ([ZipFile.Entry("a", "x").with { $0.packedSize = 4000 }], "reaches into the directory"),
  ]

  @Test(arguments: refused.indices)
  func `A directory that no honest program writes is refused`(_ number: Int) {
    let (entries, words) = Self.refused[number]
    let error = #expect(throws: BinaryError.self) { try ZipArchive(ByteSource(ZipFile(entries).bytes)) }
    #expect(error?.description.contains(words) == true, "\(error.map(\.description) ?? "")")
  }

  private static let unreadable: [(ZipFile.Entry, String)] = [
    (ZipFile.Entry("a", "x").with { $0.flags = 1 }, "encrypted contents"),
    (ZipFile.Entry("a", "x").with { $0.method = 12 }, "packed by method 12"),
    (ZipFile.Entry("a", "x").with { $0.checksum = 7 }, "not what was packed"),
    (ZipFile.Entry("a", "xyz").with { $0.size = 2 }, "not what was packed"),
    (
      ZipFile.Entry("a", "xyz").with {
        $0.method = 8
        $0.size = 2
      }, "not what was packed"
    ),
    (
      ZipFile.Entry("a", "xyz").with {
        $0.method = 8
        $0.size = 4
      }, "not what was packed"
    ),
  ]

  @Test(arguments: unreadable.indices)
  func `An entry that cannot be read says why`(_ number: Int) throws {
    let (entry, words) = Self.unreadable[number]
    let archive = try ZipArchive(ByteSource(ZipFile([entry]).bytes))
    let error = #expect(throws: BinaryError.self) {
      try archive.contents(of: try #require(archive.entries.first), limit: 1 << 20)
    }
    #expect(error?.description.contains(words) == true, "\(error.map(\.description) ?? "")")
  }

  @Test func `What is no archive is said to be none`() {
    for (bytes, words) in [([], "is empty"), (Array("text".utf8), "is no ZIP archive")] as [([UInt8], String)]
    {
      let error = #expect(throws: BinaryError.self) { try ZipArchive(ByteSource(bytes)) }
      #expect(error?.description.contains(words) == true)
    }
  }
}

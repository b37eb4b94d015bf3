import Lexing
import Testing

@Suite struct TranscodingTests {
  static let cases: [(name: String, bytes: [UInt8], expected: Transcoding)] = [
    ("empty", [], .unnecessary),
    ("ASCII", Array("int a;".utf8), .unnecessary),
    ("marked UTF-8 keeps its mark", [0xEF, 0xBB, 0xBF, 0x61], .unnecessary),
    ("half a mark", [0xFF], .unnecessary),
    ("little endian", [0xFF, 0xFE, 0x61, 0, 0xE9, 0], .utf8(Array("aé".utf8))),
    ("big endian", [0xFE, 0xFF, 0, 0x61, 0, 0xE9], .utf8(Array("aé".utf8))),
    ("only a mark", [0xFE, 0xFF], .utf8([])),
    ("surrogate pair", [0xFF, 0xFE, 0x3C, 0xD8, 0x88, 0xDF], .utf8(Array("🎈".utf8))),
    ("high surrogate alone", [0xFE, 0xFF, 0xD8, 0x3C, 0, 0x61], .utf8(Array("\u{FFFD}a".utf8))),
    ("low surrogate alone", [0xFE, 0xFF, 0xDF, 0x88], .utf8(Array("\u{FFFD}".utf8))),
    ("odd last byte", [0xFF, 0xFE, 0x61, 0, 0x62], .utf8(Array("a\u{FFFD}".utf8))),
    ("odd last byte after the mark", [0xFE, 0xFF, 0], .utf8(Array("\u{FFFD}".utf8))),
    ("NUL inside", [0xFE, 0xFF, 0, 0, 0, 0x61], .utf8([0, 0x61])),
    ("UTF-32 little endian", [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], .unreadable(.utf32)),
    ("UTF-32 big endian", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], .unreadable(.utf32)),
    ("little endian without a mark", [0x61, 0, 0x0A, 0], .unreadable(.unmarkedUTF16)),
    ("big endian without a mark", [0, 0x61, 0, 0x0A], .unreadable(.unmarkedUTF16)),
    ("encrypted", [0] + Array("GITCRYPT".utf8) + [0, 0x61, 0x62], .unreadable(.encrypted)),
    (
      "a pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8),
      .unreadable(.pointer)
    ),
    ("a name that begins like one", Array("version = 1".utf8), .unnecessary),
    ("gzip", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 4, 0], .unreadable(.binary)),
    ("nothing but NUL", Array(repeating: 0, count: 4096), .unreadable(.binary)),
    ("a NUL in a source", Array("let a = 1\0\nlet b = 2\n".utf8), .unnecessary),
    ("a NUL before it", [0] + Array("let a = 1".utf8), .unnecessary),
    ("form feeds and bells", Array("\u{C}\u{C}\u{C}\u{B}\u{B}\u{7}\u{7}\u{7}a".utf8), .unnecessary),
  ]

  @Test(arguments: cases.indices) func transcodes(_ index: Int) {
    let (name, bytes, expected) = Self.cases[index]
    #expect(bytes.withUnsafeBufferPointer { Transcoding($0) } == expected, "\(name)")
  }
}

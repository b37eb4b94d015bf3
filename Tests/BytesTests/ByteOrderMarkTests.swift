import Bytes
import Testing

@Suite struct ByteOrderMarkTests {
  static let cases: [(bytes: [UInt8], mark: ByteOrderMark?)] = [
    ([], nil), ([0x61], nil), ([0xEF, 0xBB], nil), ([0xFF], nil), ([0, 0, 0xFE], nil), ([0xFE], nil),
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFE, 0xFF, 0, 0x61], .utf16BigEndian),
    ([0xFF, 0xFE, 0x61, 0], .utf16LittleEndian), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF, 0x61], .utf32BigEndian), ([0x20, 0xEF, 0xBB, 0xBF], nil),
  ]

  @Test(arguments: cases.indices) func isFound(_ index: Int) {
    let (bytes, mark) = Self.cases[index]
    #expect(ByteOrderMark(bytes) == mark)
    #expect(bytes.utf8MarkLength == (mark == .utf8 ? 3 : 0))
  }
}

/// U+FEFF at the start of a text, whose bytes say which encoding of Unicode the text is in: Unicode, table 23-6.
package enum ByteOrderMark: Sendable, Hashable, CaseIterable {
  // The marks of UTF-32 come first: one of them begins with one of UTF-16, as which it would be a mark and a NUL.
  case utf32BigEndian, utf32LittleEndian
  case utf16BigEndian, utf16LittleEndian
  case utf8

  package var bytes: [UInt8] {
    switch self {
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf8: [0xEF, 0xBB, 0xBF]
    }
  }

  /// The mark that bytes begin with, where they begin with one.
  package init?(_ bytes: some Collection<UInt8>) {
    // A text without a mark, which nearly all are, is told by its first byte.
    guard let first = bytes.first, first == 0 || first >= 0xEF else { return nil }
    guard let mark = ByteOrderMark.allCases.first(where: { bytes.starts(with: $0.bytes) }) else { return nil }
    self = mark
  }
}

extension Collection<UInt8> {
  /// How many bytes the mark of UTF-8 takes at the start: three, or none.
  @inlinable package var utf8MarkLength: Int {
    first == 0xEF && prefix(3).elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

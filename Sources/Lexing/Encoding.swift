/// What the bytes of a file are, by the byte order mark that they start with.
package enum Encoding: Sendable, Hashable {
  /// UTF-8, marked or not; or anything else without a mark, of which a lexer reads at least the ASCII.
  case utf8
  case utf16BigEndian, utf16LittleEndian
  case utf32

  package init(of bytes: UnsafeBufferPointer<UInt8>) {
    // The mark of UTF-32 can start with the one of UTF-16: as UTF-16 it would be a mark and a NUL.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      self = .utf8
    }
  }
}

/// What a lexer should read instead of a file's bytes.
package enum Transcoding: Sendable, Hashable {
  /// The bytes themselves. A mark stays in front of them, lexers skip it.
  case unnecessary
  /// These bytes: the same text in UTF-8, without its mark.
  case utf8([UInt8])
  /// Nothing: the encoding is one that compilers do not read either.
  case unreadable

  /// What is no Unicode becomes U+FFFD: half a pair of surrogates, or an odd last byte.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch Encoding(of: bytes) {
    case .utf8: self = .unnecessary
    case .utf16BigEndian: self = .utf8(Transcoding.fromUTF16(bytes, highByte: 0))
    case .utf16LittleEndian: self = .utf8(Transcoding.fromUTF16(bytes, highByte: 1))
    case .utf32: self = .unreadable
    }
  }

  private static func fromUTF16(_ bytes: UnsafeBufferPointer<UInt8>, highByte: Int) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte]))
    }
    let loneSurrogate: UInt16 = 0xD800
    if bytes.count % 2 == 1 { units.append(loneSurrogate) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

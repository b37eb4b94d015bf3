import Bytes

/// What a file that is called a source can hold that no compiler takes for text.
package enum NoText: Sendable, Hashable {
  case utf32
  case unmarkedUTF16
  /// By git-crypt: <https://github.com/AGWA/git-crypt>.
  case encrypted
  /// A pointer of Git LFS: <https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md>.
  case pointer
  /// Compressed, encrypted, built: more control characters than text has.
  case binary

  /// What bytes without a mark of their encoding show to be no text; nothing where they can be a source, in which a
  /// NUL or two do no harm.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The address in it is not spelt here: no literal of Sluice names a host.
    if bytes.first == UInt8(ascii: "v"), bytes.starts(with: "version https:".utf8),
      bytes.dropFirst(16).starts(with: "git-lfs".utf8)
    {
      self = .pointer
      return
    }
    // All that is asked of most files.
    guard NoText.controls(bytes.prefix(64)) > 0 else { return nil }
    if bytes.starts(with: "\0GITCRYPT\0".utf8) {
      self = .encrypted
    } else if bytes.count > 3, (0..<4).allSatisfy({ (bytes[$0] == 0) == ($0 % 2 == 1) }) {
      self = .unmarkedUTF16
    } else if bytes.count > 3, (0..<4).allSatisfy({ (bytes[$0] == 0) == ($0 % 2 == 0) }) {
      self = .unmarkedUTF16
    } else {
      // Random bytes are one in nine.
      let head = bytes.prefix(1024)
      let count = NoText.controls(head)
      guard count > 3, count > head.count / 16 else { return nil }
      self = .binary
    }
  }

  private static func controls(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    for byte in bytes { count &+= byte < 0x09 || byte > 0x0D && byte < 0x20 || byte == 0x7F ? 1 : 0 }
    return count
  }

  /// Why it is not read, and what to do.
  package var why: String {
    switch self {
    case .utf32: "UTF-32 is an encoding that compilers do not read; save it as UTF-8"
    case .unmarkedUTF16: "UTF-16 without a byte order mark is not read by compilers; save it as UTF-8"
    case .encrypted: "it is encrypted; decrypt the work tree with 'git-crypt unlock'"
    case .pointer: "it is the pointer to a file that Git LFS keeps; get that with 'git lfs pull'"
    case .binary: "its bytes are no text: compressed, encrypted or built"
    }
  }
}

/// What a lexer should read instead of a file's bytes.
package enum Transcoding: Sendable, Hashable {
  /// The bytes themselves. A mark stays in front of them, lexers skip it.
  case unnecessary
  /// These bytes: the same text in UTF-8, without its mark.
  case utf8([UInt8])
  /// Nothing: it is what compilers do not read either.
  case unreadable(NoText)

  /// What is no Unicode becomes U+FFFD: half a pair of surrogates, or an odd last byte.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch ByteOrderMark(bytes) {
    // Of what has no mark and is not UTF-8, a lexer reads at least the ASCII.
    case .utf8, nil: self = NoText(bytes).map(Transcoding.unreadable) ?? .unnecessary
    case .utf16BigEndian: self = .utf8(Transcoding.fromUTF16(bytes, highByte: 0))
    case .utf16LittleEndian: self = .utf8(Transcoding.fromUTF16(bytes, highByte: 1))
    case .utf32BigEndian, .utf32LittleEndian: self = .unreadable(.utf32)
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

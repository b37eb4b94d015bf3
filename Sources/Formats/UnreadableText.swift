import Bytes

/// Where bytes are no text that a configuration file can hold, and why.
struct UnreadableText: Error, Hashable {
  enum Reason: Hashable {
    case notUTF8
    /// The name of the encoding that the bytes begin like.
    case otherEncoding(String)
    /// A character that is neither printed nor white space.
    case control(UInt32)
  }

  let offset: Int
  let reason: Reason

  /// Looks at all bytes once; nothing where they are UTF-8 without control characters.
  static func first(in bytes: [UInt8]) -> UnreadableText? {
    switch ByteOrderMark(bytes) {
    case .utf32BigEndian, .utf32LittleEndian:
      return UnreadableText(offset: 0, reason: .otherEncoding("UTF-32"))
    case .utf16BigEndian, .utf16LittleEndian:
      return UnreadableText(offset: 0, reason: .otherEncoding("UTF-16"))
    case .utf8, nil: break
    }
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte >= 0x20, byte < 0x7F {
        at += 1
        continue
      }
      guard let scalar = EncodedScalar(bytes[at...]) else {
        return UnreadableText(offset: at, reason: .notUTF8)
      }
      guard isPrintable(scalar.value) else {
        return UnreadableText(offset: at, reason: .control(scalar.value))
      }
      at += scalar.length
    }
    return nil
  }

  /// YAML 1.1, 5.1: <https://yaml.org/spec/1.1/#c-printable>.
  private static func isPrintable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

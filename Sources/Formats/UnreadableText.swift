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
    for (mark, name) in marks where bytes.starts(with: mark) {
      return UnreadableText(offset: 0, reason: .otherEncoding(name))
    }
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte >= 0x20, byte < 0x7F {
        at += 1
        continue
      }
      guard let (scalar, length) = scalar(in: bytes, at: at) else {
        return UnreadableText(offset: at, reason: .notUTF8)
      }
      guard isPrintable(scalar) else { return UnreadableText(offset: at, reason: .control(scalar)) }
      at += length
    }
    return nil
  }

  /// UTF-32 first: its little-endian mark begins with that of UTF-16.
  private static let marks: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
    ([0xFE, 0xFF], "UTF-16"),
  ]

  /// YAML 1.1, 5.1: <https://yaml.org/spec/1.1/#c-printable>.
  private static func isPrintable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// One character and how many bytes it has; nothing where the bytes are none, or spell one too long.
  static func scalar(in bytes: [UInt8], at start: Int) -> (UInt32, Int)? {
    let first = bytes[start]
    let length: Int
    let least: UInt32
    var scalar: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (length, least, scalar) = (2, 0x80, UInt32(first & 0x1F))
    case 0xE0..<0xF0: (length, least, scalar) = (3, 0x800, UInt32(first & 0x0F))
    case 0xF0..<0xF5: (length, least, scalar) = (4, 0x1_0000, UInt32(first & 0x07))
    default: return nil
    }
    guard start + length <= bytes.count else { return nil }
    for byte in bytes[(start + 1)..<(start + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return nil }
    return (scalar, length)
  }
}

import Bytes

/// A Unicode scalar of a Swift source beyond ASCII, and what the compiler lets it be.
struct SwiftScalar {
  let value: UInt32
  /// How many bytes it takes.
  let length: Int

  /// The scalar encoded at `pointer`; nothing where ASCII stands there, or bytes that are not UTF-8.
  /// - Precondition: the bytes are followed by one that continues no scalar, such as the padding.
  init?(_ pointer: UnsafePointer<UInt8>) {
    guard pointer[0] >= 0x80, let scalar = EncodedScalar(at: pointer) else { return nil }
    (value, length) = (scalar.value, scalar.length)
  }

  static let byteOrderMark: UInt32 = 0xFEFF
  static let openingQuote: UInt32 = 0x201C
  static let closingQuote: UInt32 = 0x201D

  var continuesIdentifier: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6: true
    case 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E: true
    case 0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
    // Every plane but the private ones, without its two last code points.
    case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Marks that join the character before them.
  private var combines: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  var startsOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3030: true
    default: false
    }
  }

  var continuesOperator: Bool {
    switch value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: startsOperator || combines
    }
  }
}

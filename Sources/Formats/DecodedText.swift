import Bytes

/// The text of a file as UTF-8, however it is saved, and without the mark that says how.
struct DecodedText {
  private(set) var bytes: [UInt8]
  /// Whether a text of UTF-16 or UTF-32 lacks the mark.
  private(set) var lacksMark = false
  /// Whether the last byte is half of a unit of UTF-16, and left out.
  private(set) var isCut = false
  /// Where in the text half of a pair of UTF-16 stands alone.
  private(set) var loneSurrogate: Int?

  /// Bytes that cannot be what the file says that they are.
  struct Failure: Error {
    /// In the file.
    let offset: Int
    let encoding: String
    let isKnown: Bool
  }

  /// UTF-16 is recognised by its mark, or by a zero in one of the first two bytes.
  ///
  /// - Parameter declared: the name of the encoding that the text itself says it is in; only UTF-8 and what shares its
  ///   first half can say it in a way that is understood.
  init(_ file: [UInt8], declared: ([UInt8]) -> String?) throws(Failure) {
    bytes = []
    switch ByteOrderMark(file) {
    case .utf8: bytes = Array(file.dropFirst(3))
    case .utf32BigEndian: try decode32(file, isBigEndian: true)
    case .utf32LittleEndian: try decode32(file, isBigEndian: false)
    case .utf16BigEndian: decode16(file, from: 2, isBigEndian: true)
    case .utf16LittleEndian: decode16(file, from: 2, isBigEndian: false)
    case nil where file.count > 2 && (file[0] == 0 || file[1] == 0):
      lacksMark = true
      decode16(file, from: 0, isBigEndian: file[0] == 0)
    case nil:
      bytes = file
      if let name = declared(file) { try decode8(name) }
    }
  }

  /// Where the first byte stands that is not UTF-8.
  var firstInvalid: Int? {
    var at = 0
    while at < bytes.count {
      if bytes[at] < 0x80 {
        at += 1
      } else {
        guard let scalar = EncodedScalar(bytes[at...]) else { return at }
        at += scalar.length
      }
    }
    return nil
  }
}

extension DecodedText {
  private mutating func decode16(_ file: [UInt8], from start: Int, isBigEndian: Bool) {
    bytes.reserveCapacity(file.count)
    var text = SurrogatePairs()
    var at = start
    while at + 1 < file.count {
      let (first, second) = (UInt16(file[at]), UInt16(file[at + 1]))
      text.append(isBigEndian ? first << 8 | second : second << 8 | first, to: &bytes)
      if text.isBroken, loneSurrogate == nil { loneSurrogate = bytes.count }
      at += 2
    }
    text.finish(&bytes)
    if text.isBroken, loneSurrogate == nil { loneSurrogate = bytes.count }
    isCut = at < file.count
  }

  private mutating func decode32(_ file: [UInt8], isBigEndian: Bool) throws(Failure) {
    var at = 4
    while at < file.count {
      guard at + 4 <= file.count else { throw Failure(offset: at, encoding: "UTF-32", isKnown: true) }
      let quad = file[at..<(at + 4)]
      let value = (isBigEndian ? Array(quad) : quad.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(value) else {
        throw Failure(offset: at, encoding: "UTF-32", isKnown: true)
      }
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      at += 4
    }
  }

  /// Encodings whose first half is ASCII. All that files of this field are found in are UTF-8.
  private mutating func decode8(_ name: String) throws(Failure) {
    switch String(name.lowercased().filter { $0.isLetter || $0.isNumber }) {
    case "utf8": break
    case "usascii", "ascii":
      if let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
        throw Failure(offset: offset, encoding: name, isKnown: true)
      }
    case "iso88591", "latin1": decode8 { UInt16($0) }
    case "windows1252", "cp1252":
      let table = Array(DecodedText.windows1252.utf16)
      decode8 { (0x80..<0xA0).contains($0) ? table[Int($0) - 0x80] : UInt16($0) }
    default: throw Failure(offset: 0, encoding: name, isKnown: false)
    }
  }
}

extension DecodedText {
  private mutating func decode8(_ unit: (UInt8) -> UInt16) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    bytes = Array(String(decoding: bytes.map(unit), as: UTF16.self).utf8)
  }

  /// From 0x80 to 0x9F, where the encoding differs from ISO 8859-1.
  private static let windows1252 =
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
}

/// Units of UTF-16, one after the other, as UTF-8.
struct SurrogatePairs {
  private var high: UInt16?
  /// Whether half of a pair stood alone.
  private(set) var isBroken = false

  mutating func append(_ unit: UInt16, to bytes: inout [UInt8]) {
    if let first = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        return SurrogatePairs.append(value, to: &bytes)
      }
      fail(&bytes)
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else if UTF16.isTrailSurrogate(unit) {
      fail(&bytes)
    } else if unit < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: unit))
    } else {
      SurrogatePairs.append(UInt32(unit), to: &bytes)
    }
  }

  /// What comes next is no unit of UTF-16.
  mutating func finish(_ bytes: inout [UInt8]) {
    guard high != nil else { return }
    high = nil
    fail(&bytes)
  }

  private mutating func fail(_ bytes: inout [UInt8]) {
    isBroken = true
    bytes += UTF8.encodedReplacementCharacter
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += Unicode.Scalar(value).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
  }
}

/// A Unicode scalar as UTF-8 spells it: Unicode, table 3-7.
@frozen
public struct EncodedScalar: Sendable, Hashable {
  public let value: UInt32
  /// How many bytes spell it, one to four.
  public let length: Int

  /// The scalar that bytes begin with; nothing where there are none, or where they are not UTF-8: a sequence that is
  /// cut short, one that is longer than it has to be, half of a pair of surrogates, more than U+10FFFF.
  @inlinable
  public init?(_ bytes: some Sequence<UInt8>) {
    var rest = bytes.makeIterator()
    guard let lead = rest.next() else { return nil }
    let least: UInt32
    var value: UInt32
    switch lead {
    case 0..<0x80: (length, least, value) = (1, 0, UInt32(lead))
    case 0xC2..<0xE0: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
    case 0xE0..<0xF0: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
    case 0xF0..<0xF5: (length, least, value) = (4, 0x1_0000, UInt32(lead & 0x07))
    default: return nil
    }
    for _ in 1..<length {
      guard let byte = rest.next(), byte & 0xC0 == 0x80 else { return nil }
      value = value &<< 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    self.value = value
  }

  /// The scalar that stands at a place where all that could belong to it may be read.
  /// - Precondition: four bytes may be read, or the bytes are followed by one that continues no scalar.
  @inlinable
  public init?(at pointer: UnsafePointer<UInt8>) {
    self.init(UnsafeBufferPointer(start: pointer, count: 4))
  }
}

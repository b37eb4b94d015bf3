/// Eight bytes of a source, looked at all at once: a scan that takes them in one step has no branch to
/// mispredict.
///
/// A set of bytes is told as marks, the high bit of each byte in the set. Only the lowest mark is exact: a
/// borrow can mark a byte above one that is truly marked.
struct EightBytes {
  let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// The index of the lowest mark, eight if there is none.
  @inline(__always)
  static func first(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  @inline(__always)
  func marks(equalTo byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// The marks of the bytes that equal `byte`, every one of them exact.
  @inline(__always)
  func exactMarks(equalTo byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    let others = ((difference & ~Self.highs) &+ ~Self.highs) | difference
    return ~others & Self.highs
  }

  /// The index of the highest mark, of which there is one.
  @inline(__always)
  static func last(_ marks: UInt64) -> Int { 7 &- marks.leadingZeroBitCount &>> 3 }

  /// - Precondition: `bound` is at most 128.
  @inline(__always)
  func marks(below bound: UInt8) -> UInt64 { (bits &- Self.ones &* UInt64(bound)) & ~bits & Self.highs }

  /// How many bytes at the front equal `byte`.
  @inline(__always)
  func count(of byte: UInt8) -> Int { Self.first(bits ^ (Self.ones &* UInt64(byte))) }

  /// How many bytes at the front are ASCII letters, digits, `_` or `$`.
  @inline(__always)
  var wordLength: Int {
    // Without their high bits, no sum below carries into the next byte.
    let low = bits & ~Self.highs
    let folded = low | (Self.ones &* 0x20)
    let letters = Self.atLeast(folded, 0x61) & ~Self.atLeast(folded, 0x7B)
    let digits = Self.atLeast(low, 0x30) & ~Self.atLeast(low, 0x3A)
    let others = Self.differs(low, 0x5F) & Self.differs(low, 0x24)
    return Self.first(((~(letters | digits) & others) | bits) & Self.highs)
  }

  @inline(__always)
  private static func atLeast(_ low: UInt64, _ bound: UInt8) -> UInt64 {
    low &+ ones &* UInt64(0x80 &- bound)
  }

  @inline(__always)
  private static func differs(_ low: UInt64, _ byte: UInt8) -> UInt64 {
    (low ^ (ones &* UInt64(byte))) &+ ones &* 0x7F
  }
}

/// A quick hash of bytes that is the same on every platform and in every run, unlike Swift's own: FNV-1a with 64 bits,
/// <http://www.isthe.com/chongo/tech/comp/fnv/>. Not against attackers: whoever decides on it must bear a collision.
@frozen
public struct FNVHash: Sendable, Hashable {
  public var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable public init() {}

  @inlinable
  @inline(__always)
  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  @inlinable
  @inline(__always)
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

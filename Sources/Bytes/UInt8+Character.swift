// Bytes are compared with characters of ASCII all the time; these let them be spelt as such.

extension UInt8 {
  @inlinable
  @inline(__always)
  package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

  @inlinable
  @inline(__always)
  package static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
  }

  @inlinable
  @inline(__always)
  package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

  @inlinable
  @inline(__always)
  package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }
}

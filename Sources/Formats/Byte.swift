// A reader compares bytes with characters of ASCII all the time; these let it spell them as such.

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

@inline(__always)
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
}

@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
  /// LF or CR: nothing else ends a line.
  var isBreak: Bool { self == "\n" || self == "\r" }
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// The value of a hexadecimal digit.
  var hexadecimal: UInt32? {
    switch self {
    case "0"..."9": UInt32(self) - 0x30
    case "a"..."f": UInt32(self) - 0x61 + 10
    case "A"..."F": UInt32(self) - 0x41 + 10
    default: nil
    }
  }
}

// What a byte is as a character of ASCII. Each reader and each lexer asks this of nearly every byte, so that all of it
// is inlined.

extension UInt8 {
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
  @inlinable package var isUppercase: Bool { self &- 0x41 < 26 }
  @inlinable package var isLowercase: Bool { self &- 0x61 < 26 }
  @inlinable package var isLetter: Bool { (self | 0x20).isLowercase }
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
  /// A letter, a digit or `_`: what most languages make their names of.
  @inlinable package var isWordPart: Bool { isLetterOrDigit || self == 0x5F }

  @inlinable package var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// The value of a hexadecimal digit, whose letters may be small or capital.
  @inlinable package var hexadecimal: UInt32? {
    isDigit ? UInt32(self &- 0x30) : isHexDigit ? UInt32(self & 0x0F &+ 9) : nil
  }

  /// A space or a tab.
  @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// LF or CR: nothing else ends a line.
  @inlinable package var isBreak: Bool { self == 0x0A || self == 0x0D }
  /// A blank or a break: the white space of XML, of JSON and of YAML.
  @inlinable package var isBlankOrBreak: Bool { isBlank || isBreak }
  /// What `isspace` of C takes for white space: vertical tabs and form feeds, too.
  @inlinable package var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// The small letter of a capital one; every other byte as it is.
  @inlinable package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}

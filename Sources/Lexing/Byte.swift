/// The bytes that a lexer asks for by name.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let percent: UInt8 = 0x25
  static let apostrophe: UInt8 = 0x27
  static let openParen: UInt8 = 0x28
  static let closeParen: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let eight: UInt8 = 0x38
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let capitalR: UInt8 = 0x52
  static let capitalU: UInt8 = 0x55
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let tick: UInt8 = 0x60
  static let e: UInt8 = 0x65
  static let p: UInt8 = 0x70
  static let u: UInt8 = 0x75
  static let x: UInt8 = 0x78
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
  /// Set in an ASCII letter that is lower case.
  static let lowerCase: UInt8 = 0x20
}

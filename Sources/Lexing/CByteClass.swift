/// What a byte can begin and be part of, in a source of the C family.
struct CByteClass {
  /// What a token that starts with the byte can be.
  enum Role: UInt8 {
    case punctuation, nul, blank, lineEnd, word, literalPrefix, digit, dot, quote, at, slash, hash, percent
    case minus, colon, backslash, nonASCII
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Part of an identifier, wherever it stands in it but for a digit: letters, digits, `_` and `$`.
    static let word = Traits(rawValue: 1)
    /// Part of a preprocessing number.
    static let number = Traits(rawValue: 2)
    /// White space that ends no line.
    static let blank = Traits(rawValue: 4)
    /// Ends a line.
    static let lineEnd = Traits(rawValue: 8)
    /// Worth a look inside a literal: what may end it, an escape, a colon.
    static let stopsLiteral = Traits(rawValue: 16)
    /// May be part of a raw string's delimiter.
    static let delimiter = Traits(rawValue: 32)
    /// A backslash or no ASCII: an identifier may go on here, if what follows allows it.
    static let mayContinueWord = Traits(rawValue: 64)
    static let bracket = Traits(rawValue: 128)
  }

  var role = Role.punctuation
  var traits: Traits = []

  /// The classes of all 256 bytes. Lexers keep this pointer: to read a static property costs a check.
  nonisolated(unsafe) static let table: UnsafePointer<CByteClass> = {
    var classes = [CByteClass](repeating: CByteClass(), count: 256)
    let blanks = " \t\u{B}\u{C}"
    let digits = "0123456789"
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for (text, role) in [
      ("\0", Role.nul), (blanks, .blank), ("\n\r", .lineEnd), (letters + "_$", .word),
      ("LuUR", .literalPrefix), (digits, .digit), (".", .dot), ("\"'", .quote), ("@", .at), ("/", .slash),
      ("#", .hash), ("%", .percent), ("-", .minus), (":", .colon), ("\\", .backslash),
    ] {
      for scalar in text.unicodeScalars { classes[Int(scalar.value)].role = role }
    }
    for (text, traits) in [
      (letters + digits + "_", [.word, .number, .delimiter]), ("$", .word), (".", .number),
      (blanks, .blank), ("\n\r", .lineEnd), ("\"'\\\n\r:\0", .stopsLiteral),
      ("\\", .mayContinueWord), ("()[]{}", .bracket), ("{}[]#<>%:;.?*+-/^&|~!=,\"'", Traits.delimiter),
    ] {
      for scalar in text.unicodeScalars { classes[Int(scalar.value)].traits.formUnion(traits) }
    }
    for byte in 0x80...0xFF { classes[byte] = CByteClass(role: .nonASCII, traits: .mayContinueWord) }
    let table = UnsafeMutablePointer<CByteClass>.allocate(capacity: classes.count)
    table.initialize(from: classes, count: classes.count)
    return UnsafePointer(table)
  }()
}

/// The bytes that the lexer asks for by name.
enum CByte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let eight: UInt8 = 0x38
  static let colon: UInt8 = 0x3A
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let capitalR: UInt8 = 0x52
  static let capitalU: UInt8 = 0x55
  static let backslash: UInt8 = 0x5C
  static let underscore: UInt8 = 0x5F
  static let e: UInt8 = 0x65
  static let p: UInt8 = 0x70
  static let u: UInt8 = 0x75
  static let x: UInt8 = 0x78
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
  /// Set in an ASCII letter that is lower case.
  static let lowerCase: UInt8 = 0x20
}

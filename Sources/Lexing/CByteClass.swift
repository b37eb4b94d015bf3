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

import Bytes

/// What a token of Swift can be, by its first byte.
enum SwiftByteClass: UInt8 {
  case letter, space, blank, lineEnd, punctuation, closeParen, colon, `operator`, slash
  case digit, quote, pound, tick, beyondASCII, nul, junk

  /// The class of each byte. A pointer, which a lexer keeps, as an access to a static costs a check each
  /// time.
  nonisolated(unsafe) static let table: UnsafePointer<SwiftByteClass> = {
    let table = UnsafeMutablePointer<SwiftByteClass>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { (table + Int(byte)).initialize(to: SwiftByteClass(byte)) }
    return UnsafePointer(table)
  }()

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter
    case UInt8(ascii: "_"), UInt8(ascii: "$"): self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x80...0xFF: self = .beyondASCII
    default: self = Self.bySymbol[byte] ?? .junk
    }
  }

  private static let bySymbol: [UInt8: SwiftByteClass] = {
    let symbols: [(String, SwiftByteClass)] = [
      (" ", .space), ("\t\u{B}\u{C}", .blank), ("\n\r", .lineEnd), ("\0", .nul),
      (",;@\\{}[](", .punctuation), (")", .closeParen), (":", .colon),
      ("=-+*%<>!&|^~.?", .operator), ("/", .slash), ("\"'", .quote), ("#", .pound), ("`", .tick),
    ]
    var classes: [UInt8: SwiftByteClass] = [:]
    for (bytes, byteClass) in symbols {
      for byte in bytes.utf8 { classes[byte] = byteClass }
    }
    return classes
  }()
}

/// What decides whether a byte is a token by itself.
struct SwiftByteTraits: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Punctuation that is always one byte.
  static let single = Self(rawValue: 1)
  /// Part of an operator: alone where no other part follows.
  static let isOperator = Self(rawValue: 2)
  static let colon = Self(rawValue: 4)
  /// What makes an operator before it longer, or a comment, a regex or a placeholder.
  static let extendsOperator = Self(rawValue: 8)
  static let bracket = Self(rawValue: 16)
  static let opensParen = Self(rawValue: 32)
  static let closesParen = Self(rawValue: 64)

  /// Whether the byte is a token where a byte with the traits `next` follows.
  @inline(__always)
  func isSingle(before next: Self) -> Bool {
    let isAlone = rawValue & 1
    let isShortOperator = (rawValue &>> 1) & ~(next.rawValue &>> 3) & 1
    let isPlainColon = (rawValue & ~next.rawValue) &>> 2 & 1
    return isAlone | isShortOperator | isPlainColon != 0
  }

  /// By how much the byte changes the number of open parentheses.
  @inline(__always)
  var parens: Int { Int(rawValue &>> 5 & 1) &- Int(rawValue &>> 6 & 1) }

  nonisolated(unsafe) static let table: UnsafePointer<SwiftByteTraits> = {
    let table = UnsafeMutablePointer<SwiftByteTraits>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { (table + Int(byte)).initialize(to: SwiftByteTraits(byte)) }
    return UnsafePointer(table)
  }()

  private init(_ byte: UInt8) {
    let byteClass = SwiftByteClass.table[Int(byte)]
    switch byteClass {
    case .punctuation, .closeParen: self = .single
    case .operator: self = [.isOperator, .extendsOperator]
    case .slash, .pound, .beyondASCII: self = .extendsOperator
    case .colon: self = .colon
    default: self = []
    }
    switch byte {
    case UInt8(ascii: "("): formUnion([.bracket, .opensParen])
    case UInt8(ascii: ")"): formUnion([.bracket, .closesParen])
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): insert(.bracket)
    default: break
    }
  }
}

extension SwiftLexer {
  /// Whether an ASCII byte can be part of an operator.
  func isOperator(_ byte: UInt8) -> Bool {
    let byteClass = classes[Int(byte)]
    return byteClass == .operator || byteClass == .slash
  }
}

import Lexing

/// The tokens beside a name, their punctuation as the last byte of each.
struct Neighbours {
  let before: Token
  let markBefore: UInt8
  let beforeThat: Token
  let markBeforeThat: UInt8
  let after: Token
  let mark: UInt8
  let following: Name

  @inline(__always)
  init(_ index: Int, _ tokens: UnsafeBufferPointer<Token>, _ source: Source) {
    let none = Token(offset: 0, length: 0, kind: .comment)
    func token(_ index: Int) -> Token { index >= 0 && index < tokens.count ? tokens[index] : none }
    func mark(_ token: Token) -> UInt8 { token.kind == .punctuation ? source.base[token.end - 1] : 0 }
    before = token(index - 1)
    beforeThat = token(index - 2)
    after = token(index + 1)
    following = token(index + 2).name
    markBefore = mark(before)
    markBeforeThat = mark(beforeThat)
    self.mark = mark(after)
  }

  @inline(__always)
  func isBefore(_ character: Unicode.Scalar) -> Bool { markBefore == UInt8(ascii: character) }

  @inline(__always)
  func isAfter(_ character: Unicode.Scalar) -> Bool { mark == UInt8(ascii: character) }

  @inline(__always)
  func isFollowed(by names: UInt64) -> Bool { names == .max || Self.holds(names, following) }

  @inline(__always)
  static func holds(_ names: UInt64, _ name: Name) -> Bool {
    name != .none && names >> UInt64(name.number & 63) & 1 == 1
  }

  /// Whether a dot before the name has no operand before it.
  var isImplicit: Bool {
    guard isBefore(".") else { return false }
    switch beforeThat.kind {
    case .identifier, .number, .string, .regex: return false
    case .keyword: return !WordSet.operands.contains(beforeThat.name)
    default:
      return markBeforeThat != UInt8(ascii: ")") && markBeforeThat != UInt8(ascii: "]")
    }
  }

  /// Whether something that stands for itself can end here.
  var ends: Bool {
    isAfter(",") || isAfter(")") || isAfter(";") || isAfter("}") || after.flags.contains(.startsLine)
  }
}

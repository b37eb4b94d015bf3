import Bytes

// Regex literals: `/…/` where an expression can stand, and `#/…/#`.

extension SwiftLexer {
  /// A regex that begins at the first slash of what would else be an operator, whose part before the slash is
  /// then a prefix operator.
  mutating func lexRegex(at slash: Int, inOperatorTo end: Int) -> Bool {
    guard !isLeftBound(position) else { return false }
    let preceding = self.preceding
    if preceding == .operatorDeclaration { return false }
    var isCertain = false
    if !isRightBound(wholeOperatorEnd(from: position, to: end), isLeftBound: false) {
      // It looks like an infix operator. Where none can stand it must be a regex, if not an operator as
      // argument.
      if preceding == .operand { return false }
      isCertain = preceding != .argumentSeparator
    }
    var scan = RegexScan(base, from: slash &+ 1, limit: count, isCertain: isCertain)
    guard scan.canOpenBare(), let end = scan.end() else { return false }
    if slash > position { appendOperator(end: slash) }
    appendRegex(end)
    return true
  }

  /// A regex in `#`s, which the cursor is at. It may span lines if the first of them holds nothing more.
  mutating func lexExtendedRegex(slash: Int) {
    let pounds = slash &- position
    var newline = slash &+ 1
    while base[newline] == Byte.space || base[newline] == Byte.tab { newline &+= 1 }
    if base[newline].isBreak { return lexMultilineRegex(newline: newline, pounds: pounds) }
    var scan = RegexScan(base, from: slash &+ 1, limit: count, pounds: pounds)
    if let end = scan.end() { appendRegex(end) }
  }

  /// If it is not closed, its first line is all of it.
  private mutating func lexMultilineRegex(newline: Int, pounds: Int) {
    let limit = lookAheadLimit(from: newline)
    var scan = RegexScan(base, from: newline, limit: limit, pounds: pounds, isMultiline: true)
    if case .closed(let end) = scan.end() { return appendRegex(.closed(end)) }
    pay(limit &- newline)
    appendRegex(.unterminated(newline))
  }

  private mutating func appendRegex(_ end: RegexScan.End) {
    switch end {
    case .closed(let end): append(.regex, end: end)
    case .unterminated(let end): append(.regex, end: end, flags: .unterminated)
    }
  }
}

/// A walk over the pattern of a regex, to find out where it ends, if it is one.
struct RegexScan {
  enum End {
    case closed(Int)
    case unterminated(Int)
  }

  private let base: UnsafePointer<UInt8>
  private let start: Int
  private let limit: Int
  private let pounds: Int
  private let isMultiline: Bool
  /// Whether it is a regex even if it does not look like one.
  private let isCertain: Bool

  private var offset: Int
  private var openGroups = 0
  private var openClasses = 0
  /// Where the last space stood that no backslash is before.
  private var lastSpace = -1

  init(
    _ base: UnsafePointer<UInt8>, from start: Int, limit: Int, pounds: Int = 0, isMultiline: Bool = false,
    isCertain: Bool = true
  ) {
    self.base = base
    self.start = start
    self.limit = limit
    self.pounds = pounds
    self.isMultiline = isMultiline
    self.isCertain = isCertain
    offset = start
  }

  /// Whether what stands around the opening slash lets it open a regex without `#`s.
  func canOpenBare() -> Bool {
    switch base[start] {
    case Byte.slash, Byte.star: return false
    case Byte.space, Byte.tab: if !isCertain { return false }
    default: break
    }
    return start < 2 || base[start &- 2] != Byte.star
  }

  /// Where the regex ends, `nil` if it is none.
  mutating func end() -> End? {
    while offset < limit {
      if base[offset] == Byte.slash, let end = closingEnd() { return accept(end) }
      if base[offset].isBreak, !isMultiline { break }
      let isEscape = base[offset] == Byte.backslash
      if isEscape {
        offset &+= 1
        if offset >= limit || (base[offset].isBreak && !isMultiline) { break }
      } else if !step() {
        return nil
      }
      offset &+= 1
    }
    return accept(.unterminated(offset))
  }

  /// Heeds a character that is not escaped. False if with it this is no regex.
  private mutating func step() -> Bool {
    switch base[offset] {
    case Byte.openParen where openClasses == 0: openGroups &+= 1
    case Byte.closeParen where openClasses == 0:
      if openGroups == 0 { return isCertain }
      openGroups &-= 1
    case Byte.openBracket: openClasses &+= 1
    case Byte.closeBracket: if openClasses > 0 { openClasses &-= 1 }
    case Byte.space, Byte.tab: lastSpace = offset
    default: break
    }
    return true
  }

  private enum Closing {
    case end(End)
    case notRegex
  }

  /// What the slash at the cursor ends, `nil` if nothing.
  private func closingEnd() -> Closing? {
    var end = offset &+ 1
    if pounds > 0 {
      while base[end] == Byte.pound { end &+= 1 }
      return end &- offset > pounds ? .end(.closed(end)) : nil
    }
    // What follows reads as a comment, which is rather what was meant.
    if base[end] == Byte.slash || base[end] == Byte.star { return .end(.unterminated(offset)) }
    if lastSpace == offset &- 1, !isCertain { return .notRegex }
    return .end(.closed(end))
  }

  private func accept(_ closing: Closing) -> End? {
    guard case .end(let end) = closing else { return nil }
    if case .unterminated = end, !isCertain { return nil }
    return end
  }

  private func accept(_ end: End) -> End? { accept(.end(end)) }
}

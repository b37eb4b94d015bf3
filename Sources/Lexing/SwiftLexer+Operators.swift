// Operators, and what precedes them, on which it depends whether a slash opens a regex.

extension SwiftLexer {
  /// What the token before the cursor lets follow.
  enum Preceding {
    /// An expression's end, or what no expression can follow.
    case operand
    /// What an expression follows: an operator, a separator, a keyword, the start of the file.
    case operatorOrSeparator
    /// What opens or separates arguments: an expression follows, or an operator that is an argument.
    case argumentSeparator
    /// `func` or `operator`: an operator follows.
    case operatorDeclaration
    /// The mark right behind `try`: an expression follows.
    case tryMark
  }

  mutating func lexOperator() {
    let byte = base[position]
    let next = base[position &+ 1]
    if byte == Byte.question || byte == Byte.exclamation, isLeftBound(position) {
      return append(.punctuation, length: 1)
    }
    if byte == Byte.less, next == Byte.pound, lexPlaceholder() { return }
    if byte == next, byte == Byte.less || byte == Byte.greater, lexConflict() { return }
    let end = operatorEnd(from: position, stopsAtComment: true)
    if let slash = firstSlash(in: position..<end), lexRegex(at: slash, inOperatorTo: end) { return }
    appendOperator(end: end)
  }

  /// One token for each byte, but for an arrow at the end and for characters beyond ASCII.
  mutating func appendOperator(end: Int) {
    lastOperator = position..<end
    while position < end {
      if end &- position == 2, base[position] == Byte.minus, base[position &+ 1] == Byte.greater {
        append(.punctuation, length: 2)
      } else {
        let length = base[position] < 0x80 ? 1 : SwiftScalar(base + position)?.length ?? 1
        append(.punctuation, length: length)
      }
    }
  }

  /// Where the characters of an operator end. A dot is one only behind another at the start.
  mutating func operatorEnd(from start: Int, stopsAtComment: Bool) -> Int {
    var end = start &+ (base[start] < 0x80 ? 1 : SwiftScalar(base + start)?.length ?? 1)
    while true {
      let byte = base[end]
      if byte >= 0x80 {
        guard let scalar = SwiftScalar(base + end), scalar.continuesOperator else { return end }
        end &+= scalar.length
        continue
      }
      if !isOperator(byte) || (byte == Byte.dot && base[start] != Byte.dot) { return end }
      if byte == Byte.slash, stopsAtComment, opensComment(at: end) { return end }
      if byte == Byte.less, base[end &+ 1] == Byte.pound, hasPlaceholderEnd(from: end) { return end }
      end &+= 1
    }
  }

  private func opensComment(at slash: Int) -> Bool {
    base[slash] == Byte.slash && (base[slash &+ 1] == Byte.slash || base[slash &+ 1] == Byte.star)
  }

  private mutating func hasPlaceholderEnd(from start: Int) -> Bool {
    let limit = lookAheadLimit(from: start)
    var offset = start
    while offset < limit, base[offset] != Byte.lineFeed {
      if base[offset] == Byte.pound, base[offset &+ 1] == Byte.greater { break }
      offset &+= 1
    }
    pay(offset &- start)
    return offset < limit && base[offset] == Byte.pound
  }

  private func firstSlash(in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if base[offset] == Byte.slash { return offset }
      offset &+= 1
    }
    return nil
  }

  /// The whole of an operator that a comment cuts short, as its right side is looked at where it would end.
  mutating func wholeOperatorEnd(from start: Int, to end: Int) -> Int {
    guard opensComment(at: end), purse > 0 else { return end }
    let whole = operatorEnd(from: start, stopsAtComment: false)
    pay(whole &- end)
    return whole
  }
}

// MARK: - What precedes

extension SwiftLexer {
  /// Notes what precedes the next token, where the last one does not tell.
  mutating func carry(_ preceding: Preceding) {
    carried = preceding
    carriedEnd = lastToken?.end ?? 0
  }

  /// The last token but for comments.
  private var lastToken: Token? {
    var index = tokens.count &- 1
    while index >= 0, tokens[index].kind == .comment { index &-= 1 }
    return index >= 0 ? tokens[index] : nil
  }

  var followsPeriod: Bool {
    guard let token = lastToken, token.kind == .punctuation, token.length == 1 else { return false }
    return base[token.start] == Byte.dot && token.end != lastOperator.upperBound
  }

  var preceding: Preceding {
    let token = lastToken
    if carriedEnd == token?.end ?? 0 { return carried }
    guard let token else { return .operatorOrSeparator }
    switch token.kind {
    case .identifier, .number, .string, .regex, .comment: return .operand
    case .keyword: return precedingKeyword(token.name)
    case .directive: return spells("#s", at: token.start) ? .operand : .operatorOrSeparator
    case .punctuation: return precedingPunctuation(token)
    }
  }

  private func precedingKeyword(_ name: Name) -> Preceding {
    switch name.word {
    case .true, .false, .Any, .nil, .self, .Self, .super, .await: .operand
    case .func, .operator: .operatorDeclaration
    default: .operatorOrSeparator
    }
  }

  private func precedingPunctuation(_ token: Token) -> Preceding {
    if token.end == lastOperator.upperBound { return precedingOperator(lastOperator) }
    switch base[token.end &- 1] {
    case Byte.openParen, Byte.openBracket, Byte.comma: return .argumentSeparator
    case Byte.colon: return token.length == 1 ? .argumentSeparator : .operand
    case Byte.openBrace, Byte.semicolon: return .operatorOrSeparator
    case Byte.question, Byte.exclamation:
      guard isLeftBound(token.start) else { return precedingOperator(token.start..<token.end) }
      return followsTry(token) ? .tryMark : .operand
    case let byte where isOperator(byte): return precedingOperator(token.start..<token.end)
    default: return .operand
    }
  }

  private func followsTry(_ mark: Token) -> Bool {
    var index = tokens.count &- 1
    while index >= 0, tokens[index].start >= mark.start { index &-= 1 }
    return index >= 0 && tokens[index].name == Name(.try) && tokens[index].kind == .keyword
  }

  /// An operator is infix if both of its sides are bound or neither is, postfix if only its left side is.
  private func precedingOperator(_ range: Range<Int>) -> Preceding {
    switch range.count {
    case 1 where base[range.lowerBound] == Byte.equal: return .operatorOrSeparator
    case 1 where base[range.lowerBound] == Byte.dot: return .operand
    case 2 where spells("->", at: range.lowerBound): return .operand
    case 1: break
    default:
      // Nothing that could end a block comment is an operator, but the compiler goes on as after one.
      for offset in range.dropLast() where spells("*/", at: offset) { return .operatorOrSeparator }
    }
    let isLeftBound = isLeftBound(range.lowerBound)
    let isPostfix = isLeftBound && !isRightBound(range.upperBound, isLeftBound: isLeftBound)
    return isPostfix ? .operand : .operatorOrSeparator
  }

  /// Whether something stands right before an operator.
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch base[start &- 1] {
    case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, 0: return false
    case Byte.openParen, Byte.openBracket, Byte.openBrace, Byte.comma, Byte.semicolon, Byte.colon:
      return false
    case Byte.slash: return start < 2 || base[start &- 2] != Byte.star
    case 0xA0: return start < 2 || base[start &- 2] != 0xC2
    default: return true
    }
  }

  /// Whether something stands right behind an operator.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch base[end] {
    case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, 0: false
    case Byte.closeParen, Byte.closeBracket, Byte.closeBrace, Byte.comma, Byte.semicolon, Byte.colon: false
    case Byte.dot: !isLeftBound
    case Byte.slash: !opensComment(at: end)
    case 0xC2: base[end &+ 1] != 0xA0
    default: true
    }
  }
}

import Bytes

// String literals, their interpolations, and the stack of these.

/// How a string literal is delimited.
struct StringDelimiter {
  let quote: UInt8
  let isMultiline: Bool
  /// How many `#` stand before it, have to stand behind it and behind the backslash of an escape.
  let pounds: Int
}

extension SwiftLexer {
  /// An interpolation that the cursor is in.
  struct Interpolation {
    let delimiter: StringDelimiter
    /// The parentheses open around its literal, in an interpolation that this one is nested in.
    let outerParens: Int
  }

  /// A literal from its first `#` or quote up to its end or its first interpolation.
  mutating func lexString(pounds: Int) {
    let quoteOffset = position &+ pounds
    let quote = base[quoteOffset]
    let isMultiline =
      quote == Byte.quote && isTripleQuote(at: quoteOffset)
      && (pounds == 0 || !closesOnLine(from: quoteOffset &+ 3, pounds: pounds))
    let delimiter = StringDelimiter(quote: quote, isMultiline: isMultiline, pounds: pounds)
    lexRun(of: delimiter, textStart: quoteOffset &+ (isMultiline ? 3 : 1), flags: .opensLiteral)
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    base[offset &+ 1] == Byte.quote && base[offset &+ 2] == Byte.quote && base[offset] == Byte.quote
  }

  /// Whether a raw literal that begins like a multi-line one is closed on its line: `#"""#` holds a quote.
  private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    let limit = lookAheadLimit(from: start)
    var offset = start
    while offset < limit, !base[offset].isBreak {
      if base[offset] == Byte.quote, hasPounds(pounds, at: offset &+ 1) { break }
      offset &+= 1
    }
    pay(offset &- start)
    return base[offset] == Byte.quote && offset < limit
  }

  private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    poundsEnd(from: start, limit: pounds) &- start == pounds
  }

  /// The text of a literal, of which the cursor is at the first byte, up to its end or to an interpolation.
  private mutating func lexRun(of delimiter: StringDelimiter, textStart: Int, flags: Token.Flags) {
    var end = textStart
    while true {
      end = textStop(from: end, quote: delimiter.quote)
      switch base[end] {
      case delimiter.quote:
        if let close = closingEnd(of: delimiter, at: end) {
          return finishLiteral(end: close, contents: textStart..<end, flags: flags)
        }
        end &+= 1
      case Byte.backslash:
        let escaped = escapedOffset(at: end, pounds: delimiter.pounds)
        if escaped > end, base[escaped] == Byte.openParen {
          return openInterpolation(of: delimiter, run: end, paren: escaped, flags: flags)
        }
        end = skipEscape(at: end, escaped: escaped)
      case Byte.lineFeed where !delimiter.isMultiline, Byte.carriageReturn where !delimiter.isMultiline:
        return appendRun(end: end, flags: flags.union(.unterminated))
      default:
        if end >= count { return appendRun(end: end, flags: flags.union(.unterminated)) }
        end &+= 1
      }
    }
  }

  /// The next byte of text that is a quote, a backslash or a control character.
  @inline(__always)
  private func textStop(from start: Int, quote: UInt8) -> Int {
    var end = start
    while true {
      let bytes = EightBytes(base + end)
      let marks =
        bytes.marks(equalTo: quote) | bytes.marks(equalTo: Byte.backslash) | bytes.marks(below: 0x20)
      end &+= EightBytes.first(marks)
      if marks != 0 { return end }
    }
  }

  /// Where a literal ends whose closing quote may be at `offset`; the `#`s that are too many belong to it.
  @inline(__always)
  private func closingEnd(of delimiter: StringDelimiter, at offset: Int) -> Int? {
    if delimiter.isMultiline, !isTripleQuote(at: offset) { return nil }
    let end = offset &+ (delimiter.isMultiline ? 3 : 1)
    if delimiter.pounds == 0 { return end }
    return hasPounds(delimiter.pounds, at: end) ? poundsEnd(from: end) : nil
  }

  /// The offset of what a backslash escapes, or that of the backslash if it has too few `#`s behind it. Like
  /// the compiler's parser, lets a raw literal's escape have one too many.
  @inline(__always)
  private func escapedOffset(at backslash: Int, pounds: Int) -> Int {
    if pounds == 0 { return backslash &+ 1 }
    let end = poundsEnd(from: backslash &+ 1, limit: pounds &+ 1)
    return end &- backslash > pounds ? end : backslash
  }

  @inline(__always)
  private func skipEscape(at backslash: Int, escaped: Int) -> Int {
    if escaped == backslash { return backslash &+ 1 }
    switch base[escaped] {
    case Byte.quote, Byte.apostrophe, Byte.backslash: return escaped &+ 1
    default: return escaped
    }
  }

  private mutating func finishLiteral(end: Int, contents: Range<Int>, flags: Token.Flags) {
    var name = Name.none
    if flags.contains(.opensLiteral), !contents.isEmpty {
      name = names.name(base + contents.lowerBound, contents.count)
      note(name)
      if names.textPrefix.begins(base + contents.lowerBound) { tokens.markHit() }
    }
    appendRun(end: end, name: name, flags: flags.union(.closesLiteral))
  }

  /// Appends the text up to `end` as a token, if there is any.
  private mutating func appendRun(end: Int, name: Name = .none, flags: Token.Flags) {
    guard end > position else { return }
    let holdsURL = holdsURL(position..<end)
    if holdsURL { tokens.markHit() }
    append(.string, end: end, name: name, flags: holdsURL ? flags.union(.holdsURL) : flags)
  }

  private func holdsURL(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while true {
      let marks = EightBytes(base + offset).marks(equalTo: Byte.colon)
      offset &+= EightBytes.first(marks)
      if offset &+ 2 >= range.upperBound { return false }
      if marks == 0 { continue }
      if base[offset &+ 1] == Byte.slash, base[offset &+ 2] == Byte.slash { return true }
      offset &+= 1
    }
  }
}

// MARK: - Interpolations

extension SwiftLexer {
  private mutating func openInterpolation(
    of delimiter: StringDelimiter, run end: Int, paren: Int, flags: Token.Flags
  ) {
    if delimiter.isMultiline, end > position, base[end &- 1].isBreak {
      appendRun(end: end, flags: flags)
      lineFlag = .startsLine
    } else {
      appendRun(end: end, flags: flags)
    }
    tokens.markLandmark()
    append(.punctuation, end: paren &+ 1)
    interpolations.append(Interpolation(delimiter: delimiter, outerParens: openParens))
    openParens = 0
    lineEndsInterpolation = !delimiter.isMultiline
  }

  /// The parenthesis that ends an interpolation, and the text behind it.
  mutating func closeInterpolation() {
    append(.punctuation, length: 1)
    guard let interpolation = interpolations.popLast() else { return }
    resumeOuter(of: interpolation)
    lexRun(of: interpolation.delimiter, textStart: position, flags: [])
  }

  /// At the end of a line: literals of one line end with it, whatever of their interpolations is missing.
  mutating func leaveInterpolations() {
    while lineEndsInterpolation, let interpolation = interpolations.popLast() {
      resumeOuter(of: interpolation)
    }
    carry(.operand)
  }

  private mutating func resumeOuter(of interpolation: Interpolation) {
    openParens = interpolation.outerParens
    lineEndsInterpolation = interpolations.last.map { !$0.delimiter.isMultiline } ?? false
  }
}

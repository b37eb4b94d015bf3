// Strings, characters and numbers.

extension CFamilyLexer {
  /// Lexes what starts with a letter that can be a literal's prefix: `L`, `u`, `U`, `R`.
  @inline(__always)
  func lexPrefixedLiteralOrWord(
    _ at: Position, _ line: Token.Flags, into tokens: inout TokenBuffer
  ) -> Position {
    guard let opening = literalOpening(at) else { return lexWord(at, line, into: &tokens) }
    return opening.isRaw
      ? lexRawString(at, openedBy: opening.quote, line, into: &tokens)
      : lexLiteral(at, openedBy: opening.quote, line, into: &tokens)
  }

  /// The quote of the literal whose prefix starts at `at`; nil where no literal starts.
  @inline(__always)
  func literalOpening(_ at: Position) -> (quote: Position, isRaw: Bool)? {
    // Most words end this question at their second letter.
    switch at[1] {
    case Byte.quote, Byte.apostrophe, Byte.eight, Byte.capitalR, Byte.backslash: prefixedOpening(at)
    default: nil
    }
  }

  @inline(never)
  private func prefixedOpening(_ at: Position) -> (quote: Position, isRaw: Bool)? {
    var next = afterContinuations(at + 1)
    var isCharacterPrefix = at.pointee != Byte.capitalR
    if at.pointee == Byte.u, next.pointee == Byte.eight {
      next = afterContinuations(next + 1)
      isCharacterPrefix = isCPlusPlus
    }
    if at.pointee != Byte.capitalR, next.pointee == Byte.capitalR {
      next = afterContinuations(next + 1)
      return next.pointee == Byte.quote ? (next, true) : nil
    }
    if next.pointee == Byte.quote { return (next, at.pointee == Byte.capitalR) }
    return next.pointee == Byte.apostrophe && isCharacterPrefix ? (next, false) : nil
  }

  /// Lexes the string or character literal that starts at `at` and has its first quote at `opening`.
  @inline(__always)
  func lexLiteral(
    _ at: Position, openedBy opening: Position, _ line: Token.Flags, into tokens: inout TokenBuffer
  ) -> Position {
    var flags = line
    let quote = opening.pointee
    let closing = closingQuote(quote, from: opening + 1, &flags)
    guard closing.pointee == quote else {
      return append(.punctuation, at, closing, line.union(.unterminated), into: &tokens)
    }
    return appendLiteral(at, opening + 1, closing, closing + 1, flags, into: &tokens)
  }

  /// The quote that closes the literal whose text starts at `from`, or the end of its line.
  @inline(__always)
  private func closingQuote(_ quote: UInt8, from: Position, _ flags: inout Token.Flags) -> Position {
    var at = from
    while true {
      while !has(.stopsLiteral, at) { at += 1 }
      switch at.pointee {
      case quote, Byte.lineFeed, Byte.carriageReturn: return at
      case Byte.backslash: at = afterEscape(at)
      case Byte.colon:
        if at[1] == Byte.slash, at[2] == Byte.slash { flags.insert(.holdsURL) }
        at += 1
      default:
        // A NUL, or the other kind of quote.
        if at >= end { return at }
        at += 1
      }
    }
  }

  /// The position after the continuation, or the backslash and what it escapes, at `at`.
  @inline(__always)
  private func afterEscape(_ at: Position) -> Position {
    let continued = afterContinuations(at)
    if continued != at { return continued }
    let escaped = afterContinuations(at + 1)
    return escaped >= end || has(.lineEnd, escaped) ? escaped : escaped + 1
  }

  /// Lexes the raw string that starts at `at` and has its first quote at `opening`.
  @inline(never)
  private func lexRawString(
    _ at: Position, openedBy opening: Position, _ line: Token.Flags, into tokens: inout TokenBuffer
  ) -> Position {
    let delimiter = opening + 1
    var length = 0
    while length < 16, has(.delimiter, delimiter + length) { length += 1 }
    guard delimiter[length] == Byte.openParen else {
      // No raw string: clang goes on after the next quote.
      let quote = find(Byte.quote, or: Byte.quote, from: delimiter)
      return append(.punctuation, at, min(quote + 1, end), line.union(.unterminated), into: &tokens)
    }
    let text = delimiter + length + 1
    guard let closing = rawStringEnd(delimiter, length, from: text) else {
      return append(.punctuation, at, end, line.union(.unterminated), into: &tokens)
    }
    let flags = holdsURL(text, closing) ? line.union(.holdsURL) : line
    return appendLiteral(at, text, closing, closing + length + 2, flags, into: &tokens)
  }

  /// The parenthesis that, with the delimiter and a quote after it, closes a raw string.
  private func rawStringEnd(_ delimiter: Position, _ length: Int, from: Position) -> Position? {
    var at = from
    while true {
      at = find(Byte.closeParen, or: Byte.closeParen, from: at)
      if at == end { return nil }
      var same = 0
      while same < length, at[1 + same] == delimiter[same] { same += 1 }
      if same == length, at[1 + length] == Byte.quote { return at }
      at += 1
    }
  }

  private func holdsURL(_ from: Position, _ to: Position) -> Bool {
    var at = from
    while at < to {
      if at.pointee == Byte.colon, at[1] == Byte.slash, at[2] == Byte.slash { return true }
      at += 1
    }
    return false
  }

  /// Appends the closed literal that starts at `at`, whose text is between `text` and `closing`, and whose last
  /// quote ends at `stop`; a suffix of C++ can follow.
  @inline(__always)
  private func appendLiteral(
    _ at: Position, _ text: Position, _ closing: Position, _ stop: Position, _ flags: Token.Flags,
    into tokens: inout TokenBuffer
  ) -> Position {
    let isString = (stop - 1).pointee == Byte.quote
    let name = isString ? names.name(text, closing - text) : .none
    note(name, in: &tokens)
    if flags.contains(.holdsURL) || names.textPrefix.begins(text) { tokens.markHit() }
    // The empty character '' is an error that takes no suffix.
    let hasSuffix = isCPlusPlus && (isString || text != closing)
    return append(
      .string, at, hasSuffix ? suffixEnd(stop, ofString: isString) : stop,
      flags.union([.opensLiteral, .closesLiteral]), name, into: &tokens)
  }
}

// MARK: - Suffixes and numbers

extension CFamilyLexer {
  /// The end of the user-defined suffix at `from`; `from` where there is none. One without `_` has to be one of the
  /// standard library's, as much C code has a macro right behind a string.
  @inline(__always)
  private func suffixEnd(_ from: Position, ofString isString: Bool) -> Position {
    has(.word, from) || has(.mayContinueWord, from) ? wordLikeSuffixEnd(from, ofString: isString) : from
  }

  @inline(never)
  private func wordLikeSuffixEnd(_ from: Position, ofString isString: Bool) -> Position {
    let at = afterContinuations(from)
    if has(.word, at) {
      guard at.pointee == Byte.underscore || isString && isStandardSuffix(at) else { return from }
    } else {
      guard afterUnusualScalar(at) != nil else { return from }
    }
    return continuedWordEnd(from, dollar: false)
  }

  private func isStandardSuffix(_ from: Position) -> Bool {
    var letters: [UInt8] = []
    var at = from
    while has(.number, at), at.pointee != Byte.dot {
      if letters.count == 3 { return false }
      letters.append(at.pointee)
      at = afterContinuations(at + 1)
    }
    return ["h", "min", "s", "ms", "us", "ns", "i", "if", "il", "sv"].contains {
      $0.utf8.elementsEqual(letters)
    }
  }

  /// The end of the preprocessing number at `from`.
  @inline(__always)
  func numberEnd(_ from: Position) -> Position {
    var at = from
    while has(.number, at) { at += 1 }
    switch at.pointee {
    case Byte.plus, Byte.minus, Byte.apostrophe, Byte.backslash, 0x80...:
      return continuedNumberEnd(from, at)
    default:
      return at
    }
  }

  @inline(never)
  private func continuedNumberEnd(_ from: Position, _ middle: Position) -> Position {
    var at = middle
    var last = (middle - 1).pointee
    while true {
      let next = afterContinuations(at)
      if has(.number, next) {
        last = next.pointee
        at = next + 1
        continue
      }
      guard let part = afterUnusualNumberPart(next, last, from) else { return at }
      at = part
      last = 0
    }
  }

  /// The position after a sign, a separated digit or a letter that is no ASCII, if the number `from` goes on with it.
  private func afterUnusualNumberPart(_ at: Position, _ last: UInt8, _ from: Position) -> Position? {
    switch at.pointee {
    case Byte.plus, Byte.minus:
      switch last | Byte.lowerCase {
      case Byte.e: return at + 1
      // In C++ a `p` is an exponent in hexadecimal numbers only.
      case Byte.p: return !isCPlusPlus || isHexadecimal(from) ? at + 1 : nil
      default: return nil
      }
    case Byte.apostrophe:
      let digit = afterContinuations(at + 1)
      return isCPlusPlus && has(.number, digit) && digit.pointee != Byte.dot ? digit + 1 : nil
    default: return afterUnusualScalar(at)
    }
  }

  private func isHexadecimal(_ from: Position) -> Bool {
    from.pointee == Byte.zero && afterContinuations(from + 1).pointee | Byte.lowerCase == Byte.x
  }
}

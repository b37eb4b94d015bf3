import Bytes

// Words with more in them than ASCII: other scalars, universal character names (\u00E9), continued lines.

extension CFamilyLexer {
  /// Lexes what starts at a backslash or a byte that is no ASCII, or a word that does not end before one.
  @inline(never)
  func lexUnusualWord(_ at: Position, _ line: Token.Flags, into tokens: inout TokenBuffer) -> Position {
    guard let stop = wordEnd(at) else {
      return append(.punctuation, at, scalar(at)?.next ?? at + 1, line, into: &tokens)
    }
    return appendWord(nameWithoutContinuations(at, stop), at, stop, line, into: &tokens)
  }

  /// The end of the word at `at`; nil where something else starts.
  func wordEnd(_ at: Position) -> Position? {
    switch role(at) {
    case .word: return continuedWordEnd(at)
    case .literalPrefix: return literalOpening(at) == nil ? continuedWordEnd(at) : nil
    case .nonASCII, .backslash:
      guard let (scalar, next) = scalar(at), canStartWord(scalar) else { return nil }
      return continuedWordEnd(next)
    default: return nil
    }
  }

  /// The end of a word whose part before `from` is known.
  func continuedWordEnd(_ from: Position, dollar: Bool = true) -> Position {
    var at = from
    while true {
      let next = afterContinuations(at)
      if has(.word, next), dollar || has(.number, next) {
        at = next + 1
      } else if let next = afterUnusualScalar(next) {
        at = next
      } else {
        return at
      }
    }
  }

  /// The position after the scalar at `at`, if it is no ASCII and can be part of a word. As in clang, that is whatever
  /// is not white space, allowed or not: an error is better than two words.
  func afterUnusualScalar(_ at: Position) -> Position? {
    guard let (scalar, next) = scalar(at), !isUnicodeWhitespace(scalar) else { return nil }
    return next
  }

  /// The scalar at `at` that is written as a universal character name or is no ASCII, and the position after it.
  private func scalar(_ at: Position) -> (value: UInt32, next: Position)? {
    at.pointee == Byte.backslash ? universalCharacter(at) : nonASCIIScalar(at)
  }

  private func universalCharacter(_ backslash: Position) -> (value: UInt32, next: Position)? {
    var at = afterContinuations(backslash + 1)
    guard at.pointee == Byte.u || at.pointee == Byte.capitalU else { return nil }
    let digitCount = at.pointee == Byte.u ? 4 : 8
    at = afterContinuations(at + 1)
    let isDelimited = digitCount == 4 && at.pointee == Byte.openBrace
    if isDelimited { at = afterContinuations(at + 1) }
    var value: UInt32 = 0
    var count = 0
    while isDelimited || count < digitCount, let digit = at.pointee.hexadecimal {
      guard value >> 28 == 0 else { return nil }
      value = value << 4 | digit
      count += 1
      at = count < digitCount || isDelimited ? afterContinuations(at + 1) : at + 1
    }
    if isDelimited {
      guard count > 0, at.pointee == Byte.closeBrace else { return nil }
      at += 1
    } else if count < digitCount {
      return nil
    }
    return value < 0xA0 || 0xD800...0xDFFF ~= value ? nil : (value, at)
  }

  /// The scalar of two to four bytes at `at`; nil for ASCII and for bytes that are no UTF-8.
  private func nonASCIIScalar(_ at: Position) -> (value: UInt32, next: Position)? {
    guard at.pointee >= 0x80, let scalar = EncodedScalar(at: at) else { return nil }
    return (scalar.value, at + scalar.length)
  }

  /// The name of a word, with the continued lines in it joined.
  private func nameWithoutContinuations(_ from: Position, _ to: Position) -> Name {
    let longest = 120  // No name is longer, and the vocabulary may read eight bytes more.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 8) { scratch in
      scratch.initialize(repeating: 0)
      var count = 0
      var at = afterContinuations(from)
      while at < to, count < longest {
        scratch[count] = at.pointee
        count += 1
        at = afterContinuations(at + 1)
      }
      guard at >= to, let base = scratch.baseAddress else { return .none }
      return names.name(base, count)
    }
  }
}

// MARK: - Which scalars a word can have

extension CFamilyLexer {
  private func canStartWord(_ value: UInt32) -> Bool {
    if isCPlusPlus {
      // The three are mathematical signs that clang takes, too.
      return Unicode.Scalar(value)?.properties.isXIDStart == true || [0x2202, 0x2207, 0x221E].contains(value)
    }
    return CFamilyLexer.c11WordRanges.contains { $0 ~= value }
      && !CFamilyLexer.c11CombiningRanges.contains { $0 ~= value }
  }

  private func isUnicodeWhitespace(_ value: UInt32) -> Bool {
    // U+180E was white space for Unicode once and is for clang.
    value == 0x180E || Unicode.Scalar(value)?.properties.isWhitespace == true
  }

  /// C11, annex D.1: the scalars that may be in an identifier.
  private static let c11WordRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD,
    0x4_0000...0x4_FFFD, 0x5_0000...0x5_FFFD, 0x6_0000...0x6_FFFD, 0x7_0000...0x7_FFFD, 0x8_0000...0x8_FFFD,
    0x9_0000...0x9_FFFD, 0xA_0000...0xA_FFFD, 0xB_0000...0xB_FFFD, 0xC_0000...0xC_FFFD, 0xD_0000...0xD_FFFD,
    0xE_0000...0xE_FFFD,
  ]

  /// C11, annex D.2: those of them that may not be first.
  private static let c11CombiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
}

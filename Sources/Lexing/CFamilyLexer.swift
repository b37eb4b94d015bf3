import Bytes

/// Lexes C, C++, Objective-C and Objective-C++ as clang's raw lexer does: nothing is preprocessed.
///
/// Every function takes the position that it starts at and returns the one that it got to; the only state is the
/// main loop's. A position never passes `end`: zero bytes follow there, and no loop runs over a zero byte
/// without comparing its position.
struct CFamilyLexer {
  typealias Position = UnsafePointer<UInt8>

  let start: Position
  let end: Position
  let classes: UnsafePointer<CByteClass>
  let isCPlusPlus: Bool
  let keepsComments: Bool
  let names: NameLookup
  private let keywords: UnsafePointer<Bool>

  static func lex(
    _ source: Source, _ language: Language, _ vocabulary: Vocabulary, keepComments: Bool,
    into tokens: inout TokenBuffer
  ) {
    let lexer = CFamilyLexer(
      start: source.base, end: source.base + source.count, classes: CByteClass.table,
      isCPlusPlus: language == .cPlusPlus || language == .objectiveCPlusPlus, keepsComments: keepComments,
      names: vocabulary.lookup, keywords: keywordTable)
    withExtendedLifetime(vocabulary) { lexer.run(into: &tokens) }
  }

  private func run(into tokens: inout TokenBuffer) {
    var at = afterByteOrderMark
    // A comment is white space: what follows it can still be the first token of the line.
    var line = Token.Flags.startsLine
    while true {
      switch role(at) {
      case .blank:
        at += 1
        continue
      case .lineEnd:
        line = .startsLine
        at = afterSpaces(at + 1)
        continue
      case .nul:
        if at >= end { return }
        at += 1
        continue
      case .backslash:
        let next = afterContinuations(at)
        if next != at {
          at = next
          continue
        }
        at = lexUnusualWord(at, line, into: &tokens)
      case .slash:
        if let next = lexComment(at, line, into: &tokens) {
          at = next
          continue
        }
        at = append(.punctuation, at, at + 1, line, into: &tokens)
      case .word: at = lexWord(at, line, into: &tokens)
      case .nonASCII: at = lexUnusualWord(at, line, into: &tokens)
      case .literalPrefix: at = lexPrefixedLiteralOrWord(at, line, into: &tokens)
      case .quote: at = lexLiteral(at, openedBy: at, line, into: &tokens)
      case .digit: at = append(.number, at, numberEnd(at), line, into: &tokens)
      case .punctuation:
        tokens.markLandmark(if: has(.bracket, at))
        at = append(.punctuation, at, at + 1, line, into: &tokens)
      case .at, .dot, .minus, .colon, .hash, .percent: at = lexSign(at, line, into: &tokens)
      }
      line = []
    }
  }

  /// Lexes what starts with a sign that can be more than a token of its own.
  @inline(__always)
  private func lexSign(_ at: Position, _ line: Token.Flags, into tokens: inout TokenBuffer) -> Position {
    switch role(at) {
    case .at where at[1] == Byte.quote:
      return lexLiteral(at, openedBy: at + 1, line, into: &tokens)
    case .dot where role(afterContinuations(at + 1)) == .digit:
      return append(.number, at, numberEnd(at), line, into: &tokens)
    case .minus where at[1] == Byte.minus:
      // `-->` is a decrement and a comparison.
      append(.punctuation, at, at + 1, line, into: &tokens)
      return append(.punctuation, at + 1, at + 2, into: &tokens)
    case .minus where at[1] == Byte.greater, .colon where at[1] == Byte.colon:
      return append(.punctuation, at, at + 2, line, into: &tokens)
    case .hash where line == .startsLine:
      return lexDirective(at, mark: 1, into: &tokens)
    case .percent where line == .startsLine && at[1] == Byte.colon:
      return lexDirective(at, mark: 2, into: &tokens)
    default:
      return append(.punctuation, at, at + 1, line, into: &tokens)
    }
  }

  private var afterByteOrderMark: Position {
    start + UnsafeBufferPointer(start: start, count: 3).utf8MarkLength
  }
}

// MARK: - Words

extension CFamilyLexer {
  @inline(__always)
  func lexWord(_ at: Position, _ line: Token.Flags, into tokens: inout TokenBuffer) -> Position {
    let stop = asciiWordEnd(at)
    if has(.mayContinueWord, stop) { return lexUnusualWord(at, line, into: &tokens) }
    return appendWord(names.name(at, stop - at), at, stop, line, into: &tokens)
  }

  @inline(__always)
  func appendWord(
    _ name: Name, _ from: Position, _ to: Position, _ line: Token.Flags, into tokens: inout TokenBuffer
  ) -> Position {
    note(name, in: &tokens)
    return append(isKeyword(name) ? .keyword : .identifier, from, to, line, name, into: &tokens)
  }

  /// Notes the name of the token that is appended next.
  @inline(__always)
  func note(_ name: Name, in tokens: inout TokenBuffer) {
    guard name != .none else { return }
    tokens.note(name)
    if names.isTrigger(name) { tokens.markHit() }
  }

  @inline(__always)
  func asciiWordEnd(_ from: Position) -> Position {
    var at = from
    while true {
      let length = EightBytes(at).wordLength
      at += length
      if length < 8 { return at }
    }
  }

  @inline(__always)
  private func isKeyword(_ name: Name) -> Bool {
    Int(name.number) < CFamilyLexer.keywordTableSize && keywords[Int(name.number)]
  }

  private static let keywordTableSize = Int(UInt8.max) + 1

  nonisolated(unsafe) private static let keywordTable: UnsafePointer<Bool> = {
    precondition(Word.allCases.count < keywordTableSize)
    let table = UnsafeMutablePointer<Bool>.allocate(capacity: keywordTableSize)
    table.initialize(repeating: false, count: keywordTableSize)
    for word in Word.allCases where word.isCKeyword { table[Int(word.number)] = true }
    return UnsafePointer(table)
  }()
}

// MARK: - Bytes and tokens

extension CFamilyLexer {
  @inline(__always)
  func role(_ at: Position) -> CByteClass.Role { classes[Int(at.pointee)].role }

  @inline(__always)
  func has(_ trait: CByteClass.Traits, _ at: Position) -> Bool {
    classes[Int(at.pointee)].traits.contains(trait)
  }

  @inline(__always) @discardableResult
  func append(
    _ kind: TokenKind, _ from: Position, _ to: Position, _ flags: Token.Flags = [], _ name: Name = .none,
    into tokens: inout TokenBuffer
  ) -> Position {
    tokens.append(
      Token(
        offset: UInt32(truncatingIfNeeded: from - start), length: UInt32(truncatingIfNeeded: to - from),
        name: name, kind: kind, flags: flags))
    return to
  }

  @inline(__always)
  private func afterSpaces(_ from: Position) -> Position {
    var at = from
    while at.pointee == Byte.space { at += 1 }
    return at
  }
}

import Bytes

/// Lexes Swift as the compiler does, down to what it makes of mistakes, without a parser.
///
/// The cursor never goes back over a token. What it has to look ahead for beyond the token (is there a
/// delimiter further on this line?) is paid from a purse in proportion to the source, so that no input takes
/// longer than linear time; when it is empty, the answer is no.
struct SwiftLexer: ~Copyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<SwiftByteClass>
  let traits: UnsafePointer<SwiftByteTraits>
  let names: NameLookup
  let keepsComments: Bool

  var tokens: TokenBuffer
  var position = 0
  /// What the next token is flagged with: `.startsLine` after a line end.
  var lineFlag = Token.Flags.startsLine
  var purse: Int

  /// The interpolations that the cursor is in, and the parentheses open in the innermost.
  var interpolations: [Interpolation] = []
  var openParens = 0
  /// Whether the innermost interpolation ends with the line, as its literal does.
  var lineEndsInterpolation = false

  /// The last operator of several bytes: its tokens do not tell where it began.
  var lastOperator = 0..<0
  /// What precedes a token after the offset `carriedEnd`, where the last token does not tell.
  var carried = Preceding.operand
  var carriedEnd = -1

  static func lex(
    _ source: Source, _ vocabulary: Vocabulary, keepComments: Bool, into tokens: inout TokenBuffer
  ) {
    withExtendedLifetime(vocabulary) {
      var lexer = SwiftLexer(source, vocabulary.lookup, keepComments, tokens)
      lexer.run()
      tokens = lexer.finish()
    }
  }

  private init(
    _ source: Source, _ names: NameLookup, _ keepComments: Bool, _ tokens: consuming TokenBuffer
  ) {
    base = source.base
    count = source.count
    classes = SwiftByteClass.table
    traits = SwiftByteTraits.table
    self.names = names
    keepsComments = keepComments
    purse = source.count &* 8 &+ 1024
    self.tokens = tokens
  }

  private consuming func finish() -> TokenBuffer { tokens }

  /// What is met most is lexed here, with the cursor in a local variable: a store and a load for each step
  /// would take as long as the rest.
  private mutating func run() {
    var at = position
    while true {
      if let next = lexByte(at) {
        at = next
        continue
      }
      switch classes[Int(base[at])] {
      case .letter: at = lexWord(from: at)
      case .space: at &+= EightBytes(base + at).count(of: Byte.space)
      case .lineEnd:
        lineFlag = .startsLine
        if lineEndsInterpolation { leaveInterpolations() }
        at &+= 1
        at &+= EightBytes(base + at).count(of: Byte.space)
      default:
        position = at
        guard lexLessCommon() else { return }
        at = position
      }
    }
  }

  /// False at the end of the source.
  @inline(never)
  private mutating func lexLessCommon() -> Bool {
    switch classes[Int(base[position])] {
    case .operator: lexOperator()
    case .closeParen: lexCloseParen()
    case .colon: append(.punctuation, length: 2)
    case .quote: lexString(pounds: 0)
    case .slash: lexSlash()
    case .digit: lexNumber()
    case .pound: lexPound()
    case .tick: lexQuotedWord()
    case .beyondASCII: lexBeyondASCII()
    case .junk: lexJunk(length: 1)
    case .nul where position >= count: return false
    default: position &+= 1
    }
    return true
  }

  /// Appends the punctuation at an offset if it is one byte and asks for no further look, as most is. Returns the
  /// offset behind it and behind a space there, as there so often is.
  ///
  /// Which byte it is cannot be foreseen, so that nothing here branches on it.
  @inline(__always)
  private mutating func lexByte(_ at: Int) -> Int? {
    let own = traits[Int(base[at])]
    guard own.isSingle(before: traits[Int(base[at &+ 1])]), openParens > 0 || !own.contains(.closesParen)
    else { return nil }
    tokens.markLandmark(if: own.contains(.bracket))
    openParens &+= own.parens
    append(.punctuation, Range(uncheckedBounds: (at, at &+ 1)))
    return skipSpace(at &+ 1)
  }

  /// The offset behind a space at `at`, if there is one: without a branch, as it could go either way.
  @inline(__always)
  private func skipSpace(_ at: Int) -> Int { at &+ (base[at] == Byte.space ? 1 : 0) }

  @inline(__always)
  private mutating func append(
    _ kind: TokenKind, _ range: Range<Int>, name: Name = .none, flags: Token.Flags = []
  ) {
    tokens.append(
      Token(
        offset: UInt32(truncatingIfNeeded: range.lowerBound), length: UInt32(truncatingIfNeeded: range.count),
        name: name, kind: kind, flags: flags.union(lineFlag)))
    lineFlag = []
  }

  /// Appends a token from the cursor to `end`, and goes there.
  @inline(__always)
  mutating func append(_ kind: TokenKind, end: Int, name: Name = .none, flags: Token.Flags = []) {
    append(kind, Range(uncheckedBounds: (position, end)), name: name, flags: flags)
    position = end
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, length: Int) { append(kind, end: position &+ length) }

  private mutating func lexCloseParen() {
    tokens.markLandmark()
    interpolations.isEmpty ? append(.punctuation, length: 1) : closeInterpolation()
  }
}

// MARK: - Words

extension SwiftLexer {
  /// Returns the offset behind the word and a space there.
  @inline(__always)
  private mutating func lexWord(from start: Int) -> Int {
    let end = wordEnd(from: start)
    let range = Range(uncheckedBounds: (start, end))
    let name = names.name(base + start, end &- start)
    if name == .none {
      append(.identifier, range)
    } else {
      note(name)
      if name == Name(.import) { tokens.markLandmark() }
      append(name.isSwiftKeyword ? .keyword : .identifier, range, name: name)
    }
    return skipSpace(end)
  }

  mutating func lexWord() { position = lexWord(from: position) }

  /// Notes the name of the token that is appended next.
  @inline(__always)
  mutating func note(_ name: Name) {
    tokens.note(name)
    if names.isTrigger(name) { tokens.markHit() }
  }

  /// Where the characters that continue an identifier end.
  @inline(__always)
  func wordEnd(from start: Int) -> Int {
    var end = start
    while true {
      let length = EightBytes(base + end).wordLength
      end &+= length
      if length == 8 { continue }
      if base[end] < 0x80 { return end }
      guard let scalar = SwiftScalar(base + end), scalar.continuesIdentifier else { return end }
      end &+= scalar.length
    }
  }

  /// An identifier in back-ticks, which may hold anything but a line end; a back-tick alone is punctuation.
  mutating func lexQuotedWord() {
    let start = position &+ 1
    var end = start
    while base[end] != Byte.tick {
      if base[end].isBreak || end >= count { return append(.punctuation, length: 1) }
      end &+= 1
    }
    let name = end > start ? names.name(base + start, end &- start) : .none
    note(name)
    append(.identifier, end: end &+ 1, name: name, flags: .quoted)
  }

  /// An editor's `<#placeholder#>`, which the compiler takes for an identifier.
  mutating func lexPlaceholder() -> Bool {
    var end = position &+ 2
    while end < count, base[end] != Byte.lineFeed {
      let next = base[end &+ 1]
      if base[end] == Byte.less, next == Byte.pound { return false }
      if base[end] == Byte.pound, next == Byte.greater {
        append(.identifier, end: end &+ 2)
        return true
      }
      end &+= 1
    }
    return false
  }

  /// A `#` begins a shebang, a raw string, a regex or a directive, or stands for itself.
  mutating func lexPound() {
    let isFirst = position == 0 || base[position &- 1] == 0
    if isFirst, base[position &+ 1] == Byte.exclamation { return lexShebang() }
    let end = poundsEnd(from: position)
    if base[end] == Byte.quote { return lexString(pounds: end &- position) }
    if base[end] == Byte.slash { return lexExtendedRegex(slash: end) }
    while position < end &- 1 { append(.punctuation, length: 1) }
    lexDirective()
  }

  func poundsEnd(from start: Int, limit: Int = .max) -> Int {
    var end = start
    while base[end] == Byte.pound, end &- start < limit { end &+= 1 }
    return end
  }

  private mutating func lexDirective() {
    let start = position &+ 1
    var end = start
    while classes[Int(base[end])] == .letter, base[end] != Byte.dollar { end &+= 1 }
    for directive in ["if", "else", "endif", "elseif", "sourceLocation"] as [StaticString]
    where directive.utf8CodeUnitCount == end &- start && spells(directive, at: start) {
      tokens.markLandmark()
      return append(.directive, end: end)
    }
    append(.punctuation, length: 1)
  }

  /// Whether `text` stands at an offset of the source.
  func spells(_ text: StaticString, at start: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where base[start &+ index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}

extension Name {
  @inline(__always)
  var isSwiftKeyword: Bool { number != 0 && number <= Word.try.number }
}

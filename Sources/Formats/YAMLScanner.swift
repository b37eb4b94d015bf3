import Bytes

/// Cuts a YAML file into tokens. Indentation becomes tokens of its own, so that what reads them needs no columns.
///
/// Whether a scalar is a key shows only at the colon after it, so the last token that could be one is remembered,
/// for each open bracket; a colon on the same line marks it. Each byte is looked at a fixed number of times.
struct YAMLScanner {
  var cursor: YAMLCursor
  private(set) var tokens: [YAMLToken] = []
  private(set) var notes: [YAMLNote] = []
  /// Where comments stand, as offsets in the file.
  private(set) var comments: [Range<Int>] = []

  /// The columns of the block collections that are open, without the innermost one.
  private var outerIndents: [Int] = []
  /// The column of the innermost block collection; before the first one -1.
  private(set) var indent = -1
  /// Brackets and braces that are open.
  private var brackets: [Bracket] = []
  /// What can turn out to be a key, outside of brackets and in each of them.
  private var candidates: [Candidate?] = [nil]
  /// Whether a key, or a block collection, can begin here.
  var allowsKey = true
  /// The last tab between tokens: it may not decide how far in something stands.
  private var lastTab: Position?

  private struct Bracket {
    let isSequence: Bool
    let position: Position
  }

  private struct Candidate {
    let token: Int
    let position: Position
    /// Whether it stands where only a key can.
    let isRequired: Bool
  }

  var isInBrackets: Bool { !brackets.isEmpty }

  init(_ bytes: [UInt8]) { cursor = YAMLCursor(bytes) }

  mutating func scan() throws(YAMLError) {
    while tokens.last?.kind != .end {
      try skipToToken()
      unwind(to: cursor.column)
      try scanToken()
      if tokens.count > YAMLReader.maximumTokenCount { throw error(.tooManyValues) }
    }
  }

  func error(_ trouble: YAMLError.Trouble) -> YAMLError { YAMLError(trouble, at: cursor.position) }

  mutating func append(_ kind: YAMLToken.Kind, at position: Position) {
    tokens.append(YAMLToken(kind: kind, position: position))
  }

  mutating func note(_ kind: YAMLNote.Kind, at position: Position) {
    notes.append(YAMLNote(kind: kind, position: position))
  }

  private mutating func scanToken() throws(YAMLError) {
    let byte = cursor.peek()
    if cursor.isAtEnd { return try finish() }
    if cursor.column == 0 {
      if byte == "%", !isInBrackets { return try scanDirective() }
      if cursor.isAtDocumentMarker { return try scanDocumentMarker() }
    }
    switch byte {
    case "[", "{": try openBracket()
    case "]", "}": try closeBracket()
    case ",": try scanComma()
    case "-" where cursor.separates(1): try scanElement()
    case "?" where isInBrackets || cursor.separates(1): try scanKey()
    case ":" where isInBrackets || cursor.separates(1): try scanValue()
    case "*", "&": try scanName()
    case "!": try scanTag()
    case "|" where !isInBrackets, ">" where !isInBrackets: try scanBlockScalar()
    case "'", "\"": try scanQuoted()
    case "#", "|", ">", "%", "@", "`":
      throw error(.unexpectedCharacter(String(Unicode.Scalar(byte))))
    default: try scanPlain()
    }
  }

  /// Over blanks, comments and the ends of lines.
  private mutating func skipToToken() throws(YAMLError) {
    while true {
      let isLineStart = cursor.column == 0
      cursor.skipSpaces()
      if cursor.peek() == "\t" {
        let tab = cursor.position
        cursor.skipBlanks()
        let isBlankLine = cursor.peek() == "#" || cursor.peek().isBreak || cursor.isAtEnd
        if isLineStart, !isInBrackets, !isBlankLine { throw YAMLError(.tabIndentation, at: tab) }
        lastTab = tab
      }
      if cursor.peek() == "#" { skipComment() }
      guard cursor.takeBreak() else { return }
      if !isInBrackets { allowsKey = true }
    }
  }

  mutating func skipComment() {
    let start = cursor.at
    cursor.skipToBreak()
    comments.append(start..<cursor.at)
  }

  private mutating func finish() throws(YAMLError) {
    if let bracket = brackets.last {
      throw YAMLError(.unclosed(bracket.isSequence ? "[" : "{"), at: bracket.position)
    }
    unwind(to: -1)
    try dropCandidate()
    append(.end, at: cursor.position)
  }
}

// MARK: Keys and indentation

extension YAMLScanner {
  /// Remembers that the next token can be a key.
  mutating func saveCandidate() throws(YAMLError) {
    guard allowsKey else { return }
    try dropCandidate()
    candidates[candidates.count - 1] = Candidate(
      token: tokens.count, position: cursor.position, isRequired: !isInBrackets && indent == cursor.column)
  }

  mutating func dropCandidate() throws(YAMLError) {
    if let candidate = candidates[candidates.count - 1], candidate.isRequired {
      throw YAMLError(.missingColon, at: candidate.position)
    }
    candidates[candidates.count - 1] = nil
  }

  /// Closes the block collections that stand further in than a column.
  private mutating func unwind(to column: Int) {
    guard !isInBrackets else { return }
    while indent > column {
      indent = outerIndents.popLast() ?? -1
      append(.blockEnd, at: cursor.position)
    }
  }

  /// Whether a block collection begins at a column.
  private mutating func indents(to column: Int) throws(YAMLError) -> Bool {
    guard indent < column else { return false }
    if let lastTab, lastTab.line == cursor.line, lastTab.column <= column {
      throw YAMLError(.tabIndentation, at: lastTab)
    }
    try checkDepth()
    outerIndents.append(indent)
    indent = column
    return true
  }

  private func checkDepth() throws(YAMLError) {
    if outerIndents.count + brackets.count >= YAMLReader.maximumDepth { throw error(.tooDeep) }
  }

  private mutating func scanElement() throws(YAMLError) {
    if !isInBrackets {
      guard allowsKey else { throw error(.misplacedEntry) }
      if try indents(to: cursor.column) { append(.blockSequence, at: cursor.position) }
    }
    allowsKey = true
    try take(1, as: .element)
  }

  private mutating func scanKey() throws(YAMLError) {
    if !isInBrackets {
      guard allowsKey else { throw error(.misplacedKey) }
      if try indents(to: cursor.column) { append(.blockMapping, at: cursor.position) }
    }
    allowsKey = !isInBrackets
    try take(1, as: .key)
  }

  private mutating func scanValue() throws(YAMLError) {
    if let candidate = candidates[candidates.count - 1], candidate.position.line == cursor.line {
      candidates[candidates.count - 1] = nil
      var begins = false
      if !isInBrackets { begins = try indents(to: candidate.position.column - 1) }
      tokens[candidate.token].opens = begins ? .mapping : .key
      allowsKey = false
    } else {
      try dropCandidate()
      if !isInBrackets {
        guard allowsKey else { throw error(.misplacedValue) }
        if try indents(to: cursor.column) { append(.blockMapping, at: cursor.position) }
      }
      allowsKey = !isInBrackets
    }
    append(.value, at: cursor.position)
    cursor.advance()
  }

  private mutating func take(_ length: Int, as kind: YAMLToken.Kind) throws(YAMLError) {
    try dropCandidate()
    append(kind, at: cursor.position)
    cursor.advance(length)
  }
}

// MARK: Brackets and documents

extension YAMLScanner {
  private mutating func openBracket() throws(YAMLError) {
    try checkDepth()
    try saveCandidate()
    let isSequence = cursor.peek() == "["
    append(isSequence ? .flowSequence : .flowMapping, at: cursor.position)
    brackets.append(Bracket(isSequence: isSequence, position: cursor.position))
    candidates.append(nil)
    allowsKey = true
    cursor.advance()
  }

  private mutating func closeBracket() throws(YAMLError) {
    let isSequence = cursor.peek() == "]"
    guard let bracket = brackets.popLast() else { throw error(.unopened(isSequence ? "]" : "}")) }
    guard bracket.isSequence == isSequence else {
      throw YAMLError(.unclosed(bracket.isSequence ? "[" : "{"), at: bracket.position)
    }
    candidates.removeLast()
    allowsKey = false
    append(isSequence ? .flowSequenceEnd : .flowMappingEnd, at: cursor.position)
    cursor.advance()
  }

  private mutating func scanComma() throws(YAMLError) {
    guard isInBrackets else { throw error(.unexpectedCharacter(",")) }
    allowsKey = true
    try take(1, as: .comma)
  }

  private mutating func scanDirective() throws(YAMLError) {
    unwind(to: -1)
    let position = cursor.position
    cursor.advance()
    let start = cursor.at
    cursor.skipToBreak()
    let text = cursor.text(from: start)
    // Which version it is does not matter to what is read.
    if !text.hasPrefix("YAML ") { note(.directive(text), at: position) }
    allowsKey = false
    try dropCandidate()
    append(.directive, at: position)
  }

  private mutating func scanDocumentMarker() throws(YAMLError) {
    if let bracket = brackets.last {
      throw YAMLError(.unclosed(bracket.isSequence ? "[" : "{"), at: bracket.position)
    }
    unwind(to: -1)
    allowsKey = false
    let isStart = cursor.peek() == "-"
    if isStart, !tokens.allSatisfy({ $0.kind == .directive || $0.kind == .documentEnd }) {
      // What follows is not read at all.
      try dropCandidate()
      note(.furtherDocument, at: cursor.position)
      return append(.end, at: cursor.position)
    }
    try take(3, as: isStart ? .documentStart : .documentEnd)
  }
}

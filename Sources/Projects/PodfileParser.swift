/// Takes the tokens of a Podfile apart into blocks and their statements.
struct PodfileParser {
  /// Real ones have a few dozen.
  private static let maximumBlockCount = 200
  private static let maximumDepth = 16
  private static let maximumStatementCount = 5_000

  private let tokens: [RubyToken]
  private var at = 0
  private var blocks = [PodfileProgram.Block(kind: .other)]
  /// The blocks that are open, and whether a brace opened them.
  private var open: [(block: Int, isBrace: Bool)] = []
  private var statementCount = 0

  init(_ tokens: [RubyToken]) { self.tokens = tokens }

  mutating func program() -> PodfileProgram {
    while at < tokens.count { next() }
    return PodfileProgram(tokens: tokens, blocks: blocks)
  }

  private mutating func next() {
    let token = tokens[at]
    if token.kind == .lineEnd || token.text == ";" && token.kind == .punctuation {
      at += 1
      return
    }
    if token.kind == .punctuation, token.text == "}" {
      if open.last?.isBrace ?? false { open.removeLast() }
      at += 1
      return
    }
    guard token.kind == .word else { return readStatement() }
    switch token.text {
    case "end":
      _ = open.popLast()
      at += 1
    case "if", "unless", "case", "begin", "while", "until", "for", "class", "module":
      enter(PodfileProgram.Block(kind: .condition))
      skipLine()
    case "else", "elsif", "when", "rescue", "ensure": skipLine()
    case "def": readFunction()
    default: readStatement()
    }
  }

  private var current: Int { open.last?.block ?? 0 }

  private mutating func add(_ kind: PodfileProgram.Statement.Kind, _ rest: Range<Int>) {
    guard statementCount < Self.maximumStatementCount else { return }
    statementCount += 1
    blocks[current].statements.append(PodfileProgram.Statement(kind: kind, rest: rest))
  }

  /// - Returns: its number, or that of the block around it where there are too many.
  private mutating func make(_ block: PodfileProgram.Block) -> Int {
    guard open.count < Self.maximumDepth, blocks.count < Self.maximumBlockCount else { return current }
    blocks.append(block)
    add(.block(blocks.count - 1), at..<at)
    return blocks.count - 1
  }

  private mutating func enter(_ block: PodfileProgram.Block, isBrace: Bool = false) {
    let number = make(block)
    open.append((number, isBrace))
  }

  /// What a condition is, up to what it decides on.
  private mutating func skipLine() {
    while at < tokens.count, tokens[at].kind != .lineEnd, !isWord("then", at), !isMark(";", at) { at += 1 }
    at += 1
  }

  private mutating func readFunction() {
    let end = tokens[at...].firstIndex { $0.kind == .lineEnd || $0.text == ";" } ?? tokens.count
    let words = tokens[at..<end].dropFirst().filter { $0.kind == .word || $0.kind == .label }.map(\.text)
    at = end
    enter(PodfileProgram.Block(kind: .function(words.first ?? "", Array(words.dropFirst()))))
  }

  private func isMark(_ text: String, _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .punctuation && tokens[place].text == text
  }

  private func isWord(_ text: String, _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word && tokens[place].text == text
  }
}

// MARK: - One statement

extension PodfileParser {
  /// A statement, which goes on behind a comma and in brackets, and the block that it opens.
  private mutating func readStatement() {
    let start = at
    let end = statementEnd(from: start)
    at = end
    let isBlock = isWord("do", end)
    let isBrace = isMark("{", end)
    guard isBlock || isBrace else {
      if end == start { at += 1 }
      return take(start..<end)
    }
    at += 1
    let names = blockNames()
    let kind = blockKind(start..<end, names.first ?? "")
    // What a function of another file makes of a block is as little known as what it does without.
    if case .other = kind, let call = call(start..<end) { add(.call(call), end..<end) }
    enter(PodfileProgram.Block(kind: kind), isBrace: isBrace)
  }

  private func statementEnd(from start: Int) -> Int {
    var depth = 0
    for place in start..<tokens.count {
      let token = tokens[place]
      switch token.kind {
      case .lineEnd where depth == 0:
        if place == start || !isMark(",", place - 1) { return place }
      case .punctuation:
        switch token.text {
        case "(", "[": depth += 1
        case "{":
          if depth == 0, isMark("|", place + 1) { return place }
          depth += 1
        case ")", "]": depth = max(0, depth - 1)
        case "}":
          if depth == 0 { return place }
          depth -= 1
        case ";" where depth == 0: return place
        default: break
        }
      case .word where depth == 0 && place > start && !isMark(".", place - 1):
        if ["do", "end"].contains(token.text) { return place }
        if ["if", "unless", "case", "begin"].contains(token.text), isMark("=", place - 1) { return place }
      default: break
      }
    }
    return tokens.count
  }

  /// The names between the bars at the beginning of a block.
  private mutating func blockNames() -> [String] {
    guard isMark("|", at), let end = tokens[(at + 1)...].prefix(20).firstIndex(where: { $0.text == "|" })
    else {
      return []
    }
    defer { at = end + 1 }
    return tokens[at..<end].filter { $0.kind == .word }.map(\.text)
  }

  private func blockKind(_ range: Range<Int>, _ name: String) -> PodfileProgram.Block.Kind {
    if let target = target(range) { return target }
    if let first = range.first, tokens[first].kind == .word, Self.hooks.contains(tokens[first].text) {
      return .hook
    }
    let last = range.upperBound - 1
    if range.count > 2, isWord("each", last), isMark(".", last - 1) {
      return .loop(range.lowerBound..<(last - 1), name)
    }
    return .other
  }

  private static let hooks: Set<String> = ["post_install", "pre_install", "post_integrate", "pre_integrate"]

  private func target(_ range: Range<Int>) -> PodfileProgram.Block.Kind? {
    guard let first = range.first, isArgument(first + 1, in: range) else { return nil }
    if isWord("target", first) { return .target(first + 1..<range.upperBound) }
    return isWord("abstract_target", first) ? .abstractTarget : nil
  }

  /// Whether something is passed there, and not asked of what stands before it.
  private func isArgument(_ place: Int, in range: Range<Int>) -> Bool {
    guard range.contains(place) else { return false }
    let token = tokens[place]
    guard token.kind == .punctuation else { return true }
    let before = tokens[place - 1]
    return token.text == "(" || token.text == "[" && before.offset + before.text.utf8.count < token.offset
  }

  private mutating func take(_ range: Range<Int>) {
    guard let first = range.first, tokens[first].kind == .word else { return }
    let rest = first + 1..<range.upperBound
    if isMark("=", first + 1), range.contains(first + 1) {
      return add(.assignment(tokens[first].text), first + 2..<range.upperBound)
    }
    if let target = target(range) {
      // Without a block it has what is around it.
      _ = make(PodfileProgram.Block(kind: target))
      return
    }
    switch tokens[first].text {
    case "pod": if isArgument(first + 1, in: range) { add(.pod, rest) }
    case "use_frameworks!": add(.frameworks, rest)
    case "inherit!": add(.inheritance, rest)
    default: if let call = call(range) { add(.call(call), rest) }
    }
  }

  /// The function that a statement calls; nothing where it does something else.
  private func call(_ range: Range<Int>) -> String? {
    guard let first = range.first, tokens[first].kind == .word else { return nil }
    return range.count == 1 || isArgument(first + 1, in: range) ? tokens[first].text : nil
  }
}

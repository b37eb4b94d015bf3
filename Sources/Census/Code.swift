import Lexing

/// The tokens of one file with their brackets matched and their `#if` branches known: what all matching asks.
///
/// Reused from file to file; `load` replaces what it holds.
struct Code {
  private(set) var source: Source
  private(set) var tokens: UnsafeBufferPointer<Token>
  private(set) var language: Language
  private let links = LinkTable()
  /// Where a new chain of `#if` conditions begins, in order.
  private(set) var branches: [Branch] = []
  /// The words `import` of a Swift file.
  private(set) var imports: [Int] = []
  /// One bit for each name of the vocabulary that stands in the file.
  private var present: [UInt64] = []

  /// From `start` to the next branch's, this chain of conditions holds.
  struct Branch {
    let start: Int
    let conditions: [Condition]
    let isActive: Bool
  }

  private(set) var isSwift = true
  var count: Int { tokens.count }

  init() {
    source = Source(base: Code.nothing, count: 0)
    tokens = UnsafeBufferPointer(start: nil, count: 0)
    language = .swift
  }

  /// Zero bytes that are never written, for a code that has no file yet.
  nonisolated(unsafe) private static let nothing: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Source.padding)
    bytes.initialize(repeating: 0, count: Source.padding)
    return UnsafePointer(bytes)
  }()

  mutating func load(
    _ source: Source, _ tokens: UnsafeBufferPointer<Token>, _ language: Language, vocabularyCount: Int
  ) {
    self.source = source
    self.tokens = tokens
    self.language = language
    isSwift = language == .swift
    let words = (vocabularyCount + 63) / 64
    if present.count != words { present = [UInt64](repeating: 0, count: words) }
    for index in 0..<words { present[index] = 0 }
    links.reserve(tokens.count)
    branches.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    matchBrackets()
  }

  // MARK: Tokens

  /// The token at `index`; an empty one outside the file, so that looking around needs no bounds.
  subscript(index: Int) -> Token {
    index >= 0 && index < tokens.count ? tokens[index] : Token(offset: 0, length: 0, kind: .comment)
  }

  /// The byte of a one-byte punctuation token, zero for anything else.
  func mark(_ index: Int) -> UInt8 {
    let token = self[index]
    return token.kind == .punctuation && token.length == 1 ? source.base[token.start] : 0
  }

  func mark(_ index: Int, _ character: Unicode.Scalar) -> Bool { mark(index) == UInt8(ascii: character) }

  /// Whether the token is punctuation of two bytes, such as `->`.
  func isPair(_ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    let token = self[index]
    return token.kind == .punctuation && token.length == 2 && source.base[token.start] == UInt8(ascii: first)
      && source.base[token.start + 1] == UInt8(ascii: second)
  }

  func isArrow(_ index: Int) -> Bool { isPair(index, "-", ">") }
  func isScope(_ index: Int) -> Bool { isPair(index, ":", ":") }

  func isWord(_ index: Int) -> Bool {
    let kind = self[index].kind
    return (kind == .identifier || kind == .keyword) && self[index].length > 0
  }

  /// The word of the language at `index`; nothing where another token, or a quoted identifier, stands.
  func word(_ index: Int) -> Word? {
    plainName(index).word
  }

  /// The name at `index` where it can be a word of the language, otherwise none.
  private func plainName(_ index: Int) -> Name {
    let token = self[index]
    guard token.kind == .identifier || token.kind == .keyword, !token.flags.contains(.quoted) else {
      return .none
    }
    return token.name
  }

  func isWord(_ index: Int, _ word: Word) -> Bool { plainName(index) == Name(word) }

  func isWord(_ index: Int, _ one: Word, _ other: Word) -> Bool {
    let name = plainName(index)
    return name == Name(one) || name == Name(other)
  }

  func isWord(_ index: Int, _ a: Word, _ b: Word, _ c: Word, _ d: Word) -> Bool {
    isWord(index, a, b) || isWord(index, c, d)
  }

  func isWord(_ index: Int, in words: WordSet) -> Bool { words.contains(plainName(index)) }

  /// The text of a token, back-ticks off.
  func text(_ index: Int) -> String {
    let token = self[index]
    guard token.length > 0 else { return "" }
    if token.flags.contains(.quoted), token.length > 2 {
      return String(
        decoding: UnsafeBufferPointer(start: source.base + token.start + 1, count: Int(token.length) - 2),
        as: UTF8.self)
    }
    return source.text(of: token)
  }

  /// Whether nothing stands between two neighbouring tokens.
  func isAdjacent(_ index: Int, to next: Int) -> Bool { self[index].end == self[next].start }

  func startsLine(_ index: Int) -> Bool { self[index].flags.contains(.startsLine) }

  /// Whether a token is part of a directive, as the body of a macro is.
  func isInDirective(_ index: Int) -> Bool {
    var at = index
    while at > 0, !startsLine(at) { at -= 1 }
    return self[at].kind == .directive
  }

  /// Whether a token begins a line of C after one that is a directive, so that what is before it is no part of what it
  /// begins.
  func isAfterDirective(_ index: Int) -> Bool {
    startsLine(index) && index > 0 && !isSwift && isInDirective(index - 1)
  }

  func contains(_ name: Name) -> Bool {
    let number = Int(name.number)
    return number / 64 < present.count && present[number / 64] >> UInt64(number % 64) & 1 == 1
  }

  // MARK: Brackets

  func parent(_ index: Int) -> Int { index >= 0 && index < tokens.count ? Int(links[index].parent) : -1 }

  /// The partner of the bracket at `index`, or -1.
  func partner(_ index: Int) -> Int { index >= 0 && index < tokens.count ? Int(links[index].partner) : -1 }

  /// The bracket around a token that is of this kind, climbing over others; -1 where there is none.
  func enclosing(_ index: Int, _ bracket: Unicode.Scalar) -> Int {
    var open = parent(index)
    var steps = 0
    while open >= 0, !mark(open, bracket), steps < Code.reach {
      open = parent(open)
      steps += 1
    }
    return mark(open, bracket) ? open : -1
  }

  /// The index after the brackets that open at `index`; `index` itself where none open or they never close.
  func skip(_ index: Int) -> Int {
    let close = partner(index)
    return close > index ? close + 1 : index
  }

  private mutating func matchBrackets() {
    var brackets = BracketMatcher(links)
    var conditions = ConditionStack()
    var isInDirective = false
    var present = self.present
    self.present = []
    defer { self.present = present }
    for index in 0..<tokens.count {
      let token = tokens[index]
      if token.name != .none {
        let number = Int(token.name.number)
        present[number / 64] |= 1 << UInt64(number % 64)
        if token.name == Name(.import) { imports.append(index) }
      }
      if isInDirective, token.flags.contains(.startsLine) {
        brackets.endDirective()
        isInDirective = false
      }
      if token.kind == .punctuation {
        brackets.take(index, source.base[token.end - 1], in: self)
        continue
      }
      brackets.take(index)
      guard token.kind == .directive, !token.flags.contains(.freeText) else { continue }
      let wasActive = isSwift || conditions.isActive
      if let step = conditions.take(index, in: self, depth: brackets.depth) {
        if isSwift { brackets.close(downTo: step.depth) } else { brackets.follow(step, wasActive) }
        branches.append(Branch(start: index, conditions: step.conditions, isActive: step.isActive))
      }
      if !isSwift {
        brackets.beginDirective()
        isInDirective = true
      }
    }
  }

  // MARK: Conditions

  /// Whether the token is in no branch that is never compiled.
  func isActive(_ index: Int) -> Bool { branches.isEmpty || branch(at: index)?.isActive ?? true }

  /// The branch that a token stands in; nothing where no `#if` is around it.
  func branch(at index: Int) -> Branch? {
    var low = 0
    var high = branches.count
    while low < high {
      let middle = (low + high) / 2
      if branches[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? branches[low - 1] : nil
  }
}

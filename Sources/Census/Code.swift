import Bytes
import Lexing

/// The tokens of one file with their brackets matched and their `#if` branches known: what all matching asks.
///
/// A view into a `CodeBuffer`, valid until the buffer is loaded again, so that handing it on copies a few pointers.
struct Code {
  let source: Source
  let tokens: UnsafeBufferPointer<Token>
  let language: Language
  let isSwift: Bool
  /// One for each token.
  let links: UnsafePointer<Link>
  /// Where a new chain of `#if` conditions begins, in order.
  let branches: UnsafeBufferPointer<Branch>
  /// The words `import` of a Swift file.
  let imports: UnsafeBufferPointer<Int>
  /// The names of the vocabulary that stand in the file.
  let names: NameSet
  /// Where they stand, the keywords of Swift left out.
  let named: UnsafeBufferPointer<UInt32>

  /// From `start` to the next branch's, this chain of conditions holds.
  struct Branch {
    let start: Int
    let conditions: [Condition]
    let isActive: Bool
  }

  var count: Int { tokens.count }

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
  func isInDirective(_ index: Int) -> Bool { directive(around: index, within: 2 * Code.reach) != nil }

  /// The directive that a token is part of, if it begins at most so many tokens before.
  func directive(around index: Int, within reach: Int) -> Int? {
    var at = index
    while at > 0, !startsLine(at), index - at < reach { at -= 1 }
    return self[at].kind == .directive ? at : nil
  }

  /// Whether a token is the last of a directive of C, so that what begins the next line is no part of what it ends.
  func endsDirective(_ index: Int) -> Bool { isAfterDirective(index + 1) }

  /// Whether a token begins a line of C after one that is a directive, so that what is before it is no part of what it
  /// begins.
  func isAfterDirective(_ index: Int) -> Bool {
    startsLine(index) && index > 0 && !isSwift && isInDirective(index - 1)
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }

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

  // MARK: Conditions

  /// Whether the token is in no branch that is never compiled.
  func isActive(_ index: Int) -> Bool { branches.isEmpty || branch(at: index)?.isActive ?? true }

  /// The branch that a token stands in; nothing where no `#if` is around it.
  func branch(at index: Int) -> Branch? {
    let next = branches.indices.partitioningIndex { branches[$0].start > index }
    return next > 0 ? branches[next - 1] : nil
  }
}

import Lexing

/// The tokens of a Swift file, with its brackets paired.
struct SwiftText {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket that opens, the place of the one that closes it; for all else, and where none does, the number
  /// of tokens.
  let partners: [Int]

  private static let vocabulary = Vocabulary(triggers: [String]())

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Source.with(bytes) { source in
      var buffer = TokenBuffer()
      Language.swift.lex(source, SwiftText.vocabulary, into: &buffer)
      return buffer.withContents { Array($0.tokens) }
    }
    partners = SwiftText.pair(tokens, bytes)
  }

  private static func pair(_ tokens: [Token], _ bytes: [UInt8]) -> [Int] {
    var partners = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[token.start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      // `\(` in a string.
      case UInt8(ascii: "\\") where token.length == 2: open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { partners[start] = index }
      default: break
      }
    }
    return partners
  }

  var count: Int { tokens.count }

  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// A name without the back-ticks that may be around it.
  func name(_ index: Int) -> String {
    let token = tokens[index]
    guard token.flags.contains(.quoted), token.length > 2 else { return text(index) }
    return String(decoding: bytes[(token.start + 1)..<(token.end - 1)], as: UTF8.self)
  }

  /// Whether a character of punctuation stands there.
  func isAt(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    return token.kind == .punctuation && token.length == 1 && bytes[token.start] == UInt8(ascii: character)
  }

  /// Whether a word stands there.
  func isWord(_ word: StaticString, _ index: Int) -> Bool {
    guard isName(index), Int(tokens[index].length) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[tokens[index].start..<tokens[index].end].elementsEqual($0) }
  }

  func isName(_ index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    return tokens[index].kind == .identifier || tokens[index].kind == .keyword
  }

  func startsLine(_ index: Int) -> Bool { tokens[index].flags.contains(.startsLine) }

  /// Whether nothing is between two tokens.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }
}

import Bytes

/// Lexes as much Ruby as podspecs use.
struct RubyLexer {
  private let bytes: [UInt8]
  private var at = 0
  private var tokens: [RubyToken] = []
  private var comments: [Range<Int>] = []
  /// The ends of the texts that begin after this line.
  private var heredocs: [(end: [UInt8], token: Int)] = []

  static func tokens(of bytes: [UInt8]) -> [RubyToken] {
    var lexer = RubyLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  /// Where the comments stand, in the order of the text.
  static func comments(of bytes: [UInt8]) -> [Range<Int>] {
    var lexer = RubyLexer(bytes: bytes)
    lexer.run()
    return lexer.comments
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int = 0) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  private mutating func append(_ kind: RubyToken.Kind, _ text: String, from start: Int) {
    tokens.append(RubyToken(kind: kind, text: text, offset: start))
  }

  private mutating func run() {
    while at < bytes.count {
      let (byte, start) = (bytes[at], at)
      switch byte {
      case 0x0A, 0x0D: lexLineEnd()
      case UInt8(ascii: "#"):
        skipLine()
        comments.append(start..<at)
      case UInt8(ascii: "\\") where peek(1) == 0x0A: at += 2
      case UInt8(ascii: "\\") where peek(1) == 0x0D && peek(2) == 0x0A: at += 3
      case _ where byte <= 0x20: at += 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): lexQuoted(byte)
      case UInt8(ascii: "%") where isPercentLiteral: lexPercent()
      case UInt8(ascii: "<") where peek(1) == byte && isHeredoc: lexHeredoc()
      case UInt8(ascii: ":"): lexColon()
      case _ where RubyLexer.isWord(byte): lexWord()
      default: lexOperator()
      }
    }
    append(.lineEnd, "", from: bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isWordPart || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipLine() {
    while at < bytes.count, !bytes[at].isBreak { at += 1 }
  }

  private mutating func lexLineEnd() {
    append(.lineEnd, "", from: at)
    at += bytes[at] == 0x0D && peek(1) == 0x0A ? 2 : 1
    for heredoc in heredocs { readHeredoc(heredoc.end, heredoc.token) }
    heredocs = []
    if isAt("=begin") {
      let start = at
      while at < bytes.count, !isAt("=end") {
        skipLine()
        at = min(at + 1, bytes.count)
      }
      skipLine()
      comments.append(start..<at)
    } else if isAt("__END__") {
      at = bytes.count
    }
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.count <= bytes.count - at && bytes[at..<(at + $0.count)].elementsEqual($0) }
  }

  private mutating func lexWord() {
    let start = at
    while at < bytes.count, RubyLexer.isWord(bytes[at]) { at += 1 }
    let isNumber = bytes[start].isDigit
    if !isNumber, peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!"), peek(1) != UInt8(ascii: "=") {
      at += 1
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if !isNumber, peek() == UInt8(ascii: ":"), peek(1) != UInt8(ascii: ":"), !isTernary {
      at += 1
      return append(.label, text, from: start)
    }
    append(isNumber ? .number : .word, text, from: start)
  }

  /// `a ? b :c` is rare; a blank stands in front of the colon of most.
  private var isTernary: Bool { tokens.last?.text == "?" && peek(1) != 0x20 }

  private mutating func lexColon() {
    let start = at
    at += 1
    if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'") {
      lexQuoted(bytes[at])
      tokens[tokens.count - 1].kind = .symbol
    } else if RubyLexer.isWord(peek()) {
      let name = at
      while at < bytes.count, RubyLexer.isWord(bytes[at]) { at += 1 }
      append(.symbol, String(decoding: bytes[name..<at], as: UTF8.self), from: start)
    } else if peek() == UInt8(ascii: ":") {
      at += 1
      append(.punctuation, "::", from: start)
    } else {
      append(.punctuation, ":", from: start)
    }
  }

  private mutating func lexOperator() {
    for text in ["=>", "+=", "||=", "<<", "==", "!=", "&&", "||", "=~", "<=", ">="] as [StaticString]
    where isAt(text) {
      append(.punctuation, text.description, from: at)
      at += text.utf8CodeUnitCount
      return
    }
    append(.punctuation, String(UnicodeScalar(bytes[at])), from: at)
    at += 1
  }

  // MARK: Texts

  private mutating func lexQuoted(_ quote: UInt8) {
    let start = at
    at += 1
    let text = content(until: quote, opener: nil, isRaw: quote == UInt8(ascii: "'"))
    // What a command prints is not known.
    guard quote != UInt8(ascii: "`") else { return append(.word, "`", from: start) }
    tokens.append(
      RubyToken(kind: .text, text: text, isInterpolated: quote == UInt8(ascii: "\""), offset: start))
    if peek() == UInt8(ascii: ":"), peek(1) != UInt8(ascii: ":") {
      tokens[tokens.count - 1].kind = .label
      at += 1
    }
  }

  /// What stands up to a closing character, and goes behind it.
  private mutating func content(until close: UInt8, opener: UInt8?, isRaw: Bool) -> String {
    var text: [UInt8] = []
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), at + 1 < bytes.count {
        let next = bytes[at + 1]
        if isRaw, next != close, next != UInt8(ascii: "\\") { text.append(byte) }
        text.append(!isRaw && next == UInt8(ascii: "n") ? 0x0A : next)
        at += 2
        continue
      }
      at += 1
      if byte == opener { depth += 1 }
      if byte == close {
        if depth == 0 { break }
        depth -= 1
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private var isPercentLiteral: Bool {
    let kind = peek(1)
    let bracket = "wWiIqQ".utf8.contains(kind) ? peek(2) : kind
    return "([{<|".utf8.contains(bracket)
  }

  private mutating func lexPercent() {
    let start = at
    let kind = peek(1)
    let hasKind = "wWiIqQ".utf8.contains(kind)
    at += hasKind ? 2 : 1
    let opener = bytes[at]
    let closers: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
      UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
    ]
    at += 1
    let close = closers[opener] ?? opener
    let text = content(until: close, opener: close == opener ? nil : opener, isRaw: kind == UInt8(ascii: "q"))
    if hasKind, kind != UInt8(ascii: "q"), kind != UInt8(ascii: "Q") {
      let words = text.split { $0 == " " || $0.isNewline || $0 == "\t" }.map(String.init)
      tokens.append(RubyToken(kind: .list, text: "", words: words, offset: start))
    } else {
      tokens.append(
        RubyToken(kind: .text, text: text, isInterpolated: kind != UInt8(ascii: "q"), offset: start))
    }
  }

  /// `<<-NAME`, `<<~NAME`, `<<NAME`, and not a shift.
  private var isHeredoc: Bool {
    var next = peek(2)
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "~") { next = peek(3) }
    return next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") || next.isUppercase
  }

  private mutating func lexHeredoc() {
    let start = at
    at += 2
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "~") { at += 1 }
    let quote = peek()
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted { at += 1 }
    let name = at
    while at < bytes.count, RubyLexer.isWord(bytes[at]) { at += 1 }
    heredocs.append((Array(bytes[name..<at]), tokens.count))
    if isQuoted { at += 1 }
    append(.text, "", from: start)
  }

  private mutating func readHeredoc(_ end: [UInt8], _ token: Int) {
    let start = at
    while at < bytes.count {
      let line = at
      skipLine()
      let text = bytes[line..<at].drop(while: \.isBlank)
      let isEnd = text.elementsEqual(end)
      if at < bytes.count, !isEnd { at += 1 }
      if isEnd {
        tokens[token].text = String(decoding: bytes[start..<line], as: UTF8.self)
        return
      }
    }
  }
}

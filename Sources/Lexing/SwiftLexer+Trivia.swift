import Bytes

// What the compiler takes for no token: comments, conflict markers, characters that have no place in Swift.

extension SwiftLexer {
  @inline(__always)
  mutating func lexSlash() {
    switch base[position &+ 1] {
    case Byte.slash: finishComment(end: lineEnd(from: position &+ 2))
    case Byte.star: lexBlockComment()
    default: lexOperator()
    }
  }

  mutating func lexShebang() {
    finishComment(end: lineEnd(from: position))
    carry(.operand)
  }

  /// Comments nest; one that is not closed goes to the end.
  private mutating func lexBlockComment() {
    var depth = 1
    var end = position &+ 2
    while depth > 0 {
      end = blockCommentStop(from: end)
      if end >= count { break }
      let pair = (base[end], base[end &+ 1])
      if pair == (Byte.star, Byte.slash) {
        depth &-= 1
        end &+= 2
      } else if pair == (Byte.slash, Byte.star) {
        depth &+= 1
        end &+= 2
      } else {
        end &+= 1
      }
    }
    // A token behind the comment is the first of its line if the comment was, or began on a line before.
    let flag = lineEnd(from: position, limit: end) < end ? Token.Flags.startsLine : lineFlag
    finishComment(end: end)
    lineFlag = flag
  }

  /// The next byte that may open or close a comment, or is NUL.
  private func blockCommentStop(from start: Int) -> Int {
    var end = start
    while true {
      let bytes = EightBytes(base + end)
      let marks =
        bytes.marks(equalTo: Byte.star) | bytes.marks(equalTo: Byte.slash) | bytes.marks(equalTo: 0)
      end &+= EightBytes.first(marks)
      if marks != 0 { return end }
    }
  }

  /// Goes to the end of a comment. A kept one is a token, but leaves it to the next to be the first of the
  /// line: what a matcher sees must not depend on whether comments are kept.
  @inline(__always)
  private mutating func finishComment(end: Int) {
    guard keepsComments else {
      position = end
      return
    }
    let flag = lineFlag
    append(.comment, end: end)
    lineFlag = flag
  }

  @inline(__always)
  func lineEnd(from start: Int, limit: Int = .max) -> Int {
    var end = start
    while end < limit {
      let marks = EightBytes(base + end).marks(below: 0x0E)
      end &+= EightBytes.first(marks)
      if marks == 0 { continue }
      if base[end].isBreak || end >= count { return end }
      end &+= 1
    }
    return end
  }

  /// What a version control system left of two versions, from the line of its first marker to that of its
  /// last, is skipped like a comment.
  mutating func lexConflict() -> Bool {
    guard position == 0 || base[position &- 1] == 0 || base[position &- 1].isBreak else {
      return false
    }
    let markers: [(opening: StaticString, closing: StaticString)] = [
      ("<<<<<<< ", ">>>>>>> "), (">>>> ", "<<<<\n"),
    ]
    for (opening, closing) in markers where spells(opening, at: position) {
      guard let end = findAtLineStart(closing, from: position &+ opening.utf8CodeUnitCount) else {
        return false
      }
      tokens.markConflict(at: position)
      finishComment(end: lineEnd(from: end))
      lineFlag = .startsLine
      return true
    }
    return false
  }

  /// Where `text` ends that stands at the start of a line.
  private mutating func findAtLineStart(_ text: StaticString, from start: Int) -> Int? {
    let limit = lookAheadLimit(from: start)
    var offset = start
    while offset < limit {
      if base[offset &- 1].isBreak, spells(text, at: offset) {
        return offset &+ text.utf8CodeUnitCount
      }
      offset &+= 1
    }
    pay(offset &- start)
    return nil
  }

  func lookAheadLimit(from start: Int) -> Int { min(count, start &+ purse) }

  mutating func pay(_ distance: Int) { purse &-= distance }
}

// MARK: - Beyond ASCII

extension SwiftLexer {
  mutating func lexBeyondASCII() {
    guard let scalar = SwiftScalar(base + position) else { return lexJunk(length: 1) }
    if scalar.value == SwiftScalar.byteOrderMark {
      position &+= scalar.length
    } else if scalar.continuesIdentifier {
      lexWord()
    } else if scalar.startsOperator {
      lexOperator()
    } else if scalar.value == SwiftScalar.openingQuote {
      lexCurlyQuote()
    } else if scalar.value == SwiftScalar.closingQuote {
      append(.punctuation, length: scalar.length)
      carry(.operatorOrSeparator)
    } else {
      lexJunk(length: scalar.length)
    }
  }

  /// A character that the compiler reports and passes over, so that the token before it still precedes the
  /// next.
  mutating func lexJunk(length: Int) {
    let preceding = self.preceding
    append(.punctuation, length: length)
    carry(preceding)
  }

  /// Text in typographic quotes, which the compiler takes for an identifier.
  private mutating func lexCurlyQuote() {
    let start = position &+ 3
    let limit = lookAheadLimit(from: start)
    var end = start
    while end < limit, !base[end].isBreak, base[end] != 0 {
      if base[end] == Byte.backslash {
        if base[end &+ 1] == Byte.openParen { break }
        end &+= 1
      } else if base[end] == Byte.quote {
        return append(.identifier, end: end &+ 1)
      } else if spells("\u{201D}", at: end) {
        return append(.identifier, end: end &+ 3)
      }
      end &+= 1
    }
    pay(end &- start)
    append(.identifier, end: start)
  }
}

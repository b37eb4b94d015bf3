// Where lines and comments end, and lines that a backslash continues.

extension CFamilyLexer {
  /// The position after the continuations (a backslash, blanks, a line's end) at `at`; `at` where there is none.
  @inline(__always)
  func afterContinuations(_ at: Position) -> Position {
    at.pointee == Byte.backslash ? afterBackslashes(at) : at
  }

  @inline(never)
  private func afterBackslashes(_ from: Position) -> Position {
    var at = from
    while at.pointee == Byte.backslash {
      var lineEnd = at + 1
      while has(.blank, lineEnd) { lineEnd += 1 }
      guard has(.lineEnd, lineEnd) else { break }
      at = afterLineEnd(lineEnd)
    }
    return at
  }

  /// The position after the line end at `at`, which is one byte, or two that differ.
  private func afterLineEnd(_ at: Position) -> Position {
    has(.lineEnd, at + 1) && at[1] != at[0] ? at + 2 : at + 1
  }

  /// Where the logical line that `from` is in ends: at a line end without a backslash before it, or at `end`.
  func logicalLineEnd(_ from: Position) -> Position {
    var at = from
    while true {
      at = find(Byte.lineFeed, or: Byte.carriageReturn, from: at)
      if at == end { return at }
      var last = at - 1
      while last >= from, has(.blank, last) { last -= 1 }
      guard last >= from, last.pointee == Byte.backslash else { return at }
      at = afterContinuations(last)
    }
  }

  /// Lexes the comment at the slash `at`; nil where there is none.
  @inline(__always)
  func lexComment(_ at: Position, _ line: Token.Flags, into tokens: inout TokenBuffer) -> Position? {
    let second = afterContinuations(at + 1)
    if second.pointee == Byte.slash {
      let stop = logicalLineEnd(second + 1)
      if keepsComments { append(.comment, at, stop, line, into: &tokens) }
      return stop
    }
    guard second.pointee == Byte.star else { return nil }
    let closed = blockCommentEnd(second + 1)
    if keepsComments {
      append(.comment, at, closed ?? end, closed == nil ? line.union(.unterminated) : line, into: &tokens)
    }
    return closed ?? end
  }

  /// The position after the `*/` of the block comment whose text starts at `from`.
  private func blockCommentEnd(_ from: Position) -> Position? {
    var at = from
    while true {
      at = find(Byte.star, or: Byte.star, from: at)
      if at == end { return nil }
      at = afterContinuations(at + 1)
      if at.pointee == Byte.slash { return at + 1 }
    }
  }

  /// The first byte from `from` on that is one of the two, neither of them zero; `end` where there is none.
  @inline(__always)
  func find(_ first: UInt8, or second: UInt8, from: Position) -> Position {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    var at = from
    while at < end {
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let a = word ^ firsts
      let b = word ^ seconds
      // The lowest bit that is set belongs to the first byte that is zero in `a` or in `b`.
      let zeroes = (((a &- ones) & ~a) | ((b &- ones) & ~b)) & (ones &* 0x80)
      if zeroes != 0 { return at + zeroes.trailingZeroBitCount / 8 }
      at += 8
    }
    return end
  }
}

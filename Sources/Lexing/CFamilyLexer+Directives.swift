// Directives, and what follows some of them that is no code.

extension CFamilyLexer {
  /// Lexes the directive at `at`, whose mark (`#` or `%:`) is `length` bytes long and first on its line.
  @inline(never)
  func lexDirective(_ at: Position, mark length: Int, into tokens: inout TokenBuffer) -> Position {
    let mark = at + length
    // `##` is a sign of its own.
    let isDoubled =
      length == 1 ? afterContinuations(mark).pointee == at[0] : mark[0] == at[0] && mark[1] == at[1]
    if isDoubled { return append(.punctuation, at, at + 1, .startsLine, into: &tokens) }

    let name = afterBlanks(mark)
    guard let stop = wordEnd(name) else {
      tokens.markLandmark()
      return append(.directive, at, mark, .startsLine, into: &tokens)
    }
    let word = names.name(name, stop - name)
    tokens.markLandmark()
    tokens.note(word)
    append(.directive, at, stop, .startsLine, word, into: &tokens)

    if ["import", "include", "include_next", "embed"].contains(where: { spells($0, name, stop) }) {
      return lexHeaderName(stop, into: &tokens)
    }
    if spells("error", name, stop) || spells("warning", name, stop) {
      return lexFreeText(stop, into: &tokens)
    }
    return spells("pragma", name, stop) ? lexPragma(stop, into: &tokens) : stop
  }

  /// Lexes `mark` and the text after it, if that is the pragma.
  private func lexPragma(_ at: Position, into tokens: inout TokenBuffer) -> Position {
    let name = afterSpacesAndTabs(at)
    let stop = asciiWordEnd(name)
    guard spells("mark", name, stop), !has(.mayContinueWord, stop) else { return at }
    let word = names.name(name, stop - name)
    tokens.note(word)
    append(.identifier, name, stop, [], word, into: &tokens)
    return lexFreeText(stop, into: &tokens)
  }

  /// Lexes the rest of the logical line as text in which nothing opens anything.
  private func lexFreeText(_ at: Position, into tokens: inout TokenBuffer) -> Position {
    let lineEnd = logicalLineEnd(at)
    let first = min(afterBlanks(at), lineEnd)
    var last = lineEnd
    while last > first, has(.blank, last - 1) || has(.lineEnd, last - 1) { last -= 1 }
    if last > first { append(.directive, first, last, .freeText, into: &tokens) }
    return lineEnd
  }

  /// Lexes `<…>` or `"…"` if one of them comes next. It names what the first part of the path names: a framework or
  /// a folder, or the header itself, without its extension.
  private func lexHeaderName(_ at: Position, into tokens: inout TokenBuffer) -> Position {
    let opening = afterSpacesAndTabs(at)
    guard opening.pointee == Byte.less || opening.pointee == Byte.quote else { return at }
    let closer = opening.pointee == Byte.less ? Byte.greater : Byte.quote
    var closing = opening + 1
    while closing < end, closing.pointee != closer, !has(.lineEnd, closing) { closing += 1 }
    guard closing.pointee == closer else { return at }

    let path = UnsafeBufferPointer(start: opening + 1, count: closing - opening - 1)
    let nameLength = path.firstIndex(of: Byte.slash) ?? path.lastIndex(of: Byte.dot) ?? path.count
    let name = names.name(opening + 1, nameLength)
    note(name, in: &tokens)
    return append(.string, opening, closing + 1, [.opensLiteral, .closesLiteral], name, into: &tokens)
  }

  private func afterBlanks(_ from: Position) -> Position {
    var at = from
    while true {
      if has(.blank, at) || at.pointee == 0 && at < end {
        at += 1
      } else {
        let next = afterContinuations(at)
        if next == at { return at }
        at = next
      }
    }
  }

  private func afterSpacesAndTabs(_ from: Position) -> Position {
    var at = from
    while at.pointee == Byte.space || at.pointee == Byte.tab { at += 1 }
    return at
  }

  private func spells(_ word: StaticString, _ from: Position, _ to: Position) -> Bool {
    UnsafeBufferPointer(start: from, count: to - from).elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

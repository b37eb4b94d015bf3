import Lexing

extension Code {
  /// Whether what a call throws, or answers, is looked at by nobody.
  func ignoresFailure(ofCallAt index: Int) -> Bool {
    guard isSwift else { return ignoresAnswer(ofMessageAt: index) }
    return text(index) == "createFile" ? isStatement(callAt: index) : ignoresThrown(ofCallAt: index)
  }

  private func ignoresThrown(ofCallAt index: Int) -> Bool {
    var at = chainStart(endingAt: index) - 1
    if isWord(at, .await) { at -= 1 }
    if mark(at, "?"), isWord(at - 1, .try) {
      let before = at - 2
      // `_ = try? …`; where the answer goes anywhere else, somebody looks at it.
      if mark(before, "="), isWord(before - 1), text(before - 1) == "_" { return true }
      return isBoundary(before: at - 1) || mark(before, "{") || isClosureHead(before)
    }
    guard isWord(at, .try) else { return false }
    let body = functionBrace(around: index)
    guard body >= 0 else { return false }
    let handler = catchingBrace(around: index, in: closure(around: index, in: body))
    guard handler >= 0, let last = catchClauses(after: handler).last else { return false }
    return partner(last) == last + 1
  }

  /// Whether a call is a statement of its own.
  private func isStatement(callAt index: Int) -> Bool {
    let open = callParenthesis(after: index)
    guard open >= 0, skip(open) > open else { return false }
    let (start, end) = (chainStart(endingAt: index), skip(open))
    return isBoundary(before: start) && (isBoundary(before: end) || end >= count)
  }

  /// Whether the `in` of a closure stands at `index`.
  private func isClosureHead(_ index: Int) -> Bool { isWord(index, .in) && enclosing(index, "{") >= 0 }

  /// `[data writeToFile:path atomically:YES];`
  private func ignoresAnswer(ofMessageAt index: Int) -> Bool {
    let open = message(ofPiece: index)
    guard open >= 0, mark(skip(open), ";") else { return false }
    guard mark(open - 1, ";") || mark(open - 1, "{") || mark(open - 1, "}") else { return false }
    let error = selectorPieces(of: open).first { text($0) == "error" }
    guard let error else { return true }
    return isWord(error + 2) && (text(error + 2) == "nil" || text(error + 2) == "NULL")
  }
}

import Lexing

/// Reading expressions: what stands before and after a name, as far as tokens tell.
extension Code {
  // MARK: Receivers

  /// Whether a token can end an operand, so that what follows is an operator on it, a member of it or a call.
  func endsOperand(_ index: Int) -> Bool {
    let token = self[index]
    switch token.kind {
    case .identifier: return token.length > 0
    case .keyword: return isWord(index, in: .operands) || isSwift && mark(index - 1, ".")
    case .string, .number, .regex: return true
    case .punctuation: return mark(index, ")") || mark(index, "]") || mark(index, "}")
    default: return false
    }
  }

  /// The index of the token before the dot (`->` or `::` in the C family) at whose member `index` stands; `nil`
  /// where it is no member. The token is -1 where the member has no receiver: `.standard`.
  func receiver(of index: Int) -> Int? {
    let dot = index - 1
    guard mark(dot, ".") || !isSwift && (isArrow(dot)) else { return nil }
    var before = dot - 1
    if !isSwift { return endsOperand(before) ? before : -1 }
    // A postfix `?` or `!` stands at its operand, the `?` of a choice does not.
    while mark(before, "?") || mark(before, "!"), isAdjacent(before - 1, to: before), before > 0,
      endsOperand(before - 1) || mark(before - 1, "?") || mark(before - 1, "!")
    {
      before -= 1
    }
    if mark(before, ">"), isAdjacent(before, to: dot),
      !isAdjacent(before - 1, to: before) || isWord(before - 1)
    {
      return genericHead(endingAt: before) ?? -1
    }
    return endsOperand(before) ? before : -1
  }

  /// The name before generic arguments that end with the `>` at `index`.
  private func genericHead(endingAt index: Int) -> Int? {
    var depth = 0
    var at = index
    while at > 0, index - at < 64 {
      if mark(at, ">") { depth += 1 } else if mark(at, "<") { depth -= 1 }
      if depth == 0 { return isWord(at - 1) ? at - 1 : nil }
      at -= 1
    }
    return nil
  }

  /// The first token of the operand that ends at `index`: over calls, subscripts and receivers, back to where the
  /// chain begins.
  func chainStart(endingAt index: Int) -> Int {
    var at = index
    var steps = 0
    while at > 0, steps < Code.reach {
      steps += 1
      if mark(at, ")") || mark(at, "]") || mark(at, "}") {
        let open = partner(at)
        guard open >= 0 else { return at }
        at = open
        if !isSwift, mark(open, "["), isMessage(open) { return messageStart(open) }
        guard isCallOrSubscript(open) else { return at }
        at = calleeEnd(before: open)
        continue
      }
      guard let before = receiver(of: at), before >= 0 else {
        return receiver(of: at) == -1 ? at - 1 : at
      }
      at = before
    }
    return at
  }

  /// Whether the bracket at `open` belongs to the operand before it.
  func isCallOrSubscript(_ open: Int) -> Bool {
    let before = open - 1
    guard before >= 0 else { return false }
    if mark(open, "{") {
      return isSwift && (isWord(before) && self[before].kind == .identifier || mark(before, ")"))
        && !isBlock(open)
    }
    if isSwift, startsLine(open) { return false }
    if mark(before, ">") || mark(before, "?") || mark(before, "!") {
      return isSwift && isAdjacent(before, to: open)
    }
    if mark(before, "}") { return false }
    return endsOperand(before)
  }

  /// Whether a brace opens the body of a statement or declaration rather than a closure.
  func isBlock(_ open: Int) -> Bool {
    var at = open - 1
    var steps = 0
    while at >= 0, steps < 200 {
      if mark(at, ")") || mark(at, "]") || mark(at, "}") {
        let start = partner(at)
        guard start >= 0 else { return false }
        at = start - 1
      } else {
        if isWord(at, in: .bodyOwners) { return true }
        // What stands before the bracket around it introduces that one.
        if mark(at, "{") || mark(at, "(") || mark(at, "[") { return false }
        if startsLine(at), !mark(at, "."), !mark(at - 1, ",") { return false }
        at -= 1
      }
      steps += 1
    }
    return false
  }

  /// The last token of what the bracket at `open` calls or subscripts.
  func calleeEnd(before open: Int) -> Int {
    var at = open - 1
    while mark(at, "?") || mark(at, "!") { at -= 1 }
    if mark(at, ">"), let head = genericHead(endingAt: at) { return head }
    return max(at, 0)
  }

  // MARK: Calls

  /// The parenthesis of the call whose callee ends with the name at `index`; -1 where it is not called. In
  /// `Name.init(…)` and `Name<T>(…)` the type is called, and `(name)(…)` calls in C.
  func callParenthesis(after index: Int) -> Int {
    var at = index + 1
    if isSwift {
      while mark(at, "?") || mark(at, "!"), isAdjacent(at - 1, to: at) { at += 1 }
      if mark(at, "<"), isAdjacent(at - 1, to: at), let after = afterGenericArguments(at) { at = after }
      if mark(at, "."), isWord(at + 1, .`init`) { at += 2 }
      return mark(at, "(") && !startsLine(at) ? at : -1
    }
    if endsDirective(index) { return -1 }
    if mark(at, ")"), mark(index - 1, "("), partner(at) == index - 1, mark(at + 1, "(") { return at + 1 }
    return mark(at, "(") ? at : -1
  }

  /// The dot at which a member of the name at `index` follows, over generic arguments; -1 where none does.
  func memberDot(after index: Int) -> Int {
    var at = index + 1
    if isSwift, mark(at, "<"), isAdjacent(index, to: at), let after = afterGenericArguments(at) { at = after }
    return mark(at, ".") && isWord(at + 1) ? at : -1
  }

  func afterGenericArguments(_ open: Int) -> Int? {
    var depth = 0
    var at = open
    while at < count, at - open < 64 {
      if mark(at, "<") { depth += 1 }
      if mark(at, ">") { depth -= 1 }
      if depth == 0 { return at + 1 }
      if mark(at, ";") || mark(at, "{") || mark(at, "=") { return nil }
      at += 1
    }
    return nil
  }

  /// Whether a closure follows that is the only argument: `load { … }`.
  func hasOnlyTrailingClosure(after index: Int) -> Bool {
    isSwift && mark(index + 1, "{") && !startsLine(index + 1) && !isBlock(index + 1)
  }

  /// Where each argument of the call with the parenthesis at `open` begins.
  func arguments(of open: Int) -> [Int] {
    let close = partner(open)
    guard close > open + 1 else { return [] }
    var starts = [open + 1]
    var at = open + 1
    while at < close {
      if mark(at, ",") { starts.append(at + 1) }
      at = max(skip(at), at + 1)
    }
    if let last = starts.last, last == close { starts.removeLast() }  // a trailing comma
    return starts
  }

  /// The label of an argument that begins at `start`; `_` where it has none.
  func label(at start: Int) -> String { isWord(start) && mark(start + 1, ":") ? text(start) : "_" }

  /// The argument labels of a call, trailing closures left out.
  func labels(of open: Int) -> [String] { arguments(of: open).map { label(at: $0) } }
}

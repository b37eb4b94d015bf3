import Lexing

/// Reading the messages of Objective-C: `[receiver selector:argument]`.
extension Code {
  /// Whether the bracket at `open` sends a message; otherwise it is a literal or a subscript.
  func isMessage(_ open: Int) -> Bool {
    guard !isSwift, mark(open, "["), !mark(open - 1, "@"), partner(open) > open else { return false }
    let isFirst = isAfterDirective(open) || beginsMacroBody(open)
    if endsOperand(open - 1), !isWord(open - 1, in: .beforeExpression), !isFirst {
      // What follows an operand is a subscript, but a cast may stand there: `(id)[…]`.
      guard mark(open - 1, ")"), isCast(closingAt: open - 1) else {
        return mark(open - 1, "}") || isNoIndex(open)
      }
    }
    return selectorPieces(of: open).isEmpty == false
  }

  /// Whether the bracket at `open` holds what no index can be, two operands in a row. Then what is before it is a macro
  /// that is a statement or begins one: `UNUSED [view layout];`.
  private func isNoIndex(_ open: Int) -> Bool {
    guard language != .c, language != .cPlusPlus else { return false }
    let isOperand = self[open + 1].kind != .keyword || isWord(open + 1, in: .operands)
    return isOperand && !selectorPieces(of: open).isEmpty
  }

  /// Whether the body of a macro begins at `index`: `#define SESSION [NSURLSession sharedSession]`, with parameters or
  /// without. Their parenthesis has to touch the name; what is apart from it is the body.
  private func beginsMacroBody(_ index: Int) -> Bool {
    guard !isAdjacent(index - 1, to: index) else { return false }
    let open = mark(index - 1, ")") ? partner(index - 1) : index
    guard open > 1, isWord(open - 1), self[open - 2].kind == .directive else { return false }
    return ConditionStack.name(of: open - 2, in: self) == "define"
  }

  /// Whether the parenthesis that closes at `index` is a cast, `(__bridge id)`, or the head of a statement.
  private func isCast(closingAt index: Int) -> Bool {
    let open = partner(index)
    guard open >= 0 else { return false }
    return !endsOperand(open - 1) || isWord(open - 1, in: .beforeHead)
  }

  /// The indices of the selector's pieces of the message at `open`; empty where it is none.
  func selectorPieces(of open: Int) -> [Int] {
    let close = partner(open)
    guard close > open else { return [] }
    var at = afterReceiver(open + 1)
    guard at < close, at > open + 1, isWord(at) else { return [] }
    if at + 1 == close { return [at] }
    var pieces: [Int] = []
    var steps = 0
    while at < close, steps < Code.reach {
      steps += 1
      if isWord(at), mark(at + 1, ":"), !isTernary(at, from: pieces.last ?? open) { pieces.append(at) }
      at = max(skip(at), at + 1)
    }
    return pieces
  }

  /// Whether the colon after `index` belongs to a choice that began after `start`.
  private func isTernary(_ index: Int, from start: Int) -> Bool {
    var at = index - 1
    var open = 0
    while at > start, index - at < Code.reach {
      if mark(at, ")") || mark(at, "]") || mark(at, "}"), partner(at) >= 0 {
        at = partner(at) - 1
        continue
      }
      if mark(at, "?") { open += 1 }
      if mark(at, ":"), !isWord(at - 1) { open -= 1 }
      at -= 1
    }
    return open > 0
  }

  /// The index after the receiver that begins at `index`.
  private func afterReceiver(_ index: Int) -> Int {
    var at = index
    if mark(at, "("), skip(at) > at {
      at = skip(at)
      if mark(at, "[") || isWord(at), !isWord(at + 1) || mark(at, "[") { return afterReceiver(at) }
      return at
    }
    if mark(at, "@") { at += 1 }
    if mark(at, "[") || mark(at, "{") || mark(at, "(") { at = max(skip(at), at + 1) } else { at += 1 }
    while at < count {
      if mark(at, ".") || isArrow(at) || isScope(at), isWord(at + 1) {
        at += 2
      } else if mark(at, "[") || mark(at, "("), skip(at) > at {
        at = skip(at)
      } else {
        return at
      }
    }
    return at
  }

  /// The bracket of the message that the piece at `index` belongs to, -1 where it is no piece of a selector.
  func message(ofPiece index: Int) -> Int {
    let open = parent(index)
    guard !isSwift, mark(open, "["), isMessage(open), selectorPieces(of: open).contains(index) else {
      return -1
    }
    return open
  }

  /// The outermost message that the message at `open` is a receiver in.
  func messageStart(_ open: Int) -> Int {
    var at = open
    while mark(at - 1, "["), open - at < 64, isMessage(at - 1) { at -= 1 }
    return at
  }
}

import Lexing

/// Which type the place of a member without receiver expects, as far as it is written nearby.
extension Code {
  /// Where the name of the type stands of which `.member`, whose dot is at `dot`, has to be: `name: Type = .member`,
  /// `-> Type { .member }`, `return isOn ? .member : other` in a function with that result, `names: [Type] = [.member]`.
  func expectedType(ofMemberAt dot: Int) -> Int? {
    guard isSwift, mark(dot, ".") else { return nil }
    let start = valueStart(before: dot)
    if isWord(start - 1, .return) { return resultType(ofFunctionAround: start) }
    if mark(start - 1, "=") || mark(start - 1, "{") { return writtenType(endingAt: start - 2) }
    return elementType(ofLiteralWith: start)
  }

  /// The dots of `.init(…)` by which the body after a result's type at `index` makes what it returns.
  func initialisersGiven(asType index: Int) -> [Int] {
    var at = index + 1
    while mark(at, "?") || mark(at, "!") { at += 1 }
    guard isSwift, mark(at, "{"), isArrow(index - 1) || mark(index - 1, ":") else { return [] }
    return inside(at).filter { place in
      isWord(place, .`init`) && mark(place - 1, ".") && mark(place + 1, "(") && receiver(of: place) == -1
        && expectedType(ofMemberAt: place - 1) == index
    }.map { $0 - 1 }
  }

  /// Where the value begins that `.member` is one of the choices of: `isOn ? .member : other`, `other ?? .member`; the dot
  /// itself where it is no choice.
  private func valueStart(before dot: Int) -> Int {
    guard mark(dot - 1, "?") || mark(dot - 1, ":") else { return dot }
    let block = parent(dot)
    var at = dot - 1
    var isChoice = false
    while at > block, dot - at < 64, !isWord(at, .return), !isAssignment(at), !mark(at, ",") {
      if mark(at, "?"), !isAdjacent(at - 1, to: at) { isChoice = true }
      let open = partner(at)
      at = open >= 0 && open < at ? open - 1 : at - 1
    }
    return isChoice ? at + 1 : dot
  }

  private func isAssignment(_ index: Int) -> Bool {
    mark(index, "=") && !mark(index + 1, "=")
      && !["=", "!", "<", ">"].contains { mark(index - 1, $0) && isAdjacent(index - 1, to: index) }
  }

  /// The result of the function or accessor around a token, over the statements that it is in, and over no closure.
  private func resultType(ofFunctionAround index: Int) -> Int? {
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open >= 0 {
      let head = introducer(of: statement(around: open))
      if isWord(head, .func, .var) || isWord(head, .subscript) { return writtenType(endingAt: open - 1) }
      guard isBlock(open), !isWord(head, in: .types) else { return nil }
      open = enclosing(open, "{")
    }
    return nil
  }

  /// The type in `: Type`, `-> Type?` that ends at `index`.
  private func writtenType(endingAt index: Int) -> Int? {
    var at = index
    while mark(at, "?") || mark(at, "!") { at -= 1 }
    guard isWord(at), mark(at - 1, ":") || isArrow(at - 1) || mark(at - 1, ".") || isWord(at - 1, .any) else {
      return nil
    }
    return at
  }

  /// The type of the elements where `index` begins one of a literal: `names: [Type] = [.one, .other]`.
  private func elementType(ofLiteralWith index: Int) -> Int? {
    let open = parent(index)
    guard mark(open, "["), !isCallOrSubscript(open), mark(index - 1, "[") || mark(index - 1, ","),
      mark(open - 1, "="), mark(open - 2, "]"), mark(open - 4, "["), mark(open - 5, ":"), isWord(open - 3)
    else { return nil }
    return open - 3
  }
}

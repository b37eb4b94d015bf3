import Lexing

/// Names of functions and methods that are passed on without being called.
extension Code {
  /// Whether the name is a value that is assigned or passed on.
  func isPassedOn(_ index: Int) -> Bool {
    let before = beforeValue(index)
    if !isSwift, !mark(before, "="), enclosing(index, "{") < 0, !isInDirective(index) {
      // Outside of bodies what stands in parentheses is an attribute, or an argument of a macro that declares.
      return false
    }
    // `#define fopen64 fopen`
    if !isSwift, isWord(before), self[before - 1].kind == .directive,
      startsLine(index + 1) || index + 1 == count
    {
      return ConditionStack.name(of: before - 1, in: self) == "define"
    }
    let isCompound = isSwift && isCompoundName(index + 1)
    return beginsValue(after: before) && endsValue(at: isCompound ? skip(index + 1) : index + 1, from: before)
  }

  /// The token before what is passed on, over the module, an address that is taken and a cast.
  private func beforeValue(_ index: Int) -> Int {
    var before = index - 1
    while mark(before, ".") || isScope(before), isWord(before - 1) { before -= 2 }
    if isScope(before) { before -= 1 }
    if mark(before, "&") { before -= 1 }
    let open = isSwift || !mark(before, ")") ? -1 : partner(before)
    guard open >= 0, open + 1 < before, !endsOperand(open - 1) || isWord(open - 1, .return) else {
      return before
    }
    return (open + 1..<before).allSatisfy { isWord($0) || mark($0, "*") } ? open - 1 : before
  }

  private func beginsValue(after index: Int) -> Bool {
    if mark(index, "=") || mark(index, "(") || mark(index, ",") || mark(index, ":") || isWord(index, .return)
    {
      return true
    }
    // A choice, not the `?` of an optional.
    if mark(index, "?") { return !isSwift || !isAdjacent(index - 1, to: index) }
    if mark(index, "[") { return isSwift && !isCallOrSubscript(index) }
    // A list of initial values, not a body.
    return !isSwift && mark(index, "{")
      && (mark(index - 1, "=") || !isWord(index - 1) && !mark(index - 1, ")"))
  }

  private func endsValue(at index: Int, from before: Int) -> Bool {
    if mark(index, ",") || mark(index, ")") || mark(index, ";") || mark(index, "}") { return true }
    if mark(index, ":") { return mark(before, "?") }
    return isSwift && (startsLine(index) || mark(index, "]") || isWord(index, .as))
  }

  /// Whether the parenthesis at `open` holds labels alone, so that it belongs to a name: `fstatat(_:_:_:_:)`.
  func isCompoundName(_ open: Int) -> Bool {
    guard mark(open, "(") else { return false }
    let end = open + 1 + 2 * compoundLabelCount(open)
    return end > open + 1 && end == partner(open)
  }

  /// How many words with a colon follow the parenthesis at `open`.
  func compoundLabelCount(_ open: Int) -> Int {
    var count = 0
    while isWord(open + 1 + 2 * count), mark(open + 2 + 2 * count, ":"), count < 32 { count += 1 }
    return count
  }

  /// Whether the name stands in `@selector(…)`.
  func isSelectorLiteral(_ index: Int) -> Bool {
    let open = parent(index)
    return mark(open, "(") && isWord(open - 1, .selector) && mark(open - 2, "@") && index == open + 1
  }

  /// The pieces of the selector in `@selector(…)` that begins at `index`.
  func selectorLiteral(at index: Int) -> [Int] {
    let close = partner(parent(index))
    return (index..<max(close, index)).filter { isWord($0) }
  }
}

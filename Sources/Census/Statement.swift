import Lexing

/// Where statements begin and end, as far as lines, braces and semicolons tell.
extension Code {
  /// How far a walk over neighbouring tokens goes, brackets counted as one: no statement, chain or nesting that a
  /// person wrote is longer, and what a machine wrote must not take the square of its length.
  static let reach = 512

  /// The tokens of the statement around `index`, as far as lines, braces and semicolons tell.
  func statement(around index: Int) -> Range<Int> {
    var at = index
    for _ in 0..<Code.reach {
      let open = parent(at)
      guard open >= 0, !mark(open, "{") else { break }
      at = open
    }
    let block = parent(at)
    var start = at
    var steps = 0
    while start - 1 > block, !isBoundary(before: start), steps < Code.reach {
      let open = partner(start - 1)
      start = open >= 0 && open < start - 1 ? open : start - 1
      steps += 1
    }
    var end = max(skip(at), at + 1)
    steps = 0
    while end < count, parent(end) == block || partner(end) > end, !isBoundary(before: end),
      steps < Code.reach
    {
      if block >= 0, end == partner(block) { break }
      end = max(skip(end), end + 1)
      steps += 1
    }
    return start..<max(end, index + 1)
  }

  /// Whether a statement ends before the token at `index`.
  func isBoundary(before index: Int) -> Bool {
    if mark(index - 1, ";") || mark(index - 1, "{") || mark(index, "}") { return true }
    if self[index].kind == .directive || self[index - 1].kind == .directive && isSwift { return true }
    if !isSwift { return mark(index - 1, "}") && !mark(index, ")") && !mark(index, ".") }
    guard startsLine(index) else { return false }
    if mark(index, ".") || mark(index, "?") || mark(index, ":") || mark(index, ")") || mark(index, "]") {
      return false
    }
    if mark(index, "&") || mark(index, "|") || mark(index, "=") || mark(index, "+") || mark(index, ",") {
      return false
    }
    if isWord(index, in: .continuing) { return false }
    let before = index - 1
    if self[before].kind == .punctuation, !mark(before, ")"), !mark(before, "]"), !mark(before, "}") {
      return mark(before, "!") || mark(before, "?") || mark(before, ">")
    }
    return !isWord(before, in: .awaiting)
  }

  /// The first token of the statement that holds `index` that is no attribute or modifier: its introducing word.
  func introducer(of statement: Range<Int>) -> Int {
    var at = statement.lowerBound
    while at < statement.upperBound {
      if mark(at, "@"), isWord(at + 1) {
        at += 2
        while mark(at, "."), isWord(at + 1) { at += 2 }
        if mark(at, "("), skip(at) > at { at = skip(at) }
      } else if isModifier(at) {
        at += 1
        if mark(at, "("), skip(at) > at { at = skip(at) }
      } else {
        return at
      }
    }
    return statement.lowerBound
  }

  /// Whether the word is a modifier, so that what is declared comes later. `class` is one before `func` and `var`.
  func isModifier(_ index: Int) -> Bool {
    guard let word = word(index) else {
      return isWord(index) && isWord(index + 1)
        && (text(index) == "open" || text(index) == "indirect" || text(index) == "package"
          || text(index) == "convenience" || text(index) == "distributed" || text(index) == "borrowing"
          || text(index) == "consuming")
    }
    switch word {
    case .public, .private, .fileprivate, .internal, .static, .final, .lazy, .weak, .unowned, .mutating:
      return true
    case .nonisolated, .override, .required, .optional, .dynamic: return true
    case .class: return isWord(index + 1, in: .afterClass)
    case .async: return isWord(index + 1, .let)
    default: return false
    }
  }
}

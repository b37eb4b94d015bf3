import Lexing

/// Bodies of functions and what of them runs in one go, as far as braces tell.
extension Code {
  /// The brace of the outermost function, accessor or initial value around a token, over closures and functions in it;
  /// -1 where there is none, at the top of a file or right in a type.
  func functionBrace(around index: Int) -> Int {
    var found = -1
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open >= 0 {
      if opensType(open) { break }
      found = open
      open = enclosing(open, "{")
    }
    return found
  }

  /// No person nests braces deeper.
  static let maximumNesting = 48

  /// The tokens inside of the braces that open at `open`, as many of them as a person would write.
  func inside(_ open: Int) -> Range<Int> {
    guard open >= 0 else { return 0..<0 }
    let close = partner(open) > open ? partner(open) : count
    return open + 1..<min(close, open + 1 + Code.maximumBody)
  }

  /// Longer functions are not followed.
  static let maximumBody = 8192

  /// Whether the braces of a function are longer than what is followed.
  func isTooLong(_ open: Int) -> Bool { partner(open) < 0 || partner(open) - open > Code.maximumBody }

  /// Whether a brace opens what holds declarations: a type, a namespace, `extern "C"`.
  private func opensType(_ open: Int) -> Bool {
    let head = introducer(of: statement(around: open))
    guard head < open else { return false }
    if isSwift { return isWord(head, in: .types) }
    return isWord(head, .namespace, .extern) || isWord(head, .class, .struct) && !mark(open - 1, ")")
  }

  /// The innermost closure or block around a token inside of the braces at `body`; `body` itself where there is none.
  func closure(around index: Int, in body: Int) -> Int {
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open > body {
      if opensClosure(open) || opensFunction(open) { return open }
      open = enclosing(open, "{")
    }
    return body
  }

  private func opensClosure(_ open: Int) -> Bool {
    if isSwift { return !isBlock(open) }
    if mark(open - 1, "^") || mark(open - 1, "]") { return true }
    guard mark(open - 1, ")"), partner(open - 1) > 0 else { return false }
    let head = partner(open - 1) - 1
    return mark(head, "^") || mark(head, "]") || isWord(head) && mark(head - 1, "^")
  }

  private func opensFunction(_ open: Int) -> Bool {
    isSwift && isWord(introducer(of: statement(around: open)), .func)
  }

  /// Whether the braces at `open` run however the function is left: `defer { … }`, `@finally { … }`.
  func runsAtExit(_ open: Int) -> Bool {
    isWord(open - 1, .defer) || isWord(open - 1) && text(open - 1) == "finally"
  }

  /// The brace of the nearest `do` with a `catch` around a token, within the braces at `body`; -1 where there is none.
  func catchingBrace(around index: Int, in body: Int) -> Int {
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open > body {
      let isDo = isWord(open - 1, .do) || isWord(open - 1, .try) && mark(open - 2, "@") || throwsTyped(open)
      if isDo, isWord(skip(open), .catch) || mark(skip(open), "@") { return open }
      open = enclosing(open, "{")
    }
    return -1
  }

  /// `do throws(Failure) {`
  private func throwsTyped(_ open: Int) -> Bool {
    guard mark(open - 1, ")"), partner(open - 1) > 0 else { return false }
    return isWord(partner(open - 1) - 1, .throws) && isWord(partner(open - 1) - 2, .do)
  }

  /// The braces of the clauses of `catch` after the `do` at `open`.
  func catchClauses(after open: Int) -> [Int] {
    var clauses: [Int] = []
    var at = skip(open)
    while clauses.count < 16 {
      if mark(at, "@") { at += 1 }
      guard isWord(at, .catch) else { return clauses }
      while at < count, !mark(at, "{") {
        if mark(at, "}") { return clauses }
        at = max(skip(at), at + 1)
      }
      guard skip(at) > at else { return clauses }
      clauses.append(at)
      at = skip(at)
    }
    return clauses
  }
}

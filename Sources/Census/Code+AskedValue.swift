import Lexing

/// Whether code only asks about a value, and gives it to nothing.
extension Code {
  /// Whether the value whose name is at `index` is compared, matched, looked something up by, or told: `level == .none`,
  /// `case .none:`, `titles[.none]`, `NSLog(@"%@", NSFileProtectionNone)`.
  func isOnlyAskedAbout(_ index: Int) -> Bool {
    let start = chainStart(endingAt: index)
    let end = chainEnd(from: index)
    return isCompared(start, end) || isMatched(start) || isKey(start, end) || isInQuestion(index)
  }

  /// The last token of the chain that goes on after the name at `index`.
  private func chainEnd(from index: Int) -> Int {
    var at = index
    for _ in 0..<32 {
      if mark(at + 1, "("), partner(at + 1) > at + 1 {
        at = partner(at + 1)
      } else if mark(at + 1, "."), isWord(at + 2) {
        at += 2
      } else {
        break
      }
    }
    return at
  }

  /// `==` and `!=`, which are two tokens each.
  private func isCompared(_ start: Int, _ end: Int) -> Bool {
    let isBefore =
      mark(start - 1, "=") && isAdjacent(start - 2, to: start - 1)
      && (mark(start - 2, "=") || mark(start - 2, "!") || mark(start - 2, "~"))
    let isAfter =
      mark(end + 2, "=") && isAdjacent(end + 1, to: end + 2)
      && (mark(end + 1, "=") || mark(end + 1, "!") || mark(end + 1, "~"))
    return isBefore || isAfter
  }

  /// Whether the value is a pattern: `case A, B:`, `if case (A, _) = pair`.
  private func isMatched(_ start: Int) -> Bool {
    var at = start - 1
    for _ in 0..<64 {
      if isWord(at, .case) { return true }
      guard
        isWord(at) || mark(at, ",") || mark(at, ".") || mark(at, "?") || mark(at, "(") && partner(at) > start
      else { return false }
      at -= 1
    }
    return false
  }

  /// Whether something is looked up by the value, or is to be: a subscript, a key of a literal dictionary.
  private func isKey(_ start: Int, _ end: Int) -> Bool {
    let open = parent(start)
    if mark(open, "["), isCallOrSubscript(open), isSwift || !isMessage(open) { return open + 1 == start }
    guard mark(open, "[") || mark(open, "{") && mark(open - 1, "@") else { return false }
    return mark(end + 1, ":") && !mark(start - 1, ":") && !mark(start - 1, "?")
  }

  /// Whether a call around the value asks, or tells: `[level isEqualToString:A]`, `[A, B].contains(level)`, `print(A)`.
  private func isInQuestion(_ index: Int) -> Bool {
    var open = parent(index)
    for _ in 0..<4 where open >= 0 {
      if isPair(open, "\\", "(") { return true }
      if mark(open, "[") {
        if !isSwift, isMessage(open) { return selectorPieces(of: open).first.map { asks(text($0)) } ?? false }
        let close = partner(open)
        // `[A, B].contains(level)`
        if isSwift, close > open, mark(close + 1, "."), isWord(close + 2), asks(text(close + 2)) {
          return true
        }
        guard isSwift && !isCallOrSubscript(open) || mark(open - 1, "@") else { return false }
      } else if mark(open, "(") {
        if isCallOrSubscript(open) { return asks(text(calleeEnd(before: open))) }
      } else {
        return false
      }
      open = parent(open)
    }
    return false
  }

  private func asks(_ name: String) -> Bool {
    Self.questions.contains(name) || name.hasPrefix("isEqual") || name.hasPrefix("XCTAssert")
      || name.hasPrefix("DDLog")
  }

  private static let questions: Set<String> = [
    "compare", "caseInsensitiveCompare", "hasPrefix", "hasSuffix", "contains", "containsObject", "firstIndex",
    "indexOfObject", "CFEqual", "CFStringCompare", "strcmp",
    "print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "fault",
    "trace",
    "critical", "dump", "assertionFailure", "preconditionFailure", "fatalError",
  ]
}

package import Catalog
import Lexing

/// The first version of each system on which code no longer runs, as the questions for versions around it say:
/// `if #available(iOS 17, *) { … } else { here }`.
package struct SystemLimit: Sendable, Hashable {
  /// By platform. On those that are not named the code never runs: the star of the question takes them all.
  let versions: [ApplePlatform: SystemVersion]

  package init(_ versions: [ApplePlatform: SystemVersion]) { self.versions = versions }

  /// Whether the code runs on no version of a platform from this one on.
  package func leavesOut(_ platform: ApplePlatform, from version: SystemVersion) -> Bool {
    versions[platform].map { $0 <= version } ?? true
  }
}

extension Code {
  /// The versions from which on the code at `index` never runs; nothing where nothing around it says so.
  func systemLimit(at index: Int) -> SystemLimit? {
    let statement = statement(around: index)
    if !isSwift, isWord(statement.lowerBound, .else) {
      // An `else` without braces.
      if let limit = limit(ofChainEndingAt: statement.lowerBound - 1) { return limit }
    }
    var inside = index
    for _ in 0..<Code.maximumNesting {
      let open = enclosing(inside, "{")
      guard open >= 0 else { return nil }
      if let limit = limit(ofBlock: open) ?? limit(byExitBefore: inside, in: open) { return limit }
      inside = open
    }
    return nil
  }

  /// What holds in the braces at `open`, by the question before them.
  private func limit(ofBlock open: Int) -> SystemLimit? {
    if isWord(open - 1, .else) {
      if let question = question(endingAt: open - 1), !question.isNegated, isWord(question.start - 1, .guard)
      {
        return question.limit
      }
      return limit(ofChainEndingAt: open - 2)
    }
    guard case let head = conditional(before: open), head >= 0 else { return nil }
    if let question = question(endingAt: open), question.isNegated, question.start - 1 == head {
      return question.limit
    }
    return isWord(head - 1, .else) ? limit(ofChainEndingAt: head - 2) : nil
  }

  /// What holds in the `else` after the braces that close at `close`: each condition of the chain before it failed.
  private func limit(ofChainEndingAt close: Int) -> SystemLimit? {
    var close = close
    for _ in 0..<Code.maximumNesting {
      guard mark(close, "}"), case let open = partner(close), open >= 0 else { return nil }
      if let question = question(endingAt: open), !question.isNegated, isWord(question.start - 1, .if) {
        return question.limit
      }
      let head = conditional(before: open)
      guard head >= 0, isWord(head - 1, .else) else { return nil }
      close = head - 2
    }
    return nil
  }

  /// What holds after `if #available(…) { …; return }` in the same braces.
  private func limit(byExitBefore index: Int, in block: Int) -> SystemLimit? {
    var at = index - 1
    var steps = 0
    while at > block, steps < Code.reach {
      steps += 1
      guard case let open = partner(at), open > block, open < at else {
        at -= 1
        continue
      }
      if mark(at, "}"), !isWord(at + 1, .else), let question = question(endingAt: open), !question.isNegated,
        isWord(question.start - 1, .if), leaves(before: at)
      {
        return question.limit
      }
      at = open - 1
    }
    return nil
  }

  /// Whether the last statement before the brace at `close` leaves the function.
  private func leaves(before close: Int) -> Bool {
    let last = mark(close - 1, ";") ? close - 2 : close - 1
    let start = statement(around: last).lowerBound
    return isWord(start, .return) || isWord(start, .throw)
  }

  /// The `if` whose braces open at `open`; -1 where another word has them.
  private func conditional(before open: Int) -> Int {
    var at = open - 1
    var steps = 0
    while at > parent(open), steps < Code.reach {
      steps += 1
      if isWord(at, .if) { return at }
      if mark(at, ";") || mark(at, "{") || mark(at, "}") && partner(at) < 0 { return -1 }
      let back = partner(at)
      at = back >= 0 && back < at ? back - 1 : at - 1
    }
    return -1
  }

  /// A condition that only asks for versions of systems.
  private struct Question {
    let limit: SystemLimit
    /// `#unavailable`.
    let isNegated: Bool
    /// Where the condition begins, with its parenthesis where the language has one.
    let start: Int
  }

  /// The question that is the whole condition before `end`: `#available(iOS 17, *)`, `(@available(iOS 17, *))`.
  private func question(endingAt end: Int) -> Question? {
    guard mark(end - 1, ")"), case let open = partner(end - 1), open >= 0 else { return nil }
    if !isSwift {
      guard mark(end - 2, ")"), case let inner = partner(end - 2), inner > open,
        let (limit, isNegated, start) = asked(in: inner), start == open + 1
      else { return nil }
      return Question(limit: limit, isNegated: isNegated, start: open)
    }
    return asked(in: open).map { Question(limit: $0.limit, isNegated: $0.isNegated, start: $0.start) }
  }

  private func asked(in open: Int) -> (limit: SystemLimit, isNegated: Bool, start: Int)? {
    let word = text(open - 1)
    let start: Int
    switch word {
    case "available" where mark(open - 2, "#") || mark(open - 2, "@"): start = open - 2
    case "unavailable" where mark(open - 2, "#"): start = open - 2
    case "__builtin_available": start = open - 1
    default: return nil
    }
    var versions: [ApplePlatform: SystemVersion] = [:]
    for argument in arguments(of: open) where isWord(argument) {
      guard let platform = ApplePlatform(shortName: text(argument).lowercased()),
        let version = SystemVersion(text(argument + 1))
      else { continue }
      versions[platform] = version
    }
    return versions.isEmpty ? nil : (SystemLimit(versions), word == "unavailable", start)
  }
}

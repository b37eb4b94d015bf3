import Lexing
import Projects

/// Whether the access to a picked file that begins at a token ends in the same function, however that is left.
struct ScopeBalance {
  private let code: Code
  private let start: Int
  /// The brace of the function.
  private let body: Int
  /// The brace of the closure that it begins in, or of the function.
  private let closure: Int
  /// The tokens of the statement that it begins in.
  private let statement: Range<Int>
  /// A hash of the name that the answer is given; zero where it is given none.
  private let answer: UInt64

  enum Verdict {
    case ended
    /// The function can be left at this token before it ends.
    case skipped(Int)
    /// Nothing in the function ends it.
    case open
  }

  /// Nothing where the code stands in no function.
  init?(_ code: Code, at start: Int) {
    body = code.functionBrace(around: start)
    guard body >= 0 else { return nil }
    self.code = code
    self.start = start
    closure = code.closure(around: start, in: body)
    statement = code.statement(around: start)
    let head = code.introducer(of: statement)
    if code.isWord(head, .let, .var), code.isWord(head + 1) {
      answer = code.textHash(head + 1)
    } else if let equals = (statement.lowerBound..<start).first(where: { code.mark($0, "=") }),
      code.isWord(equals - 1), code.text(equals - 1) != "_"
    {
      answer = code.textHash(equals - 1)
    } else {
      answer = 0
    }
  }

  /// - Parameter names: of what ends the access.
  func verdict(_ names: [Name]) -> Verdict {
    guard !code.isTooLong(body), !isHandedOn else { return .ended }
    let range = code.inside(body)
    let own = receiver(of: start)
    let stops = range.filter { index in
      guard names.contains(code[index].name), code.isActive(index) else { return false }
      // What ends the access to another file ends nothing here.
      let other = receiver(of: index)
      return own.isEmpty || other.isEmpty || own == other
    }
    if stops.isEmpty {
      return range.contains { endsByName($0) && !names.contains(code[$0].name) } ? .ended : .open
    }
    // What ends it in another closure runs at a time that tokens do not tell.
    let here = stops.filter { code.closure(around: $0, in: body) == closure }
    guard let last = here.last, !stops.contains(where: isAtExit) else { return .ended }
    guard last > start else { return .ended }
    return (start + 1..<last).first { leaves($0, here) }.map(Verdict.skipped) ?? .ended
  }

  /// Whether the function does nothing but begin it, so that its callers end it.
  private var isHandedOn: Bool {
    let inside = code.inside(closure)
    return statement.lowerBound <= inside.lowerBound && statement.upperBound >= inside.upperBound
      // A choice hands on something else.
      && !statement.contains { code.mark($0, "?") && !code.isAdjacent($0 - 1, to: $0) }
      && !statement.contains { code.isWord($0, .guard, .if) }
  }

  /// The file that is asked, by its name, where that is all: `url` of `self.url?.start…()` and `[url start…]`.
  private func receiver(of index: Int) -> String {
    if !code.isSwift {
      let open = code.message(ofPiece: index)
      return open >= 0 && index == open + 2 && code.isWord(open + 1) ? code.text(open + 1) : ""
    }
    guard let end = code.receiver(of: index), end >= 0, code.isWord(end) else { return "" }
    let first = code.chainStart(endingAt: end)
    let isPlain = first == end || first == end - 2 && code.isWord(first, .self)
    return isPlain ? code.text(end) : ""
  }

  /// A call of something that is called after ending: `stopAccess(to: url)`.
  private func endsByName(_ index: Int) -> Bool {
    guard code[index].kind == .identifier, code[index].length < 64 else { return false }
    let name = code.text(index).lowercased()
    return name.hasPrefix("stop") || name.has("stopaccess") || name.has("endaccess")
  }

  private func isAtExit(_ index: Int) -> Bool {
    var open = code.enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open > body {
      if code.runsAtExit(open) { return true }
      open = code.enclosing(open, "{")
    }
    return false
  }

  // MARK: Ways out

  /// Whether the function is left at a token, with the access begun and not ended.
  private func leaves(_ index: Int, _ stops: [Int]) -> Bool {
    let isTry = code.isWord(index, .try) && code.isSwift
    let isJump = code.isWord(index, .continue, .break) && jumpsOver(index, stops)
    guard isTry || isJump || code.isWord(index, .return, .throw), code.isActive(index) else { return false }
    if isTry, code.mark(index + 1, "?") || code.mark(index + 1, "!") { return false }
    guard code.closure(around: index, in: body) == closure, !isRefused(index) else { return false }
    if stops.contains(where: { $0 < index && covers($0, index) }) { return false }
    let isThrown = isTry || code.isWord(index, .throw)
    let handler = isThrown ? code.catchingBrace(around: index, in: closure) : -1
    guard handler >= 0 else { return true }
    let clauses = code.catchClauses(after: handler)
    guard let end = clauses.last.map({ code.skip($0) }) else { return true }
    return !stops.contains { stop in
      stop >= end || clauses.contains { $0 < stop && stop < code.skip($0) }
    }
  }

  /// Whether a jump ends a turn of a loop in which the access begins and ends.
  private func jumpsOver(_ index: Int, _ stops: [Int]) -> Bool {
    var open = code.enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open > closure {
      let head = code.introducer(of: code.statement(around: open))
      if code.isWord(head, .switch), code.isWord(index, .break) { return false }
      if code.isWord(head, .for, .while) || code.isWord(head, .repeat) {
        let turn = open..<code.skip(open)
        return turn.contains(start) && stops.contains { $0 > index && turn.contains($0) }
      }
      open = code.enclosing(open, "{")
    }
    return false
  }

  /// Whether code runs only where the access was refused, or asks about that.
  private func isRefused(_ index: Int) -> Bool {
    if statement.contains(index) {
      // `guard url.start…() else { return }`, `if !url.start…() { return }`, `if url.start…() {} else { return }`
      if code.isWord(code.introducer(of: statement), .guard) || !code.isSwift { return true }
      let isNegated = code.mark(code.chainStart(endingAt: start) - 1, "!")
      let block = code.enclosing(index, "{")
      let isElse = code.isWord(block - 1, .else)
      return isNegated != isElse
    }
    guard answer != 0 else { return false }
    if asksForAnswer(code.statement(around: index).prefix { $0 < index }) { return true }
    var open = code.enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open > closure {
      if asksForAnswer(code.statement(around: open).prefix { $0 < open }) { return true }
      open = code.enclosing(open, "{")
    }
    return false
  }

  private func asksForAnswer(_ tokens: Range<Int>.SubSequence) -> Bool {
    tokens.contains { $0 > start && code.isWord($0) && code.textHash($0) == answer }
  }

  /// Whether whoever reaches `index` has come by `stop`, as far as blocks tell; that it stands in an `if` does not count.
  private func covers(_ stop: Int, _ index: Int) -> Bool {
    guard stop > start else { return false }
    var open = code.enclosing(stop, "{")
    for _ in 0..<Code.maximumNesting
    where open > closure && code.isWord(code.introducer(of: code.statement(around: open)), .if) {
      if code.skip(open) > index { return true }
      open = code.enclosing(open, "{")
    }
    return open <= closure || code.skip(open) > index
  }
}

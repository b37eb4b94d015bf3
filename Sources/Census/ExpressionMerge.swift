import Catalog
import Lexing

/// One expression is one site of a rule, however many of its names are listed.
enum ExpressionMerge {
  /// Of what was found in one file, what stays: for each rule the strongest of each expression, in order.
  static func sites(of found: [Matcher.Found]) -> [Matcher.Found] {
    var kept: [Matcher.Found] = []
    /// For each rule the kept ones that another may still belong to, as places in `kept`.
    var recent: [Int: [Int]] = [:]
    for one in found.sorted(by: { ($0.token, $0.entry.spelling.rule) < ($1.token, $1.entry.spelling.rule) }) {
      let rule = one.entry.spelling.rule
      // Expressions nest, so that one that began long ago is over; a few are enough. No slice of them is kept:
      // appending would copy all.
      let place = recent[rule]?.suffix(64).last { isSameExpression(kept[$0], one) }
      if let place {
        if isStronger(one, than: kept[place]) { kept[place] = one }
      } else {
        recent[rule, default: []].append(kept.count)
        kept.append(one)
      }
    }
    return kept.sorted { $0.token < $1.token }
  }

  private static func isSameExpression(_ a: Matcher.Found, _ b: Matcher.Found) -> Bool {
    guard let first = a.expressions.first, let second = b.expressions.first else { return false }
    return a.expressions.contains(second) || b.expressions.contains(first)
  }

  private static func isStronger(_ a: Matcher.Found, than b: Matcher.Found) -> Bool {
    let (weightA, weightB) = (weight(a.entry.spelling.standing), weight(b.entry.spelling.standing))
    if weightA != weightB { return weightA > weightB }
    return a.verdict.certainty > b.verdict.certainty
  }

  private static func weight(_ standing: Standing?) -> Int {
    switch standing {
    case .listed?, nil: 2
    case .disputed?: 1
    case .adjacent?: 0
    }
  }
}

extension Code {
  /// The starts of the expressions that a token stands in, the innermost first: its chain, and the chains of the calls,
  /// subscripts and literals around it, up to the next brace. The elements of a literal share the literal's.
  func expressions(around index: Int) -> [Int] {
    var starts: [Int] = []
    var at = isSwift ? chainStart(endingAt: index) : cExpressionStart(index)
    while starts.count < 32 {
      let open = parent(at)
      let isLiteral = mark(open, "[") && (isSwift ? !isCallOrSubscript(open) : mark(open - 1, "@"))
      if !isLiteral || !starts.isEmpty { starts.append(at) }
      if isSwift, mark(at, "("), !starts.isEmpty { starts.append(firstOperand(in: at)) }
      guard open >= 0, !mark(open, "{") else { break }
      if isLiteral || !isSwift {
        at = isSwift ? open : cExpressionStart(open)
        if at > open { at = open }
      } else {
        at = isCallOrSubscript(open) ? chainStart(endingAt: calleeEnd(before: open)) : open
      }
    }
    return starts.isEmpty ? [index] : starts
  }

  /// Where the expression in the parenthesis at `open` begins: `(try? manager.attributes())`.
  private func firstOperand(in open: Int) -> Int {
    var at = open + 1
    while isWord(at, .try, .await) || mark(at, "?") || mark(at, "!") { at += 1 }
    return at
  }

  /// In the C family a message is known by its outermost bracket in which it is the receiver.
  private func cExpressionStart(_ index: Int) -> Int {
    if mark(index, "["), isMessage(index) { return messageStart(index) }
    let open = parent(index)
    if mark(open, "["), isMessage(open), index == open + 1 || selectorPieces(of: open).contains(index) {
      return messageStart(open)
    }
    if mark(index, "("), isWord(index - 1), !mark(index - 1, "[") { return chainStart(endingAt: index - 1) }
    return isWord(index) ? chainStart(endingAt: index) : index
  }
}

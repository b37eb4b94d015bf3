import Catalog
import Lexing

/// One expression is one site of a rule, however many of its names are listed.
enum ExpressionMerge {
  /// Of what was found in one file, what stays: for each rule the strongest of each expression, in order. It is called by
  /// the call that the rest is handed to, as that one says what is done.
  static func sites(of all: [Found], in code: Code) -> [Found] {
    guard all.count > 1 else { return all }
    var found = all
    let order = found.indices.sorted {
      (found[$0].rule, found[$0].token, $0) < (found[$1].rule, found[$1].token, $1)
    }
    var kept: [Member] = []
    for place in order {
      var next = Member(place, found[place], in: code)
      // Expressions nest, so that one that began long ago is over; a few are enough.
      let same = kept.indices.suffix(64).last { next.isSameExpression(as: &kept[$0], found, code) }
      if let same {
        let holdsText = kept[same].holdsListedText || next.holdsListedText
        let outer = kept[same].place
        if isStronger(found[place], than: found[outer]) {
          if isAlike(found[outer], found[place]), found[outer].isCall(around: found[place].token, in: code) {
            found[outer] = found[outer].proved(by: found[place])
          } else {
            kept[same] = next
          }
        } else if isAsStrong(found[place], as: found[outer]), next.isKey(ofValueIn: kept[same], code) {
          kept[same] = next
        }
        kept[same].holdsListedText = holdsText
      } else {
        kept.append(next)
      }
    }
    kept.sort { one, other in
      let (a, b) = (found[one.place], found[other.place])
      return (a.token, a.rule, one.place) < (b.token, b.rule, other.place)
    }
    return kept.map { member in
      var one = found[member.place]
      one.holdsListedText = member.holdsListedText
      return one
    }
  }

  /// One that was found, by its place, with what tells its expression from others as far as anybody asked.
  private struct Member {
    let place: Int
    /// The brace around it, over which no expression goes.
    let brace: Int
    /// Whether it is a text, or one of the same expression is.
    var holdsListedText: Bool
    private var expressions: [Int]?

    init(_ place: Int, _ found: Found, in code: Code) {
      self.place = place
      holdsListedText = found.text.isLiteral
      var brace = code.enclosing(found.token, "{")
      for _ in 0..<Code.maximumNesting where code.isDictionaryLiteral(brace) {
        brace = code.enclosing(brace, "{")
      }
      self.brace = brace
    }

    mutating func isSameExpression(as other: inout Member, _ found: [Found], _ code: Code) -> Bool {
      guard found[place].rule == found[other.place].rule, brace == other.brace else { return false }
      let (own, others) = (starts(found[place], code), other.starts(found[other.place], code))
      guard let first = own.first, let second = others.first else { return false }
      return own.contains(second) || others.contains(first)
    }

    /// Whether a call gives the other, as a value, to this, as its key: `setObject(value, forKey: key)`.
    func isKey(ofValueIn other: Self, _ code: Code) -> Bool {
      guard let own = expressions?.first, let value = other.expressions?.first else { return false }
      return code.setterKey(ofValueAt: value) == own
    }

    /// The brackets and chains that it stands in, its own first.
    private mutating func starts(_ found: Found, _ code: Code) -> [Int] {
      if let expressions { return expressions }
      let starts =
        switch found.text {
        // Each one of a text leads somewhere else.
        case .url: [Int]()
        case _ where found.text.isAlone: [found.token]
        default: code.expressions(around: found.token)
        }
      expressions = starts
      return starts
    }
  }

  private static func isStronger(_ a: Found, than b: Found) -> Bool {
    // What may be no site at all does not take the place of one that is.
    let arePossible = (a.assessment.certainty == .possible, b.assessment.certainty == .possible)
    if arePossible.0 != arePossible.1 { return arePossible.1 }
    return isAlike(a, b) ? a.assessment.certainty > b.assessment.certainty : weight(of: a) > weight(of: b)
  }

  private static func isAsStrong(_ a: Found, as b: Found) -> Bool {
    isAlike(a, b) && a.assessment.certainty == b.assessment.certainty
  }

  /// Whether both are APIs of the same standing.
  private static func isAlike(_ a: Found, _ b: Found) -> Bool { weight(of: a) == weight(of: b) }

  private static func weight(of found: Found) -> Int { weight(found.entry.spelling.standing) }

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
    // Literals in literals can be as deep as the file is long.
    for _ in 0..<64 where starts.count < 32 {
      let open = parent(at)
      let isLiteral =
        mark(open, "[") && (isSwift ? !isCallOrSubscript(open) : mark(open - 1, "@"))
        || isDictionaryLiteral(open)
      if !isLiteral || !starts.isEmpty { starts.append(at) }
      if mark(at, "("), !starts.isEmpty { starts.append(firstOperand(in: at)) }
      // What is assigned belongs to what it is assigned to.
      if isSwift, mark(at, "."), mark(at - 1, "="), endsOperand(at - 2) {
        starts.append(chainStart(endingAt: at - 2))
      }
      if !starts.isEmpty { starts += keyStarts(ofValueAt: at) }
      guard open >= 0, !mark(open, "{") || isLiteral else { break }
      if isLiteral || !isSwift {
        at = isSwift ? open : cExpressionStart(open)
        if at > open { at = open }
      } else {
        at = isCallOrSubscript(open) ? chainStart(endingAt: calleeEnd(before: open)) : open
      }
    }
    return starts.isEmpty ? [index] : starts
  }

  /// Whether the brace at `open` begins `@{ key: value }`.
  func isDictionaryLiteral(_ open: Int) -> Bool { !isSwift && mark(open, "{") && mark(open - 1, "@") }

  /// Where the expression in the parenthesis at `open` begins: `(try? manager.attributes())`.
  func firstOperand(in open: Int) -> Int {
    var at = open + 1
    if !isSwift { return pastCasts(at) }
    while isWord(at, .try, .await) || mark(at, "?") || mark(at, "!") { at += 1 }
    return at
  }

  /// In the C family a message is known by its outermost bracket in which it is the receiver.
  private func cExpressionStart(_ index: Int) -> Int {
    if mark(index, "["), isMessage(index) { return messageStart(index) }
    // A subscript belongs to what it is of.
    if mark(index, "["), endsOperand(index - 1) { return chainStart(endingAt: index - 1) }
    let open = parent(index)
    if mark(open, "["), isMessage(open), index == open + 1 || selectorPieces(of: open).contains(index) {
      return messageStart(open)
    }
    if mark(index, "("), isWord(index - 1), !mark(index - 1, "[") { return chainStart(endingAt: index - 1) }
    return isWord(index) ? chainStart(endingAt: index) : index
  }
}

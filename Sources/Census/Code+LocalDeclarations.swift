import Lexing

/// What a name that stands for itself means: parameters and locals of the function around it.
extension Code {
  /// No function that a person wrote declares a name farther away from its use.
  private static let maximumWalk = 2048

  /// The name at which the parameter or local is declared that the name at `index` means; nothing where the function
  /// around it declares none before.
  func localDeclaration(of index: Int) -> Int? {
    let body = functionBrace(around: index)
    guard body >= 0 else { return nil }
    let first = max(headStart(ofBody: body), index - Self.maximumWalk)
    let hash = textHash(index)
    let length = self[index].length
    var at = index - 1
    while at > first {
      let token = self[at]
      if token.length == length, token.kind == .identifier, declaresLocal(at), textHash(at) == hash,
        reach(ofLocal: declaratorStart(at)).contains(index)
      {
        return at
      }
      at -= 1
    }
    return nil
  }

  /// Where the head of the function begins whose body is at `body`.
  private func headStart(ofBody body: Int) -> Int {
    if isSwift { return max(statement(around: body).lowerBound - 1, 0) }
    var at = body - 1
    while at > 0, body - at < 128, !mark(at, ";"), !mark(at, "}") { at -= 1 }
    return at
  }

  private func declaresLocal(_ index: Int) -> Bool {
    isSwift
      ? declaresSwiftLocal(index)
      : writtenCType(of: index) != nil || isWord(index - 1, in: Self.plainTypes) && !mark(index + 1, "(")
        || declaratorStart(index) < index
  }

  /// What C has of types without declaring them.
  private static let plainTypes = WordSet(
    .auto, .char, .double, .float, .int, .long, .short, .signed, .unsigned, .bool)

  /// Where the parentheses begin in which C declares a variable that can be called, `int (*name)(int)`; `index` itself
  /// where the name stands in none.
  private func declaratorStart(_ index: Int) -> Int {
    guard !isSwift, mark(index - 1, "*") || mark(index - 1, "^"), mark(index - 2, "("), mark(index + 1, ")"),
      mark(index + 2, "("),
      isWord(index - 3) && !isWord(index - 3, in: .beforeExpression) || mark(index - 3, "*")
    else { return index }
    return index - 2
  }

  private func declaresSwiftLocal(_ index: Int) -> Bool {
    if isWord(index - 1, .let, .var) || isWord(index - 1, .for) { return true }
    if mark(index + 1, ":"), mark(parent(index), "(") { return isParameterList(parent(index)) }
    return isClosureParameter(index)
  }

  /// Whether the name is one of `{ name in`, `{ [weak self] name, other in`, `{ (name, other) in`.
  private func isClosureParameter(_ index: Int) -> Bool {
    var after = index + 1
    while mark(after, ",") || self[after].kind == .identifier && !startsLine(after), after - index < 16 {
      after += 1
    }
    var before = index - 1
    while mark(before, ",") || self[before].kind == .identifier && isAdjacent(before, to: before + 1),
      index - before < 16
    { before -= 1 }
    if mark(after, ")"), mark(before, "(") {
      (before, after) = (before - 1, after + 1)
    }
    guard isWord(after, .in) else { return false }
    return mark(before, "{") || mark(before, "]") && mark(partner(before) - 1, "{")
  }

  /// The tokens in which a parameter or local can be meant that is declared at `index`.
  func reach(ofLocal index: Int) -> Range<Int> {
    let open = parent(index)
    if mark(open, "(") {
      let after = skip(open)
      if isSwift {
        let brace = enclosing(open, "{")
        if mark(open - 1, "{") || mark(open - 1, "]") && mark(partner(open - 1) - 1, "{"), brace >= 0 {
          return index..<skip(brace)
        }
        let body = bodyBrace(after: after)
        return body >= 0 && isParameterList(open) ? index..<skip(body) : index..<max(after, index)
      }
      if mark(after, "{") { return index..<skip(after) }
    }
    if !isSwift, isMethodParameter(index) {
      let body = bodyBrace(after: index + 1)
      return index..<(body >= 0 ? skip(body) : index + 1)
    }
    let brace = enclosing(index, "{")
    guard brace >= 0 else { return index..<count }
    return index..<max(skip(brace), index + 1)
  }

  /// The brace that follows the head of a function, which goes on at `index`; -1 where it has no body.
  func bodyBrace(after index: Int) -> Int {
    var at = index
    while at < count, at - index < 128 {
      if mark(at, "{") { return at }
      if mark(at, ";") || mark(at, "}") { return -1 }
      if isSwift, at > index, isBoundary(before: at) { return -1 }
      at = max(skip(at), at + 1)
    }
    return -1
  }

  // MARK: Written types

  /// The type that is written for a name right where it is declared at `index`.
  enum WrittenType {
    /// Its name.
    case name(Int)
    /// A dictionary, by the name of its keys' type.
    case dictionary(Int)
    /// A list, a function, a tuple.
    case other
  }

  func writtenType(of index: Int) -> WrittenType? {
    guard isSwift else { return writtenCType(of: index).map(WrittenType.name) }
    if mark(index + 1, "=") {
      // What a type of that name makes; its members can have any type.
      let first = index + 2
      return isType(first) && mark(first + 1, "(") ? .name(first) : nil
    }
    guard mark(index + 1, ":") else { return nil }
    var at = index + 2
    while isWord(at, in: .markers) || mark(at, "@") { at += mark(at, "@") ? 2 : 1 }
    if mark(at, "[") { return isWord(at + 1) && mark(at + 2, ":") ? .dictionary(at + 1) : .other }
    guard isWord(at) else { return .other }
    while mark(at + 1, "."), isWord(at + 2) { at += 2 }
    // A namesake of one of the system's is another type than that.
    return self[at].name != .none && isNestedInOwn(at) ? .other : .name(at)
  }

  /// The type before a name that C declares: `Type *name`, `Type name`, `(Type *)name` of a method's parameter.
  private func writtenCType(of index: Int) -> Int? {
    guard !mark(index + 1, "("), !mark(index + 1, "."), !isArrow(index + 1) else { return nil }
    var at = index - 1
    if mark(at, ")") {
      guard isMethodParameter(index) else { return nil }
      at -= 1
    } else if mark(parent(index), "["), !mark(index - 1, "*") {
      return nil  // pieces of a selector follow their receiver
    }
    let isPointer = mark(at, "*")
    while mark(at, "*") || isWord(at, .const) || isWord(at) && text(at).hasPrefix("_") { at -= 1 }
    guard isWord(at), self[at].kind == .identifier, !isWord(at, in: .beforeExpression) else { return nil }
    // `a * b` is no declaration where a value can stand.
    guard isPointer else { return at }
    return endsOperand(at - 1) && !isWord(at - 1, .const) || mark(at - 1, "=") || isWord(at - 1, .return)
      ? (isAtStart(at) ? at : nil) : at
  }

  private func isAtStart(_ index: Int) -> Bool { startsLine(index) || isBoundary(before: index) }
}

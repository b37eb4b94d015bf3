import Lexing

/// How C, C++ and Objective-C use a name.
extension Code {
  func cFamilyUsage(of index: Int) -> Usage {
    if self[index - 1].kind == .directive, !startsLine(index) { return cDirectiveUsage(of: index) }
    if mark(index - 1, "@") { return isWord(index, .import) ? .label : .attribute }
    if mark(index - 1, "."), mark(index + 1, "="), receiver(of: index) == -1 { return .label }
    if let before = receiver(of: index) {
      return .member(receiver: before, call: callParenthesis(after: index))
    }
    if isScope(index - 1), self[index - 2].kind == .identifier {
      if isDefined(index, in: index - 2) {
        let kind = Usage.Declared.Kind.function(parameters(after: index))
        return .declaration(.init(name: self[index].name, kind: kind, owner: textHash(index - 2)))
      }
      return .free(qualifier: index - 2, call: callParenthesis(after: index))
    }
    if isWord(index - 1, .struct, .union, .enum, .class) { return .label }
    if let declared = cDeclaration(at: index) { return declared }
    let open = message(ofPiece: index)
    if open >= 0 { return .selector(open: open) }
    // `[Name message]`; in `[name() message]` the answer of a function receives it.
    if mark(index - 1, "["), !mark(index + 1, "("), isMessage(index - 1) { return .receiver(open: index - 1) }
    if mark(index + 1, "*") || mark(index + 1, "&"),
      isWord(index + 2) || mark(index + 2, "*") || mark(index + 2, ")") || mark(index + 2, ","),
      !endsOperand(index - 1) || isWord(index - 1, .const, .return)
    {
      if mark(index + 2, ")") || mark(index + 2, ",") || mark(index + 2, "*")
        || isLikelyPointerDeclaration(index)
      {
        return .typeName
      }
    }
    if self[index + 1].kind == .identifier, !mark(parent(index), "["), !endsDirective(index) {
      return .typeName
    }
    return .free(qualifier: isScope(index - 1) ? index - 1 : -1, call: callParenthesis(after: index))
  }

  private func isLikelyPointerDeclaration(_ index: Int) -> Bool {
    let after = index + 3
    return mark(after, "=") || mark(after, ";") || mark(after, ",") || mark(after, ")")
      || isWord(index + 2, .const)
      || mark(after, "(") || mark(after, "[") || mark(after, ":") || isWord(after)
  }

  private func cDirectiveUsage(of index: Int) -> Usage {
    let name = ConditionStack.name(of: index - 1, in: self)
    if name == "define" || name == "undef" {
      let isFunction = mark(index + 1, "(") && isAdjacent(index, to: index + 1)
      let labels = isFunction ? arguments(of: index + 1).map { _ in "_" } : []
      return .declaration(.init(name: self[index].name, kind: isFunction ? .function(labels) : .value))
    }
    return name == "import" || name == "include" ? .importing : .label
  }

  private func cDeclaration(at index: Int) -> Usage? {
    let name = self[index].name
    let start = lineStart(of: index)
    if mark(start, "-") || mark(start, "+"), mark(start + 1, "("), isObjectiveCTop(start),
      index < methodEnd(from: start)
    {
      if mark(parent(index), "(") { return .typeName }
      return .declaration(.init(name: name, kind: .function(methodPieces(from: start))))
    }
    if mark(start, "@"), isWord(start + 1) {
      if isWord(start + 1, .property), parent(index) == parent(start) {
        return mark(index + 1, ";") || mark(index + 1, ",")
          ? .declaration(.init(name: name, kind: .value)) : .typeName
      }
      if isWord(start + 1, .interface, .protocol, .implementation, .class) || text(start + 1) == "protocol" {
        return objectiveCHeader(index, start)
      }
      if isWord(start + 1, .import) { return .importing }
    }
    guard parent(index) < 0 || !mark(parent(index), "[") else { return nil }
    guard let kind = declaredKind(index) else { return nil }
    if enclosing(index, "{") >= 0 {
      return .declaration(.init(name: name, kind: kind, owner: scope(around: index)))
    }
    // What is static belongs to its file alone.
    let isStatic = (start..<min(index, start + 8)).contains { isWord($0, .static) }
    return .declaration(.init(name: name, kind: kind, reach: isStatic ? .file : .module))
  }

  /// The namespace or record in whose braces C++ declares something, by the hash of its name; zero outside of all.
  private func scope(around index: Int) -> UInt64 {
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open >= 0 {
      var at = open - 1
      while at > 0, open - at < 32, !isBoundary(before: at), !isWord(at, .namespace),
        !isWord(at, .class, .struct)
      { at -= 1 }
      if isWord(at, .namespace) || isWord(at, .class, .struct), isWord(at + 1), at + 1 < open {
        return textHash(at + 1)
      }
      open = enclosing(open, "{")
    }
    return 0
  }

  /// Whether a function of the scope at `scope` is defined at `index`, outside of its braces: `int fs::stat(…) {`.
  private func isDefined(_ index: Int, in scope: Int) -> Bool {
    guard mark(index + 1, "("), isTypeWord(scope - 1) || mark(scope - 1, "*") || mark(scope - 1, "&") else {
      return false
    }
    return bodyBrace(after: skip(index + 1)) >= 0 && functionBrace(around: index) < 0
  }

  /// A place for each parameter of the function whose name is at `index`.
  private func parameters(after index: Int) -> [String] {
    let all = arguments(of: index + 1)
    if all.count == 1, isWord(all[0]), text(all[0]) == "void", mark(all[0] + 1, ")") { return [] }
    return all.map { _ in "_" }
  }

  /// The first token of the line that `index` is on, over the lines of open brackets.
  private func lineStart(of index: Int) -> Int {
    var at = index
    while at > 0, !isBoundary(before: at), index - at < 512 {
      let open = partner(at - 1)
      if mark(at - 1, "-") || mark(at - 1, "+"), startsLine(at - 1) { return at - 1 }
      if mark(at - 1, "@"), startsLine(at - 1) { return at - 1 }
      if self[at - 1].kind == .directive || isAfterDirective(at) { return at }
      at = open >= 0 && open < at - 1 ? open : at - 1
    }
    return at
  }

  /// Whether a method or a property of Objective-C is declared at `index`.
  func isInClassHead(_ index: Int) -> Bool {
    guard language != .c, language != .cPlusPlus, enclosing(index, "{") < 0 else { return false }
    let start = lineStart(of: index)
    return mark(start, "-") || mark(start, "+") || mark(start, "@")
  }

  private func isObjectiveCTop(_ index: Int) -> Bool { startsLine(index) && enclosing(index, "{") < 0 }

  private func methodEnd(from start: Int) -> Int {
    var at = start
    while at < count, !mark(at, "{"), !mark(at, ";"), at - start < Code.reach { at = max(skip(at), at + 1) }
    return at
  }

  /// The pieces of the selector that a method declares.
  func methodPieces(from start: Int) -> [String] {
    let end = methodEnd(from: start)
    var pieces: [String] = []
    var at = skip(start + 1)
    if isWord(at), !mark(at + 1, ":") { return [text(at)] }
    while at < end {
      if isWord(at), mark(at + 1, ":") { pieces.append(text(at) + ":") }
      at = max(skip(at), at + 1)
    }
    return pieces
  }

  private func objectiveCHeader(_ index: Int, _ start: Int) -> Usage {
    if index == start + 2 {
      return isWord(start + 1, .interface, .implementation) && mark(index + 1, ":")
        ? .declaration(.init(name: self[index].name, kind: .type)) : .typeName
    }
    return mark(index - 1, ":") || mark(index - 1, "<") || mark(index - 1, ",") ? .conformance : .typeName
  }

  /// What a C declarator declares; nothing where the name is used.
  private func declaredKind(_ index: Int) -> Usage.Declared.Kind? {
    var before = index - 1
    if mark(before, "("), mark(index + 1, ")"), mark(index + 2, "(") { return nil }  // (stat)(…)
    // int (*stat)(…)
    if mark(before, "*") || mark(before, "^"), mark(before - 1, "("), mark(index + 1, ")") {
      guard isTypeWord(before - 2) || mark(before - 2, "*") else { return nil }
      if isField(index) { return .field }
      return functionBrace(around: index) >= 0 || mark(parent(index - 2), "(") ? .local : .pointer
    }
    var hasPointer = false
    while mark(before, "*") || mark(before, "&") || isWord(before, .const, .restrict) {
      if mark(before, "*") || mark(before, "&") { hasPointer = true }
      before -= 1
    }
    guard isTypeWord(before), before >= 0, !(before + 1...index).contains(where: isAfterDirective) else {
      return nil
    }
    if hasPointer {
      // `a * stat(x)` multiplies: a declaration stands where a statement or a parameter begins.
      let start = lineStart(of: index)
      var at = start
      while at < index,
        isTypeWord(at) || mark(at, "*") || mark(at, "<") || mark(at, ">") || mark(at, "(") && at < before
          || self[at].kind == .directive
      { at += 1 }
      let isParameter = mark(parent(index), "(") && (mark(index + 1, ",") || mark(index + 1, ")"))
      guard isParameter || at >= index else { return nil }
    }
    if mark(index + 1, "(") { return functionKind(index, hasPointer: hasPointer) }
    if isField(index) { return .field }
    return enclosing(index, "{") < 0 && parent(index) < 0 ? .value : .local
  }

  /// What a declarator of a function declares; nothing where the name can be called there.
  private func functionKind(_ index: Int, hasPointer: Bool) -> Usage.Declared.Kind? {
    let after = skip(index + 1)
    if functionBrace(around: index) >= 0 {
      return mark(after, "{") ? .function(parameters(after: index)) : hasPointer ? nil : .local
    }
    // What is static has to be defined in the same file, and nothing of the system is in a scope of the tree's.
    let isOwn =
      bodyBrace(after: after) >= 0 || isWord(lineStart(of: index), .static)
      || enclosing(index, "{") >= 0 && scope(around: index) != 0
    return isOwn ? .function(parameters(after: index)) : .prototype(parameters(after: index))
  }

  /// Whether the brace around a declaration is that of a record, so that it is reached through one alone.
  private func isField(_ index: Int) -> Bool {
    let open = enclosing(index, "{")
    guard open >= 0, parent(index) == open || mark(parent(index), "(") && parent(parent(index)) == open else {
      return false
    }
    return (max(open - 8, 0)..<open).contains { isWord($0, .struct, .union) }
      && !mark(open - 1, ")")
  }

  private func isTypeWord(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    switch word(index) {
    case .return?, .else?, .do?, .case?, .goto?, .throw?, .in?, .sizeof?, .typeof?, .new?, .delete?, .if?,
      .while?:
      return false
    default:
      return self[index - 1].kind != .directive
        || !ConditionStack.name(of: index - 1, in: self).hasPrefix("def")
    }
  }
}

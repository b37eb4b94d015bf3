import Lexing

/// How an argument gives the name of a group.
enum GroupExpression {
  /// The token of a literal.
  case literal(Int)
  /// `AppGroup.main`; an implicit member has the type of the place before it.
  case names([String])
  /// The same for user defaults that were made elsewhere: `UserDefaults.shared`.
  case suite([String])
  /// It is put together when the program runs.
  case other
}

extension Code {
  /// The expression that begins at `start`, where it is a literal or a chain of names.
  func groupExpression(at start: Int) -> GroupExpression {
    var at = start
    while !isSwift, mark(at, "("), partner(at) > at, isWord(at + 1), !mark(partner(at) + 1, ",") {
      at = partner(at) + 1  // a cast
    }
    if isWord(at), text(at) == "CFSTR", mark(at + 1, "("), isWholeLiteral(at + 2) { return .literal(at + 2) }
    if isWholeLiteral(at) { return endsArgument(at + 1) ? .literal(at) : .other }
    if isSwift, isWord(at), text(at) == "UserDefaults" { return suite(at) }
    var names: [String] = []
    if mark(at, ".") {
      guard isWord(at + 1) else { return .other }
      names = ["String"]
      at += 1
    }
    while isWord(at), names.count < 8 {
      names.append(text(at))
      at += 1
      while mark(at, "!") || mark(at, "?"), isAdjacent(at - 1, to: at) { at += 1 }
      guard mark(at, "."), isWord(at + 1) else { break }
      at += 1
    }
    guard !names.isEmpty, endsArgument(at) else { return .other }
    return .names(names)
  }

  /// `UserDefaults(suiteName: …)`, or a member that an extension adds.
  private func suite(_ index: Int) -> GroupExpression {
    let call = callParenthesis(after: index)
    if call >= 0 {
      guard let start = arguments(of: call).first, label(at: start) == "suiteName" else { return .other }
      return groupExpression(at: start + 2)
    }
    guard mark(index + 1, "."), isWord(index + 2), text(index + 2) != "standard" else { return .other }
    return .suite(["UserDefaults", text(index + 2)])
  }

  /// Whether the token is a literal without interpolation.
  func isWholeLiteral(_ index: Int) -> Bool {
    let token = self[index]
    return token.kind == .string && token.flags.contains([.opensLiteral, .closesLiteral])
      && !token.flags.contains(.unterminated)
  }

  /// Whether an argument, an assignment or a dictionary's value ends before the token at `index`.
  private func endsArgument(_ index: Int) -> Bool {
    if index >= count { return true }
    if mark(index, ",") || mark(index, ")") || mark(index, "]") || mark(index, "}") || mark(index, ";") {
      return true
    }
    if isWord(index, .as) { return true }
    if !isSwift { return isWord(index) && mark(index + 1, ":") }
    return startsLine(index) && isBoundary(before: index)
  }

  /// The names that `let`, `var` and `case` give in a Swift file, and those of constants and macros in the C family.
  func declaredTexts() -> [GroupReader.DeclaredText] {
    var texts: [GroupReader.DeclaredText] = []
    for index in 0..<count where self[index].kind == .identifier && texts.count < 4096 {
      guard isActive(index) else { continue }
      if let text = isSwift ? swiftText(index) : cFamilyText(index) { texts.append(text) }
    }
    return texts
  }

  private func swiftText(_ index: Int) -> GroupReader.DeclaredText? {
    guard isWord(index - 1, .let, .var) || isWord(index - 1, .case) || mark(index - 1, ",") && isCase(index)
    else { return nil }
    var at = index + 1
    if mark(at, ":") {
      at += 1
      while isWord(at) || mark(at, ".") || mark(at, "?") || mark(at, "!"), !startsLine(at) { at += 1 }
    }
    var literal = -1
    var isSuite = false
    if mark(at, "="), !mark(at + 1, "=") {
      switch groupExpression(at: at + 1) {
      case .literal(let token):
        literal = token
        isSuite = token != at + 1
      default:
        // `UserDefaults(suiteName: "group.example")!` and what comes after it.
        if isWord(at + 1), text(at + 1) == "UserDefaults", case .literal(let token) = suite(at + 1) {
          literal = token
          isSuite = true
        }
      }
    } else if mark(at, "{"), isWord(index - 1, .var) {
      // A property whose body is nothing but the literal.
      let start = isWord(at + 1, .return) ? at + 2 : at + 1
      if isWholeLiteral(start), partner(at) == start + 1 { literal = start }
    }
    return GroupReader.DeclaredText(
      name: text(index), index: index, block: enclosing(index, "{"), literal: literal, isSuite: isSuite)
  }

  /// Whether a name after a comma is one more case of a list of them.
  private func isCase(_ index: Int) -> Bool {
    guard mark(index + 1, "="), isWholeLiteral(index + 2) else { return false }
    return isWord(introducer(of: statement(around: index)), .case)
  }

  /// `NSString *const name = @"…";` and `#define name @"…"`.
  private func cFamilyText(_ index: Int) -> GroupReader.DeclaredText? {
    let isMacro =
      self[index - 1].kind == .directive && isWholeLiteral(index + 1)
      && ConditionStack.name(of: index - 1, in: self) == "define"
    let isConstant =
      mark(index + 1, "=") && !mark(index + 2, "=") && (mark(index - 1, "*") || isWord(index - 1, .const))
    guard isMacro || isConstant else { return nil }
    let start = isMacro ? index + 1 : index + 2
    let isEnd = isMacro ? startsLine(start + 1) || start + 1 >= count : mark(start + 1, ";")
    return GroupReader.DeclaredText(
      name: text(index), index: index, block: enclosing(index, "{"),
      literal: isWholeLiteral(start) && isEnd ? start : -1, isSuite: false)
  }

  /// The name of the type whose body begins at `block`, the last one of a dotted name.
  func typeName(ofBody block: Int) -> String? {
    guard isSwift else { return nil }
    let head = introducer(of: statement(around: block))
    guard head < block, isWord(head, in: .types), isWord(head + 1) else { return nil }
    var at = head + 1
    while mark(at + 1, "."), isWord(at + 2) { at += 2 }
    return text(at)
  }

  /// Whether what is declared at `index` is seen by its own file alone.
  func isOfTheFile(_ index: Int) -> Bool {
    guard isSwift else {
      return statement(around: index).prefix { $0 < index }.contains { isWord($0, .static) }
    }
    var at = index - 1
    while isModifier(at - 1) {
      at -= 1
      if isWord(at, .private, .fileprivate) { return true }
    }
    return false
  }
}

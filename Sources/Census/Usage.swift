package import Lexing

/// How a name is used where it stands, whatever it names.
package enum Usage {
  /// It is declared here: a function, property, case, type, parameter, local; a prototype or a macro.
  case declaration(Declared)
  /// An argument label, a parameter's name or a piece of a selector that is declared: no use at all.
  case label
  /// An import; the module's name.
  case importing
  /// `@Name`.
  case attribute
  /// What a declaration inherits from or conforms to.
  case conformance
  /// The type of something, where it is only named.
  case typeName
  /// A member: of the operand that ends at `receiver`, which is -1 where the type of the place decides.
  case member(receiver: Int, call: Int)
  /// A name that stands for itself; `call` is its parenthesis, or -1.
  case free(qualifier: Int, call: Int)
  /// A piece of the selector of the message at `open`.
  case selector(open: Int)
  /// The receiver of the message at `open`.
  case receiver(open: Int)

  /// A name that a file declares.
  package struct Declared: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A function or method, with the labels of its parameters.
      case function([String])
      /// A property, case, constant or macro without parameters.
      case value
      case type
      /// A parameter or variable of one function.
      case local
    }
    package let name: Name
    package let kind: Kind
  }
}

/// Names of modules that qualify what they declare: `Darwin.stat`.
private let qualifiers: Set<String> = [
  "Darwin", "Glibc", "Musl", "Foundation", "CoreFoundation", "Security", "Network", "UIKit", "AppKit", "SwiftUI",
  "WebKit", "CloudKit", "StoreKit", "os", "Photos", "AVFoundation", "CoreLocation", "UserNotifications", "Swift",
  "FoundationNetworking", "FoundationEssentials", "CFNetwork", "CoreBluetooth", "MapKit", "Contacts", "EventKit",
]

extension Code {
  func usage(of index: Int) -> Usage { isSwift ? swiftUsage(of: index) : cFamilyUsage(of: index) }

  // MARK: Swift

  private func swiftUsage(of index: Int) -> Usage {
    if mark(index - 1, "@") { return .attribute }
    if let before = receiver(of: index) {
      if isWord(introducer(around: index), .import) { return .label }
      if before >= 0, isQualifier(before) {
        return swiftFreeUsage(of: index, qualifier: before)
      }
      return .member(receiver: before, call: callParenthesis(after: index))
    }
    if let declared = swiftDeclaration(at: index) { return declared }
    return swiftFreeUsage(of: index, qualifier: -1)
  }

  private func isQualifier(_ index: Int) -> Bool {
    receiver(of: index) == nil && self[index].kind == .identifier && qualifiers.contains(text(index))
  }

  private func introducer(around index: Int) -> Int {
    // An import is short, so that only what stands right before can make it one.
    var at = index
    while at > 0, !startsLine(at), !mark(at - 1, ";"), index - at < 8 { at -= 1 }
    while isWord(at), isModifier(at) || mark(at, "@") { at += 1 }
    if mark(at, "@"), isWord(at + 1) { at += 2 }
    return at
  }

  /// What the name declares; nothing where it is used.
  private func swiftDeclaration(at index: Int) -> Usage? {
    let name = self[index].name
    if let word = word(index - 1) {
      switch word {
      case .func, .macro:
        return .declaration(.init(name: name, kind: .function(parameterLabels(after: index))))
      case .var, .let: return .declaration(.init(name: name, kind: isLocal(index - 1) ? .local : .value))
      case .case: return isEnumCase(index) ? .declaration(.init(name: name, kind: .value)) : nil
      case .class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype, .extension:
        if word == .actor, isAdjacent(index - 1, to: index) { return nil }
        return word == .extension ? .typeName : .declaration(.init(name: name, kind: .type))
      case .import: return .importing
      case .for: return .declaration(.init(name: name, kind: .local))
      case .operator, .precedencegroup: return .label
      default: break
      }
    }
    if isWord(introducer(around: index), .import) { return mark(index - 1, ".") ? .label : .importing }
    if mark(index + 1, ":"), mark(parent(index), "(") || mark(parent(index), "["),
      mark(index - 1, "(") || mark(index - 1, ",") || mark(parent(index), "(") && isWord(index - 1)
    {
      return mark(parent(index), "(") ? .label : nil
    }
    // Two words side by side are never an expression, but after a word of the language.
    if self[index - 1].kind == .identifier, word(index - 1) == nil, !startsLine(index) { return .label }
    if mark(index + 1, ":") == false, self[index + 1].kind == .identifier, mark(index + 2, ":"),
      mark(parent(index), "("), !startsLine(index + 1)
    {
      return .label  // the outer name of a parameter
    }
    if mark(index - 1, ","), isEnumCase(index) { return .declaration(.init(name: name, kind: .value)) }
    return nil
  }

  /// Whether the statement is a list of enum cases that the name is one of.
  private func isEnumCase(_ index: Int) -> Bool {
    let block = parent(index)
    guard mark(block, "{"), isWord(introducer(of: statement(around: index)), .case) else { return false }
    let opener = introducer(of: statement(around: block))
    return isWord(opener, .enum) || text(opener) == "indirect"
  }

  /// Whether `var` or `let` at `index` declares something of a function, not of a type or the file.
  func isLocal(_ index: Int) -> Bool {
    let block = enclosing(index, "{")
    guard block >= 0 else { return parent(index) >= 0 }
    let opener = introducer(of: statement(around: block))
    return !isWord(opener, in: .types)
  }

  /// The argument labels of the function whose name is at `index`.
  func parameterLabels(after index: Int) -> [String] {
    var at = index + 1
    if mark(at, "<") {
      while at < count, !mark(at, "(") { at += 1 }
    }
    guard mark(at, "(") else { return [] }
    return arguments(of: at).map { isWord($0) ? text($0) : "_" }
  }

  private func swiftFreeUsage(of index: Int, qualifier: Int) -> Usage {
    let call = callParenthesis(after: index)
    if call >= 0 { return .free(qualifier: qualifier, call: call) }
    if mark(index + 1, "."), isWord(index + 2) { return .free(qualifier: qualifier, call: -1) }
    if isConformance(index) { return .conformance }
    if isTypePosition(qualifier >= 0 ? qualifier : index, upTo: index) { return .typeName }
    return .free(qualifier: qualifier, call: -1)
  }

  /// Whether the name stands in the inheritance clause of a declaration.
  private func isConformance(_ index: Int) -> Bool {
    guard mark(index - 1, ":") || mark(index - 1, ",") || mark(index - 1, "&") else { return false }
    let statement = statement(around: index)
    let start = introducer(of: statement)
    guard isWord(start, in: .types) else { return false }
    var at = start
    while at < index {
      if mark(at, "{") || isWord(at, .where) { return false }
      at += 1
    }
    return parent(index) == parent(start)
  }

  /// Whether what begins at `start` is only the type of something: after a colon of a declaration, an arrow, `as`,
  /// `is`, in generic arguments, before `?` or `!` of an optional type.
  private func isTypePosition(_ start: Int, upTo index: Int) -> Bool {
    if isWord(start - 1, in: .beforeType) || isArrow(start - 1) { return true }
    if mark(start - 1, "?") || mark(start - 1, "!"), isWord(start - 2, .as) { return true }
    if mark(start - 1, "<") || mark(index + 1, ">") || mark(start - 1, "&") && isWord(start - 2) { return true }
    if mark(start - 1, ":") {
      // `case x: Name`, a dictionary's value and a labelled argument are no annotations.
      let open = parent(start)
      if mark(open, "(") { return isParameterList(open) || isWord(start - 3, .let, .var) }
      if mark(open, "[") { return isWord(open - 1, .as) || mark(open - 1, ":") || isArrow(open - 1) }
      let opener = introducer(of: statement(around: start))
      return isWord(opener, .var, .let) || isWord(start - 3, .let, .var)
    }
    if mark(start - 1, "["), mark(index + 1, "]") || mark(index + 1, ":") {
      return mark(start - 2, ":") || isArrow(start - 2) || isWord(start - 2, .as)
    }
    return false
  }

  private func isParameterList(_ open: Int) -> Bool {
    var at = open - 1
    if mark(at, ">") { while at > 0, !mark(at, "<"), open - at < 64 { at -= 1 }; at -= 1 }
    return isWord(at, .`init`, .`subscript`) && !mark(at - 1, ".") || isWord(at - 1, .func, .macro)
      || mark(at, "{") || mark(at, ":") || mark(at, "=") && isArrow(skip(open)) || isWord(at - 1, .case)
  }

  // MARK: The C family

  private func cFamilyUsage(of index: Int) -> Usage {
    if self[index - 1].kind == .directive { return cDirectiveUsage(of: index) }
    if mark(index - 1, "@") { return isWord(index, .import) ? .label : .attribute }
    if mark(index - 1, "."), mark(index + 1, "="), receiver(of: index) == -1 { return .label }
    if let before = receiver(of: index) { return .member(receiver: before, call: callParenthesis(after: index)) }
    if isScope(index - 1), isWord(index - 2) {
      return .free(qualifier: index - 2, call: callParenthesis(after: index))
    }
    if isWord(index - 1, .struct, .union, .enum, .class) { return .label }
    if let declared = cDeclaration(at: index) { return declared }
    let open = message(ofPiece: index)
    if open >= 0 { return .selector(open: open) }
    if mark(index - 1, "["), isMessage(index - 1) { return .receiver(open: index - 1) }
    if mark(index + 1, "*") || mark(index + 1, "&"), isWord(index + 2) || mark(index + 2, "*") || mark(index + 2, ")") || mark(index + 2, ","),
      !endsOperand(index - 1) || isWord(index - 1, .const, .return)
    {
      if mark(index + 2, ")") || mark(index + 2, ",") || mark(index + 2, "*") || isLikelyPointerDeclaration(index) { return .typeName }
    }
    if self[index + 1].kind == .identifier, !mark(parent(index), "[") { return .typeName }
    return .free(qualifier: isScope(index - 1) ? index - 1 : -1, call: callParenthesis(after: index))
  }

  private func isLikelyPointerDeclaration(_ index: Int) -> Bool {
    let after = index + 3
    return mark(after, "=") || mark(after, ";") || mark(after, ",") || mark(after, ")") || isWord(index + 2, .const)
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
    if mark(start, "-") || mark(start, "+"), mark(start + 1, "("), isObjectiveCTop(start), index < methodEnd(from: start) {
      if mark(parent(index), "(") { return .typeName }
      return .declaration(.init(name: name, kind: .function(methodPieces(from: start))))
    }
    if mark(start, "@"), isWord(start + 1) {
      if isWord(start + 1, .property), parent(index) == parent(start) {
        return mark(index + 1, ";") || mark(index + 1, ",") ? .declaration(.init(name: name, kind: .value)) : .typeName
      }
      if isWord(start + 1, .interface, .protocol, .implementation, .class) || text(start + 1) == "protocol" {
        return objectiveCHeader(index, start)
      }
      if isWord(start + 1, .import) { return .importing }
    }
    guard parent(index) < 0 || !mark(parent(index), "[") else { return nil }
    if let kind = declaredKind(index) { return .declaration(.init(name: name, kind: kind)) }
    return nil
  }

  /// The first token of the line that `index` is on, over the lines of open brackets.
  private func lineStart(of index: Int) -> Int {
    var at = index
    while at > 0, !isBoundary(before: at), index - at < 512 {
      let open = partner(at - 1)
      if mark(at - 1, "-") || mark(at - 1, "+"), startsLine(at - 1) { return at - 1 }
      if mark(at - 1, "@"), startsLine(at - 1) { return at - 1 }
      if self[at - 1].kind == .directive { return at }
      at = open >= 0 && open < at - 1 ? open : at - 1
    }
    return at
  }

  private func isObjectiveCTop(_ index: Int) -> Bool { startsLine(index) && enclosing(index, "{") < 0 }

  private func methodEnd(from start: Int) -> Int {
    var at = start
    while at < count, !mark(at, "{"), !mark(at, ";") { at = max(skip(at), at + 1) }
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
    if mark(before, "*"), mark(before - 1, "("), mark(index + 1, ")") {  // int (*stat)(…)
      return isTypeWord(before - 2) ? .local : nil
    }
    var hasPointer = false
    while mark(before, "*") || mark(before, "&") || isWord(before, .const, .restrict) {
      if mark(before, "*") || mark(before, "&") { hasPointer = true }
      before -= 1
    }
    guard isTypeWord(before), before >= 0 else { return nil }
    if hasPointer {
      // `a * stat(x)` multiplies: a declaration stands where a statement or a parameter begins.
      let start = lineStart(of: index)
      var at = start
      while isTypeWord(at) || mark(at, "*") || mark(at, "<") || mark(at, ">") || mark(at, "(") && at < before || self[at].kind == .directive { at += 1 }
      let isParameter = mark(parent(index), "(") && (mark(index + 1, ",") || mark(index + 1, ")"))
      guard isParameter || at >= index else { return nil }
    }
    if mark(index + 1, "(") {
      return parent(index) < 0 || mark(skip(index + 1), "{") || mark(skip(index + 1), ";") && enclosing(index, "{") < 0
        ? .function(arguments(of: index + 1).map { _ in "_" }) : (isTypeWord(before) && !hasPointer ? .function([]) : nil)
    }
    return enclosing(index, "{") < 0 && parent(index) < 0 ? .value : .local
  }

  private func isTypeWord(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    switch word(index) {
    case .return?, .else?, .do?, .case?, .goto?, .throw?, .in?, .sizeof?, .typeof?, .new?, .delete?, .if?, .while?: return false
    default: return self[index - 1].kind != .directive || !ConditionStack.name(of: index - 1, in: self).hasPrefix("def")
    }
  }
}

import Lexing

/// Names of modules that qualify what they declare: `Darwin.stat`.
private let qualifiers: Set<String> = [
  "Darwin", "Glibc", "Musl", "Foundation", "CoreFoundation", "Security", "Network", "UIKit", "AppKit",
  "SwiftUI",
  "WebKit", "CloudKit", "StoreKit", "os", "Photos", "AVFoundation", "CoreLocation", "UserNotifications",
  "Swift",
  "FoundationNetworking", "FoundationEssentials", "CFNetwork", "CoreBluetooth", "MapKit", "Contacts",
  "EventKit",
]

/// How Swift uses a name.
extension Code {
  func swiftUsage(of index: Int) -> Usage {
    if mark(index - 1, "@") || mark(index - 3, "@") && mark(index - 1, ".") { return .attribute }
    if let before = receiver(of: index) {
      if isWord(introducer(around: index), .import) { return .label }
      if before >= 0, isQualifier(before) || isType(index) && isImportedModule(before) {
        return swiftFreeUsage(of: index, qualifier: before)
      }
      return .member(receiver: before, call: callParenthesis(after: index))
    }
    if let declared = swiftDeclaration(at: index) {
      guard case .declaration(let what) = declared, what.kind != .local else { return declared }
      if isRebound(index) { return .label }
      return .declaration(self.declared(what, at: index))
    }
    return swiftFreeUsage(of: index, qualifier: -1)
  }

  /// Whether the declaration at `index` only gives the API its own name again: `@Environment(\.openURL) var openURL`,
  /// `typealias Logger = os.Logger`.
  private func isRebound(_ index: Int) -> Bool {
    let hash = textHash(index)
    if isWord(index - 1, .typealias) {
      guard mark(index + 1, "=") else { return false }
      if text(index + 2) == "_" + text(index) { return true }
      var at = index + 2
      while mark(at + 1, "."), isWord(at + 2) {
        at += 2
        if textHash(at) == hash { return true }
      }
      return false
    }
    // `let openURL: OpenURLAction`
    if isWord(index - 1, .let, .var), mark(index + 1, ":"), self[index + 2].name != .none {
      return text(index + 2).lowercased().hasPrefix(text(index).lowercased())
    }
    guard isWord(index - 1, .var) else { return false }
    var at = index - 1
    while at > 0, isModifier(at - 1) { at -= 1 }
    let open = partner(at - 1)
    guard mark(at - 1, ")"), mark(at - 3, "."), mark(open + 1, "\\"), isWord(open - 1), mark(open - 2, "@")
    else { return false }
    return textHash(at - 2) == hash
  }

  /// The type of the vocabulary that the body around `index` extends or inherits from: what `self` is there.
  func selfType(at index: Int) -> Name { selfTypePlace(at: index).map { self[$0].name } ?? .none }

  /// Where the name of that type stands; of another body where its own name does.
  func selfTypePlace(at index: Int) -> Int? {
    guard let head = typeHead(around: index)?.name else { return nil }
    let isHeir = self[head].name == .none && mark(head + 1, ":") && self[head + 2].name != .none
    return isHeir ? head + 2 : head
  }

  /// Whether the name is that of a system module, which says whose the name after it is.
  func isQualifier(_ index: Int) -> Bool {
    receiver(of: index) == nil && self[index].kind == .identifier && qualifiers.contains(text(index))
  }

  /// Whether the name is that of a module which the file imports: `Alamofire.Session`.
  func isImportedModule(_ index: Int) -> Bool {
    guard isType(index), receiver(of: index) == nil else { return false }
    let hash = textHash(index)
    return imports.contains { textHash(module(ofImportAt: $0)) == hash }
  }

  /// Whether the type at `index` is nested in one that is no type of the system and no module that the file knows, so that
  /// it is another one than the system's of its name: `API.URLSession`.
  func isNestedInOwn(_ index: Int) -> Bool {
    guard isSwift, let before = receiver(of: index), before >= 0, isType(before) else { return false }
    return self[before].name == .none && !isQualifier(before) && !isImportedModule(before)
  }

  /// Where a chain of nothing but types begins that ends at `index`: `Data` of `Data.WritingOptions`; nothing where
  /// something else is in it.
  func typeChainStart(endingAt index: Int) -> Int? {
    var at = index
    for _ in 0..<8 where isSwift && isType(at) {
      guard let before = receiver(of: at) else { return at }
      guard before == at - 2 else { return nil }
      at = before
    }
    return nil
  }

  /// Whether the file imports the module, or something of it: `import os.log`, `import struct os.Logger`. `#if os(iOS)`
  /// names no module.
  func isImported(_ module: Name) -> Bool {
    imports.contains { self[self.module(ofImportAt: $0)].name == module }
  }

  /// Where the name of the module stands behind the word `import`, past the kind of what is imported.
  func module(ofImportAt word: Int) -> Int {
    let isKind = isWord(word + 2) && !startsLine(word + 2) && self[word + 1].kind == .keyword
    return isKind ? word + 2 : word + 1
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
    parameterList(after: index).map { arguments(of: $0).map { isWord($0) ? text($0) : "_" } } ?? []
  }

  /// Those of the parameters that have no default.
  func requiredLabels(after index: Int) -> [String] {
    guard let open = parameterList(after: index) else { return [] }
    return arguments(of: open).filter { !hasDefault($0) }.map { isWord($0) ? text($0) : "_" }
  }

  private func parameterList(after index: Int) -> Int? {
    var at = index + 1
    if mark(at, "<") {
      while at < count, !mark(at, "(") { at += 1 }
    }
    return mark(at, "(") ? at : nil
  }

  private func hasDefault(_ parameter: Int) -> Bool {
    var at = parameter
    while at < count, at - parameter < 64, !mark(at, ","), !mark(at, ")") {
      if mark(at, "=") { return true }
      at = max(skip(at), at + 1)
    }
    return false
  }

  private func swiftFreeUsage(of index: Int, qualifier: Int) -> Usage {
    let call = callParenthesis(after: index)
    if call >= 0, isCompoundName(call), !isWord(call - 1, .`init`) {
      return .free(qualifier: qualifier, call: -1)
    }
    if call >= 0 { return .free(qualifier: qualifier, call: call) }
    if memberDot(after: index) >= 0 { return .free(qualifier: qualifier, call: -1) }
    if isConformance(index) { return .conformance }
    if isTypePosition(qualifier >= 0 ? qualifier : index, upTo: index) {
      let dot = impliedMember(ofType: index)
      return dot >= 0 ? .implied(dot: dot) : .typeName
    }
    return .free(qualifier: qualifier, call: -1)
  }

  /// The dot of the member that is the value of what has the type at `index`: `name: Type = .init()`,
  /// `-> Type { .shared }`; -1 where none follows.
  func impliedMember(ofType index: Int) -> Int {
    var at = index + 1
    while mark(at, "?") || mark(at, "!") { at += 1 }
    guard mark(at, "=") || mark(at, "{") else { return -1 }
    at += 1
    if mark(at - 1, "{"), isWord(at, .return) { at += 1 }
    while isWord(at, .try, .await) || mark(at, "?") || mark(at, "!") { at += 1 }
    return mark(at, ".") && isWord(at + 1) ? at : -1
  }

  /// The other name that `typealias` gives the type at `index`, which its module may stand before.
  func newName(ofType index: Int) -> Int? {
    guard isSwift, !mark(index + 1, "."), !mark(index + 1, "<") else { return nil }
    let module = index - 2
    let isQualified = mark(index - 1, ".") && (isQualifier(module) || isImportedModule(module))
    let start = isQualified ? module : index
    return mark(start - 1, "=") && isWord(start - 3, .typealias) ? start - 2 : nil
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
    if mark(start - 1, "<") || mark(index + 1, ">") || mark(start - 1, "&") && isWord(start - 2) {
      return true
    }
    if mark(start - 1, ":") {
      // `case x: Name`, a dictionary's value and a labelled argument are no annotations.
      let open = parent(start)
      if mark(open, "(") { return isParameterList(open) || isWord(start - 3, .let, .var) }
      if mark(open, "[") { return isWord(open - 1, .as) || mark(open - 1, ":") || isArrow(open - 1) }
      let opener = introducer(of: statement(around: start))
      guard isWord(opener, .var, .let) else { return isWord(start - 3, .let, .var) }
      // What follows the other colon of a choice is a value.
      return isWord(start - 3, .let, .var) || mark(start - 3, ",")
        || mark(start - 2, ")") && mark(opener + 1, "(")
    }
    if mark(start - 1, "["), mark(index + 1, "]") || mark(index + 1, ":") {
      return mark(start - 2, ":") || isArrow(start - 2) || isWord(start - 2, .as)
    }
    return false
  }

  func isParameterList(_ open: Int) -> Bool {
    var at = open - 1
    if mark(at, ">") {
      while at > 0, !mark(at, "<"), open - at < 64 { at -= 1 }
      at -= 1
    }
    return isWord(at, .`init`, .`subscript`) && !mark(at - 1, ".") || isWord(at - 1, .func, .macro)
      || mark(at, "{") || mark(at, ":") || mark(at, "=") && isArrow(skip(open)) || isWord(at - 1, .case)
  }
}

import Lexing

/// In which type Swift code declares something, and who sees it.
extension Code {
  /// What is declared at `index` with the type in whose body it stands, and how far it is seen.
  func declared(_ what: Usage.Declared, at index: Int) -> Usage.Declared {
    let isCase = !isWord(index - 1, .func, .macro) && !isWord(index - 1, .var, .let) && !isDeclaredType(index)
    // A case has the access of its enum.
    let modifiers = isCase ? Modifiers() : modifiers(before: index - 1)
    guard let (head, introducer) = typeHead(around: index) else {
      return what.owned(by: 0, modifiers.reach ?? .module)
    }
    let isProperty = what.kind == .value && !isCase && !modifiers.isStatic
    let what = isProperty ? Usage.Declared(name: what.name, kind: .property) : what
    let owner = textHash(head)
    let isOfFile = modifiers.reach == .file
    // What an extension adds to a type of the system calls the API in turn, or is another way to it.
    if isWord(introducer, .extension), self[head].name != .none {
      return what.owned(by: owner, isOfFile ? .file : .module)
    }
    if let reach = modifiers.reach { return what.owned(by: owner, reach) }
    // What a member does not say, its extension or protocol says.
    let isAsAround = isWord(introducer, .extension, .protocol) || isCase && isWord(introducer, .enum)
    return what.owned(by: owner, isAsAround ? self.modifiers(before: introducer).reach ?? .module : .module)
  }

  /// Whether an extension of a type of the system declares what is at `index`.
  func isAddedToSystem(_ index: Int) -> Bool {
    guard let (head, introducer) = typeHead(around: index) else { return false }
    return isWord(introducer, .extension) && self[head].name != .none
  }

  private func isDeclaredType(_ index: Int) -> Bool {
    isWord(index - 1, in: .types) || isWord(index - 1, .typealias, .associatedtype)
  }

  /// What the words before an introducing word say; no reach where they say nothing of it.
  private struct Modifiers {
    var reach: Usage.Declared.Reach?
    var isStatic = false
    var isOverride = false
  }

  /// Whether what is declared at `index` takes the place of what a class has that its type inherits from.
  func isOverride(_ index: Int) -> Bool {
    isWord(index - 1, .func, .var) && modifiers(before: index - 1).isOverride
  }

  private func modifiers(before introducer: Int) -> Modifiers {
    var modifiers = Modifiers()
    var at = introducer
    while at > 0, introducer - at < 64 {
      let before = at - 1
      if isModifier(before) {
        if isWord(before, .private, .fileprivate) { modifiers.reach = .file }
        if isWord(before, .internal) { modifiers.reach = .module }
        if isWord(before, .public) || word(before) == nil && ["open", "package"].contains(text(before)) {
          modifiers.reach = .shared
        }
        if isWord(before, .static, .class) { modifiers.isStatic = true }
        if isWord(before, .override) { modifiers.isOverride = true }
        at = before
      } else if mark(before, ")"), partner(before) > 0, isWord(partner(before) - 1) {
        // `private(set)` speaks of setting alone, and an attribute of nothing.
        at = partner(before) - 1
        if mark(at - 1, "@") { at -= 1 }
      } else if isWord(before), mark(before - 1, "@") {
        at = before - 1
      } else {
        break
      }
    }
    return modifiers
  }

  /// The name of the type or extension in whose body `index` stands, the last where it is dotted, and the word that
  /// introduces it.
  func typeHead(around index: Int) -> (name: Int, introducer: Int)? {
    var block = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where block >= 0 {
      if let head = typeHead(ofBody: block) { return head }
      block = enclosing(block, "{")
    }
    return nil
  }

  /// The same of the type or extension whose body begins at `block`; nothing where something else begins there.
  func typeHead(ofBody block: Int) -> (name: Int, introducer: Int)? {
    let introducer = introducer(of: statement(around: block))
    guard isWord(introducer, in: .types), isWord(introducer + 1) else { return nil }
    var at = introducer + 1
    while mark(at + 1, "."), isWord(at + 2) { at += 2 }
    return (at, introducer)
  }

  /// The names of the type whose body begins at `block`, the last first, then of what it says that it inherits from; as
  /// hashes.
  func typeNames(ofBody block: Int) -> [UInt64] {
    guard let (name, _) = typeHead(ofBody: block) else { return [] }
    var names = [textHash(name)]
    var at = name
    while mark(at - 1, "."), isWord(at - 2), names.count < 32 {
      at -= 2
      names.append(textHash(at))
    }
    at = name + 1
    if mark(at, "<") {
      while at < block, !mark(at, ">") { at += 1 }
      at += 1
    }
    guard mark(at, ":") else { return names }
    while at < block, !isWord(at, .where), names.count < 32 {
      if isWord(at), !mark(at + 1, "."), !mark(at - 1, "@"), !mark(at - 1, "<") { names.append(textHash(at)) }
      at += 1
    }
    return names
  }

  /// The modules that the file imports, or of which it imports something, as hashes of their names.
  func importedModules() -> [UInt64] { imports.map { textHash(module(ofImportAt: $0)) } }
}

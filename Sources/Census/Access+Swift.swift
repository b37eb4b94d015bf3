import Lexing

/// In which type Swift code declares something, and who sees it.
extension Code {
  /// The type in whose body `index` stands, by the hash of its name; what is private to the file has the file. And whether
  /// other modules see what is declared there.
  func reach(ofDeclarationAt index: Int) -> (owner: UInt64, isShared: Bool) {
    // A case has the access of its enum.
    let isCase = !isWord(index - 1, .func, .macro) && !isWord(index - 1, .var, .let) && !isDeclaredType(index)
    let access = isCase ? nil : access(before: index - 1)
    guard let (head, introducer) = typeHead(around: index) else {
      return access == .file ? (Usage.Declared.file, false) : (0, access == .shared)
    }
    // What an extension adds to a type of the system calls the API in turn, or is another way to it.
    if isWord(introducer, .extension), self[head].name != .none { return (textHash(head), false) }
    if let access { return (textHash(head), access == .shared) }
    // What a member does not say, its extension or protocol says.
    let isAsAround = isWord(introducer, .extension, .protocol) || isCase && isWord(introducer, .enum)
    return (textHash(head), isAsAround && self.access(before: introducer) == .shared)
  }

  private func isDeclaredType(_ index: Int) -> Bool {
    isWord(index - 1, in: .types) || isWord(index - 1, .typealias, .associatedtype)
  }

  private enum Access { case file, module, shared }

  /// What the modifiers before an introducing word say; nothing where they say nothing.
  private func access(before introducer: Int) -> Access? {
    var at = introducer
    while at > 0, introducer - at < 64 {
      let before = at - 1
      if isModifier(before) {
        if isWord(before, .private, .fileprivate) { return .file }
        if isWord(before, .internal) { return .module }
        if isWord(before, .public) || word(before) == nil && ["open", "package"].contains(text(before)) {
          return .shared
        }
        at = before
      } else if mark(before, ")"), partner(before) > 0, isWord(partner(before) - 1) {
        // `private(set)` speaks of setting alone, and an attribute of nothing.
        at = partner(before) - 1
        if mark(at - 1, "@") { at -= 1 }
      } else if isWord(before), mark(before - 1, "@") {
        at = before - 1
      } else {
        return nil
      }
    }
    return nil
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

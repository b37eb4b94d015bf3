import Lexing

/// The types, functions and properties of a Swift file. What is local to a function belongs to that function.
enum SwiftOutline {
  static func scopes(of code: Code) -> [Outline.Scope] {
    var scopes: [Outline.Scope] = []
    var open: [(end: Int, scope: Int)] = []
    var index = 0
    while index < code.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      guard index == 0 || code.isBoundary(before: index) else {
        index = max(code.skip(index), index + 1)
        continue
      }
      let start = index
      let introducer = code.introducer(of: start..<min(code.count, start + Code.reach))
      guard let declaration = declaration(at: introducer, in: code) else {
        index = code[start].kind == .directive ? start + 1 : max(code.skip(introducer), introducer + 1)
        continue
      }
      let end = max(declaration.end, introducer + 1)
      scopes.append(
        Outline.Scope(range: start..<end, name: declaration.name, container: open.last?.scope ?? -1))
      index = end
      if let body = declaration.body {
        open.append((end, scopes.count - 1))
        index = body + 1
      }
    }
    return scopes
  }

  private struct Declaration {
    let name: Outline.ScopeName
    /// The brace of a type's body.
    var body: Int?
    let end: Int
  }

  private static func declaration(at index: Int, in code: Code) -> Declaration? {
    guard let word = code.word(index) else { return nil }
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .actor: return type(at: index, in: code)
    case .func, .`init`, .subscript, .deinit, .macro:
      return Declaration(name: .swiftFunction(index), end: code.declarationEnd(from: index))
    case .var, .let, .case, .typealias:
      guard code.isWord(index + 1) || code.mark(index + 1, "(") else { return nil }
      return Declaration(name: .word(index + 1), end: code.declarationEnd(from: index))
    default: return nil
    }
  }

  private static func type(at index: Int, in code: Code) -> Declaration? {
    guard code.isWord(index + 1) else { return nil }
    var at = index + 2
    while at < code.count, !code.mark(at, "{"), !code.mark(at, "}"), at - index < Code.reach {
      at = max(code.skip(at), at + 1)
    }
    guard code.mark(at, "{") else { return nil }
    let close = code.partner(at) >= 0 ? code.partner(at) : code.count
    return Declaration(name: .word(index + 1), body: at, end: close + 1)
  }
}

extension Code {
  /// Where the declaration that begins at `index` ends: after its body, its initial value or its accessors.
  fileprivate func declarationEnd(from index: Int) -> Int {
    var at = index + 1
    while at < count {
      if mark(at, "{"), skip(at) > at {
        at = skip(at)
        // Accessors or observers may follow an initial value that ends with a closure.
        guard mark(at, ".") || mark(at, "(") || mark(at, "{") || mark(at, "?") else { return at }
        continue
      }
      if at > index + 1, isBoundary(before: at), !mark(at, "{") { return at }
      at = max(skip(at), at + 1)
    }
    return count
  }
}

import Lexing

/// Which declarations enclose what: made once for a file that has a site.
struct Outline {
  /// A declaration, from its first attribute to its end.
  struct Scope {
    let range: Range<Int>
    let name: ScopeName
    /// The type around it, as its place among the scopes, or -1.
    let container: Int
  }

  /// Where a declaration's name is to be read; most are never asked for.
  enum ScopeName {
    /// A type, a property, a case: the words from here, with the dots between them.
    case word(Int)
    /// A function, an initialiser or a subscript, by its introducing word.
    case swiftFunction(Int)
    /// An Objective-C method by its `-` or `+`, and the name of its class, or -1.
    case method(Int, container: Int)
    case cFunction(Int)
  }

  private let scopes: [Scope]

  init(_ code: Code) {
    scopes = code.isSwift ? SwiftOutline.scopes(of: code) : CFamilyOutline.scopes(of: code)
  }

  /// The path of the innermost declaration around a token, `Client.load(_:)`; empty at the top of a file.
  func path(at index: Int, in code: Code) -> String {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    var place = low - 1
    while place >= 0, !scopes[place].range.contains(index) { place -= 1 }
    var names: [String] = []
    while place >= 0 {
      names.append(code.text(of: scopes[place].name))
      place = scopes[place].container
    }
    return names.reversed().joined(separator: ".")
  }
}

extension Code {
  fileprivate func text(of name: Outline.ScopeName) -> String {
    switch name {
    case .word(let index): return dottedName(at: index)
    case .swiftFunction(let introducer): return swiftFunctionName(at: introducer)
    case .method(let start, let container):
      let sign = mark(start, "-") ? "-" : "+"
      return "\(sign)[\(container >= 0 ? text(container) : "") \(methodPieces(from: start).joined())]"
    case .cFunction(let index):
      var name = text(index)
      var back = index
      while isScope(back - 1), isWord(back - 2) {
        name = text(back - 2) + "::" + name
        back -= 2
      }
      return name
    }
  }

  private func dottedName(at index: Int) -> String {
    guard isWord(index) else { return "_" }  // a tuple
    var name = text(index)
    var at = index + 1
    while mark(at, "."), isWord(at + 1), !startsLine(at) {
      name += "." + text(at + 1)
      at += 2
    }
    return name
  }

  private func swiftFunctionName(at introducer: Int) -> String {
    let isNamed = isWord(introducer, .func, .macro)
    let start = isNamed ? introducer + 1 : introducer
    var name = text(start)
    var at = start + 1
    while at < count, isNamed, self[at].kind == .punctuation, !mark(at, "("), !mark(at, "<") {
      name += text(at)  // an operator of several bytes
      at += 1
    }
    while at < count, !mark(at, "("), !mark(at, "{"), !isBoundary(before: at) { at += 1 }
    guard mark(at, "(") else { return name }
    return name + "(" + arguments(of: at).map { (isWord($0) ? text($0) : "_") + ":" }.joined() + ")"
  }
}

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
      let introducer = code.introducer(of: start..<code.count)
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
    while at < code.count, !code.mark(at, "{"), !code.mark(at, "}") { at = max(code.skip(at), at + 1) }
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

/// The methods, functions and classes of a file of the C family.
enum CFamilyOutline {
  static func scopes(of code: Code) -> [Outline.Scope] {
    var scopes: [Outline.Scope] = []
    var container = -1
    var start = 0
    var index = 0
    var isDirective = false
    while index < code.count {
      if code.startsLine(index) {
        if isDirective { start = index }
        isDirective = code[index].kind == .directive
      }
      if code.mark(index, "@"), code.isWord(index + 1) {
        if code.isWord(index + 1, .implementation, .interface) { container = index + 2 }
        if code.isWord(index + 1, .end) { container = -1 }
      }
      let close = code.mark(index, "{") ? code.partner(index) : -1
      if close > index {
        if let name = name(ofBodyAt: index, from: start, container, code) {
          scopes.append(Outline.Scope(range: start..<close + 1, name: name, container: -1))
        } else if isTransparent(start, index, code) {
          index += 1
          start = index
          continue
        } else {
          index = close + 1
          continue
        }
        index = close + 1
        start = index
        continue
      }
      if code.mark(index, ";") || code.mark(index, "}") || code.isWord(index, .end) { start = index + 1 }
      let isGroup = code.mark(index, "(") || code.mark(index, "[")
      index = max(isGroup ? code.skip(index) : index + 1, index + 1)
    }
    return scopes
  }

  /// Whether a brace opens a space in which functions stand, not a body or a list.
  private static func isTransparent(_ start: Int, _ open: Int, _ code: Code) -> Bool {
    (start..<max(start, open)).suffix(32).contains { code.isWord($0, .extern, .namespace, .class, .struct) }
  }

  private static func name(
    ofBodyAt open: Int, from start: Int, _ container: Int, _ code: Code
  ) -> Outline.ScopeName? {
    var at = start
    while at < open, code[at].kind == .directive { at += 1 }
    if code.mark(at, "-") || code.mark(at, "+") { return .method(at, container: container) }
    at = max(at, open - 512)
    while at < open {
      if code.isWord(at), code.mark(at + 1, "("), code.skip(at + 1) > at + 1, code.skip(at + 1) <= open {
        guard isAnnotation(at, code) else { return .cFunction(at) }
        at = code.skip(at + 1)
        continue
      }
      if code.mark(at, "=") { return nil }
      at = max(code.skip(at), at + 1)
    }
    return nil
  }

  private static func isAnnotation(_ index: Int, _ code: Code) -> Bool {
    let name = code.text(index)
    return name.hasPrefix("__attribute") || name.hasPrefix("NS_") || name.hasPrefix("API_")
  }
}

import Lexing

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

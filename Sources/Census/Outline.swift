import Lexing

/// Which declarations enclose what: made once for a file that has a site.
struct Outline {
  /// A declaration, from its first attribute to its end, by its path: `Client.load(_:)`.
  struct Scope {
    let range: Range<Int>
    let path: String
  }

  private let scopes: [Scope]

  init(_ code: Code) {
    var builder = code.isSwift ? SwiftOutline.scopes(of: code) : CFamilyOutline.scopes(of: code)
    builder.sort { $0.range.lowerBound < $1.range.lowerBound }
    scopes = builder
  }

  /// The path of the innermost declaration around a token; empty at the top of a file.
  func path(at index: Int) -> String {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    var place = low - 1
    while place >= 0 {
      if scopes[place].range.contains(index) { return scopes[place].path }
      place -= 1
    }
    return ""
  }
}

/// The types, functions and properties of a Swift file. What is local to a function belongs to that function.
enum SwiftOutline {
  static func scopes(of code: Code) -> [Outline.Scope] {
    var scopes: [Outline.Scope] = []
    var open: [(close: Int, path: String)] = []
    var index = 0
    while index < code.count {
      while let last = open.last, index >= last.close { open.removeLast() }
      guard code.isBoundary(before: index) || index == 0 else {
        index = max(code.skip(index), index + 1)
        continue
      }
      let start = index
      let introducer = code.introducer(of: start..<code.count)
      let prefix = open.last.map { $0.path } ?? ""
      guard let declared = declaration(at: introducer, in: code) else {
        index = max(code.skip(introducer), introducer + 1)
        if code[start].kind == .directive { index = start + 1 }
        continue
      }
      let path = prefix.isEmpty ? declared.name : prefix + "." + declared.name
      let end = declared.isType ? declared.bodyEnd : declared.end
      scopes.append(Outline.Scope(range: start..<max(end, introducer + 1), path: path))
      if declared.isType, declared.body >= 0 {
        open.append((declared.bodyEnd, path))
        index = declared.body + 1
      } else {
        index = max(end, introducer + 1)
      }
    }
    return scopes
  }

  private struct Declaration {
    let name: String
    let isType: Bool
    /// The brace of the body, or -1.
    let body: Int
    let bodyEnd: Int
    let end: Int
  }

  private static func declaration(at index: Int, in code: Code) -> Declaration? {
    guard let word = code.word(index) else { return nil }
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .actor:
      guard code.isWord(index + 1) else { return nil }
      var name = code.text(index + 1)
      var at = index + 2
      while code.mark(at, "."), code.isWord(at + 1) {
        name += "." + code.text(at + 1)
        at += 2
      }
      while at < code.count, !code.mark(at, "{"), !code.mark(at, "}") { at = max(code.skip(at), at + 1) }
      guard code.mark(at, "{") else { return nil }
      let close = code.partner(at) >= 0 ? code.partner(at) : code.count
      return Declaration(name: name, isType: true, body: at, bodyEnd: close + 1, end: close + 1)
    case .func, .`init`, .`subscript`, .deinit, .macro:
      return function(at: index, word, in: code)
    case .var, .let, .case, .typealias:
      let nameAt = index + 1
      guard code.isWord(nameAt) || code.mark(nameAt, "(") else { return nil }
      let end = code.declarationEnd(from: index)
      let name = code.isWord(nameAt) ? code.text(nameAt) : "_"
      return Declaration(name: name, isType: false, body: -1, bodyEnd: end, end: end)
    default: return nil
    }
  }

  private static func function(at index: Int, _ word: Word, in code: Code) -> Declaration? {
    let named = word == .func || word == .macro
    let nameAt = named ? index + 1 : index
    var name = code.text(nameAt)
    var at = nameAt + 1
    while at < code.count, named, code[at].kind == .punctuation, !code.mark(at, "("), !code.mark(at, "<") {
      name += code.text(at)  // an operator of several bytes
      at += 1
    }
    while at < code.count, !code.mark(at, "("), !code.mark(at, "{"), !code.isBoundary(before: at) { at += 1 }
    if code.mark(at, "(") {
      let labels = code.arguments(of: at).map { code.isWord($0) ? code.text($0) : "_" }
      name += "(" + labels.map { $0 + ":" }.joined() + ")"
    }
    let end = code.declarationEnd(from: index)
    return Declaration(name: name, isType: false, body: -1, bodyEnd: end, end: end)
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
    var container = ""
    var index = 0
    var start = 0
    while index < code.count {
      if code.mark(index, "@"), code.isWord(index + 1) {
        if code.isWord(index + 1, .implementation, .interface) { container = code.text(index + 2) }
        if code.isWord(index + 1, .end) { container = "" }
      }
      if code.mark(index, "{"), code.partner(index) > index {
        let close = code.partner(index)
        if let name = name(ofBodyAt: index, from: start, container, code) {
          scopes.append(Outline.Scope(range: start..<close + 1, path: name))
          start = close + 1
          index = close + 1
          continue
        }
        if code.isWord(start, .extern, .namespace, .class, .struct) || isTransparent(start, index, code) {
          index += 1
          start = index
          continue
        }
        index = close + 1
        continue
      }
      if code.mark(index, ";") || code.mark(index, "}") || endsDirective(index, code) || code.isWord(index, .end) {
        start = index + 1
      }
      index = max(code.mark(index, "(") || code.mark(index, "[") ? code.skip(index) : index + 1, index + 1)
    }
    return scopes
  }

  /// Whether a line begins after `index` and the line before was a directive.
  private static func endsDirective(_ index: Int, _ code: Code) -> Bool {
    guard code.startsLine(index + 1) else { return false }
    var at = index
    while at > 0, !code.startsLine(at), index - at < 256 { at -= 1 }
    return code[at].kind == .directive
  }

  private static func isTransparent(_ start: Int, _ open: Int, _ code: Code) -> Bool {
    var at = start
    while at < open {
      if code.isWord(at, .extern, .namespace, .class, .struct) { return true }
      at += 1
    }
    return false
  }

  private static func name(ofBodyAt open: Int, from start: Int, _ container: String, _ code: Code) -> String? {
    var at = start
    while at < open, code[at].kind == .directive { at += 1 }
    if code.mark(at, "-") || code.mark(at, "+") {
      let pieces = code.methodPieces(from: at)
      return "\(code.mark(at, "-") ? "-" : "+")[\(container) \(pieces.joined())]"
    }
    while at < open {
      if code.isWord(at), code.mark(at + 1, "("), code.skip(at + 1) > at + 1, code.skip(at + 1) <= open {
        if code.text(at).hasPrefix("__attribute") || code.text(at).hasPrefix("NS_") { at = code.skip(at + 1); continue }
        var name = code.text(at)
        var back = at
        while code.isScope(back - 1), code.isWord(back - 2) {
          name = code.text(back - 2) + "::" + name
          back -= 2
        }
        return name
      }
      if code.mark(at, "=") { return nil }
      at = max(code.skip(at), at + 1)
    }
    return nil
  }
}

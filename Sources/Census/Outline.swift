import Bytes
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
    /// What a macro makes of its arguments: `TEST(Store, Opens) {`.
    case cMacro(Int)
    case objectiveCClass(Int)

    var isObjectiveCClass: Bool {
      if case .objectiveCClass = self { true } else { false }
    }
  }

  private let scopes: [Scope]
  /// The scope that was asked for last and its path: sites come in order, and several to a declaration.
  private var last: (place: Int, path: String) = (-1, "")

  init(_ code: Code) {
    scopes = code.isSwift ? SwiftOutline.scopes(of: code) : CFamilyOutline.scopes(of: code)
  }

  /// The path of the innermost declaration around a token, `Client.load(_:)`; empty at the top of a file.
  mutating func path(at index: Int, in code: Code) -> String {
    // Of neighbours the last is over when the next begins, so that only what is around it can hold the token.
    var place = scopes.indices.partitioningIndex { scopes[$0].range.lowerBound > index } - 1
    while place >= 0, !scopes[place].range.contains(index) { place = scopes[place].container }
    if place != last.place { last = (place, path(ofScopeAt: place, in: code)) }
    return last.path
  }

  private func path(ofScopeAt scope: Int, in code: Code) -> String {
    var path = ""
    var depth = 0
    var place = scope
    while place >= 0, depth < 32 {
      let name = scopes[place].name
      // Methods say their class, and a function between them is none of its members.
      if !name.isObjectiveCClass || depth == 0 {
        let text = code.text(of: name)
        path = depth == 0 ? text : text + (code.isSwift ? "." : "::") + path
        depth += 1
      }
      place = scopes[place].container
    }
    return path
  }
}

extension Code {
  fileprivate func text(of name: Outline.ScopeName) -> String {
    switch name {
    case .word(let index): return dottedName(at: index)
    case .objectiveCClass(let index): return text(index)
    case .swiftFunction(let introducer): return swiftFunctionName(at: introducer)
    case .method(let start, let container):
      let sign = mark(start, "-") ? "-" : "+"
      return "\(sign)[\(container >= 0 ? text(container) : "") \(methodPieces(from: start).joined())]"
    case .cMacro(let index):
      let arguments = arguments(of: index + 1).filter { place in
        isWord(place) && (mark(place + 1, ",") || mark(place + 1, ")") || mark(place + 1, ":"))
      }
      return "\(text(index))(\(arguments.map(text).joined(separator: ", ")))"
    case .cFunction(let index):
      var name = text(index)
      if isWord(index, .operator) {
        var at = index + 1
        repeat {
          name += (isWord(at) ? " " : "") + text(at)
          at += 1
        } while at < count && !mark(at, "(")
      }
      var back = index
      if mark(back - 1, "~") {
        name = "~" + name
        back -= 1
      }
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
    while at < count, !mark(at, "("), !mark(at, "{"), !isBoundary(before: at), at - start < Code.reach {
      at += 1
    }
    guard mark(at, "(") else { return name }
    return name + "(" + arguments(of: at).map { (isWord($0) ? text($0) : "_") + ":" }.joined() + ")"
  }
}

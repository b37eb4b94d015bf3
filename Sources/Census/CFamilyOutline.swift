import Bytes
import Lexing

/// The methods, functions, types and variables of a file of the C family. What is local to a function belongs to it.
enum CFamilyOutline {
  static func scopes(of code: Code) -> [Outline.Scope] {
    var walk = CFamilyWalk(code)
    walk.run()
    return walk.scopes
  }
}

/// A walk over what stands outside of bodies, one item after another: an item ends with its semicolon or body.
private struct CFamilyWalk {
  private let code: Code
  var scopes: [Outline.Scope] = []
  /// The types that are open, and the class whose `@implementation` is.
  private var open: [(end: Int, scope: Int)] = []
  /// Where the item began, and where in it a method and the first `=` are; -1 where there is none.
  private var start = 0
  private var method = -1
  private var equals = -1
  /// A function with old-style parameters, which are items between its head and its body.
  private var oldHead = -1
  /// A method whose body may come after its semicolon: `- (void)load; {`.
  private var oldMethod = -1

  init(_ code: Code) { self.code = code }

  mutating func run() {
    var index = 0
    while index < code.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      if code[index].kind == .directive {
        index = directive(index)
      } else {
        index = step(index)
      }
    }
  }

  private mutating func begin(_ index: Int) -> Int {
    (start, method, equals) = (index, -1, -1)
    return index
  }

  private mutating func add(_ range: Range<Int>, _ name: Outline.ScopeName) {
    scopes.append(Outline.Scope(range: range, name: name, container: open.last?.scope ?? -1))
  }

  /// A macro is a declaration of its own; other directives are no part of any item.
  private mutating func directive(_ index: Int) -> Int {
    var end = index + 1
    while end < code.count, !code.startsLine(end) { end += 1 }
    if code.isWord(index + 1), ConditionStack.name(of: index, in: code) == "define" {
      add(index..<end, .word(index + 1))
    }
    if start == index { start = end }
    return end
  }

  private mutating func step(_ index: Int) -> Int {
    switch code.mark(index) {
    case UInt8(ascii: "@"): return keyword(index)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if code.startsLine(index), equals < 0, code.mark(index + 1, "(") || code.isWord(index + 1) {
        method = index
      }
      return index + 1
    case UInt8(ascii: "="):
      if equals < 0 { equals = index }
      return index + 1
    case UInt8(ascii: ";"): return semicolon(index)
    case UInt8(ascii: "{"): return brace(index)
    case UInt8(ascii: "}"): return begin(index + 1)
    case UInt8(ascii: "("), UInt8(ascii: "["): return max(code.skip(index), index + 1)
    default:
      if code.isWord(index, .template) { return afterAngles(index + 1) }
      return code.isWord(index, .operator) ? operatorParenthesis(index, index + 8) ?? index + 1 : index + 1
    }
  }

  /// The index after `<typename T = int>`.
  private func afterAngles(_ index: Int) -> Int {
    var depth = 0
    var at = index
    while at < code.count, at - index < 256, !code.mark(at, "{"), !code.mark(at, ";") {
      let token = code[at]
      if code.mark(at, "<") { depth += 1 }
      if token.kind == .punctuation, code.source.base[token.end - 1] == UInt8(ascii: ">"), !code.isArrow(at) {
        depth -= Int(token.length)
      }
      at += 1
      if depth <= 0 { return at }
    }
    return index
  }

  /// `@implementation` and its like begin a class that the next `@end` ends.
  private mutating func keyword(_ at: Int) -> Int {
    if code.isWord(at + 1, .end) {
      if let last = open.popLast(), last.scope >= 0 {
        scopes[last.scope] = scopes[last.scope].ending(at: at + 2)
      }
      return begin(at + 2)
    }
    let isClass = code.isWord(at + 1, .implementation, .interface)
    guard isClass || code.isWord(at + 1) && code.text(at + 1) == "protocol", code.isWord(at + 2) else {
      return at + 1
    }
    var index = at + 3
    if !isClass, !code.mark(index, "<"), !code.startsLine(index) || code.mark(index, ";") { return index }
    // What it inherits, its category, its protocols and its variables are no item.
    while code.mark(index, ":") || code.mark(index, "(") || code.mark(index, "<") || code.mark(index, ",")
      || code.mark(index, ">") || code.isWord(index) && !code.startsLine(index)
      || code.isWord(index)
        && (code.mark(index - 1, ":") || code.mark(index - 1, ",") || code.mark(index - 1, "<"))
    { index = max(code.skip(index), index + 1) }
    if code.mark(index, "{") { index = max(code.skip(index), index + 1) }
    open.removeAll()  // classes do not nest, so one that is open has lost its end
    add(at..<code.count, .objectiveCClass(at + 2))
    open.append((code.count, scopes.count - 1))
    return begin(index)
  }

  private mutating func semicolon(_ index: Int) -> Int {
    if equals >= 0, let name = variable(before: equals) { add(start..<index + 1, .word(name)) }
    oldMethod = method
    if let head = head(before: index), equals < 0 {
      // `int f(a) int a;`: the body comes later.
      let after = code.skip(head + 1)
      oldHead = code.isWord(after) && !isAnnotation(after) ? head : -1
    }
    return begin(index + 1)
  }

  private mutating func brace(_ index: Int) -> Int {
    let close = code.partner(index)
    // In a branch of `#if` that another one takes the place of.
    guard close > index else { return index + 1 }
    if start == index, oldMethod >= 0 { method = oldMethod }
    oldMethod = -1
    if method >= 0 {
      add(method..<close + 1, .method(method, container: classWord))
      return begin(close + 1)
    }
    // `int x[] = { … };` goes on to its semicolon.
    if equals >= 0 { return close + 1 }
    let old = start == index ? oldHead : -1
    oldHead = -1
    if old >= 0 {
      add(old..<close + 1, .cFunction(old))
      return begin(close + 1)
    }
    if let head = head(before: index), !isMacroWord(head) || !code.isWord(head - 1, .class, .struct) {
      // A list of members before a constructor's body: `A() : a{1} {`.
      if code.isWord(index - 1), code.mark(code.skip(head + 1), ":") { return close + 1 }
      if code.isWord(start, .typedef) { return close + 1 }
      add(start..<close + 1, isMacro(head) ? .cMacro(head) : .cFunction(head))
      return begin(close + 1)
    }
    return type(index, close)
  }

  /// The brace of a type, or of `extern "C"` or a namespace: functions stand in it. Any other is skipped.
  private mutating func type(_ index: Int, _ close: Int) -> Int {
    var at = start
    while at < index {
      if code.isWord(at, .extern, .namespace) { return begin(index + 1) }
      if code.isWord(at, .class, .struct, .union, .interface) {
        if let name = typeName(after: at, index) {
          add(start..<close + 1, .word(name))
          open.append((close + 1, scopes.count - 1))
        }
        return begin(index + 1)
      }
      at = max(code.skip(at), at + 1)
    }
    return close + 1
  }

  private func typeName(after keyword: Int, _ brace: Int) -> Int? {
    var at = keyword + 1
    var name: Int?
    while at < brace, !code.mark(at, ":"), !code.mark(at, "<") {
      if code.isWord(at), !code.mark(at + 1, "("), code.text(at) != "final" { name = at }
      at = max(code.skip(at), at + 1)
    }
    return name
  }

  private var classWord: Int {
    guard let scope = open.last?.scope, case .objectiveCClass(let index) = scopes[scope].name else {
      return -1
    }
    return index
  }

  // MARK: Heads

  /// The name of the function whose parameters stand before `end`. Of several names with parentheses the first that
  /// looks like no macro is it; a body with nothing but a macro before it belongs to that.
  private func head(before end: Int) -> Int? {
    var at = max(start, end - 512)
    var macro: Int?
    var function: Int?
    while at < end {
      if code[at].kind == .directive {
        at += 1
        while at < end, !code.startsLine(at) { at += 1 }
        continue
      }
      if code.isWord(at, .template) {
        at = afterAngles(at + 1)
        continue
      }
      if code.isWord(at, .operator), let open = operatorParenthesis(at, end) {
        return code.skip(open) <= end ? at : nil
      }
      if code.isWord(at), code.mark(at + 1, "("), code.skip(at + 1) > at + 1, code.skip(at + 1) <= end {
        let after = code.skip(at + 1)
        if !isReserved(at), !isAnnotation(at), !code.mark(at - 1, "@") {
          if function != nil, isMacroWord(at) || code.mark(at - 1, ":") || code.mark(at - 1, ",") { break }
          let goesOn = code.isWord(after) && !isTrailing(after)
          if isMacroWord(at) { macro = macro ?? at } else { function = at }
          if function == at, !goesOn { break }
        }
        at = after
        continue
      }
      if code.mark(at, "=") { break }
      if function == nil, isSpecialised(at, end) { return at }
      at = max(code.skip(at), at + 1)
    }
    return function ?? macro
  }

  /// Whether the function at `index` has arguments for its template: `int size<int>() {`.
  private func isSpecialised(_ index: Int, _ end: Int) -> Bool {
    guard code.isWord(index), !isReserved(index), code.mark(index + 1, "<") else { return false }
    let open = afterAngles(index + 1)
    return open > index + 1 && code.mark(open, "(") && code.skip(open) > open && code.skip(open) <= end
  }

  private func operatorParenthesis(_ index: Int, _ end: Int) -> Int? {
    var at = index + 1
    if code.mark(at, "("), code.mark(at + 1, ")") { at += 2 }
    while at < end, !code.mark(at, "(") { at += 1 }
    return at < min(end, code.count) ? at : nil
  }

  /// The name that the declaration with the `=` at `index` gives its value to.
  private func variable(before index: Int) -> Int? {
    var at = index - 1
    while code.mark(at, "]"), code.partner(at) >= 0 { at = code.partner(at) - 1 }
    if code.mark(at, ")"), code.partner(at) >= 0 {  // void (^name)(int) =
      let inner = code.partner(at) - 1
      if code.mark(inner, ")") { at = inner - 1 }
    }
    return at >= start && code.isWord(at) && !isReserved(at) ? at : nil
  }

  /// Whether the head of a body is a macro: there is no type before it.
  private func isMacro(_ index: Int) -> Bool {
    isMacroWord(index) && !code.isScope(index - 1)
      && (index == start || !code.isWord(index - 1) && !code.mark(index - 1, "*"))
  }

  /// Whether a name is all capitals, as those of macros are.
  private func isMacroWord(_ index: Int) -> Bool {
    let bytes = code.source.bytes(of: code[index])
    return bytes.count > 2 && !bytes.contains(where: \.isLowercase)
  }

  /// Whether what follows the parameters belongs to them: `const`, `noexcept`, a macro.
  private func isTrailing(_ index: Int) -> Bool {
    if code.isWord(index, .const, .noexcept, .volatile, .throw) || code.isWord(index, .override, .final) {
      return true
    }
    return code.isWord(index, .try) || isAnnotation(index) || isMacroWord(index)
  }

  private func isAnnotation(_ index: Int) -> Bool {
    let name = code.text(index)
    return name.hasPrefix("__") || name.hasPrefix("NS_") || name.hasPrefix("API_") || name.hasPrefix("CF_")
      || name == "alignas"
  }

  /// A word of the language, which is no function's name.
  private func isReserved(_ index: Int) -> Bool {
    code[index].kind == .keyword || code.isWord(index, in: Self.statements)
  }

  private static let statements = WordSet(
    .if, .else, .for, .while, .do, .switch, .case, .return, .sizeof, .typeof, .decltype, .catch, .try, .throw,
    .goto, .default, .new, .delete, .in)
}

extension Outline.Scope {
  fileprivate func ending(at end: Int) -> Self {
    Self(range: range.lowerBound..<max(end, range.lowerBound), name: name, container: container)
  }
}

import Lexing

/// One `#if` around a piece of code, as written.
struct Condition: Hashable {
  /// The text of the condition, blanks and comments reduced; `!(A)` for the other branch of `#if A`.
  let text: String

  /// All of them as one, each that holds an `||` of its own in parentheses.
  static func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    return texts.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private static func hasAlternatives(_ text: String) -> Bool {
    var depth = 0
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "|") && last == byte { return true }
      last = byte
    }
    return false
  }
}

/// The `#if` directives that are open while a file is walked.
struct ConditionStack {
  private var frames: [Frame] = []

  /// Conditions nested deeper, and branches after so many, are not spelt out: the text would grow with the square.
  private static let maximumCount = 32

  fileprivate struct Frame {
    /// How many brackets were open at the `#if`.
    let depth: Int
    /// The conditions of the branches so far.
    var texts: [String]
    var current: String
    /// Whether a branch so far was certainly taken, so that none after it is.
    var isDecided: Bool
    var isActive: Bool
    /// Whether the `#if` itself stands where something is compiled.
    let isReached: Bool
  }

  struct Step {
    let conditions: [Condition]
    let isActive: Bool
    let depth: Int
    let move: Move
  }

  enum Move { case fork, next, join }

  /// Whether the innermost branch can be compiled.
  var isActive: Bool { frames.last?.isActive ?? true }

  /// Takes the directive at `index`; the new chain of conditions where it is one of the `#if` family.
  mutating func take(_ index: Int, in code: Code, depth: Int) -> Step? {
    guard ConditionStack.canBranch(index, in: code) else { return nil }
    let name = ConditionStack.name(of: index, in: code)
    switch name {
    case "if", "ifdef", "ifndef": push(name, index, code, depth)
    case "elseif", "elif", "elifdef", "elifndef", "else":
      guard var frame = frames.popLast() else { return nil }
      let text = name == "else" ? "" : ConditionStack.text(name, after: index, in: code)
      frame.next(text)
      frames.append(frame)
      return step(frame.depth, .next)
    case "endif":
      guard frames.popLast() != nil else { return nil }
      return step(depth, .join)
    default: return nil
    }
    return step(depth, .fork)
  }

  private mutating func push(_ name: String, _ index: Int, _ code: Code, _ depth: Int) {
    let isGuard = !code.isSwift && code.isIncludeGuard(index)
    let text = isGuard ? "1" : ConditionStack.text(name, after: index, in: code)
    let value = Frame.constant(text)
    frames.append(
      Frame(
        depth: depth, texts: [text], current: value == nil ? text : "", isDecided: value == true,
        isActive: value != false, isReached: frames.last.map { $0.isReached && $0.isActive } ?? true))
  }

  private func step(_ depth: Int, _ move: Move) -> Step {
    Step(
      conditions: frames.prefix(Self.maximumCount).filter { !$0.current.isEmpty }.map {
        Condition(text: $0.current)
      },
      isActive: frames.last.map { $0.isReached && $0.isActive } ?? true, depth: depth, move: move)
  }

  /// Whether the name of a directive begins as those that branch do: most import, include or define.
  private static func canBranch(_ index: Int, in code: Code) -> Bool {
    let bytes = code.source.bytes(of: code[index])
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "#") else { return true }
    return bytes[1] == UInt8(ascii: "e") || bytes[1] == UInt8(ascii: "i") && bytes[2] == UInt8(ascii: "f")
      || bytes[1] <= UInt8(ascii: " ") || bytes[1] == UInt8(ascii: "\\")
  }

  /// The name of a directive without its `#` and blanks.
  static func name(of index: Int, in code: Code) -> String {
    var text = Substring(code.text(index))
    text = text.drop { $0 == "#" || $0 == "%" || $0 == ":" || $0 == " " || $0 == "\t" }
    return String(text)
  }

  /// The condition that follows a directive on its line, one blank between words.
  static func text(_ name: String, after index: Int, in code: Code) -> String {
    var text = ""
    var next = index + 1
    while next < code.count, !code.startsLine(next) || code.isContinuation(next) {
      if !text.isEmpty, !code.isAdjacent(next - 1, to: next) { text += " " }
      text += code.source.text(of: code[next])
      next += 1
    }
    switch name {
    case "ifdef", "elifdef": return "defined(\(text))"
    case "ifndef", "elifndef": return "!defined(\(text))"
    default: return text
    }
  }
}

extension ConditionStack.Frame {
  mutating func next(_ text: String) {
    let negated = texts.filter { Self.constant($0) == nil }.map { "!(\($0))" }
    let own = text.isEmpty || Self.constant(text) != nil ? [] : [text]
    current = Condition.joined(negated + own)
    let value = text.isEmpty ? true : Self.constant(text)
    isActive = !isDecided && value != false
    isDecided = isDecided || value == true
    if texts.count < 32 { texts.append(text) }
  }

  /// The value of a condition that needs no knowledge of the build.
  static func constant(_ text: String) -> Bool? {
    switch text {
    case "0", "false", "(0)", "(false)": false
    case "1", "true", "(1)", "(true)": true
    default: nil
    }
  }
}

extension Code {
  /// Whether the directive at `index` only keeps a header from being read twice: what it asks not to be defined, the
  /// next one defines, with nothing after it.
  fileprivate func isIncludeGuard(_ index: Int) -> Bool {
    var next = index + 1
    while next < count, !startsLine(next) { next += 1 }
    guard self[next].kind == .directive, isWord(next + 1), next + 2 == count || startsLine(next + 2) else {
      return false
    }
    guard ConditionStack.name(of: next, in: self) == "define" else { return false }
    var last = next - 1
    if mark(last, ")") { last -= 1 }
    guard isWord(last), text(last) == text(next + 1) else { return false }
    if ConditionStack.name(of: index, in: self) == "ifndef" { return last == index + 1 }
    return mark(index + 1, "!") && isWord(index + 2) && text(index + 2) == "defined" && last - index < 5
  }

  /// In Swift a condition goes on over the lines of an open bracket or after an operator.
  fileprivate func isContinuation(_ index: Int) -> Bool {
    guard isSwift else { return false }
    return mark(index, "&") || mark(index, "|") || mark(index - 1, "&") || mark(index - 1, "|")
  }
}

import Lexing

/// One `#if` around a piece of code, as written.
struct Condition: Hashable {
  /// The text of the condition, blanks and comments reduced; `!(A)` for the other branch of `#if A`.
  let text: String

  /// The text as one of several that are joined by `&&`.
  var operand: String {
    var depth = 0
    var last = UInt8(0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "|"), last == byte, depth == 0 { return "(\(text))" }
      last = byte
    }
    return text
  }
}

/// The `#if` directives that are open while a file is walked.
struct ConditionStack {
  private var frames: [Frame] = []

  fileprivate struct Frame {
    /// How many brackets were open at the `#if`.
    let depth: Int
    /// The conditions of the branches so far.
    var texts: [String]
    var current: String
    /// Whether a branch so far was certainly taken, so that none after it is.
    var isDecided: Bool
    var isActive: Bool
  }

  struct Step {
    let conditions: [Condition]
    let isActive: Bool
    let depth: Int
  }

  /// Takes the directive at `index`; the new chain of conditions where it is one of the `#if` family.
  mutating func take(_ index: Int, in code: Code, depth: Int) -> Step? {
    let name = ConditionStack.name(of: index, in: code)
    switch name {
    case "if", "ifdef", "ifndef": push(name, index, code, depth)
    case "elseif", "elif", "elifdef", "elifndef", "else":
      guard var frame = frames.popLast() else { return nil }
      let text = name == "else" ? "" : ConditionStack.text(name, after: index, in: code)
      frame.next(text)
      frames.append(frame)
      return step(frame.depth)
    case "endif":
      guard frames.popLast() != nil else { return nil }
      return step(depth)
    default: return nil
    }
    return step(depth)
  }

  private mutating func push(_ name: String, _ index: Int, _ code: Code, _ depth: Int) {
    let text = ConditionStack.text(name, after: index, in: code)
    let value = Frame.constant(text)
    frames.append(
      Frame(
        depth: depth, texts: [text], current: value == nil ? text : "", isDecided: value == true,
        isActive: value != false))
  }

  private func step(_ depth: Int) -> Step {
    Step(
      conditions: frames.filter { !$0.current.isEmpty }.map { Condition(text: $0.current) },
      isActive: frames.allSatisfy(\.isActive), depth: depth)
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
    let all = negated + own
    current = all.map { all.count > 1 ? Condition(text: $0).operand : $0 }.joined(separator: " && ")
    let value = text.isEmpty ? true : Self.constant(text)
    isActive = !isDecided && value != false
    isDecided = isDecided || value == true
    texts.append(text)
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
  /// In Swift a condition goes on over the lines of an open bracket or after an operator.
  fileprivate func isContinuation(_ index: Int) -> Bool {
    guard isSwift else { return false }
    return mark(index, "&") || mark(index, "|") || mark(index - 1, "&") || mark(index - 1, "|")
  }
}

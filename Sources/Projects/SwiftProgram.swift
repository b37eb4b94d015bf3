import Lexing

/// What the text of a Swift program says of its constants, lists and small functions, as far as that can be told
/// without running it.
struct SwiftProgram {
  /// A function whose body is one expression, or a computed constant.
  struct Function {
    /// The label that a caller writes, and the name inside.
    var parameters: [(label: String, name: String, fallback: Int?)]
    var body: Range<Int>
  }

  /// Bounds the time that a hostile file takes: real manifests need a thousandth of it.
  static let maximumStepCount = 400_000
  static let maximumDepth = 64

  let text: SwiftText
  /// Where the value of each constant begins.
  private(set) var constants: [String: Int] = [:]
  /// What is added to a list later: `targets += [...]`, `package.targets.append(...)`.
  private(set) var additions: [String: [Addition]] = [:]
  private(set) var functions: [String: Function] = [:]

  struct Addition {
    var start: Int
    var isElement: Bool
    /// Whether it stands in a condition.
    var isConditional: Bool
  }

  var steps = 0
  var known: [String: LiteralValue] = [:]
  var pending: Set<String> = []

  init(_ bytes: [UInt8]) {
    text = SwiftText(bytes)
    collect(0..<text.count, isConditional: false)
  }
}

extension SwiftProgram {
  /// The first constant whose value is a call of a function or type.
  func constant(madeBy name: StaticString) -> String? {
    constants.filter { text.isWord(name, $0.value) && text.isAt("(", $0.value + 1) }
      .min { $0.value < $1.value }?.key
  }
}

extension SwiftProgram {
  /// Where something is put into a member of any value, as a loop over all targets does; nothing where nothing is.
  func changes(to member: StaticString) -> Int? {
    for at in 0..<text.count where text.isWord(member, at) && text.isAt(".", at - 1) {
      var next = at + 1
      if text.isAt("?", next) || text.isAt("!", next) { next += 1 }
      let isSet = text.isAt("=", next) && !text.isAt("=", next + 1)
      let isAdded = text.isAt("+", next) && text.isAt("=", next + 1)
      let isFilled =
        text.isAt(".", next) && (text.isWord("append", next + 1) || text.isWord("insert", next + 1))
      if isSet || isAdded || isFilled { return Int(text.tokens[at].start) }
    }
    return nil
  }
}

// MARK: - Declarations

extension SwiftProgram {
  /// Notes what a range of statements declares. What a loop or a function does is not followed.
  private mutating func collect(_ range: Range<Int>, isConditional: Bool) {
    var at = range.lowerBound
    var keyword = ""
    var blocks: [(end: Int, wasConditional: Bool)] = []
    var isConditional = isConditional
    while at < range.upperBound {
      if let block = blocks.last, at >= block.end {
        isConditional = block.wasConditional
        blocks.removeLast()
      }
      let token = text.tokens[at]
      switch token.kind {
      case .keyword, .identifier:
        at = collectStatement(at, &keyword, isConditional)
      case .punctuation where text.isAt("{", at):
        let end = min(text.partners[at], range.upperBound)
        if ["if", "else", "do", "extension"].contains(keyword) {
          blocks.append((end, isConditional))
          isConditional = isConditional || keyword != "extension" && keyword != "do"
          at += 1
        } else {
          at = end + 1
        }
        keyword = ""
      case .punctuation where text.isAt("(", at) || text.isAt("[", at):
        at = min(text.partners[at], range.upperBound) + 1
      default: at += 1
      }
    }
  }

  /// Returns where to go on.
  private mutating func collectStatement(_ at: Int, _ keyword: inout String, _ isConditional: Bool) -> Int {
    let word = text.text(at)
    switch word {
    case "let", "var":
      guard !isInCondition(at) else { return at + 1 }
      keyword = ""
      return collectConstant(at + 1)
    case "func": return collectFunction(at + 1)
    case "if", "else", "do", "extension", "for", "while", "switch", "guard", "struct", "class", "enum",
      "repeat", "catch", "init", "subscript", "protocol":
      keyword = word
      return at + 1
    default:
      guard at == 0 || text.startsLine(at) || text.isAt("{", at - 1) || text.isAt(";", at - 1) else {
        return at + 1
      }
      return collectAddition(at, isConditional)
    }
  }

  /// `if let`, `guard let`.
  private func isInCondition(_ at: Int) -> Bool {
    text.isWord("if", at - 1) || text.isWord("guard", at - 1) || text.isWord("while", at - 1)
      || text.isWord("case", at - 1) || text.isAt(",", at - 1)
  }

  private mutating func collectConstant(_ start: Int) -> Int {
    guard text.isName(start) else { return start }
    let name = text.name(start)
    var at = start + 1
    // Over the type.
    while at < text.count, !text.isAt("=", at) {
      if text.isAt("{", at) {
        let end = text.partners[at]
        if functions[name] == nil {
          functions[name] = Function(parameters: [], body: (at + 1)..<max(end, at + 1))
        }
        return end + 1
      }
      if text.isAt("[", at) || text.isAt("(", at) {
        at = text.partners[at] + 1
        continue
      }
      if text.startsLine(at), text.tokens[at].kind == .keyword || text.tokens[at].kind == .directive {
        return at
      }
      at += 1
    }
    guard at < text.count else { return at }
    if constants[name] == nil { constants[name] = at + 1 }
    return at + 1
  }

  private mutating func collectFunction(_ start: Int) -> Int {
    guard text.isName(start) else { return start }
    var open = start + 1
    while open < text.count, !text.isAt("(", open), !text.isAt("{", open) { open += 1 }
    guard text.isAt("(", open) else { return open }
    let close = text.partners[open]
    var body = close + 1
    while body < text.count, !text.isAt("{", body) {
      if text.startsLine(body), text.isWord("func", body) || text.isWord("let", body) { return body }
      body += 1
    }
    guard body < text.count else { return body }
    let end = text.partners[body]
    functions[text.name(start)] = Function(
      parameters: parameters((open + 1)..<max(close, open + 1)), body: (body + 1)..<max(end, body + 1))
    return end + 1
  }

  private func parameters(_ range: Range<Int>) -> [(label: String, name: String, fallback: Int?)] {
    var found: [(label: String, name: String, fallback: Int?)] = []
    var at = range.lowerBound
    while at < range.upperBound {
      guard text.isName(at) else { return found }
      let label = text.name(at)
      let hasName = text.isName(at + 1)
      let name = hasName ? text.name(at + 1) : label
      at += hasName ? 2 : 1
      var fallback: Int?
      while at < range.upperBound, !text.isAt(",", at) {
        if text.isAt("=", at), fallback == nil { fallback = at + 1 }
        let opens = text.isAt("(", at) || text.isAt("[", at) || text.isAt("{", at)
        at = opens ? text.partners[at] + 1 : at + 1
      }
      found.append((label == "_" ? "" : label, name, fallback))
      at += 1
    }
    return found
  }

  /// `name += value`, `name = value`, `name.append(value)`, `name.append(contentsOf: value)`.
  private mutating func collectAddition(_ start: Int, _ isConditional: Bool) -> Int {
    var path = text.name(start)
    var at = start + 1
    while text.isAt(".", at), text.isName(at + 1), !text.isAt("(", at + 2) {
      path += "." + text.name(at + 1)
      at += 2
    }
    if text.isAt("+", at), text.isAt("=", at + 1) {
      at += 1
    } else if text.isAt(".", at), text.isWord("append", at + 1) || text.isWord("insert", at + 1),
      text.isAt("(", at + 2)
    {
      let hasLabel = text.isWord("contentsOf", at + 3) && text.isAt(":", at + 4)
      additions[path, default: []].append(
        Addition(start: at + (hasLabel ? 5 : 3), isElement: !hasLabel, isConditional: isConditional))
      return text.partners[at + 2] + 1
    } else if !text.isAt("=", at) || text.isAt("=", at + 1) {
      return at
    }
    additions[path, default: []].append(
      Addition(start: at + 1, isElement: false, isConditional: isConditional))
    return at + 1
  }
}

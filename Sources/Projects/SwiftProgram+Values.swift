import Lexing

extension SwiftProgram {
  typealias Names = [String: LiteralValue]

  /// What a constant comes to, with what is added to it later.
  mutating func value(of name: String, _ depth: Int = 0) -> LiteralValue? {
    if let value = known[name] { return value }
    guard constants[name] != nil || additions[name] != nil, pending.insert(name).inserted else { return nil }
    defer { pending.remove(name) }
    var value: LiteralValue?
    if var at = constants[name] { value = expression(&at, text.count, [:], depth + 1) }
    if let more = added(to: name, depth) { value = value.map { sum($0, more) } ?? more }
    known[name] = value
    return value
  }

  /// What is added to a list by its whole name, `package.targets`.
  mutating func added(to name: String, _ depth: Int = 0) -> LiteralValue? {
    var all: LiteralValue?
    for addition in additions[name] ?? [] {
      var at = addition.start
      var value = expression(&at, text.count, [:], depth + 1)
      if addition.isElement {
        value = LiteralValue(.list([value]), at: value.offset, isPartial: value.isPartial)
      }
      if addition.isConditional { value = value.conditional }
      all = all.map { sum($0, value) } ?? value
    }
    return all
  }

  /// Whoever doubles a list or a text on every line pays for each copy.
  private mutating func sum(_ a: LiteralValue, _ b: LiteralValue) -> LiteralValue {
    steps += a.size + b.size
    return steps < SwiftProgram.maximumStepCount ? a + b : .unknown(at: a.offset)
  }

  /// An expression from `at` on; goes behind it, and never beyond `end`.
  mutating func expression(_ at: inout Int, _ end: Int, _ names: Names, _ depth: Int) -> LiteralValue {
    let start = at
    guard depth < SwiftProgram.maximumDepth, at < end else {
      at = end
      return .unknown(at: offset(start))
    }
    var value = operand(&at, end, names, depth)
    while at < end, step() {
      if text.isAt("+", at), !text.isAt("=", at + 1) {
        at += 1
        let next = operand(&at, end, names, depth)
        value = sum(value, next)
      } else if text.isAt("?", at), !text.touches(at), !text.isAt("?", at + 1) {
        at += 1
        _ = expression(&at, end, names, depth + 1)
        guard text.isAt(":", at) else { return .unknown(at: offset(start)) }
        at += 1
        // What is on depends on where the package is built; what is off is what most builds see.
        value = expression(&at, end, names, depth + 1)
        value.isPartial = true
      } else if isOperator(at) {
        at += 1
        while at < end, isOperator(at) { at += 1 }
        _ = operand(&at, end, names, depth)
        value = .unknown(at: offset(start))
      } else {
        break
      }
    }
    if at == start { at += 1 }
    return value
  }

  /// False when the file has had its share of time.
  private mutating func step() -> Bool {
    steps += 1
    return steps < SwiftProgram.maximumStepCount
  }

  private func offset(_ index: Int) -> Int {
    index < text.count ? text.tokens[index].start : text.bytes.count
  }

  private func isOperator(_ index: Int) -> Bool {
    guard index < text.count, text.tokens[index].kind == .punctuation else { return false }
    let first = text.bytes[text.tokens[index].start]
    return "=<>&|!-*/%^~?".utf8.contains(first) || first == UInt8(ascii: ".") && text.isAt(".", index + 1)
  }
}

// MARK: - Operands

extension SwiftProgram {
  private mutating func operand(_ at: inout Int, _ end: Int, _ names: Names, _ depth: Int) -> LiteralValue {
    while at < end, text.isAt("!", at) || text.isAt("-", at) || text.isAt("&", at) { at += 1 }
    guard at < end, step() else {
      at = end
      return .unknown(at: offset(at))
    }
    let start = at
    var value: LiteralValue
    switch text.tokens[at].kind {
    case .string: value = string(&at, end, names, depth)
    case .number:
      value = LiteralValue(.text(text.text(at)), at: offset(at))
      at += 1
    case .identifier, .keyword: value = name(&at, end, names, depth)
    case .punctuation where text.isAt("[", at): value = list(&at, end, names, depth)
    case .punctuation where text.isAt("(", at):
      let close = min(text.partners[at], end)
      at += 1
      value = expression(&at, close, names, depth + 1)
      if at < close { value = .unknown(at: offset(start)) }
      at = min(close + 1, end)
    case .punctuation where text.isAt(".", at) && text.isName(at + 1):
      at += 1
      value = call(&at, end, names, depth, isMember: true)
      value.offset = offset(start)
    case .punctuation where text.isAt("{", at):
      value = .unknown(at: offset(at))
      at = min(text.partners[at] + 1, end)
    default:
      // What closes something is not this operand's.
      return .unknown(at: offset(at))
    }
    return postfix(value, &at, end)
  }

  /// What follows a value and makes another one of it, which nobody can tell.
  private mutating func postfix(_ value: LiteralValue, _ at: inout Int, _ end: Int) -> LiteralValue {
    var value = value
    while at < end, step() {
      if text.isAt(".", at), text.isName(at + 1) {
        at += 2
      } else if text.isAt("(", at) || text.isAt("[", at), !text.startsLine(at) {
        at = min(text.partners[at] + 1, end)
      } else if text.isAt("{", at), !text.startsLine(at) {
        at = min(text.partners[at] + 1, end)
      } else if text.isAt("?", at) || text.isAt("!", at), text.touches(at), !text.isAt("=", at + 1) {
        at += 1
        continue
      } else if text.isWord("as", at) || text.isWord("is", at) {
        at += 1
        while at < end, text.isName(at) || text.isAt(".", at) || text.isAt("?", at) || text.isAt("!", at) {
          at += 1
        }
        if text.isAt("[", at) { at = min(text.partners[at] + 1, end) }
        continue
      } else {
        break
      }
      value = value.changed
    }
    return value
  }

  private mutating func list(_ at: inout Int, _ end: Int, _ names: Names, _ depth: Int) -> LiteralValue {
    let start = offset(at)
    let close = min(text.partners[at], end)
    at += 1
    var elements: [LiteralValue] = []
    var entries: [LiteralValue.Entry] = []
    var isPartial = false
    while at < close, step() {
      if text.isAt(",", at) || text.isAt(":", at) || text.tokens[at].kind == .directive {
        at += 1
        continue
      }
      let value = expression(&at, close, names, depth + 1)
      if text.isAt(":", at) {
        at += 1
        entries.append(LiteralValue.Entry(key: value, value: expression(&at, close, names, depth + 1)))
      } else {
        if value.content == .unknown { isPartial = true } else { elements.append(value) }
      }
      skip(&at, to: close)
    }
    at = min(close + 1, end)
    if !entries.isEmpty { return LiteralValue(.map(entries), at: start, isPartial: isPartial) }
    return LiteralValue(.list(elements), at: start, isPartial: isPartial)
  }

  /// To the comma that ends an element.
  private mutating func skip(_ at: inout Int, to end: Int) {
    while at < end, !text.isAt(",", at), step() {
      let opens = text.isAt("(", at) || text.isAt("[", at) || text.isAt("{", at)
      at = opens ? min(text.partners[at] + 1, end) : at + 1
    }
  }

  private mutating func string(_ at: inout Int, _ end: Int, _ names: Names, _ depth: Int) -> LiteralValue {
    let start = offset(at)
    var content = ""
    var isKnown = true
    while at < end, step() {
      let token = text.tokens[at]
      if token.kind == .string {
        content += SwiftString.content(text.bytes[token.start..<token.end], token.flags)
        at += 1
        if token.flags.contains(.closesLiteral) || token.flags.contains(.unterminated) { break }
      } else {
        let close = min(text.partners[at], end)
        at += 1
        let value = expression(&at, close, names, depth + 1)
        steps += value.size
        if let part = value.text, at >= close, steps < SwiftProgram.maximumStepCount {
          content += part
        } else {
          isKnown = false
        }
        at = min(close + 1, end)
      }
    }
    return isKnown ? LiteralValue(.text(content), at: start) : .unknown(at: start)
  }
}

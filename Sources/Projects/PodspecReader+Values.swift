extension PodspecReader {
  /// `'a', 'b'` or a single value; goes to the end of what belongs to it.
  mutating func list(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    skipLines(&at, end)
    let start = offset(at)
    if at < end, tokens[at].kind == .label { return hash(&at, end, depth) }
    let first = value(&at, end, depth)
    if isAt("=>", at), at < end {
      at += 1
      skipLines(&at, end)
      let entry = LiteralValue.Entry(key: first, value: value(&at, end, depth))
      return LiteralValue(.map([entry]), at: start)
    }
    guard isAt(",", at), at < end else { return first }
    var elements = [first]
    while isAt(",", at), at < end, step() {
      at += 1
      skipLines(&at, end)
      guard at < end else { break }
      elements.append(value(&at, end, depth))
      if isAt("=>", at) {
        at += 1
        _ = value(&at, end, depth)
      }
    }
    let flat = elements.flatMap { $0.elements ?? [$0] }
    return LiteralValue(
      .list(flat.filter { $0.content != .unknown }), at: start,
      isPartial: flat.contains { $0.isPartial })
  }

  private func offset(_ index: Int) -> Int {
    index < tokens.count ? tokens[index].offset : tokens.last?.offset ?? 0
  }

  private func skipLines(_ at: inout Int, _ end: Int) {
    while at < end, tokens[at].kind == .lineEnd { at += 1 }
  }

  /// A list or a text that grows on every line costs what it copies.
  mutating func sum(_ a: LiteralValue, _ b: LiteralValue) -> LiteralValue {
    steps += a.size + b.size
    guard steps < PodspecReader.maximumStepCount else { return .unknown(at: a.offset) }
    return a + b
  }

  mutating func value(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    let start = at
    guard depth < PodspecReader.maximumDepth, at < end else {
      at = end
      return .unknown(at: offset(start))
    }
    var value = operand(&at, end, depth)
    while at < end, step() {
      if isAt("+", at) || isAt("|", at) || isAt("<<", at) {
        at += 1
        skipLines(&at, end)
        value = sum(value, operand(&at, end, depth))
      } else if isAt("?", at) {
        at += 1
        _ = self.value(&at, end, depth + 1)
        if isAt(":", at) { at += 1 }
        value = self.value(&at, end, depth + 1)
        value.isPartial = true
      } else if at < end, tokens[at].kind == .punctuation,
        ["==", "!=", "&&", "||", ">=", "<=", "<", ">", "-", "*", "/", "%", "=~", "||="].contains(
          tokens[at].text)
      {
        at += 1
        _ = operand(&at, end, depth)
        value = .unknown(at: offset(start))
      } else {
        break
      }
    }
    if at == start { at += 1 }
    return value
  }

  private mutating func operand(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    guard at < end, step() else {
      at = end
      return .unknown(at: offset(at))
    }
    let token = tokens[at]
    var value: LiteralValue
    switch token.kind {
    case .text:
      value = text(token)
      at += 1
    case .symbol, .number:
      value = LiteralValue(.text(token.text), at: token.offset)
      at += 1
    case .list:
      value = LiteralValue(
        .list(token.words.map { LiteralValue(.text($0), at: token.offset) }), at: token.offset)
      at += 1
    case .word: value = word(&at, end, depth)
    case .punctuation where token.text == "[": value = array(&at, end, depth)
    case .punctuation where token.text == "{": value = braces(&at, end, depth)
    case .punctuation where token.text == "(":
      at += 1
      value = list(&at, end, depth + 1)
      close(&at, end, ")")
    case .punctuation where token.text == "!":
      at += 1
      _ = operand(&at, end, depth + 1)
      value = .unknown(at: token.offset)
    case .label, .punctuation, .lineEnd: return .unknown(at: token.offset)
    }
    return postfix(value, &at, end, depth)
  }

  /// To behind a closing bracket.
  private mutating func close(_ at: inout Int, _ end: Int, _ bracket: String) {
    var open = 0
    while at < end, step() {
      let token = tokens[at]
      at += 1
      guard token.kind == .punctuation else { continue }
      if open == 0, token.text == bracket { return }
      if ["(", "[", "{"].contains(token.text) { open += 1 }
      if [")", "]", "}"].contains(token.text) { open -= 1 }
    }
  }

  /// `[ … ]`
  private mutating func array(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    let start = tokens[at].offset
    at += 1
    var elements: [LiteralValue] = []
    var isPartial = false
    while at < end, !isAt("]", at), step() {
      skipLines(&at, end)
      if isAt(",", at) {
        at += 1
        continue
      }
      guard at < end, !isAt("]", at) else { break }
      let value = value(&at, end, depth + 1)
      isPartial = isPartial || value.isPartial
      // An array in an array is flattened by whoever reads paths.
      if let inner = value.elements {
        elements += inner
      } else if value.content != .unknown {
        elements.append(value)
      }
      steps += value.size
    }
    close(&at, end, "]")
    return LiteralValue(.list(elements), at: start, isPartial: isPartial)
  }

  private mutating func braces(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    at += 1
    let value = hash(&at, end, depth)
    close(&at, end, "}")
    return value
  }

  /// `'a' => b, c: d`
  private mutating func hash(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    let start = offset(at)
    var entries: [LiteralValue.Entry] = []
    var isPartial = false
    while at < end, !isAt("}", at), step() {
      skipLines(&at, end)
      if isAt(",", at) {
        at += 1
        continue
      }
      guard at < end, !isAt("}", at) else { break }
      var key: LiteralValue
      if tokens[at].kind == .label {
        key = LiteralValue(.text(tokens[at].text), at: tokens[at].offset)
        at += 1
      } else {
        key = value(&at, end, depth + 1)
        skipLines(&at, end)
        guard isAt("=>", at), at < end else {
          isPartial = true
          continue
        }
        at += 1
      }
      skipLines(&at, end)
      key.isPartial = false
      entries.append(LiteralValue.Entry(key: key, value: value(&at, end, depth + 1)))
    }
    return LiteralValue(.map(entries), at: start, isPartial: isPartial)
  }

  private mutating func word(_ at: inout Int, _ end: Int, _ depth: Int) -> LiteralValue {
    let token = tokens[at]
    at += 1
    switch token.text {
    case "true", "false": return LiteralValue(.flag(token.text == "true"), at: token.offset)
    case "nil": return LiteralValue(.list([]), at: token.offset)
    case "Dir" where isAt("[", at): return array(&at, end, depth + 1)
    case "Dir" where isAt(".", at) && isWord(at + 1) && tokens[at + 1].text == "glob" && isAt("(", at + 2):
      at += 3
      let value = list(&at, end, depth + 1)
      close(&at, end, ")")
      return value
    default: break
    }
    if let value = values[token.text] { return value }
    if sections[token.text] != nil, isAt(".", at), isWord(at + 1), tokens[at + 1].text == "name" {
      at += 2
      return LiteralValue(.text(podspec.name), at: token.offset)
    }
    return .unknown(at: token.offset)
  }

  private mutating func postfix(
    _ value: LiteralValue, _ at: inout Int, _ end: Int, _ depth: Int
  ) -> LiteralValue {
    var value = value
    while at < end, step() {
      if isAt(".", at), isWord(at + 1) {
        let isSame = ["freeze", "to_s", "dup", "flatten", "uniq", "to_a", "each"].contains(
          tokens[at + 1].text)
        at += 2
        guard !isSame else { continue }
      } else if isAt("(", at) || isAt("[", at),
        tokens[at].offset == offset(at - 1) + tokens[at - 1].text.utf8.count
      {
        let bracket = isAt("(", at) ? ")" : "]"
        at += 1
        close(&at, end, bracket)
      } else if isAt("::", at) {
        at += 2
      } else {
        break
      }
      value = value.changed
    }
    return value
  }

  /// A text with the names in it replaced that stand for texts.
  private mutating func text(_ token: RubyToken) -> LiteralValue {
    guard token.isInterpolated, token.text.contains("#{") else {
      return LiteralValue(.text(token.text), at: token.offset)
    }
    var result = ""
    var rest = token.text[...]
    while let start = rest.firstRange(of: "#{") {
      result += rest[..<start.lowerBound]
      let tail = rest[start.upperBound...]
      guard let end = tail.firstIndex(of: "}") else { return .unknown(at: token.offset) }
      let name = tail[..<end].split(separator: " ").joined()
      let parts = name.split(separator: ".")
      if let value = values[name]?.text {
        result += value
      } else if parts.count == 2, parts[1] == "name", sections[String(parts[0])] != nil {
        result += podspec.name
      } else {
        return .unknown(at: token.offset)
      }
      steps += result.utf8.count / 16
      guard step() else { return .unknown(at: token.offset) }
      rest = tail[tail.index(after: end)...]
    }
    return LiteralValue(.text(result + rest), at: token.offset)
  }
}

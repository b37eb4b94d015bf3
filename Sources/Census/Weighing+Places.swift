import Lexing

/// What stands around a use: the dictionary that it is a key of, the call that it is, its arguments.
extension Weighing {
  /// Whether the name is the key of a subscript or of a dictionary literal, and nothing says that the dictionary has
  /// keys of another type.
  mutating func isKey(_ keys: [Name], _ index: Int, _ code: Code) -> Bool {
    let open = code.parent(index)
    guard code.mark(open, "["), !code.isMessage(open) else { return false }
    let isSubscript = code.isSwift ? code.isCallOrSubscript(open) : code.endsOperand(open - 1)
    guard isSubscript else {
      guard code.isSwift, code.mark(index + 1, ":") else { return false }
      return keys.isEmpty || !isTyped(dictionaryAt: open, otherThan: keys, code)
    }
    guard !keys.isEmpty else { return true }
    switch otherType(of: code.calleeEnd(before: open), code) {
    case nil: return true
    case .dictionary(let key): return keys.contains(code[key].name)
    case .name(let name): return code.text(name).hasSuffix("Dictionary")
    case .other: return false
    }
  }

  /// Whether a dictionary literal is the value of `name: [Key: Value] =` with another type of keys.
  private func isTyped(dictionaryAt open: Int, otherThan keys: [Name], _ code: Code) -> Bool {
    guard code.mark(open - 1, "="), code.mark(open - 2, "]") else { return false }
    let type = code.partner(open - 2)
    return code.isWord(type + 1) && code.mark(type + 2, ":") && !keys.contains(code[type + 1].name)
  }

  // MARK: Calls

  func argumentCount(_ occurrence: Occurrence, _ code: Code) -> Int? {
    if occurrence.call >= 0 { return code.arguments(of: occurrence.call).count }
    // A name with its labels says as much: `fstatat(_:_:_:_:)`.
    let open = occurrence.index + 1
    return code.isSwift && code.isCompoundName(open) ? code.compoundLabelCount(open) : nil
  }

  func firstArgument(_ occurrence: Occurrence, _ code: Code) -> Int? {
    guard occurrence.call >= 0, let first = code.arguments(of: occurrence.call).first else { return nil }
    return code.valueStart(first)
  }

  /// Whether one of the words ends the last name of the first argument.
  func argument(_ words: [[UInt8]], _ occurrence: Occurrence, _ code: Code) -> Proof? {
    guard var at = firstArgument(occurrence, code) else { return nil }
    var last = -1
    while code.isWord(at) {
      last = at
      at += 1
      while code.mark(at, "?") || code.mark(at, "!") { at += 1 }
      guard code.mark(at, "."), code.isWord(at + 1) else { break }
      at += 1
    }
    guard last >= 0 else { return nil }
    let bytes = code.source.bytes(of: code[last])
    return words.contains { bytes.endsIgnoringCase(with: $0) } ? .argument(last) : nil
  }

  /// Whether `try` covers the call: it stands before it in the same statement.
  mutating func isTried(_ occurrence: inout Occurrence, _ code: Code) -> Bool {
    statement(of: &occurrence, code).contains { $0 < occurrence.index && code.isWord($0, .try) }
  }

  // MARK: Receivers

  /// Whether the receiver is written to be of a type whose name has none of the words in it.
  mutating func hasOtherType(_ words: [String], _ occurrence: Occurrence, _ code: Code) -> Bool {
    guard case .member(let receiver, _) = occurrence.usage, receiver >= 0, code[receiver].kind == .identifier,
      !code.isType(receiver), let type = otherType(of: receiver, code)
    else { return false }
    guard case .name(let name) = type else { return true }
    let text = code.text(name)
    return !words.contains { text.contains($0) }
  }

  /// The root of the operand that a key path is applied to: `ProcessInfo.processInfo[keyPath: \.systemUptime]`.
  mutating func rootOfKeyPath(_ names: [Name], _ index: Int, _ code: Code) -> Proof? {
    let open = code.parent(index)
    guard code.isSwift, code.mark(index - 2, "\\") else { return nil }
    if let type = code.rootType(ofKeyPathAt: index - 2), names.contains(code[type].name) {
      return .onType(code[type].name)
    }
    if code.mark(open, "("), let observed = code.observedOperand(ofCallAt: open, keyPathAt: index - 2) {
      return root(names, among: code.chainNames(endingAt: observed), code)
    }
    guard code.mark(open, "["), code.mark(open + 2, ":"),
      code.isCallOrSubscript(open), code.text(open + 1) == "keyPath"
    else { return nil }
    return root(names, among: code.chainNames(endingAt: code.calleeEnd(before: open)), code)
  }
}

extension Code {
  /// The headers that are included, as they are spelt: `sys/stat.h`.
  func includedHeaders() -> Set<String> {
    var headers: Set<String> = []
    for index in 0..<count where self[index].kind == .directive && self[index + 1].kind == .string {
      headers.insert(String(text(index + 1).dropFirst().dropLast()))
    }
    return headers
  }

  /// Where the root is written in the type of what the key path at `index` is the value of:
  /// `name: KeyPath<Root, Value> = \.member`.
  fileprivate func rootType(ofKeyPathAt index: Int) -> Int? {
    guard mark(index - 1, "="), mark(index - 2, ">") else { return nil }
    var at = index - 3
    while at > 0, index - at < 32, !mark(at, "<") { at -= 1 }
    return mark(at, "<") && text(at - 1).hasSuffix("KeyPath") && isWord(at + 1) && mark(at + 2, ",")
      ? at + 1 : nil
  }

  /// The end of what is observed by the call whose parenthesis is at `open` and whose argument the key path is:
  /// `value.observe(\.member)`, `value.publisher(for: \.member)`.
  fileprivate func observedOperand(ofCallAt open: Int, keyPathAt index: Int) -> Int? {
    guard let first = arguments(of: open).first, valueStart(first) == index, isWord(open - 1),
      ["observe", "publisher"].contains(text(open - 1)), let receiver = receiver(of: open - 1)
    else { return nil }
    return receiver >= 0 ? receiver : nil
  }
}

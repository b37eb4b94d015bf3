import Bytes

/// Reads a spelling: `LANGUAGES KIND PATTERN [BASE] [| CERTAINTY if EVIDENCE [and EVIDENCE]…]…`.
struct SpellingReader {
  private let languages: Spelling.Languages
  private let text: String
  private let parts: [Bytes]

  /// - Parameter words: what follows the keyword.
  init(_ keyword: String, _ words: Words) throws(RowError) {
    switch keyword {
    case "swift": languages = .swift
    case "c": languages = .cFamily
    case "both": languages = [.swift, .cFamily]
    case "binary": languages = .binary
    default: throw RowError("unknown keyword '\(keyword)'")
    }
    text = "\(keyword) \(words.rest.text)"
    parts = words.rest.parts(at: "|")
  }

  func row(standing: Standing?) throws(RowError) -> RuleDraft.Row {
    var words = Words(parts[0])
    let pattern = try pattern(&words)
    let base: Certainty? = words.rest.isEmpty ? .certain : try verdict(&words)
    try words.end()
    var clauses: [Spelling.Clause] = []
    for part in parts.dropFirst() { clauses.append(try clause(Words(part))) }
    guard base != nil || clauses.contains(where: { $0.certainty != nil }) else {
      throw RowError("this is never a site")
    }
    return RuleDraft.Row(
      languages: languages, pattern: pattern, certainty: base, clauses: clauses, standing: standing,
      text: text)
  }

  private func verdict(_ words: inout Words) throws(RowError) -> Certainty? {
    guard !words.rest.before(" ").elementsEqual("never".utf8) else {
      _ = words.next()
      return nil
    }
    let certainty: Certainty = try words.value("certainty")
    return certainty
  }

  private func clause(_ words: Words) throws(RowError) -> Spelling.Clause {
    var words = words
    let certainty = try verdict(&words)
    var evidence: [Evidence] = []
    var joint = "if"
    repeat {
      guard words.next()?.text == joint, let word = words.next() else {
        throw RowError("a clause is 'certainty if evidence and evidence'")
      }
      evidence.append(try self.evidence(word))
      joint = "and"
    } while !words.rest.isEmpty
    return Spelling.Clause(certainty: certainty, evidence: evidence)
  }

  private func evidence(_ word: Bytes) throws(RowError) -> Evidence {
    let name = word.before("(")
    let list = word[name.endIndex...]
    guard !list.isEmpty else {
      switch name.text {
      case "subscript": return .subscript([])
      case "tried": return .tried
      case "number": return .number
      case "address": return .address
      case "qualified": return .qualified
      case "url": return .url
      case "awaited": return .awaited
      default: throw RowError("unknown evidence '\(word.text)'")
      }
    }
    let names = list.inside.parts(at: ",").map(\.text)
    guard list.ends(with: ")"), !names.contains("") else {
      throw RowError("evidence '\(word.text)' has no list of names")
    }
    switch name.text {
    case "subscript": return .subscript(names)
    case "argument": return .argument(names)
    case "other": return .other(names)
    case "import": return .import(names)
    case "receiver": return .receiver(names)
    case "root": return .root(names)
    case "statement": return .statement(names)
    case "file": return .file(names)
    case "context": return .context(names)
    case "value": return .value(names)
    case "named": return .named(names)
    case "arguments":
      let counts = names.compactMap { Int($0) }
      guard counts.count == names.count else { throw RowError("evidence '\(word.text)' wants numbers") }
      return .arguments(counts)
    default: throw RowError("unknown evidence '\(word.text)'")
    }
  }
}

extension SpellingReader {
  private func pattern(_ words: inout Words) throws(RowError) -> Spelling.Pattern {
    guard let kind = words.next()?.text else { throw RowError("a spelling needs a kind") }
    guard languages == .binary ? ["symbol", "message"].contains(kind) : kind != "symbol" else {
      throw RowError("a symbol is looked for in a binary, and nothing else is but a message")
    }
    guard let word = kind == "message" ? words.nextSelector() : words.next() else {
      throw RowError("\(kind) needs a pattern")
    }
    switch kind {
    case "type": return .type(try name(word))
    case "constant": return .constant(try name(word))
    case "attribute": return .attribute(try name(word))
    case "conformance": return .conformance(try name(word))
    case "import": return .import(try name(word))
    case "string": return .string(word.text)
    case "symbol": return .symbol(word.text)
    case "member": return .member(try name(member(word)))
    case "implicit": return .implicit(try name(member(word)))
    case "message": return try message(word)
    case "function":
      let (name, labels) = try callee(word)
      return .function(name, labels)
    case "method":
      let (name, labels) = try callee(member(word))
      return .method(name, labels)
    case "declaration":
      let (name, labels) = try callee(word)
      guard case .exactly = labels else { throw RowError("a declaration has all its labels: name(a:b:)") }
      return .declaration(name, labels)
    case "static":
      let type = word.before(".")
      let (member, labels) = try callee(try member(word[type.endIndex...]))
      return .static(try name(type), member, labels)
    default: throw RowError("unknown kind '\(kind)'")
    }
  }

  private func name(_ word: Bytes) throws(RowError) -> String {
    guard word.allSatisfy(\.isWordPart), let first = word.first, !first.isDigit else {
      throw RowError("'\(word.text)' is no name")
    }
    return word.text
  }

  private func member(_ word: Bytes) throws(RowError) -> Bytes {
    guard word.begins(with: ".") else { throw RowError("a member begins with a dot, not '\(word.text)'") }
    return word.dropFirst()
  }

  /// A name and its labels: `stat`, `write(to:`, `sync()`.
  private func callee(_ word: Bytes) throws(RowError) -> (String, Spelling.Labels) {
    let name = word.before("(")
    guard name.endIndex < word.endIndex else { return (try self.name(name), .any) }
    var list = word[name.endIndex...].dropFirst()
    let closed = list.ends(with: ")")
    if closed { list.removeLast() }
    guard list.isEmpty ? closed : list.ends(with: ":") else {
      throw RowError("labels are 'name', 'name(a:' or 'name(a:)', not '\(word.text)'")
    }
    var labels: [String] = []
    for label in list.parts(at: ":").dropLast() { labels.append(try self.name(label)) }
    return (try self.name(name), closed ? .exactly(labels) : .prefix(labels))
  }

  /// `[Receiver a:b:]`, `[_ a]`, `a:b:`.
  private func message(_ word: Bytes) throws(RowError) -> Spelling.Pattern {
    var words = Words(word)
    var receiver: String?
    if word.begins(with: "[") {
      guard word.ends(with: "]") else { throw RowError("a message ends with ']'") }
      words = Words(word.inside)
      let name = try name(words.next() ?? [])
      receiver = name == "_" ? nil : name
    }
    let selector = words.next() ?? []
    try words.end()
    var pieces = selector.parts(at: ":")
    let last = pieces.removeLast()
    guard !pieces.isEmpty else { return .message(receiver, [try name(selector)]) }
    guard last.isEmpty else { throw RowError("'\(selector.text)' is no selector") }
    var selectorPieces: [String] = []
    for piece in pieces { selectorPieces.append(try name(piece) + ":") }
    return .message(receiver, selectorPieces)
  }
}

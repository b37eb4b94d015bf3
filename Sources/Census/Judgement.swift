import Catalog
import Lexing

/// One use of a name, with what evidence is asked of: its receiver, its call, its statement.
struct Occurrence {
  let index: Int
  let usage: Usage
  /// The statement is found once, when a clause asks for it.
  var statement: Range<Int>?

  init(_ index: Int, _ usage: Usage) {
    self.index = index
    self.usage = usage
  }

  /// The parenthesis of the call, or -1.
  var call: Int {
    switch usage {
    case .member(_, let call), .free(_, let call): call
    default: -1
    }
  }
}

/// What a spelling says of an occurrence.
struct Verdict {
  let certainty: Certainty
  let evidence: String
  /// Whether what decided speaks of this site, so that a declaration of the same name does not stand against it.
  let isOfTheSite: Bool
  /// The type that the receiver has, where that decided.
  var root = Name.none
  /// Whether an import came first in what decided.
  var isByImport = false
}

/// Weighs evidence. Holds what one file says about its names: imports, and which name has which type.
struct Judgement {
  let index: SpellingIndex
  private var typesOfNames: [UInt64: [Name]]?
  private var lastRoot = Name.none

  init(_ index: SpellingIndex) { self.index = index }

  mutating func begin() { typesOfNames = nil }

  /// The verdict of a spelling whose pattern fits; nothing where it is no site.
  mutating func verdict(
    _ entry: SpellingIndex.Entry, _ occurrence: inout Occurrence, in code: Code
  ) -> Verdict? {
    for clause in entry.clauses {
      var words: [String] = []
      var isOfTheSite = false
      lastRoot = .none
      let holds = clause.evidence.allSatisfy { evidence in
        guard let word = self.word(for: evidence, &occurrence, code) else { return false }
        words.append(word)
        isOfTheSite = isOfTheSite || evidence.isOfTheSite
        return true
      }
      guard holds else { continue }
      guard let certainty = clause.certainty else { return nil }
      return Verdict(
        certainty: certainty, evidence: words.joined(separator: ", "), isOfTheSite: isOfTheSite,
        root: lastRoot, isByImport: clause.evidence.first?.isImport ?? false)
    }
    guard let certainty = entry.spelling.certainty else { return nil }
    return Verdict(
      certainty: certainty, evidence: certainty == .possible ? "the name alone" : "the spelling",
      isOfTheSite: false)
  }

  /// What to call the evidence where it holds; nothing where it does not.
  private mutating func word(
    for evidence: CompiledEvidence, _ occurrence: inout Occurrence, _ code: Code
  ) -> String? {
    switch evidence {
    case .imports(let names):
      guard let name = names.first(where: { code.contains($0) && (!code.isSwift || code.isImported($0)) })
      else { return nil }
      return "imports \(index.vocabulary.spelling(of: name))"
    case .file(let names):
      guard let name = names.first(where: code.contains) else { return nil }
      return "\(index.vocabulary.spelling(of: name)) in the file"
    case .receiver(let words): return receiverWord(words, occurrence, code)
    case .root(let names): return root(names, occurrence, code)
    case .inSubscript: return isInSubscript(occurrence.index, code) ? "in a subscript" : nil
    case .statement(let names): return statementWord(names, &occurrence, code)
    case .arguments(let counts):
      guard occurrence.call >= 0 else { return nil }
      let count = code.arguments(of: occurrence.call).count
      return counts.contains(count) ? "\(count) arguments" : nil
    case .address:
      guard occurrence.call >= 0 else { return nil }
      return code.arguments(of: occurrence.call).contains { code.mark(code.valueStart($0), "&") }
        ? "an address is passed" : nil
    case .qualified:
      guard case .free(let qualifier, _) = occurrence.usage, qualifier >= 0 else { return nil }
      return "qualified with its module"
    case .url: return holdsURL(&occurrence, code) ? "a URL in the statement" : nil
    case .context(let names): return context(names, occurrence.index, code)
    case .value(let texts): return value(texts, &occurrence, code)
    case .awaited: return isAwaited(occurrence.index, code) ? "awaited" : nil
    }
  }

  // MARK: Receivers

  /// The names of the receiver's chain, the nearest first.
  private func receiverNames(_ occurrence: Occurrence, _ code: Code) -> [Int] {
    switch occurrence.usage {
    case .member(let receiver, _) where receiver >= 0: return code.chainNames(endingAt: receiver)
    case .selector(let open): return code.receiverNames(ofMessage: open)
    default: return []
    }
  }

  private func receiverWord(_ words: [[UInt8]], _ occurrence: Occurrence, _ code: Code) -> String? {
    for name in receiverNames(occurrence, code) {
      let bytes = code.source.bytes(of: code[name])
      if words.contains(where: { bytes.endsIgnoringCase(with: $0) }) {
        return "the receiver \(code.text(name))"
      }
    }
    return nil
  }

  private mutating func root(_ names: [Name], _ occurrence: Occurrence, _ code: Code) -> String? {
    switch occurrence.usage {
    case .member(-1, _): return nil
    case .free where code.isSwift:
      lastRoot = code.selfType(at: occurrence.index)
      return names.contains(lastRoot) ? "in \(index.vocabulary.spelling(of: lastRoot))" : nil
    default: break
    }
    for place in receiverNames(occurrence, code) {
      let isSelf = code.isSwift && code.isWord(place, .self)
      let name = isSelf ? code.selfType(at: place) : code[place].name
      if names.contains(name) {
        lastRoot = name
        return "on \(index.vocabulary.spelling(of: name))"
      }
      let types = types(of: place, code)
      if let type = names.first(where: types.contains) {
        lastRoot = type
        return "\(code.text(place)) is a \(index.vocabulary.spelling(of: type))"
      }
    }
    return nil
  }

  /// The type of the system that an operand ending at `receiver` has, as far as its spelling says: `Type.shared`,
  /// `Type()`, `self` in its extension, a name that the file gives that type. Zero where it is not known.
  mutating func receiverType(endingAt receiver: Int, in code: Code) -> UInt64 {
    let names = code.chainNames(endingAt: receiver)
    guard let nearest = names.first, let root = names.last, names.count <= 2 else { return 0 }
    var type = Name.none
    if code.isType(root) {
      type = code[root].name
    } else if names.count == 1 || code.isWord(root, .self) {
      let types = types(of: nearest, code)
      type = code.isWord(nearest, .self) ? code.selfType(at: nearest) : types.count == 1 ? types[0] : .none
    }
    return type == .none ? 0 : textHash(index.vocabulary.spelling(of: type)[...])
  }

  // MARK: Types of names

  private mutating func types(of place: Int, _ code: Code) -> [Name] {
    if typesOfNames == nil { typesOfNames = code.typesOfNames() }
    return typesOfNames?[code.textHash(place)] ?? []
  }

  // MARK: Places

  private func isInSubscript(_ index: Int, _ code: Code) -> Bool {
    let open = code.parent(index)
    return code.mark(open, "[") && !code.isMessage(open)
  }

  private func statementWord(_ names: [Name], _ occurrence: inout Occurrence, _ code: Code) -> String? {
    // Most names stand nowhere in the file: ask that first, it costs one bit.
    let candidates = names.filter(code.contains)
    guard !candidates.isEmpty else { return nil }
    for index in statement(of: &occurrence, code) where index != occurrence.index {
      let name = code[index].name
      if candidates.contains(name) { return "\(self.index.vocabulary.spelling(of: name)) in the statement" }
    }
    return nil
  }

  private func statement(of occurrence: inout Occurrence, _ code: Code) -> Range<Int> {
    if let statement = occurrence.statement { return statement }
    let statement = code.statement(around: occurrence.index)
    occurrence.statement = statement
    return statement
  }

  private func holdsURL(_ occurrence: inout Occurrence, _ code: Code) -> Bool {
    for index in statement(of: &occurrence, code) {
      let token = code[index]
      if token.kind == .string, token.flags.contains(.holdsURL),
        URLLiteral(code.contentBytes(ofString: index)) != nil
      {
        return true
      }
      // `URL(string:` and `URLWithString:` make a URL that is rarely a file's.
      if code.isSwift, code.isWord(index), code.mark(index + 1, "("), code.isWord(index + 2),
        code.mark(index + 3, ":"),
        code.text(index) == "URL", code.text(index + 2) == "string"
      {
        return true
      }
      if !code.isSwift, code.isWord(index), code.text(index) == "URLWithString" { return true }
    }
    return false
  }

  private func value(_ texts: [String], _ occurrence: inout Occurrence, _ code: Code) -> String? {
    for index in statement(of: &occurrence, code) where code[index].kind == .string {
      let text = code.contents(ofString: index)
      if texts.contains(text) { return "\"\(text)\" in the statement" }
    }
    return nil
  }

  private func isAwaited(_ index: Int, _ code: Code) -> Bool {
    let start = code.chainStart(endingAt: index)
    return code.isWord(start - 1, .await)
  }

  /// The type that the place of a member without receiver expects, where it stands right there:
  /// `name: Type = .member`, `var name: Type { .member }`, `-> Type { .member }`.
  private func context(_ names: [Name], _ index: Int, _ code: Code) -> String? {
    var before = index - 2
    if code.isWord(before, .return) { before -= 1 }
    guard code.mark(before, "=") || code.mark(before, "{") else { return nil }
    before -= 1
    while code.mark(before, "?") || code.mark(before, "!") { before -= 1 }
    guard
      code.mark(before - 1, ":") || code.isArrow(before - 1) || code.mark(before - 1, ".")
        || code.isWord(before - 1, .any)
    else { return nil }
    let name = code[before].name
    return names.contains(name) ? "the type is \(self.index.vocabulary.spelling(of: name))" : nil
  }
}

import Catalog
import Lexing
import Projects

/// Reads what suites, groups and containers the sites of one file name, and which constants of it may name some.
struct GroupReader {
  let code: Code
  let path: String
  private var lines: LineCounter
  private var declared: [DeclaredText]?

  init(_ code: Code, _ path: String) {
    self.code = code
    self.path = path
    lines = LineCounter(code.source)
  }

  /// A name that the file declares, with the text it is given where that is a literal.
  struct DeclaredText {
    let name: String
    /// The token of the name.
    let index: Int
    /// The brace around it, or -1.
    let block: Int
    /// The token of the literal, or -1.
    let literal: Int
    let isSuite: Bool
  }

  /// Labels of arguments that take such a name.
  private static let labels: [String: NamedGroup.Taker] = [
    "suiteName": .suite, "initWithSuiteName": .suite, "addSuiteNamed": .suite, "named": .suite,
    "forSecurityApplicationGroupIdentifier": .container,
    "containerURLForSecurityApplicationGroupIdentifier": .container,
    "accessGroup": .keychain,
  ]

  /// What the call at a site names; nothing where it names nothing.
  mutating func mention(at site: Int, place: FilePlace) -> GroupMention? {
    guard let (taker, start) = code.isSwift ? swiftArgument(site) : messageArgument(site) else { return nil }
    var mention = GroupMention(group: NamedGroup(taker, at: place))
    let isStore = code.isSwift && code.mark(start - 1, ":") && code.text(start - 2) == "store"
    switch code.groupExpression(at: start) {
    case .literal(let token): mention.group.values = [value(ofLiteral: token)]
    case .names(let names) where isStore:
      // What is wanted is the user defaults, not their name.
      let isImplicit = code.mark(start, ".")
      resolve(isImplicit ? ["UserDefaults"] + names.dropFirst() : names, at: site, isSuite: true, &mention)
    case .names(let names): resolve(names, at: site, isSuite: false, &mention)
    case .suite(let names): resolve(names, at: site, isSuite: true, &mention)
    case .other: return nil
    }
    return mention
  }

  private mutating func value(ofLiteral token: Int) -> NamedGroup.Value {
    let position = lines.position(of: code[token].start)
    let conditions = code.branch(at: token)?.conditions ?? []
    return NamedGroup.Value(
      code.contents(ofString: token),
      at: FilePlace(path, line: position.line, column: position.column),
      condition: Condition.joined(conditions.map(\.text)))
  }

  // MARK: Where the name stands

  private func swiftArgument(_ site: Int) -> (NamedGroup.Taker, Int)? {
    let implied = code.impliedMember(ofType: site)
    let call = code.callParenthesis(after: implied >= 0 ? implied + 1 : site)
    if call >= 0 {
      for start in code.arguments(of: call) {
        let label = code.label(at: start)
        // `@AppStorage("key", store: .shared)`
        if label == "store" { return (.suite, start + 2) }
        if let taker = Self.labels[label] { return (taker, start + 2) }
      }
      return nil
    }
    if code.text(site) == "UserDefaults", code.mark(site + 1, "."), code.isWord(site + 2) {
      return (.suite, site)
    }
    return keychainValue(of: site).map { (.keychain, $0) }
  }

  private func messageArgument(_ site: Int) -> (NamedGroup.Taker, Int)? {
    var open = code.parent(site)
    for _ in 0..<4 where code.mark(open, "[") {
      for piece in code.selectorPieces(of: open) where code.mark(piece + 1, ":") {
        if let taker = Self.labels[code.text(piece)] { return (taker, piece + 2) }
      }
      open = code.parent(open)
    }
    return keychainValue(of: site).map { (.keychain, $0) }
  }

  /// What the attribute `kSecAttrAccessGroup` is given: in a dictionary, by a subscript, by a message.
  private func keychainValue(of key: Int) -> Int? {
    guard code.text(key) == "kSecAttrAccessGroup" else { return nil }
    var next = key + 1
    while code.isWord(next, .as) {
      next += code.mark(next + 1, "!") || code.mark(next + 1, "?") ? 3 : 2
    }
    if code.mark(next, ")"), code.partner(next) >= 0 {
      // `String(kSecAttrAccessGroup)`, `(kSecAttrAccessGroup as String)`
      next += 1
    }
    if code.mark(next, ":") { return next + 1 }
    if code.mark(next, "]"), code.mark(next + 1, "="), !code.mark(next + 2, "=") { return next + 2 }
    let open = code.parent(key)
    guard !code.isSwift, code.mark(open, "[") else { return nil }
    let pieces = code.selectorPieces(of: open)
    guard pieces.count == 2, code.text(pieces[1]) == "forKey" else { return nil }
    return pieces[0] + 2
  }

  // MARK: What it means

  /// Looks for the constant in the scopes around the site, as the compiler does; leaves it open where another file can
  /// have it.
  private mutating func resolve(
    _ names: [String], at site: Int, isSuite: Bool, _ mention: inout GroupMention
  ) {
    mention.group.expression = names.joined(separator: ".")
    var path = names[...]
    if path.last == "rawValue" { path.removeLast() }
    if let first = path.first, first == "self" || first == "Self" { path.removeFirst() }
    guard let name = path.popLast(), !name.isEmpty else { return }
    let owner = path.last ?? ""
    if owner.isEmpty, path.isEmpty {
      guard let found = inScope(name, around: site) ?? member(name, around: site) else {
        mention.constant = Constant.Key(owner: "", name: name, isSuite: isSuite)
        if code.isSwift { mention.enclosing = typesAround(site) }
        return
      }
      mention.group.values = values(found, isSuite: isSuite)
    } else if owner.first?.isUppercase == true {
      let members = declarations().filter { $0.name == name && $0.block >= 0 && ownerName($0.block) == owner }
      if members.isEmpty {
        mention.constant = Constant.Key(owner: owner, name: name, isSuite: isSuite)
      } else {
        mention.group.values = values(members, isSuite: isSuite)
      }
    }
  }

  /// Nothing where one of them is no literal.
  private mutating func values(_ found: [DeclaredText], isSuite: Bool) -> [NamedGroup.Value] {
    guard found.allSatisfy({ $0.literal >= 0 && $0.isSuite == isSuite }) else { return [] }
    return found.map { value(ofLiteral: $0.literal) }
  }

  /// What declares the name in the innermost scope that does; nothing where the file has none.
  private mutating func inScope(_ name: String, around site: Int) -> [DeclaredText]? {
    let all = declarations().filter { $0.name == name }
    var block = code.enclosing(site, "{")
    for _ in 0..<Self.maximumDepth where block >= 0 {
      let here = all.filter { $0.block == block }
      if !here.isEmpty { return here }
      // A parameter has a value that only its callers know.
      if code.isSwift, ownerName(block) == nil, hasParameter(name, block) { return [] }
      block = code.enclosing(block, "{")
    }
    let top = all.filter { $0.block < 0 }
    return top.isEmpty ? nil : top
  }

  /// What an extension in this file of a type around the site declares; nothing where none does.
  private mutating func member(_ name: String, around site: Int) -> [DeclaredText]? {
    let types = typesAround(site)
    let members = declarations().filter { one in
      one.name == name && one.block >= 0 && ownerName(one.block).map(types.contains) ?? false
    }
    return members.isEmpty ? nil : members
  }

  private func hasParameter(_ name: String, _ block: Int) -> Bool {
    let statement = code.statement(around: block)
    let head = (statement.lowerBound..<block).suffix(Code.reach)
    if head.contains(where: { code.isWord($0) && code.text($0) == name && code.mark($0 + 1, ":") }) {
      return true
    }
    // `{ name in …`
    let first = block + 1..<min(block + 16, code.count)
    guard let end = first.first(where: { code.isWord($0, .in) }) else { return false }
    return (block + 1..<end).contains { code.isWord($0) && code.text($0) == name }
  }

  private func typesAround(_ index: Int) -> [String] {
    var types: [String] = []
    var block = code.enclosing(index, "{")
    for _ in 0..<Self.maximumDepth where block >= 0 {
      if let name = ownerName(block) { types.append(name) }
      block = code.enclosing(block, "{")
    }
    return types
  }

  /// The type whose body a brace begins; nothing where it begins something else.
  private func ownerName(_ block: Int) -> String? { code.typeName(ofBody: block) }

  // MARK: Constants

  private mutating func declarations() -> [DeclaredText] {
    if let declared { return declared }
    let all = code.declaredTexts()
    declared = all
    return all
  }

  /// Nobody nests code deeper than that.
  private static let maximumDepth = 32

  /// Further constants of a file are of no use to a person either.
  private static let maximumCount = 64

  /// The constants that other files may name. A text with a blank or without a dot names no group.
  mutating func constants() -> [Constant] {
    var constants: [Constant] = []
    for one in declarations() where one.literal >= 0 && constants.count < Self.maximumCount {
      let owner = one.block < 0 ? "" : ownerName(one.block)
      let text = code.contentBytes(ofString: one.literal)
      guard let owner, text.count < 128, text.contains(UInt8(ascii: ".")), !text.contains(UInt8(ascii: " "))
      else { continue }
      constants.append(
        Constant(
          key: Constant.Key(owner: owner, name: one.name, isSuite: one.isSuite),
          value: value(ofLiteral: one.literal), isOfTheFile: code.isOfTheFile(one.index)))
    }
    return constants
  }
}

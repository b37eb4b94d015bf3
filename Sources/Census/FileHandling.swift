import Lexing

/// What a write, a removal or an exclusion from backups is about: follows the names of its path to what the same file
/// gives them.
struct FileHandling {
  private let code: Code
  /// Where the file declares names, by their hash: the tokens of the names, in order.
  private var declared: [UInt64: [Int]]?
  /// Where names are first given values after their declaration.
  private var assigned: [UInt64: Int]?

  init(_ code: Code) { self.code = code }

  /// The expression of a path, and what is known of it.
  struct Path {
    var traits: Handling.Traits = []
    var place: StoragePlace?
    /// A path that is written out.
    var literal = ""
    /// What the code calls it, the same for `self.file` and `file`; empty where it is no chain of names.
    var name = ""
    /// Whether it is a property or global, so that the name means the same in other functions.
    var isMember = false
  }

  // MARK: Arguments

  /// Labels of the argument that says where something is put, where it is not the first one.
  private static let targets: Set<String> = ["to", "toPath", "toURL", "toFile"]

  /// The tokens of the path that the call of the name at `site` is about; nothing where there is no call.
  func path(ofCallAt site: Int) -> Range<Int>? {
    if !code.isSwift, case let open = code.message(ofPiece: site), open >= 0 {
      let pieces = code.selectorPieces(of: open)
      guard let piece = pieces.first(where: { Self.targets.contains(code.text($0)) }) ?? pieces.first,
        code.mark(piece + 1, ":")
      else { return nil }
      let next = pieces.first { $0 > piece } ?? code.partner(open)
      return next > piece + 2 ? piece + 2..<next : nil
    }
    let call = code.callParenthesis(after: site)
    guard call >= 0 else { return nil }
    let arguments = code.arguments(of: call)
    guard
      let start = arguments.first(where: { Self.targets.contains(code.label(at: $0)) }) ?? arguments.first
    else { return nil }
    return code.valueStart(start)..<end(ofArgument: start, in: call)
  }

  private func end(ofArgument start: Int, in call: Int) -> Int {
    let close = code.partner(call)
    var at = start
    while at < close, !code.mark(at, ",") { at = max(code.skip(at), at + 1) }
    return min(at, close)
  }

  /// The tokens of a call's argument with this label; nothing where it has none.
  func argument(_ label: String, ofCallAt site: Int) -> Range<Int>? {
    if !code.isSwift, case let open = code.message(ofPiece: site), open >= 0 {
      let pieces = code.selectorPieces(of: open)
      guard let piece = pieces.first(where: { code.text($0) == label }) else { return nil }
      let next = pieces.first { $0 > piece } ?? code.partner(open)
      return next > piece + 2 ? piece + 2..<next : nil
    }
    let call = code.callParenthesis(after: site)
    guard call >= 0, let start = code.arguments(of: call).first(where: { code.label(at: $0) == label }) else {
      return nil
    }
    return start + 2..<end(ofArgument: start, in: call)
  }

  // MARK: Paths

  /// How many names are followed, and how far.
  private static let maximumSteps = 12
  private static let maximumLength = 256

  /// What is known of the expression of a path.
  /// - Parameter site: where it is used.
  mutating func resolved(_ range: Range<Int>, at site: Int) -> Path {
    var path = Path()
    (path.name, path.isMember) = called(range, at: site)
    var steps = Self.maximumSteps
    if origin(of: range, at: site) == nil { path.traits.insert(.isGiven) }
    follow(range, at: site, &steps, &path)
    return path
  }

  /// What the code calls a path, over local copies of it, and whether that is a property or global.
  private mutating func called(_ range: Range<Int>, at site: Int) -> (name: String, isMember: Bool) {
    var (range, site, name) = (range, site, "")
    for _ in 0..<4 {
      guard let next = chain(range) else { return (name, false) }
      name = next
      let owner = declaration(of: root(of: range), at: site)
      guard owner >= 0, !code.isWord(owner - 1, .func) else { return (name, false) }
      guard code.isLocal(owner - 1) else { return (name, true) }
      let value = value(of: owner)
      guard !name.contains("."), code.mark(owner + 1, "="), value.count > 1 else { return (name, false) }
      (range, site) = (value.lowerBound + 1..<value.upperBound, owner)
    }
    return (name, false)
  }

  /// Where the name is declared that an expression begins with, over local names that are given such expressions; -1
  /// where it begins with a type, nothing where only the callers know.
  private mutating func origin(of range: Range<Int>, at site: Int) -> Int? {
    var (range, site) = (range, site)
    for _ in 0..<4 {
      let first = root(of: range)
      guard first >= 0 else { return code.mark(range.lowerBound, ".") ? -1 : nil }
      if code.isType(first) { return namesGiven(range, at: site) ? nil : -1 }
      let owner = declaration(of: first, at: site)
      guard owner >= 0 else { return nil }
      guard code.isWord(owner - 1, .let, .var), code.isLocal(owner - 1) else { return owner }
      let value = value(of: owner)
      guard let equals = value.first(where: { code.mark($0, "=") }), equals + 1 < value.upperBound else {
        return nil
      }
      (range, site) = (equals + 1..<value.upperBound, owner)
    }
    return nil
  }

  /// Whether an expression holds a name that the file does not declare.
  private mutating func namesGiven(_ range: Range<Int>, at site: Int) -> Bool {
    for index in range.prefix(Self.maximumLength) where code.isWord(index) && code[index].kind == .identifier
    {
      let isOwn = !code.mark(index - 1, ".") && !code.mark(index + 1, ":") && !code.isType(index)
      if isOwn, !code.mark(index + 1, "("), declaration(of: index, at: site) < 0 { return true }
    }
    return false
  }

  /// The first name of an expression; -1 where it has none.
  private func root(of range: Range<Int>) -> Int {
    var at = range.lowerBound
    while at < range.upperBound, code.isWord(at, .try, .await) || code.mark(at, "&") || code.mark(at, "(") {
      at += 1
    }
    if code.isWord(at, .self, .`Self`), code.mark(at + 1, ".") { at += 2 }
    return at < range.upperBound && code.isWord(at) ? at : -1
  }

  /// `self.file` and `file` as `file`; nothing where calls or operators are in it.
  private func chain(_ range: Range<Int>) -> String? {
    var names: [String] = []
    var at = range.lowerBound
    while at < range.upperBound, names.count < 8 {
      guard code.isWord(at) else { return nil }
      if !names.isEmpty || !code.isWord(at, .self, .`Self`) { names.append(code.text(at)) }
      at += 1
      while at < range.upperBound, code.mark(at, "!") || code.mark(at, "?") { at += 1 }
      if at == range.upperBound { return names.joined(separator: ".") }
      guard code.mark(at, ".") else { return nil }
      at += 1
    }
    return nil
  }

  private mutating func follow(_ range: Range<Int>, at site: Int, _ steps: inout Int, _ path: inout Path) {
    for index in range.prefix(Self.maximumLength) {
      if code[index].kind == .string { takeLiteral(index, &path) }
      guard code.isWord(index), code[index].kind == .identifier, code[index].length < 64 else { continue }
      let name = code.text(index)
      if path.place == nil, let place = StoragePlace(spelling: name) { path.place = place }
      if isFresh(name, index) { path.traits.insert(.isFreshName) }
      // A member of something else, a label and a type are not declared by the file under that name alone.
      let isOwn = !code.mark(index - 1, ".") || code.isWord(index - 2, .self, .`Self`)
      guard isOwn, !code.mark(index + 1, ":"), !code.isType(index), steps > 0 else { continue }
      let owner = declaration(of: index, at: site)
      let value = owner >= 0 ? value(of: owner) : standard(of: index, at: site)
      guard !value.isEmpty, value.lowerBound >= range.upperBound || value.upperBound <= range.lowerBound
      else {
        continue
      }
      steps -= 1
      follow(value, at: value.lowerBound, &steps, &path)
    }
  }

  private func isFresh(_ name: String, _ index: Int) -> Bool {
    switch name {
    case "UUID", "NSUUID", "Date": code.mark(index + 1, "(") || code.mark(index + 1, ".")
    case "globallyUniqueString", "UUIDString": true
    default: false
    }
  }

  /// The roots of paths that are the same on each device, or on the developer's own.
  private static let roots = [
    "/Users/", "/tmp/", "/private/", "/var/", "/Library/", "/Volumes/", "/Applications/", "/opt/", "/etc/",
    "/usr/",
  ]

  /// Words before a literal that is a path from the root, not a part of one.
  private static let pathLabels: Set<String> = [
    "fileURLWithPath", "filePath", "toFile", "toPath", "atPath", "path", "forWritingAtPath", "toFileAtPath",
    "writeToFile", "createFileAtPath", "createDirectoryAtPath",
  ]

  private func takeLiteral(_ index: Int, _ path: inout Path) {
    guard path.literal.isEmpty, code[index].flags.contains(.opensLiteral), code[index].length < 512 else {
      return
    }
    let text = code.contents(ofString: index)
    guard Self.roots.contains(where: text.hasPrefix), !code.mark(index + 1, "+") else { return }
    let before = code.mark(index - 1, "@") ? index - 2 : index - 1
    let isWhole = code.mark(before, "=") && !code.mark(before - 1, "+") || code.mark(before, "{")
    let isLabelled = code.mark(before, ":") && Self.pathLabels.contains(code.text(before - 1))
    // `appending(path: "/tmp/")` goes on with a path.
    let callee =
      code.mark(code.parent(index), "(") ? code.text(code.calleeEnd(before: code.parent(index))) : ""
    let isFunction = code.mark(before, "(") && ["fopen", "open", "creat", "mkdir", "URL"].contains(callee)
    guard isWhole || isFunction || isLabelled && !callee.hasPrefix("append") else { return }
    path.literal = text
    path.traits.insert(.isAbsolute)
  }

  // MARK: Declarations

  /// The value of the constant that the name at `index` stands for; nothing where the file has none of that name.
  mutating func constant(named index: Int, at site: Int) -> Range<Int>? {
    let owner = declaration(of: index, at: site)
    guard owner >= 0, code.isWord(owner - 1, .let) else { return nil }
    let value = value(of: owner)
    return value.first { code.mark($0, "=") }.map { $0 + 1..<value.upperBound }
  }

  /// Where the name at `index` is declared, as the token of its name: nearest before it in its function, else outside of
  /// all functions; -1 where the file does not have it.
  private mutating func declaration(of index: Int, at site: Int) -> Int {
    let places = places(of: code.textHash(index))
    let body = code.functionBrace(around: site)
    if body >= 0, let last = places.last(where: { $0 < site }), last > body,
      code.text(last) == code.text(index)
    {
      return last
    }
    // `self.file` is no parameter.
    let isMember = code.mark(index - 1, ".")
    if !isMember, !places.isEmpty, isParameter(index, at: site) { return -1 }
    return places.prefix(8).first { code.functionBrace(around: $0) < 0 && code.text($0) == code.text(index) }
      ?? -1
  }

  private mutating func places(of hash: UInt64) -> [Int] {
    if let declared { return declared[hash] ?? [] }
    var all: [UInt64: [Int]] = [:]
    var given: [UInt64: Int] = [:]
    for index in 1..<max(code.count, 1) where code.isWord(index) {
      let isDeclared =
        code.isSwift
        ? code.isWord(index - 1, .let, .var) || code.isWord(index - 1, .func)
        : code.mark(index + 1, "=") && !code.mark(index + 2, "=")
          && (code.mark(index - 1, "*") || code.isWord(index - 1))
      if isDeclared { all[code.textHash(index), default: []].append(index) }
      let isFirst =
        code.isBoundary(before: index) || code.mark(index - 1, ".") && code.isWord(index - 2, .self)
      if code.isSwift, code.mark(index + 1, "="), !code.mark(index + 2, "="), !isDeclared, isFirst {
        let hash = code.textHash(index)
        if given[hash] == nil { given[hash] = index }
      }
    }
    assigned = given
    declared = all
    return all[hash] ?? []
  }

  /// The tokens of what a declared name is given: its first value, or the body that makes it.
  private func value(of name: Int) -> Range<Int> {
    if code.isWord(name - 1, .func) {
      var at = name + 1
      while at < code.count, !code.mark(at, "{"), at - name < Self.maximumLength {
        at = max(code.skip(at), at + 1)
      }
      return code.mark(at, "{") ? code.inside(at) : name..<name
    }
    let statement = code.statement(around: name)
    var end = max(statement.upperBound, name + 1)
    if code.isSwift, !code.isLocal(name - 1),
      !(name + 1..<end).contains(where: { code.mark($0, "=") || code.mark($0, "{") }),
      let assigned = assigned?[code.textHash(name)]
    {
      // A property that the initialiser gives its value.
      return assigned + 1..<max(code.statement(around: assigned).upperBound, assigned + 1)
    }
    if code.isWord(code.introducer(of: statement), .if, .guard) || code.isWord(statement.lowerBound, .while) {
      // What a condition binds ends before the next condition, or before the block.
      var at = name + 1
      while at < end, !code.mark(at, ","), !code.mark(at, "{"), !code.isWord(at, .else) {
        at = max(code.skip(at), at + 1)
      }
      end = min(at, end)
    }
    return name + 1..<end
  }

  /// The tokens of the value that a parameter has where the callers say nothing; empty where it has none.
  private func standard(of index: Int, at site: Int) -> Range<Int> {
    let body = code.functionBrace(around: site)
    guard body >= 0, code.isSwift else { return 0..<0 }
    let hash = code.textHash(index)
    let head = code.statement(around: body).prefix { $0 < body }.suffix(Self.maximumLength)
    guard
      let name = head.first(where: { code.isWord($0) && code.textHash($0) == hash && code.mark($0 + 1, ":") })
    else {
      return 0..<0
    }
    let open = code.parent(name)
    guard code.mark(open, "(") else { return 0..<0 }
    let end = end(ofArgument: name, in: open)
    guard let equals = (name..<end).first(where: { code.mark($0, "=") }) else { return 0..<0 }
    return equals + 1..<end
  }

  /// Whether a function, a closure or a loop around `site` gives the name at `index` its value.
  private func isParameter(_ index: Int, at site: Int) -> Bool {
    let hash = code.textHash(index)
    var open = code.enclosing(site, "{")
    for _ in 0..<Code.maximumNesting where open >= 0 {
      let head = code.statement(around: open).prefix { $0 < open }.suffix(Self.maximumLength)
      let parameters = head.contains { at in
        guard code.isWord(at), code.textHash(at) == hash else { return false }
        return code.mark(at + 1, ":") || code.isWord(at - 1, .for) || code.isWord(at + 1, .in)
      }
      if parameters { return true }
      let first = open + 1..<min(open + 16, code.count)
      if let end = first.first(where: { code.isWord($0, .in) }),
        (open + 1..<end).contains(where: { code.isWord($0) && code.textHash($0) == hash })
      {
        return true
      }
      if open == code.functionBrace(around: site) { return false }
      open = code.enclosing(open, "{")
    }
    return false
  }
}

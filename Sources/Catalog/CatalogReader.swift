/// Reads tables line by line. A line is a keyword and what it says; a spelling begins with its languages.
///
///     rule required-reason.system-boot-time warning
///     title System boot time
///     why   One sentence.
///     mend  One sentence.
///     doubt What sources leave open.
///     see   https://…
///     since 2026.11
///     standing listed
///     swift member .systemUptime possible | certain if root(ProcessInfo)
///     more  network.sockets
///
/// `more` adds spellings to a rule that an earlier table started. Lines that are blank or begin with `#` say
/// nothing.
struct CatalogReader {
  private var drafts: [RuleDraft] = []
  private var places: [String: Int] = [:]

  /// The rule that lines belong to, and whether only spellings may come.
  private var current: Int?
  private var adding = false
  private var standing: Standing?

  mutating func read(_ table: CatalogTable) throws(CatalogError) {
    current = nil
    let first = drafts.count
    let lines = table.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var words = Words(line)
      guard let keyword = words.next(), !keyword.hasPrefix("#") else { continue }
      do throws(RowError) {
        try read(keyword, words, from: RuleDraft.Origin(table: table.name, line: index + 1))
      } catch {
        throw CatalogError(table: table.name, line: index + 1, message: error.message)
      }
    }
    for draft in drafts[first...] {
      guard let missing = draft.missing else { continue }
      throw CatalogError(
        table: draft.origin.table, line: draft.origin.line, message: "\(draft.id) has no \(missing)")
    }
  }

  /// What was read, once every table was.
  func finished() -> [RuleDraft] { drafts }

  private mutating func read(
    _ keyword: Substring, _ words: Words, from origin: RuleDraft.Origin
  ) throws(RowError) {
    switch keyword {
    case "rule": try start(words, from: origin)
    case "more": try resume(words)
    case "standing": try setStanding(words)
    case "title", "why", "mend", "doubt", "see", "since": try describe(keyword, words.rest)
    default: try add(try SpellingReader(keyword, words).row(standing: standing))
    }
  }

  private mutating func start(_ words: Words, from origin: RuleDraft.Origin) throws(RowError) {
    var words = words
    let id = String(words.next() ?? "")
    guard RuleDraft.isWellFormed(id) else { throw RowError("'\(id)' is no rule name, which is group.name") }
    guard places[id] == nil else { throw RowError("\(id) is there already") }
    let draft = RuleDraft(id: id, severity: try words.value("severity"), origin: origin)
    guard Catalog.groups.contains(where: { $0.name == draft.group }) else {
      throw RowError("unknown group '\(draft.group)'")
    }
    try words.end()
    places[id] = drafts.count
    drafts.append(draft)
    open(at: drafts.count - 1, adding: false)
  }

  private mutating func resume(_ words: Words) throws(RowError) {
    var words = words
    let id = String(words.next() ?? "")
    guard let place = places[id] else { throw RowError("no table before this one has a rule '\(id)'") }
    try words.end()
    open(at: place, adding: true)
  }

  private mutating func open(at place: Int, adding: Bool) {
    current = place
    self.adding = adding
    standing = drafts[place].hasStanding ? .listed : nil
  }

  private mutating func setStanding(_ words: Words) throws(RowError) {
    var words = words
    let place = try place()
    guard drafts[place].hasStanding else { throw RowError("only required-reason rules have a standing") }
    standing = try words.value("standing")
    try words.end()
  }

  private mutating func describe(_ keyword: Substring, _ text: Substring) throws(RowError) {
    let place = try place()
    guard !text.isEmpty else { throw RowError("\(keyword) says nothing") }
    guard !adding || keyword == "doubt" else { throw RowError("\(keyword) belongs where the rule starts") }
    guard drafts[place].describe(keyword, String(text)) else { throw RowError("a second \(keyword)") }
  }

  private mutating func add(_ row: RuleDraft.Row) throws(RowError) {
    let place = try place()
    guard drafts[place].add(row) else { throw RowError("\(drafts[place].id) has this spelling already") }
  }

  private func place() throws(RowError) -> Int {
    guard let current else { throw RowError("no rule is started") }
    return current
  }
}

/// What is wrong with a row; its place is known one level up.
struct RowError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// The words of a line, one after the other.
struct Words {
  private(set) var rest: Substring

  init(_ line: Substring) {
    rest = line.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
  }

  mutating func next() -> Substring? { next { $0 != " " } }

  private mutating func next(while belongs: (Character) -> Bool) -> Substring? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix(while: belongs)
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return word
  }

  /// The next word, as one of the values that a closed list has.
  mutating func value<Value: RawRepresentable<String>>(_ kind: String) throws(RowError) -> Value {
    let word = String(next() ?? "")
    guard let value = Value(rawValue: word) else { throw RowError("unknown \(kind) '\(word)'") }
    return value
  }

  func end() throws(RowError) {
    guard rest.isEmpty else { throw RowError("unexpected '\(rest)'") }
  }
}

/// Reads tables line by line. A line is a keyword and what it says; a spelling begins with its languages.
///
///     rule required-reason.system-boot-time warning
///     title System boot time
///     why   One sentence.
///     mend  One sentence.
///     doubt What sources leave open.
///     see   developer.apple.com/…
///     since 2026.11
///     standing listed
///     swift member .systemUptime possible | certain if root(ProcessInfo)
///     more  network.sockets
///
/// `finding` starts a rule of what a person has to decide on, which has the same lines and no spelling.
/// `more` adds spellings to a rule that an earlier table started. A line that begins with `|` goes on with the
/// spelling above. Lines that are blank or begin with `#` say nothing.
struct CatalogReader {
  private var drafts: [RuleDraft] = []
  /// Keys are of a kind: a name can be a site's and a finding's.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let kind: Rule.Kind
    let id: String
  }

  /// The rule that lines belong to, and whether only spellings may come.
  private var current: Int?
  private var adding = false
  private var standing: Standing?

  mutating func read(_ table: CatalogTable) throws(CatalogError) {
    current = nil
    let first = drafts.count
    for row in Self.rows(of: Array(table.text.utf8)[...]) {
      var words = Words(row.text)
      guard let keyword = words.next() else { continue }
      do throws(RowError) {
        try read(keyword, words, from: RuleDraft.Origin(table: table.name, line: row.line))
      } catch {
        throw CatalogError(table: table.name, line: row.line, message: error.message)
      }
    }
    for draft in drafts[first...] {
      guard let missing = draft.missing else { continue }
      throw CatalogError(
        table: draft.origin.table, line: draft.origin.line, message: "\(draft.id) has no \(missing)")
    }
  }

  /// The lines that say something, each with those that go on with it.
  private static func rows(of text: Bytes) -> [(line: Int, text: Bytes)] {
    var rows: [(line: Int, text: Bytes)] = []
    for (index, line) in text.parts(at: "\n").enumerated() {
      let line = line.trimmed
      switch line.first {
      case nil, UInt8(ascii: "#"): continue
      case UInt8(ascii: "|") where !rows.isEmpty:
        rows[rows.count - 1].text += CollectionOfOne(UInt8(ascii: " "))
        rows[rows.count - 1].text += line
      default: rows.append((index + 1, line))
      }
    }
    return rows
  }

  /// What was read, once every table was.
  func finished() -> [RuleDraft] { drafts }

  private mutating func read(
    _ word: Bytes, _ words: Words, from origin: RuleDraft.Origin
  ) throws(RowError) {
    let keyword = word.text
    switch keyword {
    case "rule": try start(.site, words, from: origin)
    case "finding": try start(.finding, words, from: origin)
    case "more": try resume(words)
    case "standing": try setStanding(words)
    case "title", "why", "mend", "doubt", "see", "since": try describe(keyword, words.rest.text)
    default: try add(try SpellingReader(keyword, words).row(standing: standing))
    }
  }

  private mutating func start(
    _ kind: Rule.Kind, _ words: Words, from origin: RuleDraft.Origin
  ) throws(RowError) {
    var words = words
    let id = words.next()?.text ?? ""
    guard RuleDraft.isWellFormed(id) else { throw RowError("'\(id)' is no rule name, which is group.name") }
    let key = Key(kind: kind, id: id)
    guard places[key] == nil else { throw RowError("\(id) is there already") }
    let draft = RuleDraft(id: id, severity: try words.value("severity"), origin: origin, kind: kind)
    guard Catalog.groups(of: kind).contains(where: { $0.name == draft.group }) else {
      throw RowError("unknown group '\(draft.group)'")
    }
    try words.end()
    places[key] = drafts.count
    drafts.append(draft)
    open(at: drafts.count - 1, adding: false)
  }

  private mutating func resume(_ words: Words) throws(RowError) {
    var words = words
    let id = words.next()?.text ?? ""
    guard let place = places[Key(kind: .site, id: id)] else {
      throw RowError("no table before this one has a rule '\(id)'")
    }
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

  private mutating func describe(_ keyword: String, _ text: String) throws(RowError) {
    let place = try place()
    guard !text.isEmpty else { throw RowError("\(keyword) says nothing") }
    guard !adding || keyword == "doubt" else { throw RowError("\(keyword) belongs where the rule starts") }
    guard drafts[place].describe(keyword, text) else { throw RowError("a second \(keyword)") }
  }

  private mutating func add(_ row: RuleDraft.Row) throws(RowError) {
    let place = try place()
    guard drafts[place].kind == .site else { throw RowError("a finding has no spelling") }
    guard drafts[place].add(row) else { throw RowError("\(drafts[place].id) has this spelling already") }
  }

  private func place() throws(RowError) -> Int {
    guard let current else { throw RowError("no rule is started") }
    return current
  }
}

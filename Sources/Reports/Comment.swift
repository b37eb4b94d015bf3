/// A comment on a change, in Markdown: a marker by which it is found again, what it comes to, and tables that can be
/// cut so that all of it fits.
struct Comment {
  struct Row {
    var cells: [String]
    /// What it is counted with when there is no room for all rows.
    var group: String
  }

  /// Rows of one kind.
  struct Part {
    var title: String
    var heads: [String]
    var rows: [Row]
    /// A paragraph after the table.
    var note = ""
    var isFolded = false
    /// Whether its title says how many rows there are.
    var isCounted = true
  }

  /// Names the comment among others of the same change; hidden.
  let label: String
  /// Paragraphs before the tables.
  var lead: [String]
  var parts: [Part] = []

  static let defaultLabel = "sluice"
  /// What GitHub takes of one comment, in units of UTF-16.
  static let maximumLength = 65_536
  /// Below this there is no room to say what is so.
  static let minimumLength = 1_000

  /// - Parameter limit: in units of UTF-16.
  func text(limit: Int) -> String {
    let all = parts.filter { !$0.rows.isEmpty || !$0.note.isEmpty }
    let whole = written(all, all.map { Set($0.rows.indices) }, end: "")
    if whole.utf16.count <= limit { return whole }
    // What comes last matters least: a part of which nothing fits gives its room to those before it.
    var shown = all
    while !shown.isEmpty {
      let frame = written(
        shown, shown.map { _ in [] }, end: Comment.words(onAll: 1_000_000, limit: limit), isFrame: true)
      let kept = Comment.kept(of: shown, within: limit - frame.utf16.count)
      guard frame.utf16.count > limit || zip(shown, kept).contains(where: { !$0.rows.isEmpty && $1.isEmpty })
      else {
        let count = all.reduce(0) { $0 + $1.rows.count } - kept.reduce(0) { $0 + $1.count }
        return written(shown, kept, end: Comment.words(onAll: count, limit: limit))
      }
      shown.removeLast()
    }
    return cut(all.reduce(0) { $0 + $1.rows.count }, to: limit)
  }

  /// The verdict, and as many of the paragraphs after it as fit.
  private func cut(_ rows: Int, to limit: Int) -> String {
    var short = self
    let end = Comment.words(onAll: rows, limit: limit)
    while short.lead.count > 1, short.written([], [], end: end).utf16.count > limit {
      short.lead.removeLast()
    }
    return short.written([], [], end: end)
  }

  /// - Parameters:
  ///   - rows: of each part those that are shown.
  ///   - isFrame: whether it is asked how long it is without rows, whatever is said of those that are left out.
  private func written(_ parts: [Part], _ rows: [Set<Int>], end: String, isFrame: Bool = false) -> String {
    var text = ([marker] + lead).joined(separator: "\n\n") + "\n"
    for (part, rows) in zip(parts, rows) {
      let left = part.rows.indices.filter { !rows.contains($0) }.map { part.rows[$0].group }
      let words = isFrame ? Comment.longestWords(on: left) : Comment.words(on: left)
      text += "\n" + Comment.text(part, rows: rows.sorted(), left: words)
    }
    return text + end
  }

  private static func words(onAll count: Int, limit: Int) -> String {
    "\n**Not all is shown:** \(Count.of(count, "row")) left out, so that the comment is no longer than "
      + "\(Count.grouped(limit)) characters. The job's report has all of them.\n"
  }

  /// Only letters, digits and what cannot end a comment of HTML: that takes a ">".
  private var marker: String {
    let safe = label.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789._/-".unicodeScalars.contains(scalar))
        ? Character(scalar) : "_"
    }
    return "<!-- sluice-comment: \(String(safe)) -->"
  }

  /// The rows of each part that stay. Each kind has one before any has two.
  private static func kept(of parts: [Part], within budget: Int) -> [Set<Int>] {
    struct Place: Hashable {
      var part: Int
      var group: String
    }
    struct Group {
      var part: Int
      var number: Int
      var rows: [Int] = []
      var costs: [Int] = []
    }
    var groups: [Group] = []
    var places: [Place: Int] = [:]
    for (number, part) in parts.enumerated() {
      for (index, row) in part.rows.enumerated() {
        let key = Place(part: number, group: row.group)
        let place = places[key] ?? groups.count
        if place == groups.count {
          places[key] = place
          groups.append(Group(part: number, number: index))
        }
        groups[place].rows.append(index)
        groups[place].costs.append(text(row).utf16.count)
      }
    }
    groups.sort { ($0.number, $0.part) < ($1.number, $1.part) }
    var kept = parts.map { _ in Set<Int>() }
    for (group, count) in zip(groups, FairCut.kept(of: groups.map(\.costs), within: budget)) {
      kept[group.part].formUnion(group.rows.prefix(count))
    }
    return kept
  }

  // MARK: Writing

  private static func text(_ row: Row) -> String { "| " + row.cells.joined(separator: " | ") + " |\n" }

  private static func text(_ part: Part, rows: [Int], left: String) -> String {
    let title = part.isCounted ? "\(part.title) (\(Count.grouped(part.rows.count)))" : part.title
    var text = part.isFolded ? "<details>\n<summary>\(title)</summary>\n\n" : "### \(title)\n\n"
    if !part.rows.isEmpty {
      text += Comment.text(Row(cells: part.heads, group: ""))
      text += Comment.text(Row(cells: part.heads.map { _ in "---" }, group: ""))
    }
    for row in rows { text += Comment.text(part.rows[row]) }
    if !left.isEmpty { text += "\n\(left)\n" }
    if !part.note.isEmpty, !part.rows.isEmpty { text += "\n" }
    if !part.note.isEmpty { text += part.note + "\n" }
    return text + (part.isFolded ? "\n</details>\n" : "")
  }

  /// `And 1,200 more: 1,000 of network.url-session, 200 of others.`
  private static func words(on groups: [String]) -> String {
    if groups.isEmpty { return "" }
    var counts: [String: Int] = [:]
    for group in groups { counts[group, default: 0] += 1 }
    let sorted = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    var parts = sorted.prefix(named).map { "\(Count.grouped($1)) of \(name(of: $0))" }
    let others = sorted.dropFirst(named).reduce(0) { $0 + $1.value }
    if others > 0 { parts.append("\(Count.grouped(others)) of others") }
    return "And \(Count.grouped(groups.count)) more: \(parts.joined(separator: ", "))."
  }

  /// As long as what can be said of any of them.
  private static func longestWords(on groups: [String]) -> String {
    let names = Set(groups).map(name).sorted { $0.utf16.count > $1.utf16.count }
    let count = Count.grouped(groups.count)
    return "And \(count) more: , \(count) of others."
      + names.prefix(named).map { "\(count) of \($0), " }.joined()
  }

  /// How many groups are named of which rows are left out.
  private static let named = 3

  private static func name(of group: String) -> String {
    MarkdownText.code(String(group.prefix(60)), isInTable: false)
  }
}

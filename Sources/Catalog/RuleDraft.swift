/// A rule while its rows are being read.
struct RuleDraft {
  let id: String
  let group: String
  let severity: Severity
  let origin: Origin
  let kind: Rule.Kind

  var title = ""
  var why: [String] = []
  var mend: [String] = []
  var doubt: [String] = []
  var reference = ""
  var since = Catalog.version
  private(set) var rows: [Row] = []
  private var known: [Spelling.Pattern: Spelling.Languages] = [:]

  init(id: String, severity: Severity, origin: Origin, kind: Rule.Kind = .site) {
    self.id = id
    self.kind = kind
    group = String(id.utf8.prefix { $0 != UInt8(ascii: ".") }) ?? ""
    self.severity = severity
    self.origin = origin
  }

  var rule: Rule {
    Rule(
      id: id, kind: kind, title: title, why: why.joined(separator: " "), mend: mend.joined(separator: " "),
      doubt: doubt.joined(separator: " "), reference: reference, since: since, severity: severity)
  }

  /// Apple's list of what needs a reason names some APIs and not their neighbours.
  var hasStanding: Bool { kind == .site && group == "required-reason" }

  /// `group.name`, each of lower-case words and digits with hyphens between them.
  static func isWellFormed(_ id: String) -> Bool {
    let parts = Array(id.utf8)[...].parts(at: ".")
    return parts.count == 2
      && parts.allSatisfy { part in
        part.parts(at: "-").allSatisfy { word in
          !word.isEmpty && word.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
      }
  }

  /// Takes a line about the rule; false where it has this line and can have one only.
  mutating func describe(_ keyword: String, _ text: String) -> Bool {
    switch keyword {
    case "why": why.append(text)
    case "mend": mend.append(text)
    case "doubt": doubt.append(text)
    case "title" where title.isEmpty: title = text
    // Tables leave the scheme out, and it is joined here: a page to read is no address that Sluice talks to, so
    // its own census has no URL literal.
    case "see" where reference.isEmpty:
      reference = text.contains("://") ? text : ["https:", "", text].joined(separator: "/")
    case "since": since = text
    default: return false
    }
    return true
  }

  /// Takes a spelling; false where it has it for one of its languages.
  mutating func add(_ row: Row) -> Bool {
    guard known[row.pattern, default: []].isDisjoint(with: row.languages) else { return false }
    known[row.pattern, default: []].formUnion(row.languages)
    rows.append(row)
    return true
  }

  /// The first line that it cannot do without.
  var missing: String? {
    if title.isEmpty { return "title" }
    if why.isEmpty { return "why" }
    return mend.isEmpty ? "mend" : nil
  }

  /// Where it was started, for what turns out to be missing.
  struct Origin {
    let table: String
    let line: Int
  }

  /// A spelling that does not know yet which place its rule will have.
  struct Row {
    let languages: Spelling.Languages
    let pattern: Spelling.Pattern
    let certainty: Certainty?
    let clauses: [Spelling.Clause]
    let standing: Standing?
    let text: String

    func spelling(ofRuleAt place: Int) -> Spelling {
      Spelling(
        rule: place, languages: languages, pattern: pattern, certainty: certainty, clauses: clauses,
        standing: standing, text: text)
    }
  }
}

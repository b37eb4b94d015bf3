import Baseline
import Catalog

/// New sites of one statement as a person reads them: one place, the rules that count there, one command.
extension TextFindings {
  /// Findings of new sites that stand together, each list in the order of its lines.
  struct Statement {
    fileprivate(set) var findings: [Finding]

    /// Whether a finding is of the same statement, as far as lines tell: on a line of it, or on one of the next few and
    /// about the same thing, as the keys of a query are.
    fileprivate func goes(with finding: Finding) -> Bool {
      guard let last = findings.last, last.file == finding.file, last.declaration == finding.declaration
      else { return false }
      if last.line == finding.line { return true }
      let group = RuleNames.group(of: finding.subject)
      return finding.line - last.line <= Self.reach
        && findings.contains { RuleNames.group(of: $0.subject) == group }
    }

    /// How many lines lie between the lines of one query.
    private static let reach = 3

    /// In the order of the findings.
    var rules: [String] {
      var known: Set<String> = []
      return findings.map(\.subject).filter { known.insert($0).inserted }
    }
  }

  /// More than this is a change of many places, which reads better by its rules.
  private static let maximumStatements = 5

  /// Statements with sites of several rules; none where there are too many of them.
  static func statements(_ findings: [Finding]) -> [Statement] {
    let sites = findings.filter {
      $0.rule == "drift.new-site" && $0.isOpen && $0.line > 0 && !$0.file.isEmpty
    }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    var statements: [Statement] = []
    for site in sites {
      if let last = statements.indices.last, statements[last].goes(with: site) {
        statements[last].findings.append(site)
      } else {
        statements.append(Statement(findings: [site]))
      }
    }
    statements.removeAll { $0.rules.count < 2 }
    return statements.count > maximumStatements ? [] : statements
  }

  mutating func write(_ statement: Statement) {
    guard let first = statement.findings.first else { return }
    let within = first.declaration.isEmpty ? "" : " in \(Visible.text(first.declaration))"
    page.line("  " + page.styled(Self.place(first.file, first.line, first.column), .cyan) + within)
    var line = 0
    for finding in statement.findings where finding.line != line {
      line = finding.line
      writeExcerpt(of: finding, points: statement.findings.count { $0.line == line } == 1)
    }
    for rule in statement.rules {
      let own = statement.findings.filter { $0.subject == rule }
      let calls = own.map { Visible.text($0.call) }.joined(separator: ", ")
      let weight = own.map(\.severity).max() ?? .note
      page.prose("", "\(rule) (\(weight.rawValue)): \(calls)", indent: 4)
      if let why = catalog.rule(rule)?.why { page.prose("Why: ", why, indent: 6) }
    }
    page.prose(
      "Do:  ",
      "Decide on the statement as a whole; 'sluice explain RULE' says what there is to do about a rule.",
      indent: 2)
    guard offersAcceptance else { return }
    var places: [String] = []
    for finding in statement.findings {
      let place = Visible.shellWord("\(Visible.path(finding.file)):\(finding.line)")
      if !places.contains(place) { places.append(place) }
    }
    writeAccept("  accept: ", places.joined(separator: " "))
  }
}

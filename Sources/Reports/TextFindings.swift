import Baseline
import Catalog
import Census

/// Findings as a person reads them: those that share what is said of them together, each with its source line.
struct TextFindings {
  let findings: [Finding]
  let catalog: Catalog
  var promises: [Baseline.Promise] = []
  /// Whether there is a record that what audits find can be put into.
  var hasRecord = false
  /// Whether what is new can be put on record.
  var offersAcceptance = false
  /// Whether it is two trees that differ, and not a tree and what is on record.
  var isComparison = false
  /// Whether what is found can fail; else a heading says what it weighs, and does not call it an error.
  var gates = true
  let options: TextOptions
  var page: Page

  mutating func write() {
    for group in groups() { write(group) }
  }

  /// Findings that share all that is said about them.
  private struct Group {
    let severity: Severity
    let rule: String
    let subject: String
    var findings: [Finding]
    /// Of which statement they are, where they are shown by that and not by their rule.
    var statement: Statement?

    /// What to do about all of them; nothing where it is something else for each.
    var help: String? {
      // What is not audited has no place of its own for it.
      guard let first = findings.first?.help, findings.contains(where: \.isAudited) else {
        return findings.first?.help
      }
      return findings.allSatisfy { $0.help == first } ? first : nil
    }
  }

  static let shownWithoutAsking = 10

  private func groups() -> [Group] {
    var groups: [Group] = []
    var places: [[String]: Int] = [:]
    let statements = options.detail == .quiet ? [] : Self.statements(findings)
    let ofStatements = Dictionary(
      statements.flatMap { one in one.findings.map { ($0.fingerprint, one) } },
      uniquingKeysWith: { first, _ in first })
    for finding in findings {
      guard options.detail != .quiet || finding.severity > .note else { continue }
      if let statement = ofStatements[finding.fingerprint] {
        // Where the heaviest of them would stand.
        guard let first = statement.findings.max(by: { $0.severity < $1.severity }),
          first.fingerprint == finding.fingerprint
        else { continue }
        groups.append(
          Group(
            severity: finding.severity, rule: finding.rule, subject: "", findings: statement.findings,
            statement: statement))
        continue
      }
      if !finding.isOpen, options.detail != .verbose { continue }
      // Files that were not read, and suppressions, have nothing in common but their rule.
      let isApart = finding.rule.hasPrefix("input.") || finding.rule.hasPrefix("suppression.")
      // All notes of a rule say the same, each of something else.
      let isNote = finding.severity == .note && finding.isAudited
      let subject = isApart || isNote ? "" : finding.subject
      let key = [finding.severity.rawValue, finding.rule, subject, String(finding.order)]
      if let place = places[key] {
        groups[place].findings.append(finding)
      } else {
        places[key] = groups.count
        groups.append(
          Group(severity: finding.severity, rule: finding.rule, subject: subject, findings: [finding]))
      }
    }
    return groups
  }

  private mutating func write(_ group: Group) {
    let style: Page.Style =
      switch group.severity {
      case .error: .boldRed
      case .warning: .boldYellow
      case .note: .boldCyan
      }
    let title = page.styled(title(of: group), .bold)
    page.line(
      gates || group.severity == .note
        ? "\(page.styled(group.severity.rawValue, style)): \(title)"
        : "\(title) \(page.styled("(weighs \(group.severity.rawValue))", .dim))")
    if let statement = group.statement {
      write(statement)
      return page.line()
    }
    if options.detail != .quiet {
      if group.findings.contains(where: \.isNewSite), let rule = catalog.rule(group.subject) {
        page.prose("Why: ", rule.why, indent: 2)
      } else if group.findings.contains(where: \.isAudited), let rule = catalog.finding(group.rule) {
        page.prose("Why: ", rule.why, indent: 2)
      }
    }
    if group.rule == "drift.broken-promise" { writePromise(on: group.subject) }
    let isOpen = group.findings.allSatisfy { $0.suppressed == nil }
    if options.detail != .quiet, isOpen, let help = group.help, !help.isEmpty {
      page.prose("Do:  ", help, indent: 2)
    }
    let all = options.detail == .verbose
    let shown = all ? group.findings.count : min(group.findings.count, Self.shownWithoutAsking)
    if group.findings.allSatisfy(\.isAudited) {
      writeAudited(group.findings, helpsEach: isOpen && group.help == nil)
    } else if group.findings.allSatisfy(\.isOfDeclarations) {
      writeDeclared(group.findings)
    } else {
      for finding in group.findings[..<shown] { write(finding) }
      if shown < group.findings.count {
        page.line(
          page.styled("  and \(Count.grouped(group.findings.count - shown)) more, which -v lists", .dim))
      }
    }
    writeOffer(for: group, shown: shown)
    page.line()
  }

  /// The command for a whole group, where its findings do not show one each: what is gone is taken out, what is new is
  /// accepted by its rule.
  private mutating func writeOffer(for group: Group, shown: Int) {
    if options.detail == .quiet || !offersAcceptance { return }
    if group.rule == "baseline.stale" {
      page.line(page.styled("  update: ", .dim) + "sluice baseline update\(options.repeated)")
    }
    if group.findings.contains(where: { $0.isAudited && $0.isOpen && $0.severity > .note }),
      hasRecord
    {
      writeAccept("  live with it: ", Self.narrowest(group.findings) ?? group.rule)
    }
    guard group.rule == "drift.new-site" else { return }
    if group.findings.allSatisfy(\.file.isEmpty) {
      // Sites of the app's own would come along.
      let isAlone = !findings.contains {
        $0.isNewSite && !$0.file.isEmpty && $0.subject == group.subject
      }
      if isAlone { writeAccept("  accept: ", group.subject) }
    } else if shown < group.findings.count {
      writeAccept("  accept all: ", group.subject)
    }
  }

  /// How few places are named one by one, where they fit into a command.
  private static let namedPlaces = 3

  /// What names these findings and no others of their rule; nothing where they are too many, or stand at no line.
  private static func narrowest(_ findings: [Finding]) -> String? {
    let open = findings.filter { $0.isOpen && $0.severity > .note }
    let places = Set(open.map { "\(Visible.path($0.file)):\($0.line)" }).sorted()
    guard places.count <= namedPlaces, open.allSatisfy({ $0.line > 0 && !$0.file.isEmpty }) else {
      return nil
    }
    return places.map(Visible.shellWord).joined(separator: " ")
  }

  private mutating func writePromise(on rule: String) {
    guard let promise = promises.first(where: { $0.covers(rule) }) else { return }
    let parts = [promise.note.reason, promise.note.owner.map { "(\($0))" }].compactMap(\.self)
    let note = parts.isEmpty ? "" : ": " + parts.joined(separator: " ")
    page.prose("Promise: ", Visible.text(promise.words + note), indent: 2)
  }

  private func title(of group: Group) -> String {
    let isSuppressed = group.findings.contains { $0.suppressed != nil }
    return (isSuppressed ? "suppressed: " : "") + words(on: group)
  }

  private func words(on group: Group) -> String {
    let count = group.findings.count
    switch group.rule {
    case "drift.new-site" where group.findings.allSatisfy(\.file.isEmpty):
      return "\(Count.of(count, "dependency", "dependencies")) with more sites of \(group.subject)"
    case "drift.gone-site" where group.findings.allSatisfy(\.file.isEmpty):
      return "\(Count.of(count, "dependency", "dependencies")) with fewer sites of \(group.subject)"
    case "drift.new-site" where group.statement != nil:
      return "\(Count.of(count, "new site")) of \(group.statement?.rules.count ?? 0) rules in one place"
    case "drift.new-site": return "\(Count.of(count, "new site")) of \(group.subject)"
    case "drift.gone-site": return "\(Count.of(count, "site")) of \(group.subject) gone"
    case "drift.broken-promise":
      return "\(Count.of(count, "site")) of \(group.subject) \(count == 1 ? "breaks" : "break") a promise"
    case "baseline.expired":
      let isNear = group.severity == .note
      let kind = group.subject.isEmpty ? "promise" : "acceptance"
      let about = group.subject.isEmpty ? "" : " of \(group.subject)"
      return "\(Count.of(count, kind))\(about) \(isNear ? count == 1 ? "ends soon" : "end soon" : "expired")"
    case "suppression.unused":
      return "\(Count.of(count, "suppression")) that \(count == 1 ? "suppresses" : "suppress") nothing"
    case "suppression.without-reason": return "\(Count.of(count, "suppression")) without a reason"
    case "baseline.stale": return "the baseline is stale"
    case "input.nothing-read": return "nothing was read [\(group.rule)]"
    case "input.encoding", "input.malformed", "input.unreadable":
      return "\(Count.of(count, "file")) not read [\(group.rule)]"
    case "drift.new-declaration": return "\(Visible.text(group.subject)) is declared and was not"
    case "drift.changed-declaration":
      return "\(Visible.text(group.subject)) is declared otherwise than it was"
    case "drift.gone-declaration": return "\(Visible.text(group.subject)) is declared no more"
    case "drift.new-in-target":
      return "\(Count.of(count, "target")) with \(group.subject) that had none"
    default:
      let known = group.findings.allSatisfy(\.isKnown) ? "on record: " : ""
      return known + [group.rule, Visible.text(group.subject)].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  mutating func write(_ finding: Finding) {
    // The heading says already what is so.
    let isSaid = options.detail != .quiet && !finding.call.isEmpty
    let isSilenced = isComparison && finding.isStillThere
    let message = Visible.text(
      isSaid ? finding.callInPlace + (isSilenced ? ", suppressed now" : "") : finding.message)
    guard !finding.file.isEmpty else { return page.prose("  ", message) }
    let place = Self.place(finding.file, finding.line, finding.column)
    if Visible.width(place) + Visible.width(message) + 4 <= Page.width {
      page.line("  \(page.styled(place, .cyan)): \(message)")
    } else {
      page.line("  \(page.styled(place, .cyan)):")
      page.prose("", message, indent: 4)
    }
    // A line of the baseline says nothing that the message does not.
    guard finding.line > 0, !finding.rule.hasPrefix("baseline.") else { return }
    if options.detail == .quiet { return }
    writeExcerpt(of: finding)
    if ["drift.new-site", "drift.new-in-target"].contains(finding.rule) { writeAcceptance(of: finding) }
  }

  /// The command that puts what stands at one place on record. What is gone is not accepted but taken out.
  mutating func writeAcceptance(of finding: Finding) {
    guard offersAcceptance, options.detail != .quiet, finding.rule != "drift.gone-declaration",
      finding.line > 0
    else { return }
    writeAccept("  accept: ", Visible.shellWord("\(Visible.path(finding.file)):\(finding.line)"))
  }

  /// The line that a finding is about, with a caret.
  /// - Parameter points: whether the caret is there: several findings of a line have none.
  mutating func writeExcerpt(of finding: Finding, points: Bool = true) {
    guard finding.line > 0, let line = options.sourceLine(finding.file, finding.line) else { return }
    let excerpt = Excerpt(line: line, column: finding.column, width: Page.width - 10)
    let number = Page.right(String(finding.line), to: 5)
    page.line(page.styled("  \(number) | ", .dim) + excerpt.text)
    if points { page.line(page.styled("        | ", .dim) + excerpt.blank + page.styled("^", .boldRed)) }
  }

  /// Goes on in a further line, as shells let it, where a line is too short.
  mutating func writeAccept(_ lead: String, _ what: String) {
    let (accept, reason) = ("sluice baseline accept \(what)\(options.repeated)", "--reason \"…\"")
    let isShort = lead.count + Visible.width(accept) + 1 + reason.count <= Page.width
    page.line(page.styled(lead, .dim) + accept + (isShort ? " \(reason)" : " \\"))
    if !isShort { page.line(String(repeating: " ", count: lead.count) + reason) }
  }
}

import Baseline
import Catalog
import Census
import Projects
import Testing

/// What comments do to findings.
@Suite struct FindingSuppressionTests {
  private let catalog: Catalog
  init() throws { catalog = try Catalog.load() }

  private func finding(_ rule: String, _ file: String = "Info.plist", _ line: Int = 5) -> Finding {
    Finding(rule: rule, severity: .error, message: "m", file: file, line: line)
  }

  private func comment(_ names: String..., reason: String = "why", lines: ClosedRange<Int> = 5...5)
    -> Suppression
  {
    Suppression(
      file: "Info.plist", line: 4, target: lines.lowerBound, lastTarget: lines.upperBound, reason: reason,
      names: names.map { .init($0) })
  }

  @Test(arguments: [
    ("usage.empty", "usage.empty", true), ("usage.", "usage.empty", true),
    ("usage.missing", "usage.empty", false),
    ("usage", "usage.empty", false), ("sdk.", "sdk-diff.manifest-removed", false),
    ("drift.changed-declaration", "drift.changed-declaration", true),
    ("drift.", "drift.changed-declaration", true),
    // Promises, what has no line or a rule of its own, what was not read, and what people decided on.
    ("drift.broken-promise", "drift.broken-promise", false), ("drift.", "drift.broken-promise", false),
    ("drift.new-site", "drift.new-site", false), ("drift.", "drift.new-in-target", false),
    ("input.", "input.unreadable", false), ("suppression.", "suppression.unused", false),
    ("baseline.", "baseline.expired", false),
  ])
  func byRuleOrGroup(_ name: String, _ rule: String, _ isSuppressed: Bool) {
    var suppressing = FindingSuppressing([comment(name)])
    var findings = [finding(rule)]
    suppressing.suppress(&findings)
    #expect(findings[0].suppressed == (isSuppressed ? "why" : nil) && findings[0].isOpen != isSuppressed)
    #expect(suppressing.suppressions[0].names.map(\.count) == [isSuppressed ? 1 : 0])
  }

  @Test func onlyAtItsLinesAndWithAReason() {
    let places = [("Info.plist", 5), ("Info.plist", 6), ("Info.plist", 7), ("B.plist", 5), ("Info.plist", 0)]
    var findings = places.map { finding("usage.empty", $0.0, $0.1) }
    var suppressing = FindingSuppressing([comment("usage.", lines: 5...6)])
    suppressing.suppress(&findings)
    #expect(findings.map { $0.suppressed != nil } == [true, true, false, false, false])
    var without = FindingSuppressing([comment("usage.", reason: "")])
    var open = [finding("usage.empty")]
    without.suppress(&open)
    #expect(open[0].isOpen)
  }

  private func judge(
    _ census: Census, _ audited: [Finding] = [], on record: Baseline = Baseline(Census()),
    isWhole: Bool = true,
    _ severities: Severities = Severities()
  ) -> Judgement {
    Judgement(
      of: census, drift: Drift(from: record, to: census), baseline: record,
      audited: FindingsDrift(audited, on: record.findings), catalog: catalog, severities: severities,
      isWhole: isWhole)
  }

  @Test func whatIsSuppressedFailsNothingAndIsNotOnRecord() {
    let known = finding("usage.missing")
    var suppressed = finding("usage.empty")
    suppressed.suppressed = "why"
    let census = Census()
    let judgement = judge(census, [suppressed, known], on: Baseline(census, audited: [known, suppressed]))
    #expect(judgement.findings.map(\.rule) == ["usage.missing", "usage.empty"])
    #expect(judgement.findings.map(\.isKnown) == [true, false])
    #expect(judgement.count(.error) == 0)
    #expect(Verdict(judgement, census, failingAt: .note) == .pass)
    #expect(Baseline(census, audited: [suppressed]).findings.isEmpty)
    // What was on record before the comment came can be taken out.
    let both = FindingsDrift([suppressed], on: Baseline(census, audited: [finding("usage.empty")]).findings)
    #expect(both.fixed.count == 1 && !both.findings[0].isKnown)
  }

  @Test(arguments: [
    ("usage.empty", 0, "line 5 has no finding of usage.empty to suppress"),
    ("usage.", 9, "line 5 has no finding of usage to suppress; the nearest is on line 9"),
    ("storage.", 0, "line 5 has no site or finding of storage to suppress"),
    ("drift.new-declaration", 0, "line 5 has no declaration of drift.new-declaration to suppress"),
    ("usage.emty", 0, "unknown rule 'usage.emty'; did you mean 'usage.empty'?"),
    ("usage", 0, "'usage' is a group; write it with its dot, 'usage.'"),
    (
      "drift.broken-promise", 0,
      "no comment suppresses a broken promise; who gave the promise takes its line out instead"
    ),
    (
      "drift.new-site", 0,
      "'drift.new-site' is not suppressed by that name; name the rule of the site, as in sluice:ignore network.url-session -- reason"
    ),
    (
      "input.unreadable", 0,
      "no comment suppresses 'input.unreadable': it is about what was not read, or about what people decided"
    ),
  ])
  func whatSuppressesNothingIsSaid(_ name: String, _ nearest: Int, _ message: String) {
    var one = comment(name)
    one.names[0].nearest = nearest
    let findings = judge(Census(suppressions: [one])).findings
    #expect(findings.map(\.rule) == ["suppression.unused"] && findings.map(\.message) == [message])
  }

  /// What audits of a part do not find may be in the rest, and what is off is not looked for.
  @Test func whatWasNotLookedForIsNotMissed() {
    let census = Census(suppressions: [comment("usage.empty", "network.", "drift.changed-declaration")])
    let subjects = { (judgement: Judgement) in judgement.findings.map(\.subject) }
    #expect(subjects(judge(census)) == ["usage.empty", "network.", "drift.changed-declaration"])
    #expect(subjects(judge(census, isWhole: false)) == ["network."])
    let first = Judgement(of: census, drift: nil, baseline: nil, catalog: catalog)
    #expect(subjects(first) == ["usage.empty", "network."])
    let off = Severities(["usage.": .off, "network.": .off])
    #expect(subjects(judge(census, [], on: Baseline(Census()), isWhole: true, off)) == ["network.", "drift.changed-declaration"])
  }

  private func declaring(_ value: String, _ suppressed: String? = nil, _ names: String...) -> Census {
    var census = Census(suppressions: names.isEmpty ? [] : [comment(names[0])])
    census.declarations = [
      Declaration(.fileSharing, "UIFileSharingEnabled", value, at: FilePlace("Info.plist", line: 5))
    ]
    census.declarations[0].suppressed = suppressed
    return census
  }

  @Test func aSuppressedDeclarationIsNeitherNewNorRecorded() {
    let census = declaring("true", "agreed")
    #expect(Baseline(census).declarations.isEmpty)
    let findings = judge(census).findings
    #expect(findings.map(\.rule) == ["drift.new-declaration"] && findings.map(\.suppressed) == ["agreed"])
    let gone = judge(census, on: Baseline(declaring("true"))).findings
    #expect(gone.map(\.rule) == ["baseline.stale", "drift.gone-declaration", "drift.new-declaration"])
    #expect(gone[1].message == "the file-sharing UIFileSharingEnabled is suppressed and still on record")
  }

  @Test func aChangeIsSuppressedUntilItIsAccepted() {
    let record = Baseline(declaring("false"))
    #expect(judge(declaring("true"), on: record).count(.error) == 1)
    let changed = judge(declaring("true", nil, "drift.changed-declaration"), on: record)
    #expect(changed.findings.map(\.suppressed) == ["why"] && changed.count(.warning) == 0)
    let accepted = judge(
      declaring("true", nil, "drift.changed-declaration"), on: Baseline(declaring("true")))
    #expect(accepted.findings.map(\.rule) == ["suppression.unused"])
  }

  @Test func aComparisonTellsWhatIsSuppressedNow() {
    let open = finding("usage.empty")
    var hidden = open
    hidden.suppressed = "why"
    let change = { (before: [Finding], after: [Finding]) in
      Comparison(from: Snapshot(Census(), findings: before), to: Snapshot(Census(), findings: after)).findings
    }
    #expect(change([open], [hidden]).new == [hidden] && change([open], [hidden]).fixed.isEmpty)
    #expect(change([hidden], [hidden]).new.isEmpty && change([hidden], [hidden]).fixed.isEmpty)
    #expect(change([hidden], [open]).new == [open] && change([hidden], [open]).fixed.isEmpty)
    #expect(change([], [hidden]).new == [hidden] && change([hidden], []).fixed.isEmpty)
  }
}

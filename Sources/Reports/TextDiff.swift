import Baseline
import Catalog
import Census
import Projects

/// A comparison as a person reads it: what was compared, what has to be decided on, what moved and what is fixed, and
/// the sum.
struct TextDiff {
  private let report: DiffReport
  private let options: TextOptions
  private var page: Page

  init(_ report: DiffReport, _ options: TextOptions) {
    self.report = report
    self.options = options
    page = Page(isColoured: options.isColoured)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    let isQuiet = options.detail == .quiet
    if !isQuiet {
      page.prose("", "From \(Self.words(on: report.old)) to \(Self.words(on: report.new)).")
      page.line()
    }
    writeFindings()
    if !isQuiet {
      writeMoves()
      if !report.silenced.isEmpty {
        page.write(report.silenced, since: true, all: options.detail == .verbose)
        page.line()
      }
      writeFixed()
      writeUnseen()
      if let adopted = report.adopted { page.prose("First baseline: ", TextRecord.words(on: adopted)) }
    }
    if !isQuiet || report.verdict != .pass { writeSummary() }
  }

  static func words(on side: DiffReport.Side) -> String {
    let name = Visible.text(side.name)
    switch side.kind {
    case .folder: return name
    case .census: return "the census \(name)"
    case .baseline: return "the baseline \(name)"
    case .revision where side.name == side.commit: return String(side.commit.prefix(10))
    case .revision: return "\(name) (\(side.commit.prefix(10)))"
    case .workTree: return "the work tree"
    }
  }

  /// As a check shows them.
  private mutating func writeFindings() {
    var findings = TextFindings(
      findings: report.findings, catalog: report.catalog, isComparison: true, gates: report.gates,
      options: options, page: page)
    findings.write()
    page = findings.page
  }

  private mutating func writeMoves() {
    let drift = report.comparison.drift
    let isConfigured = !drift.declarations.moved.isEmpty || !drift.targets.moved.isEmpty
    guard isConfigured || !drift.moved.isEmpty, options.detail == .verbose else { return }
    let what = isConfigured ? TextRecord.moved(drift, 0) : Count.of(drift.moved.count, "site")
    page.line(page.styled("\(what) moved", .bold))
    page.write(drift)
    page.line()
  }

  private mutating func writeFixed() {
    let fixed = report.comparison.findings.fixed
    guard !fixed.isEmpty else { return }
    page.line(page.styled("\(Count.of(fixed.count, "finding")) fixed", .bold))
    let shown = options.detail == .verbose ? fixed.count : TextFindings.shownWithoutAsking
    for finding in fixed.prefix(shown) {
      let name = [finding.rule, finding.subject].filter { !$0.isEmpty }.joined(separator: " ")
      let place = finding.target.isEmpty ? finding.file : finding.target
      page.prose("", Visible.text(place.isEmpty ? name : "\(name), \(place)"), indent: 2)
    }
    if fixed.count > shown {
      page.line(page.styled("  and \(Count.grouped(fixed.count - shown)) more, which -v lists", .dim))
    }
    page.line()
  }

  /// What a comparison cannot say, so that nobody takes silence for an answer.
  private mutating func writeUnseen() {
    if !report.comparison.findings.areCompared {
      page.prose(
        "Not compared: ", "what audits find, since a saved census does not hold the files that they read.",
        style: .yellow)
    }
    if report.hasBinaries {
      page.prose(
        "Not read: ", "binaries in frameworks, so what they import was not compared.",
        style: .yellow)
    }
    for (side, name) in [(report.old, "old"), (report.new, "new")] {
      let counts = BlindCounts(side.census.blind).phrases
      guard !counts.isEmpty, options.detail == .verbose || side.census.blind.contains(where: \.isFailure)
      else {
        continue
      }
      page.prose("Not seen on the \(name) side: ", counts.joined(separator: ", ") + ".", style: .yellow)
    }
  }

  private mutating func writeSummary() {
    let (comparison, drift) = (report.comparison, report.comparison.drift)
    let found = comparison.findings.new + report.ofSDKs
    let suppressed = found.count { $0.suppressed != nil }
    let parts = [
      part("site", drift.new.count, drift.gone.count, (drift.moved.count, "moved")),
      part(
        "declaration", drift.declarations.new.count, drift.declarations.gone.count,
        (drift.declarations.changed.count, "changed"), (drift.declarations.moved.count, "moved")),
      part(
        "target", drift.targets.new.count, drift.targets.gone.count,
        (drift.targets.changed.count, "changed"), (drift.targets.moved.count, "renamed")),
      part("finding", found.count - suppressed, 0, (comparison.findings.fixed.count, "fixed")),
      suppressed > 0 ? "\(Count.of(suppressed, "finding")) suppressed" : nil,
    ].compactMap(\.self)
    let sum = parts.isEmpty ? "nothing differs" : parts.joined(separator: "; ")
    switch report.verdict {
    case .pass:
      page.prose("", "\(sum.prefix(1).uppercased())\(sum.dropFirst()).")
      if !report.gates, report.findings.contains(where: { $0.isOpen && $0.severity > .note }) {
        page.prose(
          "",
          "Nothing fails here: what it weighs is what a check would make of it. '--fail-on error' makes this comparison a gate, and 'sluice check --since REV' is one."
        )
      }
    case .fail: page.prose("Fail: ", "\(sum).", style: .boldRed)
    case .incomplete:
      let unread = report.blind.count(where: \.isFailure)
      page.prose("Incomplete: ", "\(Count.of(unread, "file")) could not be read; \(sum).", style: .boldRed)
    }
  }

  /// `3 sites new, 1 gone`.
  private func part(_ noun: String, _ new: Int, _ gone: Int, _ others: (Int, String)...) -> String? {
    let counts = ([(new, "new"), (gone, "gone")] + others).filter { $0.0 > 0 }
    guard let first = counts.first else { return nil }
    return
      ([Count.of(first.0, noun) + " " + first.1] + counts.dropFirst().map { "\(Count.grouped($0.0)) \($0.1)" })
      .joined(separator: ", ")
  }
}

extension DiffReport {
  /// Whether a framework is on either side whose program was not read.
  var hasBinaries: Bool {
    [old.census, new.census].filter(\.binaries.isEmpty).flatMap(\.configuration).contains { file in
      file.path.split(separator: "/").dropLast().contains {
        $0.hasSuffix(".framework") || $0.hasSuffix(".xcframework")
      }
    }
  }
}

import Baseline
import Catalog
import Census

/// A check as a person reads it: what has to be decided first, each with its source line, then the sum.
struct TextCheck {
  private let report: CheckReport
  private let options: TextOptions
  private var page: Page

  init(_ report: CheckReport, _ options: TextOptions) {
    self.report = report
    self.options = options
    page = Page(isColoured: options.isColoured)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    writeReconfigured()
    writeFindings()
    if options.detail != .quiet {
      writeMoves()
      // The table is about sites; where none of them is to be decided on, the sum is all that anybody reads.
      let isVerbose = options.detail == .verbose
      if asksAboutSites || isVerbose { page.writeGroups(of: report, all: isVerbose) }
      writeBlind()
      if options.detail == .normal {
        writeKnown()
      }
      page.write(report.silenced, since: report.since != nil, all: options.detail == .verbose)
      if let adopted = report.adopted { page.prose("First baseline: ", TextRecord.words(on: adopted)) }
      if report.drift == nil, !report.baseline.isEmpty {
        let name = Visible.text(report.baseline)
        page.prose("", "No baseline at \(name) yet, so no site is new. To write one:")
        page.line("  \(command("baseline write"))")
      }
    }
    if options.detail != .quiet || report.verdict != .pass { writeSummary() }
  }

  /// A gate that sees less passes more: that is said first.
  private mutating func writeReconfigured() {
    if report.reconfigured.isEmpty { return }
    let shown = options.detail == .verbose ? report.reconfigured[...] : report.reconfigured.prefix(10)
    page.line(page.styled("The configuration of the gate changed:", .yellow))
    for words in shown { page.prose("", Visible.text(words), indent: 2) }
    let more = report.reconfigured.count - shown.count
    if more > 0 { page.line(page.styled("  and \(Count.grouped(more)) more, which -v lists", .dim)) }
    page.line()
  }

  private static let rulesAboutSites: Set = [
    "drift.new-site", "drift.gone-site", "drift.broken-promise", "drift.new-in-target",
  ]

  private var asksAboutSites: Bool {
    report.judgement.findings.contains { Self.rulesAboutSites.contains($0.rule) }
  }

  /// In a line, so that a run with nothing to decide on stays on one screen; a census says more.
  private mutating func writeBlind() {
    let blind = report.census.blind.filter { !$0.isFailure }
    if options.detail == .verbose { return page.writeBlind(blind, all: true) }
    // Zeros of a table mean little where most of an app is written in another language.
    for one in blind where one.kind == .unreadLanguage {
      page.prose("Not seen: ", "\(one.place): \(Visible.text(one.why))", style: .yellow)
    }
    let counts = BlindCounts(blind, without: .unreadLanguage).phrases
    if counts.isEmpty { return }
    page.prose("Not seen: ", "\(counts.joined(separator: ", ")); -v lists them.", style: .yellow)
  }

  /// A command about the same tree.
  private func command(_ words: String) -> String { "sluice \(words)\(options.repeated)" }

  private mutating func writeSummary() {
    let judgement = report.judgement
    let read = TextCensus.read(report.census)
    let moved = report.drift?.moved.count ?? 0
    let suppressed = report.census.sites.count { $0.isOfTheApp && !$0.gates }
    let sites =
      "\(Count.grouped(report.drift?.known ?? 0)) known"
      + (moved > 0 ? ", \(Count.grouped(moved)) moved" : "")
      + (suppressed > 0 ? ", \(Count.grouped(suppressed)) suppressed" : "")
      + (isSettled ? ", \(Count.of(known.count, "finding")) on record" : "")
      + (hidden.isEmpty ? "" : ", \(hidden) suppressed")
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = judgement.count(severity)
      return count == 0 ? nil : Count.of(count, severity.rawValue)
    }
    let off = Unjudged.words(report.drift, judgement.findings)
    switch report.verdict {
    case .pass:
      let head = page.styled("Pass", .green)
      if report.drift == nil {
        let count = report.census.sites.count(where: \.gates)
        page.line("\(head): \(Count.of(count, "site")) in the \(read), held against no baseline.")
      } else if counts.isEmpty {
        page.line("\(head): \(off ?? "no new site") in the \(read); \(sites).")
      } else {
        page.line(
          "\(head) with \(counts.joined(separator: ", ")) in the \(read); \(sites)\(off.map { "; \($0)" } ?? "")."
        )
      }
    case .fail:
      page.line("\(page.styled("Fail", .boldRed)): \(counts.joined(separator: ", ")) in the \(read).")
    case .incomplete:
      let unread = report.census.blind.count { $0.isFailure && $0.kind != .nothingRead }
      let what = unread == 0 ? "nothing was there to read" : "\(Count.of(unread, "file")) could not be read"
      page.line("\(page.styled("Incomplete", .boldRed)): \(what); \(read).")
    }
  }

  private mutating func writeFindings() {
    var findings = TextFindings(
      findings: report.judgement.findings, catalog: report.catalog, promises: report.promises,
      hasRecord: report.drift != nil, offersAcceptance: report.canAccept, isComparison: report.since != nil,
      options: options,
      page: page)
    findings.write()
    page = findings.page
  }

  private mutating func writeMoves() {
    guard let drift = report.drift else { return }
    let isConfigured =
      !drift.declarations.moved.isEmpty || !drift.targets.moved.isEmpty || report.movedFindings > 0
    guard isConfigured || !drift.moved.isEmpty else { return }
    let offer = report.canAccept ? "; to file them anew: \(command("baseline update"))" : ""
    let what =
      isConfigured ? TextRecord.moved(drift, report.movedFindings) : Count.of(drift.moved.count, "site")
    page.line("\(what) moved\(offer)")
    if options.detail == .verbose { page.write(drift) }
    page.line()
  }

  private var known: [Finding] { report.judgement.findings.filter(\.isKnown) }

  /// Places of which comments suppress a finding, be it one of several targets; in words, empty where there is none.
  private var hidden: String {
    let findings = report.judgement.findings.filter { $0.suppressed != nil }
    let places = Set(findings.map { [$0.rule, $0.file, String($0.line), String($0.column), $0.message] })
    return places.isEmpty ? "" : Count.of(places.count, "finding")
  }

  /// Whether all that the team lives with has been looked at, so that the sum alone tells of it.
  private var isSettled: Bool {
    !known.isEmpty && report.verdict == .pass && report.since == nil && report.unreviewed == 0
      && report.drift != nil
  }

  /// One line on what the team lives with, so that nobody forgets that it is there.
  private mutating func writeKnown() {
    guard !known.isEmpty, !isSettled else { return }
    if let since = report.since {
      return page.prose(
        "There before: ",
        "\(Count.of(known.count, "finding")) that \(Visible.revision(since)) has, too, or that \(known.count == 1 ? "is" : "are") on record; -v lists them.",
        style: .yellow)
    }
    let unreviewed = report.unreviewed
    let share = unreviewed < known.count ? "\(Count.grouped(unreviewed)) of them " : ""
    let note = unreviewed > 0 ? ", \(share)unreviewed" : ""
    page.prose(
      "On record: ", "\(Count.of(known.count, "finding")) that the team lives with\(note); -v lists them.",
      style: .yellow)
  }
}

extension Page {
  /// What moved, each with where it was.
  mutating func write(_ drift: Drift) {
    for rename in drift.targets.moved {
      prose("", "\(Visible.text(rename.to)): the target was \(Visible.text(rename.from))", indent: 2)
    }
    for move in drift.moved {
      let from = [move.from.file == move.to.file ? "" : move.from.file, move.from.declaration]
      let place = from.filter { !$0.isEmpty }.joined(separator: ", ")
      prose(
        "",
        "\(Visible.path(move.to.file)):\(move.to.line):\(move.to.column): \(Visible.text(move.to.call)), from "
          + "\(Visible.text(place)): \(move.why)", indent: 2)
    }
  }
}

import Baseline
import Catalog
import Census
import Reports
import Trees

/// `check`: the census held against the baseline.
enum CheckCommand {
  /// - Parameters:
  ///   - plans: one for each app.
  ///   - since: a revision to hold the census against, in the place of the baseline.
  static func run(
    _ plans: [Plan], today: Day, since revision: String? = nil, _ catalog: Catalog
  ) throws(Trouble) -> ExitCode {
    let outputs = plans.first?.writing.outputs ?? []
    if plans.contains(where: \.writing.printsSettings) { return try printSettings(plans, outputs) }
    // Before the tree is read: a bad baseline should not cost a minute.
    var documents: [BaselineDocument?] = []
    for plan in plans {
      do throws(Trouble) {
        documents.append(try BaselineFile.read(plan.gate.baseline, judgedBy: catalog))
      } catch {
        try tellBroken(plan, catalog)
        throw error
      }
    }
    var base: RevisionTree?
    if let revision, let plan = plans.first { base = try plan.base(revision) }
    var reports: [CheckReport] = []
    for (plan, document) in zip(plans, documents) {
      reports.append(
        try report(base.map { plan.beside($0) } ?? plan, document, since: base, today: today, catalog))
    }
    let text = { (format: Format, isColoured: Bool) in
      Rendering.check(
        zip(reports, plans).map { ($0, $1.options(isColoured: isColoured)) }, format)
    }
    for output in outputs {
      try Session.write(text(output.format, output.isColoured), to: output.destination)
    }
    if outputs.contains(where: { $0.format == .github }) { JobSummary.append(text(.markdown, false)) }
    defer { Platform.leaveToSystem(reports) }
    switch Verdict.worst(of: reports.map(\.verdict)) {
    case .pass: return .clean
    case .fail: return .findings
    case .incomplete: return .trouble
    }
  }

  /// - Parameters:
  ///   - document: the baseline; nothing where there is none.
  ///   - base: the revision that the census is held against, in the place of the baseline.
  private static func report(
    _ plan: Plan, _ document: BaselineDocument?, since base: RevisionTree?, today: Day, _ catalog: Catalog
  ) throws(Trouble) -> CheckReport {
    let memory = base.map { _ in ShareMemory() }
    let read = try plan.census(catalog, telling: .gating, suppressions: .allAndMisspelt, memory: memory)
    var past: Past?
    if let base { past = try plan.past(of: base, memory, catalog) }
    let (census, found) = plan.judged(read, catalog)
    let held =
      past.map { HeldCensus(census, found, against: $0, besides: document, plan, catalog, today: today) }
      ?? HeldCensus(census, found, against: document, plan, catalog, today: today)
    let part = plan.reading.part
    let judgement = Judgement(
      of: census, drift: held.drift, baseline: held.record, place: plan.recordPlace(document),
      audited: held.audited, in: part, catalog: catalog, severities: plan.gate.severities,
      isComparison: base != nil, isWhole: plan.scope.configuration)
    let shown = census.limited(to: part)
    var report = CheckReport(
      census: shown, catalog: catalog,
      baseline: base?.name ?? (plan.gate.baseline == .none ? "" : plan.gate.baseline.name),
      drift: held.drift?.limited(to: part, of: census), promises: held.record?.promises ?? [],
      judgement: judgement, verdict: Verdict(judgement, shown, failingAt: plan.gate.failLevel))
    report.app = plan.settings.appName
    report.movedFindings = held.audited.limited(to: part).moved.count
    guard let base, let past else {
      report.unreviewed = document.map { judgement.unreviewed(of: $0.baseline, in: part) } ?? 0
      return report
    }
    report.since = base.name
    report.reconfigured = plan.reconfigured(since: base)
    report.silenced = Silenced.new(report.silenced, since: Silenced.all(of: past.census, past.findings))
    report.canAccept = document != nil
    if let now = document?.baseline {
      if let then = try plan.recorded(in: base) {
        report.decided = RecordChange.all(from: then, to: now)
      } else {
        report.adopted = Adoption(now)
      }
    }
    return report
  }

  /// Writes a report for programs where the baseline cannot be read: a job that shows one should not show the last one.
  /// A person reads the sentence that the command ends with.
  private static func tellBroken(_ plan: Plan, _ catalog: Catalog) throws(Trouble) {
    guard let fault = BaselineFile.fault(plan.gate.baseline, catalog) else { return }
    let finding = fault.finding(in: plan.recordPlace(nil).file, catalog)
    let judgement = Judgement(
      of: Census(), drift: nil, baseline: nil, audited: FindingsDrift([finding], on: []), catalog: catalog)
    var report = CheckReport(
      census: Census(), catalog: catalog, baseline: plan.gate.baseline.name, drift: nil,
      judgement: judgement, verdict: .incomplete)
    report.app = plan.settings.appName
    for output in plan.writing.outputs where output.format != .text {
      let text = Rendering.check([(report, plan.options(isColoured: output.isColoured))], output.format)
      try Session.write(text, to: output.destination)
    }
  }

  private static func printSettings(_ plans: [Plan], _ outputs: [Output]) throws(Trouble) -> ExitCode {
    let texts = plans.map { $0.settings.text(root: $0.reading.root.fromHere) }
    for output in outputs { try Session.write(texts.joined(separator: "\n"), to: output.destination) }
    return .clean
  }
}

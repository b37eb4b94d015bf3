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
    if let outputs = plans.first?.outputs, plans.contains(where: \.printsSettings) {
      return try printSettings(plans, outputs)
    }
    // Before the tree is read: a bad baseline should not cost a minute.
    var documents: [BaselineDocument?] = []
    for plan in plans { documents.append(try BaselineFile.read(plan.baseline, judgedBy: catalog)) }
    var base: RevisionTree?
    if let revision, let plan = plans.first { base = try plan.base(revision) }
    var reports: [CheckReport] = []
    for (plan, document) in zip(plans, documents) {
      let plan = base.map { plan.beside($0) } ?? plan
      let memory = base.map { _ in ShareMemory() }
      let census = try plan.census(catalog, telling: .gating, suppressions: .allAndMisspelt, memory: memory)
      if let base {
        let before = try plan.past(of: base, memory, catalog)
        var report = report(plan, census, before, besides: document, today, since: base.name, catalog)
        if let now = document?.baseline {
          if let then = try plan.recorded(in: base) {
            report.decided = RecordChange.all(from: then, to: now)
          } else {
            report.adopted = Adoption(now)
          }
        }
        reports.append(report)
      } else {
        reports.append(report(plan, census, document, today, catalog))
      }
    }
    for output in plans.first?.outputs ?? [] {
      try Session.write(text(of: reports, plans, output), to: output.destination)
    }
    if let plan = plans.first, plan.outputs.contains(where: { $0.format == .github }) {
      JobSummary.append(AppReports.check(reports, .markdown, plan.options(isColoured: false)) ?? "")
    }
    defer { Platform.leaveToSystem(reports) }
    switch AppReports.verdict(reports) {
    case .pass: return .clean
    case .fail: return .findings
    case .incomplete: return .trouble
    }
  }

  private static func text(of reports: [CheckReport], _ plans: [Plan], _ output: Output) -> String {
    if let plan = plans.first,
      let text = AppReports.check(reports, output.format, plan.options(isColoured: output.isColoured))
    {
      return text
    }
    let parts = zip(reports, plans).map { report, plan in
      var options = plan.options(isColoured: output.isColoured)
      options.offersAcceptance = report.canAccept
      return (app: report.app, text: report.render(output.format, options))
    }
    return AppReports.joined(parts, output.format, isColoured: output.isColoured)
  }

  private static func report(
    _ plan: Plan, _ census: Census, _ document: BaselineDocument?, _ today: Day, _ catalog: Catalog
  ) -> CheckReport {
    let (census, found) = plan.judged(census, catalog)
    let drift = document.map {
      Drift(from: $0.baseline, to: census, scope: plan.scope(of: census), today: today)
    }
    let promised = plan.withPromises(document?.baseline)
    var audited = FindingsDrift(found, on: document?.baseline.findings ?? [], today: today)
    // What is missing from what is read of the tree may be in the rest.
    if !plan.scope.configuration { audited.fixed = [] }
    let judgement = Judgement(
      of: census, drift: drift, baseline: promised, place: plan.recordPlace(document), audited: audited,
      in: plan.part, catalog: catalog, severities: plan.settings.severities,
      isWhole: plan.scope.configuration)
    let shown = census.limited(to: plan.part)
    var report = CheckReport(
      census: shown, catalog: catalog, baseline: plan.baseline == .none ? "" : plan.baseline.name,
      drift: drift?.limited(to: plan.part, of: census), promises: promised?.promises ?? [],
      judgement: judgement, verdict: Verdict(judgement, shown, failingAt: plan.failLevel))
    report.app = plan.settings.appName
    report.unreviewed = document.map { judgement.unreviewed(of: $0.baseline, in: plan.part) } ?? 0
    return report
  }

  /// The census held against a revision.
  /// - Parameters:
  ///   - past: what the revision had.
  ///   - document: the baseline. Its promises bind all the same, and what is accepted in it is.
  private static func report(
    _ plan: Plan, _ census: Census, _ past: Past, besides document: BaselineDocument?,
    _ today: Day, since name: String, _ catalog: Catalog
  ) -> CheckReport {
    let (census, found) = plan.judged(census, catalog)
    var drift = Drift(from: past.baseline, to: census, scope: plan.scope(of: census))
    var audited = FindingsDrift(found, on: past.baseline.findings)
    audited.acceptNotes(of: past.findings)
    if let baseline = document?.baseline {
      drift = drift.besides(Drift(from: baseline, to: census, scope: plan.scope(of: census), today: today))
      audited.accept(baseline.findings, today: today)
    }
    var record = past.baseline
    record.promises = (document?.baseline.promises ?? []) + plan.settings.promises
    let judgement = Judgement(
      of: census, drift: drift, baseline: record, place: plan.recordPlace(document), audited: audited,
      in: plan.part, catalog: catalog, severities: plan.settings.severities, isComparison: true,
      isWhole: plan.scope.configuration)
    let shown = census.limited(to: plan.part)
    var report = CheckReport(
      census: shown, catalog: catalog, baseline: name,
      drift: drift.limited(to: plan.part, of: census), promises: record.promises, judgement: judgement,
      verdict: Verdict(judgement, shown, failingAt: plan.failLevel))
    report.app = plan.settings.appName
    report.since = name
    report.silenced = Silenced.new(
      report.silenced, since: Silenced.all(of: past.census, past.findings))
    report.canAccept = document != nil
    return report
  }

  private static func printSettings(_ plans: [Plan], _ outputs: [Output]) throws(Trouble) -> ExitCode {
    let texts = plans.map { $0.settings.text(root: $0.root.fromHere) }
    for output in outputs { try Session.write(texts.joined(separator: "\n"), to: output.destination) }
    return .clean
  }
}

/// What a revision had.
private struct Past {
  /// As a baseline would have it.
  var baseline: Baseline
  var census: Census
  /// What audits found, notes included, which nobody puts on record.
  var findings: [Finding]
}

extension Plan {
  /// What a branch began from: the last commit that the revision and the work tree have in common.
  fileprivate func base(_ revision: String) throws(Trouble) -> RevisionTree {
    let git = try Git(in: root.path)
    let (commit, head) = (try git.commit(revision), try git.commit("HEAD"))
    let base = try git.mergeBase(of: commit, head, named: (revision, "HEAD"))
    return try RevisionTree(
      revision, commit: base, of: git, known: tree().unchangedFiles(wanted: Scanner.names), asking: paths)
  }

  /// As findings name all files; a baseline outside of the root is named as the person named it.
  fileprivate func recordPlace(_ document: BaselineDocument?) -> Judgement.BaselinePlace {
    Judgement.BaselinePlace(
      file: (try? root.relative(baseline.path)) ?? baseline.name, lines: document?.lines ?? [:])
  }

  /// What a revision does not have is read on neither side: what is in other repositories, and programs.
  fileprivate func beside(_ tree: RevisionTree) -> Plan {
    var plan = self
    plan.exclude += tree.submodules.map { "/\($0)" }
    plan.readsBuilt = false
    return plan
  }

  /// What a revision had on record.
  fileprivate func recorded(in tree: RevisionTree) throws(Trouble) -> Baseline? {
    var plan = self
    plan.root = try Root(named: tree.root)
    return plan.recorded
  }

  /// - Parameter memory: what the work tree's files came to.
  fileprivate func past(
    of tree: RevisionTree, _ memory: ShareMemory?, _ catalog: Catalog
  ) throws(Trouble) -> Past {
    var plan = self
    plan.shared = SharedFiles(tree.same, of: try self.tree())
    plan.root = try Root(named: tree.root)
    // A place that is new has no past, and what is in it may come from elsewhere.
    plan.paths.removeAll { Platform.kind(of: plan.root.absolute($0)) == nil }
    memory?.reuse(tree.same)
    var census = try plan.census(
      catalog, telling: .gating, suppressions: .all, memory: memory, isPast: true)
    let findings = plan.audited(&census, catalog)
    return Past(
      baseline: Baseline(census, audited: findings), census: census, findings: findings)
  }

  /// The baseline with the promises of the configuration; nothing where there is neither.
  fileprivate func withPromises(_ baseline: Baseline?) -> Baseline? {
    let promises = settings.promises
    guard var promised = baseline ?? (promises.isEmpty ? nil : Baseline(catalog: Catalog.version)) else {
      return nil
    }
    promised.promises += promises
    return promised
  }
}

/// `census`: counts, and judges nothing.
enum CensusCommand {
  /// - Parameter plans: one for each app.
  static func run(_ plans: [Plan], _ catalog: Catalog) throws(Trouble) -> ExitCode {
    var reports: [CensusReport] = []
    for plan in plans {
      let listsSites = plan.detail == .verbose || plan.outputs.contains { $0.format != .text }
      let census = try plan.census(catalog, telling: listsSites ? .all : .none)
      var report = CensusReport(census: census.limited(to: plan.part), catalog: catalog)
      report.app = plan.settings.appName
      reports.append(report)
    }
    for output in plans.first?.outputs ?? [] {
      try Session.write(text(of: reports, plans, output), to: output.destination)
    }
    // A census fails nothing by itself; who names a level wants to know that something is missing from it.
    let isIncomplete = reports.contains { $0.census.blind.contains(where: \.isFailure) }
    let canFail = plans.contains { $0.isFailLevelNamed && $0.failLevel != nil }
    return isIncomplete && canFail ? .trouble : .clean
  }

  private static func text(of reports: [CensusReport], _ plans: [Plan], _ output: Output) -> String {
    if let plan = plans.first,
      let text = AppReports.census(reports, output.format, plan.options(isColoured: output.isColoured))
    {
      return text
    }
    let parts = zip(reports, plans).map { report, plan in
      (app: report.app, text: report.render(output.format, plan.options(isColoured: output.isColoured)))
    }
    return AppReports.joined(parts, output.format, isColoured: output.isColoured)
  }
}

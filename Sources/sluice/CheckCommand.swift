import Baseline
import Catalog
import Census
import Reports

/// `check`: the census held against the baseline.
enum CheckCommand {
  static func run(_ plan: Plan, today: Day, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    // Before the tree is read: a bad baseline should not cost a minute.
    let document = try BaselineFile.read(plan.baseline)
    let census = try plan.census(catalog, telling: .gating)
    let report = report(plan, census, document, today, catalog)
    let source = SourceLines(root: plan.root)
    for output in plan.outputs {
      let options = TextOptions(
        isColoured: output.isColoured, detail: plan.detail, repeated: plan.repeated, sourceLine: source.line)
      try Session.write(report.render(output.format, options), to: output.destination)
    }
    switch report.verdict {
    case .pass: return .clean
    case .fail: return .findings
    case .incomplete: return .trouble
    }
  }

  private static func report(
    _ plan: Plan, _ census: Census, _ document: BaselineDocument?, _ today: Day, _ catalog: Catalog
  ) -> CheckReport {
    let baseline = document?.baseline
    let drift = baseline.map { Drift(from: $0, to: census, scope: plan.scope, today: today) }
    // As findings name all files; a baseline outside of the root is named as the person named it.
    let place = Judgement.BaselinePlace(
      file: (try? plan.root.relative(plan.baseline.path)) ?? plan.baseline.name, lines: document?.lines ?? [:]
    )
    let judgement = Judgement(
      of: census, drift: drift, baseline: baseline, place: place, catalog: catalog)
    return CheckReport(
      census: census, catalog: catalog, baseline: plan.baseline.name, drift: drift,
      promises: baseline?.promises ?? [], judgement: judgement,
      verdict: Verdict(judgement, census, failingAt: plan.failLevel))
  }
}

/// `census`: counts, and judges nothing.
enum CensusCommand {
  static func run(_ plan: Plan, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let listsSites = plan.detail == .verbose || plan.outputs.contains { $0.format != .text }
    let census = try plan.census(catalog, telling: listsSites ? .all : .none)
    let report = CensusReport(census: census, catalog: catalog)
    for output in plan.outputs {
      let options = TextOptions(isColoured: output.isColoured, detail: plan.detail)
      try Session.write(report.render(output.format, options), to: output.destination)
    }
    // A census fails nothing by itself; who names a level wants to know that something is missing from it.
    let isIncomplete = census.blind.contains(where: \.isFailure)
    return isIncomplete && plan.isFailLevelNamed && plan.failLevel != nil ? .trouble : .clean
  }
}

import Baseline
import Catalog
import Census
import Reports
import Trees

/// `baseline write` and `update`, and what all commands on baselines share.
enum BaselineCommand {
  static func run(_ command: Command, _ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode
  {
    switch command {
    case .baselineUpdate: try update(arguments, catalog)
    case .baselineAccept: try AcceptCommand.run(arguments, catalog)
    case .baselineMerge: try MergeCommand.run(arguments, catalog)
    default: try write(arguments, catalog)
    }
  }

  private static func write(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands)
    let place = plan.gate.baseline
    guard place != .none else {
      throw Trouble(
        "the baseline at the root is about sources, not about what a build made of them; name another one with --baseline"
      )
    }
    if place.path != "-", Platform.kind(of: place.path) != nil {
      throw Trouble(
        "\(place.name) is there already; 'sluice baseline update' and 'accept' change it, or remove it first")
    }
    var census = try completeCensus(plan, catalog)
    let found = plan.scope.configuration ? plan.audited(&census, catalog) : []
    census = census.limited(to: plan.reading.part)
    let baseline = Baseline(census, audited: found.filter { plan.reading.part.holds($0.file) })
    try BaselineFile.write(baseline, to: place, overwriting: false)
    if place.path != "-" {
      try say(
        "Wrote \(place.name): \(sites(baseline)) in the \(census.scanned == 1 ? "1 file" : "\(census.scanned) files") read.",
        plan.writing)
    }
    return .clean
  }

  private static func update(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands)
    let lock = BaselineFile.lock(plan.gate.baseline)
    defer { Platform.unlock(lock) }
    var (baseline, census, drift) = try state(plan, catalog)
    // What a part of the tree lacks may be in the rest, so only the whole says what is mended.
    let found = plan.scope.configuration ? plan.audited(&census, catalog) : []
    var audited = FindingsDrift(
      found, on: plan.scope.configuration ? baseline.understood(by: catalog).findings : [], drift.renames,
      in: census)
    audited = audited.limited(to: plan.reading.part)
    let updated = baseline.updated(by: drift, fixed: audited.fixed, moved: audited.moved)
    if updated.text != baseline.text {
      try BaselineFile.write(updated, replacing: baseline, at: plan.gate.baseline)
    }
    let left = drift.new.isEmpty ? "" : " \(drift.new.count) new left out; 'sluice check' shows them."
    let moved = TextRecord.moved(drift, audited.moved.count)
    try say(
      "\(plan.gate.baseline.name): \(moved) moved, \(TextRecord.gone(drift, audited.fixed)) gone, \(sites(updated)).\(left)",
      plan.writing)
    return .clean
  }

  /// - Parameter today: by which acceptances expire; nothing where expired ones stay as they are.
  static func state(
    _ plan: Plan, _ catalog: Catalog, today: Day? = nil, telling sites: SiteDetail = .gating
  ) throws(Trouble) -> (Baseline, Census, Drift) {
    guard let baseline = try BaselineFile.read(plan.gate.baseline, judgedBy: catalog)?.baseline else {
      throw Trouble(
        "there is no baseline at \(plan.gate.baseline.name) yet; write one with 'sluice baseline write'")
    }
    let census = try completeCensus(plan, catalog, telling: sites)
    let drift = Drift(
      from: baseline.understood(by: catalog), to: census, scope: plan.scope, today: today)
    return (baseline, census, drift.limited(to: plan.reading.part, of: census))
  }

  /// A baseline of half a tree would call the other half new, or gone.
  private static func completeCensus(
    _ plan: Plan, _ catalog: Catalog, telling sites: SiteDetail = .gating
  ) throws(Trouble) -> Census {
    let census = try plan.census(catalog, telling: sites, suppressions: .all)
    if let blind = census.blind(in: plan.reading.part).first(where: \.isFailure) {
      let file = blind.file.isEmpty ? "" : "\(blind.file)\(blind.line > 0 ? ":\(blind.line)" : ""): "
      throw Trouble("\(file)\(blind.summary); \(blind.remedy)")
    }
    return census
  }

  static func sites(_ baseline: Baseline) -> String {
    let count = baseline.sites.reduce(0) { $0 + $1.count }
    return count == 1 ? "1 site" : "\(count) sites"
  }

  static func say(_ text: String, _ writing: Writing) throws(Trouble) {
    if writing.detail != .quiet { try Session.write(Escape.line(text) + "\n", to: "-") }
  }
}

import Baseline
import Catalog
import Census
import Reports

/// `baseline write`, `update` and `accept`.
enum BaselineCommand {
  static func run(_ command: Command, _ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode
  {
    switch command {
    case .baselineUpdate: try update(arguments, catalog)
    case .baselineAccept: try accept(arguments, catalog)
    default: try write(arguments, catalog)
    }
  }

  private static func write(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands)
    let place = plan.baseline
    if place.path != "-", Platform.kind(of: place.path) != nil {
      throw Trouble(
        "\(place.name) is there already; 'sluice baseline update' and 'accept' change it, or remove it first")
    }
    let census = try completeCensus(plan, catalog)
    let baseline = Baseline(census)
    try BaselineFile.write(baseline, to: place, overwriting: false)
    if place.path != "-" {
      try say(
        "Wrote \(place.name): \(sites(baseline)) in the \(census.scanned == 1 ? "1 file" : "\(census.scanned) files") read.",
        plan)
    }
    return .clean
  }

  private static func update(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands)
    let (baseline, drift) = try state(plan, catalog)
    let updated = baseline.updated(by: drift)
    if updated.text != baseline.text {
      try BaselineFile.write(updated, to: plan.baseline, overwriting: true)
    }
    let left = drift.new.isEmpty ? "" : " \(drift.new.count) new left out; 'sluice check' shows them."
    try say(
      "\(plan.baseline.name): \(drift.moved.count) moved, \(drift.gone.count) gone, \(sites(updated)).\(left)",
      plan)
    return .clean
  }

  private static func accept(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let note = try note(arguments)
    guard arguments.operands.isEmpty == arguments.has(.all) else {
      throw Trouble("name what to accept, a rule or FILE:LINE, or everything that is new with --all")
    }
    let targets = arguments.operands.map(Target.init)
    let files = targets.compactMap(\.existingFile)
    let plan = try Plan(arguments, paths: arguments.has(.root) ? [] : files).wholeRoot
    let (baseline, drift) = try state(plan, catalog)
    var accepted: [Site] = []
    var dependencies = arguments.has(.all) ? drift.dependencies.filter { $0.after > $0.before } : []
    if arguments.has(.all) { accepted = drift.new }
    for target in targets {
      let sites = drift.new.filter { target.names($0, plan.root) }
      let changes = drift.dependencies.filter { target.names($0) }
      guard !sites.isEmpty || !changes.isEmpty else {
        throw Trouble("nothing at \(target.text) is new; 'sluice check' shows what is")
      }
      accepted += sites.filter { !accepted.contains($0) }
      dependencies += changes.filter { !dependencies.contains($0) }
    }
    for site in accepted {
      if let promise = (baseline.promises + plan.settings.promises).first(where: { $0.covers(site.rule) }) {
        throw Trouble(
          "\(site.rule) is promised to have no site (\(promise.rules)); who gave the promise has to remove its line first"
        )
      }
    }
    let changed = baseline.accepting(accepted, dependencies, note: note)
    if changed != baseline { try BaselineFile.write(changed, to: plan.baseline, overwriting: true) }
    try say(
      "\(plan.baseline.name): \(accepted.count + dependencies.count) accepted, \(sites(changed)).", plan)
    return .clean
  }

  private static func note(_ arguments: Arguments) throws(Trouble) -> Baseline.Note {
    guard let reason = arguments.value(.reason), !reason.allSatisfy(\.isWhitespace) else {
      throw Trouble("a reason is missing; say why it is all right with --reason \"…\"")
    }
    let expires = arguments.value(.expires)
    if let expires, !Baseline.isDay(expires) {
      throw Trouble("--expires \(expires) is not a day; write it as 2027-01-31")
    }
    return Baseline.Note(reason: reason, owner: arguments.value(.owner), expires: expires)
  }

  private static func state(_ plan: Plan, _ catalog: Catalog) throws(Trouble) -> (Baseline, Drift) {
    guard let baseline = try BaselineFile.read(plan.baseline) else {
      throw Trouble(
        "there is no baseline at \(plan.baseline.name) yet; write one with 'sluice baseline write'")
    }
    return (baseline, Drift(from: baseline, to: try completeCensus(plan, catalog), scope: plan.scope))
  }

  /// A baseline of half a tree would call the other half new, or gone.
  private static func completeCensus(_ plan: Plan, _ catalog: Catalog) throws(Trouble) -> Census {
    let census = try plan.census(catalog)
    if let blind = census.blind.first(where: \.isFailure) {
      throw Trouble(
        "\(blind.file) was not read: \(blind.why); make it readable or leave it out with --exclude")
    }
    return census
  }

  private static func sites(_ baseline: Baseline) -> String {
    let count = baseline.sites.reduce(0) { $0 + $1.count }
    return count == 1 ? "1 site" : "\(count) sites"
  }

  private static func say(_ text: String, _ plan: Plan) throws(Trouble) {
    if plan.detail != .quiet { try Session.write(Escape.line(text) + "\n", to: "-") }
  }
}

/// What a person names: a rule, a group with its dot, or a line of a file.
struct Target: Equatable {
  let text: String
  private(set) var file: String?
  private(set) var line = 0

  init(_ text: String) {
    self.text = text
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // `path:line:column` is what reports print; the column says nothing more.
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil {
      parts.removeLast()
    }
    if parts.count > 1, let line = Int(parts.removeLast()), line > 0 {
      self.line = line
      file = parts.joined(separator: ":")
    }
  }

  /// The file, where it is there as the person names it.
  var existingFile: String? { file.flatMap { Platform.kind(of: $0) == nil ? nil : $0 } }

  func names(_ site: Site, _ root: Root) -> Bool {
    guard let file else { return text.hasSuffix(".") ? site.rule.hasPrefix(text) : site.rule == text }
    guard site.line == line else { return false }
    return site.file == file || (try? root.relative(file)) == site.file
  }

  func names(_ change: Drift.DependencyChange) -> Bool {
    guard file == nil, change.after > change.before else { return false }
    return text.hasSuffix(".") ? change.rule.hasPrefix(text) : change.rule == text
  }
}

extension Plan {
  /// The same for all of the root: whether something is new or moved shows only there.
  var wholeRoot: Plan {
    var plan = self
    plan.paths = []
    return plan
  }
}

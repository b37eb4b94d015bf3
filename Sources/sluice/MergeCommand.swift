import Baseline
import Catalog
import Census
import Reports

/// `baseline merge`: settles what version control could not, or is what version control calls to merge.
///
/// The tree is asked after the merge, where it is that of the merge: for a file with markers that lies in it. Git merges
/// a file before it touches the work tree, so for three files the tree is asked only where `--root` names it.
enum MergeCommand {
  static func run(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let operands = arguments.operands
    guard [0, 1, 3].contains(operands.count) else {
      throw Trouble(
        "'sluice baseline merge' takes no file, one with conflict markers, or BASE OURS THEIRS; it was given \(operands.count)"
      )
    }
    if arguments.has(.baseline), !operands.isEmpty {
      throw Trouble("the baseline is named twice, with --baseline and as a file; keep one of the two")
    }
    if operands.count == 3 { return try mergeFiles(operands, arguments, catalog) }
    let plan = try Plan(arguments, paths: [])
    let place = operands.first.map(named) ?? plan.gate.baseline
    guard place.path == "-" || Platform.kind(of: place.path) != nil else {
      throw Trouble("there is no baseline at \(place.name); name the file that has the conflict")
    }
    let lock = BaselineFile.lock(place)
    defer { Platform.unlock(lock) }
    let bytes = try BaselineFile.bytes(of: place.path, as: place.name)
    guard Conflict.isIn(bytes) else {
      _ = try BaselineFile.parse(bytes, as: place.name)
      try tell("\(place.name) has no conflict; there is nothing to settle.", arguments)
      return .clean
    }
    let conflict = try parse(bytes, place.name)
    let merge = Merge(base: conflict.base, ours: conflict.ours, theirs: conflict.theirs)
    let isOfTree = arguments.has(.root) || (try? plan.reading.root.relative(place.path)) != nil
    let outcome = try Outcome(
      merge, plan: isOfTree ? plan : nil, catalog, otherwise: "\(place.name) is not in the tree at hand")
    try write(outcome, to: arguments.value(.output).map(named) ?? place)
    try report(outcome, place.name, isBaseKnown: conflict.base != nil, arguments)
    return .clean
  }

  private static func mergeFiles(
    _ files: [String], _ arguments: Arguments, _ catalog: Catalog
  ) throws(Trouble) -> ExitCode {
    // Nothing is a base too.
    let base = files[0] == "/dev/null" ? [] : try BaselineFile.bytes(of: files[0], as: files[0])
    let read = { (file: String, side: String) throws(Trouble) in
      try BaselineFile.parse(BaselineFile.bytes(of: file, as: file), as: "\(side), \(file)").baseline
    }
    let (ours, theirs) = (try read(files[1], "ours"), try read(files[2], "theirs"))
    // Empty where both sides added the file; with markers where git merged several ancestors into one. Neither says
    // what both sides came from.
    let isKnown = !base.isEmpty && !Conflict.isIn(base)
    let before = isKnown ? try BaselineFile.parse(base, as: "base, \(files[0])").baseline : nil
    let merge = Merge(base: before, ours: ours, theirs: theirs)
    let plan = arguments.has(.root) ? try Plan(arguments, paths: []) : nil
    let outcome = try Outcome(
      merge, plan: plan, catalog,
      otherwise: "the tree was not asked; once it is merged, 'sluice check' says what differs"
    )
    try write(outcome, to: named(arguments.value(.output) ?? files[1]))
    try report(outcome, "merged", isBaseKnown: before != nil, arguments)
    return .clean
  }

  private static func parse(_ bytes: [UInt8], _ name: String) throws(Trouble) -> Conflict {
    do throws(BaselineError) {
      return try Conflict(reading: bytes, file: name)
    } catch {
      throw Trouble(error.description)
    }
  }

  private static func named(_ path: String) -> BaselinePlace {
    BaselinePlace(name: path, path: path, isNamed: true)
  }

  private static func write(_ outcome: Outcome, to place: BaselinePlace) throws(Trouble) {
    try BaselineFile.write(outcome.baseline, to: place, overwriting: true)
  }

  // MARK: What is said

  private static func report(
    _ outcome: Outcome, _ name: String, isBaseKnown: Bool, _ arguments: Arguments
  ) throws(Trouble) {
    for decision in outcome.decisions { try tell(words(on: decision), arguments) }
    if !isBaseKnown, !outcome.isConfirmed {
      try tell(
        "What only one side has was kept: it may be gone on the other, and 'sluice baseline update' drops that.",
        arguments)
    }
    let tree = outcome.isConfirmed ? "as the tree confirms" : outcome.whyNot
    try tell("\(name): \(BaselineCommand.sites(outcome.baseline)); \(tree).", arguments)
  }

  private static func words(on decision: Merge.Decision) -> String {
    let subject = words(on: decision.subject)
    switch decision.what {
    case .note(let dropped):
      let fields = [
        dropped.reason.map { "reason \"\($0)\"" }, dropped.owner.map { "owner \($0)" },
        dropped.expires.map { "expires \($0)" },
      ]
      return
        "\(subject): both sides changed the note; dropped was \(fields.compactMap(\.self).joined(separator: ", "))"
    case .count(let ours, let theirs, let merged):
      return "\(subject): both sides changed the count, to \(ours) and \(theirs); together that is \(merged)"
    case .value(let dropped): return "\(subject): both sides changed what it says; dropped was '\(dropped)'"
    case .removedAndChanged: return "\(subject): one side took it out, the other one changed it; it was kept"
    case .keptPromise:
      return "\(subject): one side took the promise out; it was kept, since only a person takes a promise out"
    }
  }

  private static func words(on subject: Baseline.Subject) -> String {
    switch subject {
    case .promise(let rules): "promise of \(Baseline.Promise(rules: rules).words)"
    case .site(let identity): "\(identity.rule), \(identity.file), \(identity.call)"
    case .dependency(let rule, let dependency): "\(rule) in \(dependency)"
    case .declaration(let identity): "\(identity.kind) \(identity.key)"
    case .target(let id, _): "target \(id)"
    case .finding(let identity): "\(identity.rule) \(identity.subject)"
    }
  }

  /// To standard error where the merged baseline goes to standard output.
  private static func tell(_ text: String, _ arguments: Arguments) throws(Trouble) {
    if arguments.has(.quiet) { return }
    let named = arguments.operands.count == 3 ? arguments.operands[1] : arguments.operands.first
    if arguments.value(.output) ?? named ?? arguments.value(.baseline) == "-" { return Session.warn(text) }
    try Session.write(Escape.line(text) + "\n", to: "-")
  }
}

/// What became of a merge.
private struct Outcome {
  let baseline: Baseline
  let decisions: [Merge.Decision]
  /// Whether the tree had a say.
  let isConfirmed: Bool
  let whyNot: String

  /// - Parameters:
  ///   - plan: the tree to ask; nothing where there is none.
  ///   - why: what is said where there is none.
  init(_ merge: Merge, plan: Plan?, _ catalog: Catalog, otherwise why: String) throws(Trouble) {
    guard let plan else {
      self.init(merge, whyNot: why)
      return
    }
    let census = try plan.census(catalog, telling: .gating)
    // A source with markers of its own is on both sides at once and confirms neither.
    if let conflict = census.blind.first(where: { $0.kind == .conflictMarker }) {
      throw Trouble(
        "\(conflict.file) has a merge conflict itself; settle the sources first, then the baseline")
    }
    if let blind = census.blind.first(where: \.isFailure) {
      self.init(merge, whyNot: "the tree was not asked, since \(blind.file) \(blind.summary)")
    } else if census.scanned == 0 {
      self.init(merge, whyNot: "no source is here that could confirm it")
    } else {
      let (confirmed, _) = merge.confirmed(by: census, scope: plan.scope, catalog)
      // The tree has counted; what the sides say of numbers is no question any more.
      let open = merge.decisions.filter { decision in
        switch decision.what {
        case .note, .value, .keptPromise: true
        case .count, .removedAndChanged: false
        }
      }
      self.init(baseline: confirmed, decisions: open, isConfirmed: true, whyNot: "")
    }
  }

  private init(_ merge: Merge, whyNot: String) {
    self.init(baseline: merge.merged, decisions: merge.decisions, isConfirmed: false, whyNot: whyNot)
  }

  private init(baseline: Baseline, decisions: [Merge.Decision], isConfirmed: Bool, whyNot: String) {
    self.baseline = baseline
    self.decisions = decisions
    self.isConfirmed = isConfirmed
    self.whyNot = whyNot
  }
}

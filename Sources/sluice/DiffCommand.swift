import Audit
import Baseline
import Catalog
import Census
import Configuration
import Reports
import Trees

/// `diff`: two censuses held against each other.
enum DiffCommand {
  static func run(_ arguments: Arguments) throws(Trouble) -> ExitCode {
    let comparing = try Comparing(arguments)
    var reports: [DiffReport] = []
    for plan in comparing.plans { reports.append(try comparing.report(plan)) }
    let text = { (format: Format, isColoured: Bool) in
      Rendering.diff(
        zip(reports, comparing.plans).map { ($0, comparing.options($1, isColoured: isColoured)) }, format)
    }
    let outputs = comparing.plans.first?.writing.outputs ?? []
    for output in outputs {
      try Session.write(text(output.format, output.isColoured), to: output.destination)
    }
    if outputs.contains(where: { $0.format == .github }) { JobSummary.append(text(.markdown, false)) }
    guard comparing.plans.contains(where: \.gate.isFailLevelNamed) else { return .clean }
    switch Verdict.worst(of: reports.map(\.verdict)) {
    case .pass: return .clean
    case .fail: return .findings
    case .incomplete: return .trouble
    }
  }
}

/// What is compared, settled before anything is read.
private struct Comparing {
  let old: DiffOperand
  let new: DiffOperand
  let catalog: Catalog
  /// One for each app, each about the new side where that is a folder.
  let plans: [Plan]
  /// The revisions that are compared, by how a person named them.
  private let trees: [String: RevisionTree]

  init(_ arguments: Arguments) throws(Trouble) {
    let operands = arguments.operands
    old = try DiffOperand(operands.first)
    new = try DiffOperand(operands.count > 1 ? operands[1] : nil)
    guard operands.count(where: { $0 == "-" }) < 2 else {
      throw Trouble("standard input is there once, and both sides are to be read from it; name a file")
    }
    // What is configured in a folder that is named counts for it, and not what holds around it.
    var grounded = arguments
    if case .folder(let path) = new { grounded.values[.root] = [Root.outside(of: path)] }
    let ground = try Session.ground(of: grounded, paths: [])
    catalog = ground.catalog
    try Comparing.checkViews([old, new], arguments)
    let trees = try Comparing.trees(old, new, arguments)
    self.trees = trees
    let submodules = Set(trees.values.flatMap(\.submodules)).sorted()
    var plans: [Plan] = []
    for one in try grounded.forEachApp(of: ground.configuration) {
      var plan = try Plan(one, paths: [], ground)
      // What is in another repository is on one side only, and so would programs be.
      plan.reading.exclude += submodules.map { "/\($0)" }
      plan.reading.readsBuilt = trees.isEmpty
      plans.append(plan)
    }
    self.plans = plans
  }

  /// What chooses among files and what they are built for cannot choose among what is counted already.
  private static func checkViews(_ sides: [DiffOperand], _ arguments: Arguments) throws(Trouble) {
    let views: [Option] = [.include, .exclude, .origin, .platform, .define, .configuration, .target]
    guard let option = views.first(where: arguments.has) else { return }
    for case .file(let path) in sides where !isLockFile(path) {
      throw Trouble(
        "\(option.rawValue) says what is read, and \(path) was counted already; leave the option out, or name a folder or a revision"
      )
    }
  }

  private static func isLockFile(_ path: String) -> Bool {
    ["Podfile.lock", "Package.resolved", "Cartfile.resolved"].contains(path.split(separator: "/").last)
  }

  /// The trees of the revisions that are named. With `--merge-base` the old one is what both have in common.
  private static func trees(
    _ old: DiffOperand, _ new: DiffOperand, _ arguments: Arguments
  ) throws(Trouble) -> [String: RevisionTree] {
    guard old.isRevision || new.isRevision || arguments.has(.mergeBase) else { return [:] }
    let git = try Git(in: root(arguments).path)
    var trees: [String: RevisionTree] = [:]
    var head: (name: String, commit: String)?
    if case .revision(let name) = new {
      let commit = try git.commit(name)
      head = (name, commit)
      trees[name] = try RevisionTree(name, commit: commit, of: git, known: unchanged(git))
    }
    guard case .revision(let name) = old else {
      if arguments.has(.mergeBase) {
        throw Trouble("--merge-base needs a revision as the first side; name a branch, a tag or a commit")
      }
      return trees
    }
    var commit = try git.commit(name)
    if arguments.has(.mergeBase) {
      guard new == .workTree || new.isRevision else {
        throw Trouble("--merge-base needs revisions on both sides, or the work tree on the second one")
      }
      if head == nil { head = ("HEAD", try git.commit("HEAD")) }
      guard let other = head else { return trees }
      commit = try git.mergeBase(of: commit, other.commit, named: (name, other.name))
    }
    var known: [String: String] = [:]
    switch new {
    case .revision(let name): known = trees[name]?.ids ?? [:]
    case .workTree:
      // Of these shares are kept when the work tree is read.
      known = unchanged(git)
    case .folder, .archive, .file: break
    }
    trees["\(name)\(Comparing.before)"] = try RevisionTree(name, commit: commit, of: git, known: known)
    return trees
  }

  /// The ids of what the work tree has as git saw it last.
  private static func unchanged(_ git: Git) -> [String: String] {
    (try? Tree(root: git.folder))?.unchangedFiles(wanted: Scanner.names) ?? [:]
  }

  /// Where the repository of revisions is asked for.
  private static func root(_ arguments: Arguments) throws(Trouble) -> Root {
    guard let named = arguments.value(.root) else { return try Root(above: ".") }
    return try Root(named: named)
  }

  /// Marks the tree of the old side, which can have the same name as the new one and be another commit.
  private static let before = "\u{0}old"

  func report(_ plan: Plan) throws(Trouble) -> DiffReport {
    // What files added to the new side counts for the old one too, where they are the same.
    let memory = ShareMemory()
    let new = try side(new, plan, memory, isOld: false)
    if let same = trees["\(old.revision ?? "")\(Comparing.before)"]?.same { memory.reuse(same) }
    let old = try side(old, plan, old.isRevision ? memory : nil, isOld: true)
    let sides = Parallel.answers(2, jobs: plan.reading.jobs) { [catalog] in
      [old, new][$0].judged(catalog)
    }
    let (before, after) = (sides[0], sides[1])
    var comparison = Comparison(from: before.snapshot, to: after.snapshot)
    var ofSDKs: [Finding] = []
    if before.hasFiles, after.hasFiles {
      let (old, new) = (before.snapshot.census, after.snapshot.census)
      ofSDKs = SDKDiff.findings(from: old, to: new, catalog, severities: plan.gate.severities)
      comparison.drift.declarations.gone += SDKDiff.gone(from: old, to: new, catalog)
    }
    var census = after.snapshot.census
    var suppressing = FindingSuppressing(census.suppressions)
    suppressing.suppress(&ofSDKs)
    // Comments that suppress nothing are what a check finds.
    census.suppressions = []
    let judgement = Judgement(
      of: census, drift: comparison.drift, baseline: before.snapshot.baseline,
      audited: FindingsDrift(comparison.findings.new + ofSDKs, on: []), catalog: catalog,
      severities: plan.gate.severities, isComparison: true)
    let level = plan.gate.isFailLevelNamed ? plan.gate.failLevel : nil
    let isUnread = before.snapshot.census.blind.contains(where: \.isFailure)
    var report = DiffReport(
      old: before.report, new: after.report, catalog: catalog, comparison: comparison, ofSDKs: ofSDKs,
      judgement: judgement,
      verdict: isUnread ? .incomplete : Verdict(judgement, census, failingAt: level))
    report.app = plan.settings.appName
    report.isGate = level != nil
    if let old = before.recorded, let new = after.recorded {
      report.decided = RecordChange.all(from: old, to: new)
    } else if before.hasFiles, let new = after.recorded {
      report.adopted = Adoption(new)
    }
    report.silenced = after.snapshot.silenced(since: before.snapshot)
    return report
  }

  private func side(
    _ operand: DiffOperand, _ plan: Plan, _ memory: ShareMemory?, isOld: Bool
  ) throws(Trouble) -> ReadSide {
    var plan = plan
    switch operand {
    case .workTree: return try read(plan, memory, DiffReport.Side(.workTree, census: Census()))
    case .folder(let path):
      plan.reading.root = try Root(named: Root.outside(of: path))
      // The name of a bundle says what it is.
      plan.reading.paths = [try plan.reading.root.relative(path)].filter { !$0.isEmpty }
      plan.reading.readsRest = false
      return try read(plan, memory, DiffReport.Side(.folder, name: path, census: Census()))
    case .archive(let path):
      plan.reading.archive = path
      return try read(plan, memory, DiffReport.Side(.folder, name: path, census: Census()))
    case .revision(let name):
      guard let tree = isOld ? trees["\(name)\(Comparing.before)"] : trees[name] else {
        throw Trouble("'\(name)' is no revision that was read")
      }
      plan.reading.shared = SharedFiles(tree.same, of: try isOld ? newTree(plan) : plan.reading.tree())
      plan.reading.root = try Root(named: tree.root)
      let side = DiffReport.Side(.revision, name: name, commit: tree.commit, census: Census())
      return try read(plan, memory, side, besides: tree.blind)
    case .file(let path):
      if Comparing.isLockFile(path) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        plan.reading.root = try Root(named: folder)
        plan.reading.paths = [try plan.reading.root.relative(path)]
        plan.reading.readsRest = false
        return try read(plan, memory, DiffReport.Side(.folder, name: path, census: Census()))
      }
      return .known(
        try DiffSide.file(path, BaselineFile.bytes(of: path, as: path), app: plan.settings.appName))
    }
  }

  /// Where what the old side has in common with the new one is read.
  private func newTree(_ plan: Plan) throws(Trouble) -> Tree {
    guard case .revision(let name) = new, let tree = trees[name] else { return try plan.reading.tree() }
    var plan = plan
    plan.reading.shared = SharedFiles(tree.same, of: try plan.reading.tree())
    plan.reading.root = try Root(named: tree.root)
    return try plan.reading.tree()
  }

  private func read(
    _ plan: Plan, _ memory: ShareMemory?, _ side: DiffReport.Side, besides blind: [Blind] = []
  ) throws(Trouble) -> ReadSide {
    var side = side
    side.census = try plan.census(
      catalog, telling: .gating, suppressions: .all, memory: memory, isPast: true)
    return .census(side, plan, besides: blind)
  }

  func options(_ plan: Plan, isColoured: Bool) -> TextOptions {
    var options = plan.options(isColoured: isColoured)
    options.repeated = ""
    // What is in an archive is at no place of the root.
    if case .archive = new {
      options.sourceLine = { _, _ in nil }
    } else {
      options.sourceLine = lines(plan).line
    }
    return options
  }

  /// Lines of the new side, for a report.
  private func lines(_ plan: Plan) -> SourceLines {
    guard case .revision(let name) = new, let tree = trees[name], let root = try? Root(named: tree.root)
    else {
      return SourceLines(root: plan.reading.root)
    }
    return SourceLines(root: root, besides: tree.same, in: plan.reading.root)
  }
}

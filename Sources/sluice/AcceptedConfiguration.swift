import Baseline
import Catalog
import Census
import Projects

/// What of the configuration an acceptance puts on record: declarations, findings, and the rules that targets gained.
struct AcceptedConfiguration {
  private(set) var declarations: [Declaration] = []
  private(set) var findings: [Finding] = []
  /// The rules that somebody decides on for a target, by its id.
  private var gains: [String: Set<String>] = [:]
  private let drift: Drift
  private let audited: [Finding]
  private let root: Root

  /// Whether the rules of any target are on record: else nobody wrote down which they had, and no gain is told.
  private let knowsTargets: Bool

  /// - Parameter audited: what audits found, those on record marked.
  init(_ drift: Drift, _ audited: [Finding], besides baseline: Baseline, _ root: Root) {
    self.drift = drift
    knowsTargets = !baseline.targets.isEmpty
    self.audited = audited.filter { $0.isOpen && $0.severity > .note }
    self.root = root
  }

  var count: Int { declarations.count + findings.count + gains.values.reduce(0) { $0 + $1.count } }

  /// The lines that it is put on.
  var subjects: [Baseline.Subject] {
    declarations.map { .declaration(DeclarationIdentity($0)) }
      + findings.map { .finding(FindingIdentity($0)) }
  }

  mutating func takeAll() {
    declarations = drift.declarations.new + drift.declarations.changed.map(\.after)
    findings = audited
    for gain in open { gains[gain.target, default: []].insert(gain.rule) }
  }

  /// What targets gained by files that are on record: what a new site brings is accepted with the site.
  private var open: [(target: String, rule: String)] {
    if !knowsTargets { return [] }
    return (drift.targets.new + drift.targets.changed).flatMap { change in
      change.gained.filter { !isBrought($0, to: change.id) }.map { (change.id, $0) }
    }
  }

  /// Whether a new site brings a rule to a target.
  private func isBrought(_ rule: String, to target: String) -> Bool {
    drift.new.contains { $0.rule == rule && $0.targets.contains(target) }
  }

  /// Takes what a target names; whether there is any.
  mutating func take(_ target: RuleOrLine, _ census: Census) -> Bool {
    let isMeant = { [root] (one: Declaration, rule: String) in
      target.file == nil
        ? target.names(declaration: one.key) || target.names(rule: rule)
        : target.line == one.place.line && target.isIn(one.place.file, root)
    }
    let declared =
      drift.declarations.new.filter { isMeant($0, "drift.new-declaration") }
      + drift.declarations.changed.map(\.after).filter { isMeant($0, "drift.changed-declaration") }
    let found = audited.filter { one in
      target.file == nil
        ? target.names(rule: one.rule) : target.line == one.line && target.isIn(one.file, root)
    }
    declarations += declared.filter { !declarations.contains($0) }
    findings += found.filter { !findings.contains($0) }
    let gained = open.filter { gain in
      target.file == nil
        ? target.names(rule: gain.rule) || target.names(rule: "drift.new-in-target")
        : census.sites.contains {
          $0.rule == gain.rule && $0.targets.contains(gain.target) && target.names($0, root)
        }
    }
    for gain in gained { gains[gain.target, default: []].insert(gain.rule) }
    return !declared.isEmpty || !found.isEmpty || !gained.isEmpty
  }

  /// The rules of targets that were named.
  var gained: [Baseline.TargetEntry] {
    gains.sorted { $0.key < $1.key }.map { Baseline.TargetEntry(id: $0.key, rules: Array($0.value)) }
  }

  /// The rules to put on record for each target that accepted sites bring.
  /// - Parameter sites: those that are accepted.
  func targets(with sites: [Site]) -> [Baseline.TargetEntry] {
    (drift.targets.new + drift.targets.changed).map { change in
      let rules = Set(sites.filter { $0.targets.contains(change.id) }.map(\.rule))
      return Baseline.TargetEntry(
        id: change.id,
        rules: change.gained.filter {
          rules.contains($0) || !knowsTargets && !isBrought($0, to: change.id)
        })
    }
  }
}

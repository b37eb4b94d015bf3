import Baseline
import Catalog
import Census
import Projects

/// What of the configuration an acceptance puts on record: declarations, findings, and the rules that targets gained.
struct AcceptedConfiguration {
  private(set) var declarations: [Declaration] = []
  private(set) var findings: [Finding] = []
  private var rules: Set<String> = []
  private let drift: Drift
  private let audited: [Finding]
  private let root: Root

  /// - Parameter audited: what audits found, those on record marked.
  init(_ drift: Drift, _ audited: [Finding], _ root: Root) {
    self.drift = drift
    self.audited = audited.filter { $0.isOpen && $0.severity > .note }
    self.root = root
  }

  var count: Int { declarations.count + findings.count }

  /// The lines that it is put on.
  var subjects: [Baseline.Subject] {
    declarations.map { .declaration(DeclarationIdentity($0)) }
      + findings.map { .finding(FindingIdentity($0)) }
  }

  mutating func takeAll() {
    declarations = drift.declarations.new + drift.declarations.changed.map(\.after)
    findings = audited
    rules = Set((drift.targets.new + drift.targets.changed).flatMap(\.gained))
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
    let gained = (drift.targets.new + drift.targets.changed).flatMap(\.gained).filter { rule in
      target.file == nil
        ? target.names(rule: rule) || target.names(rule: "drift.new-in-target")
        : census.sites.contains { $0.rule == rule && target.names($0, root) }
    }
    rules.formUnion(gained)
    return !declared.isEmpty || !found.isEmpty || !gained.isEmpty
  }

  /// The rules to put on record for each target: what was named, and what accepted sites bring.
  /// - Parameter sites: those that are accepted along.
  func targets(with sites: [Site]) -> [Baseline.TargetEntry] {
    let rules = rules.union(sites.map(\.rule))
    return (drift.targets.new + drift.targets.changed).map { change in
      Baseline.TargetEntry(id: change.id, rules: change.gained.filter(rules.contains))
    }
  }
}

import Catalog
package import Census

extension Baseline {
  /// The baseline after what moved was filed anew and what is gone was taken out. It adds nothing: what is new
  /// has to be accepted by somebody.
  /// - Parameters:
  ///   - fixed: findings on record that are no longer found.
  ///   - moved: findings on record of what has another name now.
  package func updated(
    by drift: Drift, fixed: [FindingEntry] = [], moved: [FindingsDrift.Move] = []
  ) -> Baseline {
    var entries = Dictionary(uniqueKeysWithValues: sites.map { ($0.identity, $0) })
    for identity in drift.gone { entries[identity]?.count -= 1 }
    for move in drift.moved {
      let to = Identity(move.to)
      let note = entries[move.from]?.note ?? Note()
      entries[move.from]?.count -= 1
      entries[to, default: Entry(identity: to, count: 0, note: note)].count += 1
    }
    var updated = self
    updated.catalog = max(catalog, Catalog.version)
    updated.sites = entries.values.filter { $0.count > 0 }
    for change in drift.dependencies where change.after < change.before { updated.apply(change) }
    updated.drop(drift, fixed)
    updated.refile(drift.declarations.moved, moved)
    updated = updated.renamed(drift.renames)
    updated.sort()
    return updated
  }

  /// Puts what moved where it is now, with what was said of it.
  private mutating func refile(
    _ moved: [Drift.Declarations.Change], _ findings: [FindingsDrift.Move]
  ) {
    let places = Dictionary(
      moved.map { ($0.before.identity, $0.after) }, uniquingKeysWith: { first, _ in first })
    for place in declarations.indices {
      guard let now = places[declarations[place].identity] else { continue }
      declarations[place].identity = DeclarationIdentity(now)
      declarations[place].value = now.value
    }
    for move in findings where move.from.file != move.to.file {
      guard let from = self.findings.firstIndex(where: { $0.identity == move.from }) else { continue }
      let note = self.findings[from].note
      self.findings[from].count -= 1
      if let to = self.findings.firstIndex(where: { $0.identity == move.to }) {
        self.findings[to].count += 1
      } else {
        self.findings.append(FindingEntry(identity: move.to, note: note))
      }
      self.findings.removeAll { $0.count <= 0 }
    }
  }

  /// The baseline with these sites on record, with what a person says about them.
  /// - Parameter today: a line whose day is past covers nothing, so it is begun anew.
  package func accepting(
    _ new: [Site], _ changes: [Drift.DependencyChange] = [], note: Note, today: Day? = nil
  ) -> Baseline {
    var accepting = self
    accepting.renew(Set(new.map(Identity.init)), changes, today)
    var entries = Dictionary(uniqueKeysWithValues: accepting.sites.map { ($0.identity, $0) })
    for site in new {
      let identity = Identity(site)
      entries[identity, default: Entry(identity: identity, count: 0)].count += 1
      entries[identity]?.note.add(note)
    }
    accepting.sites = Array(entries.values)
    for change in changes where change.after > change.before { accepting.apply(change, note: note) }
    accepting.sort()
    return accepting
  }

  /// The baseline with what configuration states and audits found on record, and the rules that targets have.
  /// - Parameters:
  ///   - targets: as the census has them, with the rules that come along with sites.
  ///   - gains: the rules of targets that somebody decided on, since all their sites were on record before.
  ///   - today: a line whose day is past covers nothing, so it is begun anew.
  package func accepting(
    _ declarations: [Declaration], _ findings: [Finding], _ targets: [TargetEntry],
    gains: [TargetEntry] = [], note: Note, today: Day? = nil
  ) -> Baseline {
    var accepting = self
    for declaration in declarations {
      let identity = DeclarationIdentity(declaration)
      var entry =
        self.declarations.first { $0.identity == identity } ?? DeclarationEntry(identity: identity)
      entry.value = declaration.value
      entry.note.add(note)
      accepting.declarations.removeAll { $0.identity == identity }
      accepting.declarations.append(entry)
    }
    for entry in FindingEntry.all(of: findings, note: note.first) {
      if let place = accepting.findings.firstIndex(where: { $0.identity == entry.identity }) {
        if accepting.findings[place].note.isPast(today) {
          accepting.findings[place].count = 0
          accepting.findings[place].note.expires = nil
        }
        accepting.findings[place].count += entry.count
        accepting.findings[place].note.add(note)
      } else {
        accepting.findings.append(entry)
      }
    }
    for target in targets { accepting.add(target) }
    for gain in gains where !gain.rules.isEmpty {
      // What was said of the same before is said anew.
      accepting.targets.removeAll {
        $0.id == gain.id && $0.note != Note() && gain.rules.contains(allOf: $0.rules)
      }
      accepting.add(TargetEntry(id: gain.id, rules: gain.rules, note: note.first))
    }
    accepting.sort()
    return accepting
  }

  /// Adds rules to the line of a target that says the same of them.
  private mutating func add(_ target: TargetEntry) {
    guard let place = targets.firstIndex(where: { $0.id == target.id && $0.note == target.note }) else {
      if target.note == Note(), target.rules.isEmpty, targets.contains(where: { $0.id == target.id }) {
        return
      }
      return targets.append(target)
    }
    let rules = Set(targets[place].rules).union(target.rules)
    targets[place] = TargetEntry(id: target.id, rules: Array(rules), note: target.note)
  }

  /// Takes out what is gone of the configuration.
  private mutating func drop(_ drift: Drift, _ fixed: [FindingEntry]) {
    let gone = Set(drift.declarations.gone.map(\.identity))
    declarations.removeAll { gone.contains($0.identity) }
    targets.removeAll { drift.targets.gone.contains($0.id) }
    let lost = Dictionary(drift.targets.changed.map { ($0.id, $0.lost) }, uniquingKeysWith: { $1 })
    for place in targets.indices {
      let rules = lost[drift.renames.targets[targets[place].id] ?? targets[place].id] ?? []
      targets[place].rules.removeAll(where: rules.contains)
    }
    // Of what somebody decided on nothing is left.
    targets.removeAll { $0.rules.isEmpty && $0.note != Note() }
    for entry in fixed {
      guard let place = findings.firstIndex(where: { $0.identity == entry.identity }) else { continue }
      findings[place].count -= entry.count
    }
    findings.removeAll { $0.count <= 0 }
  }

  /// What is said about a line; nothing where there is no such line.
  package func note(on subject: Subject) -> Note? {
    switch subject {
    case .promise(let rules): promises.first { $0.rules == rules }?.note
    case .site(let identity): sites.first { $0.identity == identity }?.note
    case .dependency(let rule, let name):
      dependencies.first { $0.rule == rule && $0.dependency == name }?.note
    case .declaration(let identity): declarations.first { $0.identity == identity }?.note
    case .target: targets.first { $0.subject == subject }?.note
    case .finding(let identity): findings.first { $0.identity == identity }?.note
    }
  }

  /// The baseline with something else said about lines that are on record.
  package func renewing(_ subjects: Set<Subject>, note: Note) -> Baseline {
    var renewing = self
    for place in sites.indices where subjects.contains(.site(sites[place].identity)) {
      renewing.sites[place].note.add(note)
    }
    for (place, entry) in dependencies.enumerated()
    where subjects.contains(.dependency(rule: entry.rule, entry.dependency)) {
      renewing.dependencies[place].note.add(note)
    }
    for place in declarations.indices
    where subjects.contains(.declaration(declarations[place].identity)) {
      renewing.declarations[place].note.add(note)
    }
    for place in findings.indices where subjects.contains(.finding(findings[place].identity)) {
      renewing.findings[place].note.add(note)
    }
    for place in targets.indices where subjects.contains(targets[place].subject) {
      renewing.targets[place].note.add(note)
    }
    renewing.sort()
    return renewing
  }

  private mutating func renew(_ accepted: Set<Identity>, _ changes: [Drift.DependencyChange], _ today: Day?) {
    guard let today else { return }
    for place in sites.indices
    where accepted.contains(sites[place].identity) && sites[place].note.isPast(today) {
      sites[place].count = 0
      sites[place].note.expires = nil
    }
    for place in dependencies.indices where dependencies[place].note.isPast(today) {
      let entry = dependencies[place]
      let isAccepted = changes.contains { $0.rule == entry.rule && $0.dependency == entry.dependency }
      if isAccepted { dependencies[place].note.expires = nil }
    }
  }

  private mutating func apply(_ change: Drift.DependencyChange, note: Note = Note()) {
    var entry = DependencyEntry(rule: change.rule, dependency: change.dependency, count: 0)
    if let place = dependencies.firstIndex(where: {
      $0.rule == entry.rule && $0.dependency == entry.dependency
    }) {
      entry = dependencies.remove(at: place)
    }
    entry.count = change.after
    entry.note.add(note)
    if entry.count > 0 { dependencies.append(entry) }
  }
}

extension Baseline.Note {
  func isPast(_ today: Day?) -> Bool {
    guard let today else { return false }
    return expires.flatMap(Day.init).map { $0 < today } ?? false
  }

  /// What is said now counts; what is not spoken of stays.
  fileprivate mutating func add(_ note: Baseline.Note) {
    reason = note.reason ?? reason
    owner = note.owner ?? owner
    expires = note.expires == Self.never ? nil : note.expires ?? expires
  }

  /// The same as a line that is new has it.
  fileprivate var first: Baseline.Note {
    var first = Baseline.Note()
    first.add(self)
    return first
  }

  /// In the place of a day: that there is none any more.
  package static let never = "never"
}

extension [String] {
  fileprivate func contains(allOf others: [String]) -> Bool { others.allSatisfy(contains) }
}

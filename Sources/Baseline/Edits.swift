import Catalog
package import Census

extension Baseline {
  /// The baseline after what moved was filed anew and what is gone was taken out. It adds nothing: what is new
  /// has to be accepted by somebody.
  package func updated(by drift: Drift) -> Baseline {
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
    updated.sort()
    return updated
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
  fileprivate func isPast(_ today: Day) -> Bool { expires.flatMap(Day.init).map { $0 < today } ?? false }

  /// What is said now counts; what is not spoken of stays.
  fileprivate mutating func add(_ note: Baseline.Note) {
    reason = note.reason ?? reason
    owner = note.owner ?? owner
    expires = note.expires ?? expires
  }
}

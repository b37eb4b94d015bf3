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
  package func accepting(
    _ new: [Site], _ changes: [Drift.DependencyChange] = [], note: Note
  ) -> Baseline {
    var entries = Dictionary(uniqueKeysWithValues: sites.map { ($0.identity, $0) })
    for site in new {
      let identity = Identity(site)
      entries[identity, default: Entry(identity: identity, count: 0)].count += 1
      entries[identity]?.note.add(note)
    }
    var accepting = self
    accepting.sites = Array(entries.values)
    for change in changes where change.after > change.before { accepting.apply(change, note: note) }
    accepting.sort()
    return accepting
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
  /// What is said now counts; what is not spoken of stays.
  fileprivate mutating func add(_ note: Baseline.Note) {
    reason = note.reason ?? reason
    owner = note.owner ?? owner
    expires = note.expires ?? expires
  }
}

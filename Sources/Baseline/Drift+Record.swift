import Catalog
package import Census

extension Drift {
  /// What is new since a revision, less what is on record: somebody has decided on that, perhaps in the change itself.
  /// - Parameter record: what the same census is besides the baseline.
  package func besides(_ record: Drift) -> Drift {
    var left = self
    let open = Set(record.new)
    left.new = new.filter(open.contains)
    left.known += new.count - left.new.count
    let undeclared = Set(record.declarations.new + record.declarations.changed.map(\.after))
    left.declarations.new.removeAll { !undeclared.contains($0) }
    left.declarations.changed.removeAll { !undeclared.contains($0.after) }
    let gains = Dictionary(
      (record.targets.new + record.targets.changed).map { ($0.id, Set($0.gained)) }, uniquingKeysWith: { $1 })
    left.targets.new = left.targets.new.compactMap { $0.gaining(gains[$0.id]) }
    left.targets.changed = left.targets.changed.compactMap { $0.gaining(gains[$0.id]) }
    return left
  }
}

extension Drift.TargetChange {
  /// The same without rules that are on record; nothing where nothing is left to tell.
  /// - Parameter rules: those that the target gained over the record; nothing where it is there as it was.
  fileprivate func gaining(_ rules: Set<String>?) -> Drift.TargetChange? {
    var change = self
    change.gained = gained.filter { rules?.contains($0) == true }
    return change.gained.isEmpty && change.lost.isEmpty ? nil : change
  }
}

extension FindingsDrift {
  /// Marks what is on record besides.
  /// - Parameters:
  ///   - renames: what only has another name than on record.
  ///   - census: the tree that the findings are of.
  package mutating func accept(
    _ record: [Baseline.FindingEntry], _ renames: Renames = Renames(), in census: Census? = nil, today: Day?
  ) {
    let held = FindingsDrift(findings, on: record, renames, in: census, today: today)
    mark(held.findings.map(\.isKnown))
  }

  /// Marks notes that were found before. What was a note and weighs more now is news.
  /// - Parameter renames: what only has another name than before.
  package mutating func acceptNotes(of before: [Finding], _ renames: Renames = Renames()) {
    var counts: [FindingIdentity: Int] = [:]
    for finding in before where finding.suppressed == nil {
      counts[FindingIdentity(finding), default: 0] += 1
    }
    let record = counts.map {
      Baseline.FindingEntry(identity: $0.key, count: $0.value, note: Baseline.Note())
    }
    let held = FindingsDrift(findings, on: record, renames)
    mark(held.findings.map { $0.isKnown && $0.severity == .note })
  }
}

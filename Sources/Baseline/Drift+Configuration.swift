import Catalog
package import Census
import Projects

extension Drift {
  /// What of the configuration differs.
  package struct Declarations: Sendable, Equatable {
    /// In the order of the census.
    package var new: [Declaration] = []
    /// In the order of the baseline.
    package var gone: [Baseline.DeclarationEntry] = []
    package var changed: [Change] = []

    package struct Change: Sendable, Equatable {
      package var before: Baseline.DeclarationEntry
      package var after: Declaration
    }

    package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }
  }

  /// The rules of a target, where it has sites of others than it had.
  package struct TargetChange: Sendable, Equatable {
    package var id: String
    /// In the order of their bytes.
    package var gained: [String]
    package var lost: [String]
  }

  package struct Targets: Sendable, Equatable {
    /// Ids, with the rules of which they have sites.
    package var new: [TargetChange] = []
    package var gone: [String] = []
    package var changed: [TargetChange] = []

    package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }
  }
}

extension Drift.Declarations {
  init(from entries: [Baseline.DeclarationEntry], to declarations: [Declaration]) {
    var left = Dictionary(entries.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for declaration in declarations where declaration.suppressed == nil {
      guard let entry = left.removeValue(forKey: DeclarationIdentity(declaration)) else {
        new.append(declaration)
        continue
      }
      if entry.value != declaration.value { changed.append(Change(before: entry, after: declaration)) }
    }
    gone = entries.filter { left[$0.identity] != nil }
  }
}

extension Drift.Targets {
  init(from entries: [Baseline.TargetEntry], to targets: [Baseline.TargetEntry]) {
    var left = Dictionary(entries.map { ($0.id, $0.rules) }, uniquingKeysWith: { first, _ in first })
    for target in targets {
      guard let before = left.removeValue(forKey: target.id) else {
        new.append(Drift.TargetChange(id: target.id, gained: target.rules, lost: []))
        continue
      }
      let change = Drift.TargetChange(
        id: target.id, gained: target.rules.filter { !before.contains($0) },
        lost: before.filter { !target.rules.contains($0) })
      if !change.gained.isEmpty || !change.lost.isEmpty { changed.append(change) }
    }
    gone = entries.map(\.id).filter { left[$0] != nil }
  }
}

extension Baseline.TargetEntry {
  /// Of the team's own targets that ship, in the order of their ids, each with the rules that its own code has sites of.
  /// A tree without a project is one target: what is in it the sites say already.
  static func all(of census: Census) -> [Baseline.TargetEntry] {
    let targets = census.shipping.filter { !$0.isGuess }
    var rules = Dictionary(targets.map { ($0.id, Set<String>()) }, uniquingKeysWith: { $1 })
    for site in census.sites where site.gates {
      for target in site.targets { rules[target]?.insert(site.rule) }
    }
    return targets.map { Baseline.TargetEntry(id: $0.id, rules: Array(rules[$0.id] ?? [])) }
  }
}

extension Baseline.FindingEntry {
  /// Findings that are the same to a reader are one line. A note asks nobody to decide, so it has none.
  static func all(of findings: [Finding], note: Baseline.Note) -> [Baseline.FindingEntry] {
    var counts: [FindingIdentity: Int] = [:]
    for finding in findings where finding.severity > .note && finding.suppressed == nil {
      counts[FindingIdentity(finding), default: 0] += 1
    }
    return counts.map { Baseline.FindingEntry(identity: $0.key, count: $0.value, note: note) }
  }
}

/// Findings held against those on record.
package struct FindingsDrift: Sendable {
  /// In the order of the findings, those on record marked.
  package internal(set) var findings: [Finding]
  /// What is on record and no longer found, in the order of the baseline.
  package var fixed: [Baseline.FindingEntry] = []

  package init(_ findings: [Finding], on record: [Baseline.FindingEntry], today: Day? = nil) {
    self.findings = findings
    var left: [FindingIdentity: Int] = [:]
    for entry in record where !entry.note.isPast(today) { left[entry.identity, default: 0] += entry.count }
    for place in findings.indices where findings[place].suppressed == nil {
      let identity = FindingIdentity(findings[place])
      guard let count = left[identity], count > 0 else { continue }
      left[identity] = count - 1
      self.findings[place].isKnown = true
    }
    fixed = record.compactMap { entry in
      guard let count = left[entry.identity], count > 0 else { return nil }
      var entry = entry
      entry.count = count
      return entry
    }
  }

  /// - Parameter known: of each finding, whether it is on record.
  mutating func mark(_ known: [Bool]) {
    for (place, isKnown) in zip(findings.indices, known) where isKnown && findings[place].suppressed == nil {
      findings[place].isKnown = true
    }
  }
}

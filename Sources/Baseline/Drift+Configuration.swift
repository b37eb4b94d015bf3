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
    /// Those that say the same, of a target or for a configuration that has another name now, or in other words.
    package var moved: [Change] = []

    package struct Change: Sendable, Equatable {
      package var before: Baseline.DeclarationEntry
      package var after: Declaration
    }

    package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty && moved.isEmpty }
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
    package var moved: [Rename] = []

    package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty && moved.isEmpty }

    /// A target that has another id than it had.
    package struct Rename: Sendable, Equatable {
      package var from: String
      package var to: String
    }

    /// Without what is there no more: for a tree of which not all was read.
    mutating func forgetGone() {
      gone = []
      for place in changed.indices { changed[place].lost = [] }
      changed.removeAll { $0.gained.isEmpty }
    }
  }
}

extension Drift.Declarations {
  init(
    from entries: [Baseline.DeclarationEntry], to declarations: [Declaration], _ renames: Renames = Renames()
  ) {
    var left: [DeclarationIdentity: Int] = [:]
    for (place, entry) in entries.enumerated() where left[renames.now(entry.identity)] == nil {
      left[renames.now(entry.identity)] = place
    }
    for declaration in declarations where declaration.suppressed == nil {
      let identity = DeclarationIdentity(declaration)
      guard let place = left.removeValue(forKey: identity) else {
        new.append(declaration)
        continue
      }
      let change = Change(before: entries[place], after: declaration)
      if change.before.value != declaration.value, !change.isSpeltOut {
        changed.append(change)
      } else if change.before.identity != identity || change.isSpeltOut {
        moved.append(change)
      }
    }
    let open = Set(left.values)
    gone = entries.indices.filter(open.contains).map { entries[$0] }
    matchConfigurations(renames)
  }

  /// What a target said for one configuration and says for another: the configuration has another name. What held for one
  /// and holds for all is more than it was.
  private mutating func matchConfigurations(_ renames: Renames) {
    if new.isEmpty || gone.isEmpty { return }
    var waiting: [[String]: [Int]] = [:]
    for (place, entry) in gone.enumerated().reversed() where !entry.identity.configuration.isEmpty {
      let identity = renames.now(entry.identity)
      waiting[[identity.kind, identity.key, identity.target, entry.value], default: []].append(place)
    }
    var taken: Set<Int> = []
    new.removeAll { one in
      guard !one.configuration.isEmpty,
        let place = waiting[[one.kind.rawValue, one.key, one.target, one.value]]?.popLast()
      else { return false }
      moved.append(Change(before: gone[place], after: one))
      taken.insert(place)
      return true
    }
    gone = gone.indices.filter { !taken.contains($0) }.map { gone[$0] }
  }
}

extension Drift.Declarations.Change {
  /// Whether a dependency of which only the version was on record is on record with where it comes from now.
  fileprivate var isSpeltOut: Bool {
    after.kind == .dependency && !before.value.isEmpty && after.value.hasPrefix(before.value + " (")
  }
}

extension Drift.Targets {
  init(
    from entries: [Baseline.TargetEntry], to targets: [Baseline.TargetEntry], _ renames: Renames = Renames()
  ) {
    var left: [String: Set<String>] = [:]
    for entry in entries { left[renames.targets[entry.id] ?? entry.id, default: []].formUnion(entry.rules) }
    for target in targets {
      guard let before = left.removeValue(forKey: target.id) else {
        new.append(Drift.TargetChange(id: target.id, gained: target.rules, lost: []))
        continue
      }
      let change = Drift.TargetChange(
        id: target.id, gained: target.rules.filter { !before.contains($0) },
        lost: before.subtracting(target.rules).sorted { $0.precedes($1) })
      if !change.gained.isEmpty || !change.lost.isEmpty { changed.append(change) }
    }
    var known: Set<String> = []
    for id in entries.map(\.id) where known.insert(id).inserted {
      let now = renames.targets[id] ?? id
      if left[now] != nil {
        gone.append(id)
      } else if now != id {
        moved.append(Rename(from: id, to: now))
      }
    }
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
  /// What is on record of a target or a file that has another name now.
  package var moved: [Move] = []

  package struct Move: Sendable, Equatable {
    package var from: FindingIdentity
    package var to: FindingIdentity
  }

  /// - Parameters:
  ///   - renames: what only has another name.
  ///   - census: the tree that the findings are of, where it can be asked what is in it.
  package init(
    _ findings: [Finding], on record: [Baseline.FindingEntry], _ renames: Renames = Renames(),
    in census: Census? = nil, today: Day? = nil
  ) {
    self.findings = findings
    var left: [FindingIdentity: Int] = [:]
    var names: [FindingIdentity: FindingIdentity] = [:]
    for entry in record where !entry.note.isPast(today) {
      let now = renames.now(entry.identity)
      left[now, default: 0] += entry.count
      if now != entry.identity { names[now] = entry.identity }
    }
    for place in findings.indices where findings[place].suppressed == nil {
      let identity = FindingIdentity(findings[place])
      guard let count = left[identity], count > 0 else { continue }
      left[identity] = count - 1
      self.findings[place].isKnown = true
      if let before = names[identity] { moved.append(Move(from: before, to: identity)) }
    }
    followFiles(&left, renames, census)
    let unread = census.map(Unread.init)
    fixed = record.compactMap { entry in
      let now = renames.now(entry.identity)
      guard let count = left[now], count > 0, unread?.hides(now) != true else { return nil }
      var entry = entry
      entry.count = count
      return entry
    }
  }

  /// Finds what is on record of a file that has another name now.
  /// - Parameter left: what is on record and was not found, and how often.
  private mutating func followFiles(
    _ left: inout [FindingIdentity: Int], _ renames: Renames, _ census: Census?
  ) {
    guard let census else { return }
    let gone = left.filter { $0.value > 0 && !$0.key.file.isEmpty }.flatMap { identity, count in
      repeatElement(identity, count: min(count, findings.count))
    }.sorted { $0.fields.lexicographicallyPrecedes($1.fields) }
    let open = findings.indices.filter {
      findings[$0].isOpen && findings[$0].target.isEmpty && findings[$0].severity > .note
    }
    if gone.isEmpty || open.isEmpty { return }
    let there = census.knownFiles
    let new = open.map { FindingIdentity(findings[$0]) }
    for pair in renames.pairs(gone, new, isThere: there.contains) {
      findings[open[pair.new]].isKnown = true
      left[gone[pair.gone], default: 0] -= 1
      moved.append(Move(from: gone[pair.gone], to: new[pair.new]))
    }
  }

  /// - Parameter known: of each finding, whether it is on record.
  mutating func mark(_ known: [Bool]) {
    for (place, isKnown) in zip(findings.indices, known) where isKnown && findings[place].suppressed == nil {
      findings[place].isKnown = true
    }
  }
}

/// A line that a baseline has and its predecessor had not, or the other way round, where a person decided on it.
package struct RecordChange: Sendable, Hashable {
  package enum Kind: String, Sendable {
    /// A site, a dependency, a declaration or a finding that was put on record.
    case accepted
    case promised
    /// A promise that was taken back.
    case unpromised
  }

  package var kind: Kind
  /// The rule or the kind of declaration.
  package var rule: String
  /// What it is about, in the words of the line.
  package var what: String
  /// Empty where it is about no file.
  package var file: String
  package var note: Baseline.Note

  /// What somebody decided on between two baselines: promises first, then in the order of the newer one.
  package static func all(from old: Baseline, to new: Baseline) -> [RecordChange] {
    // What only has another name was decided on before.
    let old = old.renamed(Renames(from: old, to: new))
    let (before, after) = (Set(old.promises.map(\.rules)), Set(new.promises.map(\.rules)))
    var changes = old.promises.filter { !after.contains($0.rules) }.map { promise in
      RecordChange(kind: .unpromised, rule: promise.rules, what: promise.words, file: "", note: promise.note)
    }
    changes += new.promises.filter { !before.contains($0.rules) }.map { promise in
      RecordChange(kind: .promised, rule: promise.rules, what: promise.words, file: "", note: promise.note)
    }
    let sites = Dictionary(old.sites.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    for entry in new.sites
    where isMore(entry.count, entry.note, sites[entry.identity].map { ($0.count, $0.note) }) {
      let identity = entry.identity
      changes.append(accepted(identity.rule, identity.words, identity.file, entry.note))
    }
    let dependencies = Dictionary(
      old.dependencies.map { ([$0.rule, $0.dependency], $0) }, uniquingKeysWith: { $1 })
    for entry in new.dependencies {
      let known = dependencies[[entry.rule, entry.dependency]].map { ($0.count, $0.note) }
      guard isMore(entry.count, entry.note, known) else { continue }
      changes.append(accepted(entry.rule, "the dependency \(entry.dependency)", "", entry.note))
    }
    let declarations = Set(old.declarations)
    for entry in new.declarations where !declarations.contains(entry) {
      let what = entry.value.isEmpty ? entry.identity.key : "\(entry.identity.key): \(entry.value)"
      changes.append(accepted(entry.identity.kind, words([what, entry.identity.target]), "", entry.note))
    }
    changes += gains(old, new, besides: Set(changes.map(\.rule)))
    let findings = Dictionary(old.findings.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    for entry in new.findings
    where isMore(entry.count, entry.note, findings[entry.identity].map { ($0.count, $0.note) }) {
      let identity = entry.identity
      let what = words([identity.subject, identity.target])
      changes.append(accepted(identity.rule, what, identity.file, entry.note))
    }
    return changes
  }

  /// Rules that targets on record have now. What came along with a site is told with that.
  /// - Parameter told: the rules of sites that were accepted.
  private static func gains(_ old: Baseline, _ new: Baseline, besides told: Set<String>) -> [RecordChange] {
    let before = Dictionary(
      old.targets.map { ($0.id, Set($0.rules)) }, uniquingKeysWith: { $0.union($1) })
    let lines = Set(old.targets)
    return new.targets.filter { !lines.contains($0) }.flatMap { entry -> [RecordChange] in
      let isSaid = entry.note != Baseline.Note()
      guard isSaid || before[entry.id] != nil else { return [] }
      return entry.rules.filter { isSaid || before[entry.id]?.contains($0) == false && !told.contains($0) }
        .map { accepted($0, "in the target \(entry.id)", "", entry.note) }
    }
  }

  /// What a line is about, and the target whose it is.
  private static func words(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " of ")
  }

  private static func accepted(
    _ rule: String, _ what: String, _ file: String, _ note: Baseline.Note
  ) -> RecordChange {
    RecordChange(kind: .accepted, rule: rule, what: what, file: file, note: note)
  }

  /// Whether a line is new, covers more than it did, or says something else.
  private static func isMore(_ count: Int, _ note: Baseline.Note, _ known: (count: Int, note: Baseline.Note)?)
    -> Bool
  {
    guard let known else { return true }
    return count > known.count || note != known.note
  }
}

import Catalog
package import Census
import Projects
import Trees

/// Two censuses held against each other: what the one has that the other does not, both ways.
package struct Comparison: Sendable {
  package var drift: Drift
  /// Sites that are no longer there, in the order of `drift.gone`.
  package let gone: [Gone]
  package let findings: FindingsChange

  /// A site that is no longer there.
  package struct Gone: Sendable, Equatable {
    package var identity: Identity
    /// Where it was; nothing where only a baseline says that it was there.
    package var site: Site?
    /// Why a comment asks not to judge the same site now: then it is still there, and gates nothing.
    package var suppressed: String?
  }

  /// Findings of audits that one side has and the other does not.
  package struct FindingsChange: Sendable {
    /// What comments suppress now and did not is among them, and marked: somebody decided on it.
    package var new: [Finding] = []
    package var fixed: [Finding] = []
    /// Whether both sides say what audits found: a saved census does not.
    package var areCompared = false
  }

  package init(from old: Snapshot, to new: Snapshot) {
    // A census that was made of a baseline has no sites in targets; the baseline's lines say which rules they have.
    let drift = Drift(
      from: old.baseline, to: new.census, recorded: new.isOnRecordOnly ? new.baseline : nil)
    self.drift = drift
    gone = Comparison.places(of: drift.gone, in: old, now: new.census)
    findings = FindingsChange(from: old, to: new, drift.renames)
  }

  /// Of sites that are equal the last in the file are those that are gone, as the last ones are those that are new.
  private static func places(of gone: [Identity], in old: Snapshot, now: Census) -> [Gone] {
    let wanted = Set(gone)
    var left: [Identity: [Site]] = [:]
    if !old.isOnRecordOnly {
      for site in old.census.sites where site.gates {
        let identity = Identity(site)
        if wanted.contains(identity) { left[identity, default: []].append(site) }
      }
    }
    var suppressed: [Identity: [String]] = [:]
    for site in now.sites where site.isOfTheApp && !site.gates {
      let identity = Identity(site)
      if wanted.contains(identity) { suppressed[identity, default: []].append(site.suppressed ?? "") }
    }
    return gone.map {
      Gone(identity: $0, site: left[$0]?.popLast(), suppressed: suppressed[$0]?.popLast())
    }
  }
}

/// One side of a comparison: a census, and what can be held against another.
package struct Snapshot: Sendable {
  package let census: Census
  package let baseline: Baseline
  /// What audits found; nothing where that is not known.
  package let findings: [Finding]?
  /// Whether all that is known is what a baseline holds.
  package let isOnRecordOnly: Bool

  /// - Parameter findings: nothing where the audits cannot be asked: a saved census has no files that state something.
  package init(_ census: Census, findings: [Finding]?) {
    self.census = census
    self.findings = findings
    baseline = Baseline(census)
    isOnRecordOnly = false
  }

  package init(_ baseline: Baseline) {
    self.baseline = baseline
    census = Census(baseline)
    isOnRecordOnly = true
    findings = baseline.findings.flatMap { entry in
      let identity = entry.identity
      let finding = Finding(
        rule: identity.rule, subject: identity.subject, severity: .warning, message: "is on record",
        file: identity.file, target: identity.target, configuration: identity.configuration)
      return Array(repeating: finding, count: min(entry.count, Snapshot.maximumCount))
    }
  }

  /// How many equal sites or findings a line of a baseline can stand for here: a line can count a billion.
  fileprivate static let maximumCount = 10_000
}

extension Comparison.FindingsChange {
  fileprivate init(from old: Snapshot, to new: Snapshot, _ renames: Renames) {
    guard var before = old.findings, var after = new.findings else { return }
    areCompared = true
    // A baseline holds no notes.
    if old.isOnRecordOnly || new.isOnRecordOnly {
      before.removeAll { $0.severity == .note }
      after.removeAll { $0.severity == .note }
    }
    let open = { (findings: [Finding]) in findings.filter { $0.suppressed == nil } }
    let hidden = { (findings: [Finding]) in findings.filter { $0.suppressed != nil } }
    let now: (FindingIdentity) -> FindingIdentity = { renames.now($0) }
    var found = open(after).without(open(before), by: now)
    // What is suppressed now is still there.
    fixed = open(before).without(after, by: { $0 }, now)
    if !new.isOnRecordOnly {
      let pairs = renames.pairs(
        fixed.map { FindingIdentity($0) }, found.map { FindingIdentity($0) },
        isThere: fixed.isEmpty || found.isEmpty ? { _ in true } : new.census.knownFiles.contains)
      let (gone, come) = (Set(pairs.map(\.gone)), Set(pairs.map(\.new)))
      fixed = fixed.indices.filter { !gone.contains($0) }.map { fixed[$0] }
      found = found.indices.filter { !come.contains($0) }.map { found[$0] }
      let unread = Unread(new.census)
      fixed.removeAll { unread.hides(renames.now(FindingIdentity($0))) }
    }
    self.new = found + hidden(after).without(hidden(before), by: now)
  }
}

extension [Finding] {
  /// Those that are more than others have of their kind: the last ones.
  /// - Parameters:
  ///   - othersAre: what others are called here.
  ///   - theseAre: what these are called among the others.
  fileprivate func without(
    _ others: [Finding], by othersAre: (FindingIdentity) -> FindingIdentity = { $0 },
    _ theseAre: (FindingIdentity) -> FindingIdentity = { $0 }
  ) -> [Finding] {
    var known: [FindingIdentity: Int] = [:]
    for other in others { known[othersAre(FindingIdentity(other)), default: 0] += 1 }
    return filter { finding in
      let identity = theseAre(FindingIdentity(finding))
      guard let count = known[identity], count > 0 else { return true }
      known[identity] = count - 1
      return false
    }
  }
}

extension Census {
  /// What a baseline holds, as far as it says it: sites without a line, and targets by their ids.
  fileprivate init(_ baseline: Baseline) {
    var sites: [Site] = []
    for entry in baseline.sites {
      let identity = entry.identity
      let site = Site(
        rule: identity.rule, call: identity.call, form: .call, certainty: .certain, file: identity.file,
        declaration: identity.declaration, condition: identity.condition)
      sites += repeatElement(site, count: Swift.min(entry.count, Snapshot.maximumCount))
    }
    for entry in baseline.dependencies {
      let site = Site(
        rule: entry.rule, form: .call, certainty: .certain, file: "", origin: .thirdParty,
        dependency: entry.dependency == Baseline.DependencyEntry.shared ? "" : entry.dependency)
      sites += repeatElement(site, count: Swift.min(entry.count, Snapshot.maximumCount))
    }
    self.init(sites: sites)
    declarations = baseline.declarations.compactMap { entry in
      guard let kind = Declaration.Kind(rawValue: entry.identity.kind) else { return nil }
      return Declaration(
        kind, entry.identity.key, entry.value, at: FilePlace(""), target: entry.identity.target,
        configuration: entry.identity.configuration)
    }
    targets = baseline.targets.map { entry in
      Target(id: entry.id, name: entry.id, kind: .app, place: FilePlace(""))
    }
  }
}

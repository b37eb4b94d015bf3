package import Catalog
package import Census

/// Two baselines that came from one, made one again.
///
/// It keeps what either side has. What one side took out and the other left alone is gone, but for promises: only a
/// person takes a promise out, so one that either side has stays.
package struct Merge: Sendable {
  /// What the three files say by themselves.
  package private(set) var merged: Baseline
  /// What a person may want to look at, in the order of the file.
  package private(set) var decisions: [Decision] = []
  /// For sites of which both sides may have accepted some: how many the sides together can account for.
  private var most: [Baseline.Subject: Int] = [:]

  /// Something that the two sides say differently, and what was made of it.
  package struct Decision: Sendable, Hashable {
    package enum What: Sendable, Hashable {
      /// Both sides changed the note; this one was dropped.
      case note(dropped: Baseline.Note)
      /// Both sides changed the count.
      case count(ours: Int, theirs: Int, merged: Int)
      /// Both sides changed what is declared; this value was dropped.
      case value(dropped: String)
      /// One side took the line out, the other one changed it.
      case removedAndChanged
      /// One side took the promise out.
      case keptPromise
    }
    package let subject: Baseline.Subject
    package let what: What
  }

  /// - Parameter base: what both came from; nothing where nobody knows. Then what only one side has may be new there
  ///   or gone on the other, and is kept.
  package init(base: Baseline?, ours: Baseline, theirs: Baseline) {
    merged = Baseline(catalog: max(ours.catalog, theirs.catalog))
    let (base, ours, theirs) = (base.map(Record.all), Record.all(of: ours), Record.all(of: theirs))
    for subject in Set(ours.keys).union(theirs.keys) {
      let settled = settle(
        subject, Ancestor(isKnown: base != nil, record: base?[subject]), ours[subject], theirs[subject])
      if let settled { merged.add(subject, settled) }
    }
    merged.sort()
    decisions.sort { $0.subject.order.lexicographicallyPrecedes($1.subject.order) }
  }

  private mutating func settle(
    _ subject: Baseline.Subject, _ base: Ancestor, _ ours: Record?, _ theirs: Record?
  )
    -> Record?
  {
    guard let ours, let theirs else {
      guard let one = ours ?? theirs else { return nil }
      return settle(subject, base, only: one)
    }
    var settled = ours
    let before = base.record?.count ?? 0
    let sum = min(max(1, ours.count + theirs.count - before), Record.countMax)
    if ours.count == theirs.count {
      // One change that both have, or two changes of equal calls: only the tree knows.
      if base.isKnown, ours.count > before { most[subject] = sum }
    } else if base.isKnown, ours.count == before {
      settled.count = theirs.count
    } else if !base.isKnown || theirs.count != before {
      settled.count = base.isKnown ? sum : max(ours.count, theirs.count)
      decide(subject, .count(ours: ours.count, theirs: theirs.count, merged: settled.count))
    }
    settled.note = note(subject, base.record?.note, ours.note, theirs.note)
    settled.values = values(subject, base.record?.values, ours.values, theirs.values)
    return settled
  }

  /// What a declaration says, or the rules of a target. Of two values that both sides changed ours stays, and `check`
  /// says where the tree has another; of rules all stay that one side has.
  private mutating func values(
    _ subject: Baseline.Subject, _ base: [String]?, _ ours: [String], _ theirs: [String]
  ) -> [String] {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    if case .target = subject { return Array(Set(ours + theirs)) }
    decide(subject, .value(dropped: theirs.first ?? ""))
    return ours
  }

  /// A line that one side alone has.
  private mutating func settle(_ subject: Baseline.Subject, _ base: Ancestor, only one: Record) -> Record? {
    guard base.isKnown, let before = base.record else { return one }
    if case .promise = subject {
      decide(subject, .keptPromise)
      return one
    }
    // Both have fewer than before.
    if one == before || one.count < before.count { return nil }
    decide(subject, .removedAndChanged)
    let count = one.count == before.count ? one.count : one.count - before.count
    return Record(count: count, note: one.note, values: one.values)
  }

  private mutating func note(
    _ subject: Baseline.Subject, _ base: Baseline.Note?, _ ours: Baseline.Note, _ theirs: Baseline.Note
  ) -> Baseline.Note {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    let isTheirs = weight(of: theirs) > weight(of: ours)
    let dropped = isTheirs ? ours : theirs
    if dropped != Baseline.Note() { decide(subject, .note(dropped: dropped)) }
    return isTheirs ? theirs : ours
  }

  /// A reason is what reviews ask for; any word is more than none.
  private func weight(of note: Baseline.Note) -> Int {
    note.reason != nil ? 2 : note == Baseline.Note() ? 0 : 1
  }

  private mutating func decide(_ subject: Baseline.Subject, _ what: Decision.What) {
    decisions.append(Decision(subject: subject, what: what))
  }
}

// MARK: The tree

extension Merge {
  /// The merged baseline as far as the tree has it: where both sides may have accepted equal calls, as many as there
  /// are; what moved is filed anew and what is gone is out. It admits nothing that neither side accepted.
  /// - Parameter catalog: whose rules can be asked about; what only a newer one has is left alone.
  /// - Returns: the baseline, and how the tree differs from what the files say.
  package func confirmed(
    by census: Census, scope: Baseline.Scope = .everything, _ catalog: Catalog? = nil
  ) -> (Baseline, Drift) {
    var counts: [Baseline.Subject: Int] = [:]
    for site in census.sites where site.gates { counts[.site(Identity(site)), default: 0] += 1 }
    for entry in Baseline.DependencyEntry.all(of: census) {
      counts[.dependency(rule: entry.rule, entry.dependency)] = entry.count
    }
    // Not beyond what is there: a count that nothing stands behind could be taken for a call that moved.
    let raised = { (subject: Baseline.Subject, count: Int) in
      max(count, min(most[subject] ?? 0, counts[subject] ?? 0))
    }
    var baseline = merged
    for place in baseline.sites.indices {
      let entry = baseline.sites[place]
      baseline.sites[place].count = raised(.site(entry.identity), entry.count)
    }
    for place in baseline.dependencies.indices {
      let entry = baseline.dependencies[place]
      baseline.dependencies[place].count = raised(
        .dependency(rule: entry.rule, entry.dependency), entry.count)
    }
    let drift = Drift(
      from: catalog.map { baseline.understood(by: $0) } ?? baseline, to: census, scope: scope)
    var confirmed = baseline.updated(by: drift)
    confirmed.catalog = merged.catalog
    return (confirmed, drift)
  }
}

/// What a line says of its subject.
private struct Record: Hashable {
  /// What a reader takes.
  static let countMax = 1_000_000_000

  var count: Int
  var note: Baseline.Note
  /// What a declaration says, or the rules of a target.
  var values: [String] = []

  static func all(of baseline: Baseline) -> [Baseline.Subject: Record] {
    var records: [Baseline.Subject: Record] = [:]
    for promise in baseline.promises {
      records[.promise(promise.rules)] = Record(count: 1, note: promise.note)
    }
    for entry in baseline.sites {
      records[.site(entry.identity)] = Record(count: entry.count, note: entry.note)
    }
    for entry in baseline.dependencies {
      records[.dependency(rule: entry.rule, entry.dependency)] = Record(count: entry.count, note: entry.note)
    }
    for entry in baseline.declarations {
      records[.declaration(entry.identity)] = Record(count: 1, note: entry.note, values: [entry.value])
    }
    for entry in baseline.targets {
      records[entry.subject] = Record(count: 1, note: entry.note, values: entry.rules)
    }
    for entry in baseline.findings {
      records[.finding(entry.identity)] = Record(count: entry.count, note: entry.note)
    }
    return records
  }
}

/// What both sides came from.
private struct Ancestor {
  let isKnown: Bool
  let record: Record?
}

extension Baseline {
  fileprivate mutating func add(_ subject: Subject, _ record: Record) {
    switch subject {
    case .promise(let rules): promises.append(Promise(rules: rules, note: record.note))
    case .site(let identity):
      sites.append(Entry(identity: identity, count: record.count, note: record.note))
    case .dependency(let rule, let dependency):
      dependencies.append(
        DependencyEntry(rule: rule, dependency: dependency, count: record.count, note: record.note))
    case .declaration(let identity):
      declarations.append(
        DeclarationEntry(identity: identity, value: record.values.first ?? "", note: record.note))
    case .target(let id, _): targets.append(TargetEntry(id: id, rules: record.values, note: record.note))
    case .finding(let identity):
      findings.append(FindingEntry(identity: identity, count: record.count, note: record.note))
    }
  }
}

extension Baseline.Subject {
  /// To put subjects in an order.
  fileprivate var order: [String] {
    switch self {
    case .promise(let rules): ["1", rules]
    case .site(let identity): ["2", identity.rule, identity.text]
    case .dependency(let rule, let dependency): ["2", rule, "", dependency]
    case .declaration(let identity): ["3"] + identity.fields
    case .target(let id, let rules): ["4", id] + rules
    case .finding(let identity): ["5"] + identity.fields
    }
  }
}

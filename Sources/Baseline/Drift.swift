package import Census

/// What a census has that a baseline does not, and the other way round.
package struct Drift: Sendable, Equatable {
  /// In the order of the census.
  package var new: [Site] = []
  /// Sites that are no longer there, each once, in the order of the baseline.
  package var gone: [Identity] = []
  package var moved: [Move] = []
  /// How many sites are as they were.
  package var known = 0
  package var dependencies: [DependencyChange] = []
  /// Lines whose day is past or near, in the order of the baseline. What is past covers nothing: its sites are new.
  package var ending: [Ending] = []
  package var declarations = Declarations()
  package var targets = Targets()
  /// What only has another name now.
  package private(set) var renames = Renames()

  /// A line that counts up to a day only.
  package struct Ending: Sendable, Equatable {
    package var subject: Baseline.Subject
    package var day: Day
    /// Below zero where the day is past; zero on the day itself, on which the line still counts.
    package var daysLeft: Int
    /// The sites that it covers or covered.
    package var sites: [Site] = []

    package static let daysBefore = 14
  }

  package struct Move: Sendable, Equatable {
    package var from: Identity
    package var to: Site
    /// What changed: `its declaration was renamed`.
    package var why: String
  }

  /// The sites of one rule in one dependency, counted then and now.
  package struct DependencyChange: Sendable, Equatable {
    package var rule: String
    package var dependency: String
    package var before: Int
    package var after: Int
  }

  package var isEmpty: Bool {
    new.isEmpty && gone.isEmpty && moved.isEmpty && dependencies.isEmpty && declarations.isEmpty
      && targets.isEmpty
  }

  /// - Parameters:
  ///   - scope: what the census is of; the baseline's lines about anything else are left alone.
  ///   - today: by which lines expire; nothing where that does not matter.
  ///   - recorded: the baseline that the census was made of, where it was: then its lines say what targets have.
  package init(
    from baseline: Baseline, to census: Census, scope: Baseline.Scope = .everything, today: Day? = nil,
    recorded: Baseline? = nil
  ) {
    var baseline = baseline.limited(to: scope)
    let unread = Unread(census)
    let sites = scope.firstParty ? census.sites.filter(\.gates) : []
    var watch = today.map { Watch(baseline, $0) }
    matchEqual(baseline.sites, sites, &watch)
    gone.removeAll(where: unread.hides)
    findMoves(baseline.sites, sites)
    renames.files = Renames.files(moved, stillThere: moved.isEmpty ? [] : Set(sites.map(\.file)))
    let there = scope.thirdParty ? Baseline.DependencyEntry.all(of: census) : []
    if let watch { settle(watch, sites, &baseline, there) }
    if scope.thirdParty { compare(baseline.dependencies, there) }
    if unread.isIncomplete { dependencies.removeAll { $0.after < $0.before } }
    guard scope.configuration else { return }
    compareConfiguration(of: baseline, with: census, recorded, unread, today)
  }

  private mutating func compareConfiguration(
    of baseline: Baseline, with census: Census, _ recorded: Baseline?, _ unread: Unread, _ today: Day?
  ) {
    let files = renames.files
    // Half of what could not be read looks like something else.
    if !unread.isIncomplete {
      renames = recorded.map { Renames(from: baseline, to: $0) } ?? Renames(from: baseline, to: census)
    }
    renames.files = files
    declarations = Declarations(from: baseline.declarations, to: census.declarations, renames)
    declarations.gone.removeAll { unread.hides(renames.now($0.identity)) }
    // What has lapsed covers nothing, and the target is there all the same.
    let entries = baseline.targets.map { entry in
      Baseline.TargetEntry(id: entry.id, rules: entry.note.isPast(today) ? [] : entry.rules)
    }
    targets = Targets(
      from: entries, to: recorded?.targets ?? Baseline.TargetEntry.all(of: census), renames)
    if unread.isIncomplete { targets.forgetGone() }
  }

  /// Takes what expired lines cover back out of what is known.
  private mutating func settle(
    _ watch: Watch, _ sites: [Site], _ baseline: inout Baseline, _ there: [Baseline.DependencyEntry]
  ) {
    var covered = watch.covered
    for move in moved where watch.days[.site(move.from)] != nil {
      covered[move.from, default: []].append(move.to)
    }
    let past = Set(watch.days.filter { $0.value.daysLeft < 0 }.keys)
    let lapsed = covered.filter { past.contains(.site($0.key)) }.flatMap(\.value)
    if !lapsed.isEmpty {
      moved.removeAll { past.contains(.site($0.from)) }
      known -= watch.covered.reduce(0) { $0 + (past.contains(.site($1.key)) ? $1.value.count : 0) }
      let open = Set(new + lapsed)
      new = sites.filter(open.contains)
    }
    let dependencies = Set(there.map { Baseline.Subject.dependency(rule: $0.rule, $0.dependency) })
    ending = watch.order.compactMap { subject in
      guard var ending = watch.days[subject] else { return nil }
      // What is gone has nothing left that could expire.
      switch subject {
      case .site(let identity):
        guard let sites = covered[identity] else { return nil }
        ending.sites = sites
      case .dependency: guard dependencies.contains(subject) else { return nil }
      case .promise, .declaration, .target, .finding: break
      }
      return ending
    }
    baseline.dependencies.removeAll { past.contains(.dependency(rule: $0.rule, $0.dependency)) }
  }

  /// Of sites that are equal the last in the file are the new ones: code is added below more often than above.
  private mutating func matchEqual(_ entries: [Baseline.Entry], _ sites: [Site], _ watch: inout Watch?) {
    var places: [Identity: Int] = [:]
    places.reserveCapacity(entries.count)
    var left: [Int] = []
    left.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      left.append(entry.count)
      if let first = places.updateValue(place, forKey: entry.identity) {
        // Two lines on one identity, which no file holds, count as one.
        left[place] += left[first]
        left[first] = 0
      }
    }
    for site in sites {
      let identity = Identity(site)
      if let place = places[identity], left[place] > 0 {
        left[place] -= 1
        known += 1
        watch?.cover(site, identity)
      } else {
        new.append(site)
      }
    }
    for (entry, count) in zip(entries, left) where count > 0 {
      gone += repeatElement(entry.identity, count: count)
    }
  }

  /// Looks for what moved among what is new and gone. Both sides are walked in the order of their identities, not
  /// of their lines, which a baseline does not have: so a comparison and its reverse pair the same sites.
  private mutating func findMoves(_ entries: [Baseline.Entry], _ sites: [Site]) {
    guard !new.isEmpty, !gone.isEmpty else { return }
    let identities = new.map(Identity.init)
    var search = MoveSearch(
      new: new.indices.sorted { (identities[$0].text, $0) < (identities[$1].text, $1) },
      gone: gone.indices.sorted { (gone[$0].text, $0) < (gone[$1].text, $1) })
    for pass in Pass.all {
      search.pair(pass.why, { pass.key(gone[$0]) }, { pass.key(identities[$0]) })
    }
    if !search.new.isEmpty, !search.gone.isEmpty {
      let (before, after) = (Set(entries.map(\.identity.file)), Set(sites.map(\.file)))
      let renames = FileRenames(
        search.gone.map { gone[$0] }, search.new.map { identities[$0] },
        vanished: { !after.contains($0) }, appeared: { !before.contains($0) })
      for step in FileRenames.Step.allCases {
        search.pair(
          FileRenames.why, { renames.key(ofOld: gone[$0], step) },
          { renames.key(ofNew: identities[$0], step) })
      }
    }
    moved = search.pairs.sorted { $0.new < $1.new }.map {
      Move(from: gone[$0.gone], to: new[$0.new], why: $0.why)
    }
    new = search.new.sorted().map { new[$0] }
    gone = search.gone.sorted().map { gone[$0] }
  }

  private mutating func compare(_ old: [Baseline.DependencyEntry], _ current: [Baseline.DependencyEntry]) {
    var counts: [[String]: (before: Int, after: Int)] = [:]
    for entry in old { counts[[entry.dependency, entry.rule], default: (0, 0)].before += entry.count }
    for entry in current { counts[[entry.dependency, entry.rule], default: (0, 0)].after += entry.count }
    dependencies = counts.filter { $0.value.before != $0.value.after }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map {
        DependencyChange(
          rule: $0.key[1], dependency: $0.key[0], before: $0.value.before, after: $0.value.after)
      }
  }
}

/// The lines of a baseline whose day is past or near, while their sites are looked for.
private struct Watch {
  private(set) var days: [Baseline.Subject: Drift.Ending] = [:]
  /// The subjects in the order of the baseline.
  private(set) var order: [Baseline.Subject] = []
  /// The equal sites of each.
  private(set) var covered: [Identity: [Site]] = [:]

  init(_ baseline: Baseline, _ today: Day) {
    for promise in baseline.promises { add(.promise(promise.rules), promise.note, today) }
    for entry in baseline.sites { add(.site(entry.identity), entry.note, today) }
    for entry in baseline.dependencies {
      add(.dependency(rule: entry.rule, entry.dependency), entry.note, today)
    }
    for entry in baseline.declarations { add(.declaration(entry.identity), entry.note, today) }
    for entry in baseline.targets { add(entry.subject, entry.note, today) }
    for entry in baseline.findings { add(.finding(entry.identity), entry.note, today) }
  }

  private mutating func add(_ subject: Baseline.Subject, _ note: Baseline.Note, _ today: Day) {
    guard let day = note.expires.flatMap(Day.init) else { return }
    let daysLeft = day.number - today.number
    guard daysLeft <= Drift.Ending.daysBefore else { return }
    days[subject] = Drift.Ending(subject: subject, day: day, daysLeft: daysLeft)
    order.append(subject)
  }

  mutating func cover(_ site: Site, _ identity: Identity) {
    if days[.site(identity)] != nil { covered[identity, default: []].append(site) }
  }
}

/// What is left of both sides while moves are looked for, as places among what is new and gone.
private struct MoveSearch {
  private(set) var new: [Int]
  private(set) var gone: [Int]
  private(set) var pairs: [(new: Int, gone: Int, why: String)] = []

  init(new: [Int], gone: [Int]) {
    self.new = new
    self.gone = gone
  }

  /// Takes those out that have an equal key, each with the first that is left.
  mutating func pair(_ why: String, _ goneKey: (Int) -> Identity?, _ newKey: (Int) -> Identity?) {
    var waiting: [Identity: [Int]] = [:]
    for index in gone.reversed() {
      if let key = goneKey(index) { waiting[key, default: []].append(index) }
    }
    var paired = Set<Int>()
    new.removeAll { site in
      guard let key = newKey(site), let index = waiting[key]?.popLast() else { return false }
      pairs.append((site, index, why))
      paired.insert(index)
      return true
    }
    gone.removeAll(where: paired.contains)
  }
}

/// One way in which a site that is not equal can still be the one that is gone. In the order in which they are
/// tried: what keeps more of the identity first.
private struct Pass {
  let why: String
  /// What of an identity has to be equal; nothing where the pass does not apply.
  let key: @Sendable (Identity) -> Identity?

  static let all = [
    Pass(why: "its declaration was renamed") { site in
      Identity(rule: site.rule, file: site.file, call: site.call, condition: site.condition)
    },
    Pass(why: "its condition changed, in the same file") { site in
      Identity(rule: site.rule, file: site.file, call: site.call)
    },
    Pass(why: "its file moved to another folder") { site in
      var key = site
      key.file = String(site.fileName)
      return key
    },
    Pass(why: "its file was renamed, or its declaration moved to another file") { site in
      // At the top of a file, nothing but the call would be equal: that is one call gone and another made.
      guard !site.declaration.isEmpty else { return nil }
      var key = site
      key.file = ""
      return key
    },
  ]
}

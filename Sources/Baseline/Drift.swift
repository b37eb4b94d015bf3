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

  package var isEmpty: Bool { new.isEmpty && gone.isEmpty && moved.isEmpty && dependencies.isEmpty }

  /// - Parameter scope: what the census is of; the baseline's lines about anything else are left alone.
  package init(from baseline: Baseline, to census: Census, scope: Baseline.Scope = .everything) {
    let baseline = baseline.limited(to: scope)
    matchEqual(baseline.sites, scope.firstParty ? census.sites.filter(\.gates) : [])
    findMoves()
    if scope.thirdParty { compare(baseline.dependencies, Baseline.DependencyEntry.all(of: census)) }
  }

  /// Of sites that are equal the last in the file are the new ones: code is added below more often than above.
  private mutating func matchEqual(_ entries: [Baseline.Entry], _ sites: [Site]) {
    var left: [Identity: Int] = [:]
    for entry in entries { left[entry.identity, default: 0] += entry.count }
    for site in sites {
      let identity = Identity(site)
      if let count = left[identity], count > 0 {
        left[identity] = count - 1
        known += 1
      } else {
        new.append(site)
      }
    }
    for entry in entries {
      gone += repeatElement(entry.identity, count: left.removeValue(forKey: entry.identity) ?? 0)
    }
  }

  /// Looks for what moved among what is new and gone. Both sides are walked in the order of their identities, not
  /// of their lines, which a baseline does not have: so a comparison and its reverse pair the same sites.
  private mutating func findMoves() {
    guard !new.isEmpty, !gone.isEmpty else { return }
    var sites = new.indices.sorted { (Identity(new[$0]).text, $0) < (Identity(new[$1]).text, $1) }
    var identities = gone.indices.sorted { (gone[$0].text, $0) < (gone[$1].text, $1) }
    var pairs: [(site: Int, identity: Int, why: String)] = []
    for pass in Pass.all {
      var waiting: [Identity: [Int]] = [:]
      for index in identities.reversed() {
        if let key = pass.key(gone[index]) { waiting[key, default: []].append(index) }
      }
      var paired = Set<Int>()
      sites.removeAll { site in
        guard let key = pass.key(Identity(new[site])), let index = waiting[key]?.popLast() else {
          return false
        }
        pairs.append((site, index, pass.why))
        paired.insert(index)
        return true
      }
      identities.removeAll(where: paired.contains)
    }
    moved = pairs.sorted { $0.site < $1.site }.map {
      Move(from: gone[$0.identity], to: new[$0.site], why: $0.why)
    }
    new = sites.sorted().map { new[$0] }
    gone = identities.sorted().map { gone[$0] }
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

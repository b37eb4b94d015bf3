import Baseline
import Catalog
import Census
import Testing

/// Two baselines that came from one, made one again.
@Suite struct MergeTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  private func baseline(_ lines: String...) throws -> Baseline {
    try Baseline(reading: (Self.header + lines.joined(separator: "\n")).utf8, file: "b")
  }

  private func line(_ call: String, _ count: Int, _ note: String = "") -> String {
    #"{"site":"a.b","file":"F","call":"\#(call)","n":\#(count)\#(note)}"#
  }

  /// What is left of one line, given its count before and on both sides; zero where it is not there.
  @Test(
    arguments: [
      (1, 1, 1, 1), (0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 1, 0), (1, 1, 0, 0), (1, 0, 0, 0), (1, 2, 1, 2),
      (1, 2, 2, 2), (1, 2, 3, 4), (0, 1, 2, 3), (5, 3, 5, 3), (5, 3, 4, 2), (5, 2, 1, 1), (2, 0, 1, 0),
      (2, 0, 3, 1),
      (0, 1, 1, 1),
    ])
  func countsAreMergedThreeWay(before: Int, ours: Int, theirs: Int, expected: Int) throws {
    let side = { (count: Int) in try count == 0 ? baseline() : baseline(line("c", count)) }
    let merge = Merge(base: try side(before), ours: try side(ours), theirs: try side(theirs))
    #expect(merge.merged.sites.first?.count ?? 0 == expected)
  }

  @Test func theSideThatChangedTheNoteWins() throws {
    let base = try baseline(line("c", 1, #","owner":"@a""#))
    let changed = try baseline(line("c", 1, #","reason":"r","owner":"@a""#))
    #expect(Merge(base: base, ours: base, theirs: changed).merged == changed)
    #expect(Merge(base: base, ours: changed, theirs: base).merged == changed)
    #expect(Merge(base: base, ours: base, theirs: changed).decisions.isEmpty)
  }

  @Test func ofTwoNotesTheOneWithAReasonStays() throws {
    let base = try baseline(line("c", 1))
    let owned = try baseline(line("c", 1, #","owner":"@b""#))
    let reasoned = try baseline(line("c", 1, #","reason":"r""#))
    for (ours, theirs) in [(owned, reasoned), (reasoned, owned)] {
      let merge = Merge(base: base, ours: ours, theirs: theirs)
      #expect(merge.merged == reasoned)
      #expect(merge.decisions.map(\.what) == [.note(dropped: .init(owner: "@b"))])
    }
    let other = try baseline(line("c", 1, #","reason":"s""#))
    #expect(Merge(base: base, ours: reasoned, theirs: other).merged == reasoned)
    #expect(Merge(base: base, ours: other, theirs: reasoned).merged == other)
  }

  @Test func aPromiseIsNeverLost() throws {
    let promise = try baseline(#"{"promise":"network.","reason":"offline"}"#)
    let none = try baseline()
    for base in [promise, none, nil] as [Baseline?] {
      for (ours, theirs) in [(promise, none), (none, promise), (promise, promise)] {
        #expect(Merge(base: base, ours: ours, theirs: theirs).merged.promises == promise.promises)
      }
    }
    #expect(
      Merge(base: promise, ours: promise, theirs: none).decisions.map(\.what) == [.keptPromise])
    // Where two persons took it out, nobody has it.
    #expect(Merge(base: promise, ours: none, theirs: none).merged.promises.isEmpty)
  }

  @Test func whatConfigurationStatesIsMergedLineByLine() throws {
    let x = #"{"declaration":"entitlement","key":"x","value":"true"}"#
    let y = #"{"finding":"usage.unused","subject":"y","target":"A"}"#
    let one = #"{"target":"A","rules":["a.a"]}"#
    let two = #"{"target":"A","rules":["a.b"]}"#
    let both = #"{"target":"A","rules":["a.a","a.b"]}"#
    let merged = Merge(
      base: try baseline(x, y), ours: try baseline(x, y, one), theirs: try baseline(y, two)
    ).merged
    #expect(merged == (try baseline(y, both)))
  }

  @Test func aLineThatWasRemovedAndChangedStays() throws {
    let base = try baseline(line("c", 1))
    let noted = try baseline(line("c", 1, #","reason":"r""#))
    let merge = Merge(base: base, ours: try baseline(), theirs: noted)
    #expect(merge.merged == noted)
    #expect(merge.decisions.map(\.what) == [.removedAndChanged])
    let (confirmed, _) = merge.confirmed(by: Census(sites: []))
    #expect(confirmed.sites.isEmpty)
  }

  // MARK: The tree

  /// Both sides accepted a call that looks the same: text knows of one, the tree of two.
  @Test func theTreeTellsOneChangeFromTwo() throws {
    let entry = try baseline(line("stat", 1))
    let merge = Merge(base: try baseline(), ours: entry, theirs: entry)
    let tree = { (count: Int) in
      Census(sites: (0..<count).map { site("a.b", "F", $0 + 1) })
    }
    #expect(merge.merged.sites.map(\.count) == [1])
    #expect(merge.confirmed(by: tree(1)).0.sites.map(\.count) == [1])
    #expect(merge.confirmed(by: tree(2)).0.sites.map(\.count) == [2])
    // A third one was accepted by nobody.
    let (confirmed, drift) = merge.confirmed(by: tree(3))
    #expect(confirmed.sites.map(\.count) == [2])
    #expect(drift.new.count == 1)
    #expect(merge.confirmed(by: tree(0)).0.sites.isEmpty)
  }

  /// A count that nothing stands behind must not cover a call elsewhere as if that had moved.
  @Test func whatTheTreeLacksCoversNothingElse() throws {
    let entry = try baseline(line("stat", 1))
    let merge = Merge(base: try baseline(), ours: entry, theirs: entry)
    let (confirmed, drift) = merge.confirmed(
      by: Census(sites: [site("a.b", "F", 1), site("a.b", "F", 9, in: "other()")]))
    #expect(confirmed.sites.map(\.identity.declaration) == [""])
    #expect(drift.new.map(\.line) == [9])
  }

  @Test func withoutABaseBothAreKeptUntilTheTreeSpeaks() throws {
    let (a, b) = (try baseline(line("a", 1)), try baseline(line("stat", 2)))
    let merge = Merge(base: nil, ours: a, theirs: b)
    #expect(merge.merged.sites.map(\.identity.call) == ["a", "stat"])
    let (confirmed, _) = merge.confirmed(by: Census(sites: [site("a.b", "F", 1)]))
    #expect(confirmed.sites.map(\.identity.call) == ["stat"])
    #expect(confirmed.sites.map(\.count) == [1])
  }

  // MARK: Laws

  /// A baseline of few words: what is the same, changed and missing on two sides meets often.
  private func random(_ generator: inout Seeded) -> Baseline {
    var baseline = Baseline(Census.random(&generator))
    baseline.catalog = ["2026.10", "2026.11"].randomElement(using: &generator) ?? ""
    for place in baseline.sites.indices {
      baseline.sites[place].note.reason = [nil, nil, "r", "s"].randomElement(using: &generator) ?? nil
      baseline.sites[place].note.owner = [nil, nil, "@o"].randomElement(using: &generator) ?? nil
    }
    if Bool.random(using: &generator) { baseline.promises = [.init(rules: "c.")] }
    // In the order of the file again.
    return (try? Baseline(reading: baseline.text.utf8, file: "b")) ?? baseline
  }

  /// The same, without what a person said: that is whose side counts.
  private func bare(_ baseline: Baseline) -> Baseline {
    var bare = baseline
    for place in bare.sites.indices { bare.sites[place].note = .init() }
    return (try? Baseline(reading: bare.text.utf8, file: "b")) ?? bare
  }

  @Test(arguments: 0..<300) func laws(seed: Int) throws {
    var generator = Seeded(seed)
    let (base, a, b) = (random(&generator), random(&generator), random(&generator))
    for ancestor in [base, nil] as [Baseline?] {
      let (there, back) = (
        Merge(base: ancestor, ours: a, theirs: b), Merge(base: ancestor, ours: b, theirs: a)
      )
      #expect(bare(there.merged) == bare(back.merged))
      #expect(there.decisions.map(\.subject) == back.decisions.map(\.subject))
      #expect(Merge(base: ancestor, ours: a, theirs: a).merged == a)
      #expect(try Baseline(reading: there.merged.text.utf8, file: "b") == there.merged)
      // What was merged, merged again, is what it was.
      #expect(Merge(base: ancestor, ours: there.merged, theirs: there.merged).merged == there.merged)
      #expect(there.merged.promises == (a.promises.isEmpty ? b.promises : a.promises))
    }
    var unpromised = (base, a)
    unpromised.0.promises = []
    unpromised.1.promises = []
    let one = Merge(base: unpromised.0, ours: unpromised.1, theirs: unpromised.0)
    #expect(one.merged.sites == a.sites && one.merged.dependencies == a.dependencies)
    #expect(one.decisions.isEmpty)
  }

  /// The tree can only lower what both sides accepted: nothing that is new beforehand is covered afterwards.
  @Test(arguments: 0..<200) func theTreeAdmitsNothing(seed: Int) throws {
    var generator = Seeded(seed)
    let (base, a, b) = (random(&generator), random(&generator), random(&generator))
    let tree = Census.random(&generator)
    let merge = Merge(base: base, ours: a, theirs: b)
    let (confirmed, drift) = merge.confirmed(by: tree)
    let after = Drift(from: confirmed, to: tree)
    #expect(after.gone.isEmpty && after.moved.isEmpty)
    #expect(after.new.count == drift.new.count)
    let accepted = { (identity: Identity, baseline: Baseline) in
      baseline.sites.first { $0.identity == identity }?.count ?? 0
    }
    let moved = Dictionary(drift.moved.map { (Identity($0.to), 1) }, uniquingKeysWith: +)
    for entry in confirmed.sites {
      let identity = entry.identity
      #expect(
        entry.count <= accepted(identity, a) + accepted(identity, b) + moved[identity, default: 0])
    }
  }

  @Test(arguments: 0..<100) func anUpdateAfterWritingChangesNothing(seed: Int) {
    var generator = Seeded(seed)
    let census = Census.random(&generator)
    let written = Baseline(census)
    #expect(written.updated(by: Drift(from: written, to: census)).text == written.text)
    var shuffled = census
    shuffled.sites.shuffle(using: &generator)
    #expect(Baseline(shuffled).text == written.text)
    #expect(Baseline(Census(sites: shuffled.sites)).text == written.text)
  }
}

import Baseline
import Catalog
import Census
import Projects
import Testing
import Trees

/// What two censuses have of each other, both ways.
@Suite struct ComparisonTests {
  private func comparison(_ before: [Site], _ after: [Site]) -> Comparison {
    Comparison(
      from: Snapshot(Census(sites: before), findings: []), to: Snapshot(Census(sites: after), findings: []))
  }

  private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    Dictionary(elements.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// A census with all that a comparison looks at.
  private func random(_ generator: inout Seeded) -> Snapshot {
    var census = Census.random(&generator)
    let kinds: [Declaration.Kind] = [.entitlement, .trackingDomain, .dependency]
    census.declarations = kinds.flatMap { kind in
      (0..<3).compactMap { number -> Declaration? in
        guard Bool.random(using: &generator) else { return nil }
        let value = ["1", "2"].randomElement(using: &generator) ?? ""
        return Declaration(kind, "key\(number)", value, at: FilePlace("F.plist", line: number + 1))
      }
    }
    census.targets = ["A", "B", "C"].compactMap { name in
      Bool.random(using: &generator) ? Target(id: name, name: name, kind: .app, place: FilePlace("P")) : nil
    }
    for index in census.sites.indices {
      let targets = census.targets.map(\.id).filter { _ in Bool.random(using: &generator) }
      census.sites[index] = census.sites[index].with(targets: targets)
    }
    let findings = (0..<4).compactMap { number in
      Bool.random(using: &generator)
        ? Finding(
          rule: "r.\(number)", severity: number == 0 ? .note : .error, message: "m\(number)", file: "F")
        : nil
    }
    return Snapshot(census, findings: findings + findings.prefix(1))
  }

  @Test(arguments: 0..<200) func laws(seed: Int) {
    var generator = Seeded(seed)
    let (a, b) = (random(&generator), random(&generator))
    let same = Comparison(from: a, to: a)
    #expect(same.drift.isEmpty && same.gone.isEmpty)
    #expect(same.findings.new.isEmpty && same.findings.fixed.isEmpty && same.findings.areCompared)
    let (there, back) = (Comparison(from: a, to: b), Comparison(from: b, to: a))
    #expect(counts(there.drift.new.map(Identity.init)) == counts(back.gone.map(\.identity)))
    #expect(
      Set(there.drift.declarations.new.map(DeclarationIdentity.init))
        == Set(back.drift.declarations.gone.map(\.identity)))
    #expect(there.drift.declarations.changed.count == back.drift.declarations.changed.count)
    #expect(there.drift.targets.new.map(\.id) == back.drift.targets.gone)
    #expect(
      counts(there.drift.targets.changed.map(\.gained)) == counts(back.drift.targets.changed.map(\.lost)))
    #expect(
      Set(there.drift.targets.moved.map { [$0.from, $0.to] })
        == Set(back.drift.targets.moved.map { [$0.to, $0.from] }))
    #expect(there.drift.declarations.moved.count == back.drift.declarations.moved.count)
    #expect(there.findings.new == back.findings.fixed)
    #expect(there.gone.allSatisfy { $0.site.map(Identity.init) == $0.identity })
  }

  /// What a baseline holds compares as the census that it was made of.
  @Test(arguments: 0..<100) func baselinesCompareAsTheirCensuses(seed: Int) {
    var generator = Seeded(seed)
    let (a, b) = (random(&generator), random(&generator))
    let whole = Comparison(from: a, to: b)
    for (old, new) in [
      (Snapshot(a.baseline), b), (a, Snapshot(b.baseline)), (Snapshot(a.baseline), Snapshot(b.baseline)),
    ] {
      let part = Comparison(from: old, to: new)
      #expect(counts(part.drift.new.map(Identity.init)) == counts(whole.drift.new.map(Identity.init)))
      #expect(counts(part.gone.map(\.identity)) == counts(whole.gone.map(\.identity)))
      #expect(part.drift.dependencies == whole.drift.dependencies)
      #expect(part.drift.targets == whole.drift.targets)
      #expect(part.drift.declarations.gone == whole.drift.declarations.gone)
    }
  }

  @Test func whatIsGoneHasItsPlace() {
    let comparison = comparison(
      [site("a.b", "F.swift", 3), site("a.b", "F.swift", 9)], [site("a.b", "F.swift", 3)])
    #expect(comparison.gone.map(\.site?.line) == [9])
  }

  @Test func whatIsSuppressedNowSaysSo() {
    let after = site("a.b", "F.swift", 3, suppressed: "PRIV-12")
    let comparison = comparison([site("a.b", "F.swift", 3)], [after])
    #expect(comparison.gone.map(\.suppressed) == ["PRIV-12"])
    #expect(self.comparison([site("a.b", "F.swift", 3)], []).gone.map(\.suppressed) == [nil])
  }

  @Test func findingsOfASavedCensusAreNotCompared() {
    let finding = Finding(rule: "manifest.missing", severity: .error, message: "m")
    let comparison = Comparison(
      from: Snapshot(Census(), findings: nil), to: Snapshot(Census(), findings: [finding]))
    #expect(comparison.findings.new.isEmpty && !comparison.findings.areCompared)
  }

  /// A line of a baseline can count a billion, and no census has so many.
  @Test func aHostileCountIsNoMemory() throws {
    let text = """
      {"schema":"sluice.baseline/1","catalog":"2026.11"}
      {"site":"a.b","file":"F.swift","call":"c","n":1000000000}
      {"site":"a.b","dependency":"X","n":1000000000}
      """
    let snapshot = Snapshot(try Baseline(reading: text.utf8, file: "b"))
    #expect(snapshot.census.sites.count == 20_000)
  }

  @Test func adviceIsAboutNoBaseline() throws {
    let before = Census(sites: [site("a.b", "F.swift", 3), site("a.b", "Pods/X/x.m", 1, origin: .thirdParty)])
    var after = Census(sites: [site("a.c", "F.swift", 3)])
    after.declarations = [Declaration(.entitlement, "key", "true", at: FilePlace("E"))]
    let comparison = Comparison(from: Snapshot(before, findings: []), to: Snapshot(after, findings: []))
    let judgement = Judgement(
      of: after, drift: comparison.drift, baseline: Baseline(before), catalog: try Catalog.load(),
      isComparison: true)
    #expect(judgement.findings.count == 4)
    for finding in judgement.findings {
      #expect(!finding.help.contains("baseline") && !finding.message.contains("baseline"), "\(finding)")
      #expect(finding.rule != "baseline.stale")
    }
  }
}

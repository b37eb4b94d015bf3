import Baseline
import Catalog
import Census
import Testing
import Trees

/// What is new, gone and moved between two states.
@Suite struct DriftTests {
  private func drift(_ before: [Site], _ after: [Site]) -> Drift {
    Drift(from: Baseline(Census(sites: before)), to: Census(sites: after))
  }

  private func multiset(_ identities: [Identity]) -> [Identity: Int] {
    Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test func aMovedLineIsTheSameSite() {
    let drift = drift([site("a.b", "F.swift", 5, in: "f()")], [site("a.b", "F.swift", 50, in: "f()")])
    #expect(drift.isEmpty)
    #expect(drift.known == 1)
  }

  @Test func ofEqualSitesTheLastIsNew() {
    let drift = drift(
      [site("a.b", "F.swift", 3), site("a.b", "F.swift", 4)],
      [site("a.b", "F.swift", 9), site("a.b", "F.swift", 3), site("a.b", "F.swift", 4)])
    #expect(drift.new.map(\.line) == [9])
    #expect(drift.gone.isEmpty)
  }

  @Test func aRenamedDeclarationMoves() {
    let drift = drift([site("a.b", "F.swift", 3, in: "f()")], [site("a.b", "F.swift", 3, in: "g()")])
    #expect(drift.moved.map(\.from.declaration) == ["f()"])
    #expect(drift.new.isEmpty && drift.gone.isEmpty)
  }

  @Test func codeThatLeavesAConditionIsSeen() {
    let drift = drift([site("a.b", "F.swift", 3, condition: "DEBUG")], [site("a.b", "F.swift", 3)])
    #expect(drift.moved.count == 1)
    #expect(drift.known == 0)
  }

  @Test func aMovedFileMoves() {
    let drift = drift(
      [site("a.b", "Old/Clock.swift", 4, in: "ticks()"), site("a.b", "Other.swift", 3, in: "t()")],
      [
        site("a.b", "New/Clock.swift", 4, in: "ticks()"), site("a.b", "Other.swift", 3, in: "t()"),
        site("a.b", "Other.swift", 4, in: "t2()"),
      ])
    #expect(drift.new.map(\.line) == [4])
    #expect(drift.new.map(\.file) == ["Other.swift"])
    #expect(drift.moved.map(\.to.file) == ["New/Clock.swift"])
    #expect(drift.gone.isEmpty)
  }

  /// The same count, and not the same code.
  @Test func aSwapIsSeen() {
    let drift = drift(
      [site("a.b", "Net.swift", 4, in: "Net.load()")], [site("a.b", "Ads.swift", 4, in: "Ads.track()")])
    #expect(drift.new.map(\.file) == ["Ads.swift"])
    #expect(drift.gone.map(\.file) == ["Net.swift"])
  }

  @Test func aCallAtTheTopOfAnotherFileIsNew() {
    let drift = drift([site("a.b", "Net.swift", 4)], [site("a.b", "Ads.swift", 4)])
    #expect(drift.new.count == 1)
    #expect(drift.gone.count == 1)
  }

  @Test func whatWasNotReadIsNotGone() {
    let baseline = Baseline(Census(sites: [site("a.b", "A/F.swift", 1), site("a.b", "B/F.swift", 1)]))
    let scope = Baseline.Scope(firstParty: true, thirdParty: false, configuration: false) {
      $0.file.hasPrefix("A/")
    }
    #expect(Drift(from: baseline, to: Census(), scope: scope).gone.map(\.file) == ["A/F.swift"])
  }

  @Test func dependenciesAreCounted() {
    let pod = { (line: Int) in site("a.b", "Pods/X/x.m", line, origin: .thirdParty, dependency: "X") }
    let drift = drift([pod(1)], [pod(1), pod(2)])
    #expect(drift.new.isEmpty)
    #expect(drift.dependencies.map(\.after) == [2])
    #expect(self.drift([pod(1)], []).dependencies.map(\.after) == [0])
  }

  @Test(arguments: 0..<300) func laws(seed: Int) {
    var generator = Seeded(seed)
    let (a, b) = (Census.random(&generator), Census.random(&generator))
    #expect(Drift(from: Baseline(a), to: a).isEmpty)
    let there = Drift(from: Baseline(a), to: b)
    let back = Drift(from: Baseline(b), to: a)
    #expect(there.known == back.known)
    #expect(there.moved.count == back.moved.count)
    #expect(multiset(there.new.map(Identity.init)) == multiset(back.gone))
    #expect(multiset(there.gone) == multiset(back.new.map(Identity.init)))
    #expect(there.known + there.moved.count + there.new.count == b.sites.count(where: \.gates))
    #expect(there.known + there.moved.count + there.gone.count == a.sites.count(where: \.gates))
  }

  @Test(arguments: 0..<200) func editsSettleIt(seed: Int) throws {
    var generator = Seeded(seed)
    let (a, b) = (Census.random(&generator), Census.random(&generator))
    let baseline = Baseline(a)
    let drift = Drift(from: baseline, to: b)
    let updated = baseline.updated(by: drift)
    let left = Drift(from: updated, to: b)
    #expect(left.gone.isEmpty && left.moved.isEmpty)
    #expect(left.new.count == drift.new.count)
    let accepted = updated.accepting(left.new, left.dependencies, note: .init(reason: "r"))
    #expect(Drift(from: accepted, to: b).isEmpty)
    #expect(try Baseline(reading: accepted.text.utf8, file: "b") == accepted)
  }

  @Test func anUpdateKeepsWhatPeopleSaid() {
    var baseline = Baseline(Census(sites: [site("a.b", "F.swift", 3, in: "f()")]))
    baseline.sites[0].note = .init(reason: "sync", owner: "@net")
    let drift = Drift(from: baseline, to: Census(sites: [site("a.b", "F.swift", 3, in: "g()")]))
    let updated = baseline.updated(by: drift)
    #expect(updated.sites.map(\.identity.declaration) == ["g()"])
    #expect(updated.sites.map(\.note.owner) == ["@net"])
  }
}

import Baseline
import Catalog
import Census
import Testing
import Trees

/// What counts up to a day only.
@Suite struct ExpiryTests {
  private let site = BaselineTests.site("a.b", "F.swift", 3, in: "f()")

  private func baseline(_ sites: [Site], expires day: String) -> Baseline {
    Baseline(catalog: "2026.11").accepting(sites, note: .init(reason: "r", owner: "@o", expires: day))
  }

  private func drift(_ baseline: Baseline, _ sites: [Site], on day: String) -> Drift {
    Drift(from: baseline, to: Census(sites: sites), today: Day(day))
  }

  @Test(
    arguments: [
      ("2027-01-16", nil), ("2027-01-17", 14), ("2027-01-30", 1), ("2027-01-31", 0), ("2027-02-01", -1),
      ("2028-01-01", -335),
    ] as [(String, Int?)])
  func daysLeft(today: String, left: Int?) {
    let drift = drift(baseline([site], expires: "2027-01-31"), [site], on: today)
    #expect(drift.ending.map(\.daysLeft) == [left].compactMap(\.self))
    let isPast = (left ?? 1) < 0
    #expect(drift.new.count == (isPast ? 1 : 0))
    #expect(drift.known == (isPast ? 0 : 1))
    #expect(drift.gone.isEmpty)
  }

  @Test func withoutADayNothingExpires() {
    let drift = Drift(from: baseline([site], expires: "2020-01-01"), to: Census(sites: [site]))
    #expect(drift.isEmpty && drift.known == 1 && drift.ending.isEmpty)
  }

  @Test func whatMovedExpiresToo() {
    let moved = BaselineTests.site("a.b", "F.swift", 9, in: "g()")
    let drift = drift(baseline([site], expires: "2027-01-31"), [moved], on: "2027-03-01")
    #expect(drift.new == [moved])
    #expect(drift.moved.isEmpty && drift.gone.isEmpty)
    #expect(drift.ending.map(\.sites) == [[moved]])
  }

  @Test func whatIsGoneIsOnlyGone() {
    let drift = drift(baseline([site], expires: "2027-01-31"), [], on: "2027-03-01")
    #expect(drift.ending.isEmpty)
    #expect(drift.gone.count == 1)
  }

  @Test func newSitesStayInOrder() {
    let others = (1...5).map { BaselineTests.site("a.b", "F.swift", $0 * 10, in: "h\($0)()") }
    let drift = drift(
      baseline([others[1], others[3]], expires: "2027-01-31"), others, on: "2027-03-01")
    #expect(drift.new.map(\.line) == [10, 20, 30, 40, 50])
  }

  @Test func anAcceptanceIsRenewed() throws {
    let twice = [site, BaselineTests.site("a.b", "F.swift", 4, in: "f()")]
    let today = try #require(Day("2027-03-01"))
    let old = baseline(twice, expires: "2027-01-31")
    let renewed = old.accepting(twice, note: .init(reason: "again"), today: today)
    #expect(renewed.sites.map(\.count) == [2])
    #expect(renewed.sites.map(\.note) == [.init(reason: "again", owner: "@o")])
    // One of two that look the same: the other one stays open.
    let half = old.accepting([site], note: .init(reason: "again", expires: "2028-01-01"), today: today)
    #expect(half.sites.map(\.count) == [1])
    #expect(Drift(from: half, to: Census(sites: twice), today: today).new.count == 1)
  }

  @Test func dependenciesExpire() throws {
    let pod = BaselineTests.site("a.b", "Pods/X/x.m", 1, origin: .thirdParty, dependency: "X")
    let census = Census(sites: [pod])
    let change = Drift(from: Baseline(catalog: "2026.11"), to: census).dependencies
    let baseline = Baseline(catalog: "2026.11").accepting(
      [], change, note: .init(reason: "r", expires: "2027-01-31"))
    let today = try #require(Day("2027-03-01"))
    let drift = Drift(from: baseline, to: census, today: today)
    #expect(drift.ending.count == 1)
    #expect(drift.dependencies.map(\.before) == [0])
    let renewed = baseline.accepting([], drift.dependencies, note: .init(reason: "again"), today: today)
    #expect(Drift(from: renewed, to: census, today: today).isEmpty)
    #expect(renewed.dependencies.map(\.note) == [.init(reason: "again")])
  }

  @Test func findings() throws {
    var baseline = baseline([site], expires: "2027-01-31")
    baseline.promises = [.init(rules: "network.", note: .init(expires: "2027-02-05"))]
    let census = Census(sites: [site])
    let document = try BaselineDocument(reading: baseline.text.utf8, file: "b")
    let judge = { (day: String) in
      Judgement(
        of: census, drift: Drift(from: baseline, to: census, today: Day(day)), baseline: baseline,
        place: .init(file: "Baselines/sluice.jsonl", lines: document.lines), catalog: try Catalog.load())
    }
    let near = try judge("2027-01-31").findings
    #expect(near.map(\.rule) == ["baseline.expired", "baseline.expired"])
    #expect(near.map(\.severity) == [.note, .note])
    #expect(near.map(\.line) == [2, 3])
    let past = try judge("2027-02-01").findings
    let lapsed = try #require(past.first { $0.rule == "baseline.expired" && $0.severity == .error })
    #expect(lapsed.line == 3 && lapsed.file == "Baselines/sluice.jsonl" && lapsed.subject == "a.b")
    #expect(lapsed.related == [.init(file: "F.swift", line: 3, message: "is not covered any more")])
    #expect(past.contains { $0.rule == "drift.new-site" && $0.line == 3 })
    // A promise whose day is past is an error too, and still binds.
    let promise = try judge("2027-02-06").findings.first { $0.line == 2 }
    #expect(promise?.severity == .error)
    #expect(promise?.message.contains("the promise of no site of network expired") == true)
  }

  @Test func staleIsOneWarning() throws {
    let baseline = Baseline(Census(sites: [site, BaselineTests.site("a.b", "F.swift", 4, in: "f()")]))
    let judgement = Judgement(
      of: Census(), drift: Drift(from: baseline, to: Census()), baseline: baseline,
      catalog: try Catalog.load())
    #expect(judgement.findings.map(\.rule) == ["baseline.stale", "drift.gone-site", "drift.gone-site"])
    #expect(judgement.findings.map(\.severity) == [.warning, .note, .note])
    #expect(Verdict(judgement, Census(), failingAt: .error) == .pass)
    #expect(Verdict(judgement, Census(), failingAt: .warning) == .fail)
  }
}

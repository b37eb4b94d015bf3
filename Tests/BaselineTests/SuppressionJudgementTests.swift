import Baseline
import Catalog
import Census
import Testing

/// What suppressions do to a gate.
@Suite struct SuppressionJudgementTests {
  private let catalog: Catalog
  init() throws { catalog = try Catalog.load() }

  private func suppressed(_ rule: String, _ line: Int) -> Site {
    BaselineTests.site(rule, "F.swift", line, suppressed: "why")
  }

  private func judge(
    _ census: Census, _ baseline: Baseline = Baseline(Census()), _ severities: Severities = Severities()
  ) -> [Finding] {
    Judgement(
      of: census, drift: Drift(from: baseline, to: census), baseline: baseline, catalog: catalog,
      severities: severities
    ).findings
  }

  @Test func aSuppressedSiteIsNeitherNewNorRecorded() {
    let census = Census(sites: [suppressed("network.sockets", 1)])
    #expect(judge(census).isEmpty)
    #expect(Baseline(census).sites.isEmpty)
    let total = census.totals(catalog).first { $0.rule == "network.sockets" }
    #expect(total?.count == 0 && total?.suppressed == 1)
  }

  @Test func onlySitesOfTheAppAreCountedAsSuppressed() {
    let test = site("network.sockets", "F.swift", 1, role: .test, suppressed: "why")
    let possible = site("network.sockets", "F.swift", 2, certainty: .possible, suppressed: "why")
    let total = Census(sites: [test, possible]).totals(catalog).first { $0.rule == "network.sockets" }
    #expect(total?.tests == 1 && total?.suppressed == 1 && total?.possible == 0)
  }

  @Test func aPromiseAdmitsNoSuppressedSite() {
    var baseline = Baseline(Census())
    baseline.promises = [.init(rules: "network.", note: .init(reason: "plays offline"))]
    let findings = judge(Census(sites: [suppressed("network.sockets", 1)]), baseline)
    #expect(findings.map(\.rule) == ["drift.broken-promise"])
    #expect(findings.first?.message == "stat breaks a promise: no site of network (plays offline)")
    #expect(findings.first?.help.hasPrefix("That it is suppressed") == true)
  }

  @Test func aSuppressedSiteOnRecordCanGo() {
    let baseline = Baseline(Census(sites: [site("network.sockets", "F.swift", 1)]))
    let census = Census(sites: [suppressed("network.sockets", 1)])
    let findings = judge(census, baseline)
    #expect(findings.map(\.rule) == ["baseline.stale", "drift.gone-site"])
    #expect(findings.last?.message == "stat is suppressed and still on record")
    #expect(baseline.updated(by: Drift(from: baseline, to: census)).sites.isEmpty)
  }

  @Test(arguments: [
    (Suppression.Named("network.sockets", count: 1), 5, nil),
    (.init("network.sockets"), 5, "line 5 has no site of network.sockets to suppress"),
    (.init("network.", nearest: 7), 5, "line 5 has no site of network to suppress; the nearest is on line 7"),
    (.init("network.", nearest: 99), 5, "line 5 has no site of network to suppress"),
    (
      .init("network.sockets"), 0,
      "nothing stands directly below, so no site of network.sockets is suppressed"
    ),
    (.init("network"), 5, "'network' is a group; write it with its dot, 'network.'"),
    (.init("network.socket"), 5, "unknown rule 'network.socket'; did you mean 'network.sockets'?"),
    (
      .init("sockets"), 5, "unknown rule 'sockets'; did you mean 'network.sockets'?"
    ),
    (
      .init(String(repeating: "x", count: 90)), 5, "unknown rule '\(String(repeating: "x", count: 80))…'"
    ),
  ])
  func whatSuppressesNothingIsSaid(_ named: Suppression.Named, _ target: Int, _ message: String?) {
    let one = Suppression(file: "F.swift", line: 4, column: 4, target: target, reason: "why", names: [named])
    let findings = judge(Census(suppressions: [one]))
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
    for finding in findings {
      #expect(finding.rule == "suppression.unused" && finding.severity == .warning)
      #expect((finding.file, finding.line, finding.column) == ("F.swift", 4, 4) && !finding.help.isEmpty)
    }
  }

  @Test func withoutAReasonOrARuleItDoesNotCount() {
    let findings = judge(
      Census(suppressions: [
        .init(file: "F.swift", line: 1, target: 1, names: [.init("network."), .init("nothing")]),
        .init(file: "F.swift", line: 2, target: 2, reason: "why", names: []),
      ]))
    #expect(findings.map(\.rule) == ["suppression.without-reason", "suppression.unused"])
    #expect(findings.map(\.subject) == ["network., nothing", ""])
    #expect(findings.last?.message.contains("names no rule") == true)
  }

  @Test func theirSeverityCanBeChosen() {
    let census = Census(suppressions: [
      .init(file: "F.swift", line: 1, target: 1, names: []),
      .init(file: "F.swift", line: 2, target: 2, reason: "why", names: [.init("network.")]),
    ])
    let chosen = Severities([
      "suppression.unused": .off, "suppression.without-reason": .severity(.error),
    ])
    #expect(judge(census, Baseline(Census()), chosen).map(\.severity) == [.error])
  }

  /// What needs no declaration is no category that the tree had.
  @Test func anAdjacentSiteOnRecordIsNoCategory() {
    let rule = "required-reason.disk-space"
    let adjacent = site(rule, "F.swift", 1, call: "a", standing: .adjacent)
    let listed = site(rule, "F.swift", 2, call: "b", standing: .listed)
    let baseline = Baseline(Census(sites: [adjacent]))
    #expect(judge(Census(sites: [adjacent, listed]), baseline).map(\.severity) == [.error])
    let had = Baseline(Census(sites: [adjacent, listed]))
    let more = site(rule, "F.swift", 3, call: "c", standing: .listed)
    #expect(judge(Census(sites: [adjacent, listed, more]), had).map(\.severity) == [.warning])
  }
}

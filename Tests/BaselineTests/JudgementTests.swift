import Baseline
import Catalog
import Census
import Testing

/// How much drift weighs.
@Suite struct JudgementTests {
  private let catalog: Catalog

  init() throws {
    catalog = try Catalog(tables: [
      CatalogTable(
        "test",
        """
        rule network.url-literal error
        title URLs
        why Data goes there.
        mend Ask who owns the host.
        see https://example.com
        rule required-reason.disk-space warning
        title Disk space
        why It tells devices apart.
        mend Declare it.
        see https://example.com
        swift member .volumeAvailableCapacity likely
        rule storage.documents warning
        title Documents
        why It is backed up.
        mend Look at what is stored.
        see https://example.com
        since 2027.01
        swift static URL.documentsDirectory certain
        rule network.sockets error
        title Sockets
        why Data goes out.
        mend Look where to.
        see https://example.com
        since 2027.01
        swift function socket likely
        """)
    ])
  }

  private func judge(_ before: [Site], _ after: Census, catalog version: String = "2026.11") -> [Finding] {
    let baseline = Baseline(Census(sites: before), catalog: version)
    return Judgement(
      of: after, drift: Drift(from: baseline, to: after), baseline: baseline, catalog: catalog
    ).findings
  }

  private func url(_ host: String, _ line: Int, in file: String = "F.swift") -> Site {
    site("network.url-literal", file, line, call: "https://\(host)", host: host)
  }

  @Test func aHostThatIsOnRecordIsANote() {
    let after = Census(sites: [
      url("a.example.com", 1), url("a.example.com", 2, in: "G.swift"), url("example.com", 3),
      url("b.a.example.com", 4),
    ])
    let findings = judge([url("a.example.com", 1)], after)
    #expect(findings.map(\.severity) == [.error, .error, .note])
    #expect(findings.map(\.line) == [3, 4, 2])
  }

  @Test func aCategoryThatIsGainedIsAnError() {
    let rule = "required-reason.disk-space"
    let gained = judge([], Census(sites: [site(rule, "F.swift", 1, standing: .listed)]))
    #expect(gained.map(\.severity) == [.error])
    let more = judge(
      [site(rule, "F.swift", 1, standing: .listed)],
      Census(sites: [
        site(rule, "F.swift", 1, standing: .listed), site(rule, "G.swift", 1, standing: .listed),
      ]))
    #expect(more.map(\.severity) == [.warning])
    let adjacent = judge([], Census(sites: [site(rule, "F.swift", 1, standing: .adjacent)]))
    #expect(adjacent.map(\.severity) == [.warning])
  }

  @Test func aRuleThatIsNewerThanTheBaselineWarns() {
    let after = Census(sites: [site("network.sockets", "F.swift", 1)])
    #expect(judge([], after).map(\.severity) == [.warning])
    #expect(judge([], after, catalog: "2027.01").map(\.severity) == [.error])
  }

  @Test func whatIsGoneIsANote() {
    let findings = judge([site("storage.documents", "F.swift", 1, in: "f()")], Census())
    #expect(findings.map(\.rule) == ["baseline.stale", "drift.gone-site"])
    #expect(findings.map(\.severity) == [.warning, .note])
    #expect(findings.map(\.subject) == ["", "storage.documents"])
  }

  @Test func aPromiseAdmitsNoSite() {
    let sites = [site("network.sockets", "F.swift", 1), site("storage.documents", "F.swift", 2)]
    var baseline = Baseline(Census(sites: sites))
    baseline.promises = [.init(rules: "network.", note: .init(reason: "offline"))]
    let census = Census(sites: sites)
    let judgement = Judgement(
      of: census, drift: Drift(from: baseline, to: census), baseline: baseline, catalog: catalog)
    #expect(judgement.findings.map(\.rule) == ["drift.broken-promise"])
    #expect(judgement.findings.map(\.severity) == [.error])
    #expect(Verdict(judgement, census, failingAt: .error) == .fail)
    #expect(Verdict(judgement, census, failingAt: nil) == .pass)
  }

  @Test func whatWasNotReadIsWorseThanAFinding() {
    let census = Census(
      sites: [site("network.sockets", "F.swift", 1)],
      blind: [Blind(kind: .unreadable, file: "G.swift", why: "Permission denied")])
    let judgement = Judgement(of: census, drift: nil, baseline: nil, catalog: catalog)
    #expect(judgement.findings.map(\.rule) == ["input.unreadable"])
    #expect(Verdict(judgement, census, failingAt: nil) == .incomplete)
  }

  @Test func fingerprintsHoldNoLine() {
    let one = judge(
      [], Census(sites: [site("network.sockets", "F.swift", 1), site("network.sockets", "F.swift", 2)]))
    let two = judge(
      [], Census(sites: [site("network.sockets", "F.swift", 8), site("network.sockets", "F.swift", 9)]))
    #expect(Set(one.map(\.fingerprint)).count == 2)
    #expect(one.map(\.fingerprint) == two.map(\.fingerprint))
  }
}

import Baseline
import Testing

/// What people decided on between two baselines.
@Suite struct RecordChangeTests {
  private static let site = Identity(
    rule: "network.url-session", file: "A.swift", declaration: "f()", call: "data(for:)")

  private static func baseline(_ change: (inout Baseline) -> Void = { _ in }) -> Baseline {
    var baseline = Baseline(catalog: "2026.11")
    change(&baseline)
    return baseline
  }

  @Test func nothingIsDecidedWhereNothingIsWritten() {
    let one = Self.baseline { $0.sites = [Baseline.Entry(identity: Self.site, count: 2)] }
    #expect(RecordChange.all(from: one, to: one).isEmpty)
    let fewer = Self.baseline { $0.sites = [Baseline.Entry(identity: Self.site, count: 1)] }
    #expect(RecordChange.all(from: one, to: fewer).isEmpty)
  }

  @Test func promisesComeFirst() {
    let old = Self.baseline { $0.promises = [.init(rules: "network."), .init(rules: "trust.")] }
    let new = Self.baseline {
      $0.promises = [.init(rules: "trust."), .init(rules: "web.", note: .init(reason: "none", owner: "@a"))]
      $0.sites = [Baseline.Entry(identity: Self.site, count: 1, note: .init(reason: "sync"))]
    }
    let changes = RecordChange.all(from: old, to: new)
    #expect(changes.map(\.kind) == [.unpromised, .promised, .accepted])
    #expect(changes.map(\.what) == ["no site of network", "no site of web", "data(for:) in f()"])
    #expect(changes[1].note.owner == "@a" && changes[2].file == "A.swift")
  }

  @Test func moreOfTheSameAndOtherWordsAreDecidedOn() {
    let old = Self.baseline {
      $0.sites = [Baseline.Entry(identity: Self.site, count: 1)]
      $0.dependencies = [.init(rule: "network.sockets", dependency: "Kit", count: 1)]
    }
    for (count, note) in [(2, Baseline.Note()), (1, Baseline.Note(reason: "sync"))] {
      let new = Self.baseline {
        $0.sites = [Baseline.Entry(identity: Self.site, count: count, note: note)]
        $0.dependencies = [.init(rule: "network.sockets", dependency: "Kit", count: count, note: note)]
      }
      #expect(RecordChange.all(from: old, to: new).map(\.rule) == ["network.url-session", "network.sockets"])
    }
  }

  @Test func declarationsAndFindings() {
    let new = Self.baseline {
      $0.declarations = [
        .init(
          identity: DeclarationIdentity(kind: "entitlement", key: "aps", target: "App"), value: "production")
      ]
      $0.findings = [
        .init(
          identity: FindingIdentity(
            rule: "usage.missing", subject: "NSCameraUsageDescription", file: "A.swift")),
        .init(identity: FindingIdentity(rule: "manifest.missing", target: "App")),
      ]
    }
    let changes = RecordChange.all(from: Self.baseline(), to: new)
    #expect(Set(changes.map(\.what)) == ["aps: production of App", "NSCameraUsageDescription", "App"])
  }
}

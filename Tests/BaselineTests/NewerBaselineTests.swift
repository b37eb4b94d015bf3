import Baseline
import Catalog
import Census
import Testing

/// Lines of rules that only a newer catalog has.
@Suite struct NewerBaselineTests {
  private static let catalog = Result { try Catalog.load() }

  private static func text(_ catalog: String) -> String {
    """
    {"schema":"sluice.baseline/1","catalog":"\(catalog)"}
    {"site":"network.quantum","file":"A.swift","in":"f()","call":"Q.send()","n":1}
    {"site":"network.url-session","file":"A.swift","in":"f()","call":"URLSession.shared","n":1}
    {"finding":"manifest.quantum","subject":"s","file":"M"}

    """
  }

  @Test(arguments: [("2099.01", 2, 1), ("2026.11", 0, 2)])
  func areLeftAlone(catalog version: String, kept: Int, gone: Int) throws {
    let catalog = try Self.catalog.get()
    let text = Self.text(version)
    let record = try Baseline(reading: text.utf8, file: "b")
    let known = record.understood(by: catalog)
    let drift = Drift(from: known, to: Census())
    #expect(drift.gone.count == gone)
    let held = FindingsDrift([], on: known.findings, in: Census())
    let updated = record.updated(by: drift, fixed: held.fixed)
    #expect(updated.sites.count + updated.findings.count == kept)
    let judgement = Judgement(
      of: Census(), drift: drift, baseline: record, audited: held, catalog: catalog)
    let warnings = judgement.findings.filter { $0.rule == "baseline.newer-version" }
    #expect(warnings.map(\.severity) == (kept > 0 ? [.warning] : []))
  }
}

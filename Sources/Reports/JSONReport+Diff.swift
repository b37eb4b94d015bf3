import Baseline
import Catalog
import Census
import Projects

/// The document of a comparison.
extension JSONReport {
  /// Those of several apps in one document.
  static func diff(_ reports: [DiffReport]) -> JSON {
    if let only = reports.first, reports.count == 1 { return diff(only) }
    let verdict = Verdict.worst(of: reports.map(\.verdict))
    return .sorted([
      "schema": .text("sluice.drift/1"), "catalog": .text(Catalog.version),
      "verdict": .text(verdict.rawValue), "apps": .list(reports.map(diff)),
    ])
  }

  private static func diff(_ report: DiffReport) -> JSON {
    let (comparison, drift) = (report.comparison, report.comparison.drift)
    let findings = report.ofSDKs + comparison.findings.new
    return .sorted([
      "schema": .text("sluice.drift/1"), "catalog": .text(Catalog.version), "app": report.app.map(JSON.text),
      "verdict": .text(report.verdict.rawValue), "old": side(report.old), "new": side(report.new),
      "sites": .sorted([
        "new": .list(drift.new.map(site)), "gone": .list(comparison.gone.map(gone)),
        "moved": .list(drift.moved.map(moved)),
      ]),
      "dependencies": dependencies(drift), "declarations": declarations(report),
      "targets": targets(drift.targets),
      "findings": .sorted([
        "compared": .flag(comparison.findings.areCompared), "new": .list(findings.map(finding)),
        "fixed": .list(comparison.findings.fixed.map(finding)),
      ]),
    ])
  }

  private static func side(_ side: DiffReport.Side) -> JSON {
    .sorted([
      "kind": .text(side.kind.rawValue), "name": .textIfAny(side.name), "commit": .textIfAny(side.commit),
      "blind": .list(side.census.blind.map(blind)),
    ])
  }

  private static func gone(_ gone: Comparison.Gone) -> JSON {
    let known = gone.site.map(members) ?? members(of: gone.identity)
    return .sorted(known.merging(["suppressed": gone.suppressed.map(JSON.text)]) { $1 })
  }

  private static func declarations(_ report: DiffReport) -> JSON {
    let drift = report.comparison.drift.declarations
    let hidden = report.new.census.declarations.filter { $0.suppressed != nil }
    let before = { (entry: Baseline.DeclarationEntry) in
      declaration(
        entry, at: report.oldPlace(of: entry.identity),
        suppressed: hidden.first { DeclarationIdentity($0) == entry.identity }?.suppressed)
    }
    return .sorted([
      "new": .list(drift.new.map(declaration)), "gone": .list(drift.gone.map(before)),
      "changed": .list(
        drift.changed.map { change in
          .sorted(["before": before(change.before), "after": declaration(change.after)])
        }),
      "moved": moved(drift),
    ])
  }
}

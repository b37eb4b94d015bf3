import Baseline
import Catalog
import Census
import Reports

/// One side, as far as its files have to be read. What is left can be done for both sides at once.
enum ReadSide: Sendable {
  /// A side that is judged already, or cannot be.
  case known(DiffSide)
  /// - besides: what a revision does not show.
  case census(DiffReport.Side, Plan, besides: [Blind])

  func judged(_ catalog: Catalog) -> DiffSide {
    switch self {
    case .known(let side): return side
    case .census(var side, let plan, let blind):
      let findings = plan.audited(&side.census, catalog)
      let snapshot = Snapshot(side.census, findings: findings)
      side.census.blind += blind
      return DiffSide(report: side, snapshot: snapshot, hasFiles: true, recorded: plan.recorded)
    }
  }
}

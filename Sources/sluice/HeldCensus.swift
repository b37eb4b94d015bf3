import Baseline
import Catalog
import Census

/// A census held against what is on record, or against what a revision had.
struct HeldCensus {
  /// Nothing where there is nothing that it could be held against.
  let drift: Drift?
  let audited: FindingsDrift
  /// What it is held against, with the promises that bind; nothing where there is neither.
  let record: Baseline?

  /// - Parameters:
  ///   - found: what audits found.
  ///   - document: the baseline; nothing where there is none.
  init(
    _ census: Census, _ found: [Finding], against document: BaselineDocument?, _ plan: Plan,
    _ catalog: Catalog, today: Day
  ) {
    let understood = document?.baseline.understood(by: catalog)
    let drift = understood.map {
      Drift(from: $0, to: census, scope: plan.scope(of: census), today: today)
    }
    self.drift = drift
    var audited = FindingsDrift(
      found, on: understood?.findings ?? [], drift?.renames ?? Renames(), in: census, today: today)
    // What is missing from what is read of the tree may be in the rest.
    if !plan.scope.configuration { audited.fixed = [] }
    self.audited = audited
    let promises = plan.gate.promises
    var record = document?.baseline ?? (promises.isEmpty ? nil : Baseline(catalog: Catalog.version))
    record?.promises += promises
    self.record = record
  }

  /// - Parameters:
  ///   - found: what audits found.
  ///   - past: what the revision had.
  ///   - document: the baseline. Its promises bind all the same, and what is accepted in it is.
  init(
    _ census: Census, _ found: [Finding], against past: Past, besides document: BaselineDocument?,
    _ plan: Plan, _ catalog: Catalog, today: Day
  ) {
    var drift = Drift(from: past.baseline, to: census, scope: plan.scope(of: census))
    var audited = FindingsDrift(found, on: past.baseline.findings, drift.renames, in: census)
    audited.acceptNotes(of: past.findings, drift.renames)
    if let baseline = document?.baseline.understood(by: catalog) {
      let record = Drift(from: baseline, to: census, scope: plan.scope(of: census), today: today)
      drift = drift.besides(record)
      audited.accept(baseline.findings, record.renames, in: census, today: today)
    }
    self.drift = drift
    self.audited = audited
    var record = past.baseline
    record.promises = (document?.baseline.promises ?? []) + plan.gate.promises
    self.record = record
  }
}

extension Plan {
  /// As findings name all files; a baseline outside of the root is named as the person named it.
  func recordPlace(_ document: BaselineDocument?) -> Judgement.RecordPlace {
    Judgement.RecordPlace(
      file: (try? reading.root.relative(gate.baseline.path)) ?? gate.baseline.name,
      lines: document?.lines ?? [:])
  }
}

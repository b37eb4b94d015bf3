import Catalog
import Census
import Reports

/// `census`: counts, and judges nothing.
enum CensusCommand {
  /// - Parameter plans: one for each app.
  static func run(_ plans: [Plan], _ catalog: Catalog) throws(Trouble) -> ExitCode {
    var reports: [CensusReport] = []
    for plan in plans {
      let listsSites = plan.writing.detail == .verbose || plan.writing.outputs.contains { $0.format != .text }
      let census = try plan.census(catalog, telling: listsSites ? .all : .none)
      var report = CensusReport(census: census.limited(to: plan.reading.part), catalog: catalog)
      report.app = plan.settings.appName
      reports.append(report)
    }
    for output in plans.first?.writing.outputs ?? [] {
      let apps = zip(reports, plans).map { ($0, $1.options(isColoured: output.isColoured)) }
      try Session.write(Rendering.census(apps, output.format), to: output.destination)
    }
    // A census fails nothing by itself; who names a level wants to know that something is missing from it.
    let isIncomplete = reports.contains { $0.census.blind.contains(where: \.isFailure) }
    let canFail = plans.contains { $0.gate.isFailLevelNamed && $0.gate.failLevel != nil }
    return isIncomplete && canFail ? .trouble : .clean
  }
}

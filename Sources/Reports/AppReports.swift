package import Baseline

/// The reports of several apps of one repository, as one.
package enum AppReports {
  /// Those of formats that make one document of all apps; nothing of others.
  package static func check(_ reports: [CheckReport], _ format: Format, _ options: TextOptions) -> String? {
    if format == .json, reports.count > 1 { return JSONReport.check(reports).page }
    return hosted(reports.map { JudgedTree($0) }, format, options)
  }

  /// The same for comparisons.
  package static func diff(_ reports: [DiffReport], _ format: Format, _ options: TextOptions) -> String? {
    if format == .json, reports.count > 1 { return JSONReport.diff(reports).page }
    return hosted(reports.map { JudgedTree($0) }, format, options)
  }

  private static func hosted(_ trees: [JudgedTree], _ format: Format, _ options: TextOptions) -> String? {
    switch format {
    case .sarif: SARIFReport.check(trees, options).page(openLevels: 4)
    case .markdown: MarkdownCheck.text(trees, options)
    case .github: GitHubReport.check(trees, options)
    default: nil
    }
  }

  /// The same for censuses.
  package static func census(_ reports: [CensusReport], _ format: Format, _ options: TextOptions) -> String? {
    switch format {
    case .json where reports.count > 1: JSONReport.census(reports).page
    case .sarif: SARIFReport.census(reports, options).page(openLevels: 4)
    default: nil
    }
  }

  /// Each under the name of its app; a report without one stands by itself.
  package static func joined(
    _ parts: [(app: String?, text: String)], _ format: Format, isColoured: Bool
  ) -> String {
    guard format == .text else { return parts.map(\.text).joined() }
    return parts.map { part in
      guard let app = part.app else { return part.text }
      var page = Page(isColoured: isColoured)
      page.line(page.styled("App: \(Visible.text(app))", .bold))
      page.line()
      return page.text + part.text
    }.joined(separator: "\n")
  }

  /// The worst of all.
  package static func verdict(_ reports: [CheckReport]) -> Verdict {
    Verdict.worst(of: reports.map(\.verdict))
  }
}

package import Baseline

/// The reports of several apps of one repository, as one.
package enum AppReports {
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

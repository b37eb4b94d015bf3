import Baseline

/// The one way from what was found to a format. What several apps of a repository came to is one document where the format
/// has one, else one after the other.
package enum Rendering {
  package static func check(
    _ apps: [(report: CheckReport, options: TextOptions)], _ format: Format
  ) -> String {
    judged(
      apps.map { JudgedTree($0.report) }, format, apps.first?.options ?? TextOptions(),
      text: titled(apps.map { ($0.report.app, TextCheck($0.report, $0.options).text, $0.options) }),
      json: JSONReport.check(apps.map(\.report)), lines: apps.flatMap(\.report.judgement.findings))
  }

  package static func diff(
    _ apps: [(report: DiffReport, options: TextOptions)], _ format: Format
  ) -> String {
    judged(
      apps.map { JudgedTree($0.report) }, format, apps.first?.options ?? TextOptions(),
      text: titled(apps.map { ($0.report.app, TextDiff($0.report, $0.options).text, $0.options) }),
      json: JSONReport.diff(apps.map(\.report)), lines: apps.flatMap(\.report.findings))
  }

  package static func manifests(
    _ report: ManifestReport, _ format: Format, _ options: TextOptions
  ) -> String {
    judged(
      [JudgedTree(report)], format, options, text: TextManifest(report, options).text,
      json: JSONReport.manifests(report), lines: report.findings)
  }

  package static func census(
    _ apps: [(report: CensusReport, options: TextOptions)], _ format: Format
  ) -> String {
    switch format {
    case .text: titled(apps.map { ($0.report.app, TextCensus($0.report, $0.options).text, $0.options) })
    case .json: JSONReport.census(apps.map(\.report)).page
    case .xcode: apps.map { XcodeReport.text($0.report.census) }.joined()
    case .sarif:
      SARIFReport.census(apps.map(\.report), apps.first?.options ?? TextOptions()).page(openLevels: 4)
    case .markdown: apps.map { MarkdownCensus.text($0.report, $0.options) }.joined()
    case .github: apps.map { TextCensus.summary(of: $0.report) + "\n" }.joined()
    }
  }

  /// What was judged. What other programs read is the same whatever judged it.
  /// - Parameter lines: the findings in the order in which an editor lists them.
  private static func judged(
    _ trees: [JudgedTree], _ format: Format, _ options: TextOptions, text: @autoclosure () -> String,
    json: @autoclosure () -> JSON, lines: @autoclosure () -> [Finding]
  ) -> String {
    switch format {
    case .text: text()
    case .json: json().page
    case .xcode: XcodeReport.text(lines())
    case .sarif: SARIFReport.check(trees, options).page(openLevels: 4)
    case .markdown: MarkdownCheck.text(trees, options)
    case .github: GitHubReport.check(trees, options)
    }
  }

  /// Each under the name of its app; one without stands by itself.
  private static func titled(_ parts: [(app: String?, text: String, options: TextOptions)]) -> String {
    parts.map { part in
      guard let app = part.app else { return part.text }
      var page = Page(isColoured: part.options.isColoured)
      page.line(page.styled("App: \(Visible.text(app))", .bold))
      page.line()
      return page.text + part.text
    }.joined(separator: "\n")
  }
}

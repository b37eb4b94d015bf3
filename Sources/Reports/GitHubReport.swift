import Baseline
import Catalog
import Census

/// Findings as commands to GitHub Actions, which shows them beside the lines of a change.
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
enum GitHubReport {
  /// GitHub shows no more of a kind in a step.
  static let maximumOfKind = 10

  /// - Parameter sum: the last line, for who reads the log.
  static func text(_ trees: [JudgedTree], _ options: TextOptions, sum: String) -> String {
    let placed = PlacedFinding.all(of: trees).filter(\.finding.isOpen)
    let shown = cut(placed)
    var columns = UTF16Columns(options.sourceLine)
    var text = shown.map { command($0.finding, options, &columns) }.joined()
    let more = placed.count - shown.count
    if more > 0 {
      text +=
        "\(Count.of(more, "more finding")) without an annotation: GitHub shows \(maximumOfKind) of a kind.\n"
    }
    return text + (sum.isEmpty ? "" : sum + "\n")
  }

  static func check(_ trees: [JudgedTree], _ options: TextOptions) -> String {
    let sums = trees.map { tree in
      let (verdict, counts, read) = tree.summary
      let app = tree.app.map { " of \(Visible.text($0))" } ?? ""
      return "Sluice\(app): \(verdict)\(counts.isEmpty ? "" : ", \(counts)") in the \(read)."
    }
    return text(trees, options, sum: sums.joined(separator: "\n"))
  }

  /// The heaviest, and of these no more of one rule and subject than of another.
  private static func cut(_ placed: [PlacedFinding]) -> [PlacedFinding] {
    var kept: [Int] = []
    for severity in Severity.allCases {
      let some = placed.indices.filter { placed[$0].finding.severity == severity }
      let groups = FairCut.groups(of: some) { [placed[$0].finding.rule, placed[$0].finding.subject] }
        .map { $0.map { some[$0] } }
      let counts = FairCut.kept(of: groups.map { $0.map { _ in 1 } }, within: maximumOfKind)
      kept += zip(groups, counts).flatMap { $0.prefix($1) }
    }
    return kept.sorted().map { placed[$0] }
  }

  private static func command(
    _ finding: Finding, _ options: TextOptions, _ columns: inout UTF16Columns
  ) -> String {
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(String, String)] = []
    if !finding.file.isEmpty {
      properties.append(("file", options.folder + finding.file))
      properties.append(("line", String(max(finding.line, 1))))
      if let column = columns.column(finding.file, finding.line, finding.column) {
        properties.append(("col", String(column)))
      }
    }
    let title = [finding.rule, finding.subject == finding.file ? "" : finding.subject].filter { !$0.isEmpty }
    properties.append(("title", title.joined(separator: " ")))
    let written = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let sentences = [finding.message, finding.help].filter { !$0.isEmpty }.map { text in
      text.hasSuffix(".") ? text : text + "."
    }
    return "::\(name) \(written)::\(data(sentences.joined(separator: " ")))\n"
  }

  /// A file's name is one that GitHub has to find, so only what would end the line or the value is escaped.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func data(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": written += "%25"
      case "\r": written += "%0D"
      case "\n": written += "%0A"
      default: written += Visible.text(String(scalar))
      }
    }
    return written
  }
}

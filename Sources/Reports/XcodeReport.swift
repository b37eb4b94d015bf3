import Baseline
import Catalog
import Census

/// `path:line:column: severity: message [rule]`, as Xcode, Fastlane and editors read it.
enum XcodeReport {
  static func text(_ census: Census) -> String {
    census.sites.map { site in
      let place = place(site.file, site.line, site.column)
      let suppressed = site.suppressed.map { ", suppressed: \(Visible.text($0))" } ?? ""
      return
        "\(place)note: \(Visible.text(site.call)) (\(site.certainty.rawValue)\(suppressed)) [\(site.rule)]\n"
    }.joined()
  }

  static func text(_ findings: [Finding]) -> String {
    // An editor shows all that is in it as something to mend.
    findings.filter(\.isOpen).map(line).joined()
  }

  static func line(_ finding: Finding) -> String {
    let place = place(finding.file, finding.line, finding.column)
    let name = finding.subject.isEmpty || finding.subject == finding.file ? "" : ", " + finding.subject
    return
      "\(place)\(finding.severity.rawValue): \(Visible.text(finding.message)) [\(finding.rule)\(Visible.text(name))]\n"
  }

  /// Xcode shows only lines that begin with a place; what has none is shown by the severity alone.
  private static func place(_ file: String, _ line: Int, _ column: Int) -> String {
    guard !file.isEmpty else { return "" }
    return "\(Visible.path(file)):\(max(line, 1)):\(max(column, 1)): "
  }
}

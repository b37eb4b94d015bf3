package import Catalog

/// What is wrong with a line of a baseline, as a finding.
package struct BaselineFault: Sendable, Hashable {
  /// Counted from one.
  let line: Int
  let cause: String
  let remedy: String
  let isNewer: Bool

  package init(line: Int, cause: String) {
    (self.line, self.cause, remedy, isNewer) = (line, cause, "correct the line", false)
  }

  package init(_ error: BaselineError) {
    (line, cause, remedy) = (error.line, error.cause, error.remedy)
    if case .newerSchema = error.trouble { isNewer = true } else { isNewer = false }
  }

  /// - Parameter file: the baseline, as findings name files.
  package func finding(in file: String, _ catalog: Catalog) -> Finding {
    let rule = isNewer ? "baseline.newer-version" : "baseline.malformed"
    var fingerprints = Fingerprints()
    return Finding(
      rule: rule, severity: .error, message: "\(cause), so nothing was judged", file: file, line: line,
      column: min(line, 1), help: remedy.prefix(1).uppercased() + remedy.dropFirst() + ".",
      reference: catalog.finding(rule)?.reference ?? "", fingerprint: fingerprints.next([rule, file]))
  }
}

package import Baseline
package import Catalog
package import Census

/// What `manifest lint` found.
package struct ManifestReport: Sendable {
  /// In the order of their files and lines.
  package let findings: [Finding]
  /// The paths of all manifests that were looked at.
  package let files: [String]
  /// What could not be read.
  package let unread: [Blind]
  package let verdict: Verdict
  package let catalog: Catalog

  package init(
    _ findings: [Finding], files: [String], unread: [Blind], failingAt level: Severity?, catalog: Catalog
  ) {
    self.catalog = catalog
    self.findings = findings.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.file != right.file { return left.file < right.file }
      if left.line != right.line { return left.line < right.line }
      return left.column != right.column ? left.column < right.column : a.offset < b.offset
    }.map(\.element)
    self.files = files
    self.unread = unread
    if !unread.isEmpty {
      verdict = .incomplete
    } else if let level, findings.contains(where: { $0.severity >= level && $0.isOpen }) {
      verdict = .fail
    } else {
      verdict = .pass
    }
  }

  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity && $0.isOpen } }
}

import Audit
import Baseline
import BuiltSamples
import Catalog
import Census
import Trees

/// A small tree of built bundles, read as `check` reads it.
struct BuiltFixture {
  let census: Census
  private let catalog: Catalog

  init(_ files: [String: [UInt8]]) throws {
    let folder = try BuiltFolder(files)
    let catalog = try Catalog.load()
    self.catalog = catalog
    var scanner = Scanner(
      SpellingIndex(catalog), try Tree(root: folder.path), ListOptions(wanted: Scanner.names), jobs: 1)
    scanner.readsBuilt = true
    census = scanner.census()
  }

  /// `file rule [subject] severity`, in order.
  func lines(_ findings: [Finding]) -> [String] {
    findings.map { finding in
      let subject = finding.subject.isEmpty ? "" : " [\(finding.subject)]"
      return "\(finding.file) \(finding.rule)\(subject) \(finding.severity)"
    }.sorted()
  }

  /// What all audits find.
  var found: [String] {
    lines(Audit.findings(AuditContext(census, catalog, subjects: AuditSubject.all(of: census))))
  }

  /// What there is to say of a newer version.
  func differences(to new: BuiltFixture) -> [String] {
    lines(SDKDiff.findings(from: census, to: new.census, catalog))
  }
}

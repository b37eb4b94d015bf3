import Audit
import Baseline
import Catalog
import Census
import Projects

extension Plan {
  /// What audits of a census find, with the severities that the team chose, and marked where a comment suppresses it.
  /// The suppressions of the census count what they suppress.
  func audited(_ census: inout Census, _ catalog: Catalog) -> [Finding] {
    // What ships is made of the whole tree, and of no view of it.
    let whole = census.whole
    let context = AuditContext(whole, catalog, subjects: AuditSubject.all(of: whole, jobs: reading.jobs))
    var findings = Audit.findings(context, severities: gate.severities, jobs: reading.jobs)
    var suppressing = FindingSuppressing(whole.suppressions)
    suppressing.suppress(&findings)
    census.count(suppressing.suppressions)
    guard let part = census.part.first else { return findings }
    let targets = Set(census.targets.map(\.id))
    return findings.filter { $0.target.isEmpty ? part.holds($0.file) : targets.contains($0.target) }
  }

  /// A census as a check judges it, with what audits find.
  func judged(_ census: Census, _ catalog: Catalog) -> (census: Census, found: [Finding]) {
    var census = census
    let found = audited(&census, catalog)
    // Of others' code nobody asks which comments are left over.
    if view.origin == .third { census.suppressions = [] }
    return (census, found)
  }
}

import Audit
import Baseline
import Catalog
import Census

extension Plan {
  /// What audits of a census find, with the severities that the team chose.
  func audited(_ census: Census, _ catalog: Catalog) -> [Finding] {
    // What ships is made of the whole tree, and of no view of it.
    let jobs = jobs ?? Platform.coreCount
    let context = AuditContext(census, catalog, subjects: AuditSubject.all(of: census, jobs: jobs))
    return Audit.findings(context, severities: settings.severities, jobs: jobs)
  }
}

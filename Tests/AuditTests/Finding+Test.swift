import Audit
import Baseline

extension [Audit] {
  /// What is found, as `rule file:line subject`.
  func found(in context: AuditContext) -> [String] {
    flatMap { $0.findings(context) }.map { finding in
      let place = finding.line > 0 ? "\(finding.file):\(finding.line)" : finding.file
      return "\(finding.rule) \(place)" + (finding.subject.isEmpty ? "" : " \(finding.subject)")
    }
  }
}

import Baseline
import Catalog
import Projects

extension AuditSubject {
  /// What is found in each variant, put together: what holds for all of them names none; what only others than the
  /// judged one have is a note.
  func findings(_ find: (AuditVariant) -> [Finding]) -> [Finding] {
    var order: [Fault] = []
    var found: [Fault: (finding: Finding, configurations: [String], isJudged: Bool)] = [:]
    let judged = self.judged.variant.configuration
    for variant in variants.isEmpty ? [self.judged] : variants {
      let name = variant.variant.configuration
      for finding in find(variant) {
        let fault = Fault(finding)
        guard var known = found[fault] else {
          order.append(fault)
          found[fault] = (finding, [name], name == judged)
          continue
        }
        guard known.configurations.last != name else { continue }
        known.configurations.append(name)
        if name == judged {
          known.finding = finding
          known.isJudged = true
        }
        found[fault] = known
      }
    }
    return order.compactMap { found[$0] }.map { finding, configurations, isJudged in
      var finding = finding
      if !isJudged { finding.severity = .note }
      if configurations.count < variants.count {
        finding.configuration = isJudged ? judged : configurations.joined(separator: ", ")
      }
      return finding
    }
  }

  private struct Fault: Hashable {
    let rule: String
    let subject: String
    let place: FilePlace

    init(_ finding: Finding) {
      rule = finding.rule
      subject = finding.subject
      place = FilePlace(finding.file, line: finding.line, column: finding.column)
    }
  }
}

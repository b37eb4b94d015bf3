import Baseline
import Catalog
import Projects

extension AuditSubject {
  /// What is found in each variant, put together: what holds for all of them names none; what only others than the
  /// judged one have is a note.
  func findings(_ find: (AuditVariant) -> [Finding]) -> [Finding] {
    held(by: Fault.init, find).map { held in
      var finding = held.fault
      finding.configuration = held.configuration
      if !held.isJudged { finding.severity = .note }
      return finding
    }
  }

  /// What is found in what is judged, platform by platform, each once.
  ///
  /// - Parameter find: a variant, and all of the same platform.
  func judgedFindings(_ find: (AuditVariant, [AuditVariant]) -> [Finding]) -> [Finding] {
    var known: Set<Fault> = []
    return judgedVariants.flatMap { variant in
      let others = variants.filter { $0.variant.platformWords == variant.variant.platformWords }
      return find(variant, others.isEmpty ? variants : others).filter { known.insert(Fault($0)).inserted }
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

/// What makes two findings the same: no message and no line, and a file only where no target says which is meant.
package struct FindingIdentity: Sendable, Hashable {
  package var rule: String
  package var subject: String
  package var target: String
  package var configuration: String
  package var file: String

  package init(
    rule: String, subject: String = "", target: String = "", configuration: String = "", file: String = ""
  ) {
    self.rule = rule
    self.subject = subject
    self.target = target
    self.configuration = configuration
    self.file = file
  }

  package init(_ finding: Finding) {
    self.init(
      rule: finding.rule, subject: finding.subject, target: finding.target,
      configuration: finding.configuration, file: finding.target.isEmpty ? finding.file : "")
  }

  var fields: [String] { [rule, subject, target, configuration, file] }
}

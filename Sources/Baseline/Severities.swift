package import Catalog

/// The severities that a team chose for rules, for groups with their dot, and for the gate's own findings.
package struct Severities: Sendable {
  package enum Weight: Sendable, Equatable {
    case severity(Severity)
    /// No finding at all.
    case off
  }

  private let weights: [String: Weight]

  package init(_ weights: [String: Weight] = [:]) { self.weights = weights }

  /// The weight of a new site of a rule; nothing where nobody chose one.
  package func ofNewSite(_ rule: String) -> Weight? { ofRule(rule) ?? ofFinding("drift.new-site") }

  /// The weight of what is less than new: a rule that is off is off here too, but one that is an error when it is
  /// new is none when it is gone.
  package func ofNotice(_ finding: String, _ rule: String) -> Weight? {
    ofRule(rule) == .off ? .off : ofFinding(finding)
  }

  /// What a finding of an audit weighs, where somebody chose a weight for its rule or group; its own otherwise, and
  /// nothing where it is off.
  package func of(_ finding: Finding) -> Severity? {
    ofRule(finding.rule).severity(otherwise: finding.severity)
  }

  /// What names the rule weighs more than what names its group.
  private func ofRule(_ rule: String) -> Weight? {
    weights[rule] ?? weights[RuleNames.group(of: rule)]
  }

  private func ofFinding(_ finding: String) -> Weight? { weights[finding] }
}

extension Severities.Weight? {
  /// The severity that counts, where another holds unless somebody chose one; nothing where it is off.
  func severity(otherwise severity: Severity) -> Severity? {
    switch self {
    case .severity(let chosen): chosen
    case .off: nil
    case nil: severity
    }
  }
}

package import Baseline
package import Catalog
package import Census
package import Projects

/// What an audit looks at: one census, and what of it belongs to each target.
package struct AuditContext: Sendable {
  package let census: Census
  package let catalog: Catalog
  /// One for each target that ships, in the order of their ids.
  package let subjects: [AuditSubject]
  /// The ids of targets that show how something is used, or run its tests: they do not ship.
  package let samples: Set<String>
  let unseen: Unseen
  /// All privacy manifests, in the order of their paths.
  package let manifestFiles: [ManifestFile]
  /// The subjects as their manifests and their code are held against each other.
  package let manifestSubjects: [ManifestSubject]

  package init(_ census: Census, _ catalog: Catalog, subjects: [AuditSubject]) {
    self.census = census
    self.catalog = catalog
    self.subjects = subjects
    let samples = census.samples(among: subjects.map(\.target))
    self.samples = samples
    unseen = Unseen(census)
    manifestFiles = ManifestFile.all(of: census, catalog.manifest, subjects, samples)
    manifestSubjects = ManifestSubject.all(of: census, catalog.manifest, subjects, samples)
  }

  /// A finding of a rule, with what the catalog says of the rule where nothing else is said.
  ///
  /// - Parameters:
  ///   - subject: what it is about, as the rule's brackets say.
  ///   - message: one sentence: what is so.
  ///   - help: one sentence: what to do; nothing where the rule's own is right.
  ///   - target: whose it is; of one that does not ship it is for information.
  package func finding(
    _ rule: String, _ subject: String = "", at place: FilePlace, _ message: String, help: String? = nil,
    severity: Severity? = nil, of target: AuditSubject? = nil, in configuration: String = "",
    related: [Finding.Related] = []
  ) -> Finding {
    let known = catalog.finding(rule)
    let own = severity ?? known?.severity ?? .warning
    let isSample = target.map { samples.contains($0.target.id) } ?? false
    return Finding(
      rule: rule, subject: subject, severity: isSample ? min(own, .note) : own, message: message,
      file: place.file, line: place.line, column: place.column, help: help ?? known?.mend ?? "",
      reference: known?.reference ?? "", target: target?.target.id ?? "", configuration: configuration,
      related: related)
  }
}

/// One check of a census against itself.
package struct Audit: Sendable {
  /// The rules that it can find, for tests that want each one to be in the catalog.
  package let rules: [String]
  package let findings: @Sendable (AuditContext) -> [Finding]

  package init(_ rules: [String], _ findings: @escaping @Sendable (AuditContext) -> [Finding]) {
    self.rules = rules
    self.findings = findings
  }
}

extension Audit {
  /// All audits, in the order in which they run.
  package static let all: [Audit] =
    manifests + usageDescriptions + infoPlists + entitlements + storage + frameworks + artifacts

  /// What all audits find, with the severities that a team chose and each with its fingerprint.
  /// - Parameter jobs: how many threads work at once.
  package static func findings(
    _ context: AuditContext, severities: Severities = Severities(), jobs: Int = 1
  ) -> [Finding] {
    settled(Parallel.answers(all.count, jobs: jobs) { all[$0].findings(context) }.flatMap { $0 }, severities)
  }

  /// The findings of some audits, with the severities that a team chose and each with its fingerprint.
  package static func settled(_ findings: [Finding], _ severities: Severities) -> [Finding] {
    var fingerprints = Fingerprints()
    return findings.compactMap { finding in
      guard let severity = severities.of(finding) else { return nil }
      var finding = finding
      finding.severity = severity
      finding.fingerprint = fingerprints.next(
        [finding.rule, finding.subject, finding.file, finding.target, finding.configuration])
      return finding
    }
  }
}

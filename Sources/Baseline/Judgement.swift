package import Catalog
package import Census

/// Drift and what could not be read, weighed: the findings, in the order in which reports show them.
package struct Judgement: Sendable {
  /// Heaviest first, then by place; those on record after the others, and suppressed ones last.
  package let findings: [Finding]

  /// - Parameters:
  ///   - drift: nothing where there is no baseline to hold the census against.
  ///   - place: where the baseline says what.
  ///   - audited: what audits of the census found.
  ///   - isComparison: whether the baseline is only another census: then nothing can be put on record.
  ///   - isWhole: whether audits saw the whole tree: of what they see in a part, a comment can be about the rest.
  package init(
    of census: Census, drift: Drift?, baseline: Baseline?, place: BaselinePlace = BaselinePlace(),
    audited: FindingsDrift = FindingsDrift([], on: []), catalog: Catalog,
    severities: Severities = Severities(), isComparison: Bool = false, isWhole: Bool = true
  ) {
    let adjacent = census.sites.filter { $0.gates && $0.standing == .adjacent }.map(Identity.init)
    var judge = Judge(
      baseline: baseline ?? Baseline(catalog: Catalog.version), catalog: catalog, adjacent: Set(adjacent))
    judge.severities = severities
    judge.isComparison = isComparison
    for blind in census.blind where blind.isFailure { judge.takeUnread(blind) }
    // A promise needs no baseline: the configuration can give one too.
    for site in census.sites where judge.promise(on: site) != nil { judge.takeBroken(site) }
    if let drift {
      for site in drift.new where judge.promise(on: site) == nil { judge.takeNew(site) }
      let suppressed = Set(census.sites.filter { $0.isOfTheApp && !$0.gates }.map(Identity.init))
      for identity in drift.gone { judge.takeGone(identity, isSuppressed: suppressed.contains(identity)) }
      for change in drift.dependencies { judge.take(change) }
      for ending in drift.ending { judge.take(ending, place) }
      if !isComparison { judge.takeStale(drift, audited.fixed, place) }
      judge.take(drift.declarations, suppressed: census.declarations.filter { $0.suppressed != nil })
      // A baseline without targets is from before there was a project: which rules they had, nobody wrote down.
      if baseline?.targets.isEmpty == false {
        for change in drift.targets.new + drift.targets.changed { judge.take(change, census, drift) }
      }
    }
    var suppressing = FindingSuppressing(census.suppressions)
    suppressing.suppress(&judge.findings)
    judge.take(suppressing.suppressions, isWhole: isWhole, isOnRecord: drift != nil && !isComparison)
    findings = (judge.findings + audited.findings).enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.order != right.order { return left.order < right.order }
      if left.severity != right.severity { return left.severity > right.severity }
      if left.file != right.file { return left.file < right.file }
      return (left.line, left.column, a.offset) < (right.line, right.column, b.offset)
    }.map(\.element)
  }

  /// Findings that are judged already, in the order in which they are.
  package init(_ findings: [Finding]) { self.findings = findings }

  /// Where a baseline says what, for findings about the baseline itself.
  package struct BaselinePlace: Sendable {
    /// Relative to the root where it is in it.
    package var file: String
    /// Counted from one.
    package var lines: [Baseline.Subject: Int]

    package init(file: String = "", lines: [Baseline.Subject: Int] = [:]) {
      self.file = file
      self.lines = lines
    }
  }

  /// How many findings weigh this much, those on record and suppressed ones aside.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity && $0.isOpen }
  }
}

/// What a gate says in the end.
package enum Verdict: String, Sendable {
  case pass, fail
  /// Something of what is judged was not read: worse than a finding.
  case incomplete

  package static func worst(of verdicts: [Verdict]) -> Verdict {
    if verdicts.contains(.incomplete) { return .incomplete }
    return verdicts.contains(.fail) ? .fail : .pass
  }

  /// - Parameter level: the lightest severity that fails; nothing where none does.
  package init(_ judgement: Judgement, _ census: Census, failingAt level: Severity?) {
    if census.blind.contains(where: \.isFailure) {
      self = .incomplete
    } else if let level, judgement.findings.contains(where: { $0.severity >= level && $0.isOpen }) {
      self = .fail
    } else {
      self = .pass
    }
  }
}

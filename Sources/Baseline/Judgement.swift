package import Catalog
package import Census
package import Trees

/// Drift and what could not be read, weighed: the findings, in the order in which reports show them.
package struct Judgement: Sendable {
  /// Heaviest first, then by place; those on record after the others, and suppressed ones last.
  package let findings: [Finding]

  /// - Parameters:
  ///   - drift: nothing where there is no baseline to hold the census against.
  ///   - place: where the baseline says what.
  ///   - audited: what audits of the census found.
  ///   - part: what is asked about. All of the tree decides on what is in it.
  ///   - isComparison: whether the baseline is only another census: then nothing can be put on record.
  ///   - isWhole: whether audits saw the whole tree: of what they see in a part, a comment can be about the rest.
  package init(
    of census: Census, drift: Drift?, baseline: Baseline?, place: RecordPlace = RecordPlace(),
    audited: FindingsDrift = FindingsDrift([], on: []), in part: TreePart = TreePart(), catalog: Catalog,
    severities: Severities = Severities(), isComparison: Bool = false, isWhole: Bool = true
  ) {
    let adjacent = census.sites.filter { $0.gates && $0.standing == .adjacent }.map(Identity.init)
    var judge = Judge(
      baseline: (baseline ?? Baseline(catalog: Catalog.version)).renamed(drift?.renames ?? Renames()),
      catalog: catalog, adjacent: Set(adjacent))
    judge.severities = severities
    judge.isComparison = isComparison
    for blind in census.blind(in: part) where blind.isFailure { judge.takeUnread(blind) }
    // What was not read of the part is said, whatever file is named with it.
    let unread = judge.findings.count
    // A promise needs no baseline: the configuration can give one too.
    for site in census.sites where judge.promise(on: site) != nil { judge.takeBroken(site) }
    let own = audited.limited(to: part)
    if let drift {
      for site in drift.new where judge.promise(on: site) == nil { judge.takeNew(site) }
      let suppressed = Set(census.sites.filter { $0.isOfTheApp && !$0.gates }.map(Identity.init))
      for identity in drift.gone { judge.takeGone(identity, isSuppressed: suppressed.contains(identity)) }
      for change in drift.dependencies { judge.take(change) }
      let limited = drift.limited(to: part, of: census)
      for ending in limited.ending { judge.take(ending, place) }
      if !isComparison {
        judge.takeStale(limited, own.fixed, place)
        judge.takeForeign(place)
      }
      if !drift.declarations.isEmpty { judge.unshipped = Unshipped(census.whole) }
      judge.take(drift.declarations, suppressed: census.declarations.filter { $0.suppressed != nil })
      // A baseline without targets is from before there was a project: which rules they had, nobody wrote down.
      if baseline?.targets.isEmpty == false {
        for change in drift.targets.new + drift.targets.changed { judge.take(change, census, drift) }
      }
    }
    var suppressing = FindingSuppressing(census.suppressions)
    suppressing.suppress(&judge.findings)
    judge.take(suppressing.suppressions, isWhole: isWhole, isOnRecord: drift != nil && !isComparison)
    let judged = judge.findings[..<unread] + judge.findings[unread...].filter { $0.isPart(of: part) }
    findings = (judged + own.findings).enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.order != right.order { return left.order < right.order }
      if left.severity != right.severity { return left.severity > right.severity }
      if left.file != right.file { return left.file < right.file }
      return (left.line, left.column, a.offset) < (right.line, right.column, b.offset)
    }.map(\.element)
  }

  /// Where a baseline says what, for findings about the baseline itself.
  package struct RecordPlace: Sendable {
    /// Relative to the root where it is in it.
    package var file: String
    /// Counted from one.
    package var lines: [Baseline.Subject: Int]

    package init(file: String = "", lines: [Baseline.Subject: Int] = [:]) {
      self.file = file
      self.lines = lines
    }
  }

  /// How many findings on record nobody has looked at yet: of the whole all lines, of a part those that were found there.
  package func unreviewed(of baseline: Baseline, in part: TreePart) -> Int {
    let unreviewed = baseline.findings.filter { $0.note.isUnreviewed }
    if part.isWhole { return unreviewed.reduce(0) { $0 + $1.count } }
    let identities = Set(unreviewed.map(\.identity))
    return findings.count { $0.isKnown && identities.contains(FindingIdentity($0)) }
  }

  /// What a comment can suppress: what audits found, and what is declared otherwise than before.
  package var suppressible: [Finding] { findings.filter { SuppressibleRules.admits($0.rule) } }

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

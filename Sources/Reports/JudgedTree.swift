import Baseline
import Catalog
import Census

/// What reports for other programs are made of: what is found in a tree, and what it was held against.
struct JudgedTree {
  /// Heaviest first; those on record after the others, and suppressed ones last.
  var findings: [Finding]
  var verdict: Verdict
  var census: Census
  var catalog: Catalog
  /// Nothing where there is nothing that the tree is held against.
  var drift: Drift?
  var promises: [Baseline.Promise] = []
  /// What findings stand in that have no place of their own; empty where it is not in the tree.
  var record = ""
  /// The app that it is about, where there are several.
  var app: String?
  /// What was read, in words.
  var read: String
  /// What it is held against, where that is no baseline that anything can be put into.
  var compared: Compared?
  /// Whether what is new can be put on record.
  var canAccept = false
  /// Findings that are no more.
  var fixed: [Finding] = []
  /// What people decided on in the change.
  var decided: [RecordChange] = []
  /// What the first baseline takes over, where the change brings it.
  var adopted: Adoption?
  /// Whether it can fail.
  var gates = true
  /// What comments of the change suppress.
  var silenced: [Silenced] = []
  /// What the configuration of the gate says otherwise in the change, in words.
  var reconfigured: [String] = []
  /// Whether it is the whole of a tree, with its sites, and not only some files.
  var hasSites = true

  /// In words.
  enum Compared {
    case with(revision: String)
    case sides(old: String, new: String)
  }

  init(_ report: CheckReport) {
    findings = report.judgement.findings
    verdict = report.verdict
    census = report.census
    catalog = report.catalog
    drift = report.drift
    promises = report.promises
    app = report.app
    read = TextCensus.read(report.census)
    decided = report.decided
    canAccept = report.canAccept
    if let since = report.since {
      compared = .with(revision: Visible.revision(since))
      adopted = report.adopted
      silenced = report.silenced
      reconfigured = report.reconfigured
    }
    let isInTree = !report.baseline.hasPrefix("/") && !report.baseline.split(separator: "/").contains("..")
    record = report.drift != nil && report.since == nil && isInTree ? report.baseline : ""
  }

  init(_ report: DiffReport) {
    findings = report.findings
    verdict = report.verdict
    census = report.new.census
    census.blind = report.blind
    catalog = report.catalog
    drift = report.comparison.drift
    app = report.app
    read = TextCensus.read(report.new.census)
    compared = .sides(old: TextDiff.words(on: report.old), new: TextDiff.words(on: report.new))
    fixed = report.comparison.findings.fixed
    decided = report.decided
    adopted = report.adopted
    silenced = report.silenced
    gates = report.gates
    hasSites = report.new.kind != .baseline && report.old.census.scanned + report.new.census.scanned > 0
  }

  init(_ report: ManifestReport) {
    findings = report.findings.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.order != right.order { return left.order < right.order }
      return left.severity != right.severity ? left.severity > right.severity : a.offset < b.offset
    }.map(\.element)
    verdict = report.verdict
    census = Census(blind: report.unread)
    catalog = report.catalog
    read = Count.of(report.files.count, "privacy manifest")
    hasSites = false
  }

  /// Whether what is on record could not be read, so that nothing was judged against it.
  var hasBrokenRecord: Bool {
    findings.contains {
      ["baseline.malformed", "baseline.newer-version"].contains($0.rule) && $0.severity == .error
    }
  }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity && $0.isOpen } }

  /// Sites that a comment keeps from being judged, without those that break a promise all the same.
  var suppressed: [Site] {
    census.sites.filter { site in
      site.isOfTheApp && !site.gates && !promises.contains { $0.covers(site.rule) }
    }
  }

  /// The verdict as a word, what there is of each severity, and of how much that is so.
  var summary: (verdict: String, counts: String, read: String) {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(severity)
      if count == 0 { return nil }
      // What nothing can fail is no error yet.
      let isWeight = !gates && severity > .note
      return isWeight
        ? "\(Count.of(count, "weighs", "weigh")) \(severity.rawValue)" : Count.of(count, severity.rawValue)
    }
    return (verdict.rawValue, counts.joined(separator: ", "), read)
  }
}

/// A finding with all that it is about: what is wrong at one place is one thing to mend, however many targets ship it.
struct PlacedFinding {
  let finding: Finding
  /// In the order in which they were found.
  private(set) var targets: [String] = []
  private(set) var apps: [String] = []

  /// The findings of trees, each once for all targets and apps that share it, heaviest first.
  static func all(of trees: [JudgedTree]) -> [PlacedFinding] {
    var all: [PlacedFinding] = []
    var places: [Key: Int] = [:]
    for tree in trees {
      for finding in tree.findings {
        let key = Key(finding)
        let place = places[key] ?? all.count
        if place == all.count {
          places[key] = place
          all.append(PlacedFinding(finding: finding))
        }
        if !finding.target.isEmpty, !all[place].targets.contains(finding.target) {
          all[place].targets.append(finding.target)
        }
        if let app = tree.app, all[place].apps.last != app { all[place].apps.append(app) }
      }
    }
    guard trees.count > 1 else { return all }
    return all.enumerated().sorted { a, b in
      let (left, right) = (a.element.finding, b.element.finding)
      if left.order != right.order { return left.order < right.order }
      return left.severity != right.severity ? left.severity > right.severity : a.offset < b.offset
    }.map(\.element)
  }

  private struct Key: Hashable {
    var texts: [String]
    var line: Int
    var column: Int
    var order: Int
    /// Equal sites of a line are apart, since each is a call of its own.
    var fingerprint: String

    init(_ finding: Finding) {
      texts = [
        finding.rule, finding.subject, finding.severity.rawValue, finding.file, finding.message,
        finding.configuration,
      ]
      line = finding.line
      column = finding.column
      order = finding.order
      fingerprint = finding.target.isEmpty && finding.column == 0 ? finding.fingerprint : ""
    }
  }
}

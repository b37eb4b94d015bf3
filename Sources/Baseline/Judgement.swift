package import Catalog
package import Census

/// Drift and what could not be read, weighed: the findings, in the order in which reports show them.
package struct Judgement: Sendable {
  /// Heaviest first, then by place.
  package let findings: [Finding]

  /// - Parameters:
  ///   - drift: nothing where there is no baseline to hold the census against.
  ///   - place: where the baseline says what.
  ///   - audited: what audits of the census found.
  package init(
    of census: Census, drift: Drift?, baseline: Baseline?, place: BaselinePlace = BaselinePlace(),
    audited: [Finding] = [], catalog: Catalog, severities: Severities = Severities()
  ) {
    let adjacent = census.sites.filter { $0.gates && $0.standing == .adjacent }.map(Identity.init)
    var judge = Judge(
      baseline: baseline ?? Baseline(catalog: Catalog.version), catalog: catalog, adjacent: Set(adjacent))
    judge.severities = severities
    for blind in census.blind where blind.isFailure { judge.takeUnread(blind) }
    // A promise needs no baseline: the configuration can give one too.
    for site in census.sites where judge.promise(on: site) != nil { judge.takeBroken(site) }
    if let drift {
      for site in drift.new where judge.promise(on: site) == nil { judge.takeNew(site) }
      let suppressed = Set(census.sites.filter { $0.isOfTheApp && !$0.gates }.map(Identity.init))
      for identity in drift.gone { judge.takeGone(identity, isSuppressed: suppressed.contains(identity)) }
      for change in drift.dependencies { judge.take(change) }
      for ending in drift.ending { judge.take(ending, place) }
      judge.takeStale(drift, place)
    }
    judge.take(census.suppressions)
    findings = (judge.findings + audited).enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.severity != right.severity { return left.severity > right.severity }
      if left.file != right.file { return left.file < right.file }
      return (left.line, left.column, a.offset) < (right.line, right.column, b.offset)
    }.map(\.element)
  }

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

  /// How many findings weigh this much.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

private struct Judge {
  let baseline: Baseline
  let catalog: Catalog
  var severities = Severities()
  private(set) var findings: [Finding] = []
  private var fingerprints = Fingerprints()
  /// The rules whose category of required-reason APIs the tree had.
  private let categories: Set<String>
  /// Whether the baseline names a host, for hosts that were asked about.
  private var knownHosts: [String: Bool] = [:]

  /// - Parameter adjacent: sites of the census that need no declaration.
  init(baseline: Baseline, catalog: Catalog, adjacent: Set<Identity>) {
    self.baseline = baseline
    self.catalog = catalog
    // A baseline does not say what needs no declaration, the tree does; of what is gone it is taken that it did need one.
    categories = Set(baseline.sites.map(\.identity).filter { !adjacent.contains($0) }.map(\.rule))
  }

  func promise(on site: Site) -> Baseline.Promise? {
    site.isOfTheApp ? baseline.promises.first { $0.covers(site.rule) } : nil
  }

  mutating func takeUnread(_ blind: Blind) {
    let rule = blind.kind == .encoding ? "input.encoding" : "input.unreadable"
    findings.append(
      Finding(
        rule: rule, subject: blind.file, severity: .error, message: "was not read: \(blind.why)",
        file: blind.file, line: blind.line,
        help: "Make it readable, or leave it out with --exclude: what was not read was not judged.",
        fingerprint: fingerprints.next([rule, blind.file])))
  }

  mutating func takeNew(_ site: Site) {
    let chosen = severities.ofNewSite(site.rule)
    guard let severity = chosen.severity(otherwise: severity(ofNew: site)) else { return }
    add(
      "drift.new-site", site, severity, "\(place(of: site)) is new",
      catalog.rule(site.rule)?.mend ?? "")
  }

  mutating func takeBroken(_ site: Site) {
    let promise = promise(on: site)
    let reason = promise?.note.reason.map { " (\($0))" } ?? ""
    add(
      "drift.broken-promise", site, .error,
      "\(place(of: site)) breaks a promise: \(promise?.words ?? "no site of \(site.rule)")\(reason)",
      (site.suppressed == nil ? "" : "That it is suppressed does not count against a promise. ")
        + "Remove the call. Only who gave the promise should take its line out of "
        + (promise?.isConfigured == true ? "the configuration." : "the baseline."))
  }

  mutating func takeGone(_ identity: Identity, isSuppressed: Bool) {
    let chosen = severities.ofNotice("drift.gone-site", identity.rule)
    guard let severity = chosen.severity(otherwise: .note) else { return }
    let rule = catalog.rule(identity.rule)
    let call = place(of: identity)
    findings.append(
      Finding(
        rule: "drift.gone-site", subject: identity.rule, severity: severity,
        message: isSuppressed ? "\(call) is suppressed and still on record" : "\(call) is gone", call: call,
        file: identity.file,
        help: isSuppressed
          ? "Take it out of the baseline with 'sluice baseline update': the reason now stands in the source."
          : "See that it is gone on purpose, and not into a place that Sluice does not read.",
        reference: rule?.reference ?? "",
        fingerprint: fingerprints.next(["drift.gone-site"] + identity.fields)))
  }

  /// A dependency's code is not the team's own: it is said, and gates nothing.
  mutating func take(_ change: Drift.DependencyChange) {
    let rule = change.after > change.before ? "drift.new-site" : "drift.gone-site"
    if severities.ofNotice(rule, change.rule) == .off { return }
    findings.append(
      Finding(
        rule: rule, subject: change.rule, severity: .note,
        message: "\(change.name) has \(sites(change.after)) of \(change.rule), the baseline \(change.before)",
        help: change.after > change.before
          ? "Read what the new version sends or stores before you ship it."
          : "Take it out of the baseline with 'sluice baseline update'.",
        reference: catalog.rule(change.rule)?.reference ?? "",
        fingerprint: fingerprints.next([rule, change.rule, change.dependency])))
  }

  private mutating func add(
    _ rule: String, _ site: Site, _ severity: Severity, _ message: String, _ help: String
  ) {
    findings.append(
      Finding(
        rule: rule, subject: site.rule, severity: severity, message: message,
        call: place(of: site), file: site.file, line: site.line, column: site.column, help: help,
        reference: catalog.rule(site.rule)?.reference ?? "",
        fingerprint: fingerprints.next([rule] + Identity(site).fields)))
  }

  private func place(of site: Site) -> String {
    site.declaration.isEmpty ? site.call : "\(site.call) in \(site.declaration)"
  }

  fileprivate func sites(_ count: Int) -> String { count == 1 ? "1 site" : "\(count) sites" }

  private mutating func severity(ofNew site: Site) -> Severity {
    guard let rule = catalog.rule(site.rule) else { return .warning }
    var severity = rule.severity
    if rule.group == "required-reason" {
      // The app has to declare a category that it did not have; more of the same needs no new declaration.
      let gainsCategory = site.standing != .adjacent && !categories.contains(site.rule)
      severity = gainsCategory ? .error : .warning
    } else if !site.host.isEmpty, isKnown(host: site.host) {
      severity = .note
    }
    return rule.since > baseline.catalog ? min(severity, .warning) : severity
  }

  private mutating func isKnown(host: String) -> Bool {
    if let known = knownHosts[host] { return known }
    let known = baseline.mentions(host: host)
    knownHosts[host] = known
    return known
  }
}

// MARK: Suppressions

extension Judge {
  /// Suppressions that suppress nothing: what has no reason does not count, and what is left behind would hide the next
  /// site there.
  mutating func take(_ suppressions: [Suppression]) {
    guard !suppressions.isEmpty else { return }
    var words = IdleWords(catalog)
    for suppression in suppressions {
      if suppression.reason.isEmpty {
        add(
          "suppression.without-reason", suppression, suppression.names.map(\.name), IdleWords.withoutReason,
          IdleWords.helpWithoutReason)
        continue
      }
      for idle in words.idle(suppression) {
        add("suppression.unused", suppression, [idle.name], idle.message, IdleWords.help)
      }
    }
  }

  private mutating func add(
    _ rule: String, _ suppression: Suppression, _ names: [String], _ message: String, _ help: String
  ) {
    let chosen = severities.ofNotice(rule, "")
    guard let severity = chosen.severity(otherwise: .warning) else { return }
    findings.append(
      Finding(
        rule: rule, subject: IdleWords.shown(names.joined(separator: ", ")), severity: severity,
        message: message, file: suppression.file, line: suppression.line, column: suppression.column,
        help: help, fingerprint: fingerprints.next([rule, suppression.file] + names)))
  }
}

// MARK: The baseline itself

extension Judge {
  /// A line whose day is past is an error, so that whoever set the day notices; a day that is near is a note.
  mutating func take(_ ending: Drift.Ending, _ place: Judgement.BaselinePlace) {
    let (rule, what, help) = words(on: ending.subject)
    let when =
      switch ending.daysLeft {
      case ..<0: "expired: its last day was \(ending.day.text)"
      case 0: "expires after today, \(ending.day.text)"
      case 1: "expires in 1 day: \(ending.day.text) is its last"
      default: "expires in \(ending.daysLeft) days: \(ending.day.text) is its last"
      }
    let why = ending.daysLeft < 0 ? "is not covered any more" : "is covered until then"
    findings.append(
      Finding(
        rule: "baseline.expired", subject: rule, severity: ending.daysLeft < 0 ? .error : .note,
        message: "\(what) \(when)", file: place.file,
        line: place.lines[ending.subject] ?? 0, column: place.lines[ending.subject] == nil ? 0 : 1,
        help: help,
        reference: catalog.rule(rule)?.reference ?? "",
        fingerprint: fingerprints.next(["baseline.expired"] + ending.subject.fields),
        related: ending.sites.map { Finding.Related(file: $0.file, line: $0.line, message: why) }))
  }

  private func words(on subject: Baseline.Subject) -> (rule: String, what: String, help: String) {
    switch subject {
    case .promise(let rules):
      (
        "", "the promise of \(Baseline.Promise(rules: rules).words)",
        "It still binds: give it a later day, or take its line out."
      )
    case .site(let identity):
      (
        identity.rule, "the acceptance of \(place(of: identity))",
        "Take the call out, or accept it anew with a later --expires."
      )
    case .dependency(let rule, let dependency):
      (
        rule, "the acceptance of \(Drift.DependencyChange.name(of: dependency))",
        "Take the dependency out, or accept the rule anew with a later --expires."
      )
    case .kept(let text): ("", text, "Give it a later day, or take its line out.")
    }
  }

  private func place(of identity: Identity) -> String {
    identity.declaration.isEmpty ? identity.call : "\(identity.call) in \(identity.declaration)"
  }

  /// One finding however much is gone: what is still on record could come back without being new.
  mutating func takeStale(_ drift: Drift, _ place: Judgement.BaselinePlace) {
    let chosen = severities.ofNotice("baseline.stale", "")
    guard !drift.gone.isEmpty, let severity = chosen.severity(otherwise: .warning) else { return }
    let verb = drift.gone.count == 1 ? "is" : "are"
    findings.append(
      Finding(
        rule: "baseline.stale", severity: severity,
        message: "\(sites(drift.gone.count)) on record \(verb) gone and could come back without being new",
        file: place.file, help: "Take them out with 'sluice baseline update', which adds nothing.",
        fingerprint: fingerprints.next(["baseline.stale"])))
  }
}

extension Drift.DependencyChange {
  /// As a sentence begins with it.
  fileprivate var name: String { Self.name(of: dependency) }

  fileprivate static func name(of dependency: String) -> String {
    dependency == Baseline.DependencyEntry.shared
      ? "code of others in no single dependency" : "the dependency \(dependency)"
  }
}

extension Baseline.Subject {
  fileprivate var fields: [String] {
    switch self {
    case .promise(let rules): ["promise", rules]
    case .site(let identity): ["site"] + identity.fields
    case .dependency(let rule, let dependency): ["dependency", rule, dependency]
    case .kept(let text): ["kept", text]
    }
  }
}

extension Identity {
  fileprivate var fields: [String] { [rule, file, declaration, call, condition] }
}

extension Baseline {
  /// Whether a call of the app's own that is on record names this host: then another literal of it is no new
  /// place that data goes to.
  func mentions(host: String) -> Bool {
    let isPartOfHost: (UInt8?) -> Bool = { byte in
      guard let byte else { return false }
      return byte > 0x7F
        || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.".utf8.contains(byte)
    }
    let wanted = Array(host.utf8)
    return sites.contains { entry in
      let call = Array(entry.identity.call.utf8)
      guard call.count >= wanted.count else { return false }
      return (0...(call.count - wanted.count)).contains { start in
        let end = start + wanted.count
        return call[start..<end].elementsEqual(wanted)
          && !isPartOfHost(start > 0 ? call[start - 1] : nil)
          && !isPartOfHost(end < call.count ? call[end] : nil)
      }
    }
  }
}

/// What a gate says in the end.
package enum Verdict: String, Sendable {
  case pass, fail
  /// Something of what is judged was not read: worse than a finding.
  case incomplete

  /// - Parameter level: the lightest severity that fails; nothing where none does.
  package init(_ judgement: Judgement, _ census: Census, failingAt level: Severity?) {
    if census.blind.contains(where: \.isFailure) {
      self = .incomplete
    } else if let level, judgement.findings.contains(where: { $0.severity >= level }) {
      self = .fail
    } else {
      self = .pass
    }
  }
}

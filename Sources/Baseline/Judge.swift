import Catalog
import Census

/// Weighs one thing after another.
struct Judge {
  let baseline: Baseline
  let catalog: Catalog
  var severities = Severities()
  /// Whether the baseline is only another census, and no file that anything could be put into.
  var isComparison = false
  /// What gates nothing of what is declared; nothing where there is nothing to ask.
  var unshipped: Unshipped?
  var findings: [Finding] = []
  var fingerprints = Fingerprints()
  /// The rules whose category of required-reason APIs the tree had.
  private let categories: Set<String>
  /// The rules of which targets had sites.
  private let targets: [String: Set<String>]
  /// Whether the baseline names a host, for hosts that were asked about.
  private var knownHosts: [String: Bool] = [:]

  /// - Parameter adjacent: sites of the census that need no declaration.
  init(baseline: Baseline, catalog: Catalog, adjacent: Set<Identity>) {
    self.baseline = baseline
    self.catalog = catalog
    // A baseline does not say what needs no declaration, the tree does; of what is gone it is taken that it did need one.
    targets = Dictionary(
      baseline.targets.map { ($0.id, Set($0.rules)) }, uniquingKeysWith: { $0.union($1) })
    var categories: Set<String> = []
    for entry in baseline.sites where !categories.contains(entry.identity.rule) {
      if !adjacent.contains(entry.identity) { categories.insert(entry.identity.rule) }
    }
    self.categories = categories
  }

  func promise(on site: Site) -> Baseline.Promise? {
    site.isOfTheApp ? baseline.promises.first { $0.covers(site.rule) } : nil
  }

  mutating func takeUnread(_ blind: Blind) {
    let rule =
      switch blind.kind {
      case .encoding: "input.encoding"
      case .conflictMarker, .notText, .malformedProject: "input.malformed"
      case .nothingRead: "input.nothing-read"
      default: "input.unreadable"
      }
    let remedy = blind.remedy.prefix(1).uppercased() + blind.remedy.dropFirst()
    findings.append(
      Finding(
        rule: rule, subject: blind.file, severity: .error, message: blind.summary,
        file: blind.file, line: blind.line, column: min(blind.line, 1),
        help: "\(remedy): what was not read was not judged.",
        fingerprint: fingerprints.next([rule, blind.file])))
  }

  mutating func takeNew(_ site: Site) {
    let chosen = severities.ofNewSite(site.rule)
    guard let severity = chosen.severity(otherwise: severity(ofNew: site)) else { return }
    add(
      "drift.new-site", site, severity, "\(Identity(site).words) is new",
      catalog.rule(site.rule)?.mend ?? "")
  }

  mutating func takeBroken(_ site: Site) {
    let promise = promise(on: site)
    let reason = promise?.note.reason.map { " (\($0))" } ?? ""
    add(
      "drift.broken-promise", site, .error,
      "\(Identity(site).words) breaks a promise: \(promise?.words ?? "no site of \(site.rule)")\(reason)",
      (site.suppressed == nil ? "" : "That it is suppressed does not count against a promise. ")
        + "Remove the call. Only who gave the promise should take its line out of "
        + (promise?.isConfigured == true ? "the configuration." : "the baseline."))
  }

  mutating func takeGone(_ identity: Identity, isSuppressed: Bool) {
    let chosen = severities.ofNotice("drift.gone-site", identity.rule)
    guard let severity = chosen.severity(otherwise: .note) else { return }
    let rule = catalog.rule(identity.rule)
    var finding = Finding(
      rule: "drift.gone-site", subject: identity.rule, severity: severity,
      message: isSuppressed
        ? "\(identity.words) is suppressed \(isComparison ? "now" : "and still on record")"
        : "\(identity.words) is gone",
      call: identity.call, declaration: identity.declaration, file: identity.file,
      help: isSuppressed && !isComparison
        ? "Take it out of the baseline with 'sluice baseline update': the reason now stands in the source."
        : "See that it is gone on purpose, and not into a place that Sluice does not read.",
      reference: rule?.reference ?? "",
      fingerprint: fingerprints.next(["drift.gone-site"] + identity.fields))
    finding.isStillThere = isSuppressed
    findings.append(finding)
  }

  /// A dependency's code is not the team's own: it is said, and gates nothing.
  mutating func take(_ change: Drift.DependencyChange) {
    let rule = change.after > change.before ? "drift.new-site" : "drift.gone-site"
    if severities.ofNotice(rule, change.rule) == .off { return }
    findings.append(
      Finding(
        rule: rule, subject: change.rule, severity: .note,
        message:
          "\(change.name) has \(sites(change.after)) of \(change.rule), \(isComparison ? "and had" : "the baseline") \(change.before)",
        help: change.after > change.before
          ? "Read what the new version sends or stores before you ship it."
          : isComparison ? "" : "Take it out of the baseline with 'sluice baseline update'.",
        reference: catalog.rule(change.rule)?.reference ?? "",
        fingerprint: fingerprints.next([rule, change.rule, change.dependency])))
  }

  private mutating func add(
    _ rule: String, _ site: Site, _ severity: Severity, _ message: String, _ help: String
  ) {
    findings.append(
      Finding(
        rule: rule, subject: site.rule, severity: severity, message: message,
        call: site.call, declaration: site.declaration, file: site.file, line: site.line, column: site.column,
        help: help,
        reference: catalog.rule(site.rule)?.reference ?? "",
        fingerprint: fingerprints.next([rule] + Identity(site).fields)))
  }

  fileprivate func sites(_ count: Int) -> String { count == 1 ? "1 site" : "\(count) sites" }

  private mutating func severity(ofNew site: Site) -> Severity {
    guard let rule = catalog.rule(site.rule) else { return .warning }
    var severity = rule.severity
    if rule.group == "required-reason" {
      // The app has to declare a category that it did not have; more of the same needs no new declaration.
      let gainsCategory = site.standing != .adjacent && gains(site)
      severity = gainsCategory ? .error : .warning
    } else if !site.host.isEmpty, isKnown(host: site.host) {
      severity = .note
    }
    return rule.since > baseline.catalog ? min(severity, .warning) : severity
  }

  /// Whether a target that compiles the site had none of its rule; of a site in no target, or of a baseline without
  /// targets, whether the tree had none.
  private func gains(_ site: Site) -> Bool {
    let known = site.targets.filter { targets[$0] != nil }
    if known.isEmpty { return !categories.contains(site.rule) }
    return known.contains { targets[$0]?.contains(site.rule) == false }
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
  /// - Parameters:
  ///   - isWhole: whether audits saw the whole tree.
  ///   - isOnRecord: whether there is a baseline, of which declarations can differ.
  mutating func take(_ suppressions: [Suppression], isWhole: Bool, isOnRecord: Bool) {
    guard !suppressions.isEmpty else { return }
    var words = IdleWords(catalog, isWhole: isWhole, isOnRecord: isOnRecord)
    for suppression in suppressions {
      if !suppression.misspelling.isEmpty {
        let words = suppression.misspelling
        add("suppression.unused", suppression, [words], IdleWords.misspelt(words), IdleWords.helpMisspelt)
        continue
      }
      if suppression.reason.isEmpty {
        add(
          "suppression.without-reason", suppression, suppression.names.map(\.name), IdleWords.withoutReason,
          IdleWords.helpWithoutReason)
        continue
      }
      for idle in words.idle(suppression) {
        // What audits find of a rule that is off, nobody knows.
        if words.isAboutFindings(idle.name), severities.ofNotice("", idle.name) == .off { continue }
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
  mutating func take(_ ending: Drift.Ending, _ place: Judgement.RecordPlace) {
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
        identity.rule, "the acceptance of \(identity.words)",
        "Take the call out, or accept it anew with a later --expires."
      )
    case .dependency(let rule, let dependency):
      (
        rule, "the acceptance of \(Drift.DependencyChange.name(of: dependency))",
        "Take the dependency out, or accept the rule anew with a later --expires."
      )
    case .declaration(let identity):
      (
        identity.key, "the acceptance of the declaration \(identity.key)",
        "Take the declaration out, or give its line a later day."
      )
    case .target(let id, let rules):
      (
        rules.first ?? "", "the acceptance of \(rules.listed()) in the target \(id)",
        "Take the file out of the target, or accept it anew with a later --expires."
      )
    case .finding(let identity):
      (
        identity.rule,
        "the acceptance of \(identity.rule)\(identity.subject.isEmpty ? "" : " \(identity.subject)")",
        "Mend it, or accept it anew with a later --expires."
      )
    }
  }

  /// Lines of rules that only a newer catalog has: they are left alone, and nothing is judged by them.
  mutating func takeForeign(_ place: Judgement.RecordPlace) {
    let subjects = baseline.foreignSubjects(to: catalog)
    guard !subjects.isEmpty else { return }
    let count = subjects.count
    findings.append(
      Finding(
        rule: "baseline.newer-version", severity: .warning,
        message: "\(count == 1 ? "1 line is" : "\(count) lines are") of rules that only a newer catalog has "
          + "(\(baseline.catalog), and this one is \(Catalog.version)), so nothing was judged by "
          + (count == 1 ? "it" : "them"),
        // The header says which catalog it is of.
        file: place.file, line: 1, column: 1,
        help: "Update Sluice; until then such lines stay as they are.",
        fingerprint: fingerprints.next(["baseline.newer-version"])))
  }

  /// One finding however much is gone: what is still on record could come back without being new.
  mutating func takeStale(
    _ drift: Drift, _ fixed: [Baseline.FindingEntry], _ place: Judgement.RecordPlace
  ) {
    let declared = drift.declarations.gone.count
    let mended = fixed.reduce(0) { $0 + $1.count }
    let parts = [
      drift.gone.isEmpty ? nil : sites(drift.gone.count),
      declared == 0 ? nil : declared == 1 ? "1 declaration" : "\(declared) declarations",
      mended == 0 ? nil : mended == 1 ? "1 finding" : "\(mended) findings",
    ].compactMap(\.self)
    let chosen = severities.ofNotice("baseline.stale", "")
    guard !parts.isEmpty, let severity = chosen.severity(otherwise: .warning) else { return }
    let verb = drift.gone.count + declared + mended == 1 ? "is" : "are"
    findings.append(
      Finding(
        rule: "baseline.stale", severity: severity,
        message: "\(parts.listed()) on record \(verb) gone and could come back without being new",
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
    case .declaration(let identity): ["declaration"] + identity.fields
    case .target(let id, let rules): ["target", id] + rules
    case .finding(let identity): ["finding"] + identity.fields
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

import Catalog
import Census
import Projects

extension Judge {
  /// - Parameter suppressed: those of the census that comments keep out of the record.
  mutating func take(_ declarations: Drift.Declarations, suppressed: [Declaration]) {
    for declaration in declarations.new {
      add(
        "drift.new-declaration", declaration, declaration.weightWhenNew,
        "\(declaration.words) is new", declaration.kind.helpWhenNew(isComparison))
    }
    for change in declarations.changed {
      let before = change.before.value.isEmpty ? "nothing" : change.before.value
      let after = change.after.value.isEmpty ? "nothing" : change.after.value
      add(
        "drift.changed-declaration", change.after, change.after.kind.weightWhenChanged,
        "\(change.after.words) was \(before) and is \(after)", change.after.kind.helpWhenNew(isComparison))
    }
    for declaration in suppressed {
      let count = findings.count
      add(
        Census.ruleOfDeclarations, declaration, declaration.weightWhenNew,
        "\(declaration.words) is kept out of the record", "")
      if findings.count > count { findings[count].suppressed = declaration.suppressed }
    }
    let hidden = declarations.gone.isEmpty ? [] : Set(suppressed.map(DeclarationIdentity.init))
    for entry in declarations.gone {
      guard let severity = severities.ofNotice("drift.gone-declaration", "").severity(otherwise: .note) else {
        continue
      }
      let identity = entry.identity
      let isSuppressed = hidden.contains(identity)
      findings.append(
        Finding(
          rule: "drift.gone-declaration", subject: identity.key, severity: severity,
          message: "the \(identity.kind) \(identity.key) "
            + (isSuppressed
              ? isComparison ? "is suppressed now" : "is suppressed and still on record" : "is gone"),
          help: isComparison
            ? isSuppressed ? "" : "See that it is gone on purpose."
            : isSuppressed
              ? "Take it out of the baseline with 'sluice baseline update': the reason now stands beside it."
              : "See that it is gone on purpose, then take it out of the baseline with 'sluice baseline update'.",
          fingerprint: fingerprints.next(["drift.gone-declaration"] + identity.fields),
          target: identity.target, configuration: identity.configuration))
    }
  }

  private mutating func add(
    _ rule: String, _ declaration: Declaration, _ weight: Severity, _ message: String, _ help: String
  ) {
    guard let chosen = severities.ofNotice(rule, "").severity(otherwise: weight) else { return }
    let why = unshipped?.why(declaration)
    let (severity, help) = why.map { (min(chosen, .note), $0) } ?? (chosen, help)
    findings.append(
      Finding(
        rule: rule, subject: declaration.key, severity: severity, message: message,
        file: declaration.place.file, line: declaration.place.line, column: declaration.place.column,
        help: help, fingerprint: fingerprints.next([rule] + DeclarationIdentity(declaration).fields),
        target: declaration.target, configuration: declaration.configuration))
  }

  /// Rules that a target has sites of now, where each site is known: a file that is on record became part of it.
  mutating func take(_ change: Drift.TargetChange, _ census: Census, _ drift: Drift) {
    for rule in change.gained {
      if drift.new.contains(where: { $0.rule == rule && $0.targets.contains(change.id) }) { continue }
      let sites = census.sites.filter { $0.gates && $0.rule == rule && $0.targets.contains(change.id) }
      guard let first = sites.first, let known = catalog.rule(rule) else { continue }
      // The app has to declare a category that one of its targets did not have.
      let weight = known.group == "required-reason" && first.standing != .adjacent ? .error : known.severity
      guard let severity = severities.ofNewSite(rule).severity(otherwise: weight) else { continue }
      findings.append(
        Finding(
          rule: "drift.new-in-target", subject: rule, severity: severity,
          message:
            "\(change.id) has \(sites.count == 1 ? "a site" : "\(sites.count) sites") of \(rule) now, and had none",
          file: first.file, line: first.line, column: first.column,
          help: isComparison
            ? "See that the target may do this and declares it, or take the file out of the target."
            : "See that the target may do this and declares it, then put that on record with 'sluice baseline accept', or take the file out of the target.",
          reference: known.reference,
          fingerprint: fingerprints.next(["drift.new-in-target", rule, change.id]), target: change.id,
          related: sites.dropFirst().map {
            Finding.Related(file: $0.file, line: $0.line, message: "and here")
          }))
    }
  }
}

extension Declaration {
  /// `the entitlement com.apple.security.network.client`.
  fileprivate var words: String { "the \(kind.rawValue) \(key)" }

  /// A flag that is off states what holds without it.
  fileprivate var weightWhenNew: Severity {
    if value == "false" { return .note }
    switch kind {
    case .dependency, .usageDescription, .queriedScheme, .encryptionExport, .exportedType: return .warning
    default: return kind.weightWhenChanged
    }
  }
}

extension Declaration.Kind {
  /// What lets data out, or tells Apple and users of it, weighs most; a text counts by being there, and of a version
  /// a note is enough.
  fileprivate var weightWhenChanged: Severity {
    switch self {
    case .entitlement, .atsException, .fileSharing, .tracking, .trackingDomain, .dataType, .accessedAPI:
      .error
    case .urlScheme, .queriedScheme, .backgroundMode, .bonjourService, .exportedType, .encryptionExport:
      .warning
    case .usageDescription: .warning
    case .dependency: .note
    }
  }

  fileprivate func helpWhenNew(_ isComparison: Bool) -> String {
    switch self {
    case .dependency:
      "Read what it sends and stores before you ship it\(isComparison ? "." : ", then put it on record.")"
    case .tracking, .trackingDomain, .dataType, .accessedAPI:
      "See that the privacy label and the privacy policy say the same"
        + (isComparison ? "." : ", then put it on record.")
    default:
      "See that the app needs it"
        + (isComparison ? "." : ", then put it on record with 'sluice baseline accept'.")
    }
  }
}

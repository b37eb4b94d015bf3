import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// What is wrong with the words that are there, one fault a text: what hides another one comes first.
  static let usageText = Audit(["usage.empty", "usage.unresolved", "usage.deprecated", "usage.placeholder"]) {
    context in
    context.subjects.filter(\.asksPeople).flatMap { subject in
      let texts = UsageTexts(context, subject)
      return subject.held(by: \.identity, texts.faults).map(texts.finding)
    }
  }
}

/// What is wrong with one text of an Info.plist.
private struct UsageTextFault {
  enum Kind: Hashable {
    case empty
    /// What it is instead of a text.
    case noText(String)
    /// What it is instead of a dictionary of texts.
    case noDictionary(String)
    case unresolved(String)
    /// What systems read instead.
    case deprecated([String])
    case placeholder(String)

    var saysNothing: Bool {
      switch self {
      case .empty, .noText: true
      case .noDictionary, .unresolved, .deprecated, .placeholder: false
      }
    }
  }

  let kind: Kind
  let key: UsageKey
  let entry: InfoPlist.Entry
  let place: FilePlace
  /// Of a text that says nothing, the code that needs it; nothing where none does.
  var need: UsageLack?

  var identity: [AnyHashable] { [kind, key.name, place] }
}

private struct UsageTexts {
  private let context: AuditContext
  private let subject: AuditSubject
  /// Others whose code may be what a text of this target is for.
  private let relatives: [AuditSubject]

  init(_ context: AuditContext, _ subject: AuditSubject) {
    self.context = context
    self.subject = subject
    let target = subject.target
    relatives = context.subjects.filter { other in
      other.target.id != target.id
        && (target.embeds.contains(other.target.id) || other.target.embeds.contains(target.id)
          || target.isGuess && other.target.isGuess)
    }
  }

  func faults(of variant: AuditVariant) -> [UsageTextFault] {
    lazy var deployments = Deployment.all(of: subject.target, variant)
    lazy var asked = needs(of: variant)
    return variant.info.entries.flatMap { entry -> [UsageTextFault] in
      guard let key = context.catalog.usageKey(entry.key) else { return [] }
      if key.name == "NSLocationTemporaryUsageDescriptionDictionary" { return parts(of: entry, key) }
      guard key.isText, let kind = kind(of: entry, key, deployments) else { return [] }
      if case .deprecated = kind { return [fault(kind, key, entry, at: entry.keyPlace)] }
      var fault = fault(kind, key, entry, at: entry.place)
      if kind.saysNothing {
        fault.need = asked.lazy.compactMap { $0.lack(of: key, isSaidElsewhere: true) }.first
      }
      return [fault]
    }
  }

  /// What this target and those that it is one app with ask for.
  private func needs(of variant: AuditVariant) -> [UsageNeeds] {
    [UsageNeeds(context.catalog, subject.target, variant)]
      + relatives.map { UsageNeeds(context.catalog, $0.target, $0.judged) }
  }

  /// How much a text weighs that says nothing: where all that is known of the code asks for nothing, the template of a
  /// framework may have left it there.
  private func weight(of fault: UsageTextFault) -> Severity? {
    // Where the system has words of its own, an empty text does no harm that is known.
    if [.plain, .unknown].contains(fault.key.absence) { return .warning }
    if case .noDictionary = fault.kind { return nil }
    if isCodeless { return nil }
    return max(fault.need?.severity ?? .warning, .warning)
  }

  /// Whether no code was seen that could ask.
  private var isCodeless: Bool {
    subject.target.sources.isEmpty && relatives.allSatisfy(\.target.sources.isEmpty)
  }

  private func fault(
    _ kind: UsageTextFault.Kind, _ key: UsageKey, _ entry: InfoPlist.Entry, at place: FilePlace
  ) -> UsageTextFault {
    UsageTextFault(kind: kind, key: key, entry: entry, place: place)
  }

  private func kind(
    of entry: InfoPlist.Entry, _ key: UsageKey, _ deployments: @autoclosure () -> [Deployment]
  ) -> UsageTextFault.Kind? {
    guard let text = entry.text else { return .noText(entry.value.content.words) }
    // Without a project nothing says what a variable is.
    let variables = subject.target.isGuess ? [] : entry.unresolved.filter { !Self.known.contains($0) }
    if let variable = variables.first { return .unresolved(variable) }
    if !entry.unresolved.isEmpty { return nil }
    if text.isBlank { return .empty }
    if key.isRetired(on: deployments()) { return .deprecated(key.replacements) }
    return Placeholder.isOne(text, for: key) ? .placeholder(text) : nil
  }

  /// What Xcode sets for every target.
  private static let known: Set<String> = [
    "PRODUCT_NAME", "TARGET_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME", "CONFIGURATION", "PROJECT_NAME",
    "PRODUCT_BUNDLE_IDENTIFIER", "DEVELOPMENT_LANGUAGE",
  ]

  /// The texts of a dictionary of purposes.
  private func parts(of entry: InfoPlist.Entry, _ key: UsageKey) -> [UsageTextFault] {
    guard let members = entry.value.members else {
      return [fault(.noDictionary(entry.value.content.words), key, entry, at: entry.place)]
    }
    return members.compactMap { member in
      guard let text = member.value.text, text.isBlank else { return nil }
      return fault(.empty, key, entry, at: FilePlace(entry.place.file, member.value.place))
    }
  }

  func finding(_ held: Held<UsageTextFault>) -> Finding {
    let fault = held.fault
    let (rule, severity): (String, Severity?) =
      switch fault.kind {
      case .empty, .noText, .noDictionary: ("usage.empty", weight(of: fault))
      case .unresolved: ("usage.unresolved", nil)
      case .deprecated: ("usage.deprecated", nil)
      case .placeholder: ("usage.placeholder", nil)
      }
    let variable: String? = if case .unresolved(let name) = fault.kind { name } else { nil }
    return context.finding(
      rule, variable ?? fault.key.name, at: fault.place, message(fault, in: held.configuration),
      help: help(fault), severity: held.isJudged ? severity : .note, of: subject, in: held.configuration,
      related: (variable.flatMap(nearest).map { [$0] } ?? []) + asking(fault))
  }

  /// The code that a text which says nothing is for.
  private func asking(_ fault: UsageTextFault) -> [Finding.Related] {
    (fault.need?.sites ?? []).prefix(5).map {
      Finding.Related(FilePlace($0.file, line: $0.line, column: $0.column), "\($0.call) needs it")
    }
  }

  private func message(_ fault: UsageTextFault, in configuration: String) -> String {
    let key = fault.key.name
    let unasked = fault.need == nil && !isCodeless ? ", and no code that was read asks for it" : ""
    switch fault.kind {
    case .empty: return "the text of \(key) is empty, which counts as if it were not there\(unasked)"
    case .noText(let what):
      return "\(key) is \(what) where a text belongs, which counts as if it were not there\(unasked)"
    case .noDictionary(let what):
      return "\(key) is \(what) where a dictionary of purposes belongs, which counts as if it were not there"
    case .unresolved(let name):
      let place = configuration.isEmpty ? "no configuration" : "nothing in \(configuration)"
      return "\(place) sets $(\(name)), so nothing takes its place in the text of \(key)"
    case .deprecated(let newer):
      let rest = newer.isEmpty ? "" : "; current ones read \(newer.joined(separator: " or "))"
      return "no system that \(subject.phrase) runs on reads \(key)\(rest)"
    case .placeholder(let text):
      return "the text of \(key), '\(text.prefix(60))', does not say what the access is for"
    }
  }

  private func help(_ fault: UsageTextFault) -> String? {
    if fault.kind.saysNothing, fault.need == nil, !isCodeless {
      return "Remove the key, or say in one sentence what the access is for."
    }
    if case .empty = fault.kind, !fault.key.effect.isEmpty {
      return "\(fault.key.effect) Say in one sentence what the access is for."
    }
    if case .noDictionary = fault.kind {
      return "\(fault.key.effect) Make it a dictionary with a text for each purpose that the code names."
    }
    return nil
  }

  /// A setting that is there and was probably meant.
  private func nearest(to variable: String) -> Finding.Related? {
    let settings = subject.judged.variant.settings
    let names = settings.names(beginningWith: "").filter { $0 != variable }
    let near =
      names.first { $0.hasPrefix(variable + "_") || variable.hasPrefix($0 + "_") }
      ?? Nearest.to(variable, of: names)
    guard let near, let value = settings.value(of: near) else { return nil }
    return Finding.Related(value.place, "\(near) is set here")
  }
}

extension UsageKey {
  /// Whether the key once was read on these platforms and is on none of them any more.
  fileprivate func isRetired(on deployments: [Deployment]) -> Bool {
    let known =
      deployments.isEmpty ? systems.map { Deployment(platform: $0.platform) } : deployments
    let reading = known.compactMap { deployment in
      system(deployment.platform).map { (until: $0.until, deployment: deployment) }
    }
    guard !reading.isEmpty else { return false }
    return reading.allSatisfy { until, deployment in
      guard let until, let oldest = deployment.oldest ?? Deployment.assumed[deployment.platform] else {
        return false
      }
      return until <= oldest
    }
  }
}

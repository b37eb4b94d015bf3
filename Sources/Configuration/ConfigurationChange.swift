import Catalog

/// What a configuration says otherwise than another one, by meaning: the order of keys, comments and how a value is spelt
/// do not count.
package struct ConfigurationChange: Sendable, Hashable {
  /// What is so now: `network. is off, and was an error`.
  package let words: String
  /// Whether the gate sees less, or lets more pass, because of it.
  package let isLooser: Bool

  private init(_ words: String, isLooser: Bool) {
    self.words = words
    self.isLooser = isLooser
  }

  /// All there are, those first that let more pass.
  /// - Parameter app: the app that is asked about, where there are several.
  package static func all(
    from old: Configuration, to new: Configuration, app name: String? = nil
  ) -> [ConfigurationChange] {
    let (before, after) = (old.app(name), new.app(name))
    var changes = promises(old, new) + severities(old, new)
    changes += read(
      values(before?.include ?? old.include), values(after?.include ?? new.include))
    changes += list(
      values(before?.exclude ?? old.exclude), values(after?.exclude ?? new.exclude),
      added: "is not read any more", removed: "is read now")
    changes += list(
      values(old.tests), values(new.tests), added: "counts as tests now", removed: "counts as tests no more")
    changes += list(
      values(old.samples), values(new.samples), added: "counts as samples now",
      removed: "counts as samples no more")
    changes += list(
      values(old.thirdParty), values(new.thirdParty), added: "counts as code of others now",
      removed: "counts as code of others no more")
    changes += others(old, new, before, after)
    return changes.filter(\.isLooser) + changes.filter { !$0.isLooser }
  }

  private static func values<Value>(_ settings: [Configuration.Setting<Value>]?) -> [Value]? {
    settings?.map(\.value)
  }

  private static func promises(_ old: Configuration, _ new: Configuration) -> [ConfigurationChange] {
    let (before, after) = (Set(old.promises.map(\.rules)), Set(new.promises.map(\.rules)))
    let gone = old.promises.filter { !after.contains($0.rules) }.map { promise in
      ConfigurationChange(
        "no longer promised: no site of \(promise.rules)\(promise.reason.map { " (\($0))" } ?? "")",
        isLooser: true)
    }
    let made = new.promises.filter { !before.contains($0.rules) }.map {
      ConfigurationChange("promised now: no site of \($0.rules)", isLooser: false)
    }
    return gone + made
  }

  private static func severities(_ old: Configuration, _ new: Configuration) -> [ConfigurationChange] {
    let weights = { (configuration: Configuration) in
      Dictionary(configuration.severities.map { ($0.rules, $0.weight) }, uniquingKeysWith: { $1 })
    }
    let (before, after) = (weights(old), weights(new))
    return Set(before.keys).union(after.keys).sorted().compactMap { rules in
      let (was, now) = (before[rules], after[rules])
      if was == now { return nil }
      let words = { (weight: Configuration.Weight?) in weight.map(\.words) ?? "what the catalog says" }
      // What the catalog says is an error for most of what people turn to.
      let isLooser = (now?.order ?? 3) < (was?.order ?? 3)
      return ConfigurationChange("\(rules) is \(words(now)), and was \(words(was))", isLooser: isLooser)
    }
  }

  /// What is read at all: everything, where nothing is named.
  private static func read(_ old: [String]?, _ new: [String]?) -> [ConfigurationChange] {
    switch (old ?? [], new ?? []) {
    case ([], []): []
    case ([], let new):
      [ConfigurationChange("only \(new.joined(separator: ", ")) is read now", isLooser: true)]
    case (let old, []):
      [ConfigurationChange("all is read now, and not only \(old.joined(separator: ", "))", isLooser: false)]
    case (let old, let new):
      // What was there and is not any more is what is left out.
      list(new, old, added: "is not read any more", removed: "is read now")
    }
  }

  /// What was added to a list of patterns, and what was taken out. A pattern with `!` says the contrary.
  private static func list(
    _ old: [String]?, _ new: [String]?, added: String, removed: String
  ) -> [ConfigurationChange] {
    let (before, after) = (old ?? [], new ?? [])
    let come = after.filter { !before.contains($0) }
    let gone = before.filter { !after.contains($0) }
    return come.map { pattern in
      pattern.hasPrefix("!")
        ? ConfigurationChange("\(pattern.dropFirst()) \(removed)", isLooser: false)
        : ConfigurationChange("\(pattern) \(added)", isLooser: true)
    }
      + gone.map { pattern in
        pattern.hasPrefix("!")
          ? ConfigurationChange("\(pattern.dropFirst()) \(added)", isLooser: true)
          : ConfigurationChange("\(pattern) \(removed)", isLooser: false)
      }
  }

  private static func others(
    _ old: Configuration, _ new: Configuration, _ before: Configuration.App?, _ after: Configuration.App?
  ) -> [ConfigurationChange] {
    var changes: [ConfigurationChange] = []
    let level = (old.failLevel?.value ?? .error, new.failLevel?.value ?? .error)
    if level.0 != level.1 {
      changes.append(
        ConfigurationChange(
          "fail-on is \(level.1.rawValue), and was \(level.0.rawValue)",
          isLooser: level.1.order > level.0.order))
    }
    let said = { (name: String, was: [String]?, now: [String]?) in
      if was == now { return }
      let words = { (values: [String]?) in values.map { $0.joined(separator: ", ") } ?? "not set" }
      changes.append(ConfigurationChange("\(name) is \(words(now)), and was \(words(was))", isLooser: true))
    }
    said(
      "platforms", values(old.platforms)?.map(\.rawValue), values(new.platforms)?.map(\.rawValue))
    said(
      "baseline", (before?.baseline ?? old.baseline).map { [$0.value] },
      (after?.baseline ?? new.baseline).map { [$0.value] })
    said("targets", values(before?.targets), values(after?.targets))
    let (were, are) = (old.apps.map(\.name), new.apps.map(\.name))
    changes += were.filter { !are.contains($0) }.map {
      ConfigurationChange("the app \($0) is not checked any more", isLooser: true)
    }
    changes += are.filter { !were.contains($0) }.map {
      ConfigurationChange("the app \($0) is checked now", isLooser: false)
    }
    let rules = (Set(old.rules.map(\.value.id)), Set(new.rules.map(\.value.id)))
    changes += rules.0.subtracting(rules.1).sorted().map {
      ConfigurationChange("the rule \($0) is no more", isLooser: true)
    }
    changes += rules.1.subtracting(rules.0).sorted().map {
      ConfigurationChange("the rule \($0) is new", isLooser: false)
    }
    for rule in new.rules.map(\.value) {
      guard let was = old.rules.map(\.value).first(where: { $0.id == rule.id }), was.spelled != rule.spelled
      else { continue }
      changes.append(ConfigurationChange("the rule \(rule.id) looks for something else", isLooser: true))
    }
    return changes
  }
}

extension Configuration {
  fileprivate func app(_ name: String?) -> App? { apps.first { $0.name == name } }
}

extension Configuration.Weight {
  fileprivate var words: String {
    switch self {
    case .error: "an error"
    case .warning: "a warning"
    case .note: "a note"
    case .off: "off"
    }
  }

  fileprivate var order: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

extension Configuration.FailLevel {
  /// How little fails.
  fileprivate var order: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    case .never: 3
    }
  }
}

package import Catalog
import Formats

extension Configuration {
  /// Reads `.sluice.yml` strictly: a setting that is not understood is an error, since a gate that skipped it would
  /// pass or fail for a reason that nobody sees.
  /// - Parameters:
  ///   - file: what errors call it.
  ///   - catalog: the rules that there are, without the file's own.
  package init(
    reading bytes: [UInt8], file: String, catalog: Catalog
  ) throws(ConfigurationError) {
    let document: YAMLDocument
    do throws(YAMLError) {
      document = try YAMLReader.read(bytes)
    } catch {
      throw ConfigurationError(file: file, position: error.position, message: error.message)
    }
    if let note = document.notes.first {
      throw ConfigurationError(file: file, position: note.position, message: "\(note)")
    }
    self.init()
    self.file = file
    // A file of comments makes its folder a root, and says nothing more.
    if document.root.value == .null { return }
    var reader = ConfigurationReader(
      file: file, names: RuleNames(catalog), findings: Self.adjustable(catalog))
    self = try reader.read(document.root, into: self)
  }

  /// Findings whose severity can be chosen, and their groups with a dot: not that of a broken promise, nor of what says
  /// that something was not read.
  private static func adjustable(_ catalog: Catalog) -> [String] {
    let fixed = ["drift.broken-promise", "baseline.expired", "baseline.malformed", "baseline.newer-version"]
    let findings = catalog.findings.filter { $0.group != "input" && !fixed.contains($0.id) }
    let groups = Set(findings.map { $0.group + "." }).subtracting(["drift.", "baseline."])
    return findings.map(\.id) + groups.sorted()
  }
}

private struct ConfigurationReader {
  let file: String
  /// Grows by the file's own rules.
  var names: RuleNames
  /// The findings, and groups of them, whose severity can be chosen.
  let findings: [String]

  private static let keys = [
    "include", "exclude", "third-party", "tests", "samples", "platforms", "baseline", "fail-on", "severity",
    "promises", "rules", "link-base", "apps",
  ]

  mutating func read(
    _ root: YAMLNode, into empty: Configuration
  ) throws(ConfigurationError) -> Configuration {
    let section = try Section(root, file: file, what: "the configuration", keys: Self.keys)
    var configuration = empty
    configuration.include = try section.patterns("include")
    configuration.exclude = try section.patterns("exclude")
    configuration.thirdParty = try section.patterns("third-party")
    configuration.tests = try section.patterns("tests")
    configuration.samples = try section.patterns("samples")
    configuration.platforms = try platforms(section)
    configuration.baseline = try baseline(section)
    configuration.failLevel = try section.choice("fail-on")
    configuration.linkBase = try linkBase(section)
    // Before what can name them.
    configuration.rules = try rules(section)
    configuration.severities = try severities(section)
    configuration.promises = try promises(section)
    configuration.apps = try apps(section)
    return configuration
  }

  // MARK: Single values

  private func platforms(
    _ section: Section
  ) throws(ConfigurationError) -> [Configuration.Setting<ApplePlatform>]? {
    guard let names = try section.texts("platforms") else { return nil }
    var platforms: [Configuration.Setting<ApplePlatform>] = []
    for name in names {
      guard let platform = ApplePlatform(anyCase: name.value) else {
        throw ConfigurationError(
          file: file, position: name.position,
          message: Section.unknown("platform", name.value, of: ApplePlatform.names, in: "'platforms'"))
      }
      platforms.append(Configuration.Setting(platform, at: name.position))
    }
    return platforms
  }

  /// A configuration comes with the code that is checked: it may not have files written in other places.
  private func baseline(_ section: Section) throws(ConfigurationError) -> Configuration.Setting<String>? {
    guard let path = try section.text("baseline") else { return nil }
    let parts = path.value.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(".."), parts.first != "", parts.last != "" else {
      throw ConfigurationError(
        file: file, position: path.position,
        message:
          "the baseline '\(path.value)' is no file below the root; name it from there, as in 'Baselines/sluice.jsonl', or use --baseline"
      )
    }
    return path
  }

  private func linkBase(_ section: Section) throws(ConfigurationError) -> Configuration.Setting<String>? {
    guard let base = try section.text("link-base") else { return nil }
    guard Configuration.isAddress(base.value) else {
      throw ConfigurationError(
        file: file, position: base.position,
        message:
          "'link-base' is the address that paths are put after, and begins with https; write it in full")
    }
    return base
  }

  // MARK: Rules

  private func severities(
    _ section: Section
  ) throws(ConfigurationError) -> [Configuration.SeverityChoice] {
    guard let node = try section.node("severity") else { return [] }
    guard let members = node.members else {
      throw section.error(
        node, "'severity' is written as rules with severities, such as 'network.: error'; write it so")
    }
    var choices: [Configuration.SeverityChoice] = []
    for member in members {
      let rules = try section.text(of: member.key, "severity").value
      if let trouble = names.trouble(with: rules, or: findings) {
        throw section.error(member.key, trouble)
      }
      let weight: Configuration.Weight = try section.choice(of: member.value, "severity of '\(rules)'")
      choices.append(
        Configuration.SeverityChoice(rules: rules, weight: weight, position: member.key.position))
    }
    return choices
  }

  private func promises(_ section: Section) throws(ConfigurationError) -> [Configuration.Promise] {
    guard let node = try section.node("promises") else { return [] }
    var promises: [Configuration.Promise] = []
    for element in node.elements ?? [node] {
      var promise: Configuration.Promise
      if element.members == nil {
        let rules = try section.text(of: element, "promises")
        promise = Configuration.Promise(rules: rules.value, position: rules.position)
      } else {
        let one = try Section(
          element, file: file, what: "a promise", keys: ["rule", "reason", "owner"])
        guard let rules = try one.text("rule") else {
          throw one.missing("rule", "it names the rule, or the group with its dot, that is to have no site")
        }
        promise = Configuration.Promise(rules: rules.value, position: rules.position)
        promise.reason = try one.prose("reason")?.value
        promise.owner = try one.text("owner")?.value
      }
      if let trouble = names.trouble(with: promise.rules) {
        throw ConfigurationError(file: file, position: promise.position, message: trouble)
      }
      promises.append(promise)
    }
    return promises
  }

  private mutating func rules(
    _ section: Section
  ) throws(ConfigurationError) -> [Configuration.Setting<OwnRule>] {
    guard let node = try section.node("rules") else { return [] }
    guard let elements = node.elements else {
      throw section.error(node, "'rules' is a list; write each rule as '- name: …'")
    }
    var rules: [Configuration.Setting<OwnRule>] = []
    for element in elements {
      let rule = try OwnRuleReader(file: file).rule(element)
      guard names.insert(rule.value.id) else {
        throw ConfigurationError(
          file: file, position: rule.position,
          message: "there is a rule '\(rule.value.id)' already; choose another name")
      }
      rules.append(rule)
    }
    return rules
  }
}

// MARK: Apps

extension ConfigurationReader {
  private func apps(_ section: Section) throws(ConfigurationError) -> [Configuration.App] {
    guard let node = try section.node("apps") else { return [] }
    guard let members = node.members else {
      throw section.error(node, "'apps' is written as names with what belongs to each; write it so")
    }
    var apps: [Configuration.App] = []
    for member in members {
      let name = try section.text(of: member.key, "apps").value
      guard Self.isFileName(name) else {
        throw section.error(
          member.key,
          "'\(name)' cannot name an app, because its baseline is named after it; use letters, digits, '-', '_' and '.'"
        )
      }
      let one = try Section(
        member.value, file: file, what: "an app", keys: ["include", "exclude", "baseline", "targets"])
      var app = Configuration.App(name: name, position: member.key.position)
      app.targets = try one.texts("targets")
      app.include = try one.patterns("include")
      app.exclude = try one.patterns("exclude")
      app.baseline = try baseline(one)
      apps.append(app)
    }
    return apps
  }

  private static func isFileName(_ name: String) -> Bool {
    name.first != "."
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
      }
  }
}

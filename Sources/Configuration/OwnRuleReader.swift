import Catalog
import Formats

/// Reads a rule of `rules:`.
struct OwnRuleReader {
  let file: String

  private static let keys = [
    "name", "title", "language", "spellings", "severity", "why", "mend", "reference",
  ]

  func rule(_ node: YAMLNode) throws(ConfigurationError) -> Configuration.Setting<OwnRule> {
    let section = try Section(node, file: file, what: "an own rule", keys: Self.keys)
    guard let name = try section.text("name") else {
      throw section.missing("name", "baselines and reports name the rule by it")
    }
    guard let spellings = try section.texts("spellings"), !spellings.isEmpty else {
      throw section.missing("spellings", "they say what is looked for, such as 'type AcmeClient'")
    }
    guard let why = try section.prose("why") else {
      throw section.missing("why", "it tells whoever meets the finding why it matters")
    }
    guard let mend = try section.prose("mend") else {
      throw section.missing("mend", "it tells whoever meets the finding what to do")
    }
    let text = OwnRule.Text(
      title: try section.prose("title")?.value ?? name.value, why: why.value, mend: mend.value,
      reference: try section.text("reference")?.value ?? "")
    let language: Configuration.Setting<OwnRule.Language>? = try section.choice("language")
    let severity: Configuration.Setting<Severity>? = try section.choice("severity")
    do throws(OwnRuleError) {
      let rule = try OwnRule(
        name: name.value, text: text, severity: severity?.value ?? .error,
        language: language?.value ?? .both, spellings: spellings.map(\.value))
      return Configuration.Setting(rule, at: name.position)
    } catch {
      throw self.error(error, name, spellings)
    }
  }

  private func error(
    _ error: OwnRuleError, _ name: Configuration.Setting<String>, _ spellings: [Configuration.Setting<String>]
  ) -> ConfigurationError {
    switch error.trouble {
    case .name(let text):
      return ConfigurationError(
        file: file, position: name.position,
        message:
          "'\(text)' cannot name a rule; use lower-case words with hyphens, with a group before a dot or without, as in 'network.acme-client'"
      )
    case .group(let group):
      let groups = Catalog.groups.map(\.name)
      return ConfigurationError(
        file: file, position: name.position,
        message: Section.unknown("group", group, of: groups, in: "the name of the rule"))
    case .spelling(let place, let cause):
      let spelling = spellings.indices.contains(place) ? spellings[place] : name
      return ConfigurationError(
        file: file, position: spelling.position,
        message:
          "the spelling '\(spelling.value)' cannot be read: \(cause); 'sluice explain RULE' shows spellings that can"
      )
    }
  }
}

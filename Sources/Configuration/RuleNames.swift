import Catalog

/// The names that a configuration can speak of.
struct RuleNames {
  private var rules: Set<String>
  private var groups: Set<String>

  init(_ catalog: Catalog) {
    rules = Set(catalog.rules.map(\.id))
    groups = Set(catalog.rules.map(\.group))
  }

  /// Takes the name of a further rule; false where there is one.
  mutating func insert(_ rule: String) -> Bool {
    groups.insert(String(rule.prefix { $0 != "." }))
    return rules.insert(rule).inserted
  }

  /// What is wrong with a name that should be a rule's, or a group's with its dot.
  /// - Parameter orFindings: whether it may be one of the gate's own findings too.
  func trouble(with name: String, orFindings: Bool) -> String? {
    let isGroup = name.hasSuffix(".")
    if isGroup ? groups.contains(String(name.dropLast())) : rules.contains(name) { return nil }
    let findings = orFindings ? Configuration.findingRules : []
    if findings.contains(name) { return nil }
    if groups.contains(name) { return "'\(name)' is a group; write it with its dot, '\(name).'" }
    if name.hasPrefix("drift.broken-promise") {
      return "a broken promise is always an error; take the promise back instead"
    }
    let known = rules.sorted() + groups.sorted().map { $0 + "." } + findings
    if let nearest = Nearest.to(name, of: known) {
      return "unknown rule '\(name)'; did you mean '\(nearest)'?"
    }
    // The part after the dot is what people remember.
    if let whole = rules.sorted().first(where: { $0.hasSuffix("." + name) }) {
      return "unknown rule '\(name)'; did you mean '\(whole)'?"
    }
    return "unknown rule '\(name)'; 'sluice rules' lists them, and a group is named with its dot, 'network.'"
  }
}

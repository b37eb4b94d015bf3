/// The names that people can speak of: rules, and groups with their dot.
package struct RuleNames {
  private var rules: Set<String>
  private var groups: Set<String>

  package init(_ catalog: Catalog) {
    rules = Set(catalog.rules.map(\.id))
    groups = Set(catalog.rules.map(\.group))
  }

  /// Takes the name of a further rule; false where there is one.
  package mutating func insert(_ rule: String) -> Bool {
    groups.insert(String(Self.group(of: rule).dropLast()))
    return rules.insert(rule).inserted
  }

  /// The group of a rule as people name it, with its dot: `network.` of `network.url-session`.
  package static func group(of rule: String) -> String { rule.prefix { $0 != "." } + "." }

  /// Whether audits find what has this rule: it is about what is so, and not about what changed or was not read.
  package static func isOfAudits(_ rule: String) -> Bool {
    !["drift.", "baseline.", "input.", "suppression."].contains(group(of: rule))
  }

  package func has(_ name: String) -> Bool {
    name.hasSuffix(".") ? groups.contains(String(name.dropLast())) : rules.contains(name)
  }

  /// What is wrong with a name that should be a rule's, or a group's with its dot.
  /// - Parameter findings: those of the gate itself that may be named too.
  package func trouble(with name: String, or findings: [String] = []) -> String? {
    if has(name) { return nil }
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

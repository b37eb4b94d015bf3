package import Catalog

/// The rule reference of the documentation, made from the catalog so that it cannot say anything else.
package enum RuleReference {
  package static func markdown(_ catalog: Catalog) -> String {
    var lines = [
      "# Rules", "", "What Sluice counts and finds, as its catalog \(Catalog.version) has it.", "",
      "## Overview", "",
      "This page is made from the catalog: `SLUICE_RECORD=1 swift test` writes it anew after a change of the tables.",
    ]
    let spellings = Dictionary(grouping: catalog.spellings, by: \.rule)
    for group in Catalog.groups {
      let places = catalog.rules.indices.filter { catalog.rules[$0].group == group.name }
      if places.isEmpty { continue }
      lines += ["", "## \(group.title)"]
      for place in places { lines += section(catalog.rules[place], spellings[place] ?? []) }
    }
    for group in Catalog.Group.ofFindings {
      let rules = catalog.findings.filter { $0.group == group.name }
      if rules.isEmpty { continue }
      lines += ["", "## Findings: \(group.title)"]
      for rule in rules { lines += section(rule, []) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ rule: Rule, _ spellings: [Spelling]) -> [String] {
    var lines = ["", "### \(rule.id)", "", "**\(escaped(rule.title))**", "", escaped(rule.why), ""]
    lines.append("*What to do:* \(escaped(rule.mend))")
    if !rule.doubt.isEmpty { lines += ["", "*In doubt:* \(escaped(rule.doubt))"] }
    let forms = rule.forms(spellings).map(\.rawValue).joined(separator: ", ")
    let counted = rule.kind == .site ? "; forms \(forms)" : ""
    lines += ["", "Severity \(rule.severity.rawValue)\(counted); since catalog \(rule.since)."]
    if !rule.reference.isEmpty { lines += ["", "<\(rule.reference)>"] }
    if !spellings.isEmpty { lines += ["", "```text"] + spellings.map(row) + ["```"] }
    return lines
  }

  private static func row(_ spelling: Spelling) -> String {
    guard let standing = spelling.standing, standing != .listed else { return spelling.text }
    return "\(spelling.text)  # \(standing.rawValue)"
  }

  /// Text of the catalog holds names with underscores and stars, which Markdown would take for emphasis.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\*_<>[]`".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

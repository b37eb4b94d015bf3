package import Catalog
package import Census
import Trees

/// Rules as a person reads them: the list of all, and all about one.
package enum TextRules {
  package static func list(_ catalog: Catalog, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    page.line("Counted in source")
    page.line()
    for group in Catalog.groups { page.write(group, catalog.rules) }
    page.line("Found in configuration, against the code and the baseline")
    page.line()
    for group in Catalog.Group.ofFindings { page.write(group, catalog.findings) }
    let count = Count.of(catalog.rules.count + catalog.findings.count, "rule")
    page.line("\(count), catalog \(Catalog.version). 'sluice explain RULE' says more.")
    return page.text
  }

  /// The rules of a group, which can be named wherever one rule can; nothing where it has none.
  package static func explain(_ group: Catalog.Group, _ catalog: Catalog, isColoured: Bool) -> String? {
    let sites = catalog.rules.filter { $0.group == group.name }
    let rules = sites + catalog.findings.filter { $0.group == group.name }
    guard !rules.isEmpty else { return nil }
    var page = Page(isColoured: isColoured)
    page.line(page.styled(group.name + ".", .bold) + page.styled("  \(group.title)", .dim))
    page.line()
    page.writeTitles(of: rules)
    page.line()
    // What the gate says of itself is named rule by rule.
    let isNamed = RuleNames.isOfAudits(group.name + ".")
    let places =
      sites.isEmpty
      ? "in the configuration and suppressions" : "in the configuration, in promises and suppressions"
    page.prose(
      "",
      (isNamed ? "'\(group.name).' names \(rules.count == 1 ? "it" : "all of them") \(places). " : "")
        + "'sluice explain RULE' says more of one.")
    return page.text
  }

  package static func explain(_ rule: Rule, _ catalog: Catalog, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    let spellings = catalog.place(ofRule: rule.id).map { place in
      catalog.spellings.filter { $0.rule == place }
    }
    let group = Catalog.groups.first { $0.name == rule.group }?.title ?? rule.group
    page.line(page.styled(rule.id, .bold) + page.styled("  \(group)", .dim))
    page.line(rule.title)
    page.line()
    page.prose("Why         ", rule.why)
    page.prose("What to do  ", rule.mend)
    if !rule.doubt.isEmpty { page.prose("In doubt    ", rule.doubt) }
    page.prose("New site    ", newSite(rule))
    let forms = rule.forms(spellings ?? []).map(\.rawValue).joined(separator: ", ")
    page.prose("Forms       ", forms)
    if !rule.since.isEmpty { page.prose("Since       ", "catalog \(rule.since)") }
    if !rule.reference.isEmpty { page.prose("Reference   ", rule.reference) }
    page.line()
    page.line(page.styled("What is counted", .bold))
    for standing in [nil] + Standing.allCases.map(Optional.some) {
      let rows = (spellings ?? []).filter { $0.standing == standing }
      if rows.isEmpty { continue }
      if let standing { page.line("  \(standing.words):") }
      for row in rows { page.line("  " + (standing == nil ? "" : "  ") + row.text) }
    }
    if spellings?.isEmpty ?? true { page.line("  what literals say, whichever call they are given to") }
    return page.text
  }

  /// What a person has to decide on.
  package static func explain(finding rule: Rule, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    let group = Catalog.Group.ofFindings.first { $0.name == rule.group }?.title ?? rule.group
    page.line(page.styled(rule.id, .bold) + page.styled("  \(group)", .dim))
    page.line(rule.title)
    page.line()
    page.prose("Why         ", rule.why)
    page.prose("What to do  ", rule.mend)
    if !rule.doubt.isEmpty { page.prose("In doubt    ", rule.doubt) }
    page.prose("Severity    ", "\(newSite(rule)), where nothing about it weighs less")
    page.prose("Since       ", "catalog \(rule.since)")
    if !rule.reference.isEmpty { page.prose("Reference   ", rule.reference) }
    return page.text
  }

  /// Why the sites at one place count, and how sure that is.
  package static func explain(_ sites: [Site], _ catalog: Catalog, _ options: TextOptions) -> String {
    var page = Page(isColoured: options.isColoured)
    for site in sites {
      let place = Visible.place(of: site)
      page.line("\(page.styled(place, .cyan)): \(page.styled(site.rule, .bold)) (\(site.certainty.rawValue))")
      if let line = options.sourceLine(site.file, site.line) {
        let excerpt = Excerpt(line: line, column: site.column, width: Page.width - 10)
        page.line(page.styled("  \(Page.right(String(site.line), to: 5)) | ", .dim) + excerpt.text)
        page.line(page.styled("        | ", .dim) + excerpt.blank + page.styled("^", .boldRed))
      }
      page.prose("Call      ", Visible.text(site.call), indent: 2)
      if !site.declaration.isEmpty { page.prose("In        ", Visible.text(site.declaration), indent: 2) }
      if !site.condition.isEmpty { page.prose("Where     ", Visible.text(site.condition), indent: 2) }
      page.prose("Form      ", site.form.rawValue, indent: 2)
      page.prose("Evidence  ", Visible.text(site.evidence), indent: 2)
      if let standing = site.standing { page.prose("Standing  ", standing.words, indent: 2) }
      if let reason = site.suppressed { page.prose("Ignored   ", Visible.text(reason), indent: 2) }
      page.prose("Gate      ", gate(site), indent: 2)
      if let rule = catalog.rule(site.rule) {
        page.prose("Why       ", rule.why, indent: 2)
        page.prose("Do        ", rule.mend, indent: 2)
      }
      page.line()
    }
    page.line("What is counted under that name: sluice explain \(sites.first?.rule ?? "RULE")")
    return page.text
  }

  private static func newSite(_ rule: Rule) -> String {
    if rule.group == "required-reason" {
      return "an error where the baseline has none of this rule, else a warning"
    }
    return rule.severity == .error ? "an error" : "a \(rule.severity.rawValue)"
  }

  private static func gate(_ site: Site) -> String {
    if site.origin == .thirdParty { return "no: it is a dependency's; it is counted for the dependency" }
    if site.role != .app { return "no: it is code of a \(site.role.rawValue)" }
    if site.certainty == .possible {
      return site.isOwnName
        ? "no: the code can mean what it declares itself, as the evidence says; qualified with its module, as in Darwin.stat, the API would count"
        : "no: nothing but the spelling says that it is this API"
    }
    if site.suppressed != nil {
      return "no: a comment suppresses it, with the reason above; a promise counts it all the same"
    }
    return "yes: it has to be in the baseline"
  }
}

extension Page {
  fileprivate mutating func writeTitles(of rules: [Rule]) {
    for rule in rules {
      let width = 36
      let title = Page.wrapped(rule.title, to: Page.width - width - 4)
      line("  " + Page.padded(rule.id, to: width) + "  " + styled(title.first ?? "", .dim))
      for row in title.dropFirst() { line(String(repeating: " ", count: width + 4) + styled(row, .dim)) }
    }
  }
}

extension Page {
  /// A group with those of some rules that are its own.
  fileprivate mutating func write(_ group: Catalog.Group, _ rules: [Rule]) {
    let rules = rules.filter { $0.group == group.name }
    if rules.isEmpty { return }
    line(styled(group.title, .bold))
    writeTitles(of: rules)
    line()
  }
}

extension Standing {
  var words: String {
    switch self {
    case .listed: "Apple's list names it"
    case .adjacent: "reaches the same data, and Apple's list does not name it"
    case .disputed: "sources differ on whether Apple's list covers it"
    }
  }
}

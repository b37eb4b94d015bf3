import Baseline
import Catalog
import Census
import Reports

/// `explain`: all about a rule, or why a line counts.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let name = arguments.operands.first ?? ""
    let isColoured = try Writing.isColoured(arguments) && !arguments.has(.output)
    let target = RuleOrLine(name)
    let text: String
    if target.file != nil {
      text = try explain(target, arguments, catalog, isColoured)
    } else if catalog.rule(name) == nil, let fact = try fact(name, catalog, isColoured) {
      text = fact
    } else {
      text = try explain(name, catalog, isColoured)
    }
    try Session.write(text, to: arguments.value(.output) ?? "-")
    return .clean
  }

  /// What is said of a name that is no rule of sites; nothing where it is none that is known.
  private static func fact(_ name: String, _ catalog: Catalog, _ isColoured: Bool) throws(Trouble) -> String?
  {
    if let finding = catalog.finding(name) {
      return TextRules.explain(finding: finding, isColoured: isColoured)
    }
    if let page = TextManifestPages.page(name, catalog, isColoured: isColoured) { return page }
    do throws(CatalogError) {
      let info = try InfoKey.all().first { $0.name == name }
      if let key = catalog.usageKey(name) {
        return TextUsageKey.explain(key, catalog, besides: info, isColoured: isColoured)
      }
      if let info { return TextInfoKey.explain(info, isColoured: isColoured) }
      if let entitlement = try Entitlement.all().first(where: { $0.covers(name) }) {
        return TextFacts.explain(entitlement, as: name, isColoured: isColoured)
      }
      return catalog.listedSDKs.first { $0.isNamed(name) }.map {
        TextFacts.explain($0, isColoured: isColoured)
      }
    } catch {
      throw Trouble("the catalog cannot be read: \(error)")
    }
  }

  private static func explain(
    _ name: String, _ catalog: Catalog, _ isColoured: Bool
  ) throws(Trouble) -> String {
    if let group = groups.first(where: { [$0.name, $0.name + "."].contains(name) }) {
      guard let text = TextRules.explain(group, catalog, isColoured: isColoured) else {
        throw Trouble(
          "no rule is in the group '\(group.name).' here: 'rules:' in the configuration adds rules to it")
      }
      return text
    }
    return TextRules.explain(try rule(name, catalog), catalog, isColoured: isColoured)
  }

  /// Those of sites first: a name can be of both.
  private static var groups: [Catalog.Group] { Catalog.groups + Catalog.Group.ofFindings }

  private static func rule(_ name: String, _ catalog: Catalog) throws(Trouble) -> Rule {
    if let rule = catalog.rule(name) { return rule }
    // The part after the dot is what people remember.
    let fitting = catalog.rules.filter { $0.id.hasSuffix("." + name) }
    if fitting.count == 1 { return fitting[0] }
    if fitting.count > 1 {
      throw Trouble("'\(name)' can be \(fitting.map(\.id).joined(separator: " or ")); name one of them")
    }
    let shortNames = catalog.rules.map { String($0.id.drop { $0 != "." }.dropFirst()) }
    throw Trouble.unknown(
      "rule", name,
      of: catalog.rules.map(\.id) + shortNames + catalog.findings.map(\.id) + catalog.usageKeys.map(\.name)
        + TextManifestPages.names(catalog) + groups.map(\.name) + factNames(catalog),
      otherwise: "'sluice rules' lists them; to explain a line, name it as FILE:LINE")
  }

  private static func factNames(_ catalog: Catalog) -> [String] {
    let entitlements = (try? Entitlement.all()) ?? []
    let keys = (try? InfoKey.all()) ?? []
    return entitlements.map(\.key) + keys.map(\.name) + catalog.listedSDKs.map(\.name)
  }

  private static func explain(
    _ target: RuleOrLine, _ arguments: Arguments, _ catalog: Catalog, _ isColoured: Bool
  ) throws(Trouble) -> String {
    guard let file = target.existingFile ?? arguments.value(.root).map({ "\($0)/\(target.file ?? "")" })
    else {
      throw Trouble("\(target.file ?? "") cannot be found; name the file as it is from here")
    }
    // The file is read even where it is ignored; with the names that others declare, so that it says what a check says.
    let plan = try Plan(arguments, paths: [file])
    let sites = try plan.census(catalog, telling: .all).sites.filter { target.names($0, plan.reading.root) }
    guard !sites.isEmpty else {
      throw Trouble(
        "no site of any rule is at \(target.text); 'sluice census -v \(target.file ?? "")' lists those there are"
      )
    }
    let source = SourceLines(root: plan.reading.root)
    return TextRules.explain(sites, catalog, TextOptions(isColoured: isColoured, sourceLine: source.line))
  }
}

package import Baseline
package import Catalog
import Census
import Trees

/// The documents that programs read. Keys are sorted, stable and only ever added; what does not exist is left
/// out.
package enum JSONReport {
  /// Those of several apps in one document.
  static func census(_ reports: [CensusReport]) -> JSON {
    if let only = reports.first, reports.count == 1 { return census(only) }
    return .sorted([
      "schema": .text("sluice.census/1"), "catalog": .text(Catalog.version),
      "apps": .list(reports.map(census)),
    ])
  }

  private static func census(_ report: CensusReport) -> JSON {
    let census = report.census
    return .sorted([
      "schema": .text("sluice.census/1"), "catalog": .text(Catalog.version), "app": report.app.map(JSON.text),
      "files": .sorted(["scanned": .number(census.scanned), "bytes": .number(census.bytes)]),
      "blind": .list(census.blind.map(blind)), "totals": totals(census, report.catalog),
      "sites": .list(census.sites.map(site)), "declarations": .list(census.declarations.map(declaration)),
      "targets": .list(zip(census.targets, census.targetOrigins).map(target)),
      "configuration": .list(
        census.configurationTotals.map { .sorted(["kind": .text($0.kind), "count": .number($0.count)]) }),
    ])
  }

  /// Those of several apps in one document, with the worst verdict and the sum of what was found.
  static func check(_ reports: [CheckReport]) -> JSON {
    if let only = reports.first, reports.count == 1 { return check(only) }
    return .sorted([
      "schema": .text("sluice.report/1"),
      "verdict": .text(Verdict.worst(of: reports.map(\.verdict)).rawValue),
      "counts": counts(reports), "apps": .list(reports.map(check)),
    ])
  }

  private static func check(_ report: CheckReport) -> JSON {
    .sorted([
      "schema": .text("sluice.report/1"), "verdict": .text(report.verdict.rawValue),
      "counts": counts([report]), "app": report.app.map(JSON.text),
      "blind": .list(report.census.blind.map(blind)),
      "findings": .list(report.judgement.findings.map(finding)), "drift": report.drift.map(drift),
      "totals": totals(report.census, report.catalog),
    ])
  }

  private static func counts(_ reports: [CheckReport]) -> JSON {
    let counts = Severity.allCases.map { severity in
      (severity.rawValue, JSON.number(reports.reduce(0) { $0 + $1.judgement.count(severity) }))
    }
    return .sorted(Dictionary(uniqueKeysWithValues: counts))
  }

  package static func rules(_ catalog: Catalog) -> JSON {
    let spellings = Dictionary(grouping: catalog.spellings, by: \.rule)
    let sites = catalog.rules.enumerated().map { place, rule in
      var members = members(of: rule)
      members["spellings"] = .list((spellings[place] ?? []).map { .text($0.text) })
      members["forms"] = .list(rule.forms(spellings[place] ?? []).map { .text($0.rawValue) })
      return JSON.sorted(members)
    }
    let rules = sites + catalog.findings.map { .sorted(members(of: $0)) }
    return .sorted([
      "schema": .text("sluice.rules/1"), "catalog": .text(Catalog.version), "rules": .list(rules),
    ])
  }
}

extension JSONReport {
  private static func members(of rule: Rule) -> [String: JSON?] {
    [
      "id": .text(rule.id), "group": .text(rule.group), "kind": .text(rule.kind.rawValue),
      "title": .text(rule.title), "why": .text(rule.why), "mend": .text(rule.mend),
      "doubt": .textIfAny(rule.doubt), "severity": .text(rule.severity.rawValue),
      "since": .textIfAny(rule.since), "reference": .textIfAny(rule.reference),
    ]
  }

  static func blind(_ blind: Blind) -> JSON {
    .sorted([
      "kind": .text(blind.kind.rawValue), "file": .text(blind.file), "line": .numberIfAny(blind.line),
      "why": .text(blind.why),
    ])
  }

  private static func totals(_ census: Census, _ catalog: Catalog) -> JSON {
    .list(
      census.totals(catalog).map { total in
        .sorted([
          "group": .text(total.group), "rule": .text(total.rule), "count": .number(total.count),
          "possible": .number(total.possible), "suppressed": .number(total.suppressed),
          "tests": .number(total.tests), "third-party": .number(total.thirdParty),
        ])
      })
  }

  static func site(_ site: Site) -> JSON { .sorted(members(of: site)) }

  static func members(of site: Site) -> [String: JSON?] {
    [
      "rule": .text(site.rule), "name": .text(site.name), "call": .text(site.call),
      "form": .text(site.form.rawValue), "certainty": .text(site.certainty.rawValue),
      "standing": site.standing.map { .text($0.rawValue) }, "evidence": .textIfAny(site.evidence),
      "file": .text(site.file), "line": .numberIfAny(site.line), "column": .numberIfAny(site.column),
      "in": .textIfAny(site.declaration), "origin": .text(site.origin.rawValue),
      "role": .text(site.role.rawValue), "condition": .textIfAny(site.condition),
      "dependency": .textIfAny(site.dependency), "host": .textIfAny(site.host),
      "suppressed": site.suppressed.map(JSON.text),
      "targets": site.targets.isEmpty ? nil : .list(site.targets.map(JSON.text)),
    ]
  }

  private static func drift(_ drift: Drift) -> JSON {
    .sorted([
      "new": .list(drift.new.map(site)), "gone": .list(drift.gone.map { .sorted(members(of: $0)) }),
      "moved": .list(drift.moved.map(moved)), "dependencies": dependencies(drift),
      "declarations": declarations(drift.declarations), "targets": targets(drift.targets),
    ])
  }

  static func moved(_ move: Drift.Move) -> JSON {
    .sorted(members(of: move.to).merging(["from": .sorted(members(of: move.from))]) { $1 })
  }

  static func dependencies(_ drift: Drift) -> JSON {
    .list(
      drift.dependencies.map { change in
        .sorted([
          "rule": .text(change.rule), "dependency": .text(change.dependency),
          "before": .number(change.before), "after": .number(change.after),
        ])
      })
  }

  static func members(of identity: Identity) -> [String: JSON?] {
    [
      "rule": .text(identity.rule), "file": .text(identity.file), "in": .textIfAny(identity.declaration),
      "call": .text(identity.call), "condition": .textIfAny(identity.condition),
    ]
  }

  static func finding(_ finding: Finding) -> JSON {
    let related = finding.related.map { place in
      JSON.sorted([
        "file": .text(place.file), "line": .numberIfAny(place.line), "message": .text(place.message),
      ])
    }
    return .sorted([
      "rule": .text(finding.rule), "subject": .textIfAny(finding.subject),
      "severity": .text(finding.severity.rawValue), "message": .text(finding.message),
      "file": .textIfAny(finding.file), "line": .numberIfAny(finding.line),
      "column": .numberIfAny(finding.column), "help": .textIfAny(finding.help),
      "reference": .textIfAny(finding.reference), "fingerprint": .text(finding.fingerprint),
      "target": .textIfAny(finding.target), "configuration": .textIfAny(finding.configuration),
      "related": related.isEmpty ? nil : .list(related),
      "suppressed": finding.suppressed.map(JSON.text), "baselined": finding.isKnown ? .flag(true) : nil,
    ])
  }
}

extension JSON {
  /// An object with its keys in order, without those that have no value.
  static func sorted(_ members: [String: JSON?]) -> JSON {
    .object(
      members.sorted { $0.key < $1.key }.compactMap { member in
        member.value.map { JSON.Member(member.key, $0) }
      })
  }

  static func textIfAny(_ text: String) -> JSON? { text.isEmpty ? nil : .text(text) }
  static func numberIfAny(_ number: Int) -> JSON? { number == 0 ? nil : .number(number) }
}

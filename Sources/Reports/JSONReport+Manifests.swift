package import Audit
package import Baseline
import Catalog
import Census
import Projects
import Trees

/// What the commands on manifests say, for programs.
extension JSONReport {
  static func manifests(_ report: ManifestReport) -> JSON {
    let counts = Severity.allCases.map { ($0.rawValue, Optional(JSON.number(report.count($0)))) }
    return .sorted([
      "schema": .text("sluice.report/1"), "verdict": .text(report.verdict.rawValue),
      "counts": .sorted(Dictionary(uniqueKeysWithValues: counts)),
      "findings": .list(report.findings.map(finding)), "files": .list(report.files.map(JSON.text)),
      "blind": .list(
        report.unread.map { one in
          .sorted(["kind": .text(one.kind.rawValue), "file": .text(one.file), "why": .text(one.why)])
        }),
    ])
  }

  package static func sum(_ sum: ManifestSum) -> JSON {
    .sorted([
      "schema": .text("sluice.manifests/1"),
      "manifests": .list(
        sum.files.map { file in
          .sorted([
            "file": .text(file.path), "origin": .text(file.origin.rawValue),
            "dependency": .textIfAny(file.dependency),
          ])
        }),
      "tracking": .sorted(["value": .flag(!sum.tracking.isEmpty), "places": places(sum.tracking)]),
      "domains": .list(sum.domains.map { .sorted(["domain": .text($0.name), "places": places($0.places)]) }),
      "dataTypes": .list(
        sum.dataTypes.map { type in
          .sorted([
            "type": .text(type.name), "linked": .flag(type.isLinked), "tracking": .flag(type.isTracking),
            "places": places(type.places),
            "purposes": .list(
              type.purposes.map { .sorted(["purpose": .text($0.name), "places": places($0.places)]) }),
          ])
        }),
      "accessedAPIs": .list(
        sum.categories.map { category in
          .sorted([
            "category": .text(category.name), "places": places(category.places),
            "reasons": .list(
              category.reasons.map { .sorted(["reason": .text($0.code), "places": places($0.places)]) }),
          ])
        }),
    ])
  }

  package static func suggestions(_ suggestions: [ManifestSuggestion]) -> JSON {
    .sorted([
      "schema": .text("sluice.suggestions/1"),
      "targets": .list(
        suggestions.map { suggestion in
          .sorted([
            "target": .text(suggestion.one.target.id), "file": .text(suggestion.path),
            "exists": .flag(suggestion.file != nil), "copied": .flag(suggestion.isCopied),
            "categories": .list(suggestion.parts.map(part)),
          ])
        }),
    ])
  }

  private static func part(_ part: ManifestSuggestion.Part) -> JSON {
    .sorted([
      "category": .text(part.category.name), "declared": .list((part.declared ?? []).map(JSON.text)),
      "certain": .list(part.certain.map(JSON.text)), "sites": places(part.sites.map(\.place)),
      "reasons": .list(
        part.evidence.map { one in
          .sorted([
            "reason": .text(one.reason.code), "verdict": .text("\(one.verdict)"), "why": .textIfAny(one.why),
            "meaning": .text(one.reason.meaning), "places": places(one.sites.map(\.place)),
          ])
        }),
    ])
  }

  private static func places(_ places: [FilePlace]) -> JSON {
    .list(places.map { .sorted(["file": .text($0.file), "line": .numberIfAny($0.line)]) })
  }
}

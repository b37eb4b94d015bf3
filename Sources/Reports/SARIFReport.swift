import Baseline
import Catalog
import Census

/// The findings as code scanning reads them: SARIF 2.1.0,
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>. One run, whatever there is of apps and targets.
enum SARIFReport {
  /// Code hosts take no more of one run.
  static let maximumResults = 25_000
  /// They take 10 MB that are compressed with gzip; the rest is for what is not a result.
  static let maximumBytes = 9_500_000

  static func check(
    _ trees: [JudgedTree], _ options: TextOptions, maximumResults: Int = maximumResults,
    maximumBytes: Int = maximumBytes
  ) -> JSON {
    var results = PlacedFinding.all(of: trees).map { SARIFResult($0, of: trees) }
    for tree in trees { results += SARIFResult.suppressed(of: tree) }
    SARIFResult.makeDistinct(&results)
    let writer = SARIFWriter(trees: trees, options: options)
    let counts = Severity.allCases.map { severity in
      (severity.rawValue, JSON.number(trees.reduce(0) { $0 + $1.count(severity) }))
    }
    let verdict = Verdict.worst(of: trees.map(\.verdict))
    return writer.log(
      results, maximumResults, maximumBytes, isWhole: verdict != .incomplete,
      properties: [
        "verdict": .text(verdict.rawValue), "counts": .sorted(Dictionary(uniqueKeysWithValues: counts)),
      ])
  }

  /// The sites of a census, which nobody judged.
  static func census(_ reports: [CensusReport], _ options: TextOptions) -> JSON {
    var results = reports.flatMap { report in
      var fingerprints = Fingerprints()
      return report.census.sites.map { site in
        SARIFResult(site, "is here (\(site.certainty.rawValue))", &fingerprints, app: report.app)
      }
    }
    SARIFResult.makeDistinct(&results)
    let trees = reports.map { JudgedTree($0) }
    let writer = SARIFWriter(trees: trees, options: options)
    let isWhole = !reports.contains { $0.census.blind.contains(where: \.isFailure) }
    return writer.log(results, maximumResults, maximumBytes, isWhole: isWhole, properties: [:])
  }
}

extension JudgedTree {
  init(_ report: CensusReport) {
    findings = []
    verdict = .pass
    census = report.census
    catalog = report.catalog
    app = report.app
    read = TextCensus.read(report.census)
  }
}

/// One run, written.
private struct SARIFWriter {
  let trees: [JudgedTree]
  let options: TextOptions

  /// Joined here: a page that names the format is no address that Sluice talks to, so its own census has no URL literal.
  private static let schema = [
    "https:", "", "docs.oasis-open.org", "sarif", "sarif", "v2.1.0", "errata01", "os", "schemas",
    "sarif-schema-2.1.0.json",
  ].joined(separator: "/")

  func log(
    _ results: [SARIFResult], _ maximumResults: Int, _ maximumBytes: Int, isWhole: Bool,
    properties: [String: JSON?]
  ) -> JSON {
    let rules = SARIFRules(results.map(\.rule), trees.first?.catalog)
    let head = rules.json.line.utf8.count
    let kept = SARIFResult.cut(results, to: maximumResults, bytes: maximumBytes - head)
    var columns = UTF16Columns(options.sourceLine)
    var places = SARIFPlaces(folder: options.folder)
    let written = kept.map { $0.json(rules.places[$0.rule] ?? 0, &columns, &places) }
    let leftOut = results.count - kept.count
    var properties = properties
    properties["leftOut"] = leftOut == 0 ? nil : .number(leftOut)
    return .sorted([
      "$schema": .text(Self.schema),
      "version": .text("2.1.0"),
      "runs": .list([
        .sorted([
          "tool": .sorted(["driver": driver(rules)]), "columnKind": .text("utf16CodeUnits"),
          "automationDetails": .sorted(["id": .text("\(options.label)/")]),
          "originalUriBaseIds": .sorted([
            SARIFPlaces.base: .sorted([
              "description": .sorted(["text": .text("The top of the repository, or the root without one.")])
            ])
          ]),
          "invocations": .list([invocation(isWhole: isWhole, leftOut: leftOut, of: results.count)]),
          "results": .list(written), "properties": properties.isEmpty ? nil : .sorted(properties),
        ])
      ]),
    ])
  }

  private func driver(_ rules: SARIFRules) -> JSON {
    .sorted([
      "name": .text("Sluice"), "version": .textIfAny(options.version), "rules": rules.json,
      "notifications": .list([
        notification("results-left-out", "Results that there was no room for"),
        notification("not-seen", "What could not be seen"),
      ]),
      "properties": .sorted(["catalog": .text(Catalog.version)]),
    ])
  }

  private func notification(_ id: String, _ title: String) -> JSON {
    .sorted(["id": .text(id), "shortDescription": .sorted(["text": .text(title)])])
  }

  private func invocation(isWhole: Bool, leftOut: Int, of all: Int) -> JSON {
    var told: [JSON] = []
    if leftOut > 0 {
      told.append(
        notice(
          "results-left-out", "warning",
          "\(Count.grouped(leftOut)) of \(Count.grouped(all)) results are left out, because code hosts take no "
            + "more: the most frequent rules and subjects first. The JSON report has them all.",
          ["leftOut": .number(leftOut), "all": .number(all)]))
    }
    let blind = trees.flatMap(\.census.blind)
    for kind in Blind.Kind.allCases {
      let some = blind.filter { $0.kind == kind }
      guard let first = some.first else { continue }
      let place = first.file.isEmpty ? "" : ", such as \(Visible.text(first.file))"
      told.append(
        notice(
          "not-seen", first.isFailure ? "error" : "note",
          "\(Count.grouped(some.count)) \(kind.rawValue)\(place): \(Visible.text(first.why)).",
          ["kind": .text(kind.rawValue), "count": .number(some.count)]))
    }
    return .sorted([
      "executionSuccessful": .flag(isWhole),
      "toolExecutionNotifications": told.isEmpty ? nil : .list(told),
    ])
  }

  private func notice(_ id: String, _ level: String, _ text: String, _ properties: [String: JSON?]) -> JSON {
    .sorted([
      "descriptor": .sorted(["id": .text(id)]), "level": .text(level),
      "message": .sorted(["text": .text(SARIFResult.withoutLinks(text))]), "properties": .sorted(properties),
    ])
  }
}

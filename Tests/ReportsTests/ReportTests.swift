import Baseline
import Catalog
import Census
import Foundation
import Testing

@testable import Reports

/// Each format of each report as it is, read by a person when it was recorded.
@Suite struct ReportTests {
  private static let golden = "Tests/Fixtures/Golden/"

  @Test(arguments: Format.allCases) func census(format: Format) throws {
    let report = CensusReport(census: Sample.after, catalog: try Sample.catalog())
    try expectGolden(report.render(format, Sample.options()), Self.golden + "census.\(format.rawValue)")
    let empty = CensusReport(census: Census(), catalog: try Sample.catalog())
    try expectGolden(empty.render(format, Sample.options()), Self.golden + "census-empty.\(format.rawValue)")
  }

  @Test(arguments: Format.allCases) func check(format: Format) throws {
    let report = try Sample.check(Sample.before, Sample.after)
    try expectGolden(report.render(format, Sample.options()), Self.golden + "check.\(format.rawValue)")
    let clean = try Sample.check(Sample.before, Sample.before)
    try expectGolden(clean.render(format, Sample.options()), Self.golden + "check-clean.\(format.rawValue)")
    let first = try Sample.check(nil, Sample.before)
    try expectGolden(first.render(format, Sample.options()), Self.golden + "check-first.\(format.rawValue)")
    var unread = Sample.before
    unread.blind = [Blind(kind: .unreadable, file: "App/X.swift", why: "Permission denied")]
    let incomplete = try Sample.check(Sample.before, unread)
    try expectGolden(
      incomplete.render(format, Sample.options()), Self.golden + "check-incomplete.\(format.rawValue)")
  }

  @Test(arguments: Format.allCases) func suppressed(format: Format) throws {
    let census = CensusReport(census: Sample.suppressed, catalog: try Sample.catalog())
    try expectGolden(
      census.render(format, Sample.options()), Self.golden + "census-suppressed.\(format.rawValue)")
    let check = try Sample.check(Sample.before, Sample.suppressed)
    try expectGolden(
      check.render(format, Sample.options()), Self.golden + "check-suppressed.\(format.rawValue)")
  }

  @Test(arguments: Format.allCases) func suppressedFindings(format: Format) throws {
    let check = try Sample.checkOfFindings(isOpen: true)
    try expectGolden(
      check.render(format, Sample.options()), Self.golden + "check-suppressed-findings.\(format.rawValue)")
  }

  @Test func suppressedFindingsAsText() throws {
    let check = try Sample.checkOfFindings(isOpen: false)
    #expect(check.verdict == .pass)
    #expect(check.render(.text, Sample.options()).hasSuffix("; 3 known, 2 findings suppressed.\n"))
    #expect(
      check.render(.text, Sample.options(.quiet)).isEmpty && check.render(.xcode, Sample.options()).isEmpty)
    try expectGolden(
      check.render(.text, Sample.options(.verbose)), Self.golden + "check-suppressed-findings-verbose.text")
  }

  @Test func verboseAndQuietText() throws {
    let census = CensusReport(census: Sample.after, catalog: try Sample.catalog())
    try expectGolden(census.render(.text, Sample.options(.verbose)), Self.golden + "census-verbose.text")
    let check = try Sample.check(Sample.before, Sample.after)
    try expectGolden(check.render(.text, Sample.options(.verbose)), Self.golden + "check-verbose.text")
    try expectGolden(check.render(.text, Sample.options(.quiet)), Self.golden + "check-quiet.text")
    #expect(try Sample.check(Sample.before, Sample.before).render(.text, Sample.options(.quiet)).isEmpty)
  }

  @Test func rules() throws {
    let catalog = try Sample.catalog()
    try expectGolden(JSONReport.rules(catalog).page, Self.golden + "rules.json")
    try expectGolden(TextRules.list(catalog, isColoured: false), Self.golden + "rules.text")
    let rule = try #require(catalog.rule("required-reason.user-defaults"))
    try expectGolden(TextRules.explain(rule, catalog, isColoured: false), Self.golden + "explain-rule.text")
    let sites = Sample.after.sites.filter { $0.line == 30 }
    try expectGolden(
      TextRules.explain(sites, catalog, Sample.options()), Self.golden + "explain-line.text")
    try expectGolden(RuleReference.markdown(catalog), Self.golden + "reference.md")
  }

  /// What the documentation says of rules is what the catalog says.
  @Test func theReferenceIsNotStale() throws {
    try expectGolden(
      RuleReference.markdown(try Catalog.load()), "Sources/sluice/Documentation.docc/Rules.md")
  }

  @Test func colourAddsNothingButColour() throws {
    let check = try Sample.check(Sample.before, Sample.after)
    let coloured = check.render(.text, Sample.options(.verbose, isColoured: true))
    #expect(coloured.contains("\u{1B}["))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == check.render(.text, Sample.options(.verbose)))
  }

  @Test func aCleanRunIsOneScreen() throws {
    let text = try Sample.check(Sample.before, Sample.before).render(.text, Sample.options())
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    let census = CensusReport(census: Census(), catalog: try Catalog.load())
    #expect(census.render(.text, Sample.options()).split(separator: "\n").count <= 24)
  }

  @Test(arguments: [TextOptions.Detail.normal, .quiet]) func eightyColumns(detail: TextOptions.Detail) throws
  {
    let check = try Sample.check(Sample.before, Sample.after).render(.text, Sample.options(detail))
    let census = CensusReport(census: Sample.after, catalog: try Sample.catalog())
    for line in (check + census.render(.text, Sample.options(detail))).split(separator: "\n") {
      // A path with its message, and the command that repeats it, are as long as they are.
      guard !line.contains(".swift:") else { continue }
      #expect(Visible.width(line) <= 80, "\(line)")
    }
  }

  /// Nothing of a scanned tree reaches a terminal unescaped, in any format for people.
  @Test(arguments: [Format.text, .xcode]) func hostileNamesAreEscaped(format: Format) throws {
    let options = Sample.options(.verbose)
    let text =
      try Sample.check(Sample.before, Sample.after).render(format, options)
      + CensusReport(census: Sample.after, catalog: try Sample.catalog()).render(format, options)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\r" })
    #expect(text.contains(#"App/a\u{202E}b\n\u{1B}[31mc d.swift"#))
  }

  @Test(arguments: 1...40) func caretsStandUnderTheirColumn(column: Int) {
    let line = "\t let 名前é = [x, y, z] // " + String(repeating: "-", count: 200)
    let excerpt = Excerpt(line: line, column: column, width: 30)
    #expect(Visible.width(excerpt.text) <= 30)
    #expect(Visible.width(excerpt.blank) < 30)
  }

  @Test func jsonIsJSON() throws {
    let reports = [
      try Sample.check(Sample.before, Sample.after).render(.json, Sample.options()),
      CensusReport(census: Sample.after, catalog: try Sample.catalog()).render(.json, Sample.options()),
    ]
    for report in reports {
      let object = try JSONSerialization.jsonObject(with: Data(report.utf8))
      #expect(object is [String: Any])
    }
  }
}

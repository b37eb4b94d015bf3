import Baseline
import Catalog
import Census
import Formats
import Foundation
import Projects
import Testing

@testable import Reports

/// A comparison as it is written, and saved censuses as they are read back.
@Suite struct DiffReportTests {
  private static let golden = "Tests/Fixtures/Golden/"

  /// Sites, declarations, a target and findings that are new, gone and changed, some with names that act on terminals.
  private func report(level: Severity? = nil) throws -> DiffReport {
    var (before, after) = (Sample.before, Sample.after)
    before.declarations = [
      Declaration(
        .entitlement, "com.apple.developer.nfc", "true", at: FilePlace("App/App.entitlements", line: 5),
        target: "App"),
      Declaration(
        .usageDescription, "NSCameraUsageDescription", "true", at: FilePlace("App/Info.plist", line: 7),
        target: "App"),
    ]
    after.declarations = [
      Declaration(
        .entitlement, "com.apple.developer.nfc", "false", at: FilePlace("App/App.entitlements", line: 6),
        target: "App"),
      Declaration(.dependency, "Kit", "2.0", at: FilePlace("Podfile.lock", line: 3)),
      Declaration(
        .trackingDomain, "ads.example.com", at: FilePlace("Pods/Kit/PrivacyInfo.xcprivacy", line: 6),
        target: "Kit"),
    ]
    after.targets = [Target(id: "App", name: "App", kind: .app, place: FilePlace("App.xcodeproj"))]
    before.targets = after.targets
    let domain = Finding(
      rule: "sdk-diff.domain-added", subject: "ads.example.com", severity: .error,
      message: "the tracking domain ads.example.com is new", file: "Pods/Kit/PrivacyInfo.xcprivacy", line: 6,
      column: 3, help: "Ask what is sent there.")
    let fixed = Finding(
      rule: "usage.missing", subject: "NSCameraUsageDescription", severity: .error, message: "it is missing",
      file: "App/\u{1B}[31mInfo.plist", target: "App")
    let new = Finding(
      rule: "manifest.undeclared-category", subject: "NSPrivacyAccessedAPICategoryDiskSpace",
      severity: .error,
      message: "the code uses it and the manifest does not declare it", file: "App/Net.swift", line: 30,
      column: 3,
      target: "App")
    return try report(
      DiffReport.Side(
        .revision, name: "ma\u{202E}in", commit: String(repeating: "0123456789", count: 4), census: before),
      DiffReport.Side(.workTree, census: after), [fixed], [new], [domain], level)
  }

  private func report(
    _ old: DiffReport.Side, _ new: DiffReport.Side, _ before: [Finding]?, _ after: [Finding]?,
    _ ofSDKs: [Finding] = [], _ level: Severity? = nil
  ) throws -> DiffReport {
    let catalog = try Sample.catalog()
    let comparison = Comparison(
      from: Snapshot(old.census, findings: before), to: Snapshot(new.census, findings: after))
    let judgement = Judgement(
      of: new.census, drift: comparison.drift, baseline: Baseline(old.census),
      audited: FindingsDrift(comparison.findings.new + ofSDKs, on: []), catalog: catalog, isComparison: true)
    return DiffReport(
      old: old, new: new, catalog: catalog, comparison: comparison, ofSDKs: ofSDKs, judgement: judgement,
      verdict: Verdict(judgement, new.census, failingAt: level))
  }

  @Test(arguments: Format.allCases) func written(format: Format) throws {
    try expectGolden(
      report(level: .error).render(format, Sample.options()), Self.golden + "diff.\(format.rawValue)")
    let side = DiffReport.Side(.census, name: "before.json", census: Sample.before)
    let same = try report(side, side, nil, nil)
    try expectGolden(same.render(format, Sample.options()), Self.golden + "diff-same.\(format.rawValue)")
  }

  @Test func verboseAndQuietText() throws {
    try expectGolden(report().render(.text, Sample.options(.verbose)), Self.golden + "diff-verbose.text")
    try expectGolden(
      report(level: .error).render(.text, Sample.options(.quiet)), Self.golden + "diff-quiet.text")
    let side = DiffReport.Side(.folder, name: "a", census: Census())
    #expect(try report(side, side, [], []).render(.text, Sample.options(.quiet)).isEmpty)
  }

  @Test(arguments: [Format.text, .xcode]) func hostileNamesAreEscaped(format: Format) throws {
    let text = try report().render(format, Sample.options(.verbose))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\r" })
  }

  @Test func nothingIsOfferedThatNeedsABaseline() throws {
    let text = try report().render(.text, Sample.options(.verbose))
    #expect(!text.contains("sluice baseline") && !text.contains("accept: "))
  }

  @Test func theDocumentIsJSON() throws {
    let text = try report().render(.json, Sample.options())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "sluice.drift/1")
    for (key, members) in [
      ("sites", ["new", "gone", "moved"]), ("declarations", ["new", "gone", "changed"]),
      ("targets", ["new", "gone", "changed"]), ("findings", ["new", "fixed"]),
    ] {
      let part = try #require(object[key] as? [String: Any])
      for member in members { #expect(part[member] is [Any], "\(key).\(member)") }
    }
  }

  // MARK: Saved censuses

  private func saved() throws -> (census: Census, text: String) {
    var census = Sample.after
    census.sites[0] = census.sites[0].with(targets: ["App"])
    census.sites[1] = census.sites[1].with(suppressed: "PRIV-12")
    census.declarations = [
      Declaration(
        .entitlement, "key", "a, b", at: FilePlace("E", line: 5), target: "App", configuration: "Release")
    ]
    census.targets = [
      Target(
        id: "App.xcodeproj#App", name: "App", kind: .app, platforms: [.iOS], links: ["Kit"],
        variants: [Variant(configuration: "Debug", isArchived: false), Variant(configuration: "Release")],
        place: FilePlace("App.xcodeproj"))
    ]
    return (
      census, CensusReport(census: census, catalog: try Sample.catalog()).render(.json, Sample.options())
    )
  }

  @Test func aSavedCensusIsReadBack() throws {
    let (census, text) = try saved()
    let documents = try SavedCensus.read(Array(text.utf8))
    let read = try #require(documents.first?.census)
    #expect(documents.count == 1 && documents[0].app == nil)
    #expect(read.sites == census.sites && read.blind == census.blind)
    #expect(read.declarations == census.declarations)
    #expect(read.targets == census.targets)
    #expect((read.scanned, read.bytes) == (census.scanned, census.bytes))
    #expect(Drift(from: Baseline(census), to: read).isEmpty)
    let again = CensusReport(census: read, catalog: try Sample.catalog()).render(.json, Sample.options())
    #expect(again == text)
  }

  @Test func ofSeveralAppsEachIsRead() throws {
    var first = CensusReport(census: Sample.before, catalog: try Sample.catalog())
    var second = CensusReport(census: Sample.after, catalog: try Sample.catalog())
    (first.app, second.app) = ("One", "Two")
    let documents = try SavedCensus.read(
      Array(Rendering.census([(first, Sample.options()), (second, Sample.options())], .json).utf8))
    #expect(documents.map(\.app) == ["One", "Two"])
    #expect(documents.map(\.census.sites.count) == [Sample.before.sites.count, Sample.after.sites.count])
  }

  @Test(arguments: [
    ("{}", "it has no 'schema'"), ("[", "is never closed"),
    (#"{"schema":"sluice.report/1"}"#, "'sluice.report/1'"),
    (#"{"schema":"sluice.census/1","sites":[{"rule":"a"}]}"#, "no 'call'"),
    (#"{"schema":"sluice.census/1","sites":[{"rule":"a","call":1}]}"#, "'call' has to be a text"),
    (
      #"{"schema":"sluice.census/1","declarations":[{"kind":"x","key":"y"}]}"#, "'x' is no kind that is known"
    ),
  ]) func whatIsNoCensusSaysWhy(text: String, why: String) {
    let failure = #expect(throws: SavedCensus.Failure.self) { try SavedCensus.read(Array(text.utf8)) }
    #expect(failure?.why.contains(why) == true, "\(String(describing: failure))")
  }

  /// A file that was cut is no census, wherever.
  @Test func noPrefixIsRead() throws {
    let bytes = Array(try saved().text.utf8)
    for count in stride(from: 0, to: bytes.count - 2, by: 97) {
      #expect(throws: SavedCensus.Failure.self) { try SavedCensus.read(Array(bytes[..<count])) }
    }
  }
}

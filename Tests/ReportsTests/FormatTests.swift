import Baseline
import Catalog
import Census
import Foundation
import Testing

@testable import Reports

/// Each format, with nothing, one, many and hostile things to tell; what formats for code hosts promise besides.
@Suite struct FormatTests {
  /// What each golden file is of.
  private enum Content: String, CaseIterable { case nothing, one, many, hostile }

  private static func report(_ content: Content) throws -> CheckReport {
    switch content {
    case .nothing: return try Sample.check(Sample.before, Sample.before)
    case .one:
      var after = Sample.before
      after.sites.append(
        Sample.site(
          "network.url-session", "App/Net.swift", 21, 33, "URLSession.shared.data(for:)", in: "Net.send(_:)"))
      return try Sample.check(Sample.before, after)
    case .many: return try Sample.check(Sample.before, Hostile.many)
    case .hostile: return try Sample.check(Census(), Hostile.census)
    }
  }

  private static func options(_ content: Content = .one) -> TextOptions {
    var options = Sample.options()
    options.version = "1.2.3"
    options.linkBase = "https://git.example/app/blob/c0ffee/"
    options.folder = content == .hostile ? "apps/one two/" : ""
    options.limit = content == .many ? 4_000 : Comment.maximumLength
    return options
  }

  @Test(arguments: Format.allCases) func golden(format: Format) throws {
    for content in Content.allCases {
      let report = try Self.report(content)
      let text =
        format == .sarif && content == .many
        ? SARIFReport.check([JudgedTree(report)], Self.options(), maximumResults: 12).page(openLevels: 4)
        : report.render(format, Self.options(content))
      try expectGolden(text, "Tests/Fixtures/Golden/format-\(content.rawValue).\(format.rawValue)")
    }
  }

  // MARK: SARIF

  private struct Log: Decodable {
    struct Run: Decodable {
      var results: [Result]
      var tool: Tool
    }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable { var rules: [Rule] }
    struct Rule: Decodable { var id: String }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var baselineState: String?
      var partialFingerprints: [String: String]
      var suppressions: [[String: String]]
      var locations: [Location]
      var uri: String { locations[0].physicalLocation.artifactLocation.uri }
    }
    struct Location: Decodable { var physicalLocation: Physical }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: [String: Int]
    }
    struct Artifact: Decodable { var uri: String }
    var runs: [Run]
  }

  private static func log(_ reports: [CheckReport], maximum: Int = 25_000, bytes: Int = 9_500_000) throws
    -> Log.Run
  {
    let json = SARIFReport.check(
      reports.map { JudgedTree($0) }, options(), maximumResults: maximum, maximumBytes: bytes)
    let log = try JSONDecoder().decode(Log.self, from: Data(json.line.utf8))
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test func everyResultNamesItsRule() throws {
    let run = try Self.log([Sample.check(Sample.before, Hostile.many)])
    for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
    #expect(Set(run.tool.driver.rules.map(\.id)).count == run.tool.driver.rules.count)
    #expect(run.results.contains { $0.ruleId == "pasteboard.general" && $0.baselineState == "new" })
    #expect(run.results.contains { $0.ruleId == "drift.gone-site" && $0.baselineState == "absent" })
    let weights = run.results.map { ["error", "warning", "note"].firstIndex(of: $0.level) ?? 3 }
    #expect(weights == weights.sorted())
  }

  @Test func fingerprintsAreDistinctAndDoNotKnowLines() throws {
    let before = try Self.log([Sample.check(Sample.before, Hostile.many)]).results
    let prints = before.map { $0.partialFingerprints["sluice/v1"] ?? "" }
    #expect(Set(prints).count == before.count)
    #expect(before.allSatisfy { $0.partialFingerprints.count == 1 })
    var below = Hostile.many
    for place in below.sites.indices {
      below.sites[place] = below.sites[place].with(line: below.sites[place].line + 7)
    }
    let after = try Self.log([Sample.check(Sample.before, below)]).results
    #expect(after.map { $0.partialFingerprints["sluice/v1"] ?? "" } == prints)
  }

  @Test func columnsAreUnitsOfUTF16() throws {
    var columns = UTF16Columns { _, line in line == 1 ? "é𝄞 = x" : nil }
    #expect(columns.column("a", 1, 1) == 1)
    #expect(columns.column("a", 1, 3) == 2)  // é is two bytes and one unit
    #expect(columns.column("a", 1, 7) == 4)  // the clef is four bytes and two units
    #expect(columns.column("a", 1, 900) == 8)
    #expect(columns.column("a", 2, 3) == nil && columns.column("a", 1, 0) == nil)
  }

  @Test func addressesHoldNothingButPaths() {
    #expect(WebAddress.path("a b/#1?x:y%20/é.swift") == "a%20b/%231%3Fx%3Ay%2520/%C3%A9.swift")
    #expect(WebAddress.path(#"a\xFFb"#) == "a%FFb")
    #expect(WebAddress.base("https://x/a)b <\"> `c`|") == "https://x/a%29b%20%3C%22%3E%20%60c%60%7C")
  }

  @Test func suppressedSitesSayWhy() throws {
    let results = try Self.log([Sample.check(Sample.before, Sample.suppressed)]).results
    let suppressed = results.filter { !$0.suppressions.isEmpty }
    #expect(suppressed.count == 2)
    #expect(suppressed.allSatisfy { $0.suppressions[0]["kind"] == "inSource" && $0.level == "note" })
    #expect(suppressed.contains { $0.suppressions[0]["justification"] == "the same" })
  }

  @Test func aHostTakesASharedPlaceOnce() throws {
    var one = try Sample.check(Sample.before, Sample.after)
    var two = one
    (one.app, two.app) = ("One", "Two")
    let joined = try Self.log([one, two]).results
    #expect(joined.count == (try Self.log([one]).results.count))
  }

  @Test func theFrequentIsCutFirst() throws {
    let report = try Sample.check(Sample.before, Hostile.many)
    let all = try Self.log([report]).results
    let few = try Self.log([report], maximum: 8).results
    #expect(few.count == 8)
    #expect(Set(few.map(\.ruleId)) == Set(all.map(\.ruleId)))
    let small = try Self.log([report], bytes: 6_000).results
    #expect(small.count < all.count && small.contains { $0.ruleId == "pasteboard.general" })
  }

  @Test(arguments: 0...40) func aCutIsFair(budget: Int) {
    let groups = [[5, 5, 5, 5], [1], [2, 2], [3, 1, 1, 1, 1, 1, 1]]
    let kept = FairCut.kept(of: groups, within: budget)
    let cost = zip(groups, kept).reduce(0) { $0 + $1.0.prefix($1.1).reduce(0, +) }
    #expect(cost <= budget)
    #expect(zip(groups, kept).allSatisfy { $0.count >= $1 })
    if budget >= 11 { #expect(kept.allSatisfy { $0 > 0 }) }
    if budget >= 34 { #expect(kept == groups.map(\.count)) }
  }

  // MARK: Markdown

  @Test(arguments: [1_000, 1_500, 2_500, 4_000, 8_000, 65_536]) func aCommentIsWholeAndFits(limit: Int) throws
  {
    for census in [Hostile.many, Hostile.census, Sample.after] {
      var options = Self.options()
      options.limit = limit
      let text = try Sample.check(Sample.before, census).render(.markdown, options)
      #expect(text.utf16.count <= limit)
      #expect(
        text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
      #expect(
        text.components(separatedBy: "<summary>").count == text.components(separatedBy: "</summary>").count)
      #expect(text.hasSuffix("\n"))
      for row in text.split(separator: "\n") where row.hasPrefix("|") { #expect(row.hasSuffix("|")) }
    }
  }

  @Test func everyKindIsShownBeforeAnyIsCut() throws {
    var options = Self.options()
    options.limit = 8_000
    let text = try Sample.check(Sample.before, Hostile.many).render(.markdown, options)
    for rule in ["network.url-session", "pasteboard.general", "required-reason.user-defaults"] {
      #expect(text.contains("`\(rule)` | "), "\(rule)")
    }
    #expect(text.contains("**Not all is shown:**") && text.contains(" more: "))
  }

  /// What is left of a comment when code, links' addresses and Sluice's own HTML are taken out.
  private static func acting(_ text: String) -> String {
    var text = text.replacing("<!-- sluice-comment: sluice -->", with: "")
    for pattern in [
      "(?<!`)(`+)(?!`)[^\\n]*?(?<!`)\\1(?!`)", "\\]\\([^)\\s]*\\)", "</?(details|summary)>",
    ] {
      text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    return text
  }

  @Test func nothingOfATreeActsInAComment() throws {
    let text = try Sample.check(Census(), Hostile.census).render(.markdown, Self.options(.hostile))
    let acting = Self.acting(text)
    for word in ["@everyone", "<img", "-->", "#123", "http", "www.", "![", "c0ffee", "GH-7", "\u{202E}"] {
      #expect(!acting.contains(word), "\(word)")
    }
    #expect(text.contains("123.swift") && text.contains("img src=x") && text.contains("-->_end.swift"))
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"), (#"a\|b"#, #"`a\u{5C}\|b`"#),
    (#"a\"#, #"`a\u{5C}`"#), (#"a\\`"#, #"`` a\u{5C}\u{5C}` ``"#), ("a\nb", #"`a\nb`"#), (" a", "`  a `"),
    ("", ""),
    ("</details>", #"`\u{3C}/details>`"#),
  ]) func code(text: String, written: String) { #expect(MarkdownText.code(text) == written) }

  @Test(arguments: [
    ("the code uses it.", "the code uses it."), ("Net.send(_:) is new", "`Net.send(_:)` is new"),
    ("to @team, and #12", "to `@team`, and `#12`"),
    ("see https://a.example/x.", "see `https://a.example/x`."),
    ("it's so; 'sluice rules' says", "it's so; `sluice rules` says"), ("'sluice x'@all", "`sluice x` `@all`"),
    ("(of App.xcodeproj#App)", "(of `App.xcodeproj#App`)"), ("as '<' or &lt;", "as '`<`' or `&lt;`"),
    ("f(a|b)", "`f(a\\|b)`"), ("('@a')", "('`@a`')"), ("!?", "!?"),
    ("[[Kit shared] send:] is new", "`[[Kit shared] send:]` is new"),
    ("-[A b] and [c and d] e", "`-[A b]` and `[c and d]` e"), ("an [open one", "an `[open` one"),
    ("a|b *c* _d_", "`a\\|b` `*c*` `_d_`"), ("deadbeef", "`deadbeef`"), ("1.2 and 3", "1.2 and 3"),
  ]) func prose(text: String, written: String) { #expect(MarkdownText.prose(text) == written) }

  @Test func linksLeadToLines() {
    #expect(
      MarkdownText.link("a b.swift", 3, base: "https://x/y") == "[`a b.swift:3`](https://x/y/a%20b.swift#L3)")
    #expect(MarkdownText.link("a.swift", 0, base: "") == "`a.swift`")
  }

  // MARK: GitHub

  @Test func tenOfAKindAreShown() throws {
    let lines = try Sample.check(Sample.before, Hostile.many).render(.github, Self.options()).split(
      separator: "\n")
    for kind in ["::error ", "::warning ", "::notice "] { #expect(lines.count { $0.hasPrefix(kind) } <= 10) }
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.contains { $0.contains("more findings without an annotation") })
    #expect(lines.contains { $0.contains("pasteboard.general") })
  }

  @Test func noNameFormsACommand() throws {
    let text = try Sample.check(Census(), Hostile.census).render(.github, Self.options(.hostile))
    let beginnings = [
      "::error file=", "::warning file=", "::notice file=", "Sluice: incomplete, ", "1 more finding",
    ]
    for line in text.split(separator: "\n") {
      #expect(beginnings.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(text.contains("file=apps/one two/a%3A%3Aerror%2C b%25.swift,"))
  }
}

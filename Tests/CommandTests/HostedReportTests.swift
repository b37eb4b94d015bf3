import Foundation
import Testing

/// Reports for code hosts, as jobs of CI ask for them.
@Suite struct HostedReportTests {
  private static let site = "let a = URLSession.shared.data(for: r)\n"
  private static let empty = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  private func workspace(_ prefix: String = "") throws -> Workspace {
    try Workspace([
      prefix + ".sluice.yml": "", prefix + "A.swift": Self.site,
      prefix + "Baselines/sluice.jsonl": Self.empty,
    ])
  }

  @Test func oneRunWritesAllFormats() throws {
    let workspace = try workspace()
    let reports = ["sarif:a.sarif", "markdown:a.md", "github:a.log", "json:a.json"].flatMap {
      ["--report", $0]
    }
    let run = try workspace.run(["check"] + reports)
    #expect(run.exit == 1 && run.output.hasPrefix("error: 1 new site"))
    #expect(workspace.text("a.sarif")?.contains("\"sluice/v1\"") == true)
    #expect(workspace.text("a.md")?.hasPrefix("<!-- sluice-comment: sluice -->\n") == true)
    #expect(
      workspace.text("a.log")?.hasPrefix("::error file=A.swift,line=1,col=9,title=drift.new-site") == true)
    #expect(workspace.text("a.json")?.contains("sluice.report/1") == true)
  }

  @Test func commentsAreNamedAndAsLongAsTheyMay() throws {
    let workspace = try workspace()
    let run = try workspace.run("check", "--format", "markdown", "--label", "ios-app", "--limit", "1000")
    #expect(run.output.hasPrefix("<!-- sluice-comment: ios-app -->\n") && run.output.utf16.count <= 1_000)
    for label in ["a-->b", "", "a b", String(repeating: "a", count: 65)] {
      let run = try workspace.run("check", "--label", label)
      #expect(run.exit == 2 && run.errors.contains("cannot name a comment"), "\(label)")
    }
    for limit in ["999", "x", "-1"] { #expect(try workspace.run("check", "--limit", limit).exit == 2) }
    #expect(try workspace.run("check", "--link-base", "javascript:1").exit == 2)
  }

  @Test func linksLeadToTheCommitOfTheJob() throws {
    let workspace = try workspace("App/")
    try workspace.write("", to: ".git/HEAD")
    let job = "GITHUB_SERVER_URL=https://git.example GITHUB_REPOSITORY=a/b GITHUB_SHA=c0ffee"
    let check = "sluice check App --format"
    let linked = try workspace.shell("export \(job); \(check) markdown").output
    #expect(linked.contains("](https://git.example/a/b/blob/c0ffee/App/A.swift#L1)"))
    let told = try workspace.shell("export \(job); \(check) markdown --link-base https://x.example/").output
    #expect(told.contains("](https://x.example/A.swift#L1)"))
    #expect(try workspace.shell("\(check) github").output.hasPrefix("::error file=App/A.swift,"))
    #expect(try workspace.shell("\(check) sarif").output.contains(#""uri":"App/A.swift""#))
  }

  @Test func theJobsSummaryIsAppendedTo() throws {
    let workspace = try workspace()
    let run = try workspace.shell(
      "echo first >page; export GITHUB_STEP_SUMMARY=page; sluice check --format github >/dev/null; sluice check -q >/dev/null"
    )
    #expect(run.errors.isEmpty)
    let page = workspace.text("page") ?? ""
    #expect(page.hasPrefix("first\n<!-- sluice-comment: sluice -->\n"))
    #expect(page.components(separatedBy: "## Privacy gate: fail").count == 2)
    let failed = try workspace.shell("export GITHUB_STEP_SUMMARY=no/page; sluice check --format github")
    #expect(failed.exit == 1 && failed.errors.contains("the job's summary is not written: no/page: "))
  }

  @Test func appsAreOneRun() throws {
    let workspace = try Workspace([
      ".sluice.yml": "apps:\n  One: {include: [A.swift]}\n  Two: {include: [A.swift, B.swift]}\n",
      "A.swift": Self.site,
      "B.swift": Self.site, "Baselines/One.jsonl": Self.empty, "Baselines/Two.jsonl": Self.empty,
    ])
    let sarif = try workspace.run("check", "--format", "sarif").output
    #expect(sarif.components(separatedBy: "\"columnKind\"").count == 2)
    #expect(sarif.components(separatedBy: "\"ruleIndex\"").count == 3)
    #expect(sarif.contains(#""apps":["One","Two"]"#))
    #expect(
      try workspace.run("check", "--format", "github").output.components(separatedBy: "::error ").count == 3)
    let markdown = try workspace.run("check", "--format", "markdown").output
    #expect(
      markdown.contains("## Privacy gate (`One`): fail") && markdown.contains("## Privacy gate (`Two`): fail")
    )
  }

  @Test func theCommentOfManyAppsIsNoLonger() throws {
    let names = (1...90).map { "App\($0)" }
    let apps = names.map { "  \($0): {include: [A.swift], baseline: b.jsonl}\n" }.joined()
    let workspace = try Workspace([
      ".sluice.yml": "apps:\n" + apps, "A.swift": Self.site, "b.jsonl": Self.empty,
    ])
    for limit in [1_000, 3_000, 65_536] {
      let text = try workspace.run("check", "--format", "markdown", "--limit", String(limit)).output
      #expect(text.utf16.count <= limit && text.contains("**Not all is shown:**"))
      #expect(
        text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    }
  }
}

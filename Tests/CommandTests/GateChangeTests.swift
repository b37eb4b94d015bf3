import Foundation
import Testing

/// What a gate is asked to live with, and what a change does to the gate itself.
@Suite struct GateChangeTests {
  private static let send = "import Foundation\nlet a = URLSession.shared\n"
  private static let spec = """
    name: Shop
    targets:
      S: {type: application, platform: iOS, sources: [App]}
      W: {type: app-extension, platform: iOS, sources: [W]}
    """
  private static let files = [
    ".sluice.yml": "", "project.yml": spec, "App/n.swift": send, "W/w.swift": "let w = 1\n",
  ]

  @Test func aTargetThatGainsARuleIsAcceptedByName() throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(
      Self.spec.replacing("sources: [W]", with: "sources: [W, App/n.swift]"), to: "project.yml")
    let red = try workspace.run("check")
    #expect(red.exit == 1)
    #expect(red.output.contains("1 target with network.url-session that had none"))
    #expect(red.output.contains("sluice baseline accept App/n.swift:2 --reason"))
    let accepted = try workspace.run(
      "baseline", "accept", "App/n.swift:2", "--reason", "shares the sync", "--owner", "@net")
    #expect(accepted.exit == 0)
    #expect(accepted.output.contains("1 accepted"))
    #expect(accepted.output.contains("network.url-session: in the target project.yml#W"))
    let line =
      #"{"target":"project.yml#W","rules":["network.url-session"],"reason":"shares the sync","owner":"@net"}"#
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains(line) == true)
    #expect(try workspace.run("check").exit == 0)
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains(line) == true)
  }

  @Test(arguments: [("off", "1 new site of network.url-session, which is off"), ("note", "Pass with 1 note")])
  func whatIsOffIsNewAllTheSame(weight: String, words: String) throws {
    let workspace = try Workspace([
      ".sluice.yml": "severity: {network.: \(weight)}\n", "A.swift": "let a = 1\n",
    ])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.send, to: "A.swift")
    let run = try workspace.run("check")
    #expect(run.exit == 0 && run.output.contains(words) && !run.output.contains("no new site"))
    let comment = try workspace.run("check", "--format", "markdown").output
    #expect((comment.contains("1 new site of") && comment.contains("which is off")) == (weight == "off"))
  }

  /// A broken line, the rule of the finding, and what it says.
  static let broken = [
    ("<<<<<<< ours", "baseline.malformed", "a merge conflict is not settled"),
    (#"{"site":1}"#, "baseline.malformed", "has the wrong type"),
    (#"{"promise":"netwrok."}"#, "baseline.malformed", "the promise binds nothing"),
  ]

  @Test(arguments: broken.indices, ["json", "sarif", "github", "markdown", "xcode"])
  func aBrokenBaselineIsAFinding(row: Int, format: String) throws {
    let (line, rule, words) = Self.broken[row]
    let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"#
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": Self.send, "Baselines/sluice.jsonl": "\(header)\n\(line)\n",
    ])
    let run = try workspace.run("check", "--format", format)
    #expect(run.exit == 2)
    #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("Baselines/sluice.jsonl:2"))
    #expect(run.output.contains(rule) && run.output.contains("Baselines/sluice.jsonl"))
    #expect(run.output.contains(words))
    switch format {
    case "json": #expect(run.output.contains("\"verdict\": \"incomplete\""))
    case "sarif": #expect(run.output.replacing(" ", with: "").contains("\"executionSuccessful\":false"))
    case "github": #expect(run.output.contains("line=2"))
    case "markdown":
      #expect(run.output.contains("incomplete") && !run.output.contains("There is no baseline"))
    default: #expect(run.output.contains("Baselines/sluice.jsonl:2:1: error: "))
    }
    #expect(try workspace.run("check").output.isEmpty)
  }

  @Test func aChangeOfTheConfigurationIsOnTheFirstScreen() throws {
    let workspace = try Workspace([
      ".sluice.yml": "promises: [{rule: network., reason: works offline}]\n", "App/A.swift": "let a = 1\n",
    ])
    let made = try workspace.git("git init -q -b main . && git add -A && git commit -q -m base")
    #expect(made.exit == 0)
    #expect(try workspace.run("check", "--since", "HEAD").output.contains("configuration") == false)
    try workspace.write("severity: {network.: off}\nexclude: [App/Ads]\n", to: ".sluice.yml")
    try workspace.write(Self.send, to: "App/B.swift")
    let text = try workspace.run("check", "--since", "HEAD").output
    let comment = try workspace.run("check", "--since", "HEAD", "--format", "markdown").output
    for output in [text, String(comment.prefix(1_000))] {
      #expect(output.contains("The configuration of the gate changed"))
      #expect(output.contains("no longer promised: no site of network. (works offline)"))
      #expect(output.contains("is off, and was what the catalog says"))
      #expect(output.contains("is not read any more"))
    }
    #expect(!comment.contains("Nothing to decide on"))
  }

  @Test func whatIsUnreadIsNotGone() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.send, "B.swift": "let b = 1\n"])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write("<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> topic\n", to: "A.swift")
    let run = try workspace.run("check", "-v")
    #expect(run.exit == 2)
    #expect(!run.output.contains("baseline update") && !run.output.contains("is gone"))
  }

  @Test(arguments: ["manifest.", "manifest", "ats.", "usage.", "entitlement.", "drift.", "sdk.", "baseline."])
  func groupsOfFindingsAreExplained(name: String) throws {
    let workspace = try Workspace([".sluice.yml": ""])
    let run = try workspace.run("explain", name)
    #expect(run.exit == 0)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("'sluice explain RULE' says more of one."))
  }

  @Test func aGroupWithoutRulesIsNotSuggested() throws {
    let workspace = try Workspace([".sluice.yml": ""])
    let run = try workspace.run("explain", "own")
    #expect(run.exit == 2 && run.errors.contains("no rule is in the group 'own.'"))
  }

  @Test(arguments: [["--exclude", "A*"], ["--platform", "iOS"], ["--define", "DEBUG"]])
  func aSavedCensusIsNotChosenFrom(options: [String]) throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.send])
    let saved = try workspace.run("census", "--format", "json")
    try workspace.write(saved.output, to: "old.json")
    let run = try workspace.run(["diff", "old.json", "old.json"] + options)
    #expect(run.exit == 2 && run.errors.contains("\(options[0]) says what is read"))
    #expect(try workspace.run("diff", "old.json", "old.json").exit == 0)
  }

  /// The project has another name, and nothing else is other than it was.
  @Test func aRenamedProjectIsNoNews() throws {
    let spec = """
      name: Shop
      targets:
        S:
          type: application
          platform: iOS
          sources: [App]
          entitlements: {path: App/S.entitlements, properties: {com.apple.security.network.client: true}}
      """
    let workspace = try Workspace([".sluice.yml": "", "project.yml": spec, "App/n.swift": Self.send])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try FileManager.default.createDirectory(
      at: workspace.folder.appending(path: "ios"), withIntermediateDirectories: true)
    for name in ["project.yml", "App"] {
      try FileManager.default.moveItem(
        at: workspace.folder.appending(path: name), to: workspace.folder.appending(path: "ios/\(name)"))
    }
    let run = try workspace.run("check", "--strict")
    #expect(run.exit == 0, "\(run.output)")
    #expect(run.output.contains("moved; to file them anew: sluice baseline update"))
    #expect(try workspace.run("baseline", "update").exit == 0)
    let settled = try workspace.run("check", "--strict")
    #expect(settled.exit == 0 && !settled.output.contains("moved"))
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("\"project.yml#S\"") == false)
  }
}

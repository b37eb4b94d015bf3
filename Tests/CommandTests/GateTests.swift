import Foundation
import Testing

/// The gate from the first baseline on, as a person meets it.
@Suite struct GateTests {
  private static let one =
    "import Foundation\n\nfunc a() { UserDefaults.standard.set(true, forKey: \"seen\") }\n"
  private static let two = one + "\nfunc b() { UserDefaults.standard.removeObject(forKey: \"seen\") }\n"

  @Test func aNewSiteFailsUntilItIsAccepted() throws {
    let workspace = try Workspace([".sluice.yml": "", "App/A.swift": Self.one])
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(try workspace.run("check").exit == 0)
    try workspace.write(Self.two, to: "App/A.swift")
    let failing = try workspace.run("check", "--strict")
    #expect(failing.exit == 1)
    #expect(failing.output.contains("App/A.swift:5:12"))
    #expect(failing.output.contains("sluice baseline accept App/A.swift:5 --reason"))
    let accepted = try workspace.run("baseline", "accept", "A.swift:5", "--reason", "PRIV-1", in: "App")
    #expect(accepted.exit == 0)
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("\"reason\":\"PRIV-1\"") == true)
    try workspace.write(Self.one, to: "App/A.swift")
    #expect(try workspace.run("check").output.contains("gone"))
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("PRIV-1") == false)
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
  }

  /// A promise that names nothing would bind nothing, and nobody would notice.
  @Test(arguments: ["network", "netwrok.", "Network.", "network.url-sessoin", ""])
  func aPromiseThatNamesNoRuleIsTrouble(rules: String) throws {
    let baseline =
      #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n{\"promise\":\"\(rules)\"}\n"
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": "let a = 1\n", "Baselines/sluice.jsonl": baseline,
    ])
    for words in [["check"], ["baseline", "update"]] {
      let run = try workspace.run(words)
      #expect(run.exit == 2 && run.errors.contains("Baselines/sluice.jsonl:2: the promise binds nothing"))
    }
    #expect(workspace.text("Baselines/sluice.jsonl") == baseline)
  }

  @Test func whatIsOutsideOfThePathIsNotGone() throws {
    let workspace = try Workspace([".sluice.yml": "", "App/A.swift": Self.one, "Kit/B.swift": Self.one])
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(try workspace.run("check", "App", "--fail-on", "note").exit == 0)
  }

  @Test func aCategoryThatIsGainedIsAnError() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": "let a = 1\n"])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.one, to: "A.swift")
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == 1)
    #expect(run.output.contains("A.swift:3:12: error: "))
    #expect(try workspace.run("check", "--fail-on", "never").exit == 0)
  }

  @Test func theOutputIsTheSameWhateverTheWorkers() throws {
    let workspace = try Workspace(
      [".sluice.yml": ""].merging((0..<40).map { ("F\($0).swift", Self.two) }) { $1 })
    let outputs = try ["1", "2", "7"].map {
      try workspace.run("census", "--format", "json", "--jobs", $0).output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func aLineIsExplained() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.one])
    let run = try workspace.run("explain", "A.swift:3")
    #expect(run.exit == 0)
    #expect(run.output.contains("A.swift:3:12: required-reason.user-defaults"))
    #expect(try workspace.run("explain", "A.swift:1").exit == 2)
    #expect(try workspace.run("explain", "user-defaults").output.contains("required-reason.user-defaults"))
  }

  /// In UTF-32: unlike permissions, that keeps root out too.
  @Test func aFileThatIsNotReadIsTrouble() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.one, "B.swift": Self.one])
    #expect(try workspace.run("baseline", "write").exit == 0)
    _ = try workspace.shell(#"printf '\377\376\000\000' >B.swift"#)
    let check = try workspace.run("check")
    #expect(check.exit == 2)
    #expect(check.output.contains("B.swift"))
    #expect(try workspace.run("baseline", "update").exit == 2)
    #expect(try workspace.run("census").exit == 0)
  }
}

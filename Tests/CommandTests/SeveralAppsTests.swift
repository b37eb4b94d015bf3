import Foundation
import Testing

/// Several apps in one repository.
@Suite struct SeveralAppsTests {
  private static let send = "import Foundation\nlet a = URLSession.shared\n"
  private static let apps =
    "apps:\n  One: {include: [One, Kit]}\n  Two: {include: [Two, Kit], baseline: two.jsonl}\n"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      ".sluice.yml": Self.apps, "One/A.swift": "", "Two/B.swift": "", "Kit/K.swift": "",
    ])
    let write = try workspace.run("baseline", "write")
    #expect(write.exit == 0, "\(write.errors)")
    #expect(write.output.contains("Baselines/One.jsonl") && write.output.contains("two.jsonl"))
    return workspace
  }

  @Test func eachIsCheckedAgainstItsOwnBaseline() throws {
    let workspace = try workspace()
    #expect(workspace.text("Baselines/One.jsonl") != nil && workspace.text("two.jsonl") != nil)
    #expect(try workspace.run("check").exit == 0)
    try workspace.write(Self.send, to: "Two/B.swift")
    let check = try workspace.run("check")
    #expect(check.exit == 1)
    let parts = check.output.components(separatedBy: "App: ")
    #expect(parts.count == 3)
    #expect(parts[1].hasPrefix("One\n\n") && parts[1].contains("Pass: no new site in the 2 files read"))
    #expect(
      parts[2].hasPrefix("Two\n\n") && parts[2].contains("sluice baseline accept Two/B.swift:2 --app Two"))
    #expect(try workspace.run("check", "--app", "One").exit == 0)
    #expect(try workspace.run("check", "--app", "Two").exit == 1)
  }

  @Test func whatTheyShareIsNewInEach() throws {
    let workspace = try workspace()
    try workspace.write(Self.send, to: "Kit/K.swift")
    let which = try workspace.run("baseline", "accept", "--all", "--reason", "R")
    #expect(which.exit == 2 && which.errors.contains("say which of One, Two with --app NAME"))
    #expect(
      try workspace.run("baseline", "accept", "Kit/K.swift:2", "--reason", "R", "--app", "One").exit == 0)
    #expect(try workspace.run("check", "--app", "One").exit == 0)
    #expect(try workspace.run("check").exit == 1)
    try workspace.write("", to: "Kit/K.swift")
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text("Baselines/One.jsonl")?.contains("url-session") == false)
  }

  @Test func jsonIsOneDocument() throws {
    struct Report: Decodable {
      struct App: Decodable { let app: String, verdict: String? }
      let schema: String
      let verdict: String?
      let counts: [String: Int]?
      let apps: [App]?
      let app: String?
    }
    let workspace = try workspace()
    try workspace.write(Self.send, to: "Kit/K.swift")
    let check = try JSONDecoder().decode(
      Report.self, from: Data(workspace.run("check", "--format", "json").output.utf8))
    #expect(check.schema == "sluice.report/1" && check.verdict == "fail" && check.counts?["error"] == 2)
    #expect(check.apps?.map(\.app) == ["One", "Two"])
    let one = try JSONDecoder().decode(
      Report.self, from: Data(workspace.run("check", "--format", "json", "--app", "One").output.utf8))
    #expect(one.app == "One" && one.apps == nil && one.verdict == "fail")
    let census = try JSONDecoder().decode(
      Report.self, from: Data(workspace.run("census", "--format", "json").output.utf8))
    #expect(census.schema == "sluice.census/1" && census.apps?.count == 2)
    #expect(try workspace.run("census").output.contains("App: Two"))
  }

  @Test func theWorstExitCodeCounts() throws {
    let workspace = try workspace()
    try workspace.write(Self.send, to: "One/A.swift")
    _ = try workspace.shell(#"printf '\377\376\000\000' >Two/B.swift"#)
    #expect(try workspace.run("check", "--app", "One").exit == 1)
    #expect(try workspace.run("check").exit == 2)
  }

  @Test func namesThatAreNone() throws {
    let workspace = try workspace()
    let run = try workspace.run("check", "--app", "Oen")
    #expect(run.exit == 2 && run.errors.contains("unknown app 'Oen'; did you mean 'One'?"))
    let shared = try workspace.run("check", "--baseline", "b.jsonl")
    #expect(shared.exit == 2 && shared.errors.contains("--baseline names one file for 2 apps"))
    let none = try Workspace(["A.swift": ""]).run("check", "--app", "One")
    #expect(none.exit == 2 && none.errors.contains("the configuration names none"))
  }
}

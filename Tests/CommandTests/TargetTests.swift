import Foundation
import Testing

/// Targets and configurations that a person or the configuration names.
@Suite struct TargetTests {
  private static let send = "import Foundation\nlet a = URLSession.shared\n"
  private static let keep = "import Foundation\nlet a = UserDefaults.standard\n"
  private static let spec = """
    name: Shop
    configs: {Debug: debug, Release: release, Store: release}
    targets:
      One:
        type: application
        platform: iOS
        sources: [One]
        dependencies: [{target: Kit}, {target: Part}]
        settings:
          configs:
            Store: {CODE_SIGN_ENTITLEMENTS: One/Store.entitlements}
      Two: {type: application, platform: iOS, sources: [Two]}
      Kit: {type: framework, platform: iOS, sources: [Kit]}
      Part: {type: app-extension, platform: iOS, sources: [Part]}
    """
  private static let files = [
    "project.yml": spec, "One/A.swift": send, "Two/B.swift": keep, "Kit/K.swift": keep, "Part/P.swift": keep,
    "Loose.swift": send, "Pods/Ads/X.swift": send,
  ]

  private struct Report: Decodable {
    struct Site: Decodable { let file: String, targets: [String]? }
    struct Target: Decodable { let name: String }
    struct Drift: Decodable {
      let new: [Site]
      let gone: [Site]
    }
    struct Finding: Decodable { let rule: String, target: String?, configuration: String?, severity: String }
    let files: [String: Int]?
    let sites: [Site]?
    let targets: [Target]?
    let findings: [Finding]?
    let drift: Drift?

    init(_ output: String) throws { self = try JSONDecoder().decode(Report.self, from: Data(output.utf8)) }
  }

  @Test(
    "A target is what it ships, with what runs in its process",
    arguments: [
      ("One", ["Kit/K.swift", "One/A.swift"], ["Kit", "One"]), ("project.yml#Two", ["Two/B.swift"], ["Two"]),
      ("Part", ["Part/P.swift"], ["Part"]),
    ])
  func narrows(name: String, files: [String], targets: [String]) throws {
    let workspace = try Workspace(Self.files)
    let census = try Report(workspace.run("census", "--target", name, "--format", "json").output)
    #expect(census.sites?.map(\.file).sorted() == files)
    #expect(census.targets?.map(\.name).sorted() == targets)
    #expect(census.files?["scanned"] == files.count)
    let check = try Report(workspace.run("check", "--target", name, "--format", "json").output)
    let missing = check.findings?.filter { $0.rule == "manifest.missing" }.compactMap(\.target) ?? []
    #expect(Set(missing).isSubset(of: targets.map { "project.yml#" + $0 }) && !missing.isEmpty)
  }

  @Test func aMisspeltTargetIsAnswered() throws {
    let workspace = try Workspace(Self.files)
    for command in ["check", "census"] {
      let run = try workspace.run(command, "--target", "Tow")
      #expect(
        run.exit == 2 && run.errors.contains("unknown target 'Tow'; did you mean 'Two'?"), "\(run.errors)")
      let bare = try Workspace(["A.swift": Self.send]).run(command, "--target", "App")
      #expect(bare.exit == 2 && bare.errors.contains("no project is among the files that are read"))
      let configured = try workspace.run(command, "--configuration", "Stoer")
      #expect(
        configured.exit == 2 && configured.errors.contains("did you mean 'Store'?"), "\(configured.errors)")
    }
  }

  @Test func aTargetIsAViewOnTheBaseline() throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.keep + "let b = URLSession.shared\n", to: "Two/B.swift")
    #expect(try workspace.run("check", "--target", "One").exit == 0)
    let two = try workspace.run("check", "--target", "Two")
    #expect(two.exit == 1 && two.output.contains("Two/B.swift") && !two.output.contains("Loose.swift"))
    let drift = try Report(workspace.run("check", "--target", "Two", "--format", "json").output).drift
    #expect(drift?.new.map(\.file) == ["Two/B.swift"] && drift?.gone.isEmpty == true)
  }

  @Test func anotherConfigurationIsJudged() throws {
    let workspace = try Workspace(Self.files)
    let finding = { (arguments: String...) in
      try Report(workspace.run(["check", "--format", "json"] + arguments).output).findings?
        .first { $0.rule == "entitlement.missing-file" }
    }
    #expect(try finding()?.severity == "note")
    #expect(try finding("--configuration", "Store")?.severity == "warning")
    #expect(try finding("--configuration", "Store")?.configuration == "Store")
  }

  @Test func anAppIsMadeOfTargets() throws {
    let apps = "apps:\n  First: {targets: [One, Part]}\n  Second: {targets: [Two]}\n"
    let workspace = try Workspace(Self.files.merging([".sluice.yml": apps]) { $1 })
    #expect(try workspace.run("baseline", "write").exit == 0)
    let first = try #require(workspace.text("Baselines/First.jsonl"))
    let second = try #require(workspace.text("Baselines/Second.jsonl"))
    for file in ["One/A.swift", "Kit/K.swift", "Part/P.swift"] {
      #expect(first.contains(file) && !second.contains(file), "\(file)")
    }
    #expect(second.contains("Two/B.swift") && !first.contains("Two/B.swift"))
    // What belongs to no app's target is in none of them; whose dependencies these are, nobody knows.
    #expect(!first.contains("Loose.swift") && first.contains("Ads") && second.contains("Ads"))
    #expect(try workspace.run("check").exit == 0)
    try workspace.write(Self.keep + "let b = URLSession.shared\n", to: "Kit/K.swift")
    #expect(try workspace.run("check", "--app", "First").exit == 1)
    #expect(try workspace.run("check", "--app", "Second").exit == 0)
    try workspace.write("apps: {First: {targets: [Oen]}}\n", to: ".sluice.yml")
    let misspelt = try workspace.run("check")
    #expect(misspelt.exit == 2, "\(misspelt.output)")
    #expect(
      misspelt.errors.contains(".sluice.yml:1: unknown target 'Oen'; did you mean 'One'?"),
      "\(misspelt.errors)")
  }
}

import Foundation
import Testing

/// What people get wrong in `.sluice.yml`, and what they are told.
@Suite(.serialized) struct ConfigurationErrorTests {
  private let golden = "Tests/Fixtures/Golden/configuration-errors.text"
  private let printed = "Tests/Fixtures/Golden/print-config.text"

  private let wrong = [
    "exclud: [Pods]", "# c\nseverity:\n  network: off", "severity: {network.url-sesion: off}",
    "include:\n\t- App",
    "include: [App\nexclude: []", "fail-on: errors", "platforms: [iPhone]", "baseline: ../b.jsonl",
    "promises:\n  - rule: netwrk.\n    reason: r",
    "rules:\n  - name: acme\n    spellings: [typ Acme]\n    why: w\n    mend: m",
    "rules:\n  - name: acme\n    spellings: [type Acme]\n    why: w", "apps: {One: {path: x}}",
    "include: &a [App]",
    "exclude: [a]\ninclude: [b]\nexclude: [c]", "tests: {a: b}", "fail-on:", "link-base: git.example",
    "include: ['App\nexclude: [a]", "sample: [a]", "- include", "app: {A: {}}",
  ]

  @Test func theyAreTold() throws {
    var text = ""
    for one in wrong {
      let workspace = try Workspace([".sluice.yml": one + "\n", "A.swift": ""])
      let run = try workspace.run("check")
      #expect(run.exit == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("sluice: .sluice.yml:"))
      text += one.split(separator: "\n").map { "    \($0)\n" }.joined() + run.errors + "\n"
    }
    let workspace = try Workspace([".sluice.yml": "a: 1", "A.swift": ""])
    for words in ["census", "baseline write", "baseline update"] {
      #expect(try workspace.shell("sluice \(words)").exit == 2)
    }
    #expect(workspace.files() == [".sluice.yml", "A.swift"])
    try compare(text, golden)
  }

  @Test func theFileIsNamedAsFromHere() throws {
    let workspace = try Workspace([".sluice.yml": "a: 1", "App/A.swift": "", "x.yml": "b: 1"])
    #expect(try workspace.run("check", in: "App").errors.contains("/.sluice.yml:1:1: unknown key 'a'"))
    #expect(
      try workspace.run("check", "--config", "../x.yml", in: "App").errors.hasPrefix("sluice: ../x.yml:1:1: ")
    )
    #expect(
      try workspace.shell("cd / && sluice check \(workspace.folder.path)").errors.contains(".sluice.yml:1:1"))
  }

  @Test func whatIsInForceIsShown() throws {
    let readme = try Checkout.text("README.md")
    let example = try #require(
      readme.components(separatedBy: "## Configuration").last?.components(separatedBy: "```yaml\n")
        .dropFirst().first?
        .components(separatedBy: "```").first)
    let workspace = try Workspace([".sluice.yml": example, "A.swift": ""])
    let run = try workspace.run("check", "--print-config", "--fail-on", "note")
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run.errors)")
    try compare(run.output.replacing(workspace.folder.path, with: "ROOT"), printed)
    // Every key that there is stands in the example.
    try workspace.write("zzzzzzzz: 1", to: ".sluice.yml")
    let keys = try #require(
      workspace.run("check").errors.components(separatedBy: "it is one of ").last?.split(separator: "\n")
        .first)
    for key in keys.components(separatedBy: ", ") { #expect(example.contains("\n\(key):"), "\(key)") }
  }

  @Test func hostileFilesAreRefused() throws {
    let workspace = try Workspace(["A.swift": ""])
    try workspace.write(String(repeating: "[", count: 100_000), to: ".sluice.yml")
    #expect(try workspace.run("check").errors.contains("nested more than"))
    try workspace.write("include: [\"\\e]0;x\\a\"]", to: ".sluice.yml")
    let run = try workspace.run("check")
    #expect(run.exit == 2 && !run.errors.contains("\u{1B}"))
    _ = try workspace.shell("mkfifo pipe")
    #expect(try workspace.run("check", "--config", "pipe").exit == 2)
  }

  private func compare(_ text: String, _ path: String) throws {
    if Checkout.isRecording { return try Checkout.record(text, path) }
    #expect(text == (try? Checkout.text(path)), "\(path) is stale; SLUICE_RECORD=1 swift test writes it anew")
  }
}

import Foundation
import Testing

/// `diff` from outside: folders, saved censuses, baselines and lock files.
@Suite struct DiffTests {
  private let old = "import Foundation\nlet a = URLSession.shared.data(from: url)\n"
  private let new =
    "import Foundation\nlet a = URLSession.shared.data(from: url)\nlet b = UIPasteboard.general\n"

  private func drift(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  private func sites(_ kind: String, _ text: String) throws -> [String] {
    let sites = try #require(try drift(text)["sites"] as? [String: Any])
    return try #require(sites[kind] as? [[String: Any]]).map {
      "\($0["file"] ?? ""):\($0["line"] ?? 0) \($0["rule"] ?? "")"
    }
  }

  @Test func twoFolders() throws {
    let workspace = try Workspace(["v1/Kit/A.swift": old, "v2/Kit/A.swift": new])
    let run = try workspace.run("diff", "v1", "v2", "--format", "json")
    #expect(run.exit == 0 && run.errors.isEmpty)
    #expect(try sites("new", run.output) == ["Kit/A.swift:3 pasteboard.general"])
    #expect(try sites("gone", run.output) == [])
    let back = try workspace.run("diff", "v2", "v1", "--format", "json")
    #expect(try sites("gone", back.output) == ["Kit/A.swift:3 pasteboard.general"])
    let text = try workspace.run("diff", "v1", "v2")
    #expect(text.output.contains("From v1 to v2.") && text.output.contains("1 site new"))
    #expect(text.output.contains("let b = UIPasteboard.general\n"))
    let same = try workspace.run("diff", "v1", "v1")
    #expect(same.output == "From v1 to v1.\n\nNothing differs.\n")
  }

  @Test func aFolderAndTheWorkTree() throws {
    let workspace = try Workspace([".sluice.yml": "exclude: [v1]\n", "A.swift": new, "v1/A.swift": old])
    let run = try workspace.run("diff", "v1", "--format", "json")
    #expect(try sites("new", run.output) == ["A.swift:3 pasteboard.general"])
  }

  /// What is configured in the folder that is compared counts, and not what is configured around it.
  @Test func theConfigurationIsThatOfTheNewSide() throws {
    let workspace = try Workspace([
      ".sluice.yml": "include: [App/**]\n", "v1/A.swift": old, "v2/A.swift": new,
      "v2/.sluice.yml": "severity:\n  pasteboard.: error\n",
    ])
    let run = try workspace.run("diff", "v1", "v2", "--fail-on", "error")
    #expect(run.exit == 1 && run.output.contains("error: 1 new site of pasteboard.general"))
  }

  @Test func savedCensuses() throws {
    let workspace = try Workspace(["v1/A.swift": old, "v2/A.swift": new])
    let saving =
      "sluice census v1 --root v1 --format json >v1.json; sluice census v2 --root v2 --format json >v2.json"
    #expect(try workspace.shell("\(saving); rm -r v1 v2").exit == 0)
    let run = try workspace.run("diff", "v1.json", "v2.json", "--format", "json")
    #expect(try sites("new", run.output) == ["A.swift:3 pasteboard.general"])
    #expect(try sites("moved", run.output) == [])
    let piped = try workspace.run("diff", "v1.json", "-", input: workspace.text("v2.json") ?? "")
    #expect(piped.output.contains("From the census v1.json to the census standard input."))
    #expect(piped.output.contains("1 site new"))
  }

  @Test func aBaselineOnEitherSide() throws {
    // Targets are on record only where a project says what they are.
    let spec = "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    sources: [A.swift]\n"
    let workspace = try Workspace(["A.swift": old, "project.yml": spec, ".sluice.yml": ""])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(new, to: "A.swift")
    let run = try workspace.run("diff", "Baselines/sluice.jsonl", "--format", "json")
    #expect(try sites("new", run.output) == ["A.swift:3 pasteboard.general"])
    #expect(try workspace.run("baseline", "write", "--baseline", "b.jsonl").exit == 0)
    let both = try workspace.run("diff", "b.jsonl", "Baselines/sluice.jsonl", "--format", "json")
    #expect(try sites("gone", both.output) == ["A.swift:0 pasteboard.general"])
    #expect(try drift(both.output)["targets"].map { "\($0)" }?.contains("pasteboard.general") == true)
  }

  @Test func twoLockFiles() throws {
    let workspace = try Workspace([
      "a/Podfile.lock": "PODS:\n  - Kit (1.2)\n", "b/Podfile.lock": "PODS:\n  - Kit (1.3)\n",
      "b/A.swift": new,
    ])
    let run = try workspace.run("diff", "a/Podfile.lock", "b/Podfile.lock")
    #expect(run.output.contains("Kit was 1.2 and is 1.3") && !run.output.contains("pasteboard"))
  }

  @Test func itFailsOnlyWhereALevelIsNamed() throws {
    let workspace = try Workspace([
      "v1/A.swift": old, "v2/A.swift": new, "v3/A.swift": "<<<<<<< a\n=======\n>>>>>>> b\n",
    ])
    for (words, exit) in [
      ([], 0), (["--fail-on", "error"], 0), (["--fail-on", "warning"], 1), (["--strict"], 1),
      (["--fail-on", "never"], 0),
    ] as [([String], Int32)] {
      #expect(try workspace.run(["diff", "v1", "v2"] + words).exit == exit, "\(words)")
    }
    #expect(try workspace.run("diff", "v3", "v2").exit == 0)
    #expect(try workspace.run("diff", "v3", "v2", "--fail-on", "error").exit == 2)
    #expect(try workspace.run("diff", "v2", "v3", "--fail-on", "error").exit == 2)
  }

  @Test(arguments: [
    (["diff"], "takes OLD [NEW]"), (["diff", "v1", "v1", "v1"], "takes OLD [NEW]"),
    (["diff", "nowhere"], "'nowhere' is no file or folder here, and no revision"),
    (["diff", "-", "-"], "standard input"),
    (["diff", "a.json"], "a.json:1:1: this is no census"),
    (["diff", "v1", "--merge-base"], "--merge-base needs a revision"),
    (["diff", "b.jsonl"], "b.jsonl:1: "),
  ]) func mistakesAreExplained(words: [String], message: String) throws {
    let workspace = try Workspace([".sluice.yml": "", "v1/A.swift": old, "a.json": "{}", "b.jsonl": "x"])
    let run = try workspace.run(words)
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func severalApps() throws {
    let workspace = try Workspace([
      ".sluice.yml": "exclude: [v1]\napps:\n  One:\n    include: [One]\n  Two:\n    include: [Two]\n",
      "One/A.swift": new, "Two/A.swift": old, "v1/One/A.swift": old, "v1/Two/A.swift": old,
    ])
    let run = try workspace.run("diff", "v1")
    #expect(run.output.contains("App: One") && run.output.contains("App: Two"))
    let json = try workspace.run("diff", "v1", "--format", "json")
    #expect(try #require(try drift(json.output)["apps"] as? [Any]).count == 2)
    let one = try workspace.run("diff", "v1", "--app", "One", "--format", "json")
    #expect(try sites("new", one.output) == ["One/A.swift:3 pasteboard.general"])
  }
}

import Foundation
import Testing

/// The baseline's file survives kills, links, permissions, and versions that are not this one's.
@Suite(.serialized) struct BaselineFileSafetyTests {
  private let file = "Baselines/sluice.jsonl"
  private static let site = "func a() { UserDefaults.standard.set(true, forKey: \"a\") }\n"

  /// A baseline that takes a moment to write, and of which an update makes another one.
  private func large() throws -> Workspace {
    let lines = (0..<3000).map { #"{"finding":"x","subject":"\#($0 + 100_000)","owner":"unreviewed"}"# }
    let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"#
    let gone = #"{"site":"a.b","file":"Gone.swift","call":"c","n":1}"#
    return try Workspace([
      ".sluice.yml": "", "A.swift": Self.site,
      file: ([header, gone] + lines).joined(separator: "\n") + "\n",
    ])
  }

  @Test(arguments: [("update", 40), ("accept --all --reason r", 20)]) func aKillLeavesTheOldOrTheNew(
    command: String, runs: Int
  )
    throws
  {
    let workspace = try large()
    let old = try #require(workspace.text(file))
    let start = ContinuousClock.now
    #expect(try workspace.shell("sluice baseline \(command) -q").exit == 0)
    let duration = (ContinuousClock.now - start) / .seconds(1)
    let new = try #require(workspace.text(file))
    #expect(new != old)
    var results: [String: Int] = [:]
    var random = SystemRandomNumberGenerator()
    for run in 0..<runs {
      try workspace.write(old, to: file)
      // Half of them near the end, where the file is written.
      let share = Double.random(in: run % 2 == 0 ? 0...1 : 0.7...1.1, using: &random)
      let delay = (duration * share).formatted(
        .number.precision(.fractionLength(4)).locale(.init(identifier: "en_US_POSIX")))
      // Not through the shell's function, which would be a process of its own.
      _ = try workspace.shell(
        "'\(Workspace.folderOfProgram)/sluice' baseline \(command) -q & p=$!; sleep \(delay); kill -9 $p; wait $p"
      )
      let left = try #require(workspace.text(file))
      #expect(left == old || left == new)
      results[left == old ? "old" : "new", default: 0] += 1
    }
    #expect(results["old", default: 0] > 0, "no run was killed in time")
    // Whatever lies beside is gone with the next run.
    try workspace.write(old, to: file)
    #expect(try workspace.shell("sluice baseline \(command) -q").exit == 0)
    #expect(workspace.text(file) == new)
    #expect(workspace.files().filter { $0.hasPrefix("Baselines/") } == [file])
  }

  @Test func whatAKillLeftIsNoBaseline() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.site])
    // No process has that number.
    try workspace.write("{", to: "Baselines/.sluice.jsonl.2147483647.sluice-unfinished")
    try workspace.write("mine", to: "Baselines/.sluice.jsonl.2147483647")
    #expect(try workspace.run("check").output.contains("No baseline at"))
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(
      workspace.files().filter { $0.hasPrefix("Baselines/") }
        == ["Baselines/.sluice.jsonl.2147483647", file])
  }

  @Test func permissionsStay() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": ""])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.site, to: "A.swift")
    for mode in ["640", "444", "600"] {
      _ = try workspace.shell("chmod \(mode) \(file)")
      #expect(try workspace.run("baseline", "accept", "--all", "--reason", "for \(mode)").exit == 0)
      #expect(
        try workspace.shell("ls -l \(file)").output.hasPrefix(
          mode == "640" ? "-rw-r-----" : mode == "444" ? "-r--r--r--" : "-rw-------"))
      try workspace.write("", to: "A.swift")
      #expect(try workspace.run("baseline", "update").exit == 0)
      try workspace.write(Self.site, to: "A.swift")
    }
  }

  @Test func aLinkStaysOne() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": Self.site, "Baselines/x": "", "shared/x": "",
    ])
    // Where nothing is yet, and where the file is.
    _ = try workspace.shell(
      "ln -s ../shared/two.jsonl Baselines/sluice.jsonl; ln -s real.jsonl shared/two.jsonl")
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(workspace.text("shared/real.jsonl")?.contains("user-defaults") == true)
    try workspace.write("", to: "A.swift")
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text("shared/real.jsonl")?.contains("user-defaults") == false)
    #expect(try workspace.shell("readlink Baselines/sluice.jsonl").output == "../shared/two.jsonl\n")
    #expect(
      workspace.files().filter { $0.hasPrefix("shared/") } == [
        "shared/real.jsonl", "shared/two.jsonl", "shared/x",
      ])
    _ = try workspace.shell("ln -s loop.jsonl shared/loop.jsonl")
    let loop = try workspace.run("baseline", "write", "--baseline", "shared/loop.jsonl")
    #expect(loop.exit == 2 && loop.errors.contains("shared/loop.jsonl"))
  }

  /// What this version does not understand is nobody's to overwrite.
  @Test(
    arguments: [
      "", "{", #"{"schema":"sluice.baseline/2","catalog":"2030.01"}"#, "<<<<<<< a\n",
      #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n{\"site\":",
      #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n{\"surprise\":1}",
    ],
    ["write", "update", "accept --all --reason r", "merge", "merge \(#"Baselines/sluice.jsonl"#)"])
  func brokenBaselinesAreLeftAlone(text: String, command: String) throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.site, file: text])
    let run = try workspace.shell("sluice baseline \(command)")
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(run.errors.contains(file), "\(run.errors)")
    #expect(workspace.text(file) == text)
    #expect(workspace.files().filter { $0.hasPrefix("Baselines/") } == [file])
  }
}

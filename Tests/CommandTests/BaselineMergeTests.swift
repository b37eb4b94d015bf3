import Foundation
import Testing

/// `baseline merge` as a person and as git call it.
@Suite struct BaselineMergeTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"
  private let file = "Baselines/sluice.jsonl"

  private func function(_ name: String) -> String {
    "func \(name)() { UserDefaults.standard.set(true, forKey: \"\(name)\") }\n"
  }

  private func line(_ name: String, _ count: Int = 1, note: String = "") -> String {
    #"{"site":"required-reason.user-defaults","file":"A.swift","in":"\#(name)()","#
      + #""call":"UserDefaults.standard.set(_:forKey:)","n":\#(count)\#(note)}"# + "\n"
  }

  private func repository(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    let made = try workspace.git("git init -q -b main . && git add -A && git commit -q -m base")
    #expect(made.exit == 0, "\(made.errors)")
    return workspace
  }

  /// What the README tells a team to set up, word for word.
  private func driver() throws -> [String] {
    let lines = try Checkout.text("README.md").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { $0.hasPrefix("git config merge.sluice.") || $0.contains(">>.gitattributes") }
  }

  /// Two branches that each accept a call, next to each other: git alone cannot merge that, the driver can.
  @Test(.enabled(if: Workspace.hasGit)) func gitCallsTheDriver() throws {
    let base = "import Foundation\n" + String(repeating: "\n", count: 9)
    let workspace = try repository([
      ".sluice.yml": Workspace.withoutManifests, "A.swift": base, file: Self.header,
    ])
    let setUp = try driver()
    #expect(setUp.count == 3)
    for command in setUp { #expect(try workspace.git(command).exit == 0, "\(command)") }
    let branches = try workspace.git(
      """
      git add -A && git commit -q -m attributes && git checkout -q -b topic
      sed 2d A.swift >B && cat B >A.swift && rm B && printf '%s' '\(function("topic"))' >>A.swift
      sluice baseline accept --all --reason theirs -q && git commit -q -a -m topic && git checkout -q main
      { echo 'import Foundation'; printf '%s' '\(function("main"))'; tail -n +2 A.swift; } >B && mv B A.swift
      sluice baseline accept --all --reason ours -q && git commit -q -a -m main
      """)
    #expect(branches.exit == 0, "\(branches.errors)")
    let merged = try workspace.git("git merge --no-edit topic")
    #expect(merged.exit == 0, "\(merged.output)\(merged.errors)")
    #expect(
      workspace.text(file) == Self.header + line("main", note: #","reason":"ours""#)
        + line("topic", note: #","reason":"theirs""#))
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
    #expect(try workspace.git("git status --porcelain").output.isEmpty)
  }

  @Test(.enabled(if: Workspace.hasGit), arguments: ["merge", "diff3", "zdiff3"])
  func aConflictIsSettledByTheTree(style: String) throws {
    let workspace = try Workspace([
      ".sluice.yml": Workspace.withoutManifests, "A.swift": function("a") + function("b") + function("c"),
      "base": Self.header + line("a") + line("old"), "ours": Self.header + line("a") + line("b"),
      "theirs": Self.header + line("a") + line("c", note: #","reason":"r""#),
    ])
    let option = style == "merge" ? "" : "--\(style)"
    let text = try workspace.git("git merge-file -p \(option) ours base theirs").output
    #expect(text.contains("<<<<<<< ours"))
    try workspace.write(text, to: file)
    #expect(try workspace.run("check").errors.contains("settle it with 'sluice baseline merge'"))
    let run = try workspace.run("baseline", "merge")
    #expect(run.exit == 0, "\(run.errors)")
    let settled = Self.header + line("a") + line("b") + line("c", note: #","reason":"r""#)
    #expect(workspace.text(file) == settled)
    #expect(run.output == "\(file): 3 sites; as the tree confirms.\n")
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
    // Again there is nothing to do, by either way to name it.
    let again = try workspace.run("baseline", "merge", file)
    #expect(again.exit == 0 && again.output.contains("has no conflict"))
    #expect(workspace.text(file) == settled)
  }

  @Test func aSourceInConflictConfirmsNothing() throws {
    let conflict = "<<<<<<< a\n" + line("a") + "=======\n" + line("b") + ">>>>>>> b\n"
    let workspace = try Workspace([
      ".sluice.yml": Workspace.withoutManifests, file: Self.header + conflict,
      "A.swift": "<<<<<<< a\n" + function("x") + "=======\n" + function("b") + ">>>>>>> b\n",
    ])
    let run = try workspace.run("baseline", "merge")
    #expect(run.exit == 2)
    #expect(run.errors.contains("A.swift has a merge conflict itself; settle the sources first"))
    #expect(workspace.text(file) == Self.header + conflict)
  }

  @Test func withoutATree() throws {
    let workspace = try Workspace([
      "App/.sluice.yml": "", "App/A.swift": function("a"), "base": Self.header + line("a", 2) + line("x"),
      "ours": Self.header + line("a", 3) + line("x"), "theirs": Self.header + line("a", 4) + line("y"),
    ])
    let run = try workspace.run("baseline", "merge", "base", "ours", "theirs", "--output", "-")
    #expect(run.exit == 0)
    #expect(run.output == Self.header + line("a", 5) + line("y"))
    #expect(run.errors.contains("to 3 and 4; together that is 5"))
    #expect(run.errors.contains("the tree was not asked"))
    #expect(workspace.text("ours") == Self.header + line("a", 3) + line("x"))
    // A tree that is named has the last word.
    let named = try workspace.run(
      "baseline", "merge", "base", "ours", "theirs", "--root", "App", "--output", "out")
    #expect(named.exit == 0 && named.output.contains("as the tree confirms"))
    #expect(workspace.text("out") == Self.header + line("a"))
    #expect(try workspace.run("baseline", "merge", "base", "ours", "theirs").exit == 0)
    #expect(workspace.text("ours") == run.output)
    // A conflict elsewhere is not that of the tree at hand.
    try workspace.write(Self.header + "<<<<<<< a\n" + line("q") + "=======\n>>>>>>> b\n", to: "other")
    let other = try workspace.run("baseline", "merge", "../other", in: "App")
    #expect(other.exit == 0 && other.output.contains("is not in the tree at hand"))
    #expect(workspace.text("other") == Self.header + line("q"))
  }

  @Test(arguments: ["", "<<<<<<< a\n=======\n>>>>>>> b\n"]) func aBaseThatSaysNothing(base: String) throws {
    let workspace = try Workspace([
      "base": base, "ours": Self.header + line("a") + line("b"),
      "theirs": Self.header + line("a") + line("c"),
    ])
    #expect(try workspace.run("baseline", "merge", "base", "ours", "theirs").exit == 0)
    #expect(workspace.text("ours") == Self.header + line("a") + line("b") + line("c"))
  }

  @Test func throughAPipe() throws {
    let conflict = Self.header + "<<<<<<< a\n" + line("a") + "=======\n" + line("b") + ">>>>>>> b\n"
    for words in [["-"], ["--baseline", "-"]] {
      let run = try Workspace().run(["baseline", "merge"] + words, input: conflict)
      #expect(run.exit == 0 && run.output == Self.header + line("a") + line("b"))
      #expect(run.errors.contains("What only one side has was kept"))
    }
  }

  @Test(arguments: [
    (["a", "b"], "takes no file, one with conflict markers, or BASE OURS THEIRS; it was given 2"),
    (["nowhere"], "there is no baseline at nowhere"),
    ([], "there is no baseline at Baselines/sluice.jsonl"),
    (["good", "newer", "good"], "ours, newer:1: the baseline was written by a newer Sluice"),
    (["good", "good", "broken"], "theirs, broken:2: the line is not a JSON object"),
    (["good", "marked", "good"], "ours, marked:2: a merge conflict is not settled"),
    (
      ["half"],
      "half:2: the markers of a merge conflict do not fit together; have git write the conflict again"
    ),
    (["newer"], "newer:1: the baseline was written by a newer Sluice"),
    (["good", "--baseline", "good"], "the baseline is named twice"),
  ]) func whatCannotBeMergedIsLeftAlone(words: [String], message: String) throws {
    let files = [
      "good": Self.header, "newer": #"{"schema":"sluice.baseline/2","catalog":"2030.01"}"#,
      "broken": Self.header + "{", "half": Self.header + "<<<<<<< a\n",
      "marked": Self.header + "<<<<<<< a\n=======\n>>>>>>> b\n",
    ]
    let workspace = try Workspace(files)
    let run = try workspace.shell("sluice baseline merge " + words.joined(separator: " "))
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    for (name, text) in files { #expect(workspace.text(name) == text) }
  }

  @Test(.enabled(if: Workspace.hasGit)) func aNoteThatIsDroppedIsSaid() throws {
    let workspace = try Workspace([
      "base": Self.header + line("a"), "ours": Self.header + line("a", note: #","reason":"x","owner":"@a""#),
      "theirs": Self.header + line("a", note: #","reason":"y\u202e""#),
    ])
    let run = try workspace.run("baseline", "merge", "base", "ours", "theirs")
    #expect(run.output.contains(#"both sides changed the note; dropped was reason "y\u{202E}""#))
    #expect(workspace.text("ours")?.contains("\"x\"") == true)
  }
}

extension Workspace {
  static let hasGit = (try? Workspace().shell("git --version"))?.exit == 0

  /// Runs a script with git, alone in the folder: no configuration of whoever runs the tests has a say.
  func git(_ script: String) throws -> Run {
    let name = "-c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    return try shell(
      """
      export HOME="$PWD" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      PATH='\(Workspace.folderOfProgram)':"$PATH"
      git() { command git \(name) "$@"; }; set -e
      \(script)
      """)
  }
}

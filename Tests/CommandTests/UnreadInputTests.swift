import Foundation
import Testing

/// A gate that did not read what it judges has not passed, and says what it did not read.
@Suite struct UnreadInputTests {
  private static let site = "import Foundation\nlet a = UserDefaults.standard\n"

  // MARK: Configurations

  @Test(arguments: [
    ("mkdir .sluice.yml", "is no file but a folder, so nothing can be read of it"),
    ("mkfifo .sluice.yml", "is no file but a FIFO, a socket or a device, so nothing can be read of it"),
    ("ln -s nowhere .sluice.yml", "cannot be found: No such file or directory"),
    ("ln -s .sluice.yml .sluice.yml", "cannot be found: Too many levels of symbolic links"),
  ]) func aConfigurationThatIsNoFile(making: String, message: String) throws {
    let workspace = try Workspace(["App/A.swift": Self.site])
    _ = try workspace.shell(making)
    for line in ["check App", "baseline write", "check --root ."] {
      let run = try workspace.shell("sluice \(line)")
      #expect(run.exit == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("sluice: the configuration .sluice.yml \(message)"), "\(run.errors)")
    }
    #expect(try workspace.run("check", "--config", "/dev/null").exit == 2)
    try workspace.write("", to: "own.yml")
    #expect(try workspace.run("check", "--config", "own.yml").exit == 0)
  }

  @Test(arguments: [".sluice.yaml", "sluice.yml", "sluice.yaml", ".sluice.json"])
  func aConfigurationWithAnotherName(name: String) throws {
    let workspace = try Workspace([name: "include: [None]", "A.swift": Self.site])
    for words in [["check"], ["baseline", "write"], ["explain", "A.swift:2"]] {
      let run = try workspace.run(words)
      #expect(run.exit == 0)
      #expect(
        run.errors == "sluice: \(name) is not read, so nothing in it counts; call it .sluice.yml\n",
        "\(words)")
    }
    try workspace.write("", to: ".sluice.yml")
    #expect(try workspace.run("check").errors.isEmpty)
  }

  @Test func patternsThatFitNothing() throws {
    let workspace = try Workspace([".sluice.yml": "# c\ninclude: [Ap, Kit/**]\n", "App/A.swift": Self.site])
    let why = "no source file fits 'include' ('Ap', 'Kit/**'), so there was nothing to judge"
    let check = try workspace.run("check")
    #expect(check.exit == 2 && check.output.contains("error: nothing was read [input.nothing-read]"))
    #expect(check.output.contains(".sluice.yml:2:1:\n    no source file fits 'include' ('Ap', 'Kit/**'), "))
    #expect(check.output.hasSuffix("Incomplete: nothing was there to read; 0 files read (0 bytes).\n"))
    #expect(
      try workspace.run("check", "--format", "xcode").output.hasPrefix(".sluice.yml:2:1: error: \(why)"))
    #expect(try workspace.run("census").output.contains("nothing-read  .sluice.yml:2: no source file fits"))
    let write = try workspace.run("baseline", "write")
    #expect(write.exit == 2 && write.errors.contains(why) && workspace.text("Baselines/sluice.jsonl") == nil)
    let option = try workspace.run("check", "--include", "Apps")
    #expect(option.exit == 2 && option.output.contains("no source file fits 'include' ('Apps')"))
    // One that fits is enough, and a path that is named may have nothing in it.
    #expect(try workspace.run("check", "--include", "App").exit == 0)
    try workspace.write("", to: "Docs/read.me")
    #expect(try workspace.run("check", "Docs").exit == 0)
  }

  // MARK: Projects

  @Test func aProjectThatCannotBeRead() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": Self.site, "A.xcodeproj/project.pbxproj": "{\n<<<<<<< ours\n}\n",
    ])
    let check = try workspace.run("check")
    #expect(check.exit == 2 && check.output.contains("error: 1 file not read [input.malformed]"))
    #expect(check.output.contains("A.xcodeproj/project.pbxproj:2:"))
    #expect(check.output.contains("describes what ships, and was not read: a merge left its marks here"))
    #expect(check.output.contains("Settle the conflict and remove the marks"))
    #expect(check.output.contains("Incomplete: 1 file could not be read"))
    let write = try workspace.run("baseline", "write")
    #expect(write.exit == 2 && write.errors.contains("A.xcodeproj/project.pbxproj:2: describes what ships"))
    #expect(try workspace.run("census", "--format", "json").output.contains("\"kind\":\"malformed-project\""))
    #expect(try workspace.run("check", "--exclude", "*.xcodeproj").exit == 0)
  }

  // MARK: Sources

  @Test func whatAMergeConflictHides() throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.site])
    #expect(try workspace.run("baseline", "write").exit == 0)
    let conflict = "<<<<<<< ours\nlet b = URLSession.shared\n=======\nlet b = 2\n>>>>>>> theirs\n"
    try workspace.write(Self.site + conflict + conflict, to: "A.swift")
    let check = try workspace.run("check")
    #expect(check.exit == 2)
    #expect(check.output.contains("error: 1 file not read [input.malformed]"))
    #expect(check.output.contains("A.swift:3:") && check.output.contains("the compiler skips what stands"))
    #expect(check.output.contains("Settle the conflict and take its markers out"))
    let json = try workspace.run("census", "--format", "json")
    #expect(json.exit == 0 && json.output.contains("\"kind\":\"conflict-marker\""), "\(json.output)")
    let update = try workspace.run("baseline", "update")
    #expect(update.exit == 2 && update.errors.hasPrefix("sluice: A.swift:3: was not read whole"))
    // In a string or a comment they hide nothing, and dependencies are not judged.
    let quoted = "let c = \"\"\"\n\(conflict)\"\"\"\n/*\n\(conflict)*/\n"
    try workspace.write(Self.site + quoted, to: "A.swift")
    try workspace.write(conflict, to: "Pods/Kit/K.swift")
    #expect(try workspace.run("check").exit == 0)
  }

  @Test(arguments: [
    (#"printf 'l\000e\000t\000 \000'"#, "encoding", "UTF-16 without a byte order mark"),
    (#"printf '\000GITCRYPT\000abcdefg'"#, "not-text", "git-crypt unlock"),
    (
      "printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'", "not-text",
      "git lfs pull"
    ),
    ("gzip -c A.swift", "not-text", "compressed, encrypted or built"),
  ]) func whatIsNoText(making: String, kind: String, message: String) throws {
    let workspace = try Workspace([".sluice.yml": "", "A.swift": Self.site])
    #expect(try workspace.run("baseline", "write").exit == 0)
    _ = try workspace.shell("\(making) >B.swift")
    let check = try workspace.run("check")
    #expect(check.exit == 2 && check.output.contains("B.swift"))
    let xcode = try workspace.run("check", "--format", "xcode").output
    #expect(xcode.hasPrefix("B.swift:1:1: error: was not read: ") && xcode.contains(message), "\(xcode)")
    #expect(try workspace.run("census", "--format", "json").output.contains("\"kind\":\"\(kind)\""))
    #expect(try workspace.run("tokens", "B.swift").errors.contains("B.swift is not lexed: "))
  }
}

import Foundation
import Testing

/// The program from outside, as far as it does not depend on what is found.
@Suite struct CommandTests {
  private let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  @Test func misspeltWordsAreAnswered() throws {
    let run = try Workspace().run("chek")
    #expect(
      run == .init(exit: 2, output: "", errors: "sluice: unknown command 'chek'; did you mean 'check'?\n"))
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let workspace = try Workspace()
    for arguments in [["--help"], ["check", "-h"], ["--version"], ["baseline", "--help"]] {
      let run = try workspace.shell("sluice " + arguments.joined(separator: " "))
      #expect(run.exit == 0 && run.errors.isEmpty && !run.output.isEmpty)
    }
  }

  @Test func helpFitsATerminal() throws {
    let workspace = try Workspace()
    let commands = ["", "check", "census", "baseline accept", "baseline merge", "explain", "dump"]
    let run = try workspace.shell(commands.map { "sluice \($0) --help" }.joined(separator: "; "))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > commands.count)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: ["network", "network."]) func aGroupIsExplained(name: String) throws {
    let run = try Workspace().run("explain", name)
    #expect(run.exit == 0 && run.output.hasPrefix("network.  Network\n\n"), "\(run.output)")
    #expect(run.output.contains("\n  network.url-session  ") && !run.output.contains("\n  web."))
  }

  @Test func aMissingPath() throws {
    let run = try Workspace().run("check", "nowhere")
    #expect(run.exit == 2)
    #expect(run.errors == "sluice: nowhere cannot be found: No such file or directory; check the path\n")
  }

  @Test func hostileWordsAreEscaped() throws {
    let run = try Workspace().run("check", "a\u{1B}[31m\n\u{202E}")
    #expect(run.errors.hasPrefix(#"sluice: a\u{1B}[31m\n\u{202E} cannot be found"#))
  }

  @Test func aPathOutsideTheRoot() throws {
    let run = try Workspace(["in/A.swift": "", "out/B.swift": ""]).run("census", "--root", "in", "out")
    #expect(run.exit == 2)
    #expect(run.errors.contains("out is not in the root"))
  }

  @Test func aFirstBaselineIsWrittenOnce() throws {
    let workspace = try Workspace(["App/A.swift": "", "App/.sluice.yml": ""])
    let first = try workspace.run("baseline", "write", "App")
    #expect(first.exit == 0)
    #expect(workspace.text("App/Baselines/sluice.jsonl") == header)
    let second = try workspace.run("baseline", "write", "App")
    #expect(second.exit == 2)
    #expect(second.errors.contains("is there already"))
    #expect(workspace.text("App/Baselines/sluice.jsonl") == header)
    #expect(try workspace.run("check", in: "App").exit == 0)
  }

  @Test func theRootIsTheTopOfGit() throws {
    let workspace = try Workspace([".git/HEAD": "", "App/A.swift": ""])
    #expect(try workspace.run("baseline", "write", in: "App").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl") != nil)
  }

  @Test(arguments: [
    ("", "the baseline is empty"), ("hello\n", "is not the header of a baseline"),
    (#"{"schema":"sluice.baseline/2","catalog":"2030.01"}"#, "update Sluice to read it"),
  ]) func badBaselines(text: String, message: String) throws {
    let workspace = try Workspace(["A.swift": "", "b.jsonl": text])
    for words in [["check"], ["baseline", "update"]] {
      let run = try workspace.shell("sluice \(words.joined(separator: " ")) --baseline b.jsonl")
      #expect(run.exit == 2)
      #expect(run.errors.hasPrefix("sluice: b.jsonl:1: "))
      #expect(run.errors.contains(message))
    }
    #expect(workspace.text("b.jsonl") == text)
  }

  @Test func aBaselineThatIsNamedAndMissing() throws {
    let run = try Workspace(["A.swift": ""]).run("check", "--baseline", "b.jsonl")
    #expect(run.exit == 2)
    #expect(run.errors.contains("b.jsonl cannot be found"))
  }

  @Test func outputIsWrittenWholeOrNotAtAll() throws {
    let workspace = try Workspace(["A.swift": "", "old.json": "old"])
    #expect(try workspace.run("census", "--format", "json", "--output", "old.json").exit == 0)
    #expect(workspace.text("old.json")?.hasSuffix("}\n") == true)
    let run = try workspace.run("census", "--output", "none/out.txt")
    #expect(run.exit == 2)
    #expect(run.errors.contains("none/out.txt cannot be written: No such file or directory"))
    #expect(workspace.files() == ["A.swift", "old.json"])
  }

  @Test func aFurtherReport() throws {
    let workspace = try Workspace(["A.swift": ""])
    let run = try workspace.run("check", "--report", "json:a.json", "--report=xcode:b.txt")
    #expect(run.exit == 0)
    #expect(run.output.contains("held against no baseline"))
    #expect(workspace.text("a.json")?.contains("\"sluice.report/1\"") == true)
    #expect(workspace.text("b.txt")?.isEmpty == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDisk() throws {
    let workspace = try Workspace(["A.swift": ""])
    for line in ["sluice census > /dev/full", "sluice census --output /dev/full", "sluice rules >/dev/full"] {
      let run = try workspace.shell(line)
      #expect(run.exit == 2)
      #expect(run.errors.contains("No space left on device"))
    }
    #expect(try workspace.run("baseline", "write", "--baseline", "/dev/full").exit == 2)
    #expect(try workspace.run("census", "--output", "/dev/null").exit == 0)
  }

  @Test func aBrokenPipeIsNoTrouble() throws {
    let workspace = try Workspace(["A.swift": ""])
    let run = try workspace.shell(
      "{ sleep 0.2; sluice census --format json; echo $? >code; } | true; sleep 0.7")
    #expect(run.errors.isEmpty)
    #expect(workspace.text("code") == "0\n")
  }

  @Test func noColourInAPipe() throws {
    let workspace = try Workspace(["A.swift": ""])
    #expect(try !workspace.run("census").output.contains("\u{1B}"))
    #expect(try workspace.run("census", "--color", "always").output.contains("\u{1B}"))
  }

  @Test func acceptNeedsAReason() throws {
    let run = try Workspace(["A.swift": ""]).run("baseline", "accept", "A.swift:1")
    #expect(run.exit == 2)
    #expect(run.errors.contains("--reason"))
  }

  @Test func tokensAreListed() throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n", "B.swift": ""])
    #expect(try workspace.run("tokens", "A.swift").output.hasPrefix("F\t") == false)
    #expect(try workspace.run("tokens", "A.swift", "B.swift").output.contains("F\tB.swift\n"))
    #expect(try workspace.run("tokens", "--list", input: "A.swift\n").output.hasPrefix("F\tA.swift\n"))
    let missing = try workspace.run("tokens", "C.swift")
    #expect(missing.exit == 2 && missing.errors.contains("C.swift cannot be opened"))
  }

  @Test func aYAMLFileIsDumped() throws {
    let workspace = try Workspace([
      "a.yml": "a: [1, 0x1F, 1.5, yes, ~, .inf]\nb: &x '1'\na: {}\n", "b.txt": "a",
    ])
    let run = try workspace.run("dump", "a.yml")
    #expect(run.exit == 0)
    #expect(run.output == "{\n  \"a\": {},\n  \"b\": \"1\"\n}\n")
    #expect(run.errors.contains("a.yml:2:4: the anchor &x is not read"))
    #expect(run.errors.contains("a.yml:3:1: the key 'a' is already on line 1"))
    let list = try workspace.run("dump", "-", "--format=json", input: "[1, 0x1F, 1.5, yes, ~, -.inf, a]")
    #expect(list.output.filter { !$0.isWhitespace } == #"[1,31,1.5,true,null,"-inf","a"]"#)
    let twice = try workspace.run("dump", "-", input: String(repeating: "a: 1\n", count: 31))
    #expect(twice.errors.split(separator: "\n").count == 21 && twice.errors.contains("10 more of the kind"))
    let broken = try workspace.run("dump", "-", input: "a: [")
    #expect(
      broken.exit == 2 && broken.errors.hasPrefix("sluice: standard input:1:4: the '[' that opens here"))
    let other = try workspace.run("dump", "b.txt")
    #expect(
      other.exit == 2 && other.errors.contains("b.txt is no property list, JSON or YAML file by its name"))
  }

  @Test func aPropertyListIsDumped() throws {
    let workspace = try Workspace([
      "a.plist":
        "<plist><dict><key>b</key><array><integer>1</integer><real>1</real><true/><date>2024-01-31T00:00:00Z</date></array>"
        + "<key>é</key><data>/+8=</data><key>a</key><string>\u{2028}x</string><key>b</key><real>inf</real></dict></plist>",
      "a.strings": "\"b\" = \"c\";\n\"a\";\nb = d;\n", "a.xcprivacy": "{\"a\": 1}",
      "b.entitlements": "<plist><dict>",
      "a.xcstrings": "{\"b\":[1.50,null],\"a\":1,\"a\":{}}",
    ])
    let list = try workspace.run("dump", "a.plist", "--format", "json")
    #expect(list.exit == 0)
    #expect(list.output == "{\"a\":\"\\u2028x\",\"b\":\"inf\",\"é\":{\"$data\":\"/+8=\"}}\n")
    #expect(list.errors.contains("a.plist:1:"))
    let bare = try workspace.run("dump", "-", input: "<array><date>2024-01-31T00:00:00Z</date></array>")
    #expect(bare.output == "[{\"$date\":\"2024-01-31T00:00:00Z\"}]\n")
    let wrapped = try workspace.run(
      "dump", "-", input: "<plist><array><integer>-1</integer><real>1</real><true/></array></plist>")
    #expect(wrapped.output == "[-1,1.0,true]\n")
    let strings = try workspace.run("dump", "a.strings")
    #expect(strings.output == "{\"a\":\"a\",\"b\":\"d\"}\n")
    #expect(strings.errors.contains("a.strings:3:1: the key 'b' is already on line 1"))
    let json = try workspace.run("dump", "a.xcprivacy")
    #expect(
      json.exit == 2
        && json.errors.contains("a.xcprivacy:1:5: the file is JSON, and a property list is expected here"))
    let broken = try workspace.run("dump", "b.entitlements")
    #expect(
      broken.exit == 2
        && broken.errors.contains("b.entitlements:1:8: the <dict> that opens here is never closed"))
    let catalog = try workspace.run("dump", "a.xcstrings")
    #expect(catalog.output == "{\"a\":{},\"b\":[1.50,null]}\n")
    #expect(catalog.errors.contains("a.xcstrings:1:24: the key 'a' is already on line 1"))
  }
}

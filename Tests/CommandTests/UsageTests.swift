import Testing

@testable import sluice

/// What people type wrong, and what they are told.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (["chek"], "unknown command 'chek'; did you mean 'check'?"),
      (["baselin", "write"], "unknown command 'baselin'; did you mean 'baseline'?"),
      (["baseline", "wirte"], "unknown command 'baseline wirte'; did you mean 'baseline write'?"),
      (
        ["frobnicate"],
        "unknown command 'frobnicate'; 'sluice --help' lists them; to check a folder: 'sluice check FOLDER'"
      ),
      (["check", "--fial-on", "note"], "unknown option '--fial-on'; did you mean '--fail-on'?"),
      (["check", "--format"], "--format needs a value: --format F"),
      (["check", "--strict=1"], "--strict takes no value"),
      (["check", "--format", "json", "--format=xcode"], "--format is given twice; keep one of the two"),
      (
        ["rules", "--baseline", "x"],
        "'sluice rules' has no option --baseline; 'sluice rules --help' lists those it has"
      ),
      (["rules", "x"], "'sluice rules' takes nothing and was given 1 operands"),
      ([], "no command is given; 'sluice check' is the main one, 'sluice --help' lists them all"),
      (["baseline"], "'sluice baseline' needs one of write, update, accept, merge after it"),
    ] as [([String], String)])
  func wrongWords(words: [String], message: String) {
    #expect(throws: Trouble(message)) { _ = try Arguments(words) }
  }

  @Test func whatIsSplit() throws {
    let arguments = try Arguments([
      "--root", "r", "check", "a", "--exclude=x=y", "--exclude", "z", "-q", "--", "-b",
    ])
    #expect(arguments.command == .check)
    #expect(arguments.operands == ["a", "-b"])
    #expect(arguments.values[.exclude] == ["x=y", "z"])
    #expect(arguments.value(.root) == "r")
    #expect(arguments.has(.quiet))
  }

  @Test(
    arguments: [
      (["--format", "jsn"], "unknown value of --format 'jsn'; did you mean 'json'?"),
      (["--fail-on", "zero"], "unknown value of --fail-on 'zero'; it is one of error, warning, note, never"),
      (["--jobs", "0"], "--jobs 0 is not a number from 1 to 1024; name how many threads should read"),
      (["--report", "json"], "--report json names no file; write it as --report json:FILE"),
      (["--report", "jsn:x"], "unknown format 'jsn'; did you mean 'json'?"),
      (
        ["--report", "json:-"],
        "two reports go to standard output; give each a place of its own with --output or --report"
      ),
      (["-q", "-v"], "-q and -v contradict each other; keep one of the two"),
    ] as [([String], String)])
  func wrongValues(words: [String], message: String) {
    #expect(throws: Trouble(message)) { _ = try Plan(Arguments(["check"] + words), paths: []) }
  }

  @Test func everyCommandHasHelp() throws {
    for command in Command.allCases {
      let help = Help.text(try Arguments(command.words + ["--help"]))
      #expect(help.contains(command.example))
      for option in command.options { #expect(help.contains(option.rawValue)) }
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      // What help shows as an example has to work.
      let words = command.example.split(separator: " ").map(String.init)
      #expect(words.first == "sluice" && Array(words.dropFirst()).starts(with: command.words))
    }
  }

  @Test func targets() {
    #expect(RuleOrLine("a.b").file == nil)
    #expect(RuleOrLine("App/A.swift:12").file == "App/A.swift")
    #expect(RuleOrLine("App/A.swift:12:5").line == 12)
    #expect(RuleOrLine("C:/a:3").file == "C:/a")
    #expect(RuleOrLine("a:b").file == nil)
  }
}

/// Source lines are numbered as sites are.
@Suite struct SourceLineTests {
  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "\u{FEFF}a\nb\rc"])
  func linesEndAtAnyLineEnd(text: String) {
    #expect(SourceLines.lines(Array(text.utf8)) == ["a", "b", "c"])
  }

  @Test func nothingElseEndsALine() {
    #expect(SourceLines.lines(Array("a\u{2028}b\u{B}c\n".utf8)) == ["a\u{2028}b\u{B}c", ""])
    #expect(SourceLines.lines([0xEF, 0xBB, 0xBF, 0x0A]) == ["", ""])
    #expect(SourceLines.lines([]) == [""])
  }
}

import Foundation
import Testing

@testable import Baseline
@testable import sluice

/// Where things are written to and read from: devices, links, what is there already, and two runs at once.
@Suite struct OutputPlaceTests {
  private static let site = "func a() { UserDefaults.standard.set(true, forKey: \"a\") }\n"
  private let file = "Baselines/sluice.jsonl"
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  // MARK: What is no file

  @Test(arguments: ["check --baseline pipe", "baseline update --baseline pipe", "baseline merge pipe"])
  func aPipeIsNoBaseline(line: String) throws {
    let workspace = try Workspace([".sluice.yml": Workspace.withoutManifests, "A.swift": Self.site])
    let run = try workspace.shell("mkfifo pipe; sluice \(line)")
    #expect(run.exit == 2 && run.errors.contains("pipe is a FIFO, a socket or a device, and no baseline"))
    #expect(try workspace.shell("sluice baseline merge pipe pipe pipe").exit == 2)
    try workspace.write(Self.header, to: "one")
    #expect(try workspace.shell("sluice baseline merge /dev/null one one").exit == 0)
  }

  @Test(arguments: ["check", "census", "baseline write"]) func aPipeIsNothingToCheck(line: String) throws {
    let workspace = try Workspace([".sluice.yml": Workspace.withoutManifests, "A.swift": Self.site])
    let run = try workspace.shell("mkfifo F.swift; sluice \(line) F.swift")
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "sluice: F.swift is a FIFO, a socket or a device, which is not read; name a file or a folder\n")
  }

  @Test func devicesAreWrittenInto() throws {
    let workspace = try Workspace([".sluice.yml": Workspace.withoutManifests, "A.swift": Self.site])
    let plain = try workspace.run("census").output
    #expect(try workspace.run("census", "--output", "/dev/stdout").output == plain)
    let both = try workspace.shell("echo first >out; sluice census --output /dev/stdout >>out; cat out")
    #expect(both.output == "first\n" + plain)
    #expect(try workspace.run("census", "--output", "/dev/stderr").errors == plain)
    // Not through the shell's function, which would be a process that waits.
    let program = "'\(Workspace.folderOfProgram)/sluice'"
    let pipe = try workspace.shell("mkfifo pipe; \(program) census --output pipe & cat pipe")
    #expect(pipe.exit == 0 && pipe.output == plain)
    let folder = try workspace.shell("mkdir folder; sluice census --output folder")
    #expect(folder.exit == 2 && folder.errors.contains("folder cannot be written: Is a directory"))
  }

  // MARK: What is there already

  @Test func whatIsJudgedIsNotOverwritten() throws {
    let files = [
      ".sluice.yml": Workspace.withoutManifests, "App/A.swift": Self.site, "B.m": "int b;\n",
      "b.jsonl": Self.header,
    ]
    let workspace = try Workspace(files)
    #expect(try workspace.run("baseline", "write").exit == 0)
    _ = try workspace.shell("ln -s Baselines link")
    let all = files.merging([file: try #require(workspace.text(file))]) { $1 }
    for line in [
      "census --output App/A.swift", "check --report json:B.m", "rules --output App/A.swift",
      "explain App/A.swift:1 --output App/A.swift", "check --output \(file)",
      "check --report xcode:link/sluice.jsonl",
      "check --baseline b.jsonl --output ./b.jsonl", "check --output .sluice.yml",
    ] {
      let run = try workspace.shell("sluice \(line)")
      #expect(run.exit == 2 && run.errors.contains("would take the place of"), "\(line): \(run.errors)")
      for (path, text) in all { #expect(workspace.text(path) == text) }
    }
    #expect(try workspace.run("census", "--output", "new.swift").exit == 0)
    #expect(try workspace.run("check", "--report", "json:report.json").exit == 0)
  }

  @Test func aBaselineBehindALinkOutOfTheRoot() throws {
    let workspace = try Workspace(["app/.sluice.yml": "", "app/A.swift": Self.site, "b.jsonl": Self.header])
    _ = try workspace.shell("mkdir app/Baselines; ln -s ../../b.jsonl app/Baselines/sluice.jsonl")
    let run = try workspace.run("baseline", "accept", "--all", "--reason", "r", in: "app")
    #expect(
      run.exit == 2
        && run.errors.contains("\(file) is a link out of the root, to \(workspace.folder.path)/b.jsonl"))
    #expect(workspace.text("b.jsonl") == Self.header)
    #expect(
      try workspace.run("baseline", "accept", "--all", "--reason", "r", "--baseline", file, in: "app").exit
        == 0)
    #expect(workspace.text("b.jsonl") != Self.header)
    let folder = try Workspace(["app/.sluice.yml": "", "app/A.swift": Self.site, "out/x": ""])
    _ = try folder.shell("ln -s ../out app/Baselines")
    #expect(try folder.run("baseline", "write", in: "app").exit == 2)
    #expect(folder.files().filter { $0.hasPrefix("out") } == ["out", "out/x"])
  }

  @Test func aLimitOnTheSizeOfFiles() throws {
    let workspace = try Workspace([
      ".sluice.yml": Workspace.withoutManifests, "A.swift": Self.site, file: Self.header,
    ])
    let run = try workspace.shell("(ulimit -f 0; sluice baseline accept --all --reason r) 2>&1 | cat")
    #expect(run.output.contains("cannot be written: File too large"), "\(run.output)")
    #expect(try workspace.shell("(ulimit -f 0; sluice census >new)").exit == 2)
    #expect(workspace.text(file) == Self.header)
    #expect(workspace.files().filter { $0.hasPrefix("Baselines/") } == [file])
  }

  // MARK: Two at once

  @Test func twoChangesAtOnceAreBothDone() throws {
    let count = 6
    let files =
      (0..<count).map { ("F\($0).swift", Self.site) } + [
        (".sluice.yml", Workspace.withoutManifests), (file, Self.header),
      ]
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    let places = (0..<count).map { "F\($0).swift:1\\n" }.joined()
    let run = try workspace.shell(
      "printf '\(places)' | xargs -P \(count) -I @ '\(Workspace.folderOfProgram)/sluice' baseline accept @ --reason r"
    )
    #expect(run.exit == 0)
    #expect(run.output.components(separatedBy: "1 accepted").count == count + 1, "\(run.output)\(run.errors)")
    #expect(workspace.text(file)?.split(separator: "\n").count == count + 1)
  }

  @Test func whatSomebodyElseChangedIsLeftAlone() throws {
    let workspace = try Workspace([file: Self.header])
    let path = workspace.folder.appending(path: file).path
    let place = BaselinePlace(name: file, path: path, isNamed: true)
    let old = try #require(try BaselineFile.read(place)?.baseline)
    var new = old
    new.catalog = "2027.01"
    let changed = Self.header + "{\"promise\":\"network.\"}\n"
    try workspace.write(changed, to: file)
    #expect(throws: Trouble.self) { try BaselineFile.write(new, replacing: old, at: place) }
    #expect(workspace.text(file) == changed)
    try workspace.write(Self.header, to: file)
    try BaselineFile.write(new, replacing: old, at: place)
    #expect(workspace.text(file)?.contains("2027.01") == true)
  }
}

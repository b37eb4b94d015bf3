import Foundation
import Testing

/// Trees and streams that are made to break a program that reads them.
@Suite struct HostileInputTests {
  private static let site = "import Foundation\nlet a = UserDefaults.standard\n"

  @Test func aRootThatDoesNotExist() throws {
    let run = try Workspace(["A.swift": Self.site]).run("census", "--root", "nowhere")
    #expect(run.exit == 2 && run.errors.contains("nowhere") && run.output.isEmpty)
  }

  @Test func baselinesThatAreNone() throws {
    let workspace = try Workspace([
      "A.swift": Self.site, ".sluice.yml": Workspace.withoutManifests, "folder/x": "",
    ])
    _ = try workspace.shell(#"printf '\000\377\376\200' >binary.jsonl"#)
    for name in ["folder", "binary.jsonl"] {
      let run = try workspace.run("check", "--baseline", name)
      #expect(run.exit == 2 && run.errors.contains(name))
    }
    #expect(try workspace.run("census", "--output", "folder").exit == 2)
    #expect(workspace.files().filter { $0.hasPrefix("folder") } == ["folder", "folder/x"])
  }

  @Test func whatIsNoFileIsNotOpened() throws {
    let workspace = try Workspace([
      "A.swift": Self.site, "Empty.swift": "", "Folder.swift/B.swift": Self.site,
      ".sluice.yml": Workspace.withoutManifests,
    ])
    _ = try workspace.shell("mkfifo F.swift; ln -s . loop; ln -s L.swift L.swift; ln -s nowhere N.swift")
    let census = try workspace.run("census", "--format", "json")
    #expect(census.exit == 0)
    #expect(census.output.contains("Folder.swift/B.swift") && census.output.contains("F.swift"))
    #expect(census.output.components(separatedBy: "\"file\":\"A.swift\"").count >= 2)
  }

  @Test(arguments: [
    "a\nb.swift", "a:1: error: b.swift", "a\"b'.swift", "a\u{1B}[31m.swift", "a\u{202E}b.swift",
  ])
  func namesAreShownEscaped(name: String) throws {
    let workspace = try Workspace([name: Self.site, ".sluice.yml": Workspace.withoutManifests])
    for format in ["text", "xcode"] {
      let run = try workspace.run("check", "--format", format)
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
      #expect(!run.output.contains("a\nb"))
    }
    let json = try workspace.run("census", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let sites = value?["sites"] as? [[String: Any]] ?? []
    #expect(sites.contains { $0["file"] as? String == name })
  }

  /// Whatever reads the log of a build must not take a name for a command, and a person can hand back what is shown.
  @Test(arguments: [
    "::error ::x.swift", " ::warning::.swift", "\u{A0}::add-mask::.swift", "##[error]x.swift", "-v.swift",
    "--all.swift",
    "a\nb.swift", "a\u{1B}[31m'.swift", "c:7.swift",
  ])
  func namesAreTakenAsTheyAreShown(name: String) throws {
    let workspace = try Workspace([name: Self.site, ".sluice.yml": Workspace.withoutManifests, "A.swift": ""])
    try workspace.write(
      #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n", to: "Baselines/sluice.jsonl")
    for format in ["text", "xcode"] {
      for line in try workspace.run("check", "--format", format).output.split(separator: "\n") {
        let start = line.drop { $0.isWhitespace }
        #expect(!start.hasPrefix("::") && !start.hasPrefix("##["), "\(line)")
      }
    }
    let offer = try #require(
      workspace.run("check").output.split(separator: "\n").first { $0.contains("accept: ") })
    let command = String(offer.drop { $0 != ":" }.dropFirst(2)).replacing("…", with: "seen")
    let run = try workspace.shell(command)
    #expect(run.exit == 0 && run.output.contains("1 accepted"), "\(command): \(run.errors)")
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
  }

  /// A call of C++ can look like a command too.
  @Test func aCallThatLooksLikeACommand() throws {
    let source = "#include <sys/stat.h>\nint error(const char *p) { struct stat s; return ::stat(p, &s); }\n"
    let workspace = try Workspace(["A.cpp": source, ".sluice.yml": Workspace.withoutManifests])
    try workspace.write(
      #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n", to: "Baselines/sluice.jsonl")
    let output = try workspace.run("check").output
    #expect(output.contains("required-reason.file-timestamp"))
    #expect(!output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  @Test func aNameThatIsNoText() throws {
    let workspace = try Workspace(["A.swift": Self.site])
    _ = try workspace.shell(#"cp A.swift "$(printf 'b\377.swift')""#)
    let run = try workspace.run("census", "--format", "json")
    #expect(run.exit == 0)
    #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil)
  }

  @Test func aFileThatIsTooLargeIsTrouble() throws {
    let workspace = try Workspace([".sluice.yml": Workspace.withoutManifests, "A.swift": Self.site])
    #expect(try workspace.run("baseline", "write").exit == 0)
    _ = try workspace.shell("truncate -s 40M Large.swift")
    let run = try workspace.run("check")
    #expect(run.exit == 2 && (run.output + run.errors).contains("Large.swift"))
  }

  @Test func theOutputIsTheSameOnEveryRunAndElsewhere() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("Sources/F\($0)/A.swift", "// \($0)\n" + Self.site) })
    let (one, other) = try (Workspace(files), Workspace(files))
    var outputs: Set<String> = []
    for jobs in ["1", "2"] {
      for _ in 0..<10 { outputs.insert(try one.run("census", "--format", "json", "--jobs", jobs).output) }
    }
    outputs.insert(try other.run("census", "--format", "json").output)
    #expect(outputs.count == 1)
  }

  @Test func anInterruptLeavesNoPartOfABaseline() throws {
    let workspace = try Workspace(
      [".sluice.yml": Workspace.withoutManifests].merging((0..<200).map { ("F\($0).swift", Self.site) }) {
        $1
      })
    _ = try workspace.shell("sluice baseline write & p=$!; sleep 0.01; kill -INT $p; wait $p")
    let left = workspace.files().filter { $0.hasPrefix("Baselines/") }
    #expect(left.isEmpty || left == ["Baselines/sluice.jsonl"])
  }
}

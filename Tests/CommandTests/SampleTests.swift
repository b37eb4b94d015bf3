import Foundation
import Testing

/// The repository that the tests stand in.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// What the README starts with.
  static let sample = "Tests/Fixtures/TagWorks"
  /// Whether files that hold outputs are written anew instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["SLUICE_RECORD"] == "1"

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// Writes a file anew, and fails so that nobody takes a recording for a test.
  static func record(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: root.appending(path: path))
    Issue.record("\(path) was recorded; read what changed")
  }

  /// A copy of the sample apps where they stand in the repository, so that a test can change them.
  static func copy() throws -> Workspace {
    let workspace = try Workspace([".git/HEAD": ""])
    for app in App.all {
      let folder = workspace.folder.appending(path: app.folder)
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: app.folder), to: folder)
    }
    return workspace
  }
}

/// What is shown and promised with the sample app holds.
@Suite(.serialized) struct SampleTests {
  private let baseline = Checkout.sample + "/Baselines/sluice.jsonl"

  @Test(arguments: App.all) func theBaselineIsWhatTheAppDoes(app: App) throws {
    let workspace = try Checkout.copy()
    let run = try workspace.run("baseline", "write", app.folder, "--baseline", "new.jsonl")
    #expect(run.exit == 0, "\(run.errors)")
    var lines = try #require(workspace.text("new.jsonl")).split(separator: "\n").map(String.init)
    let old = try Checkout.text(app.baseline).split(separator: "\n").map(String.init)
    lines.insert(contentsOf: old.filter { $0.hasPrefix(#"{"promise":"#) }, at: 1)
    // Why a finding may stay is a person's word, too.
    lines = lines.map { line in
      let finding = line.replacing(#","owner":"unreviewed"}"#, with: "")
      return finding == line ? line : old.first { $0.hasPrefix(finding) } ?? line
    }
    if Checkout.isRecording {
      return try Checkout.record(lines.joined(separator: "\n") + "\n", app.baseline)
    }
    #expect(lines == old, "\(app.baseline) is stale; SLUICE_RECORD=1 swift test writes it anew")
  }

  @Test func itIsGreenInALine() throws {
    let run = try Checkout.copy().run("check", Checkout.sample, "--fail-on", "note")
    #expect(run.exit == 0 && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix("Pass: no new site in the ")
        && run.output.hasSuffix(" known, 1 finding on record.\n"))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  @Test func itIsGreenWithinAScreen() throws {
    let run = try Checkout.copy().run("check", Checkout.sample, "--fail-on", "note", "-v")
    #expect(run.exit == 0 && run.errors.isEmpty)
    #expect(run.output.contains("Network (promised)                           0"))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 36)
  }

  /// A promise is not broken by what tests do, by what comments say, or by what strings spell.
  @Test(arguments: [
    ("TagWorksTests/MoreTests.swift", 0, "import XCTest\nlet session = URLSession.shared\n"),
    ("TagWorks/More.swift", 0, "// URLSession.shared\nlet text = \"URLSession.shared\"\n"),
    ("TagWorks/More.swift", 1, "import Foundation\nlet session = URLSession.shared\n"),
    ("TagWorks/More.swift", 1, "let text = \"\\(URLSession.shared)\"\n"),
    ("TagWorks/More.m", 1, "id a(void) { return [NSURLSession sharedSession]; }\n"),
  ]) func aPromiseHolds(file: String, exit: Int, text: String) throws {
    let workspace = try Checkout.copy()
    try workspace.write(text, to: "\(Checkout.sample)/\(file)")
    #expect(try workspace.run("check", Checkout.sample).exit == Int32(exit))
  }

  /// The command that a failing check offers works from where the check was run.
  @Test func theOfferedCommandWorks() throws {
    let workspace = try Checkout.copy()
    try workspace.write("let session = AVCaptureSession()\n", to: "\(Checkout.sample)/TagWorks/More.swift")
    let failing = try workspace.run("check", Checkout.sample, "--strict")
    let offer = try #require(
      failing.output.replacing(#/ \\\n +/#, with: " ").split(separator: "\n").first {
        $0.contains("  accept: ")
      })
    let command = String(offer.trimmingPrefix("  accept: ")).replacing("…", with: "scans plates")
    let accepted = try workspace.shell(command)
    #expect(accepted.exit == 0, "\(command): \(accepted.errors)")
    #expect(try workspace.run("check", Checkout.sample, "--fail-on", "note").exit == 0)
    try FileManager.default.removeItem(at: workspace.folder.appending(path: baseline))
    let first = try workspace.run("check", Checkout.sample)
    let write = try #require(first.output.split(separator: "\n").first { $0.contains("baseline write") })
    #expect(try workspace.shell(String(write)).exit == 0)
    #expect(workspace.text(baseline) != nil)
  }
}

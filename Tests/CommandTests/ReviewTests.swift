import Foundation
import Testing

/// What a reviewer of a change, and who puts it on record, has to see.
@Suite struct ReviewTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"
  private static let baseline = "Baselines/sluice.jsonl"
  private static func plist(_ lines: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(lines)\n</dict></plist>\n"
  }
  private static let sharing = "<key>UIFileSharingEnabled</key>\n<true/>"

  private func repository(_ files: [String: String], then more: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    #expect(try workspace.git("git init -q -b main && git add -A && git commit -q -m one").exit == 0)
    for (path, text) in more { try workspace.write(text, to: path) }
    #expect(try workspace.git("git add -A && git commit -q -m two").exit == 0)
    return workspace
  }

  // MARK: Suppressions

  private static let old = """
    // sluice:ignore network.url-session -- there before, P-1
    let a = URLSession.shared

    """
  private static let new = """
    let more = 1
    // sluice:ignore network.url-session -- there before, P-1
    let a = URLSession.shared
    // sluice:ignore keychain. -- asked for, P-2
    let b = SecItemAdd(query as CFDictionary, nil)

    """

  @Test(.enabled(if: Workspace.hasGit)) func whatAChangeSuppressesIsSeenFirst() throws {
    let workspace = try repository(
      [
        ".sluice.yml": "severity: {visibility.: off}\n", "App/A.swift": Self.old, Self.baseline: Self.header,
      ],
      then: [
        "App/A.swift": Self.new,
        "App/Info.plist": Self.plist("<!-- sluice:ignore drift.new-declaration — P-3 -->\n" + Self.sharing),
      ])
    let text = try workspace.run("check", "--since", "HEAD~1").output
    #expect(text.contains("Suppressed in this change (2):"), "\(text)")
    #expect(text.contains("  App/A.swift:5: keychain.write: asked for, P-2\n"))
    #expect(text.contains("  App/Info.plist:3: drift.new-declaration: P-3\n"))
    #expect(!text.contains("there before"))
    for run in [
      try workspace.run("check", "--since", "HEAD~1", "--format", "markdown"),
      try workspace.run("diff", "HEAD~1", "--format", "markdown"),
    ] {
      let comment = run.output
      let part = try #require(comment.range(of: "### Suppressed in this change (2)"), "\(comment)")
      let folded = try #require(comment.range(of: "<details>"))
      #expect(part.lowerBound < folded.lowerBound)
      let row = "`App/A.swift:5` | `SecItemAdd(_:_:)` in `b` | `keychain.write` | asked for, P-2 |"
      #expect(comment.contains(row), "\(comment)")
      #expect(comment.contains("2 suppressed in this change**"))
    }
    #expect(try workspace.run("diff", "HEAD~1").output.contains("  App/A.swift:5: keychain.write: asked"))
    // Without a change to compare with it is all of it.
    let all = try workspace.run("check").output
    #expect(all.contains("Suppressed (3):") && all.contains("there before, P-1"), "\(all)")
    #expect(try workspace.run("check", "-q").output == "")
  }

  /// A line, a declaration or a file that moved is no news; another reason is.
  @Test(
    .enabled(if: Workspace.hasGit),
    arguments: [
      ("App/B.swift", old, 0), ("App/A.swift", "\n\n" + old, 0),
      ("App/A.swift", old.replacing("there before", with: "another reason"), 1),
      ("App/A.swift", old + old.replacing("let a", with: "let c"), 1),
    ])
  func whatMovedIsNoNews(file: String, text: String, count: Int) throws {
    let workspace = try repository([".sluice.yml": "", "App/A.swift": Self.old], then: ["C.txt": ""])
    #expect(try workspace.shell("rm App/A.swift").exit == 0)
    try workspace.write(text, to: file)
    let run = try workspace.run("check", "--since", "HEAD")
    #expect(run.output.contains("Suppressed in this change (\(count)):") == (count > 0), "\(run.output)")
  }

  // MARK: Declarations

  @Test(arguments: ["FILE:LINE", "drift.new-declaration", "drift.", "UIFileSharingEnabled"])
  func aNewDeclarationHasACommand(target: String) throws {
    let workspace = try Workspace([
      ".sluice.yml": "severity: {visibility.: off}\n", "App/A.swift": "let a = 1\n",
      "App/Info.plist": Self.plist(Self.sharing), Self.baseline: Self.header,
    ])
    let check = try workspace.run("check")
    #expect(check.exit == 1)
    let offer = try #require(check.output.split(separator: "\n").first { $0.contains("  accept: ") })
    #expect(offer == "  accept: sluice baseline accept App/Info.plist:2 --reason \"…\"")
    let command = String(offer.trimmingPrefix("  accept: ").replacing("…", with: "agreed, P-1"))
    let run = try workspace.shell(
      target == "FILE:LINE" ? command : "sluice baseline accept \(target) --reason agreed")
    #expect(run.exit == 0, "\(run.errors)")
    // What went on record is named.
    #expect(run.output.contains("  file-sharing: UIFileSharingEnabled: true"), "\(run.output)")
    #expect(try workspace.run("check", "--strict").exit == 0)
    let comment = try workspace.run("check", "--format", "markdown", "--baseline", "none.jsonl")
    #expect(comment.exit == 2)
  }

  /// What does not ship gates nothing, whatever it declares.
  @Test(arguments: [
    ("App/Info.plist", "error", 1), ("Example/Info.plist", "note", 0), ("Widget/Info.plist", "note", 0),
    ("ShopDemo/Info.plist", "note", 0), ("Tests/Info.plist", "", 0),
  ])
  func samplesDeclareForThemselves(file: String, weight: String, exit: Int32) throws {
    let target = { (name: String, kind: String) in
      "  \(name): {type: \(kind), platform: iOS, sources: [\(name)], settings: {INFOPLIST_FILE: \(name)/Info.plist}}\n"
    }
    let names = [
      ("App", "application"), ("Example", "application"), ("ShopDemo", "application"),
      ("Widget", "app-extension"), ("Tests", "bundle.unit-test"),
    ]
    var files = [
      ".sluice.yml": "severity: {visibility.: off, drift.new-declaration: error}\n",
      "project.yml": "name: Shop\ntargets:\n" + names.map { target($0.0, $0.1) }.joined(),
      Self.baseline: Self.header,
    ]
    for (name, _) in names { files["\(name)/A.swift"] = "let a = 1\n" }
    files[file] = Self.plist(Self.sharing)
    let workspace = try Workspace(files)
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == exit, "\(run.output)")
    #expect(run.output.contains("\(file):2:1: \(weight): the file-sharing UIFileShar") == !weight.isEmpty)
  }

  // MARK: The record

  @Test func anAcceptanceNamesWhatItIsOf() throws {
    let lines = (0..<40).map { "func f\($0)() { _ = UIPasteboard.general }\n" }.joined()
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": lines + "let s = URLSession.shared\n", Self.baseline: Self.header,
    ])
    let text = Self.header
    let run = try workspace.run("baseline", "accept", "--all", "--reason", "r")
    let shown = run.output.split(separator: "\n")
    #expect(shown.count == 22 && shown[0] == "\(Self.baseline): 41 accepted, 41 sites.", "\(run.output)")
    #expect(run.output.contains("  network.url-session: URLSession.shared in s (A.swift)\n"))
    #expect(shown.last == "  and 21 more, which -v lists: 21 of pasteboard.general")
    try workspace.write(text, to: Self.baseline)
    let all = try workspace.run("baseline", "accept", "--all", "--reason", "r", "-v").output
    #expect(all.split(separator: "\n").count == 42)
    try workspace.write(text, to: Self.baseline)
    #expect(try workspace.run("baseline", "accept", "--all", "--reason", "r", "-q").output == "")
  }

  @Test func anUpdateCountsAllThatIsGone() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": "let s = URLSession.shared\n",
      "App/Info.plist": Self.plist(Self.sharing),
    ])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.plist(""), to: "App/Info.plist")
    let run = try workspace.run("baseline", "update")
    #expect(
      run.output == "\(Self.baseline): 0 moved, 1 declaration and 1 finding gone, 1 site.\n", "\(run)")
    #expect(try workspace.run("baseline", "update").output.contains("0 moved, 0 gone, 1 site.\n"))
  }

  @Test(.enabled(if: Workspace.hasGit)) func theFirstBaselineIsSummedUp() throws {
    let workspace = try repository(
      [
        ".sluice.yml": "", "A.swift": "let s = URLSession.shared\nlet p = UIPasteboard.general\n",
        "App/Info.plist": Self.plist(Self.sharing),
      ], then: ["notes.txt": "x"])
    #expect(try workspace.run("baseline", "write").exit == 0)
    let text = try #require(workspace.text(Self.baseline))
    try workspace.write(text + #"{"promise":"tracking."}"# + "\n", to: Self.baseline)
    let words =
      "this change puts 2 sites (1 of Network, 1 of Pasteboard), 1 declaration and 1 finding on record"
    for words_ in [["check", "--since", "HEAD"], ["diff", "HEAD"]] {
      let comment = try workspace.run(words_ + ["--format", "markdown"]).output
      #expect(comment.contains("First baseline: \(words)"), "\(comment)")
      #expect(comment.contains("Unreviewed so far: 1 finding.") && comment.contains("no site of tracking"))
      let wrapped = try workspace.run(words_).output.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(wrapped.contains("First baseline: \(words)"), "\(wrapped)")
    }
    #expect(try workspace.git("git add -A && git commit -q -m three").exit == 0)
    #expect(!(try workspace.run("check", "--since", "HEAD").output.contains("First baseline")))
  }

  // MARK: Words

  /// A comparison fails only where somebody asks for it, and its words say so.
  @Test func aComparisonCallsNothingAnError() throws {
    let workspace = try Workspace([
      "old/A.swift": "let a = 1\n", "new/A.swift": "let a = URLSession.shared\n",
    ])
    let run = try workspace.run("diff", "old", "new")
    #expect(run.exit == 0 && !run.output.contains("error:"), "\(run.output)")
    #expect(run.output.contains("1 new site of network.url-session (weighs error)\n"))
    #expect(run.output.contains("Nothing fails here"))
    let gate = try workspace.run("diff", "old", "new", "--fail-on", "error")
    #expect(gate.exit == 1 && gate.output.contains("error: 1 new site of network.url-session\n"))
    #expect(!gate.output.contains("Nothing fails here"))
    let same = try workspace.run("diff", "old", "old")
    #expect(!same.output.contains("Nothing fails here"))
  }

  /// One query is one thing to decide on: a place, its rules, and one command.
  @Test func aQueryIsOnePlace() throws {
    let query = """
      import Security
      func keep() {
        let query: [CFString: Any] = [
          kSecClass: kSecClassGenericPassword,
          kSecAttrAccessible: kSecAttrAccessibleAlways,
          kSecAttrSynchronizable: kCFBooleanTrue!,
          kSecAttrAccessGroup: "group.one",
        ]
        SecItemAdd(query as CFDictionary, nil)
      }
      func other() { _ = SecItemDelete([:] as CFDictionary) }

      """
    let workspace = try Workspace([
      ".sluice.yml": Workspace.withoutManifests + "fail-on: error\n", "Vault.swift": query,
      Self.baseline: Self.header,
    ])
    let run = try workspace.run("check")
    #expect(run.exit == 1)
    #expect(run.output.contains(" rules in one place\n"), "\(run.output)")
    #expect(run.output.contains("Vault.swift:5:") && run.output.contains(" in keep()\n"))
    #expect(run.output.contains("error: 1 new site of keychain.delete\n"))
    let flat = run.output.replacing(" \\\n", with: " ")
    let offers = flat.split(separator: "\n").filter { $0.contains("  accept: ") }
    let offer = try #require(offers.first { $0.contains("Vault.swift:5 ") }, "\(offers)")
    let accepted = try workspace.shell(
      String(offer.trimmingPrefix("  accept: ").replacing("…", with: "P-1")))
    #expect(accepted.exit == 0, "\(offer) \(accepted.errors)")
    let left = try workspace.run("check", "--format", "xcode").output
    #expect(left.contains("Vault.swift:11:") && !left.contains("[drift.new-site, keychain.write]"), "\(left)")
  }
}

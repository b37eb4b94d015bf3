import Foundation
import Testing

/// `baseline accept`: what it takes, what it refuses, and what it says then.
@Suite struct AcceptTests {
  private let file = "Baselines/sluice.jsonl"
  private static let sources = [
    ".sluice.yml": Workspace.withoutManifests,
    "App/A.swift": """
    import Foundation
    func a() { UserDefaults.standard.set(true, forKey: "a") }
    func b() { _ = URLSession.shared.dataTask(with: url) }
    func c() { let d = FileManager.default.temporaryDirectory; _ = URLSession.shared.dataTask(with: url) }

    """,
    "Pods/Kit/K.swift": "func k() { UserDefaults.standard.set(true, forKey: \"k\") }\n",
  ]

  /// A tree with an empty baseline.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace(Self.sources)
    try workspace.write(#"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n", to: file)
    return workspace
  }

  private struct Line: Decodable {
    var site: String?
    var dependency: String?
    var reason: String?
    var owner: String?
    var expires: String?
    var n: Int?
  }

  private func lines(_ workspace: Workspace) throws -> [Line] {
    let text = try #require(workspace.text(file))
    return try text.split(separator: "\n").dropFirst().map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test(
    arguments: [
      (
        ["required-reason.user-defaults"], ["required-reason.user-defaults", "required-reason.user-defaults"]
      ),
      (["network."], ["network.url-session", "network.url-session"]),
      (["App/A.swift:3"], ["network.url-session"]), (["App/A.swift:3:16"], ["network.url-session"]),
      (["App/A.swift:4"], ["network.url-session", "storage.temporary"]),
      (["App/A.swift:3", "storage.temporary"], ["network.url-session", "storage.temporary"]),
      (
        ["--all"],
        [
          "network.url-session", "network.url-session", "required-reason.user-defaults",
          "required-reason.user-defaults", "storage.temporary",
        ]
      ),
    ] as [([String], [String])])
  func whatIsNamedIsAccepted(targets: [String], rules: [String]) throws {
    let workspace = try workspace()
    let run = try workspace.shell(
      "sluice baseline accept \(targets.joined(separator: " ")) --reason r --owner @o --expires 2999-12-31")
    #expect(run.exit == 0, "\(run.errors)")
    let lines = try lines(workspace)
    #expect(lines.compactMap(\.site) == rules)
    #expect(
      lines.allSatisfy { $0.reason == "r" && $0.owner == "@o" && $0.expires == "2999-12-31" && $0.n == 1 })
    if targets == ["--all"] {
      #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
      #expect(run.output.hasPrefix("\(file): 4 accepted and 1 line on dependencies, 4 sites.\n"))
      #expect(
        run.output.contains("  network.url-session: URLSession.shared.dataTask(with:) in b() (App/A.swift)\n")
      )
      #expect(run.output.contains("  required-reason.user-defaults: the dependency Kit\n"))
    }
  }

  @Test(arguments: [
    "two\nlines\r\n", #"a "quoted" \ 'reason'"#, "tab\tbell\u{7}nul-ish\u{1}", "\u{202E}turned\u{2066}",
    "é e\u{301} 名前 👩‍👩‍👧",
    "=======", String(repeating: "long ", count: 20_000), "line\u{2028}end\u{85}",
  ]) func anyTextIsKept(text: String) throws {
    let workspace = try workspace()
    let run = try workspace.run(
      "baseline", "accept", "App/A.swift:3", "--reason", text, "--owner", "@" + text)
    #expect(run.exit == 0, "\(run.errors)")
    let lines = try lines(workspace)
    #expect(lines.map(\.reason).map { $0.map { Array($0.unicodeScalars) } } == [Array(text.unicodeScalars)])
    #expect(lines.map(\.owner) == ["@" + text])
    // In review it is one line that shows what is in it.
    let written = try #require(workspace.text(file))
    #expect(written.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 3)
    #expect(
      !written.unicodeScalars.contains {
        "\u{202E}\u{2066}\u{7}\u{1}\u{85}\u{2028}".unicodeScalars.contains($0)
      })
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text(file) == written)
  }

  @Test(
    arguments: [
      (["--all"], "a reason is missing"), (["--all", "--reason", " \t"], "a reason is missing"),
      (["--all", "--reason", "\u{200F}\u{200B}"], "a reason is missing"),
      (["--reason", "r"], "name what to accept, a rule or FILE:LINE, or everything that is new with --all"),
      (["--all", "network.url-session", "--reason", "r"], "name what to accept"),
      (["--all", "--reason", "r", "--owner", ""], "--owner is empty"),
      (
        ["--all", "--reason", "r", "--expires", "2027-02-30"],
        "--expires 2027-02-30 is not a day; write it as 2027-01-31, or never to take a day back"
      ),
      (["--all", "--reason", "r", "--expires", "tomorrow"], "is not a day"),
      (["--all", "--reason", "r", "--expires", "2020-01-01"], "is past already"),
      (["--all", "--reason", "r", "--today", "now"], "--today now is not a day"),
      (
        ["network.url-sesion", "--reason", "r"],
        "unknown rule 'network.url-sesion'; did you mean 'network.url-session'?"
      ),
      (["network", "--reason", "r"], "unknown rule 'network'; did you mean 'network.'?"),
      (["keychain.read", "--reason", "r"], "nothing of keychain.read is new"),
      (
        ["App/A.swift:1", "--reason", "r"], "nothing at App/A.swift:1 is new; in that file it is line 2, 3, 4"
      ),
      (["App/B.swift:1", "--reason", "r"], "App/B.swift cannot be found"),
      (["Pods/Kit/K.swift:1", "--reason", "r"], "no site of the app's own code"),
      (["a\u{1B}[31m\n:3", "--reason", "r"], #"a\u{1B}[31m\n cannot be found"#),
    ] as [([String], String)])
  func whatIsRefusedChangesNothing(words: [String], message: String) throws {
    let workspace = try workspace()
    let before = workspace.text(file)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try workspace.shell("sluice baseline accept \(quoted)")
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(workspace.text(file) == before)
  }

  @Test func nothingIsAcceptedAgainstAPromise() throws {
    let workspace = try workspace()
    #expect(try workspace.run("baseline", "accept", "App/A.swift:3", "--reason", "r").exit == 0)
    let text = try #require(workspace.text(file))
    let promised = text + #"{"promise":"network."}"# + "\n"
    try workspace.write(promised, to: file)
    let run = try workspace.run("baseline", "accept", "--all", "--reason", "r")
    #expect(run.exit == 2)
    #expect(
      run.errors.contains(
        "network.url-session is promised to have no site (network.), and App/A.swift:4 is one"))
    #expect(workspace.text(file) == promised)
  }

  @Test func anAcceptanceExpiresAndIsRenewed() throws {
    let workspace = try workspace()
    let accept = ["baseline", "accept", "--reason", "r"]
    #expect(
      try workspace.shell(
        "sluice \(accept.joined(separator: " ")) App/A.swift:3 --expires 2027-01-31 --today 2026-11-01; sluice \(accept.joined(separator: " ")) --all"
      ).exit == 0)
    let check = { (day: String, words: String) in
      try workspace.shell("sluice check --today \(day) \(words)")
    }
    #expect(try check("2027-01-10", "--fail-on note").exit == 0)
    let near = try check("2027-01-31", "")
    #expect(near.exit == 0 && near.output.contains("note: 1 acceptance of network.url-session ends soon"))
    let past = try check("2027-02-01", "")
    #expect(past.exit == 1)
    #expect(past.output.contains("error: 1 acceptance of network.url-session expired"))
    #expect(past.output.contains("\(file):2:1"))
    #expect(past.output.contains("sluice baseline accept App/A.swift:3 --reason"))
    let xcode = try check("2027-02-01", "--format xcode").output
    #expect(
      xcode.contains("\(file):2:1: error: the acceptance of URLSession.shared.dataTask(with:) in b() expired")
    )
    #expect(xcode.contains("App/A.swift:3:16: error: "))
    let json = try check("2027-02-01", "--format json").output
    #expect(
      json.contains(#""line":2,"message":"the acceptance of"#) && json.contains(#""rule":"baseline.expired""#)
    )
    // An update does not touch it, and a new acceptance begins anew.
    let before = workspace.text(file)
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text(file) == before)
    #expect(
      try workspace.run("baseline", "accept", "App/A.swift:3", "--reason", "again", "--today", "2027-02-01")
        .exit == 0)
    #expect(try check("2027-02-01", "--fail-on note").exit == 0)
    #expect(workspace.text(file)?.contains("2027-01-31") == false)
  }

  @Test func whatIsGoneFailsWhenStrict() throws {
    let workspace = try workspace()
    #expect(try workspace.run("baseline", "accept", "--all", "--reason", "r").exit == 0)
    try workspace.write("import Foundation\n", to: "App/A.swift")
    #expect(try workspace.run("check").exit == 0)
    let strict = try workspace.run("check", "--strict")
    #expect(strict.exit == 1 && strict.output.contains("warning: the baseline is stale"))
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(try workspace.run("check", "--strict").exit == 0)
  }

  @Test func aRuleThatIsNewerThanTheBaselineWarns() throws {
    let workspace = try workspace()
    try workspace.write(#"{"schema":"sluice.baseline/1","catalog":"2026.10"}"# + "\n", to: file)
    let old = try workspace.run("check", "--format", "xcode")
    #expect(old.exit == 0)
    #expect(
      old.output.contains("warning: URLSession.shared.dataTask(with:)") && !old.output.contains("error: "))
    #expect(try workspace.run("check", "--strict").exit == 1)
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text(file)?.contains("2026.11") == true)
    #expect(try workspace.run("check").exit == 1)
  }

  /// One line a dependency and rule, from the first baseline to the last edit.
  @Test func dependenciesAreALineForEachRule() throws {
    let workspace = try Workspace(Self.sources)
    #expect(try workspace.run("baseline", "write").exit == 0)
    let line = { (count: Int, rest: String) in
      #"{"site":"required-reason.user-defaults","dependency":"Kit","n":\#(count)\#(rest)}"# + "\n"
    }
    #expect(workspace.text(file)?.contains(line(1, "")) == true)
    let source = try #require(Self.sources["Pods/Kit/K.swift"])
    try workspace.write(source + source + source, to: "Pods/Kit/K.swift")
    let check = try workspace.run("check")
    #expect(check.exit == 0)
    #expect(
      check.output.contains("  the dependency Kit has 3 sites of required-reason.user-defaults, the baseline")
    )
    let offer = try #require(check.output.split(separator: "\n").first { $0.contains("  accept: ") })
    #expect(
      try workspace.shell(String(offer.trimmingPrefix("  accept: ").replacing("…", with: "Kit 2"))).exit == 0)
    #expect(workspace.text(file)?.contains(line(3, #","reason":"Kit 2""#)) == true)
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
    try workspace.write(source, to: "Pods/Kit/K.swift")
    #expect(try workspace.run("check", "--strict").exit == 0)
    #expect(try workspace.run("baseline", "update").exit == 0)
    #expect(workspace.text(file)?.contains(line(1, #","reason":"Kit 2""#)) == true)
    let text = try #require(workspace.text(file))
    try workspace.write(text.replacing(line(1, #","reason":"Kit 2""#), with: ""), to: "base")
    try workspace.write(text, to: "ours")
    try workspace.write(text.replacing("\"Kit\",\"n\":1,", with: "\"Kit\",\"n\":2,"), to: "theirs")
    let merged = try workspace.run("baseline", "merge", "base", "ours", "theirs", "--root", ".")
    #expect(merged.exit == 0 && workspace.text("ours") == text)
  }
}

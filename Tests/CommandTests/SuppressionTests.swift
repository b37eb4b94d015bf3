import Foundation
import Testing

/// Comments that suppress sites, as a person writes them.
@Suite struct SuppressionTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"
  private static let source = """
    import Foundation
    // sluice:ignore network.url-session -- sync, PRIV-12
    let a = URLSession.shared

    """

  @Test func aSuppressedSiteIsShownAndDoesNotGate() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": Self.source, "Baselines/sluice.jsonl": Self.header,
    ])
    let check = try workspace.run("check", "--strict")
    #expect(check.exit == 0 && check.output.contains("0 known, 1 suppressed"))
    let table = try workspace.run("check", "-v").output.split(separator: "\n")
    #expect(table.contains { $0.hasPrefix("Network ") && $0.contains(" 0 (1 suppressed) ") })
    // Numbers stay below each other.
    let ends = Set(table.prefix(4).map { $0.utf8.count })
    #expect(ends.count == 1)
    let census = try workspace.run("census").output
    #expect(census.contains("network.url-session") && census.contains(" 0 (1 suppressed) "))
    let json = try workspace.run("census", "--format", "json").output
    #expect(json.contains(#""suppressed":"sync, PRIV-12""#) && json.contains(#""suppressed":1"#))
    let xcode = try workspace.run("census", "--format", "xcode").output
    #expect(xcode.contains("(certain, suppressed: sync, PRIV-12) [network.url-session]"))
    let explain = try workspace.run("explain", "A.swift:3").output
    #expect(explain.contains("sync, PRIV-12") && explain.contains("no: a comment suppresses it"))
    let accept = try workspace.run("baseline", "accept", "A.swift:3", "--reason", "x")
    #expect(accept.exit == 2 && accept.errors.contains("is suppressed (sync, PRIV-12)"))
    try workspace.write("", to: "Baselines/sluice.jsonl")
    _ = try workspace.shell("rm Baselines/sluice.jsonl; sluice baseline write")
    #expect(workspace.text("Baselines/sluice.jsonl") == Self.header)
  }

  @Test func aPromiseAdmitsNone() throws {
    let workspace = try Workspace([
      ".sluice.yml": "promises: [network.]\n", "A.swift": Self.source, "Baselines/sluice.jsonl": Self.header,
    ])
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == 1)
    #expect(
      run.output == "A.swift:3:9: error: URLSession.shared in a breaks a promise: no site of network "
        + "[drift.broken-promise, network.url-session]\n")
  }

  @Test func whatSuppressesNothingIsAWarning() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "Baselines/sluice.jsonl": Self.header,
      "A.swift": "// sluice:ignore network. -- left behind\nlet a = 1\n",
      "B.m": "// Without any site.\nint b; /* sluice:ignore network.url-sesion -- x */\n",
      "C.swift": "let c = URLSession.shared // sluice:ignore network.\n",
      "Pods/D/D.swift": "let d = URLSession.shared // sluice:ignore network. -- not ours to say\n",
      "Pods/D/E.swift": "// sluice:ignore network. -- left behind\n",
    ])
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == 1)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("suppression.") }.map { $0.prefix { $0 != "," } } == [
        "A.swift:1:4: warning: line 2 has no site of network to suppress [suppression.unused",
        "B.m:2:11: warning: unknown rule 'network.url-sesion'; did you mean 'network.url-session'? [suppression.unused",
        "C.swift:1:30: warning: the suppression gives no reason",
      ])
    #expect(lines.contains { $0.hasPrefix("C.swift:1:9: error: URLSession.shared in c is new") })
    #expect(
      lines.contains { $0.contains("the dependency D has 1 site of network.url-session, the baseline 0") })
    try workspace.write("let c = 1\n", to: "C.swift")
    #expect(try workspace.run("check").exit == 0)
    #expect(try workspace.run("check", "--strict").exit == 1)
    let text = try workspace.run("check").output
    #expect(text.contains("warning: 2 suppressions that suppress nothing"))
    #expect(text.contains("      1 | // sluice:ignore network. -- left behind\n"))
    try workspace.write("severity: {suppression.unused: off}\n", to: ".sluice.yml")
    #expect(try !workspace.run("check").output.contains("suppress"))
  }
}

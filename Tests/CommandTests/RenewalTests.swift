import Foundation
import Testing

/// Accepting what is on record already: another reason, another day.
@Suite struct RenewalTests {
  private let file = "Baselines/sluice.jsonl"

  private func workspace() throws -> Workspace {
    let line = { (name: String) in "func \(name)() { _ = URLSession.shared.dataTask(with: \(name)URL) }\n" }
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": line("a") + line("b"), "Pods/Kit/K.swift": line("k"),
    ])
    try workspace.write(#"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n", to: file)
    let accept = "sluice baseline accept --today 2026-11-01 --owner @net"
    let run = try workspace.shell(
      "\(accept) A.swift:1 --reason one --expires 2027-01-31 && \(accept) --all --reason rest")
    #expect(run.exit == 0, "\(run.errors)")
    return workspace
  }

  private func line(_ name: String, _ workspace: Workspace) throws -> Substring {
    let text = try #require(workspace.text(file))
    return try #require(text.split(separator: "\n").first { $0.contains(name) })
  }

  @Test func aLineIsRenewedBeforeItExpires() throws {
    let workspace = try workspace()
    let run = try workspace.run(
      "baseline", "accept", "A.swift:1", "--reason", "two", "--expires", "2027-06-30", "--today", "2027-01-20"
    )
    #expect(run.exit == 0 && run.output.hasPrefix("\(file): 1 renewed, 2 sites.\n"), "\(run.errors)")
    #expect(
      try line("\"in\":\"a()\"", workspace).hasSuffix(
        #""n":1,"reason":"two","owner":"@net","expires":"2027-06-30"}"#))
    #expect(try line("\"in\":\"b()\"", workspace).hasSuffix(#""reason":"rest","owner":"@net"}"#))
    #expect(try workspace.run("check", "--today", "2027-06-01", "--fail-on", "note").exit == 0)
    // What is not said anew stays: the day, and who answers for it.
    #expect(
      try workspace.run("baseline", "accept", "A.swift:1", "--reason", "three", "--owner", "@ui").exit == 0)
    #expect(
      try line("\"in\":\"a()\"", workspace).hasSuffix(
        #""reason":"three","owner":"@ui","expires":"2027-06-30"}"#))
    // A day is taken back by a word of its own.
    #expect(
      try workspace.run("baseline", "accept", "A.swift:1", "--reason", "four", "--expires", "never").exit == 0
    )
    #expect(try line("\"in\":\"a()\"", workspace).hasSuffix(#""reason":"four","owner":"@ui"}"#))
  }

  @Test func aRuleRenewsOnlyWhatExpires() throws {
    let workspace = try workspace()
    let renew = ["baseline", "accept", "network.", "--reason", "two", "--expires", "2027-06-30"]
    let run = try workspace.run(renew + ["--today", "2027-01-20"])
    #expect(run.exit == 0 && run.output.hasPrefix("\(file): 1 renewed, 2 sites.\n"), "\(run.errors)")
    #expect(try line("\"in\":\"b()\"", workspace).hasSuffix(#""reason":"rest","owner":"@net"}"#))
    #expect(try line("Kit", workspace).contains(#""reason":"rest""#))
    #expect(
      try workspace.run("baseline", "accept", "network.", "--reason", "for good", "--expires", "never").exit
        == 0)
    let before = workspace.text(file)
    let none = try workspace.run(renew)
    #expect(none.exit == 2 && workspace.text(file) == before)
    #expect(
      none.errors.hasPrefix(
        "sluice: nothing of network. is new, and nothing of it on record expires or is unreviewed; "),
      "\(none.errors)")
  }

  /// What the first baseline took over waits for somebody to look at it: by rule, or where it stands.
  @Test(arguments: ["manifest.", "manifest.unknown-key", "App/PrivacyInfo.xcprivacy:2"])
  func whatIsUnreviewedIsReviewed(target: String) throws {
    let manifest = "<plist version=\"1.0\"><dict>\n<key>NSPrivacyTrackin</key><false/></dict></plist>"
    let workspace = try Workspace([".sluice.yml": "", "App/PrivacyInfo.xcprivacy": manifest])
    try #require(try workspace.run("baseline", "write").exit == 0)
    #expect(try line("manifest.unknown-key", workspace).contains(#""owner":"unreviewed""#))
    let run = try workspace.run("baseline", "accept", target, "--reason", "known, P-1", "--owner", "@privacy")
    #expect(run.exit == 0 && run.output.contains("renewed"), "\(run.output)\(run.errors)")
    #expect(
      try line("manifest.unknown-key", workspace).contains(#""reason":"known, P-1","owner":"@privacy""#))
    let placeholder = try workspace.run("baseline", "accept", target, "--reason", "…")
    #expect(placeholder.exit == 2 && placeholder.errors.contains("a reason is missing"))
  }

  /// A site that moved stands under its old place until an update.
  @Test func whatMovedIsRenewedWhereItStood() throws {
    let workspace = try workspace()
    let text = try #require(workspace.text("A.swift"))
    try workspace.write(text.replacing("func a()", with: "func renamed()"), to: "A.swift")
    let run = try workspace.run("baseline", "accept", "A.swift:1", "--reason", "two")
    #expect(run.exit == 0 && run.output.contains("1 renewed"), "\(run.errors)")
    #expect(try line("\"in\":\"a()\"", workspace).contains(#""reason":"two""#))
  }

  /// A rule of sites can be one of findings, too: a renewal is of both, before the day and after it, and counts nothing
  /// twice.
  @Test(arguments: ["2027-01-20", "2027-02-10"], ["keychain.accessible-always", "V.swift:1"])
  func aFindingIsRenewedWithItsSite(today: String, target: String) throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "V.swift": "let query = [kSecAttrAccessible: kSecAttrAccessibleAlways]\n",
    ])
    try workspace.write(#"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n", to: file)
    let accept = ["baseline", "accept"]
    #expect(
      try workspace.run(
        accept + [
          "--all", "--reason", "one", "--owner", "@v", "--expires", "2027-01-31", "--today", "2027-01-01",
        ]
      ).exit == 0)
    let run = try workspace.run(
      accept + [target, "--reason", "two", "--expires", "2027-06-30", "--today", today])
    #expect(run.exit == 0, "\(run.errors)")
    let lines = try #require(workspace.text(file)).split(separator: "\n").filter {
      $0.contains("accessible-always")
    }
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasSuffix(#""reason":"two","owner":"@v","expires":"2027-06-30"}"#), "\(line)")
      #expect(!line.contains(#""n":2"#))
    }
  }

  /// What is accepted anew for some sites says nothing of others that are on record, but where it gives a day.
  @Test(arguments: [
    ("", #""reason":"one","owner":"@net","expires":"2027-01-31""#),
    ("--expires 2027-06-30", #""reason":"more","owner":"@net","expires":"2027-06-30""#),
  ])
  func aNewSiteLeavesOthersAlone(options: String, note: String) throws {
    let workspace = try workspace()
    let text = try #require(workspace.text("A.swift"))
    try workspace.write(text + "func c() { _ = URLSession.shared.dataTask(with: cURL) }\n", to: "A.swift")
    let run = try workspace.shell(
      "sluice baseline accept network.url-session --reason more --today 2026-11-02 \(options)")
    #expect(run.exit == 0 && run.output.contains("1 accepted"), "\(run)")
    #expect(try line("\"in\":\"a()\"", workspace).contains(note))
    #expect(try line("\"in\":\"b()\"", workspace).hasSuffix(#""reason":"rest","owner":"@net"}"#))
  }
}

import Foundation
import Testing

/// What each key of `.sluice.yml` does, seen from outside.
@Suite struct ConfigurationTests {
  private static let send = "import Foundation\nlet a = URLSession.shared\n"
  private static let keep = "import Foundation\nlet a = UserDefaults.standard\n"

  /// How often each rule is met, without those that are not.
  private func totals(_ json: String) throws -> [String: Int] {
    struct Report: Decodable {
      struct Total: Decodable { let rule: String, count: Int, tests: Int }
      let totals: [Total]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    return Dictionary(uniqueKeysWithValues: report.totals.map { ($0.rule, $0.count) }).filter { $0.value > 0 }
  }

  @Test(arguments: [
    ("include: [App]", ["App/A.swift", "App/B.swift"]),
    ("include: App/**\nexclude: ['B*.swift']", ["App/A.swift"]),
    ("exclude: [App, Pods]", ["Kit/K.swift"]), ("exclude:\n- /Kit/\n- Pods", ["App/A.swift", "App/B.swift"]),
  ]) func whatIsRead(text: String, files: [String]) throws {
    let workspace = try Workspace([
      ".sluice.yml": text, "App/A.swift": Self.send, "App/B.swift": Self.send, "Kit/K.swift": Self.send,
      "Pods/P/P.swift": Self.send,
    ])
    let run = try workspace.run("census", "-v", "--format", "xcode")
    let named = run.output.split(separator: "\n").compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
    #expect(run.exit == 0 && run.errors.isEmpty)
    #expect(Array(Set(named)).sorted() == files)
  }

  @Test func aFolderOfOthersIsOneDependencyEach() throws {
    let workspace = try Workspace([
      ".sluice.yml": "third-party: [Vendor/*, '!Vendor/Ours']", "Vendor/Acme/Sources/A.swift": Self.send,
      "Vendor/Ours/B.swift": Self.send, "Vendor/C.swift": Self.send,
    ])
    let json = try workspace.run("census", "--format", "json").output
    #expect(json.contains(#""dependency":"Acme""#))
    #expect(try totals(json) == ["network.url-session": 2])
  }

  @Test func foldersHaveTheRoleThatIsSaid() throws {
    let workspace = try Workspace([
      ".sluice.yml": "tests: [Checks, '!App/Tests']\nsamples: [/Try]", "Checks/A.swift": Self.send,
      "App/Tests/B.swift": Self.send, "Try/C.swift": Self.send,
    ])
    let json = try workspace.run("census", "--format", "json").output
    #expect(try totals(json) == ["network.url-session": 1])
    #expect(json.contains(#""role":"sample""#) && json.contains(#""role":"test""#))
  }

  @Test func platformsNarrowViewsAndNoBaseline() throws {
    let workspace = try Workspace([
      ".sluice.yml": "platforms: [iOS, watchOS]",
      "A.swift":
        "#if os(macOS)\nlet a = URLSession.shared\n#endif\n#if os(watchOS)\nlet b = UserDefaults.standard\n#endif\n",
    ])
    #expect(
      try totals(workspace.run("census", "--format", "json").output) == ["required-reason.user-defaults": 1])
    #expect(
      try totals(workspace.run("census", "--format", "json", "--platform", "macOS").output) == [
        "network.url-session": 1
      ])
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("network.url-session") == true)
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
  }

  @Test("A platform narrows what settings for its SDK alone say", arguments: [("iOS", 0), ("macOS", 1)])
  func platformsNarrowAudits(platform: String, exit: Int32) throws {
    let plist = { (text: String) in "<plist version=\"1.0\"><dict>\(text)</dict></plist>" }
    let workspace = try Workspace([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          supportedDestinations: [iOS, macOS]
          sources: [App]
          settings: {"INFOPLIST_FILE[sdk=iphoneos*]": iOS.plist, "INFOPLIST_FILE[sdk=macosx*]": Mac.plist}
      """,
      "App/A.swift":
        "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n",
      "iOS.plist": plist("<key>NSCameraUsageDescription</key><string>To scan a code</string>"),
      "Mac.plist": plist(""),
    ])
    let all = try workspace.run("check", "--format", "json")
    #expect(all.exit == 1)
    #expect(all.output.contains(#""configuration":"macOS""#))
    #expect(try workspace.run("check", "--platform", platform).exit == exit)
  }

  @Test func theBaselineIsWhereItIsSaid() throws {
    let workspace = try Workspace([".sluice.yml": "baseline: Privacy/app.jsonl", "App/A.swift": Self.send])
    let missing = try workspace.run("check", in: "App")
    #expect(missing.exit == 2 && missing.errors.contains("the baseline Privacy/app.jsonl cannot be found"))
    #expect(try workspace.run("baseline", "write", in: "App").exit == 0)
    #expect(workspace.text("Privacy/app.jsonl") != nil)
    #expect(try workspace.run("check").exit == 0)
    #expect(try workspace.run("check", "--baseline", "none.jsonl").errors.contains("none.jsonl"))
  }

  @Test func theFailLevelIsWhatIsSaid() throws {
    let workspace = try Workspace([".sluice.yml": "fail-on: never", "A.swift": ""])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.send, to: "A.swift")
    #expect(try workspace.run("check").exit == 0)
    #expect(try workspace.run("check", "--fail-on", "error").exit == 1)
    try workspace.write("fail-on: error", to: ".sluice.yml")
    #expect(try workspace.run("check").exit == 1)
    #expect(try workspace.run("check", "--fail-on", "never").exit == 0)
  }

  @Test(arguments: [
    ("network.: off", "", 0), ("network.: note", "note", 0), ("network.url-session: warning", "warning", 0),
    ("{network.: off, network.url-session: error}", "error", 1),
    ("{network.url-session: off, network.: error}", "", 0), ("drift.new-site: note", "note", 0),
    ("{drift.new-site: off, network.: error}", "error", 1), ("web.: off", "error", 1),
  ]) func severities(text: String, severity: String, exit: Int) throws {
    let workspace = try Workspace(["A.swift": ""])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(Self.send, to: "A.swift")
    try workspace.write(text.hasPrefix("{") ? "severity: \(text)" : "severity:\n  \(text)", to: ".sluice.yml")
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == Int32(exit) && run.errors.isEmpty)
    #expect(run.output.contains(": \(severity): ") != severity.isEmpty)
    #expect(run.output.isEmpty == severity.isEmpty)
  }

  @Test func whatIsGoneWeighsWhatIsSaid() throws {
    let workspace = try Workspace(["A.swift": Self.send])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write("", to: "A.swift")
    for (text, level) in [
      ("severity: {network.: error}", "note"), ("severity: {drift.gone-site: warning}", "warning"),
    ] {
      try workspace.write(text, to: ".sluice.yml")
      let run = try workspace.run("check", "--format", "xcode")
      #expect(run.output.contains(": \(level): "), "\(text)")
    }
    try workspace.write("severity: {network.: off, drift.gone-site: error}", to: ".sluice.yml")
    #expect(try workspace.run("check", "--format", "xcode").output.contains("url-session") == false)
  }

  @Test func promisesHoldWithAndWithoutABaseline() throws {
    let promise =
      "promises:\n  - {rule: network., reason: works offline, owner: '@privacy'}\nseverity: {network.: off}\n"
    let workspace = try Workspace([".sluice.yml": promise, "A.swift": Self.send])
    let first = try workspace.run("check")
    #expect(first.exit == 1 && first.output.contains("breaks a promise"))
    #expect(first.output.contains("works offline (@privacy)") && first.output.contains("Network (promised)"))
    #expect(first.output.contains("take its line out of\n       the configuration."))
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("promise") == false)
    #expect(try workspace.run("check").exit == 1)
    try workspace.write(Self.send + "let b = URLSession.shared\n", to: "A.swift")
    let accept = try workspace.run("baseline", "accept", "--all", "--reason", "why not")
    #expect(accept.exit == 2 && accept.errors.contains("network."))
  }

  @Test func ownRulesCountLikeOthers() throws {
    let rules = """
      rules:
        - name: acme
          title: Acme
          language: swift
          spellings: [type AcmeClient, 'method .track(event:) likely', import AcmeKit]
          severity: error
          why: It talks to Acme.
          mend: Leave it out.
      severity: {own.: warning}
      """
    let workspace = try Workspace([".sluice.yml": rules, "A.swift": ""])
    #expect(try workspace.run("baseline", "write").exit == 0)
    try workspace.write(
      "import AcmeKit\nlet a = AcmeClient()\nfunc b() { log.track(event: 1) }\n// AcmeClient\n", to: "A.swift"
    )
    try workspace.write("id a(void) { return [AcmeClient new]; }\n", to: "B.m")
    let check = try workspace.run("check", "--strict")
    #expect(check.exit == 1 && check.output.contains("warning: 3 new sites of own.acme"))
    #expect(check.output.contains("Own rules                                    3"))
    #expect(try workspace.run("rules").output.contains("own.acme"))
    #expect(try workspace.run("explain", "acme").output.contains("It talks to Acme."))
    #expect(try workspace.run("explain", "A.swift:2").output.contains("own.acme (certain)"))
    #expect(try workspace.run("baseline", "accept", "own.", "--reason", "R").exit == 0)
    #expect(try workspace.run("check", "--fail-on", "note").exit == 0)
    // Whoever mends a broken file asks what rules there are.
    try workspace.write("rule: []", to: ".sluice.yml")
    let broken = try workspace.run("rules")
    #expect(broken.exit == 0 && broken.errors.contains("did you mean 'rules'?"))
  }

  @Test func anotherFileCanBeNamed() throws {
    let workspace = try Workspace([
      ".sluice.yml": "exclude: [A.swift]", "ci/s.yml": "exclude: [B.swift]", "A.swift": Self.send,
      "B.swift": Self.keep, "C.swift": "",
    ])
    #expect(
      try totals(workspace.run("census", "--format", "json", "--config", "ci/s.yml").output) == [
        "network.url-session": 1
      ])
    let check = try workspace.run("check", "--config", "ci/s.yml")
    #expect(check.output.contains("sluice baseline write --config ci/s.yml"))
    #expect(try workspace.run("check", "--config", "none.yml").errors.contains("none.yml cannot be found"))
    #expect(try workspace.run("check", "--config", "ci").errors.contains("ci is no file"))
  }

  /// Lists of options replace those of the file.
  @Test func optionsWin() throws {
    let workspace = try Workspace([
      ".sluice.yml": "exclude: [A.swift]\ninclude: ['*.swift']\nfail-on: never\nbaseline: b.jsonl\n",
      "A.swift": Self.send, "B.m": "",
    ])
    let run = try workspace.run(
      "check", "--print-config", "--exclude", "B.m", "--include", "*.m", "--include", "A.swift", "--fail-on",
      "note", "--baseline", "c.jsonl", "--platform", "iOS")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for row in [
      "include *.m --include", "A.swift --include", "exclude B.m --exclude", "fail-on note --fail-on",
      "baseline c.jsonl --baseline", "platforms iOS --platform",
    ] { #expect(rows.contains(row), "\(row)") }
    try workspace.write("fail-on: error", to: "s.yml")
    let strict = try workspace.run("check", "--print-config", "--strict", "--config", "s.yml").output
    #expect(strict.contains(/fail-on +warning +--strict\n/))
    #expect(
      try totals(workspace.run("census", "--format", "json", "--exclude", "B.m").output) == [
        "network.url-session": 1
      ])
  }

  /// What the file leaves out is no part of what the baseline is held against; what an option leaves out is.
  @Test func onlyOptionsNarrowTheBaseline() throws {
    let workspace = try Workspace(["A.swift": Self.send, "B.swift": Self.keep])
    #expect(try workspace.run("baseline", "write").exit == 0)
    #expect(try workspace.run("check", "--exclude", "B.swift", "--format", "xcode").output.isEmpty)
    try workspace.write("exclude: [B.swift]", to: ".sluice.yml")
    #expect(try workspace.run("check", "--format", "xcode").output.contains("is gone"))
  }
}

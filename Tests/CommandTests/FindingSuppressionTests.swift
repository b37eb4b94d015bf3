import Testing

/// A tree with a fault that a comment suppresses, and where.
struct SuppressedFault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  /// The file with the comment, and what stands where it belongs: `@@`.
  let path: String
  let text: String
  let comment: String
  /// The finding's rule and place.
  let finding: String

  init(
    _ rule: String, _ path: String, _ comment: String, _ text: String, at line: Int,
    _ files: [String: String] = [:]
  ) {
    testDescription = "\(rule) in \(path)"
    self.files = files
    self.path = path
    self.text = text
    self.comment = comment
    finding = "\(path):\(line) \(rule)"
  }

  func tree(_ comment: String) -> [String: String] {
    files.merging([path: text.replacing("@@", with: comment), ".sluice.yml": ""]) { $1 }
  }
}

/// Comments that suppress findings of audits, as a person writes them.
@Suite struct FindingSuppressionTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  /// Lines of a check for Xcode, of one rule: `path:line rule`.
  private func lines(_ run: Workspace.Run, of rule: String) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("[\(rule)") }.map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":") + " \(rule)"
    }
  }

  @Test(arguments: SuppressedFault.all)
  func aCommentSuppressesWhatStandsThere(_ fault: SuppressedFault) throws {
    let rule = fault.finding.split(separator: " ").last.map(String.init) ?? ""
    let group = rule.prefix { $0 != "." } + "."
    // Without the comment the line stays what it is.
    let open = try Workspace(fault.tree("")).run("check", "--format", "xcode")
    #expect(lines(open, of: rule).contains(fault.finding))
    let count = lines(open, of: rule).count
    for name in [rule, String(group)] {
      let words = fault.comment.replacing("RULE", with: name)
      let workspace = try Workspace(fault.tree(words))
      let run = try workspace.run("check", "--format", "xcode")
      #expect(lines(run, of: rule).count == count - 1)
      #expect(!lines(run, of: rule).contains(fault.finding))
      #expect(!run.output.contains("[suppression."), "\(run.output)")
      let json = try workspace.run("check", "--format", "json").output
      #expect(json.contains(#""suppressed":"PRIV-7""#))
      _ = try workspace.run("baseline", "write")
      // A finding of a sort that others have, too, can be there of those.
      if count == 1 {
        #expect(workspace.text("Baselines/sluice.jsonl")?.contains("\"finding\":\"\(rule)\"") == false)
      }
      #expect(try workspace.run("check").exit == 0)
    }
    // Without a reason it does not count, and of another rule neither.
    let bare = fault.comment.replacing(" -- PRIV-7", with: "")
    let without = try Workspace(fault.tree(bare.replacing("RULE", with: rule))).run(
      "check", "--format", "xcode")
    #expect(lines(without, of: rule).contains(fault.finding))
    #expect(without.output.contains("[suppression.without-reason"))
    let other = fault.comment.replacing("RULE", with: "ats.arbitrary-loads, \(rule)x")
    let unused = try Workspace(fault.tree(other)).run("check", "--format", "xcode")
    #expect(lines(unused, of: rule).contains(fault.finding))
    #expect(unused.output.contains("did you mean '\(rule)'? [suppression.unused"))
    #expect(unused.output.contains("has no finding of ats.arbitrary-loads to suppress"))
  }

  private static let plist = """
    <plist version="1.0"><dict>
    @@
    <key>UIFileSharingEnabled</key>
    <true/>
    </dict></plist>
    """

  @Test func aDeclarationIsKeptOutOfTheRecord() throws {
    let comment = "<!-- sluice:ignore drift.new-declaration, visibility. -- agreed, PRIV-9 -->"
    let workspace = try Workspace([
      ".sluice.yml": "", "A.swift": "let a = 1\n", "Baselines/sluice.jsonl": Self.header,
      "Info.plist": Self.plist.replacing("@@", with: comment),
    ])
    let check = try workspace.run("check", "--strict")
    #expect(check.exit == 0 && check.output.contains("0 known, 2 findings suppressed."), "\(check.output)")
    let accept = try workspace.run("baseline", "accept", "Info.plist:3", "--reason", "x")
    #expect(accept.exit == 2 && accept.errors.contains("is suppressed (agreed, PRIV-9)"))
    _ = try workspace.run("baseline", "accept", "--all", "--reason", "x")
    #expect(workspace.text("Baselines/sluice.jsonl") == Self.header)
    let census = try workspace.run("census", "--format", "json").output
    #expect(census.contains(#""suppressed":"agreed, PRIV-9""#))
    // Once the comment is gone, so is what it did.
    try workspace.write(Self.plist.replacing("@@", with: ""), to: "Info.plist")
    let open = try workspace.run("check", "--format", "xcode").output
    #expect(open.contains("[drift.new-declaration") && open.contains("[visibility.file-sharing"))
  }

  /// A person, and nobody's comment, takes a promise back.
  @Test func aPromiseIsNotSuppressed() throws {
    let workspace = try Workspace([
      ".sluice.yml": "promises: [network.]\n", "Baselines/sluice.jsonl": Self.header,
      "A.swift":
        "// sluice:ignore drift.broken-promise, drift., network. -- really\nlet a = URLSession.shared\n",
    ])
    let run = try workspace.run("check", "--format", "xcode")
    #expect(run.exit == 1 && run.output.contains("[drift.broken-promise, network.url-session]"))
    #expect(run.output.contains("no comment suppresses a broken promise"))
  }

  /// All of the tree settles what a comment of a part can suppress; where the rest is left out, nobody knows.
  @Test func whatIsLeftOutIsNotMissed() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "App/A.swift": "let a = 1 // sluice:ignore manifest., network. -- x\n",
      "B.swift": "",
    ])
    let left = try workspace.run("check", "--format", "xcode", "--include", "App/**")
    #expect(left.output.contains("no site of network") && !left.output.contains("manifest"))
    for words in [["App"], []] {
      let run = try workspace.run(["check", "--format", "xcode"] + words)
      #expect(run.output.contains("no finding of manifest"))
    }
  }

  /// A package's manifest is a source, whose comments are read once.
  @Test func aPackageIsReadOnce() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "Sources/A/A.swift": "",
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "A")])  // sluice:ignore manifest. -- x
      """,
    ])
    let lines = try workspace.run("check", "--format", "xcode").output.split(separator: "\n")
    let told = lines.filter { $0.hasPrefix("Package.swift:3:") && $0.contains("no finding of manifest") }
    #expect(told.count == 1)
  }

  @Test func whatOthersWriteSuppressesNothing() throws {
    let manifest = "<dict>\n<!-- sluice:ignore manifest. -- x -->\n<key>NSPrivacyColour</key><true/></dict>"
    let workspace = try Workspace([
      ".sluice.yml": "", "Pods/Kit/PrivacyInfo.xcprivacy": manifest, "A.swift": "",
    ])
    let run = try workspace.run("check", "--format", "json").output
    #expect(run.contains("NSPrivacyColour") && !run.contains(#""suppressed":""#))
  }

  @Test func lintKnowsThem() throws {
    let manifest =
      "<dict>\n<!-- sluice:ignore manifest.unknown-key -- x -->\n<key>NSPrivacyColour</key><true/></dict>"
    let workspace = try Workspace([".sluice.yml": "", "PrivacyInfo.xcprivacy": manifest])
    for operands in [[], ["PrivacyInfo.xcprivacy"], ["-"]] {
      let run = try workspace.run(["manifest", "lint"] + operands, input: manifest)
      #expect(run.output.contains("1 finding suppressed") && !run.output.contains("NSPrivacyColour"))
    }
  }

  @Test func aComparisonTellsOfThem() throws {
    let workspace = try Workspace([
      ".sluice.yml": "", "App/A.swift": "let a = 1\n", "Info.plist": Self.plist.replacing("@@", with: ""),
    ])
    _ = try workspace.shell(
      "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a")
    let comment = "<!-- sluice:ignore visibility.file-sharing -- PRIV-9 -->"
    try workspace.write(Self.plist.replacing("@@", with: comment), to: "Info.plist")
    let diff = try workspace.run("diff", "HEAD", "--fail-on", "note")
    #expect(diff.exit == 0 && diff.output.contains("1 finding suppressed."), "\(diff.output)")
    let check = try workspace.run("check", "--since", "HEAD", "--strict", "--format", "markdown")
    #expect(check.exit == 0 && check.output.contains("Suppressed in the source (1)"), "\(check.output)")
    #expect(check.output.contains("| `visibility.file-sharing` | PRIV-9 |"), "\(check.output)")
    // Who takes the comment away again has to decide.
    _ = try workspace.shell("git add -A && git -c user.name=a -c user.email=a@b commit -qm b")
    try workspace.write(Self.plist.replacing("@@", with: ""), to: "Info.plist")
    let open = try workspace.run("check", "--since", "HEAD", "--strict", "--format", "xcode")
    #expect(open.exit == 1 && open.output.contains("[visibility.file-sharing"), "\(open.output)")
  }
}

extension SuppressedFault {
  private static let spec = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        info: {path: App/Info.plist, properties: {}}
        entitlements: {path: App/App.entitlements}
    """
  private static let app = [
    "project.yml": spec, "App/A.swift": "let a = 1\n", "App/Info.plist": "<plist><dict/></plist>",
    "App/App.entitlements": "<plist><dict/></plist>",
  ]

  static let all: [SuppressedFault] = [
    .init(
      "visibility.file-sharing", "App/Info.plist", "<!-- sluice:ignore RULE -- PRIV-7 -->",
      "<plist><dict>\n@@\n<key>UIFileSharingEnabled</key>\n<true/>\n</dict></plist>", at: 4, app),
    .init(
      "entitlement.get-task-allow", "App/App.entitlements", "<!-- sluice:ignore RULE -- PRIV-7 -->",
      "<plist><dict>\n@@\n<key>com.apple.security.get-task-allow</key><true/>\n</dict></plist>", at: 3, app),
    .init(
      "manifest.unknown-key", "App/PrivacyInfo.xcprivacy", "<!-- sluice:ignore RULE -- PRIV-7 -->",
      "<plist><dict>\n<key>NSPrivacyColour</key> @@\n<true/>\n</dict></plist>", at: 2, app),
    .init(
      "usage.empty", "project.yml", "# sluice:ignore RULE -- PRIV-7",
      spec.replacing("{}}", with: "{\n @@\n NSCameraUsageDescription: ''}}"), at: 9, app),
    .init(
      "usage.placeholder", "App/A.xcconfig", "// sluice:ignore RULE -- PRIV-7",
      "GENERATE_INFOPLIST_FILE = YES\n@@\nINFOPLIST_KEY_NSCameraUsageDescription = TODO\n", at: 3,
      app.merging([
        "project.yml": spec.replacing(
          "name: App", with: "name: App\nconfigFiles: {Debug: App/A.xcconfig, Release: App/A.xcconfig}")
      ]) { $1 }),
    .init(
      "manifest.podspec-resources", "Kit.podspec", "# sluice:ignore RULE -- PRIV-7",
      "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Kit/*.swift'\n  @@\n  s.resources = 'Kit/PrivacyInfo.xcprivacy'\nend\n",
      at: 5, ["Kit/K.swift": "let a = 1\n", "Kit/PrivacyInfo.xcprivacy": "<plist><dict/></plist>"]),
    .init(
      "protection.swallowed-write-error", "App/A.swift", "// sluice:ignore RULE -- PRIV-7",
      "import Foundation\nfunc f() {\n  @@\n  try? Data().write(to: .documentsDirectory.appending(path: \"x\"))\n}\n",
      at: 4, app),
    .init(
      "manifest.missing", "App/B.m", "/* sluice:ignore RULE -- PRIV-7 */",
      "#import <Foundation/Foundation.h>\nid f(void) { return NSUserDefaults.standardUserDefaults; } @@\n",
      at: 2, app),
  ]
}

import Foundation
import Testing

@testable import sluice

/// `init`, in folders as projects have them.
@Suite struct InitTests {
  private static let site = "import Foundation\nfunc load() { URLSession.shared.data(from: url) }\n"
  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v17)], targets: [.target(name: "Kit")])

    """
  private static let podspec = """
    Pod::Spec.new do |s|
      s.name = 'Core'
      s.version = '1.0'
      s.source_files = 'Core/**/*.swift'
    end

    """
  private static let spec = """
    name: Shop
    targets:
      Shop: {type: application, platform: iOS, sources: [Shop]}
      Widget: {type: app-extension, platform: iOS, sources: [Widget]}

    """

  /// Each kind of project, and what is said of it.
  private static let trees: [(files: [String: String], found: String)] = [
    (["A.swift": site], "no project file, so all of it is judged as one target"),
    (["Package.swift": package, "Sources/Kit/A.swift": site], "Package.swift: Kit (library)"),
    (["Core.podspec": podspec, "Core/A.swift": site], "Core.podspec: Core (library)"),
    (
      ["project.yml": spec, "Shop/A.swift": site, "Widget/B.swift": site],
      "project.yml: Shop (app), Widget (app-extension)"
    ),
    (
      ["A.swift": site, "Podfile.lock": "PODS:\n  - Kit (1.0)\n  - Log (2.0)\n"],
      "Podfile.lock: 2 dependencies"
    ),
  ]

  @Test(arguments: trees.indices) func theGateIsGreenAndANewSiteIsRed(index: Int) throws {
    let (files, found) = Self.trees[index]
    let workspace = try Workspace(files)
    let run = try workspace.run("init")
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.hasPrefix("Found:\n") && run.output.contains("  \(found)\n"), "\(run.output)")
    #expect(workspace.text(".sluice.yml")?.contains("# - \(found)\n") == true)
    #expect(try workspace.run("check").exit == 0)
    let source = try #require(files.keys.first { $0.hasSuffix("A.swift") })
    try workspace.write(Self.site + "func more() { URLSession.shared.data(from: url) }\n", to: source)
    let red = try workspace.run("check")
    #expect(red.exit == 1 && red.output.contains("network.url-session"), "\(red)")
  }

  /// Taking away the number sign of a key gives a file that is understood: no key is made up.
  @Test(arguments: trees.indices) func everyKeyThatIsOffCanBeTurnedOn(index: Int) throws {
    let workspace = try Workspace(Self.trees[index].files.merging(["Vendor/Kit/K.swift": Self.site]) { $1 })
    #expect(try workspace.run("init").exit == 0)
    let text = try #require(workspace.text(".sluice.yml"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
    let on = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("#") && (!$0.hasPrefix("# ") || $0.hasPrefix("#  ")) ? $0.dropFirst() : $0
    }.joined(separator: "\n")
    try workspace.write(on, to: ".sluice.yml")
    let run = try workspace.run("check", "--print-config", "--app", "Shop")
    try #require(run.exit == 0 && run.errors.isEmpty, "\(run)")
    for key in [
      "include", "exclude", "third-party", "tests", "samples", "platforms", "fail-on", "severity", "promises",
    ] {
      #expect(run.output.contains("\n\(key) ") && on.contains("\n\(key):"), "\(key)")
    }
    #expect(on.contains("third-party: ['Vendor/*']") && on.contains("- tracking. "))
  }

  @Test func nothingIsOverwritten() throws {
    let files = [
      ".sluice.yml": "fail-on: warning\n", "Baselines/sluice.jsonl": "mine\n", "CODEOWNERS": "* @all\n",
      ".github/workflows/sluice.yml": "mine\n", ".gitlab-ci.yml": "mine\n", ".gitlab/sluice.yml": "mine\n",
      "A.swift": Self.site,
    ]
    let workspace = try Workspace(files)
    let before = workspace.files()
    let run = try workspace.run("init", "--ci", "github", "--ci=gitlab", "--owner", "@privacy")
    #expect(run.exit == 0, "\(run)")
    for (path, text) in files { #expect(workspace.text(path) == text) }
    #expect(workspace.files() == before)
    for name in files.keys where name != "A.swift" && name != ".gitlab-ci.yml" {
      #expect(run.output.contains("Left \(name) as it is.\n"), "\(name)")
    }
    #expect(run.output.contains("    /.sluice.yml @privacy\n") && !run.output.contains("git add"))
  }

  /// What is written is what the README shows, but for the comments that lead it.
  @Test func theReadmeShowsTheWorkflow() throws {
    let lines = CodeHost.github.text(folder: "").split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.drop { $0.hasPrefix("#") }.joined(separator: "\n")
    #expect(try Checkout.text("README.md").contains("```yaml\n\(text)```\n"))
  }

  /// A second run changes nothing, byte for byte.
  @Test func onceIsEnough() throws {
    let workspace = try Workspace(["A.swift": Self.site])
    #expect(try workspace.run("init", "--ci", "github", "--owner", "@a @b/c").exit == 0)
    let texts = workspace.files().map(workspace.text)
    let second = try workspace.run("init", "--ci", "github", "--owner", "@a @b/c")
    #expect(second.exit == 0 && second.output.contains("names who has to agree to these files already"))
    #expect(!second.output.contains("Add to it"), "\(second.output)")
    let another = try workspace.run("init", "--ci", "github", "--owner", "@c").output
    #expect(another.contains("Add to it") && another.contains("    /.sluice.yml @c\n"))
    #expect(workspace.files().map(workspace.text) == texts)
  }

  @Test func filesForCodeHostsLieAtTheTopOfTheRepository() throws {
    let workspace = try Workspace([
      "apps/My App/A.swift": Self.site, ".git/HEAD": "", ".gitlab-ci.yml": "a: b\n",
    ])
    let run = try workspace.run(
      "init", "--root", "apps/My App", "--ci", "github", "--ci", "gitlab", "--owner", "@privacy")
    #expect(run.exit == 0, "\(run)")
    #expect(
      workspace.text(".github/workflows/sluice.yml")?.hasSuffix("        with: { root: 'apps/My App' }\n")
        == true)
    #expect(
      workspace.text(".gitlab/sluice.yml")?.contains("sluice check --root 'apps/My App' --since") == true)
    #expect(run.output.contains("Name it in .gitlab-ci.yml"))
    #expect(
      workspace.text(".github/CODEOWNERS")?.contains("\n/apps/My\\ App/Baselines/sluice.jsonl @privacy\n")
        == true)
    #expect(workspace.text("apps/My App/Baselines/sluice.jsonl") != nil)
    #expect(workspace.text("Baselines/sluice.jsonl") == nil)
    let next = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  sluice check") })
    #expect(try workspace.shell(String(next)).exit == 0, "\(next)")
  }

  /// Findings of today are on record, and the run says that nobody has looked at them.
  @Test func findingsOfTodayFailNothing() throws {
    let workspace = try Workspace([
      "Package.swift": Self.package,
      "Sources/Kit/A.swift": "let seen = UserDefaults.standard.bool(forKey: key)\n",
    ])
    let run = try workspace.run("init")
    #expect(
      run.output.contains("1 site and 1 finding of today") && run.output.contains("\"unreviewed\""), "\(run)")
    #expect(try workspace.run("check").exit == 0)
  }

  @Test func whatCannotBeReadIsNotPutOnRecord() throws {
    let workspace = try Workspace(["A.swift": Self.site])
    try Data([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).write(to: workspace.folder.appending(path: "B.swift"))
    let run = try workspace.run("init", "--ci", "github")
    #expect(
      run.exit == 2 && run.errors.contains("B.swift") && run.errors.contains("'exclude' in .sluice.yml"))
    #expect(workspace.files() == [".sluice.yml", "A.swift", "B.swift"])
    try workspace.write("exclude: [B.swift]\n", to: ".sluice.yml")
    #expect(try workspace.run("init").exit == 0)
    #expect(workspace.text("Baselines/sluice.jsonl")?.contains("network.url-session") == true)
  }

  @Test func eachAppHasItsBaseline() throws {
    let workspace = try Workspace([
      ".sluice.yml": "apps:\n  One: {include: [A.swift]}\n  Two: {include: [B.swift]}\n",
      "A.swift": Self.site,
      "B.swift": Self.site,
    ])
    #expect(try workspace.run("init", "-q") == .init(exit: 0, output: "", errors: ""))
    #expect(workspace.text("Baselines/One.jsonl") != nil && workspace.text("Baselines/Two.jsonl") != nil)
    #expect(try workspace.run("check").exit == 0)
  }

  @Test(arguments: [
    (["--ci", "githb"], "unknown value of --ci 'githb'; did you mean 'github'?"),
    (["--owner", "privacy"], "--owner privacy is nobody that CODEOWNERS can name"),
    (["--owner", "@a\n* @b"], "is nobody that CODEOWNERS can name"),
    (["--owner", ""], "is nobody that CODEOWNERS can name"),
    (["missing"], "missing cannot be found"),
  ]) func whatIsWrongIsSaidBeforeAnythingIsWritten(words: [String], message: String) throws {
    let workspace = try Workspace(["A.swift": Self.site])
    let run = try workspace.run(["init"] + words)
    #expect(run.exit == 2 && run.errors.contains(message), "\(run)")
    #expect(workspace.files() == ["A.swift"])
  }

  /// Names of a tree stand in comments and values of the configuration, and end neither.
  @Test func namesCannotBecomeKeys() throws {
    let name = "Shop\\nfail-on: never\\n#"
    let spec = "name: X\ntargets:\n  \"\(name)\": {type: application, platform: iOS, sources: [App]}\n"
    let workspace = try Workspace([
      "project.yml": spec, "App/A.swift": Self.site, "App/Vendor/K/A.swift": Self.site,
      "it's [x]: #/Vendor/K/A.swift": Self.site,
    ])
    let run = try workspace.run("init")
    #expect(run.exit == 0 && !run.output.contains("\nfail-on: never"), "\(run)")
    let text = try #require(workspace.text(".sluice.yml"))
    #expect(!text.contains("\nfail-on: never") && text.contains("#third-party: ['App/Vendor/*']\n"))
    #expect(try workspace.run("check", "--print-config").exit == 0)
  }
}

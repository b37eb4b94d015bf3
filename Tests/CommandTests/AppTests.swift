import Foundation
import Testing

/// Small apps whose answers are known by reading them. They stand in files beside the apps, written by hand
/// and never recorded.
struct App: CustomTestStringConvertible, Sendable {
  struct Answers: Decodable {
    /// Where the app's own code has a site, `file:line` by rule. A rule that is not here has none.
    let sites: [String: [String]]
    /// Those of them whose standing is disputed.
    let disputed: [String]
    let changes: [Change]
  }

  struct Change: Decodable, CustomTestStringConvertible, Sendable {
    struct Finding: Decodable, Sendable {
      let rule, subject, severity: String
      /// `file:line:column`.
      let at: String
      /// The first words.
      let message: String
    }

    let what: String
    let file: String
    /// The line that the first of the inserted lines becomes.
    let line: Int
    let insert: [String]
    let exit: Int32
    let findings: [Finding]

    var testDescription: String { what }
  }

  /// In the order of the README.
  static let all = ["TagWorks", "SlingGuard", "QubitLab"].map(App.init)

  let name: String
  var folder: String { "Tests/Fixtures/\(name)" }
  var baseline: String { folder + "/Baselines/sluice.jsonl" }
  var testDescription: String { name }

  func answers() throws -> Answers {
    try JSONDecoder().decode(Answers.self, from: Data(try Checkout.text("\(folder).expected.json").utf8))
  }
}

@Suite struct AppTests {
  private struct Census: Decodable {
    struct Site: Decodable {
      let rule, file, certainty, role: String
      let line: Int
      let standing: String?
      var place: String { "\(file):\(line)" }
    }
    struct Total: Decodable {
      let rule: String
      let count: Int
    }
    let sites: [Site]
    let totals: [Total]
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule, severity, message: String
      let subject, file: String?
      let line, column: Int?
      let baselined: Bool?
      var text: String {
        "\(severity) \(rule) [\(subject ?? "")] \(file ?? ""):\(line ?? 0):\(column ?? 0)"
      }
    }
    let findings: [Finding]
  }

  @Test(arguments: App.all) func eachSiteIsCountedAndNothingElse(app: App) throws {
    let answers = try app.answers()
    let run = try Checkout.copy().run("census", app.folder, "--format", "json")
    let census = try JSONDecoder().decode(Census.self, from: Data(run.output.utf8))
    let counted = census.sites.filter { $0.role == "app" && $0.certainty != "possible" }
    for (rule, total) in Dictionary(uniqueKeysWithValues: census.totals.map { ($0.rule, $0.count) }) {
      let places = counted.filter { $0.rule == rule }.map(\.place)
      #expect(places.sorted() == (answers.sites[rule] ?? []).sorted(), "\(rule)")
      #expect(total == places.count, "\(rule)")
    }
    #expect(Set(answers.sites.keys).isSubset(of: census.totals.map(\.rule)))
    #expect(counted.filter { $0.standing == "disputed" }.map(\.place) == answers.disputed)
  }

  @Test(arguments: App.all) func itsZerosArePromises(app: App) throws {
    let lines = try Checkout.text(app.baseline).split(separator: "\n")
    for group in ["network.", "keychain.", "file-protection.", "backup."] {
      #expect(lines.contains { $0.hasPrefix(#"{"promise":"\#(group)","#) }, "\(group)")
    }
    let run = try Checkout.copy().run("check", app.folder, "--fail-on", "note")
    #expect(run.exit == 0 && run.errors.isEmpty)
  }

  @Test(arguments: App.all) func aChangeIsJudged(app: App) throws {
    let changes = try app.answers().changes
    #expect(!changes.isEmpty)
    for change in changes {
      let workspace = try Checkout.copy()
      let file = "\(app.folder)/\(change.file)"
      let text = try #require(workspace.text(file), "\(change.what)")
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try #require(lines.indices.contains(change.line - 1), "\(change.what)")
      lines.insert(contentsOf: change.insert, at: change.line - 1)
      try workspace.write(lines.joined(separator: "\n"), to: file)

      let run = try workspace.run("check", app.folder, "--format", "json")
      #expect(run.exit == change.exit, "\(change.what)")
      let findings = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
        .filter { $0.baselined != true }
      let expected = change.findings.map { "\($0.severity) \($0.rule) [\($0.subject)] \($0.at)" }
      #expect(findings.map(\.text) == expected, "\(change.what)")
      for (finding, answer) in zip(findings, change.findings) {
        #expect(finding.message.hasPrefix(answer.message), "\(change.what): \(finding.message)")
      }
    }
  }

  /// Every app goes through every kind of change.
  @Test(arguments: App.all) func noKindOfChangeIsLeftOut(app: App) throws {
    let changes = try app.answers().changes
    let subjects = Set(changes.flatMap(\.findings).map(\.subject))
    #expect(subjects.isSuperset(of: ["network.url-session", "network.url-literal", "keychain.query"]))
    #expect(subjects.contains("storage.file-write"))
    #expect(changes.contains { $0.insert.first?.hasPrefix("import ") == true && $0.exit == 1 })
    #expect(changes.contains { $0.insert.first?.hasSuffix("#if DEBUG") == true && $0.exit == 1 })
    #expect(changes.contains { $0.file.hasPrefix("\(app.name)Tests/") && $0.exit == 0 })
    #expect(changes.contains { $0.what == "the same in a comment" && $0.exit == 0 })
  }
}

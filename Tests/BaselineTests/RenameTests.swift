import Baseline
import Catalog
import Census
import Projects
import Testing
import Trees

/// Targets, declarations and findings of what has another name now.
@Suite struct RenameTests {
  private static func target(_ id: String) -> Target {
    Target(id: id, name: String(id.split(separator: "#").last ?? ""), kind: .app, place: FilePlace("P"))
  }

  /// Targets by their ids, each with what it declares: `key=value`, for a configuration `key=value@Release`.
  private static func census(_ targets: [String: [String]], rules: [String: [String]] = [:]) -> Census {
    var census = Census(
      sites: rules.flatMap { id, rules in
        rules.enumerated().map { site($1, "F.swift", $0 + 1, in: "f()").with(targets: [id]) }
      })
    census.targets = targets.keys.sorted().map(target)
    census.declarations = targets.sorted { $0.key < $1.key }.flatMap { id, facts in
      facts.map { fact in
        let parts = fact.split(separator: "@").map(String.init)
        let words = parts[0].split(separator: "=").map(String.init)
        return Declaration(
          .entitlement, words[0], words[1], at: FilePlace("E.plist", line: 3), target: id,
          configuration: parts.count > 1 ? parts[1] : "")
      }
    }
    return census
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [String: [String]]
    let after: [String: [String]]
    /// `from>to`
    let renamed: [String]
    let moved: Int
    let new: Int

    init(
      _ name: String, _ before: [String: [String]], _ after: [String: [String]], _ renamed: [String],
      moved: Int, new: Int
    ) {
      testDescription = name
      (self.before, self.after, self.renamed, self.moved, self.new) = (before, after, renamed, moved, new)
    }
  }

  static let cases = [
    Case(
      "A project has another name", ["A.xcodeproj#App": ["a=1", "b=2"], "A.xcodeproj#Kit": []],
      ["B.xcodeproj#App": ["a=1", "b=2"], "B.xcodeproj#Kit": []],
      ["A.xcodeproj#App>B.xcodeproj#App", "A.xcodeproj#Kit>B.xcodeproj#Kit"], moved: 2, new: 0),
    Case(
      "All lies in a folder of its own", ["project.yml#App": ["a=1"]],
      ["ios/project.yml#App": ["a=1", "c=3"]],
      ["project.yml#App>ios/project.yml#App"], moved: 1, new: 1),
    Case(
      "One target has another name", ["p#One": ["a=1", "b=2"], "p#Two": ["a=1"]],
      ["p#Uno": ["a=1", "b=2"], "p#Two": ["a=1"]], ["p#One>p#Uno"], moved: 2, new: 0),
    Case(
      "Two projects with a target of one name", ["A/p#App": ["a=1"], "B/p#App": ["b=2"]],
      ["x/A/p#App": ["a=1"], "x/B/p#App": ["b=2"]], ["A/p#App>x/A/p#App", "B/p#App>x/B/p#App"], moved: 2,
      new: 0),
    Case(
      "A target goes, and another one comes that declares something else", ["p#One": ["a=1", "b=2"]],
      ["p#Uno": ["c=3", "d=4"]], [], moved: 0, new: 2),
    Case(
      "Two targets that are both there still", ["p#One": ["a=1"], "p#Two": []],
      ["p#One": [], "p#Two": ["a=1"]], [], moved: 0, new: 1),
    Case(
      "A configuration has another name", ["p#One": ["a=1@Release"]], ["p#One": ["a=1@Store"]], [], moved: 1,
      new: 0),
    Case(
      "What held for one configuration holds for all", ["p#One": ["a=1@Release"]], ["p#One": ["a=1"]], [],
      moved: 0, new: 1),
  ]

  @Test(arguments: cases) func namesAreNoNews(_ one: Case) {
    let (before, after) = (Self.census(one.before), Self.census(one.after))
    let drift = Drift(from: Baseline(before), to: after)
    #expect(drift.targets.moved.map { "\($0.from)>\($0.to)" }.sorted() == one.renamed)
    #expect(drift.declarations.moved.count == one.moved)
    #expect(drift.declarations.new.count == one.new)
    let back = Drift(from: Baseline(after), to: before)
    #expect(back.targets.moved.map { "\($0.to)>\($0.from)" }.sorted() == one.renamed)
    #expect(back.declarations.moved.count == one.moved)
    #expect(back.declarations.gone.count == one.new)
    // Filed anew, nothing of it moves again, and what was said of it stays.
    var baseline = Baseline(before)
    for place in baseline.declarations.indices { baseline.declarations[place].note.reason = "r" }
    let updated = baseline.updated(by: Drift(from: baseline, to: after))
    let left = Drift(from: updated, to: after)
    #expect(left.targets.moved.isEmpty && left.declarations.moved.isEmpty && left.declarations.gone.isEmpty)
    #expect(left.declarations.new.count == one.new)
    #expect(updated.declarations.allSatisfy { $0.note.reason == "r" })
  }

  @Test func aTargetOfAnotherNameGainsNothing() {
    let rules = ["b.one", "b.two"]
    let before = Self.census(["p#One": []], rules: ["p#One": rules])
    let after = Self.census(["p#Uno": []], rules: ["p#Uno": rules])
    let drift = Drift(from: Baseline(before), to: after)
    #expect(drift.targets.moved.map(\.to) == ["p#Uno"])
    #expect(drift.targets.new.isEmpty && drift.targets.gone.isEmpty && drift.targets.changed.isEmpty)
  }

  // MARK: Findings

  private static func finding(_ file: String, _ subject: String = "s", target: String = "") -> Finding {
    Finding(
      rule: "manifest.unknown-key", subject: subject, severity: .error, message: "m", file: file,
      target: target)
  }

  /// Files with a finding each before and after, those that are in the tree after, and how many findings are new.
  static let files: [(before: [String], after: [String], there: [String], new: Int)] = [
    (["App/M.xcprivacy"], ["App/Resources/M.xcprivacy"], [], 0),
    (["App/M.xcprivacy"], ["App/N.xcprivacy"], [], 0),
    // It was mended where it was, and is wrong elsewhere.
    (["App/M.xcprivacy"], ["Kit/M.xcprivacy"], ["App/M.xcprivacy"], 1),
    (["A/M", "B/M"], ["x/A/M", "x/B/M"], [], 0),
    (["A/M"], ["x/A/M", "x/B/M"], [], 1),
    (["A/M", "B/N"], ["C/O", "D/P"], [], 2),
  ]

  @Test(arguments: files.indices) func aFindingGoesWithItsFile(row: Int) {
    let (before, after, there, new) = Self.files[row]
    let record = Baseline(Census(), audited: before.map { Self.finding($0) })
    var census = Census()
    census.configuration = (after + there).map {
      ConfigurationFile(path: $0, kind: .privacyManifest, content: .taken)
    }
    let held = FindingsDrift(after.map { Self.finding($0) }, on: record.findings, in: census)
    #expect(held.findings.count { !$0.isKnown } == new)
    let updated = record.updated(by: Drift(from: record, to: census), fixed: held.fixed, moved: held.moved)
    #expect(updated.findings.count == after.count - new)
    #expect(updated.findings.allSatisfy { $0.note.isUnreviewed })
    let again = FindingsDrift(after.map { Self.finding($0) }, on: updated.findings, in: census)
    #expect(again.findings.count { !$0.isKnown } == new && again.fixed.isEmpty && again.moved.isEmpty)
  }

  @Test func aFindingGoesWithItsTarget() {
    let before = Self.census(["A.xcodeproj#App": []])
    let after = Self.census(["B.xcodeproj#App": []])
    let record = Baseline(before, audited: [Self.finding("M", target: "A.xcodeproj#App")])
    let drift = Drift(from: record, to: after)
    let held = FindingsDrift(
      [Self.finding("M", target: "B.xcodeproj#App")], on: record.findings, drift.renames, in: after)
    #expect(held.findings.allSatisfy(\.isKnown) && held.fixed.isEmpty && held.moved.count == 1)
    let updated = record.updated(by: drift, fixed: held.fixed, moved: held.moved)
    #expect(updated.findings.map(\.identity.target) == ["B.xcodeproj#App"])
    #expect(RecordChange.all(from: record, to: updated).isEmpty)
  }

  // MARK: What could not be read

  @Test func whatWasNotReadIsNotGone() {
    let before = Self.census(["p#App": ["a=1"]], rules: ["p#App": ["b.one"]])
    let record = Baseline(before, audited: [Self.finding("M")])
    var after = Self.census(["p#App": []])
    after.blind = [Blind(kind: .conflictMarker, file: "F.swift", line: 2, why: "w")]
    let drift = Drift(from: record, to: after)
    #expect(drift.gone.isEmpty && drift.declarations.gone.isEmpty && drift.targets.isEmpty)
    #expect(FindingsDrift([], on: record.findings, drift.renames, in: after).fixed.isEmpty)
    // Another file was read, and what is no more in that one is gone.
    after.blind[0].file = "G.swift"
    #expect(Drift(from: record, to: after).gone.count == 1)
  }

  @Test(arguments: [
    ("E.entitlements", Declaration.Kind.entitlement, 0), ("E.entitlements", .urlScheme, 1),
    ("Info.plist", .urlScheme, 0), ("M.xcprivacy", .dataType, 0), ("M.xcprivacy", .entitlement, 1),
  ])
  func aMalformedFileTakesNothingBack(path: String, kind: Declaration.Kind, gone: Int) {
    var target = Self.target("p#App")
    target.resources = ["M.xcprivacy"]
    target.variants = [Variant(infoPlist: "Info.plist", entitlements: "E.entitlements")]
    var before = Census()
    before.targets = [target]
    before.declarations = [Declaration(kind, "k", at: FilePlace(path), target: "p#App")]
    var after = before
    after.declarations = []
    after.configuration = [ConfigurationFile(path: path, Array("<plist".utf8), as: .privacyManifest)]
    #expect(Drift(from: Baseline(before), to: after).declarations.gone.count == gone)
  }

  // MARK: Rules of targets

  @Test func aGainKeepsItsReason() throws {
    let old = Self.census(["p#App": [], "p#W": []], rules: ["p#App": ["b.one"]])
    var now = old
    for place in now.sites.indices { now.sites[place] = now.sites[place].with(targets: ["p#App", "p#W"]) }
    let record = Baseline(old)
    #expect(Drift(from: record, to: now).targets.changed.map(\.gained) == [["b.one"]])
    let gain = Baseline.TargetEntry(id: "p#W", rules: ["b.one"])
    let note = Baseline.Note(reason: "sync", owner: "@net", expires: "2026-12-31")
    let accepted = record.accepting([], [], [], gains: [gain], note: note)
    #expect(
      accepted.text.contains(
        #"{"target":"p#W","rules":["b.one"],"reason":"sync","owner":"@net","expires":"2026-12-31"}"#))
    #expect(try Baseline(reading: accepted.text.utf8, file: "b") == accepted)
    #expect(Drift(from: accepted, to: now).isEmpty)
    #expect(RecordChange.all(from: record, to: accepted).map(\.rule) == ["b.one"])
    #expect(RecordChange.all(from: record, to: accepted).map(\.note.reason) == ["sync"])
    // On the day after its last one it covers nothing.
    let late = Drift(from: accepted, to: now, today: Day("2027-01-01"))
    #expect(late.targets.changed.map(\.gained) == [["b.one"]] && late.ending.count == 1)
    // Once the target has it no more, the line goes.
    #expect(accepted.updated(by: Drift(from: accepted, to: old)) == record)
  }
}

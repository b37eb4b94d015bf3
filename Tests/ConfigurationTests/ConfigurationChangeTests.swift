import Catalog
import Testing

@testable import Configuration

/// What a configuration says otherwise than another one.
@Suite struct ConfigurationChangeTests {
  private static let catalog = Result { try Catalog.load() }

  private static func read(_ text: String) throws -> Configuration {
    try Configuration(reading: Array(text.utf8), file: "s.yml", catalog: catalog.get())
  }

  /// Before, after, and what is said: `-` before what lets more pass, `+` before the rest.
  static let cases: [(before: String, after: String, words: [String])] = [
    ("exclude: [A, B]", "# a comment\nexclude:\n  - 'B'\n  - \"A\"\n", []),
    ("promises: [network.]", "", ["- no longer promised: no site of network."]),
    (
      "promises: [{rule: network., reason: offline}]", "promises: [tracking.]",
      ["- no longer promised: no site of network. (offline)", "+ promised now: no site of tracking."]
    ),
    ("", "severity: {network.: off}", ["- network. is off, and was what the catalog says"]),
    ("severity: {network.: off}", "severity: {network.: error}", ["+ network. is an error, and was off"]),
    ("severity: {storage.: error}", "severity: {storage.: note}", ["- storage. is a note, and was an error"]),
    ("exclude: [A]", "exclude: [A, Vendor/**]", ["- Vendor/** is not read any more"]),
    ("exclude: [A]", "", ["+ A is read now"]),
    ("", "include: [App]", ["- only App is read now"]),
    ("include: [App, Kit]", "include: [App, Web]", ["- Kit is not read any more", "+ Web is read now"]),
    (
      "", "tests: [Net, '!App/Testing']",
      ["- Net counts as tests now", "+ App/Testing counts as tests no more"]
    ),
    ("fail-on: warning", "", ["- fail-on is error, and was warning"]),
    ("fail-on: never", "fail-on: note", ["+ fail-on is note, and was never"]),
    ("", "third-party: [Own]", ["- Own counts as code of others now"]),
    (
      "rules: [{name: acme, title: t, spellings: [type A], why: w, mend: m}]", "",
      ["- the rule own.acme is no more"]
    ),
    (
      "rules: [{name: acme, title: t, spellings: [type A], why: w, mend: m}]",
      "rules: [{name: acme, title: t, spellings: [type B], why: w, mend: m}]",
      ["- the rule own.acme looks for something else"]
    ),
    (
      "apps: {A: {include: [A]}, B: {include: [B]}}", "apps: {A: {include: [A]}}",
      ["- the app B is not checked any more"]
    ),
  ]

  @Test(arguments: cases.indices) func saysWhatChanged(row: Int) throws {
    let one = Self.cases[row]
    let changes = ConfigurationChange.all(from: try Self.read(one.before), to: try Self.read(one.after))
    #expect(changes.map { ($0.isLooser ? "- " : "+ ") + $0.words } == one.words)
  }

  @Test func ofAnAppItsOwnWordsCount() throws {
    let before = try Self.read("exclude: [X]\napps: {A: {include: [A]}, B: {include: [B]}}")
    let after = try Self.read("exclude: [X]\napps: {A: {include: [A], exclude: [A/Net]}, B: {include: [B]}}")
    #expect(ConfigurationChange.all(from: before, to: after, app: "B").isEmpty)
    let words = ConfigurationChange.all(from: before, to: after, app: "A").map(\.words)
    #expect(words.contains("A/Net is not read any more"))
  }
}

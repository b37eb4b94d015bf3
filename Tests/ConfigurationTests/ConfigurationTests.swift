import Catalog
import Formats
import Testing

@testable import Configuration

@Suite struct ConfigurationTests {
  private static let catalog: Result<Catalog, any Error> = Result { try Catalog.load() }

  private func read(_ text: String) throws -> Configuration {
    try Configuration(reading: Array(text.utf8), file: "s.yml", catalog: Self.catalog.get())
  }

  @Test func `Every key is read, with its place`() throws {
    let configuration = try read(
      """
      include: [App/**]
      exclude:
        - Generated  # by hand
        - '*.pb.swift'
      third-party: Vendor/*
      tests: [Checks]
      samples: [Demos]
      platforms: [ios, macOS]
      baseline: Baselines/app.jsonl
      fail-on: warning
      severity: {network.: off, own.acme: note, drift.gone-site: warning}
      promises:
        - tracking.
        - {rule: own.acme, reason: "no Acme", owner: '@privacy'}
      rules:
        - name: acme
          language: swift
          spellings: [type AcmeClient, 'c function acme_send likely']
          severity: warning
          why: |
            It talks
            to Acme.
          mend: Leave it out.
      link-base: https://git.example/app/blob/main/
      apps:
        One: {include: [One/**], targets: [One, OneWidget]}
        Two:
          baseline: two.jsonl
          exclude: [One]
      """)
    #expect(configuration.include?.map(\.value) == ["App/**"])
    #expect(configuration.exclude?.map(\.value) == ["Generated", "*.pb.swift"])
    #expect(configuration.exclude?.map(\.position.line) == [3, 4])
    #expect(configuration.thirdParty?.map(\.value) == ["Vendor/*"])
    #expect(configuration.tests?.map(\.value) == ["Checks"])
    #expect(configuration.samples?.map(\.value) == ["Demos"])
    #expect(configuration.platforms?.map(\.value) == [.iOS, .macOS])
    #expect(configuration.baseline?.value == "Baselines/app.jsonl")
    #expect(configuration.failLevel?.value == .warning)
    #expect(configuration.severities.map(\.rules) == ["network.", "own.acme", "drift.gone-site"])
    #expect(configuration.severities.map(\.weight) == [.off, .note, .warning])
    #expect(configuration.promises.map(\.rules) == ["tracking.", "own.acme"])
    #expect(configuration.promises.map(\.reason) == [nil, "no Acme"])
    #expect(configuration.promises.map(\.owner) == [nil, "@privacy"])
    #expect(configuration.linkBase?.position == Position(line: 24, column: 12))
    #expect(configuration.apps.map(\.name) == ["One", "Two"])
    #expect(configuration.apps[0].targets?.map(\.value) == ["One", "OneWidget"])
    #expect(configuration.apps[1].baseline?.value == "two.jsonl")
    let extended = try Catalog.load(adding: configuration.rules.map(\.value))
    let rule = try #require(extended.rule("own.acme"))
    #expect(rule.why == "It talks to Acme." && rule.severity == .warning && rule.title == "acme")
    let place = try #require(extended.place(ofRule: "own.acme"))
    let rows = extended.spellings.filter { $0.rule == place }
    #expect(rows.map(\.languages) == [.swift, .cFamily])
    #expect(rows.map(\.certainty) == [.certain, .likely])
  }

  @Test(arguments: ["", "# only a root\n", "---\n", "~"])
  func `A file without settings is one`(text: String) throws {
    #expect(try read(text).include == nil)
  }

  @Test(arguments: [
    ("exlude: [a]", "s.yml:1:1: unknown key 'exlude' in the configuration; did you mean 'exclude'?"),
    ("excluded: [a]", "s.yml:1:1: unknown key 'excluded' in the configuration; did you mean 'exclude'?"),
    ("# c\nfoo: 1", "s.yml:2:1: unknown key 'foo' in the configuration; it is one of include, "),
    ("- a", "s.yml:1:1: the configuration is written as keys with values"),
    ("include:", "s.yml:1:1: 'include' has no value; "),
    ("include: {a: b}", "s.yml:1:10: 'include' is a list; "),
    ("include: [[a]]", "s.yml:1:11: 'include' takes a text here, "),
    ("include: ['', a]", "s.yml:1:11: 'include' has an empty text; "),
    ("include: [\"\\e[31m\"]", "s.yml:1:11: 'include' holds a character that is not shown (U+1B); "),
    ("platforms: [iOS, macSO]", "s.yml:1:18: unknown platform 'macSO' in 'platforms'; did you mean 'macOS'?"),
    ("baseline: ../b.jsonl", "s.yml:1:11: the baseline '../b.jsonl' is no file below the root; "),
    ("baseline: /b.jsonl", "s.yml:1:11: the baseline '/b.jsonl' is no file below the root; "),
    ("fail-on: eror", "s.yml:1:10: unknown value of 'fail-on' 'eror'; did you mean 'error'?"),
    ("fail-on: [error]", "s.yml:1:10: the value of 'fail-on' is one of error, warning, note, never; "),
    ("severity: error", "s.yml:1:11: 'severity' is written as rules with severities"),
    ("severity:\n  network: off", "s.yml:2:3: 'network' is a group; write it with its dot, 'network.'"),
    (
      "severity: {network.url-sesion: off}",
      "s.yml:1:12: unknown rule 'network.url-sesion'; did you mean 'network.url-session'?"
    ),
    (
      "severity: {url-session: off}",
      "s.yml:1:12: unknown rule 'url-session'; did you mean 'network.url-session'?"
    ),
    ("severity: {zzz: off}", "s.yml:1:12: unknown rule 'zzz'; 'sluice rules' lists them"),
    ("severity: {network.: silent}", "s.yml:1:22: unknown severity of 'network.' 'silent'; it is one of "),
    ("severity: {drift.broken-promise: off}", "s.yml:1:12: a broken promise is always an error; "),
    ("promises: [netwrok.]", "s.yml:1:12: unknown rule 'netwrok.'; did you mean 'network.'?"),
    ("promises: [drift.gone-site]", "s.yml:1:12: unknown rule"),
    ("promises: [{reason: x}]", "s.yml:1:12: 'rule' is missing here; add it: "),
    ("promises: [{rule: web., why: x}]", "s.yml:1:25: unknown key 'why' in a promise; "),
    ("rules: {name: a}", "s.yml:1:8: 'rules' is a list; "),
    ("rules: [{title: a}]", "s.yml:1:9: 'name' is missing here; "),
    ("rules: [{name: a, why: b, mend: c}]", "s.yml:1:9: 'spellings' is missing here; "),
    ("rules: [{name: A b, spellings: type X, why: b, mend: c}]", "s.yml:1:16: 'A b' cannot name a rule; "),
    (
      "rules: [{name: net.a, spellings: type X, why: b, mend: c}]",
      "s.yml:1:16: unknown group 'net' in the name of the rule; "
    ),
    (
      "rules: [{name: a, spellings: typ X, why: b, mend: c}]",
      "s.yml:1:30: the spelling 'typ X' cannot be read: unknown kind 'typ'; "
    ),
    (
      "rules: [{name: a, spellings: [type X, type X], why: b, mend: c}]",
      "s.yml:1:39: the spelling 'type X' cannot be read: it is there already; "
    ),
    (
      "rules: [{name: web.web-view, spellings: type X, why: b, mend: c}]",
      "s.yml:1:16: there is a rule 'web.web-view' already; "
    ),
    (
      "rules: [{name: a, language: objc, spellings: type X, why: b, mend: c}]",
      "s.yml:1:29: unknown value of 'language' 'objc'; "
    ),
    (
      "rules: [{name: a, language: swift, spellings: type X, severity: off, why: b, mend: c}]",
      "s.yml:1:65: unknown value of 'severity' 'off'; "
    ),
    ("link-base: git.example", "s.yml:1:12: 'link-base' is the address"),
    ("apps: [A]", "s.yml:1:7: 'apps' is written as names with"),
    ("apps: {../A: {}}", "s.yml:1:8: '../A' cannot name an app"),
    ("apps: {A: {paths: [x]}}", "s.yml:1:12: unknown key 'paths' in an app; "),
    ("apps: {A: [x]}", "s.yml:1:11: an app is written as keys with values"),
    ("include: [a]\ninclude: [b]", "s.yml:2:1: the key 'include' is already on line 1, "),
    ("include: &a [b]", "s.yml:1:10: the anchor &a is not read; "),
    ("exclude: *a", "s.yml:1:10: the alias *a is not read; "),
    ("a: [", "s.yml:1:4: the '[' that opens here is never closed; "),
    ("a: 1\n---\nb: 2", "s.yml:2:1: only the first document of a file is read; "),
    ("include: 3", "s.yml:1:10: 'include' takes patterns of paths, and 3 is none; "),
    ("exclude:\n  - App\n  - 1.5", "s.yml:3:5: 'exclude' takes patterns of paths, and 1.5 is none; "),
    ("tests: [yes]", "s.yml:1:9: 'tests' takes patterns of paths, and yes is none; "),
    ("samples: [~]", "s.yml:1:11: 'samples' takes patterns of paths, and ~ is none; "),
    ("third-party: [2024]", "s.yml:1:15: 'third-party' takes patterns of paths, and 2024 is none; "),
    ("apps: {A: {include: [1]}}", "s.yml:1:22: 'include' takes patterns of paths, and 1 is none; "),
  ])
  func `What is wrong is said with its place and a remedy`(text: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    let said = error.map(String.init(describing:)) ?? ""
    #expect(said.hasPrefix(message))
    #expect(said.contains("; "))
  }

  @Test func `A folder may be called as a number is`() throws {
    #expect(try read("include: ['3', App]").include?.map(\.value) == ["3", "App"])
  }

  @Test func `Parts of a file never trap`() throws {
    let bytes = Array(
      """
      severity: {network.: off}
      rules: [{name: a, spellings: ['both message [X a:b:]', type Y | likely if import(Z)], why: b, mend: c}]
      apps: {One: {include: [a]}}
      """.utf8)
    _ = try Configuration(reading: bytes, file: "s.yml", catalog: Self.catalog.get())
    for end in bytes.indices {
      _ = try? Configuration(reading: Array(bytes[..<end]), file: "s.yml", catalog: Self.catalog.get())
      _ = try? Configuration(reading: Array(bytes[end...]), file: "s.yml", catalog: Self.catalog.get())
    }
  }

  @Test func `The nearest is not far away`() {
    #expect(Nearest.to("cehck", of: ["check", "census"]) == "check")
    #expect(Nearest.to("xyz", of: ["check", "census"]) == nil)
    #expect(Nearest.to("", of: ["check"]) == nil)
  }
}

import Catalog
import Lexing
import Testing

@testable import Census

/// A source, the lines of its suppressed sites with why, and the names that suppress nothing: `line name`.
struct SuppressionFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let language: Language
  let source: String
  let suppressed: [String]
  let idle: [String]

  init(_ name: String, _ source: String, suppressed: [String] = [], idle: [String] = []) {
    self.init(name, .swift, source, suppressed: suppressed, idle: idle)
  }

  init(
    _ name: String, _ language: Language, _ source: String, suppressed: [String] = [], idle: [String] = []
  ) {
    testDescription = name
    self.language = language
    self.source = source
    self.suppressed = suppressed
    self.idle = idle
  }
}

@Suite struct SuppressionTests {
  private func share(of source: String, _ language: Language, _ search: SuppressionSearch = .everywhere)
    throws -> Share
  {
    let index = try Shipped.index.get()
    return Source.with(source.utf8) { source in
      var tokens = TokenBuffer()
      var matcher = Matcher(index)
      language.lex(source, index.vocabulary, into: &tokens)
      return matcher.share(of: source, tokens, language, path: "a", detail: .none, suppressions: search)
    }
  }

  private func suppressed(_ share: Share) -> [String] {
    share.sites.compactMap { candidate in candidate.site.suppressed.map { "\(candidate.site.line) \($0)" } }
  }

  private func idle(_ share: Share) -> [String] {
    share.suppressions.flatMap { one in one.names.filter { $0.count == 0 }.map { "\(one.line) \($0.name)" } }
  }

  @Test(arguments: SuppressionFixture.all) func `What is suppressed`(_ fixture: SuppressionFixture) throws {
    for end in ["\n", "\r\n", "\r"] {
      let source = fixture.source.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: end)
      for mark in ["", "\u{FEFF}"] {
        let share = try share(of: mark + source, fixture.language)
        #expect(suppressed(share) == fixture.suppressed)
        #expect(idle(share) == fixture.idle)
      }
    }
  }

  @Test func `Code of others is not asked, and files without a site only where it is wanted`() throws {
    let source = "let a = URLSession.shared // sluice:ignore network. -- x\n"
    #expect(try suppressed(share(of: source, .swift, .none)).isEmpty)
    #expect(try suppressed(share(of: source, .swift, .atSites)) == ["1 x"])
    #expect(try share(of: "// sluice:ignore network. -- x", .swift, .atSites).suppressions.isEmpty)
    #expect(try share(of: "// sluice:ignore network. -- x", .swift).suppressions.count == 1)
  }

  @Test func `The nearest site is told`() throws {
    let source =
      "let a = URLSession.shared\n\n\n// sluice:ignore network. -- x\n\nlet b = URLSession.shared\n"
    let one = try #require(try share(of: source, .swift).suppressions.first)
    #expect(one.target == 0 && one.names == [.init("network.", nearest: 6)])
  }

  @Test(arguments: [
    (" a.b -- c", ["a.b"], "c"), (" a.b,c.  --  d e ", ["a.b", "c."], "d e"), (" a.b--c", ["a.b"], "c"),
    (" a.b - c", ["a.b - c"], ""), (" a.b -- ", ["a.b"], ""), ("", [], ""), (" -- c", [], "c"),
    (" , , a.b -- c -- d", ["a.b"], "c -- d"), (" a.b -- \u{200B}\u{202E}", ["a.b"], ""),
    (" a.b -- " + String(repeating: "x", count: 501), ["a.b"], String(repeating: "x", count: 500) + "…"),
  ])
  func `Names and the reason`(_ text: String, _ names: [String], _ reason: String) {
    let parts = Suppression.parts(of: text)
    #expect(parts.names.map(\.name) == names && parts.reason == reason)
  }

  /// What somebody took for a suppression is said where there are sites that it could be about.
  @Test(arguments: [
    ("sluice: ignore", true), ("sluice:ignored", true), ("slice:ignore", true), ("Sluice:ignore", true),
    ("sluice ignore", true), ("sluice-ignore", true), ("sluice : ignore", true), ("sluice:ignore-next", true),
    ("swiftlint:ignore", false), ("the slice ignored", false), ("sluice ignores", false),
    ("see sluice: ignore", false),
    ("sluice:ignore", false), ("service:ignore", false), ("ignore", false), (":ignore", false),
  ])
  func `Near misses`(_ words: String, _ isOne: Bool) throws {
    let comment = "// \(words) network. -- x\n"
    for (language, code) in [
      (Language.swift, "let a = URLSession.shared\n"),
      (.objectiveC, "id a = [NSURLSession sharedSession];\n"),
    ] {
      for search in [SuppressionSearch.everywhere, .misspelt] {
        let found = try share(of: comment + code, language, search).suppressions.map(\.misspelling)
        #expect(found.filter { !$0.isEmpty } == (isOne ? [words] : []))
      }
      #expect(
        try share(of: comment + code, language, .atSites).suppressions.allSatisfy(\.misspelling.isEmpty))
      #expect(try share(of: comment + "int a;\n", language, .misspelt).suppressions.isEmpty)
    }
    let text = "let s = \"\"\"\n  \(comment)  \"\"\", a = URLSession.shared\n"
    #expect(try share(of: text, .swift, .misspelt).suppressions.isEmpty)
  }

  @Test func `More than are read is said`() throws {
    let lines = String(repeating: "// sluice:ignore network. -- x\n", count: SuppressionReader.maximumCount)
    #expect(try share(of: lines, .swift).blind.isEmpty)
    let blind = try share(of: lines + "// sluice:ignore web. -- x\n", .swift).blind
    #expect(blind.map(\.kind) == [.suppressions] && blind.map(\.line) == [SuppressionReader.maximumCount + 1])
    #expect(blind.allSatisfy { !$0.isFailure })
  }

  /// Ten thousand in a file, on one line or on many: time grows with the file, not with its square.
  @Test(.timeLimit(.minutes(1)), arguments: ["\n", " ", "*/", "*/\n@a(", "\n@a\n"])
  func `A file of nothing but suppressions`(_ end: String) throws {
    let source = String(repeating: "/* sluice:ignore network. -- x */" + end, count: 100_000)
    #expect(try share(of: source, .swift).suppressions.count <= SuppressionReader.maximumCount)
    #expect(try share(of: source, .objectiveC).suppressions.count <= SuppressionReader.maximumCount)
  }
}

extension SuppressionFixture {
  static let all: [SuppressionFixture] = [
    .init(
      "Beside the site", "let a = URLSession.shared // sluice:ignore network.url-session -- sync",
      suppressed: ["1 sync"]),
    .init(
      "Above the site", "// sluice:ignore network.url-session -- sync\nlet a = URLSession.shared",
      suppressed: ["2 sync"]),
    .init("A group", "// sluice:ignore network. -- sync\nlet a = URLSession.shared", suppressed: ["2 sync"]),
    .init(
      "A blank line leaves it without code",
      "// sluice:ignore network. -- sync\n \t\nlet a = URLSession.shared", idle: ["1 network."]),
    .init(
      "Comments may stand between",
      """
      // sluice:ignore network. -- one
      // swiftlint:disable:next all
      /* and

       more */
      /* sluice:ignore storage. -- two */
      let a = URLSession.shared, b = URL.documentsDirectory
      """, suppressed: ["7 two"], idle: ["1 network."]),
    .init(
      "Two above one line",
      """
      // sluice:ignore network. -- one
      // swiftlint:disable:next all
      /* sluice:ignore storage. -- two */
      let a = URLSession.shared, b = URL.documentsDirectory
      """, suppressed: ["4 one", "4 two"]),
    .init(
      "Attributes belong to what follows them",
      """
      // sluice:ignore network., permission. -- sync
      @MainActor @available(iOS 16, *)
      @Clamped(
        0)
      let a = URLSession.shared
      let b = URLSession.shared
      """, suppressed: ["5 sync"], idle: ["1 permission."]),
    .init(
      "Only the line below",
      "// sluice:ignore network. -- sync\nfunc f() {\n  URLSession.shared.reset {}\n}", idle: ["1 network."]),
    .init(
      "Only what is named, all of the line",
      """
      // sluice:ignore network.url-session, storage.caches -- x
      f(URLSession.shared, URLSession.shared, UserDefaults.standard)
      """, suppressed: ["2 x", "2 x"], idle: ["1 storage.caches"]),
    .init(
      "The line of the site's own token counts",
      "let a = URLSession\n  .shared // sluice:ignore network. -- x\n", idle: ["2 network."]),
    .init(
      "Without a reason",
      "let a = URLSession.shared // sluice:ignore network. --\nlet b = URLSession.shared // sluice:ignore network.",
      idle: ["1 network.", "2 network."]),
    .init(
      "The second that says the same is idle",
      "// sluice:ignore network. -- one\nlet a = URLSession.shared // sluice:ignore network. -- two",
      suppressed: ["2 one"], idle: ["2 network."]),
    .init(
      "A doc comment and a block beside code",
      """
      /// sluice:ignore network. -- doc
      let a = URLSession.shared
      /* sluice:ignore network. -- block */ let b = URLSession.shared
      /**
       * Says much.
       * sluice:ignore network. -- star
       */
      let c = URLSession.shared
      let d = URLSession.shared // why // sluice:ignore network. -- twice
      """, suppressed: ["2 doc", "3 block", "8 star", "9 twice"]),
    .init(
      "Texts that only speak of it",
      #"""
      let s = "// sluice:ignore network. -- x", a = URLSession.shared
      let t = """
        // sluice:ignore network. -- x
        """; let b = URLSession.shared
      let r = #/sluice:ignore network. -- x/#; let c = URLSession.shared
      let d = URLSession.shared // see sluice:ignore network. -- x
      /// As in `// sluice:ignore network. -- x`, or "//sluice:ignore network. -- x".
      let e = URLSession.shared // sluice:ignored network. -- x
      """#),
    .init(
      "In an interpolation there are comments",
      #"let a = "\(URLSession.shared /* sluice:ignore network. -- x */)""#, suppressed: ["1 x"]),
    .init(
      "In code that is never compiled",
      "#if false\nlet a = URLSession.shared // sluice:ignore network. -- x\n#endif\nlet b = URLSession.shared"
    ),
    .init(
      "In a branch that is",
      "#if DEBUG\nlet a = URLSession.shared // sluice:ignore network. -- x\n#endif", suppressed: ["2 x"]),
    .init("No code below", "let a = URLSession.shared\n// sluice:ignore network. -- x", idle: ["2 network."]),
    .init(
      "Only possible ones too",
      "// sluice:ignore logging. -- x\nfunc f() { Logger.shared.log(\"x\", \"y\") }", suppressed: ["2 x"]),
    .init(
      "In C", .objectiveC,
      """
      void f(void) {
        [NSURLSession sharedSession]; // sluice:ignore network. -- line
        /* sluice:ignore network.url-session -- block */
        [NSURLSession sharedSession];
        // sluice:ignore network. -- goes on \\
        [NSURLSession sharedSession];
        [NSUserDefaults standardUserDefaults];
      }
      """, suppressed: ["2 line", "4 block"], idle: ["5 network."]),
    .init(
      "In the body of a macro", .objectiveC,
      """
      #define FETCH do { \\
        /* sluice:ignore network. -- above */ \\
        [NSURLSession sharedSession]; \\
        [NSURLSession sharedSession]; /* sluice:ignore network. -- beside */ \\
        [NSURLSession sharedSession]; } while (0)
      """, suppressed: ["3 above", "4 beside"]),
    .init(
      "Not compiled in C", .objectiveC,
      "#if 0\n// sluice:ignore network. -- x\n[NSURLSession sharedSession];\n#endif\nint a;"),
  ]
}

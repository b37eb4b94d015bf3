import Testing

@testable import Catalog

@Suite("Reading tables")
struct CatalogReaderTests {
  private static let head = """
    rule network.sockets warning
    title Sockets
    why Because.
    mend Do.
    """

  /// A catalog of one rule with these rows; the first of them stands in line 5.
  private func catalog(_ rows: String...) throws -> Catalog {
    try Catalog(tables: [CatalogTable("t", Self.head + "\n" + rows.joined(separator: "\n"))])
  }

  private func spelling(_ row: String) throws -> Spelling {
    try #require(try catalog(row).spellings.first)
  }

  @Test("A rule is what its lines say, repeated lines in one text")
  func rule() throws {
    let text = """
      rule web.open-url note
        title  Opened links
      # why this is here
      why One
      why sentence.

      mend Do it.
      doubt Perhaps.
      doubt Or not.
      see https://example.com/a
      since 2026.12
      """
    let rule = try #require(try Catalog(tables: [CatalogTable("t", text)]).rule("web.open-url"))
    #expect(
      rule
        == Rule(
          id: "web.open-url", kind: .site, title: "Opened links", why: "One sentence.", mend: "Do it.",
          doubt: "Perhaps. Or not.", reference: "https://example.com/a", since: "2026.12", severity: .note))
    #expect(rule.group == "web")
  }

  @Test(
    "Patterns",
    arguments: [
      ("type URLSession", .type("URLSession")),
      ("constant kSecClass", .constant("kSecClass")),
      ("function stat", .function("stat", .any)),
      ("function UserDefaults(suiteName:", .function("UserDefaults", .prefix(["suiteName"]))),
      ("function CLGeocoder()", .function("CLGeocoder", .exactly([]))),
      ("static URLSession.shared", .static("URLSession", "shared", .any)),
      ("static Product.products(for:", .static("Product", "products", .prefix(["for"]))),
      ("member .systemUptime", .member("systemUptime")),
      ("implicit .creationDate", .implicit("creationDate")),
      ("method .write(to:options:)", .method("write", .exactly(["to", "options"]))),
      ("attribute AppStorage", .attribute("AppStorage")),
      ("conformance NSFilePresenter", .conformance("NSFilePresenter")),
      ("declaration save(_:to:)", .declaration("save", .exactly(["_", "to"]))),
      ("message [NSURLSession sharedSession]", .message("NSURLSession", ["sharedSession"])),
      ("message [_ systemUptime]", .message(nil, ["systemUptime"])),
      ("message writeToFile:atomically:", .message(nil, ["writeToFile:", "atomically:"])),
      ("import Alamofire", .import("Alamofire")),
      ("string com.apple.configuration.managed", .string("com.apple.configuration.managed")),
    ] as [(String, Spelling.Pattern)])
  func pattern(row: String, pattern: Spelling.Pattern) throws {
    let spelling = try spelling("both " + row)
    #expect(spelling.pattern == pattern)
    #expect(spelling.languages == [.swift, .cFamily])
    #expect(spelling.certainty == .certain)
    #expect(spelling.clauses.isEmpty)
    #expect(spelling.text == "both " + row)
  }

  @Test("A base, and clauses in their order, also on further lines")
  func clauses() throws {
    let spelling = try spelling(
      "swift function open never | likely if arguments(2,3) and file(O_CREAT)\n  | possible if qualified")
    #expect(spelling.certainty == nil)
    #expect(
      spelling.clauses == [
        Spelling.Clause(certainty: .likely, evidence: [.arguments([2, 3]), .file(["O_CREAT"])]),
        Spelling.Clause(certainty: .possible, evidence: [.qualified]),
      ])
  }

  @Test(
    "Evidence",
    arguments: [
      ("import(A,B)", .import(["A", "B"])), ("receiver(session)", .receiver(["session"])),
      ("root(URLSession)", .root(["URLSession"])), ("subscript", .subscript([])),
      ("statement(a,b)", .statement(["a", "b"])), ("file(socket)", .file(["socket"])),
      ("arguments(0)", .arguments([0])), ("address", .address), ("qualified", .qualified), ("url", .url),
      ("context(URL)", .context(["URL"])), ("value(kern.boottime)", .value(["kern.boottime"])),
      ("awaited", .awaited), ("tried", .tried), ("number", .number), ("argument(url)", .argument(["url"])),
      ("named(sys/stat.h)", .named(["sys/stat.h"])), ("other(FileManager)", .other(["FileManager"])),
      ("subscript(A,B)", .subscript(["A", "B"])),
    ] as [(String, Evidence)])
  func evidence(text: String, evidence: Evidence) throws {
    #expect(try spelling("c function f possible | certain if \(text)").clauses.first?.evidence == [evidence])
  }

  @Test("Standing goes on until the next one or the next rule")
  func standing() throws {
    let text = """
      rule required-reason.disk-space warning
      title a
      why a.
      mend a.
      c function a
      standing adjacent
      c function b
      c function c
      rule required-reason.file-timestamp warning
      title a
      why a.
      mend a.
      c function d
      rule network.sockets warning
      title a
      why a.
      mend a.
      c function e
      """
    let catalog = try Catalog(tables: [CatalogTable("t", text)])
    #expect(catalog.spellings.map(\.standing) == [.listed, .adjacent, .adjacent, .listed, nil])
  }

  @Test("`more` adds to a rule of an earlier table, and rules come in the order of groups")
  func more() throws {
    let texts = "\ntitle a\nwhy a.\nmend a.\n"
    let catalog = try Catalog(tables: [
      CatalogTable("a", "rule web.open-url note" + texts + "c function a\nrule web.auth note" + texts),
      CatalogTable("b", "rule network.sockets note" + texts + "more web.open-url\nc function b"),
    ])
    #expect(catalog.rules.map(\.id) == ["network.sockets", "web.open-url", "web.auth"])
    #expect(catalog.spellings.map(\.rule) == [1, 1])
    #expect(catalog.place(ofRule: "web.auth") == 2)
  }

  @Test("The names of a catalog are where sites stand, and what is asked about them")
  func names() throws {
    let catalog = try catalog(
      "swift function connect(to: possible | likely if root(Host) and receiver(peer)",
      "swift static Host.current", "c message [NSHost currentHost]", "c message sendData:to:",
      "both string tcp.port never | likely if value(udp)")
    #expect(catalog.triggers == ["connect", "Host", "NSHost", "sendData", "tcp.port"])
    #expect(catalog.context == ["to", "peer", "current", "currentHost", "udp"])
    #expect(catalog.spellings(at: "Host") == [1])
    #expect(catalog.spellings(at: "to").isEmpty)
  }

  @Test(
    "A bad row is told with its line",
    arguments: [
      (5, "swft type A", "unknown keyword 'swft'"),
      (5, "swift typ A", "unknown kind 'typ'"),
      (5, "swift", "a spelling needs a kind"),
      (5, "swift symbol _a", "a symbol is looked for in a binary, and nothing else is but a message"),
      (5, "binary function a", "a symbol is looked for in a binary, and nothing else is but a message"),
      (5, "swift type", "type needs a pattern"),
      (5, "swift type A.B", "'A.B' is no name"),
      (5, "swift type 1A", "'1A' is no name"),
      (5, "swift member a", "a member begins with a dot, not 'a'"),
      (5, "swift static A", "a member begins with a dot, not ''"),
      (5, "swift function a(", "labels are 'name', 'name(a:' or 'name(a:)', not 'a('"),
      (5, "swift function a(b", "labels are 'name', 'name(a:' or 'name(a:)', not 'a(b'"),
      (5, "swift declaration a(b:", "a declaration has all its labels: name(a:b:)"),
      (5, "c message [A b", "a message ends with ']'"),
      (5, "c message a:b", "'a:b' is no selector"),
      (5, "swift type A sure", "unknown certainty 'sure'"),
      (5, "swift type A likely if subscript", "unexpected 'if subscript'"),
      (5, "swift type A never", "this is never a site"),
      (5, "swift type A | never if url", nil),
      (5, "swift type A | likely", "a clause is 'certainty if evidence and evidence'"),
      (5, "swift type A | likely if url or awaited", "a clause is 'certainty if evidence and evidence'"),
      (5, "swift type A | likely if moon", "unknown evidence 'moon'"),
      (5, "swift type A | likely if moon(a)", "unknown evidence 'moon(a)'"),
      (5, "swift type A | likely if file(a,)", "evidence 'file(a,)' has no list of names"),
      (5, "swift type A | likely if file(a, b)", "evidence 'file(a,' has no list of names"),
      (5, "swift type A | likely if arguments(two)", "evidence 'arguments(two)' wants numbers"),
      (6, "swift type A\nboth type A likely", "network.sockets has this spelling already"),
      (5, "standing listed", "only required-reason rules have a standing"),
      (5, "title Another", "a second title"),
      (5, "doubt", "doubt says nothing"),
      (5, "rule network.sockets note", "network.sockets is there already"),
      (5, "rule network.Sockets note", "'network.Sockets' is no rule name, which is group.name"),
      (5, "rule network note", "'network' is no rule name, which is group.name"),
      (5, "rule moon.base note", "unknown group 'moon'"),
      (5, "rule web.open-url grave", "unknown severity 'grave'"),
      (5, "rule web.open-url note really", "unexpected 'really'"),
      (5, "rule web.open-url note\ntitle a\nwhy a.", "web.open-url has no mend"),
      (5, "rule web.open-url note\ntitle a\nmend a.", "web.open-url has no why"),
      (5, "rule web.open-url note\nwhy a.\nmend a.", "web.open-url has no title"),
      (5, "more web.open-url", "no table before this one has a rule 'web.open-url'"),
      (6, "more network.sockets\ntitle Other", "title belongs where the rule starts"),
    ] as [(Int, String, String?)])
  func badRow(line: Int, rows: String, message: String?) throws {
    #expect(try self.error(rows) == message.map { CatalogError(table: "t", line: line, message: $0) })
  }

  private func error(_ rows: String) throws -> CatalogError? {
    do {
      _ = try catalog(rows)
      return nil
    } catch let error as CatalogError {
      return error
    }
  }

  @Test("A spelling needs a rule of its own table")
  func rowBeforeRule() {
    let first = CatalogTable("a", Self.head)
    let second = CatalogTable("b", "\nswift type A")
    #expect(throws: CatalogError(table: "b", line: 2, message: "no rule is started")) {
      try Catalog(tables: [first, second])
    }
  }
}

import Lexing
import Testing

@testable import Census

@Suite struct URLLiteralTests {
  /// What a source says of URLs in strings.
  private func urls(_ source: String, _ language: Language) throws -> [String] {
    try Shipped.sightings(source.utf8, language).filter { $0.rule == "network.url-literal" }.map(\.call)
  }

  /// In the text of a literal, an escape may stand right before the scheme.
  @Test(arguments: [
    #"\n"#, #"\t"#, #"see\r\n"#, #"\\"#, #"\""#, #"\0"#, "", " ", "(", "é",
  ])
  func `An escape before it hides no URL`(_ before: String) throws {
    let text = #"let a = "\#(before)https://api.example/x\nmore""#
    #expect(try urls(text, .swift) == ["https://api.example"], "\(text)")
    let other = #"NSString *a = @"\#(before)WSS://api.example\tmore";"#
    #expect(try urls(other, .objectiveC) == ["wss://api.example"], "\(other)")
  }

  @Test func `Escapes of one language`() throws {
    for text in [
      ##""\u{a}https://a.example""##, ##""\u{20ac}https://a.example""##, ###"#"\#nhttps://a.example"#"###,
      ##""\(name)https://a.example""##, ##""\(name)\nhttps://a.example""##,
      ##""\(a)b\(c)\thttps://a.example""##,
      "\"\"\"\n  \\nhttps://a.example\n  \"\"\"",
    ] {
      #expect(try urls("let a = \(text)", .swift) == ["https://a.example"], "\(text)")
    }
    for text in [#""\x0ahttps://a.example""#, #""\u00fchttps://a.example""#, #""\177https://a.example""#] {
      #expect(try urls("const char *a = \(text);", .c) == ["https://a.example"], "\(text)")
    }
  }

  @Test(arguments: ["xhttps://a.example", #"\xyhttps://a.example"#, "nhttps://a.example", "tp://a.example"])
  func `A longer word is another scheme`(_ text: String) throws {
    #expect(try urls("const char *a = \"\(text)\";", .c).isEmpty)
  }

  @Test(
    "What is put into a host does not hide the rest of it",
    arguments: [
      (#""https://\(r).api.example.com/x""#, ["https://….api.example.com"]),
      (#""https://api.\(r).example.com""#, ["https://api.….example.com"]),
      (#""https://\(a).\(b(c: "d")).example.com/\(e)""#, ["https://….….example.com"]),
      (##"#"https://\#(r).example.com:8080/x"#"##, ["https://….example.com"]),
      (#""https://%@.example.com/api""#, ["https://….example.com"]),
      (#""https://api-%1$ld.example.com""#, ["https://api-….example.com"]),
      (#""https://\(user)@example.com""#, ["https://example.com"]),
      (#""https://example.com:\(port)/x""#, ["https://example.com"]),
      (#""https://\(host):\(port)/x""#, ["https://…"]),
      (#""https://\(host)""#, ["https://…"]),
      (#""https://%@""#, ["https://…"]),
      (#""http://localhost:\(port)/x""#, []),
      (#""https://example.com%""#, ["https://example.com"]),
    ])
  func hostsWithGaps(text: String, expected: [String]) throws {
    #expect(try urls("let a = \(text)", .swift) == expected)
  }

  @Test("Each URL of a text is a site, on its own line")
  func several() throws {
    let source = #"""
      let a = "<a href='https://a.example/x'><img src='http://b.example'> HTTPS://A.example"
      let b = """
        first https://c.example/1
        and https://c.example/2, ws://d.example
        """
      """#
    let sites = try Shipped.sightings(source.utf8, .swift).filter { $0.rule == "network.url-literal" }
    #expect(
      sites.map { "\($0.line):\($0.column) \($0.call)" } == [
        "1:9 https://a.example", "1:50 http://b.example", "1:69 https://a.example", "3:9 https://c.example",
        "4:7 https://c.example", "4:28 ws://d.example",
      ])
  }

  @Test("A list of URLs is cut")
  func many() throws {
    let list = String(repeating: "https://a.example ", count: 5_000)
    #expect(try urls("let a = \"\(list)\"", .swift).count == 100)
  }

  @Test(arguments: [
    ("https://host.example[:port]/x.git", "https://host.example"),
    ("[https://host.example]", "https://host.example"),
    ("https://[2001:db8::1]:8080/a", "https://[2001:db8::1]:8080"),
    ("https://user@[fe80::1%25en0]/", "https://[fe80::1"),
    ("http://[host]/a", "http://…"), ("wss://a.example:[port]/", "wss://a.example"),
  ])
  func `A bracket belongs to a host that is a number and to no other`(_ text: String, _ expected: String)
    throws
  {
    #expect(try urls("const char *a = \"\(text)\";", .c) == [expected])
  }
}

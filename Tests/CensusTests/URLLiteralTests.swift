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
}

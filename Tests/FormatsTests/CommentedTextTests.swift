import Formats
import Testing

/// A text and the comments in it, as they are written.
struct CommentFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let comments: [String]

  init(_ name: String, _ text: String, _ comments: String...) {
    testDescription = name
    self.text = text
    self.comments = comments
  }
}

@Suite("Comments of files that state something")
struct CommentedTextTests {
  private func comments(_ text: CommentedText?) -> [String]? {
    text.map { text in text.comments.map { String(decoding: text.bytes[$0], as: UTF8.self) } }
  }

  @Test("In property lists", arguments: CommentFixture.propertyLists)
  func propertyLists(fixture: CommentFixture) {
    let bytes = Array(fixture.text.utf8)
    #expect(comments(CommentedText(propertyList: bytes)) == fixture.comments)
    #expect(comments(CommentedText(propertyList: [0xEF, 0xBB, 0xBF] + bytes)) == fixture.comments)
    let wide = fixture.text.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(comments(CommentedText(propertyList: [0xFF, 0xFE] + wide)) == fixture.comments)
  }

  @Test("In YAML", arguments: CommentFixture.yaml)
  func yaml(fixture: CommentFixture) {
    let bytes = Array(fixture.text.utf8)
    #expect(comments(CommentedText(yaml: bytes)) == fixture.comments)
    #expect(comments(CommentedText(yaml: [0xEF, 0xBB, 0xBF] + bytes)) == fixture.comments)
  }

  @Test("In xcconfig files", arguments: CommentFixture.settings)
  func settings(fixture: CommentFixture) {
    #expect(comments(CommentedText(settings: Array(fixture.text.utf8))) == fixture.comments)
  }

  @Test("A binary property list has none") func binary() {
    #expect(CommentedText(propertyList: Array("bplist00 <!-- a -->".utf8)) == nil)
    #expect(CommentedText(propertyList: Array("<?xml encoding=\"EBCDIC\"?><!-- a -->".utf8)) == nil)
  }

  /// Cut anywhere, the comments that are left are in the text and in their order.
  @Test("Cut anywhere") func cut() {
    let all = (CommentFixture.propertyLists + CommentFixture.yaml + CommentFixture.settings).map(\.text)
    for text in all {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        let part = Array(bytes[..<end])
        for read in [
          CommentedText(propertyList: part), CommentedText(yaml: part), CommentedText(settings: part),
        ].compactMap(\.self) {
          var last = 0
          for comment in read.comments {
            #expect(comment.lowerBound >= last && !comment.isEmpty && comment.upperBound <= read.bytes.count)
            last = comment.upperBound
          }
        }
      }
    }
  }
}

extension CommentFixture {
  static let propertyLists: [CommentFixture] = [
    .init("None", "<plist><dict/></plist>"),
    .init(
      "Between elements, on several lines",
      "<plist><!-- a -- b --><dict>\n<!--\nc\n--></dict></plist><!-- d -->",
      "<!-- a -- b -->", "<!--\nc\n-->", "<!-- d -->"),
    .init(
      "What is quoted is none", "<plist><string><![CDATA[<!-- a -->]]></string><!-- b --></plist>",
      "<!-- b -->"),
    .init("An instruction is none", "<?xml version=\"1.0\" <!-- a --> ?><plist><!--b--></plist>", "<!--b-->"),
    .init("Escaped, it is a text", "<plist><string>&lt;!-- a --&gt;</string></plist>"),
    .init("Not closed, it is none", "<plist><!-- a --><dict><!-- b</dict>", "<!-- a -->"),
    .init("In braces", "{ a = 1; /* b */ c = \"/* d */\"; // e\n}", "/* b */", "// e"),
    .init("Quotes in quotes", #"{ a = "\"// b"; c = '/* d */'; /* e */ }"#, "/* e */"),
    .init("An address without quotes", "{ a = http://b/c; d = /*e*/f; }", "/*e*/"),
    .init(
      "A table of strings", "/* a\n b */\n\"c\" = \"d\"; // e\u{2028}\"f\" = \"g\";", "/* a\n b */", "// e"),
    .init("Not closed in braces", "{ a = b; /* c"),
  ]

  static let yaml: [CommentFixture] = [
    .init("None", "a: b#c\n"),
    .init("Above and beside", "# a\nb: c # d\n  # e\n", "# a", "# d", "# e"),
    .init("In quotes it is a text", "a: \"b # c\"\nd: 'e # f' # g\n", "# g"),
    .init("In quotes over lines", "a: \"b\n  # c\n  d\"\n# e", "# e"),
    .init("In a block it is a text", "a: | # b\n  # c\n  d\n# e\nf: >-\n  # g\n", "# b", "# e"),
    .init("In brackets", "a: [b, # c\n  d]\n", "# c"),
    .init("Without a blank it is no comment", "a: http://b/#c\n"),
    .init("Up to what cannot be read", "# a\nb: \"c\n", "# a"),
    .init("Lines of CR", "a: b # c\r# d\r", "# c", "# d"),
  ]

  static let settings: [CommentFixture] = [
    .init("Above and beside", "// a\nB = c // d\nE = f", "// a", "// d"),
    .init("Quotes mean nothing", "A = \"b // c\"\n", "// c\""),
    .init("The path of an include", "#include \"a//b.xcconfig\" // c\n", "// c"),
    .init("One slash is none", "A = b/c /d\r\nE = /\\/ // f\r\n", "// f"),
  ]
}

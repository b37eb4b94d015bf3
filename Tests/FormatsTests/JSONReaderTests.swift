import Testing

@testable import Formats

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONDocument { try JSONReader.read(Array(text.utf8)) }

  static let texts = [
    ("null", "null"), (" [ ] ", "[]"), ("{}", "{}"), ("[true,false,null]", "[true,false,null]"),
    ("{\"a\" : [1, {\"b\":\"c\"}], \"é\":\"\"}", "{'a':[1,{'b':'c'}],'é':''}"),
    ("[0,-0,12,-1.5,1e3,1.25E-7,12345678901234567890]", "[0,-0,12,-1.5,1e3,1.25E-7,12345678901234567890]"),
    (
      #""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00é""#,
      "'\"\\/\u{8}\u{C}¶\r\tAéé'".replacing("éé", with: "é😀é")
    ),
    ("\u{FEFF}{\"a\":1,\"a\":2}", "{'a':1,'a':2}"), ("\r\n[\t1\n,\r2]", "[1,2]"),
  ]

  @Test(arguments: texts)
  func `A text has a value`(text: String, value: String) throws {
    #expect(try read(text).root.shown == value)
  }

  @Test func `Every key and value has its place`() throws {
    let places = try read("{\r\n  \"é\": [\"ü\", 1],\n\"b\":null}").root.places
    #expect(places == ["1:1 {", "2:3 é", "2:9 [", "2:10 'ü'", "2:16 1", "3:1 b", "3:5 null"])
  }

  @Test func `A key that is said twice is said`() throws {
    let document = try read("{\"a\":1,\n\"b\":{\"c\":1,\"c\":2},\"a\":2}")
    let said = document.notes.map { "\($0.position.line):\($0.position.column) \($0)" }
    #expect(
      said.count == 2
        && said[0].hasPrefix("2:12 the key 'c' is already on line 2, and only this one counts; "))
    #expect(document.root["a"]?.content == .number("2"))
  }

  @Test(arguments: [
    ("", "1:1: the end of the file stands where a value is expected; "),
    ("[1,]", "1:4: ']' stands where a value is expected; "),
    ("[1 2]", "1:4: '2]' stands where ',' or ']' is expected; "),
    ("{\"a\":1,}", "1:8: '}' stands where a key in double quotes is expected; "),
    ("{a:1}", "1:2: 'a:1}' stands where a key in double quotes or '}' is expected; "),
    ("{\"a\" 1}", "1:6: '1}' stands where ':' is expected; "),
    ("{\"a\"", "1:1: the '{' that opens here is never closed; close it with '}'"),
    ("[[1]", "1:1: the '[' that opens here is never closed; "),
    ("[1] 2", "1:5: '2' stands where the end of the file is expected; "),
    ("\"a", "1:1: the quote that opens here is never closed; "),
    ("\"a\nb\"", "1:3: a control character (U+000A) stands in a text; write it as \\u000A"),
    ("\"\\q\"", "1:2: the escape \\q stands for no character; "),
    ("\"\\u12\"", "1:2: the escape \\u12 stands"), ("\"\\ud83d\"", "1:2: the escape \\ud83d stands"),
    ("\"\\ude00\"", "1:2: the escape \\ude00"),
    ("\"\\ud83d\\u0041\"", "1:2: the escape \\ud83d\\u0041"), ("\"\\", "1:2: the escape \\ stands"),
    ("01", "1:1: '01' is no number; "), ("-", "1:1: '-' is"), ("1.", "1:1: '1.' is"), ("1e", "1:1: '1e' is"),
    (".5", "1:1: '.5' stands where a value"),
    ("+1", "1:1: '+1' stands where a value"), ("1-2", "1:1: '1-2' is"),
    ("nul", "1:1: 'nul' stands where a value"), ("// a\n1", "1:1: '//' stands"),
  ])
  func `An error says where, what and how to mend it`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    let said = error.map(String.init(describing:)) ?? ""
    #expect(said.hasPrefix(message))
    #expect(said.contains("; "))
  }

  @Test func `Encodings are those of the RFCs`() throws {
    let text = PropertyListFixture.utf16("[\"ä😀\"]", isBigEndian: false)
    #expect(try JSONReader.read([0xFF, 0xFE] + text).root.shown == "['ä😀']")
    #expect(try JSONReader.read(text).root.shown == "['ä😀']")
    #expect(throws: JSONError(.wrongEncoding("UTF-8"), at: Position(line: 1, column: 2))) {
      try JSONReader.read([0x22, 0xFF, 0x22])
    }
    #expect(throws: JSONError.self) { try JSONReader.read([0xFF, 0xFE, 0x31, 0, 0x32]) }
    #expect(throws: JSONError.self) { try JSONReader.read([0xFF, 0xFE, 0x22, 0, 0, 0xD8, 0x22, 0]) }
  }
}

@Suite struct ContentKindTests {
  @Test(arguments: [
    ("App/Info.plist", "", ContentKind.propertyList), ("a/project.pbxproj", "", .propertyList),
    ("PrivacyInfo.xcprivacy", "{", .propertyList),
    ("A.entitlements", "", .propertyList), ("InfoPlist.strings", "", .propertyList),
    ("L.xcstrings", "", .json),
    (".sluice.yml", "", .yaml), ("b.yaml", "<?xml", .yaml), ("a", "<?xml version", .propertyList),
    ("a.b", " <plist>", .propertyList),
    ("a", "\u{FEFF}<!DOCTYPE plist", .propertyList), ("a", "bplist00", .propertyList),
    ("a.txt", "{\n \"a\": 1}", .json),
    ("plist", "// !$*UTF8*$!\n{", .propertyList), ("a", "{ a = b; }", nil), ("yml", "a: b", nil),
    ("", "", nil),
  ])
  func `A name or a beginning says what reads a file`(path: String, text: String, kind: ContentKind?) {
    #expect(ContentKind(path: path, Array(text.utf8)) == kind)
  }
}

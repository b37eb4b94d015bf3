import Testing

@testable import Formats

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLDocument { try YAMLReader.read(Array(text.utf8)) }

  @Test(arguments: YAMLFixture.all)
  func `A text has a value`(_ fixture: YAMLFixture) throws {
    #expect(try read(fixture.text).root.shown == fixture.value)
  }

  @Test(arguments: [
    ("a: b\n\nc:\n  - d\n  -  'e'\n", ["1:1 a", "1:4 b", "3:1 c", "4:5 d", "5:6 e"]),
    ("{é: [ü, \"x\"]}", ["1:2 é", "1:7 ü", "1:11 x"]),
    ("\u{FEFF}a: b\r\n\r\nc: |\r\n  d\r\ne:", ["1:1 a", "1:4 b", "3:1 c", "3:4 d\n", "5:1 e", "5:2 "]),
    ("a: !!str b\n? c\n: &x d\n", ["1:1 a", "1:4 b", "2:3 c", "3:3 d"]),
  ])
  func `Every key and value has its place`(text: String, places: [String]) throws {
    #expect(try read(text).root.places == places)
  }

  @Test(arguments: [
    ("a: &x b\nc: *x\n", ["1:4 the anchor &x", "2:4 the alias *x"]),
    ("a: {<<: {b: c}}\n", ["1:5 the merge key <<"]),
    ("[<<: a]\n", ["1:2 the merge key <<"]),
    ("a: !foo b\n", ["1:4 the tag !foo"]),
    ("%TAG ! !x\n---\na\n", ["1:1 the directive %TAG ! !x"]),
    ("a: 1\nb: 2\n'a': 3\n", ["3:1 the key 'a' is already on line 1"]),
    ("{a: 1, b: 2,\n b: 3}", ["2:2 the key 'b' is already on line 1"]),
    ("1: a\n0x1: b\n'1': c\n", ["2:1 the key '0x1' is already on line 1"]),
    ("a\n--- b\n--- c\n", ["2:1 only the first document"]),
    ("!!int 3\n", []),
  ])
  func `What does not count is said`(text: String, notes: [String]) throws {
    let said = try read(text).notes.map { "\($0.position.line):\($0.position.column) \($0)" }
    #expect(said.count == notes.count)
    for (one, start) in zip(said, notes) { #expect(one.hasPrefix(start) && one.contains("; ")) }
  }

  @Test(arguments: [
    ("a: 1\n\tb: 2\n", "2:1: a tab indents the line, and YAML counts only spaces; "),
    ("a:\n  - b\n \t- c\n", "3:2: a tab indents the line"),
    ("-\t- a\n", "1:2: a tab indents the line"),
    ("a: b\nc\n", "2:1: a key is expected here, and no colon follows it; add ': ' and a value"),
    ("a: b: c\n", "1:5: a key with its value cannot begin here; "),
    ("a\nb: c\n", "2:2: a key with its value cannot begin here; "),
    ("a: - b\n", "1:4: '-' cannot begin an element here; "),
    ("a: ? b\n", "1:4: '?' cannot begin a key here; "),
    ("a: @b\n", "1:4: no value can begin with '@'; put the value in quotes"),
    ("a: `b`\n", "1:4: no value can begin with '`'; "),
    ("a: 'b\nc: d\n", "1:4: the quote ' that opens here is never closed; close it with '"),
    ("\"a\n---\n\"\n", "1:1: the quote \" that opens here is never closed; "),
    ("a: [b,\n c: {d: ]\n", "2:5: the '{' that opens here is never closed; close it with '}'"),
    ("a: [b\n---\n", "1:4: the '[' that opens here is never closed; close it with ']'"),
    ("a: ]\n", "1:4: the ']' closes nothing; "),
    ("a: \"\\q\"\n", "1:5: the escape \\q is not known; "),
    ("a: \"\\x4\"\n", "1:5: the escape \\x4 stands for no character; "),
    ("a: \"\\uD800\"\n", "1:5: the escape \\uD800 stands for no character; "),
    ("a: |x\n  b\n", "1:5: after | or > only"),
    ("a: *\n", "1:4: a name is missing after '*'; "),
    ("a: !<b\n", "1:4: the tag that opens here has no '>'; "),
    ("a: 1\n  b: 2\n", "2:4: a key with its value cannot begin here; "),
    ("a:\n    b: 1\n  c: 2\n", "3:3: a key stands where a key or a line that is less far in is expected; "),
    ("[a b: c d, , ]", "1:12: ',' stands where a value is expected; "),
    ("[a]: b\n", "1:1: a list or mapping is used as a key; use a text as the key"),
    ("'a' b\n", "1:5: a value stands where the end of the file is expected; "),
    ("%YAML 1.1\na\n", "2:1: a value stands where '---' is expected; "),
    ("a: \u{7}b\n", "1:4: a control character (U+0007) stands in the file; remove it"),
    ("é: \u{9F}", "1:5: a control character (U+009F) stands in the file; "),
  ])
  func `An error says where, what and how to mend it`(text: String, message: String) {
    let error = #expect(throws: YAMLError.self) { try read(text) }
    let said = error.map(String.init(describing:)) ?? ""
    #expect(said.hasPrefix(message))
    #expect(said.contains("; "))
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0xFF], "2:1: this byte is not UTF-8; save the file as UTF-8"),
      ([0x61, 0xC0, 0x80], "1:2: this byte is not UTF-8"),
      ([0xED, 0xA0, 0x80], "1:1: this byte is not UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1: this byte is not UTF-8"),
      ([0xE2, 0x82], "1:1: this byte is not UTF-8"),
      ([0xFF, 0xFE, 0x61, 0], "1:1: the file is in UTF-16"),
      ([0xFE, 0xFF, 0, 0x61], "1:1: the file is in UTF-16"),
      ([0xFF, 0xFE, 0, 0], "1:1: the file is in UTF-32"), ([0x61, 0], "1:2: a control character (U+0000)"),
    ] as [([UInt8], String)])
  func `Only UTF-8 is text`(bytes: [UInt8], message: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLReader.read(bytes) }
    #expect(error.map(String.init(describing:))?.hasPrefix(message) == true)
  }

  @Test func `A mapping is asked by key`() throws {
    let root = try read("a: 1\nb: [x]\na: 2\n").root
    #expect(root["a"]?.value == .integer(2))
    #expect(root["b"]?.elements?.count == 1)
    #expect(root["c"] == nil && root["b"]?["a"] == nil)
  }
}

/// What plain scalars mean, as PyYAML resolves them.
@Suite struct YAMLValueTests {
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("Null", "null"), ("nULL", "'nULL'"), ("yes", "true"), ("OFF", "false"),
    ("y", "'y'"), ("tRUE", "'tRUE'"), ("0", "0"), ("-0", "0"), ("+12", "12"), ("1_000", "1000"), ("1__", "1"),
    ("_1", "'_1'"), ("012", "10"), ("-017", "-15"), ("09", "'09'"), ("0o7", "'0o7'"), ("0x1F", "31"),
    ("-0xff", "-255"), ("0xG", "'0xG'"), ("0b101", "5"), ("0b2", "'0b2'"), ("190:20:30", "685230"),
    ("-1:30", "-90"), ("1:60", "'1:60'"), ("01:30", "'01:30'"), ("1:", "'1:'"), ("12:3a", "'12:3a'"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "9223372036854775808n"),
    ("-1_000_000_000_000_000_000_000", "-1000000000000000000000n"),
    ("1.5", "1.5"), ("-1.5e+3", "-1500.0"), ("1e3", "'1e3'"), ("1.e3", "'1.e3'"), ("1.0e3", "'1.0e3'"),
    (".5", "0.5"), ("+.5", "'+.5'"), ("1.", "1.0"), (".", "'.'"), ("._", "'._'"), ("1_0.2_5", "10.25"),
    ("3:25.5", "205.5"), (".inf", "inf"), ("-.INF", "-inf"), (".NaN", "nan"), ("+.nan", "'+.nan'"),
    ("1.2.3", "'1.2.3'"), ("13.0", "13.0"), ("2001-12-14", "'2001-12-14'"), ("-", "'-'"), ("+", "'+'"),
    ("0_", "0"), ("1 2", "'1 2'"), ("½", "'½'"), ("٣", "'٣'"),
  ])
  func `A plain scalar means a value`(text: String, value: String) {
    #expect(YAMLValue(plain: text).shown == value)
  }
}

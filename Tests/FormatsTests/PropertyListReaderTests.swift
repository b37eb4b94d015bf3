import Testing

@testable import Formats

@Suite struct PropertyListReaderTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    try PropertyListReader.read(Array(text.utf8))
  }

  @Test(arguments: PropertyListFixture.all)
  func `A file has a value`(_ fixture: PropertyListFixture) throws {
    #expect(try PropertyListReader.read(fixture.bytes).root.shown == fixture.value)
  }

  @Test(arguments: [
    (
      "<plist>\r\n<dict>\n\t<key>é</key><string>ü</string>\r<key>b</key>\n<array><true/></array></dict></plist>",
      ["2:1 {", "3:2 é", "3:15 'ü'", "4:1 b", "5:1 [", "5:8 true"]
    ),
    (
      "{\n  \"é\" = 'ü'; b /* \n */ = (\n<00>, c);\n}",
      ["1:1 {", "2:3 é", "2:10 'ü'", "2:16 b", "3:7 [", "4:1 <00>", "4:7 'c'"]
    ),
    ("// a\n\n a = b;\nc;", ["3:2 {", "3:2 a", "3:6 'b'", "4:1 c", "4:1 'c'"]),
    ("\u{FEFF}\"a\nb\" = c;", ["1:1 {", "1:1 a\nb", "2:6 'c'"]),
  ])
  func `Every key and value has its place`(text: String, places: [String]) throws {
    #expect(try read(text).root.places == places)
  }

  @Test func `In UTF-16 too columns count the bytes of UTF-8`() throws {
    let bytes = [0xFF, 0xFE] + PropertyListFixture.utf16("é = ü; \"é\" = b;", isBigEndian: false)
    #expect(throws: PropertyListError.self) { try PropertyListReader.read(bytes) }
    let quoted = [0xFF, 0xFE] + PropertyListFixture.utf16("\"é\" = \"b\";", isBigEndian: false)
    #expect(try PropertyListReader.read(quoted).root.places == ["1:1 {", "1:1 é", "1:8 'b'"])
  }

  @Test func `A binary file has bytes for places`() throws {
    let file = BinaryFile([0xD1, 1, 2], BinaryFile.text("a"), [0x09])
    #expect(try PropertyListReader.read(file.bytes).root.places == ["byte 8 {", "byte 11 a", "byte 13 true"])
  }

  @Test(arguments: [
    ("<plist/>", PropertyListDocument.Format.xml), ("{}", .openStep), ("(a)", .openStep), ("a", .openStep),
    ("a;", .strings),
    ("", .strings), (" <00>", .openStep), ("<fa>", .openStep), (" <data>AAAA</data>", .xml),
  ])
  func `The bytes say which form it is`(text: String, format: PropertyListDocument.Format) {
    do throws(PropertyListError) {
      #expect(try PropertyListReader.read(Array(text.utf8)).format == format)
    } catch {
      if case .xml = error.trouble { #expect(format == .xml) } else { Issue.record("\(error)") }
    }
  }

  @Test(arguments: [
    ("{a=1;\n b=2; a=3;}", ["2:7 the key 'a' is already on line 1, and only this one counts"]),
    ("<dict><key>a</key><true/>\n<key>a</key><true/></dict>", ["2:1 the key 'a' is already on line 1"]),
    ("{\"\u{E9}\"=1;\"e\u{301}\"=2;}", []),
    (
      "{" + (0..<20).map { "k\($0 % 18)=1;" }.joined() + "}",
      ["1:100 the key 'k0' is already", "1:105 the key 'k1' is already"]
    ),
    ("", ["1:1 the file is empty"]), ("\u{FEFF}", ["1:1 the file is empty"]), (" ", []),
    ("<true/>\n<!-- a -->\n<false/>", ["3:1 what follows the property list is not read"]),
    ("<plist><true a='b'/></plist>", ["1:8 the attributes of <true> do not count"]),
    ("<dict><key>a</key><key>b</key></dict>", ["1:19 a <key> stands where a value belongs"]),
    ("<array><key>a</key></array>", ["1:8 a <key> stands where a value belongs"]),
    ("<array><plist><true/></plist></array>", ["1:8 a <plist> inside of a property list"]),
    (
      "<array>\n#if A\n<true/>\n#endif\n</array>",
      ["2:1 the line '#if A' is for the preprocessor", "4:1 the line '#endif'"]
    ),
    ("<string>a\u{7}</string>", ["1:10 a control character (U+0007)"]),
    ("<data>AAA</data>", ["1:7 the data is no whole base64"]),
    ("<data>AA-AA</data>", ["1:7 the data is no whole base64"]),
    ("'\\Ud800'", ["1:1 half of a pair of UTF-16 stands alone"]),
    ("a=b;\n/* c", ["2:1 the comment that opens here is never closed"]),
    ("a=b;\n= c;", ["2:1 '=' begins no key, so the rest of the file is not read"]),
    ("a=b;\n\"c = d;", ["2:1 '\"c' begins no key, so the rest of the file is not read"]),
  ])
  func `What does not count is said`(text: String, notes: [String]) throws {
    let said = try read(text).notes.map { "\($0.place) \($0)" }
    #expect(said.count == notes.count)
    for (one, start) in zip(said, notes) { #expect(one.hasPrefix(start) && one.contains("; ")) }
  }

  @Test func `What CoreFoundation may not read is said of bytes`() throws {
    let unmarked = try PropertyListReader.read(PropertyListFixture.utf16("a=b;", isBigEndian: false))
    #expect(unmarked.notes.map(\.kind) == [.noByteOrderMark])
    let cut = try PropertyListReader.read([0xFF, 0xFE, 0x61, 0, 0x62])
    #expect(cut.notes.map(\.kind) == [.cutUnit])
    let halved = try PropertyListReader.read([0xFE, 0xFF, 0, 0x22, 0xD8, 0, 0, 0x22])
    #expect(halved.notes.map(\.kind) == [.loneSurrogate])
    let comment = try PropertyListReader.read(Array("<!-- ".utf8) + [0xA9] + Array(" --><true/>".utf8))
    #expect(comment.notes == [PropertyListNote(kind: .notUTF8, place: .text(Position(line: 1, column: 6)))])
    let twice = try PropertyListReader.read(
      BinaryFile([0xD2, 1, 1, 2, 2], BinaryFile.text("a"), [0x09]).bytes)
    #expect(twice.notes.map(\.kind) == [.duplicateKey("a", first: .byte(13))])
    #expect(twice.notes.first?.description.contains("; ") == true)
    #expect(try PropertyListReader.read(BinaryFile([0x51, 0xE9]).bytes).notes.map(\.kind) == [.notASCII])
  }

  @Test func `A dictionary is asked by key`() throws {
    let root = try read("{a=1;b=(x);a=2;}").root
    #expect(root["a"]?.text == "2")
    #expect(root["b"]?.elements?.count == 1)
    #expect(root["c"] == nil && root["b"]?["a"] == nil)
  }
}

import Formats
import Testing

@Suite("Outlines of property lists")
struct PropertyListOutlineTests {
  /// The value of an outline, put together again.
  private func value(_ outline: PropertyListOutline, _ node: PropertyListOutline.Node) -> PropertyList.Content
  {
    if outline.isArray(node) {
      var elements: [PropertyList] = []
      outline.forEachElement(of: node) { elements.append(list(outline, $0)) }
      return .array(elements)
    }
    if outline.isDictionary(node) {
      var members: [PropertyListMember] = []
      var next = outline.firstChild(of: node)
      while let key = next, let value = outline.child(after: key, of: node) {
        members.append(
          PropertyListMember(
            outline.text(of: key) ?? "?", at: .text(outline.position(of: key)), list(outline, value)))
        next = outline.child(after: value, of: node)
      }
      return .dictionary(members)
    }
    return .text(outline.text(of: node) ?? "?")
  }

  private func list(_ outline: PropertyListOutline, _ node: PropertyListOutline.Node) -> PropertyList {
    PropertyList(value(outline, node), at: .text(outline.position(of: node)))
  }

  @Test(
    "An outline says what the reader says, with the same places",
    arguments: [
      "{}", "{ a = b; }", "// !$*UTF8*$!\n{\n\ta = (b, \"c d\", );\r\n\t'e' = { f = ( ); };\r}\n",
      "{ a /* c\n */ = \"x\\n\\\"y\\U00e9\"; // rest\n b = \"1\n2\"; }", "{ a = \"é\"; \"ü\" = /* ö */ b; }",
      "{ 0 = -a.b/c:$_; }", "{ a = ((((x)), y)); }", "{ a /***/ = /* * ** /\n */ \"/* b */\"; /**/ }",
      "{ a = \"\\\n\\\\\"; b = '\"\r\n\t'; }",
    ])
  func same(text: String) throws {
    let outline = try #require(PropertyListOutline(Array(text.utf8)))
    let document = try PropertyListReader.read(Array(text.utf8))
    #expect(list(outline, outline.root) == document.root)
    let other = PropertyListOutline(document.root)
    #expect(list(other, other.root) == document.root)
  }

  @Test(
    "What is more than dictionaries, arrays and texts is for the reader",
    arguments: [
      "", "a", "(a)", "{ a = <00>; }", "{ a; }", "{ a = b }", "{ a = b; } c", "{ a = \"b; }", "{ a = b; /* }",
      "{ a = ; }", "{ = b; }", "{ a = (b c); }", "{ a = [b]; }", "{ a = b;", "<plist/>", "{ a = (b; }",
      "{ a = {); }",
    ])
  func refused(text: String) { #expect(PropertyListOutline(Array(text.utf8)) == nil) }

  @Test func aTextThatIsNotUTF8IsForTheReader() {
    #expect(PropertyListOutline(Array("{ a = \"".utf8) + [0xFF] + Array("\"; }".utf8)) == nil)
  }

  @Test func theLastOfTwoKeysCounts() throws {
    let outline = try #require(PropertyListOutline(Array("{ a = 1; b = 2; a = 3; ab = 4; }".utf8)))
    #expect(outline.text("a", of: outline.root) == "3")
    #expect(outline.text("c", of: outline.root) == nil)
    #expect(outline.value("a", of: outline.root + 1) == nil)
    #expect(outline.size(of: outline.root) == 9)
  }

  @Test func aKeyBeginsWithWhatIsWrittenThere() throws {
    let outline = try #require(PropertyListOutline(Array("{ CLANG_WARN = YES; }".utf8)))
    let key = outline.root + 1
    #expect(outline.text(of: key, begins: "CLANG_"))
    #expect(outline.text(of: key, begins: "CLANG_WARN"))
    #expect(!outline.text(of: key, begins: "CLANG_WARN_"))
    #expect(!outline.text(of: key, begins: "LANG"))
  }

  @Test("A list cut anywhere is refused")
  func prefixes() {
    let bytes = Array("{ a = (b, \"c\\\"d\", { e = f; }); /* g */ h = i; }".utf8)
    for count in bytes.indices { #expect(PropertyListOutline(Array(bytes[..<count])) == nil) }
    #expect(PropertyListOutline(bytes) != nil)
  }
}

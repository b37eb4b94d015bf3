import Testing

@testable import Formats

/// A file and what is read of it: the value that CoreFoundation takes from it, as JSON but for single quotes.
struct PropertyListFixture: CustomTestStringConvertible {
  let bytes: [UInt8]
  let value: String
  /// Of binary files too, so without what they hold.
  var testDescription: String { "\(bytes.count) bytes: \(value)" }

  init(_ text: String, _ value: String) { self.init(Array(text.utf8), value) }

  init(_ bytes: [UInt8], _ value: String) {
    self.bytes = bytes
    self.value = value
  }

  /// In a `<plist>`.
  private init(in text: String, _ value: String) { self.init("<plist>\(text)</plist>", value) }

  static let all: [PropertyListFixture] = xml + numbers + openStep + tables + encodings + binary

  private static let xml = [
    PropertyListFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<array><string>b</string><true/><false/><dict/></array>
      </dict>
      </plist>

      """, "{'a':['b',true,false,{}]}"),
    PropertyListFixture("<dict><key>a</key><string/></dict>", "{'a':''}"),
    PropertyListFixture(" \n<!-- c --><?x y?><plist><!-- <a> --><string>a</string><?p?></plist>", "'a'"),
    PropertyListFixture(in: "<string>&lt;a&gt;&amp;&apos;&quot;&#65;&#x1F600;</string>", "'<a>&'\"A😀'"),
    PropertyListFixture(in: "<string>a<![CDATA[<b>&amp;]]>c<![CDATA[]]></string>", "'a<b>&amp;c'"),
    PropertyListFixture(in: "<string> a > b ]]> \n</string>", "' a > b ]]> ¶'"),
    PropertyListFixture(in: "<string>a\r\nb</string>", "'a\r\nb'"),
    PropertyListFixture(
      in: "<dict><key></key><array></array><key/><true></true ></dict >", "{'':[],'':true}"),
    PropertyListFixture(in: "<dict x='1'><key>a</key><string >b</string\n></dict>", "{'a':'b'}"),
    PropertyListFixture(in: "<dict><key>a</key><key>b</key></dict>", "{'a':'b'}"),
    PropertyListFixture(in: "<array><plist><true/></plist></array>", "[true]"),
    PropertyListFixture(in: "<dict><key>a</key><true/><key>a</key><false/></dict>", "{'a':true,'a':false}"),
    PropertyListFixture("<dict/><dict><oops", "{}"),
    PropertyListFixture(
      "<plist><dict>\n#if DEBUG\n<key>a</key><true/>\n  # else\n#endif // x\n</dict></plist>", "{'a':true}"),
    PropertyListFixture(in: "<data>aGVs\n\t bG8=</data>", "<68656c6c6f>"),
    PropertyListFixture(in: "<data></data>", "<>"),
    PropertyListFixture(in: "<data>aGVsbG8</data>", "<68656c>"),
    PropertyListFixture(in: "<data>aG*Vs</data>", "<68656c>"),
  ]

  private static let numbers = [
    ("integer", "12", "12"), ("integer", " \n+12", "12"), ("integer", "-0x1f", "-31"),
    ("integer", "0XfF", "255"),
    ("integer", "000", "0"), ("integer", "-007", "-7"), ("integer", "- 5", "-5"),
    ("integer", "9223372036854775807", "9223372036854775807"),
    ("integer", "-9223372036854775808", "-9223372036854775808"),
    ("integer", "9223372036854775808", "9223372036854775808n"),
    ("integer", "0xFFFFFFFFFFFFFFFF", "18446744073709551615n"),
    ("real", "1", "1.0"), ("real", "1.", "1.0"), ("real", "-.5e1", "-5.0"), ("real", " +1e-3", "0.001"),
    ("real", "NaN", "nan"), ("real", "+Infinity", "inf"), ("real", "-INF", "-inf"), ("real", "1e999", "inf"),
    ("date", "2001-01-01T00:00:00Z", "2001-01-01T00:00:00Z"),
    ("date", "2024-02-29T23:59:59Z", "2024-02-29T23:59:59Z"),
    ("date", "1969-07-20T20:17:40Z", "1969-07-20T20:17:40Z"),
    ("date", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ("date", "1900-03-01T00:00:00Z", "1900-03-01T00:00:00Z"),
    ("date", "-0044-03-15T12:00:00Z", "-0044-03-15T12:00:00Z"),
  ].map { name, text, value in PropertyListFixture(in: "<\(name)>\(text)</\(name)>", value) }

  private static let openStep = [
    PropertyListFixture("{ a = b; 'c d' = \"e\"; }", "{'a':'b','c d':'e'}"),
    PropertyListFixture(
      "// !$*UTF8*$!\n{\n\ta /* b */ = (c, {d = e;}, (), );\n\tf;\n}\n", "{'a':['c',{'d':'e'},[]],'f':'f'}"),
    PropertyListFixture("{a=http://x.y/z_$-;b=1.5;}", "{'a':'http://x.y/z_$-','b':'1.5'}"),
    PropertyListFixture("(<0fbd77 1C>, <>)", "[<0fbd771c>,<>]"),
    PropertyListFixture("<00 aB>", "<00ab>"),
    PropertyListFixture("a", "'a'"),
    PropertyListFixture("\"a b\" // c", "'a b'"),
    PropertyListFixture(#""a\"\'\\\n\t\q\U00e9\Ud83d\uDE00""#, "'a\"'\\¶\tqé\u{FFFD}uDE00'"),
    PropertyListFixture(#""\Ud83d\Ude00\U41z\U""#, "'😀Az\0'"),
    PropertyListFixture(#""\101\0501\12\200\341\561""#, "'A(1¶\u{A0}Æq'"),
    PropertyListFixture("'\\é\\\n'", "'é¶'"),
    PropertyListFixture("{a=b;a=c;}", "{'a':'b','a':'c'}"),
    PropertyListFixture("\u{2028}(\u{2029}a) // x\u{2028}", "['a']"),
  ]

  private static let tables = [
    PropertyListFixture("", "{}"),
    PropertyListFixture(" \n/* a */ // b", "{}"),
    PropertyListFixture("/* A */\n\"a\" = \"b %@\";\n\"c\" = \"d\";\n", "{'a':'b %@','c':'d'}"),
    PropertyListFixture("a;\n\"b c\";", "{'a':'a','b c':'b c'}"),
    PropertyListFixture("a=b;c={d=(e);};", "{'a':'b','c':{'d':['e']}}"),
    PropertyListFixture("a = b; }{ c = d;", "{'a':'b'}"),
    PropertyListFixture("a = b; \"c = d;\n", "{'a':'b'}"),
    PropertyListFixture("a = b; /* c", "{'a':'b'}"),
  ]

  private static let encodings = [
    PropertyListFixture([0xEF, 0xBB, 0xBF] + Array("\"ä\"=b;".utf8), "{'ä':'b'}"),
    PropertyListFixture([0xEF, 0xBB, 0xBF], "{}"),
    PropertyListFixture([0xFF, 0xFE] + utf16("\"ä😀\"=b;", isBigEndian: false), "{'ä😀':'b'}"),
    PropertyListFixture([0xFE, 0xFF] + utf16("\"ä😀\"=b;", isBigEndian: true), "{'ä😀':'b'}"),
    PropertyListFixture(utf16("\"ä\"=b;", isBigEndian: false), "{'ä':'b'}"),
    PropertyListFixture(utf16("\"ä\"=b;", isBigEndian: true), "{'ä':'b'}"),
    PropertyListFixture([0xFF, 0xFE] + utf16("<plist><true/></plist>", isBigEndian: false), "true"),
    PropertyListFixture([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "'a'"),
    PropertyListFixture([0xFF, 0xFE] + utf16("a=\"b\";", isBigEndian: false) + [0x20], "{'a':'b'}"),
    PropertyListFixture([0xFE, 0xFF, 0, 0x22, 0xD8, 0x3D, 0, 0x22], "'\u{FFFD}'"),
    declared("iso-8859-1", [0xE9]), declared("ISO_8859-1", [0xE9]), declared("UTF-8", [0xC3, 0xA9]),
    declared("us-ascii", Array("&#233;".utf8)), declared("Windows-1252", [0xE9]),
    PropertyListFixture(
      Array("<?xml encoding='windows-1252'?><string>".utf8) + [0x80, 0x9F] + Array("</string>".utf8), "'€Ÿ'"),
  ]

  static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private static func declared(_ encoding: String, _ text: [UInt8]) -> PropertyListFixture {
    let start = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?><string>"
    return PropertyListFixture(Array(start.utf8) + text + Array("</string>".utf8), "'é'")
  }

  private static let binary = BinaryFile.fixtures.map { PropertyListFixture($0.bytes, $1) }
}

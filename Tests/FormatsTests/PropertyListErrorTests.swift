import Testing

@testable import Formats

@Suite struct PropertyListErrorTests {
  private func expect(_ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListReader.read(bytes) }
    let said = error.map(String.init(describing:)) ?? ""
    #expect(said.hasPrefix(message))
    #expect(said.contains("; "))
  }

  @Test(arguments: [
    ("<plist>", "1:1: the <plist> that opens here is never closed; close it with </plist>"),
    ("<plist></plist>", "1:1: <plist> is empty; "), ("<plist/>", "1:1: <plist> is empty; "),
    ("<!-- a -->", "1:11: the file holds no value; "), ("<?xml?>\n", "2:1: the file holds no value"),
    ("<plist><dict>\n<key>a</key>", "1:8: the <dict> that opens here is never closed; "),
    ("<plist><string>a", "1:8: the <string> that opens here is never closed; "),
    (
      "<plist><dict>\n</plist>",
      "2:1: </plist> stands where the <dict> on line 1 is open; write </dict> first"
    ),
    ("<plist><string>a</strin></plist>", "1:17: </strin> stands where the <string> on line 1 is open"),
    ("</dict>", "1:1: </dict> closes nothing; "), ("<dict", "1:1: the tag that opens here has no '>'; "),
    ("<plist>\n oops <true/></plist>", "2:2: the text 'oops' stands between elements; "),
    ("<plist>\n#unless\n<true/></plist>", "2:1: the text '#unless' stands between elements; "),
    ("<plist><true/> #if</plist>", "1:16: the text '#if</plist>' stands between elements; "),
    ("<plist><![CDATA[a]]></plist>", "1:8: the text '<![CDATA[' stands between elements; "),
    ("<plist><Dict/></plist>", "1:8: <Dict> is no element of a property list; use plist, dict"),
    ("<plist><true/><true/></plist>", "1:15: <true> is a second value, and a <plist> holds one; "),
    ("<dict><string>a</string></dict>", "1:7: <string> stands where a <key> is expected; "),
    ("<dict><plist><key>a</key></plist></dict>", "1:7: <plist> stands where a <key> is expected; "),
    ("<dict>\n<key>a</key></dict>", "2:1: the key 'a' has no value; "),
    ("<integer/>", "1:1: <integer> is empty; "), ("<integer> </integer>", "1:1: <integer> is empty; "),
    ("<real/>", "1:1: <real> is empty; "),
    ("<date/>", "1:1: <date> is empty; "), ("<data/>", "1:1: <data> is empty; "),
    ("<!DOCTYPE plist", "1:1: the document type that opens here has no '>'; "),
    (
      "<!DOCTYPE plist [\n<!ENTITY a 'b'>]><string>&a;</string>",
      "1:17: the document type defines something itself, and such definitions are not read; "
    ),
    ("<plist><!DOCTYPE a></plist>", "1:8: this declaration is not read; "),
    ("<!ELEMENT a>", "1:1: this declaration is not read; "),
    ("<plist>\n<!-- a", "2:1: the comment that opens here is never closed; "),
    ("<?xml <plist>", "1:1: the instruction that opens here has no '?>'; "),
    ("<string><![CDATA[a", "1:9: the <![CDATA[ that opens here is never closed; "),
    ("<string>a<!-- b --></string>", "1:10: a tag or comment stands in the text of <string>; "),
    ("<string>a<b/></string>", "1:10: a tag or comment stands in the text of <string>; "),
    ("<true> </true>", "1:7: a tag or comment stands"),
    ("<data><![CDATA[]]></data>", "1:7: a tag or comment stands in the text of <data>"),
    ("<string>a & b</string>", "1:11: '&' is none of &lt; "),
    ("<string>&nbsp;</string>", "1:9: '&nbsp;</string>' is none of"),
    ("<string>&#xD800;</string>", "1:9: '&#xD800;</string>' stands for no character; "),
    ("<string>&#;</string>", "1:9: '&#;"),
    ("<string>&#x123456789;</string>", "1:9: '&#x123456789;"), ("<string>&#12a;</string>", "1:9: '&#12a;"),
    ("<integer>1 </integer>", "1:10: '1 ' is no integer; "),
    ("<integer>0x</integer>", "1:10: '0x' is no integer; "), ("<integer>-</integer>", "1:10: '-' is"),
    ("<integer>1.5</integer>", "1:10: '1.5' is no integer; "),
    ("<integer>12", "1:1: the <integer> that opens here is never closed; "),
    ("<integer>18446744073709551616</integer>", "1:10: '18446744073709551616' does not fit into 64 bits; "),
    ("<integer>-9223372036854775809</integer>", "1:10: '-9223372036854775809' does not fit"),
    ("<real>1 </real>", "1:7: '1 ' is no number; "), ("<real>1e</real>", "1:7: '1e' is"),
    ("<real>0x10</real>", "1:7: '0x10' is"), ("<real></real>", "1:7: '' is"),
    ("<date>2024-02-30T00:00:00Z</date>", "1:7: '2024-02-30T00:00:00Z' is no date; "),
    ("<date>2024-01-31</date>", "1:7: '2024-01-31' is no date"),
    ("<date>2023-02-29T00:00:00Z</date>", "1:7: '2023"), ("<date>2024-01-31T24:00:00Z</date>", "1:7: '2024"),
    ("<date>20240-01-31T00:00:00Z</date>", "1:7: '20240"),
    ("<data>é</data>", "1:7: this byte cannot stand in data; "),
  ])
  func `An error in XML says where, what and how to mend it`(text: String, message: String) {
    expect(Array(text.utf8), message)
  }

  @Test(arguments: [
    ("{ a = b }", "1:9: no ';' follows the value of 'a'; "),
    ("{ a = b \n\n}", "1:8: no ';' follows the value of 'a'; "),
    ("{ a = b; ", "1:1: the '{' that opens here is never closed; "),
    ("{ a = ; }", "1:7: ';' stands where a value is expected; "),
    ("{ a b; }", "1:5: 'b;' stands where '=' or ';' is expected; "),
    ("{ = b; }", "1:3: '=' stands where a key or '}' is expected; "),
    ("(a\n b)", "2:2: 'b)' stands where ',' or ')' is expected; "),
    ("(a,", "1:1: the '(' that opens here is never closed; "),
    ("(a, {b = c)", "1:11: no ';' follows the value of 'b'; "),
    ("(,)", "1:2: ',)' stands where a value or ')' is expected; "),
    ("{} x", "1:4: 'x' stands where the end of the file is expected; "),
    ("{a = \"b;}\n", "1:6: the quote \" that opens here is never closed; "),
    ("'a\\'", "1:1: the quote ' that opens"),
    ("a =", "1:4: the end of the file stands where a value is expected; "),
    ("a = b", "1:6: no ';' follows the value of 'a'; "),
    ("<0g>", "1:1: <0g> is no element"), ("(<0g>)", "1:3: a byte of data has only one digit; "),
    ("(<g>)", "1:3: 'g>)' cannot stand in data; "),
    ("(<00", "1:2: the '<' that opens data here is never closed; "),
    ("'\\377'", "1:2: the escape \\377 stands for no character; "),
    ("{\n \"a\": 1}", "2:5: the file is JSON, and a property list is expected here; "),
    ("[1]", "1:1: the file is JSON"),
    ("#", "1:1: '#' stands where a value is expected; "),
  ])
  func `An error in the older form says where, what and how to mend it`(text: String, message: String) {
    expect(Array(text.utf8), message)
  }

  @Test(arguments: BinaryFile.broken)
  func `An error in a binary file says where, what and how to mend it`(file: BinaryFile, message: String) {
    expect(file.bytes, message)
  }

  @Test(
    arguments: [
      ("a=b;\n\"", [0xFF], "\"", "2:2: these bytes are not UTF-8; save the file as UTF-8"),
      ("<string>", [0xC3], "</string>", "1:9: this byte is not UTF-8; "),
      ("<?xml encoding='us-ascii'?><string>", [0xE9], "</string>", "1:36: these bytes are not us-ascii; "),
      ("<?xml encoding='Big5'?><string>", [], "</string>", "1:1: the encoding 'Big5' is not read; "),
    ] as [(String, [UInt8], String, String)])
  func `Bytes are what the file says that they are`(
    start: String, bytes: [UInt8], end: String, message: String
  ) {
    expect(Array(start.utf8) + bytes + Array(end.utf8), message)
  }
}

import Formats
import Testing

@Suite("Lines of settings files")
struct SettingsFileReaderTests {
  private func lines(_ text: String) -> [String] {
    SettingsFileReader.read(Array(text.utf8)).map { line in
      let place = "\(line.position.line):\(line.position.column) "
      switch line.content {
      case .assignment(let name, let conditions, let value):
        return place + name + conditions.map { "[\($0.name)=\($0.pattern)]" }.joined() + "=<\(value)>"
      case .include(let path, let isOptional): return place + (isOptional ? "may have " : "has ") + path
      case .unreadable(let why): return place + why
      }
    }
  }

  @Test(
    "A line assigns, includes or is named",
    arguments: [
      ("A = 1", ["1:1 A=<1>"]), ("A=1 2 // 3", ["1:1 A=<1 2>"]), ("// A = 1\n\n \tB = x;", ["3:3 B=<x>"]),
      ("A = http:/\\/x/y//z", ["1:1 A=<http:/\\/x/y>"]), ("A =", ["1:1 A=<>"]), ("A = // c", ["1:1 A=<>"]),
      ("A = a \\\n  b \\\r\n c\nB = 1", ["1:1 A=<a b c>", "4:1 B=<1>"]), ("A = a ;;", ["1:1 A=<a ;>"]),
      ("A[sdk=iphone*][config=App Store] = 1", ["1:1 A[sdk=iphone*][config=App Store]=<1>"]),
      ("A[sdk=a*,arch=b] = 1", ["1:1 A[sdk=a*][arch=b]=<1>"]), ("A = \"q // r\"", ["1:1 A=<\"q>"]),
      ("#include \"a/b.xcconfig\" // c", ["1:1 has a/b.xcconfig"]), ("# include? \"a\"", ["1:1 may have a"]),
      ("#include <a>", ["1:1 includes a file without quotes around its path"]),
      ("#include \"a\nB = 1", ["1:1 has a quote that is not closed", "2:1 B=<1>"]),
      ("#define A", ["1:1 is no '#include', and no other directive is known"]),
      (
        "= 1\nA 1\nA[x] = 1\nA[x=y = 1",
        [
          "1:1 begins with no name of a setting", "2:1 has no '=' after the name",
          "3:1 has a condition without '='", "4:1 has a bracket that is not closed",
        ]
      ),
      ("\u{FEFF}A = é", ["1:1 A=<é>"]), ("A = 1\rB = 2\r\nC = 3", ["1:1 A=<1>", "2:1 B=<2>", "3:1 C=<3>"]),
      ("A = \\\n  b=1 \\\n\\\n  c=2 // d\nB = 1", ["1:1 A=<b=1 c=2>", "5:1 B=<1>"]),
      ("A = a \\", ["1:1 A=<a>"]), ("A = $(inherited) b", ["1:1 A=<$(inherited) b>"]),
    ])
  func read(text: String, answer: [String]) { #expect(lines(text) == answer) }
}

@Suite("Tags of XML")
struct XMLTagsTests {
  @Test func tagsComeInOrderWithTheirAttributes() {
    let text =
      "<?xml version=\"1\"?>\n<a b = \"1 &lt; &#50;&x;\" c='\"'><!-- <no/> -->x<d/></a><e f></g h=\"i\">"
    let tags = XMLTags(Array(text.utf8)).map { tag in
      let attributes = ["b", "c", "f", "h"].compactMap { name in tag[name].map { " \(name)=\($0)" } }
      return (tag.isEnd ? "/" : "") + tag.name + attributes.joined()
    }
    #expect(tags == ["a b=1 < 2&x; c=\"", "d", "/d", "/a", "e", "/g h=i"])
  }
}

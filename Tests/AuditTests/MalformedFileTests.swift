import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("Files that cannot be read")
struct MalformedFileTests {
  private static let app = ProjectText(parts: [.init(sources: ["App/A.swift"])]).text
  private static let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n"
  private static let spec = "name: A\ntargets:\n  App:\n\ttype: application\n"

  /// A tree, and where it says that it is not whole: `file:line kind`.
  static let projects: [(files: [String: String], found: [String])] = [
    (["A.xcodeproj/project.pbxproj": app], []),
    (
      ["A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n" + conflict + app],
      ["A.xcodeproj/project.pbxproj:2 malformed-project"]
    ),
    (
      ["A.xcodeproj/project.pbxproj": "{ objectVersion = 77; rootObject = P;\n"],
      ["A.xcodeproj/project.pbxproj:1 malformed-project"]
    ),
    (["A.xcodeproj/project.pbxproj": "{}"], ["A.xcodeproj/project.pbxproj:1 malformed-project"]),
    (["A.xcodeproj/project.pbxproj": ""], ["A.xcodeproj/project.pbxproj:1 malformed-project"]),
    (["project.yml": spec], ["project.yml:4 malformed-project"]),
    (
      ["project.yml": "name: A\ninclude: more.yml\n", "more.yml": "targets:\n\tApp:\n"],
      ["more.yml:2 malformed-project"]
    ),
    (["Kit.podspec.json": "{\"name\": \"Kit\",\n"], ["Kit.podspec.json:1 malformed-project"]),
    // Another tool's file, dependencies, what does not ship and what others wrote.
    (["project.yml": "title: {{ a }}: b\n\tc\n"], ["project.yml:1 malformed"]),
    (["Package.resolved": "{\n"], ["Package.resolved:1 malformed"]),
    (["Demos/A.xcodeproj/project.pbxproj": conflict], ["Demos/A.xcodeproj/project.pbxproj:1 malformed"]),
    (["AppTests/project.yml": spec], ["AppTests/project.yml:4 malformed"]),
    (["Pods/A/A.xcodeproj/project.pbxproj": conflict], []),
  ]

  @Test(arguments: projects)
  func `Without its project nobody knows what ships`(files: [String: String], found: [String]) throws {
    let tree = files.merging(["App/A.swift": "let a = 1\n"]) { $1 }
    let blind = try AuditFixture(tree).context.census.blind
    let malformed = blind.filter { [.malformed, .malformedProject].contains($0.kind) }
    #expect(malformed.map { "\($0.file):\($0.line) \($0.kind.rawValue)" } == found)
    #expect(blind.filter(\.isFailure) == malformed.filter { $0.kind == .malformedProject })
  }

  /// A file of an app, and what is said of it: place and rule, cause, remedy.
  static let files: [(path: String, text: String, found: [String])] = [
    ("App/InfoPlist.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}}", []),
    (
      "App/InfoPlist.xcstrings", "{\"strings\":\n{,}}",
      [
        "2 input.malformed error",
        "cannot be read: ',}}' stands where a key in double quotes or '}' is expected",
        "Correct the line, and look for a comma or a quote that is missing or too much before it.",
      ]
    ),
    (
      "App/de.lproj/InfoPlist.strings", "\"A\" = \"B\";\n\"C\" = \"D\"\n",
      [
        "2 input.malformed error", "cannot be read: no ';' follows the value of 'C'",
        "Write ';' after each value of a dictionary, the last one too.",
      ]
    ),
    (
      "App/Info.plist", propertyList("<key>A</key>\n<string>B & C</string>"),
      [
        "6 plist.malformed error",
        "cannot be read: '&' is none of &lt; &gt; &amp; &apos; &quot; and &#…;", "Write '&' itself as &amp;.",
      ]
    ),
    (
      "App/Info.plist", propertyList("<key>A</key>\n<string>B&nbsp;C</string>"),
      [
        "6 plist.malformed error",
        "cannot be read: '&nbsp;C</string>' is none of &lt; &gt; &amp; &apos; &quot; and &#…;",
        "Write '&' itself as &amp;.",
      ]
    ),
    (
      "App/PrivacyInfo.xcprivacy", conflict + propertyList(""),
      [
        "1 manifest.malformed error", "a merge left its marks here, so the file cannot be read",
        "Settle the conflict and remove the marks.",
      ]
    ),
    (
      "App/Info.plist", propertyList("<key>A</key>\n" + conflict + "<string>B</string>"),
      [
        "6 plist.malformed error", "cannot be read: a merge left its marks here, so the file cannot be read",
        "Settle the conflict and remove the marks.",
      ]
    ),
  ]

  @Test(arguments: files)
  func `What ships says where it is wrong, and how to mend it`(path: String, text: String, found: [String])
    throws
  {
    let project = ProjectText(parts: [
      .init(
        sources: ["App/A.swift"], resources: path == "App/Info.plist" ? [] : [path],
        settings: ["INFOPLIST_FILE": "App/Info.plist"])
    ])
    let fixture = try AuditFixture([
      "A.xcodeproj/project.pbxproj": project.text, "App/A.swift": "let a = 1\n", path: text,
    ])
    let findings = fixture.findings.filter { $0.rule.hasSuffix(".malformed") }
    #expect(
      findings.flatMap { ["\($0.line) \($0.rule) \($0.severity)", $0.message, $0.help] } == found)
    #expect(
      findings.allSatisfy { $0.file == path && $0.target == "A.xcodeproj#App" || $0.rule.hasPrefix("man") })
  }
}

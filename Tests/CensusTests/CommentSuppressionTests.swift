import Catalog
import Lexing
import Projects
import Testing
import Trees

@testable import Census

/// A file that states something, and its suppressions: `line:column target-last names: reason`.
struct CommentSuppressionFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String
  let text: String
  let expected: [String]

  init(_ name: String, _ path: String, _ text: String, _ expected: String...) {
    testDescription = "\(path): \(name)"
    self.path = path
    self.text = text
    self.expected = expected
  }
}

@Suite struct CommentSuppressionTests {
  private func suppressions(_ path: String, _ bytes: [UInt8]) throws -> [String] {
    let file = try #require(ConfigurationFile(path: path, bytes))
    return Suppression.all(in: file, bytes).map { one in
      #expect(one.file == path)
      let names = one.names.map(\.name).joined(separator: ",")
      return "\(one.line):\(one.column) \(one.target)-\(one.lastTarget) \(names): \(one.reason)"
    }
  }

  @Test(arguments: CommentSuppressionFixture.all)
  func `What comments of configuration are about`(_ fixture: CommentSuppressionFixture) throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = fixture.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
      #expect(try suppressions(fixture.path, Array(text.utf8)) == fixture.expected)
      #expect(try suppressions(fixture.path, Array("\u{FEFF}\(text)".utf8)) == fixture.expected)
    }
  }

  @Test func `UTF-16 has them, too`() throws {
    let text = "\"a\" = \"b\";\n// sluice:ignore usage. -- é\n\"c\" = \"\";\n"
    for (mark, isBig) in [([UInt8(0xFF), 0xFE], false), ([0xFE, 0xFF], true)] {
      let bytes =
        mark
        + text.utf16.flatMap { unit in
          let halves = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
          return isBig ? halves.reversed() : halves
        }
      #expect(try suppressions("en.lproj/InfoPlist.strings", bytes) == ["2:4 3-3 usage.: é"])
      #expect(Source.with(bytes) { SuppressionSearch.isNeeded(in: $0) })
      #expect(!Source.with(bytes.dropLast(60)) { SuppressionSearch.isNeeded(in: $0) })
    }
  }

  @Test func `Formats without comments have none`() throws {
    let words = "sluice:ignore usage. -- x"
    #expect(try suppressions("InfoPlist.xcstrings", Array("{\"a\": \"// \(words)\"}".utf8)).isEmpty)
    #expect(try suppressions("Info.plist", Array("bplist00<!-- \(words) -->".utf8)).isEmpty)
    #expect(try suppressions("Package.resolved", Array("// \(words)\n{}".utf8)).isEmpty)
  }

  @Test func `No more than of a source are read`() throws {
    let line = "# sluice:ignore usage. -- x\n"
    let text = String(repeating: line, count: SuppressionReader.maximumCount + 5)
    #expect(try suppressions("project.yml", Array(text.utf8)).count == SuppressionReader.maximumCount)
  }

  /// Time grows with the file, not with its square.
  @Test(.timeLimit(.minutes(1)), arguments: ["", "\n", "<key>a</key>", "\n<key>a</key>\n"])
  func `A file of nothing but suppressions`(_ end: String) throws {
    let text = String(repeating: "<!-- sluice:ignore usage. -- x -->" + end, count: 100_000)
    let count = try suppressions("Info.plist", Array("<plist><dict>\(text)".utf8)).count
    #expect(count == SuppressionReader.maximumCount)
  }

  @Test func `Declarations that a comment names are marked`() {
    let suppression = Suppression(
      file: "Info.plist", line: 4, target: 5, lastTarget: 6, reason: "agreed",
      names: [.init("drift."), .init("drift.new-declaration"), .init("usage.")])
    let unfounded = Suppression(file: "Info.plist", line: 8, target: 9, names: [.init("drift.")])
    var census = Census(suppressions: [suppression, unfounded])
    census.declarations = [
      (5, "Info.plist"), (6, "Info.plist"), (7, "Info.plist"), (5, "B"), (9, "Info.plist"),
    ].map {
      Declaration(.entitlement, "k", at: FilePlace($0.1, line: $0.0))
    }
    census.suppressDeclarations()
    #expect(census.declarations.map(\.suppressed) == ["agreed", "agreed", nil, nil, nil])
    #expect(census.suppressions[0].names.map(\.count) == [2, 2, 0])
  }
}

extension CommentSuppressionFixture {
  static let all: [CommentSuppressionFixture] = [
    .init(
      "above a key, of the key and its value", "App/Info.plist",
      """
      <plist><dict>
        <!-- sluice:ignore usage.empty, ats. -- told elsewhere -->
        <key>NSCameraUsageDescription</key>
        <string></string>
        <key>A</key>
      </dict></plist>
      """, "2:8 3-4 usage.empty,ats.: told elsewhere"),
    .init(
      "beside a key", "App/App.entitlements",
      "<dict>\n<key>a</key> <!-- sluice:ignore entitlement. -- x -->\n<true/></dict>",
      "2:19 2-3 entitlement.: x"),
    .init(
      "beside a value", "App/Info.plist",
      "<dict><key>a</key>\n<string/> <!-- sluice:ignore usage. -- x -->\n<key>b</key></dict>",
      "2:16 2-2 usage.: x"),
    .init(
      "a dash where XML allows no two hyphens", "PrivacyInfo.xcprivacy",
      "<dict>\n<!-- sluice:ignore manifest. — by hand -->\n<key>a</key><true/>\n</dict>",
      "2:6 3-3 manifest.: by hand"),
    .init(
      "in a comment of several lines", "App/Info.plist",
      """
      <dict>
      <!--
        The tester's own.
        sluice:ignore ats. -- one
        Says sluice:ignore usage. -- not here
      -->
      <!-- and more -->
      <key>a</key> <!-- of it -->
      <!-- between -->
      <true/>
      </dict>
      """, "4:3 8-10 ats.: one"),
    .init(
      "a blank line leaves it without anything", "App/Info.plist",
      "<dict>\n<!-- sluice:ignore ats. -- one -->\n \t\n<key>a</key><true/></dict>", "2:6 0-0 ats.: one"),
    .init("at the end", "App/Info.plist", "<dict/>\n<!-- sluice:ignore ats. -- one -->", "2:6 0-0 ats.: one"),
    .init(
      "what is quoted is none", "App/Info.plist",
      "<dict><key>a</key><string><![CDATA[\n<!-- sluice:ignore ats. -- one -->\n]]></string></dict>"),
    .init(
      "in a list that cannot be read", "App/Info.plist",
      "<dict>\n<!-- sluice:ignore plist. -- one -->\n<key>a</dict>", "2:6 3-3 plist.: one"),
    .init(
      "without a reason, without a rule", "App/Info.plist",
      "<dict> <!-- sluice:ignore ats. -->\n<true/> <!-- sluice:ignore -- x -->\n</dict>", "1:13 1-1 ats.: ",
      "2:14 2-2 : x"),
    .init(
      "only the words themselves", "App/Info.plist",
      "<dict> <!-- sluice:ignored ats. -- x --><!-- see sluice:ignore ats. -- x -->\n</dict>"),
    .init(
      "in a project with braces", "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        A = "// sluice:ignore usage. -- x"; /* sluice:ignore entitlement. -- one */
        // sluice:ignore usage. -- two
        B =
          "c";
      }
      """, "3:42 3-3 entitlement.: one", "4:6 5-6 usage.: two"),
    .init(
      "in a spec", "project.yml",
      """
      # sluice:ignore usage.empty -- one
      # and more
      name: App # sluice:ignore usage. -- two
      text: "# sluice:ignore usage. -- three"
      block: |
        # sluice:ignore usage. -- four
      plain: a#sluice:ignore usage. -- five

      # sluice:ignore usage. -- six

      last: 1
      """, "1:3 3-3 usage.empty: one", "3:13 3-3 usage.: two", "9:3 0-0 usage.: six"),
    .init(
      "in a lock file", "Podfile.lock", "# sluice:ignore drift. -- one\nPODS:\n  - A (1.0)\n",
      "1:3 2-2 drift.: one"),
    .init(
      "in settings", "App.xcconfig",
      "// sluice:ignore usage. -- one\nA = b // sluice:ignore entitlement. -- two\n", "1:4 2-2 usage.: one",
      "2:10 2-2 entitlement.: two"),
    .init(
      "in a podspec", "Kit.podspec",
      """
      Pod::Spec.new do |s|
        # sluice:ignore manifest.podspec-resources -- one
        s.resources = '# sluice:ignore manifest. -- two'
        s.description = <<-TEXT
          # sluice:ignore manifest. -- three
        TEXT
      =begin
      sluice:ignore manifest. -- four
      =end
        s.name = "a#{1} # sluice:ignore manifest. -- five"
      end
      """, "2:5 3-3 manifest.podspec-resources: one", "8:1 10-10 manifest.: four"),
    .init("in a Podfile", "Podfile", "pod 'A' # sluice:ignore drift. -- one\n", "1:11 1-1 drift.: one"),
    .init(
      "in a Cartfile", "Cartfile", "github \"a/b\" # sluice:ignore drift. -- one\n", "1:16 1-1 drift.: one"),
  ]
}

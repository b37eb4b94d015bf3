import Formats
import Projects
import Testing

@Suite("Podspecs as JSON")
struct PodspecDocumentTests {
  private static let text = """
    {
      "name": "Kit", "version": "1.2", "static_framework": true,
      "platforms": {"ios": "13.0", "osx": null},
      "source_files": "Sources/**/*.swift", "exclude_files": ["Sources/Old/**"],
      "ios": {"resources": ["Assets/*", 3]},
      "resource_bundles": {"Kit_Privacy": "PrivacyInfo.xcprivacy"},
      "dependencies": {"Core": ["~> 1.0"]},
      "subspecs": [
        {"name": "Net", "source_files": ["Net/*.m"], "subspecs": [{"name": "Test", "osx": {"source_files": "T/*"}}]},
        {"vendored_frameworks": "A.framework"}, {"name": "Ads", "vendored_frameworks": "Ads.xcframework"}
      ]
    }
    """

  private func content(_ text: some Sequence<UInt8>) -> ConfigurationFile.Content? {
    ConfigurationFile(path: "Kit.podspec.json", Array(text))?.content
  }

  @Test func `It says the same as the program`() throws {
    guard case .podspec(let podspec) = content(Self.text.utf8) else {
      Issue.record("no podspec")
      return
    }
    #expect(podspec.name == "Kit" && podspec.version?.text == "1.2" && podspec.isStaticFramework)
    #expect(podspec.platforms == ["ios", "osx"] && podspec.position == Position(line: 2, column: 11))
    #expect(podspec.sections.map(\.name) == ["", "Net", "Net/Test", "Ads"])
    let shown = { (patterns: [Podspec.Pattern]) in patterns.map { "\($0.platform):\($0.text.text)" } }
    #expect(podspec.sections.flatMap { shown($0.sources) } == [":Sources/**/*.swift", ":Net/*.m", "osx:T/*"])
    #expect(shown(podspec.sections[0].excludes) == [":Sources/Old/**"])
    #expect(shown(podspec.sections[0].resources) == ["ios:Assets/*"])
    #expect(podspec.sections[0].bundles.map(\.name) == ["Kit_Privacy"])
    #expect(podspec.sections[0].bundles.flatMap { shown($0.files) } == [":PrivacyInfo.xcprivacy"])
    #expect(podspec.unread.map(\.kind) == [.absentDependency] && podspec.unread.map(\.position.line) == [10])
  }

  @Test func `What is cut or no podspec is told, and nothing of it is taken for one`() {
    for count in 0..<Self.text.utf8.count - 1 {
      guard case .malformed = content(Self.text.utf8.prefix(count)) else {
        Issue.record("\(count) bytes are no file")
        return
      }
    }
    for text in ["[]", "1", "null", "{}", "{\"name\": 1, \"subspecs\": {}, \"platforms\": []}"] {
      guard case .podspec(let podspec) = content(text.utf8) else {
        Issue.record("\(text) can be read")
        return
      }
      #expect(podspec.name.isEmpty && podspec.sections.count == (text.hasPrefix("{") ? 1 : 0))
    }
  }

  @Test func `Parts in parts end somewhere`() {
    let deep =
      String(repeating: "{\"name\": \"a\", \"subspecs\": [", count: 200) + String(repeating: "]}", count: 200)
    let wide =
      "{\"name\": \"a\", \"subspecs\": ["
      + Array(repeating: "{\"name\": \"b\"}", count: 5_000).joined(separator: ",")
      + "]}"
    for (text, count) in [(deep, 200), (wide, 2_000)] {
      guard case .podspec(let podspec) = content(text.utf8) else {
        Issue.record("no podspec")
        return
      }
      #expect(podspec.sections.count == count)
    }
  }
}

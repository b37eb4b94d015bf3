import Audit
import Baseline
import Census
import Projects
import Testing

/// Info.plists with lines for the preprocessor.
@Suite("Info.plists that are preprocessed")
struct PreprocessedInfoPlistTests {
  /// What stands around the text for the camera, build settings, and what is found.
  static let cases: [(before: String, after: String, settings: [String: String], found: [String])] = [
    ("#ifdef CAMERA", "#endif", on, [missing]), ("#ifndef CAMERA", "#endif", on, []),
    ("#ifdef CAMERA", "#endif", defining("CAMERA"), []),
    ("#if CAMERA", "#endif", defining("CAMERA=0"), [missing]),
    ("#if CAMERA && !OTHER", "#endif", defining("CAMERA=1 OTHER"), [missing]),
    ("#if 0", "#endif", on, [missing]),
    ("#if CAMERA\n#else", "#endif", on, []), ("#ifndef CAMERA\n#else", "#endif", on, [missing]),
    ("#if defined(A)\n#elif defined(B)", "#endif", defining("B"), []),
    ("#if defined(A)\n#elif defined(B)", "#endif", defining("A B"), [missing]),
    ("#ifdef A\n#ifdef B", "#endif\n#endif", defining("B"), [missing]),
    ("#define CAMERA\n#ifdef CAMERA", "#endif", on, []),
    (
      "#ifdef CAMERA", "#endif", ["INFOPLIST_PREPROCESS": "YES", "INFOPLIST_PREFIX_HEADER": "a.h"], []
    ),
    ("#ifdef CAMERA", "#endif", [:], ["plist.malformed 5"]), ("// a\n/* b */", "", on, []),
    ("", "// a", [:], ["plist.malformed 8"]), ("<!-- a -->", "", [:], []),
  ]

  private static let on = ["INFOPLIST_PREPROCESS": "YES"]
  private static let missing = "usage.missing 2"

  private static func defining(_ names: String) -> [String: String] {
    on.merging(["INFOPLIST_PREPROCESSOR_DEFINITIONS": names]) { $1 }
  }

  @Test(arguments: cases)
  func `What a condition leaves out is not there`(
    before: String, after: String, settings: [String: String], found: [String]
  ) throws {
    let text = "<key>NSCameraUsageDescription</key>\n<string>Scans codes.</string>"
    let fixture = try AuditFixture(
      [
        "App/Info.plist": propertyList([before, text, after].joined(separator: "\n")),
        "App/A.swift":
          "import AVFoundation\nlet a: Void = AVCaptureDevice.requestAccess(for: .video) { _ in }\n",
      ], targets: [appTarget(sources: ["App/A.swift"], settings: settings)])
    let findings = fixture.findings.filter { ["usage.missing", "plist.malformed"].contains($0.rule) }
    #expect(findings.map { "\($0.rule) \($0.line)" } == found)
  }

  @Test func `Many conditions take no more time each than few`() throws {
    let lines = (0..<20_000).map { "#if A\($0)\n<key>K\($0)</key><true/>\n#endif" }
    let text = propertyList(lines.joined(separator: "\n"))
    let time = try ContinuousClock().measure {
      let fixture = try AuditFixture(
        ["App/Info.plist": text, "App/A.swift": ""],
        targets: [appTarget(sources: ["App/A.swift"], settings: Self.on)])
      #expect(fixture.findings.filter { $0.rule == "plist.malformed" }.isEmpty)
    }
    #expect(time < .seconds(20))
  }
}

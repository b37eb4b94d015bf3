import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("Keys that a manifest has twice")
struct ManifestDuplicateKeyTests {
  private static let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"
  private static let reasons =
    "<key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array>"
  private static let entry =
    "<dict><key>NSPrivacyAccessedAPIType</key><string>\(defaults)</string>\(reasons)</dict>"
  private static let list = "<key>NSPrivacyAccessedAPITypes</key><array>\(entry)</array>"
  private static let none = "<key>NSPrivacyAccessedAPITypes</key><array/>"
  private static let off = "<key>NSPrivacyTracking</key><false/>"
  private static let on = "<key>NSPrivacyTracking</key><true/>"

  /// Members of the file, the first in line 5, and all that is found.
  static let cases: [(body: [String], found: [String])] = [
    ([list], []),
    ([list, none], ["App/PrivacyInfo.xcprivacy:6 plist.duplicate-key [NSPrivacyAccessedAPITypes] error"]),
    ([none, list], ["App/PrivacyInfo.xcprivacy:6 plist.duplicate-key [NSPrivacyAccessedAPITypes] warning"]),
    ([list, list], ["App/PrivacyInfo.xcprivacy:6 plist.duplicate-key [NSPrivacyAccessedAPITypes] warning"]),
    ([off, on, list], ["App/PrivacyInfo.xcprivacy:6 plist.duplicate-key [NSPrivacyTracking] warning"]),
    (
      [none],
      [
        "App/A.swift:2 manifest.undeclared-category [\(defaults)] error",
        "App/PrivacyInfo.xcprivacy:5 manifest.empty-api-types warning",
      ]
    ),
    (
      [
        "<key>NSPrivacyAccessedAPITypes</key><array><dict>",
        "<key>NSPrivacyAccessedAPIType</key><string>\(defaults)</string>\(reasons)",
        "<key>NSPrivacyAccessedAPITypeReasons</key><array/></dict></array>",
      ],
      ["App/PrivacyInfo.xcprivacy:7 plist.duplicate-key [NSPrivacyAccessedAPITypeReasons] warning"]
    ),
  ]

  @Test(arguments: cases)
  func `The second one is the fault, and nothing that follows from it`(body: [String], found: [String]) throws
  {
    let fixture = try AuditFixture(
      [
        "App/Info.plist": propertyList(""),
        "App/A.swift": "import Foundation\nlet a = UserDefaults.standard\n",
        "App/PrivacyInfo.xcprivacy": propertyList(body.joined(separator: "\n")),
      ], targets: [appTarget(sources: ["App/A.swift"], resources: ["App/PrivacyInfo.xcprivacy"])])
    #expect((fixture.lines(of: "manifest.") + fixture.lines(of: "plist.")).sorted() == found)
  }
}

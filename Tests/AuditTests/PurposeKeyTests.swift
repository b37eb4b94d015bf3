import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("Purposes of the exact location")
struct PurposeKeyTests {
  private static let key = "NSLocationTemporaryUsageDescriptionDictionary"
  private static let info = propertyList(
    "<key>NSLocationWhenInUseUsageDescription</key><string>Shows what is near.</string>\n"
      + "<key>\(key)</key><dict><key>Navigation</key><string>Shows the way.</string></dict>")

  private static func swift(_ argument: String) -> String {
    "m.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(argument))"
  }

  /// Lines of a function, and the lines of the file that name a purpose which is not there.
  static let swifts: [(lines: [String], found: [Int])] = [
    ([swift("\"Navigation\"")], []),
    ([swift("\"Delivery\"")], [3]),
    ([swift("\"navigation\"")], [3]),
    ([swift("\"Delivery\""), swift("\"Delivery\""), swift("\"Walk\"")], [3, 5]),
    ([swift("name"), swift("\"Way\\(name)\""), swift("\"A\" + name"), swift("Purpose.way.rawValue")], []),
    (["// " + swift("\"Delivery\""), "try? await " + swift("\"Delivery\"")], [4]),
  ]

  @Test(arguments: swifts)
  func `A literal names a key of the dictionary`(lines: [String], found: [Int]) throws {
    let source =
      "import CoreLocation\nfunc f(m: CLLocationManager, name: String) async {\n"
      + lines.joined(separator: "\n") + "\n}\n"
    let fixture = try AuditFixture(
      ["App/Info.plist": Self.info, "App/A.swift": source], targets: [appTarget(sources: ["App/A.swift"])])
    #expect(
      fixture.lines(of: "usage.missing")
        == found.map { "App/A.swift:\($0) usage.missing [\(Self.key)] error" })
    #expect(fixture.findings.filter { $0.rule == "usage.missing" }.allSatisfy { $0.related.count == 1 })
  }

  @Test func `A text in place of the dictionary names no purpose`() throws {
    let source = "import CoreLocation\nfunc f(m: CLLocationManager) { \(Self.swift("\"Nav\"")) }\n"
    let fixture = try AuditFixture(
      ["App/Info.plist": infoPlist([Self.key: "Shows the way."]), "App/A.swift": source],
      targets: [appTarget(sources: ["App/A.swift"])])
    let found = fixture.findings.filter { $0.subject == Self.key }
    #expect(
      found.map { "\($0.file):\($0.line) \($0.rule) \($0.severity)" } == [
        "App/Info.plist:6 usage.empty error"
      ])
    #expect(found.first?.message.contains("is a string where a dictionary of purposes belongs") == true)
  }

  @Test func `Objective-C names it, too, and a dictionary that is not there is one finding`() throws {
    let source =
      "#import <CoreLocation/CoreLocation.h>\nvoid f(CLLocationManager *m) {\n"
      + "[m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:@\"Nav\"];\n}\n"
    for info in [Self.info, infoPlist(["NSLocationWhenInUseUsageDescription": "Shows what is near."])] {
      let fixture = try AuditFixture(
        ["App/Info.plist": info, "App/A.m": source], targets: [appTarget(sources: ["App/A.m"])])
      #expect(fixture.lines(of: "usage.missing") == ["App/A.m:3 usage.missing [\(Self.key)] error"])
    }
  }
}

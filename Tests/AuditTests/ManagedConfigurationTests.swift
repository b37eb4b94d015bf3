import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("The configuration that an organisation hands to managed apps")
struct ManagedConfigurationTests {
  private static let key = "\"com.apple.configuration.managed\""

  /// Swift and Objective-C that read it, or say what came of it.
  static let reading = [
    "let d = UserDefaults.standard.dictionary(forKey: \(key))",
    "let d = UserDefaults.standard.object(forKey: \(key)) as? [String: Any]",
    "let d = UserDefaults.standard.value(forKey: \(key))",
    "func f() { UserDefaults.standard.set([\"a\": 1], forKey: \"com.apple.feedback.managed\") }",
    "enum K { static let managed = \(key) }\nlet d = UserDefaults.standard.dictionary(forKey: K.managed)",
    "func f() {\n  let key = \(key)\n  print(UserDefaults.standard.object(forKey: key) as Any)\n}",
    "NSDictionary *a(void) { return [[NSUserDefaults standardUserDefaults] dictionaryForKey:@\(key)]; }",
  ]

  private func found(_ source: String, _ reasons: String) throws -> [String] {
    let isSwift = !source.contains("@\"")
    let file = isSwift ? "App/A.swift" : "App/A.m"
    let fixture = try AuditFixture(
      [
        file: (isSwift ? "import Foundation\n" : "#import <Foundation/Foundation.h>\n") + source + "\n",
        "App/PrivacyInfo.xcprivacy": manifest("UserDefaults=\(reasons)"),
      ], targets: [appTarget(sources: [file], resources: ["App/PrivacyInfo.xcprivacy"])])
    return fixture.findings.filter { $0.rule.hasPrefix("manifest.") }.map { "\($0.rule) \($0.subject)" }
  }

  @Test(arguments: reading)
  func `It has a reason of its own`(source: String) throws {
    #expect(try found(source, "AC6B.1") == [])
    #expect(try found(source, "AC6B.1,CA92.1") == [])
    #expect(try found(source, "CA92.1") == ["manifest.reason-implausible AC6B.1"])
  }

  @Test func `Other keys of the same defaults have another one`() throws {
    let source = Self.reading[0] + "\nlet b = UserDefaults.standard.bool(forKey: \"seen\")"
    #expect(try found(source, "AC6B.1") == ["manifest.reason-implausible CA92.1"])
    #expect(try found(source, "CA92.1") == ["manifest.reason-implausible AC6B.1"])
    #expect(try found(source, "CA92.1,AC6B.1") == [])
    #expect(
      try found("let b = UserDefaults.standard.bool(forKey: \"seen\")", "CA92.1,AC6B.1")
        == ["manifest.reason-implausible AC6B.1"])
  }

  @Test func `A constant in a file of its own names it, too`() throws {
    let path = "App/PrivacyInfo.xcprivacy"
    let fixture = try AuditFixture(
      [
        "App/A.swift": "import Foundation\nlet d = UserDefaults.standard.dictionary(forKey: K.managed)\n",
        "App/K.swift": "enum K { static let managed = \(Self.key) }\n", path: manifest("UserDefaults=AC6B.1"),
      ], targets: [appTarget(sources: ["App/A.swift", "App/K.swift"], resources: [path])])
    #expect(fixture.lines(of: "manifest.") == [])
  }

  @Test func `It is part of the site that reads it, whose call says the same as before`() throws {
    let census = try AuditFixture(["A.swift": "import Foundation\n" + Self.reading[0]]).context.census
    #expect(census.sites.map(\.call) == ["UserDefaults.standard.dictionary(forKey:)"])
    #expect(census.sites.map(\.name) == ["UserDefaults"])
  }
}

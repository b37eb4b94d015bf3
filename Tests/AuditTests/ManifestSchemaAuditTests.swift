import Audit
import Baseline
import Catalog
import Census
import Projects
import Testing
import Trees

@Suite("Privacy manifests by themselves")
struct ManifestSchemaAuditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    /// The members of the file, the first in line 5.
    let body: String
    /// `rule line subject`.
    let found: [String]
    var testDescription: String { title }

    init(_ title: String, _ body: String, _ found: String...) {
      self.title = title
      self.body = body
      self.found = found
    }
  }

  private static func api(_ entries: String) -> String {
    "<key>NSPrivacyAccessedAPITypes</key><array>\n\(entries)\n</array>"
  }

  private static func entry(_ category: String, _ reasons: String...) -> String {
    let codes = reasons.map { "<string>\($0)</string>" }.joined(separator: "\n")
    return """
      <dict><key>NSPrivacyAccessedAPIType</key>
      <string>\(category)</string>
      <key>NSPrivacyAccessedAPITypeReasons</key><array>
      \(codes)
      </array></dict>
      """
  }

  private static func data(_ members: String) -> String {
    "<key>NSPrivacyCollectedDataTypes</key><array><dict>\n\(members)\n</dict></array>"
  }

  private static let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"
  private static let disk = "NSPrivacyAccessedAPICategoryDiskSpace"
  private static let crash = """
    <key>NSPrivacyCollectedDataType</key><string>NSPrivacyCollectedDataTypeCrashData</string>
    <key>NSPrivacyCollectedDataTypeLinked</key><false/>
    <key>NSPrivacyCollectedDataTypeTracking</key><false/>
    """
  private static let analytics =
    "<key>NSPrivacyCollectedDataTypePurposes</key><array><string>NSPrivacyCollectedDataTypePurposeAnalytics</string></array>"

  static let cases: [Case] = [
    Case(
      "All that is right",
      "<key>NSPrivacyTracking</key><false/>" + data(crash + analytics) + api(entry(defaults, "CA92.1"))),
    Case(
      "An empty list of collected data is common and harmless",
      "<key>NSPrivacyCollectedDataTypes</key><array/>"),
    Case("Nothing at all", ""),

    Case("A key in small letters", "<key>nsPrivacyTracking</key><false/>", "unknown-key 5 nsPrivacyTracking"),
    Case("A key of a vendor", "<key>VendorNotes</key><string>x</string>", "unknown-key 5 VendorNotes"),
    Case("A key with a blank", "<key>NSPrivacyTracking </key><false/>", "unknown-key 5 NSPrivacyTracking "),
    Case(
      "Slips on two levels",
      "<key>NSPrivacyAccesedAPITypes</key><array><dict>\n<key>NSPrivacyAccessedAPIType</key><string>\(disk)</string>\n"
        + "<key>NSPrivacyAccessedAPITypeReason</key><array><string>E174.1</string></array></dict></array>",
      "unknown-key 5 NSPrivacyAccesedAPITypes", "unknown-key 7 NSPrivacyAccessedAPITypeReason"),
    Case(
      "Below a misspelt key values are looked at too",
      "<key>NSPrivacyAccessedApiTypes</key><array>\n\(entry(disk, "CA92.1"))</array>",
      "unknown-key 5 NSPrivacyAccessedApiTypes", "reason-category-mismatch 9 CA92.1"),
    Case(
      "A key for the Info.plist", "<key>NSCameraUsageDescription</key><string>x</string>",
      "misplaced-key 5 NSCameraUsageDescription"),
    Case(
      "A key of an entry at the top",
      "<key>NSPrivacyAccessedAPIType</key>\n<string>\(disk)</string>",
      "misplaced-key 5 NSPrivacyAccessedAPIType"),
    Case(
      "An entry of one list in the other is one fault", api("<dict>\(crash)\(analytics)</dict>"),
      "misplaced-key 6 NSPrivacyCollectedDataType"),

    Case("An empty entry", api("<dict/>"), "missing-key 6 NSPrivacyAccessedAPIType"),
    Case(
      "An entry without reasons",
      api("<dict><key>NSPrivacyAccessedAPIType</key><string>\(disk)</string></dict>"),
      "missing-key 6 NSPrivacyAccessedAPITypeReasons"),
    Case("An entry without purposes", data(crash), "missing-key 5 NSPrivacyCollectedDataTypePurposes"),

    Case(
      "A flag as text", "<key>NSPrivacyTracking</key>\n<string>false</string>",
      "wrong-type 6 NSPrivacyTracking"),
    Case(
      "A purpose without a list",
      data(
        crash
          + "<key>NSPrivacyCollectedDataTypePurposes</key>\n<string>NSPrivacyCollectedDataTypePurposeOther</string>"
      ),
      "wrong-type 9 NSPrivacyCollectedDataTypePurposes"),
    Case(
      "A list of texts for one of entries", api("<string>\(disk)</string>"),
      "wrong-type 6 NSPrivacyAccessedAPITypes"),
    Case(
      "A reason as a number",
      api(
        "<dict><key>NSPrivacyAccessedAPIType</key><string>\(disk)</string><key>NSPrivacyAccessedAPITypeReasons</key><array>\n<real>85.1</real></array></dict>"
      ),
      "wrong-type 7 NSPrivacyAccessedAPITypeReasons"),

    Case(
      "A label for a purpose",
      data(
        crash
          + "<key>NSPrivacyCollectedDataTypePurposes</key><array>\n<string>App functionality</string></array>"
      ),
      "invalid-value 9 NSPrivacyCollectedDataTypePurposes"),
    Case(
      "No purpose", data(crash + "<key>NSPrivacyCollectedDataTypePurposes</key><array/>"),
      "invalid-value 8 NSPrivacyCollectedDataTypePurposes"),
    Case(
      "A type with a wrong capital letter",
      data(crash.replacing("CrashData", with: "PhotosOrVideos") + analytics),
      "invalid-value 6 NSPrivacyCollectedDataType"),
    Case(
      "A type that was never filled in",
      data(crash.replacing("NSPrivacyCollectedDataTypeCrashData", with: "") + analytics),
      "invalid-value 6 NSPrivacyCollectedDataType"),

    Case(
      "A category without what all begin with", api(entry("UserDefaults", "CA92.1")),
      "unknown-category 7 UserDefaults"),
    Case(
      "A category with a blank does not drag its reasons along", api(entry(disk + " ", "CA92.1")),
      "unknown-category 7 \(disk) "),
    Case(
      "A category that was never filled in", api(entry("", "CA92.1")),
      "invalid-value 7 NSPrivacyAccessedAPIType"),
    Case(
      "Codes that are none", api(entry(defaults, "CA92", "ca92.1", "CA92.1 ", "CA92.1")),
      "unknown-reason 9 CA92",
      "unknown-reason 10 ca92.1", "unknown-reason 11 CA92.1 "),
    Case(
      "A code of another category", api(entry(disk, "E174.1", "CA92.1")), "reason-category-mismatch 10 CA92.1"
    ),
    Case("No reason", api(entry(disk)), "empty-reasons 8 \(disk)"),
    Case("No category", api(""), "empty-api-types 5"),
    Case(
      "A category twice", api(entry(disk, "E174.1") + entry(defaults, "CA92.1") + entry(disk, "85F4.1")),
      "duplicate-category 15 \(disk)"),

    Case("Tracking without domains", "<key>NSPrivacyTracking</key>\n<true/>", "tracking-inconsistent 6"),
    Case(
      "Tracking with an empty list",
      "<key>NSPrivacyTracking</key>\n<true/><key>NSPrivacyTrackingDomains</key><array/>",
      "tracking-inconsistent 6"),
    Case(
      "An empty string counts as a domain",
      "<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key>\n<array><string></string></array>",
      "tracking-inconsistent 6"),
    Case(
      "Domains without the flag",
      "<key>NSPrivacyTrackingDomains</key>\n<array><string>a.example.com</string></array>",
      "tracking-inconsistent 6"),
    Case(
      "Data for tracking without tracking", data(crash.replacing("<false/>", with: "<true/>") + analytics),
      "tracking-inconsistent 8"),
    Case(
      "Domains that are no host names",
      "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array>\n"
        + [
          "https://a.example.com", "a.example.com/v2", "a.example.com/", "*.example.com", "a.example.com:443",
          "a.example.com?x", "", "localhost", "a..example.com", "bücher.example", " a.example.com",
          "a.example.com", "xn--bcher-kva.example", "A-1.Example.COM", "a_b.example.com.",
        ].map { "<string>\($0)</string>" }.joined(separator: "\n") + "</array>",
      "bad-domain 6 https://a.example.com", "bad-domain 7 a.example.com/v2", "bad-domain 8 a.example.com/",
      "bad-domain 9 *.example.com", "bad-domain 10 a.example.com:443", "bad-domain 11 a.example.com?x",
      "bad-domain 12",
      "bad-domain 13 localhost", "bad-domain 14 a..example.com", "bad-domain 15 bücher.example",
      "bad-domain 16  a.example.com"),
  ]

  @Test("Each fault is found once, at its place", arguments: cases)
  func fault(_ one: Case) throws {
    let context = try AuditContext.ofManifests(["A/PrivacyInfo.xcprivacy": propertyList(one.body)])
    let found = Audit.manifestSchema.found(in: context).map {
      $0.replacing("manifest.", with: "").replacing(" A/PrivacyInfo.xcprivacy:", with: " ")
    }
    #expect(found == one.found)
  }

  @Test(
    "What is no property list is malformed, and nothing more is said of it",
    arguments: [
      ("{ \"NSPrivacyTracking\": false }", 1), ("", 1), ("<plist><dict>\n<key>a</key>", 2),
      ("<plist><dict>\n<key>a</key><string>b</string> // note\n</dict></plist>", 2),
      ("<plist>\n<array/></plist>", 2),
    ])
  func malformed(text: String, line: Int) throws {
    let context = try AuditContext.ofManifests(["PrivacyInfo.xcprivacy": text])
    let findings = Audit.manifestSchema.flatMap { $0.findings(context) }
    #expect(findings.map(\.rule) == ["manifest.malformed"])
    #expect(findings.first.map { abs($0.line - line) <= 1 } == true)
  }

  @Test(
    "Suggestions are what was meant",
    arguments: [
      ("<key>NSPrivacyTrackingDomain</key><array/>", "Write NSPrivacyTrackingDomains."),
      (api(entry("NSPrivacyAccessedAPITypeDiskSpace", "E174.1")), "Write \(disk)."),
      (api(entry("DiskSpace", "E174.1")), "Write \(disk)."),
      (api(entry(disk + " ", "E174.1")), "Write \(disk), without the blank around it."),
      (
        api(entry("NSPrivacyAccessedAPICategoryLocation", "E174.1")),
        "Remove it. Location needs a usage description, and no reason here."
      ),
      (api(entry(disk, "e174.1")), "Write E174.1, with its capital and small letters."),
      (api(entry(disk, "E174")), "Write E174.1."),
      (
        data(crash.replacing("CrashData", with: "Location") + analytics),
        "Write NSPrivacyCollectedDataTypePreciseLocation or NSPrivacyCollectedDataTypeCoarseLocation. A location is precise or coarse."
      ),
      (
        data(crash + analytics.replacing("NSPrivacyCollectedDataTypePurposeAnalytics", with: "Analytics")),
        "Write NSPrivacyCollectedDataTypePurposeAnalytics."
      ),
    ])
  func suggestion(body: String, help: String) throws {
    let context = try AuditContext.ofManifests(["PrivacyInfo.xcprivacy": propertyList(body)])
    #expect(Audit.manifestSchema.flatMap { $0.findings(context) }.map(\.help) == [help])
  }

  @Test(
    "In a built bundle a manifest is where the store looks",
    arguments: [
      ("App.app/PrivacyInfo.xcprivacy", true), ("App.app/Contents/Resources/PrivacyInfo.xcprivacy", true),
      ("App.app/Resources/PrivacyInfo.xcprivacy", false), ("K.framework/PrivacyInfo.xcprivacy", true),
      ("K.framework/Versions/A/Resources/PrivacyInfo.xcprivacy", true),
      ("K.framework/Versions/A/PrivacyInfo.xcprivacy", false),
      ("K.framework/Resources/PrivacyInfo.xcprivacy", false),
      ("K.framework/Privacy.xcprivacy", false), ("K.xcframework/PrivacyInfo.xcprivacy", false),
      ("K.xcframework/ios-arm64/K.framework/PrivacyInfo.xcprivacy", true),
      ("K.xcframework/macos-arm64/K.framework/PrivacyInfo.xcprivacy", false),
      (
        "K.xcframework/ios-arm64_x86_64-maccatalyst/K.framework/Versions/A/Resources/PrivacyInfo.xcprivacy",
        true
      ),
      ("K.framework/K_Privacy.bundle/PrivacyInfo.xcprivacy", true),
      ("Sources/K/Resources/PrivacyInfo.xcprivacy", true),
    ])
  func location(path: String, isRight: Bool) throws {
    let context = try AuditContext.ofManifests([path: propertyList("")])
    #expect(Audit.manifestSchema.found(in: context) == (isRight ? [] : ["manifest.wrong-location \(path)"]))
  }

  @Test(
    "A fault weighs less where the file is a dependency's or a test's, and in full where it is known to ship")
  func weight() throws {
    let body = propertyList("<key>VendorNotes</key><string>x</string>")
    let read = try AuditContext.ofManifests([
      "App/PrivacyInfo.xcprivacy": body, "AppTests/PrivacyInfo.xcprivacy": body,
      "Pods/A/PrivacyInfo.xcprivacy": body,
      "Pods/B/PrivacyInfo.xcprivacy": body,
    ])
    var census = read.census
    for place in census.configuration.indices where census.configuration[place].path.hasPrefix("Pods/") {
      census.configuration[place].origin = .thirdParty
    }
    let shipped = census.configuration.filter { $0.path == "Pods/B/PrivacyInfo.xcprivacy" }
    let context = AuditContext(census, read.catalog, subjects: [.fixture(linkedManifests: shipped)])
    let weights = Audit.manifestSchema.flatMap { $0.findings(context) }.map {
      "\($0.file) \($0.severity.rawValue)"
    }
    #expect(
      weights == [
        "App/PrivacyInfo.xcprivacy error", "AppTests/PrivacyInfo.xcprivacy note",
        "Pods/A/PrivacyInfo.xcprivacy warning",
        "Pods/B/PrivacyInfo.xcprivacy error",
      ])
  }

  @Test(
    "What is more than a name is refused, and an odd name warns",
    arguments: [
      ("https://a.example", Severity.error), ("a.example:443", .error), ("*.a.example", .error),
      ("a.example/x", .error), ("a.example/", .error), ("a.example?x", .error), ("a b.example", .error),
      ("me@a.example", .error), ("localhost", .warning), ("a..example", .warning),
      ("b\u{fc}cher.example", .warning),
      ("a%.example", .warning),
    ])
  func domains(domain: String, severity: Severity) throws {
    let context = try AuditContext.ofManifests([
      "PrivacyInfo.xcprivacy": propertyList(
        "<key>NSPrivacyTracking</key><true/>\n<key>NSPrivacyTrackingDomains</key><array>"
          + "<string>\(domain)</string></array>")
    ])
    let found = Audit.manifestSchema.flatMap { $0.findings(context) }
    #expect(found.map(\.rule) == ["manifest.bad-domain"] && found.map(\.severity) == [severity])
  }

  @Test("A file with more faults than anybody reads gives no more findings than somebody can")
  func many() throws {
    let keys = (0..<5000).map { "<key>k\($0)</key><true/>" }.joined()
    let context = try AuditContext.ofManifests(["PrivacyInfo.xcprivacy": propertyList(keys)])
    #expect(Audit.manifestSchema.flatMap { $0.findings(context) }.count == 200)
  }
}

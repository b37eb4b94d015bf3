import Audit
import Baseline
import Catalog
import Testing

/// What a new version of an SDK says of itself that the old one did not.
@Suite struct SDKDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let old: [String: String]
    let new: [String: String]
    /// `file:line rule [subject] severity`, in order.
    let found: [String]
    var testDescription: String { title }

    init(_ title: String, _ old: [String: String], _ new: [String: String], _ found: String...) {
      self.init(title, old, new, all: found)
    }

    init(_ title: String, _ old: [String: String], _ new: [String: String], all found: [String]) {
      self.title = title
      self.old = old
      self.new = new
      self.found = found
    }
  }

  private static let path = "Kit.framework/PrivacyInfo.xcprivacy"

  /// One manifest before and after.
  private static func manifests(_ title: String, _ old: String, _ new: String, _ found: String...) -> Case {
    Case(
      title, [path: propertyList(old)], [path: propertyList(new)], all: found.map { "\(path):\($0)" })
  }

  private static func type(
    _ name: String, linked: Bool = false, tracking: Bool = false, _ purposes: String...
  ) -> String {
    """
    <dict><key>NSPrivacyCollectedDataType</key>
    <string>NSPrivacyCollectedDataType\(name)</string>
    <key>NSPrivacyCollectedDataTypeLinked</key><\(linked)/>
    <key>NSPrivacyCollectedDataTypeTracking</key><\(tracking)/>
    <key>NSPrivacyCollectedDataTypePurposes</key><array>
    \(purposes.map { "<string>NSPrivacyCollectedDataTypePurpose\($0)</string>" }.joined(separator: "\n"))
    </array></dict>
    """
  }

  private static func types(_ types: String...) -> String {
    "<key>NSPrivacyCollectedDataTypes</key><array>\n\(types.joined(separator: "\n"))\n</array>"
  }

  private static func apis(_ entries: [(String, [String])]) -> String {
    let body = entries.map { name, codes in
      "<dict><key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\(name)</string>"
        + "<key>NSPrivacyAccessedAPITypeReasons</key><array>"
        + codes.map { "<string>\($0)</string>" }.joined() + "</array></dict>"
    }
    return "<key>NSPrivacyAccessedAPITypes</key><array>\n\(body.joined(separator: "\n"))\n</array>"
  }

  private static let off = "<key>NSPrivacyTracking</key><false/>"
  private static let on = "<key>NSPrivacyTracking</key><true/>"

  private static func domains(_ names: String...) -> String {
    "<key>NSPrivacyTrackingDomains</key><array>\n\(names.map { "<string>\($0)</string>" }.joined(separator: "\n"))\n</array>"
  }

  private static func podspec(_ name: String, _ version: String) -> String {
    "Pod::Spec.new do |s|\n  s.name = '\(name)'\n  s.version = \(version)\nend\n"
  }

  /// A framework with two slices that state the same.
  private static func slices(_ first: String, _ second: String, _ body: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: [first, second].map {
        ("Kit.xcframework/\($0)/Kit.framework/PrivacyInfo.xcprivacy", propertyList(body))
      })
  }

  /// A tree that builds an app.
  private static func app(_ files: [String: String]) -> [String: String] {
    let spec = "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n"
    return files.merging(["project.yml": spec, "App/A.swift": "import UIKit\n"]) { first, _ in first }
  }

  static let cases: [Case] = [
    manifests("Tracking that is switched on", off, on, "5 sdk-diff.tracking-enabled error"),
    manifests("Tracking that is switched off is none", on, off),
    manifests("A manifest that says nothing of tracking does not track", "", off),
    manifests(
      "Domains that are new, in any case of letters", domains("a.example"), domains("B.example", "A.EXAMPLE"),
      "6 sdk-diff.domain-added [B.example] error"),
    manifests(
      "A type of data that is new", off, types(type("DeviceID", linked: true, "Analytics")),
      "7 sdk-diff.data-type-added [NSPrivacyCollectedDataTypeDeviceID] error"),
    manifests(
      "A type that is linked now is changed, and not removed and added", types(type("DeviceID", "Analytics")),
      types(type("DeviceID", linked: true, "Analytics")),
      "7 sdk-diff.data-type-changed [NSPrivacyCollectedDataTypeDeviceID] error"),
    manifests(
      "A type that is linked no more is a note", types(type("DeviceID", linked: true, "Analytics")),
      types(type("DeviceID", "Analytics")),
      "7 sdk-diff.data-type-changed [NSPrivacyCollectedDataTypeDeviceID] note"),
    manifests(
      "A purpose that is new", types(type("DeviceID", "Analytics")),
      types(type("DeviceID", "Analytics", "ThirdPartyAdvertising")),
      "12 sdk-diff.purpose-added [NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising] error"),
    manifests(
      "A category that is new", off, apis([("DiskSpace", ["E174.1"])]),
      "6 sdk-diff.category-added [NSPrivacyAccessedAPICategoryDiskSpace] warning"),
    manifests(
      "Reasons that change are one finding", apis([("DiskSpace", ["E174.1", "85F4.1"])]),
      apis([("DiskSpace", ["7D9E.1", "85F4.1"])]),
      "6 sdk-diff.reason-changed [NSPrivacyAccessedAPICategoryDiskSpace] note"),
    manifests(
      "Order and layout do not count",
      off + types(type("DeviceID", "Analytics", "AppFunctionality"), type("UserID", "Analytics"))
        + apis([("DiskSpace", ["E174.1", "85F4.1"]), ("UserDefaults", ["CA92.1"])]),
      "\n\n" + apis([("UserDefaults", ["CA92.1"]), ("DiskSpace", ["85F4.1"]), ("DiskSpace", ["E174.1"])])
        + types(type("UserID", "Analytics"), type("DeviceID", "AppFunctionality", "Analytics")) + off),
    Case(
      "A manifest in braces says the same", [path: propertyList(on)], [path: "{ NSPrivacyTracking = 1; }"]),
    Case(
      "A manifest that is gone", [path: propertyList(off), "Kit.framework/Info.plist": propertyList("")],
      ["Kit.framework/Info.plist": propertyList("")], "\(path):0 sdk-diff.manifest-removed error"),
    Case(
      "A manifest that moved is that and nothing else", [path: propertyList(domains("a.example") + on)],
      ["Kit.framework/Resources/PrivacyInfo.xcprivacy": propertyList(on + domains("a.example"))],
      "Kit.framework/Resources/PrivacyInfo.xcprivacy:0 sdk-diff.manifest-moved warning"),
    Case(
      "Of many that state the same the nearest moved",
      [
        "a/Resources/PrivacyInfo.xcprivacy": propertyList(off), "b/PrivacyInfo.xcprivacy": propertyList(off),
        "c/PrivacyInfo.xcprivacy": propertyList(off),
      ],
      [
        "a/Sources/A/PrivacyInfo.xcprivacy": propertyList(off), "b/PrivacyInfo.xcprivacy": propertyList(off),
        "c/Kit/PrivacyInfo.xcprivacy": propertyList(off),
      ], "a/Sources/A/PrivacyInfo.xcprivacy:0 sdk-diff.manifest-moved warning",
      "c/Kit/PrivacyInfo.xcprivacy:0 sdk-diff.manifest-moved warning"),
    Case(
      "What is gone with all that it was in is missed by nobody",
      [
        path: propertyList(on), "Kit.framework/Info.plist": propertyList(""),
        "Net.framework/PrivacyInfo.xcprivacy": propertyList(off),
      ], ["Net.framework/PrivacyInfo.xcprivacy": propertyList(off)]),
    Case(
      "A bundle that moved is the same one",
      [
        "v1/Kit.framework/PrivacyInfo.xcprivacy": propertyList(off),
        "Net.framework/PrivacyInfo.xcprivacy": propertyList(""),
      ],
      [
        "v2/Kit.framework/PrivacyInfo.xcprivacy": propertyList(on),
        "Net.framework/PrivacyInfo.xcprivacy": propertyList(""),
      ],
      "v2/Kit.framework/PrivacyInfo.xcprivacy:0 sdk-diff.manifest-moved warning",
      "v2/Kit.framework/PrivacyInfo.xcprivacy:5 sdk-diff.tracking-enabled error"),
    Case(
      "One manifest in another place is the same one", ["Resources/PrivacyInfo.xcprivacy": propertyList(off)],
      ["Sources/Kit/PrivacyInfo.xcprivacy": propertyList(on)],
      "Sources/Kit/PrivacyInfo.xcprivacy:0 sdk-diff.manifest-moved warning",
      "Sources/Kit/PrivacyInfo.xcprivacy:5 sdk-diff.tracking-enabled error"),
    Case(
      "A manifest that cannot be read says nothing", [path: propertyList(off)], [path: "<plist><dict>"]),
    Case(
      "Slices of a framework say the same once",
      Dictionary(
        uniqueKeysWithValues: ["ios-arm64", "ios-arm64-simulator"].map {
          ("Kit.xcframework/\($0)/Kit.framework/PrivacyInfo.xcprivacy", propertyList(off))
        }),
      Dictionary(
        uniqueKeysWithValues: ["ios-arm64", "ios-arm64-simulator"].map {
          ("Kit.xcframework/\($0)/Kit.framework/PrivacyInfo.xcprivacy", propertyList(on))
        }),
      "Kit.xcframework/ios-arm64/Kit.framework/PrivacyInfo.xcprivacy:5 sdk-diff.tracking-enabled error"),
    Case(
      "What an app declares for itself is no SDK's", app([:]),
      app(["App/PrivacyInfo.xcprivacy": propertyList(on)])),
    Case(
      "A dependency of an app is one", app([:]), app(["Pods/Kit/PrivacyInfo.xcprivacy": propertyList(on)]),
      "Pods/Kit/PrivacyInfo.xcprivacy:5 sdk-diff.tracking-enabled error"),
    Case(
      "Versions of what is locked", ["Podfile.lock": "PODS:\n  - Kit (1.2)\n  - Net (1.0)\n"],
      ["Podfile.lock": "PODS:\n  - Kit (1.3)\n  - Net (1.0)\n  - New (1.0)\n"],
      "Podfile.lock:2 sdk-diff.version-changed [Kit] note"),
    Case(
      "The version of a pod, where its podspec says it",
      [
        "Kit.podspec": podspec("Kit", "'1.0'"), "Net.podspec": podspec("Net", "'1.0'"),
        "Own.podspec": podspec("Own", "ENV['V']"), "Pods/A/A.podspec": podspec("A", "'1.0'"),
      ],
      [
        "Kit.podspec": podspec("Kit", "'1.1'"), "Net.podspec": podspec("Net", "\"1.0\""),
        "Own.podspec": podspec("Own", "'2'"), "Pods/A/A.podspec": podspec("A", "'2.0'"),
      ], "Kit.podspec:3 sdk-diff.version-changed [Kit] note"),
    manifests(
      "A purpose that is gone is a change of the type, and a light one",
      types(type("DeviceID", "Analytics", "AppFunctionality")), types(type("DeviceID", "Analytics")),
      "7 sdk-diff.data-type-changed [NSPrivacyCollectedDataTypeDeviceID] note"),
    Case(
      "A slice for another platform in the place of one that is gone moved no manifest",
      slices("ios-arm64", "ios-arm64_x86_64-simulator", off),
      slices("ios-arm64", "ios-arm64_x86_64-maccatalyst", off)),
    Case(
      "A further slice that says what the others said is nothing more",
      slices("ios-arm64", "ios-simulator", types(type("DeviceID", "Analytics"))),
      slices("ios-arm64", "ios-simulator", types(type("DeviceID", "Analytics"))).merging(
        slices("tvos-arm64", "tvos-simulator", types(type("DeviceID", "Analytics")))
      ) { one, _ in one }),
    Case(
      "What a further slice says besides is more",
      slices("ios-arm64", "ios-simulator", types(type("DeviceID", "Analytics"))),
      slices("ios-arm64", "ios-simulator", types(type("DeviceID", "Analytics"))).merging(
        slices("tvos-arm64", "tvos-simulator", types(type("UserID", "Analytics")))
      ) { one, _ in one },
      "Kit.xcframework/tvos-arm64/Kit.framework/PrivacyInfo.xcprivacy:7 sdk-diff.data-type-added [NSPrivacyCollectedDataTypeUserID] error"
    ),
    Case(
      "What such a slice says is compared all the same",
      slices("ios-arm64", "ios-simulator", domains("a.example")),
      slices("ios-arm64", "ios-maccatalyst", domains("A.example", "b.example")),
      "Kit.xcframework/ios-arm64/Kit.framework/PrivacyInfo.xcprivacy:7 sdk-diff.domain-added [b.example] error"
    ),
    Case(
      "The version of a framework",
      ["Kit.framework/Info.plist": propertyList("<key>CFBundleShortVersionString</key><string>1.2</string>")],
      [
        "Kit.framework/Info.plist": propertyList(
          "<key>CFBundleShortVersionString</key>\n<string>1.3</string>")
      ],
      "Kit.framework/Info.plist:6 sdk-diff.version-changed [Kit.framework] note"),
  ]

  @Test(arguments: cases) func findings(_ one: Case) throws {
    let (old, new) = (try AuditFixture(one.old).context.census, try AuditFixture(one.new).context.census)
    let catalog = try Catalog.load()
    let lines = SDKDiff.findings(from: old, to: new, catalog).map { finding in
      let subject = finding.subject.isEmpty ? "" : " [\(finding.subject)]"
      return "\(finding.file):\(finding.line) \(finding.rule)\(subject) \(finding.severity)"
    }
    #expect(lines == one.found)
    #expect(SDKDiff.findings(from: old, to: old, catalog).isEmpty)
    #expect(SDKDiff.findings(from: new, to: new, catalog).isEmpty)
  }

  /// What a manifest says no more, kind and key each.
  @Test(
    arguments: [
      (on, off, ["tracking NSPrivacyTracking"]),
      (domains("a.example", "b.example"), domains("B.example"), ["tracking-domain a.example"]),
      (
        types(type("DeviceID", "Analytics"), type("Name", "Analytics")), types(type("Name", "Analytics")),
        ["data-type NSPrivacyCollectedDataTypeDeviceID"]
      ),
      (
        apis([("DiskSpace", ["E174.1"]), ("UserDefaults", ["CA92.1"])]), apis([("UserDefaults", ["1C8F.1"])]),
        ["accessed-api NSPrivacyAccessedAPICategoryDiskSpace"]
      ),
      (off, on, []),
    ])
  func goneDeclarations(old: String, new: String, gone: [String]) throws {
    let census = { try AuditFixture([Self.path: propertyList($0)]).context.census }
    let found = SDKDiff.gone(from: try census(old), to: try census(new), try Catalog.load())
    #expect(found.map { "\($0.identity.kind) \($0.identity.key)" } == gone)
    #expect(found.allSatisfy { $0.identity.target == "Kit.framework" })
  }

  @Test func everyRuleIsKnown() throws {
    let catalog = try Catalog.load()
    #expect(Set(catalog.findings.map(\.id).filter { $0.hasPrefix("sdk-diff.") }) == Set(SDKDiff.rules))
  }

  @Test func theSlicesAreRelated() throws {
    let files = { (body: String) in
      Dictionary(
        uniqueKeysWithValues: ["a", "b"].map {
          ("Kit.xcframework/\($0)/Kit.framework/PrivacyInfo.xcprivacy", propertyList(body))
        })
    }
    let found = SDKDiff.findings(
      from: try AuditFixture(files(Self.off)).context.census,
      to: try AuditFixture(files(Self.on)).context.census,
      try Catalog.load())
    #expect(
      found.map { $0.related.map(\.file) } == [["Kit.xcframework/b/Kit.framework/PrivacyInfo.xcprivacy"]])
  }
}

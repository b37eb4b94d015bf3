import Audit
import Baseline
import Catalog
import Projects
import Testing

/// A manifest of these categories, each written as `UserDefaults=CA92.1,1C8F.1`. The first name stands in line 8, its
/// first code in line 11; a second category after one code has its name in line 14.
func manifest(_ categories: String..., more: String = "") -> String {
  let entries = categories.map { text in
    let parts = text.split(separator: "=")
    let codes = parts[1].split(separator: ",").map { "<string>\($0)</string>\n" }.joined()
    return """
      <dict><key>NSPrivacyAccessedAPIType</key>
      <string>NSPrivacyAccessedAPICategory\(parts[0])</string>
      <key>NSPrivacyAccessedAPITypeReasons</key>
      <array>
      \(codes)</array></dict>

      """
  }
  return propertyList("<key>NSPrivacyAccessedAPITypes</key>\n<array>\n\(entries.joined())</array>\(more)")
}

@Suite("Privacy manifests against targets and code")
struct ManifestCodeAuditTests {
  private static let standard = "import Foundation\nlet d = UserDefaults.standard\n"
  private static let group = "import Foundation\nlet d = UserDefaults(suiteName: \"group.example\")\n"
  private static let uptime = "import Foundation\nlet up = ProcessInfo.processInfo.systemUptime\n"
  private static let stat = "import Foundation\nlet k: URLResourceKey = .creationDateKey\n"
  private static let appInfo = infoPlist(["CFBundlePackageType": "APPL"])
  private static let path = "App/PrivacyInfo.xcprivacy"
  private static let tracking =
    "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array><string>ads.example.com</string></array>"

  private static func app(
    _ sources: [String], _ resources: [String] = [], _ kind: Target.Kind = .app,
    platforms: [ApplePlatform] = [.iOS],
    links: [String] = []
  ) -> Target {
    appTarget("App", kind, platforms: platforms, links: links, sources: sources, resources: resources)
  }

  static let declaring: [AuditCase] = [
    AuditCase(
      "All that is used is declared", [path: manifest("UserDefaults=CA92.1"), "App/A.swift": standard], ""),
    AuditCase(
      "One finding for a target without a manifest",
      ["App/A.swift": standard, "App/B.swift": uptime, "App/Info.plist": appInfo],
      targets: [app(["App/A.swift", "App/B.swift"])], "App/A.swift:2 manifest.missing error"),
    AuditCase(
      "Without anything that says what it is, it only warns", ["App/A.swift": standard],
      "App/A.swift:2 manifest.missing warning"),
    AuditCase(
      "One finding for each category",
      [
        path: manifest("UserDefaults=CA92.1"),
        "App/A.swift": standard
          + "let up = ProcessInfo.processInfo.systemUptime\nlet t = mach_absolute_time()\n",
      ],
      "App/A.swift:3 manifest.undeclared-category [NSPrivacyAccessedAPICategorySystemBootTime] error"),
    AuditCase(
      "What Apple may not mean only warns",
      [
        path: manifest("DiskSpace=E174.1"),
        "App/A.swift":
          "import SwiftUI\nstruct A { @AppStorage(\"a\") var a = 1 }\nlet k: URLResourceKey = .volumeTotalCapacityKey\n",
      ],
      "App/A.swift:2 manifest.undeclared-category [NSPrivacyAccessedAPICategoryUserDefaults] warning"),
    AuditCase(
      "Macs declare nothing", ["App/A.swift": standard],
      targets: [app(["App/A.swift"], platforms: [.macOS])], ""),
    AuditCase(
      "A Mac app without a project",
      ["App/A.swift": standard, "App/Info.plist": infoPlist(["LSMinimumSystemVersion": "13"])], ""),
    AuditCase(
      "Tests declare nothing", ["AppTests/A.swift": standard],
      targets: [app(["AppTests/A.swift"], [], .test)], ""),
    AuditCase(
      "A misspelt category is one fault", [path: manifest("UserDefault=CA92.1"), "App/A.swift": standard],
      "App/PrivacyInfo.xcprivacy:8 manifest.unknown-category [NSPrivacyAccessedAPICategoryUserDefault] error"),
    AuditCase(
      "A manifest that cannot be read is one fault",
      [path: "{\"NSPrivacyTracking\": false}", "App/A.swift": standard],
      "App/PrivacyInfo.xcprivacy:1 manifest.malformed error"),
    AuditCase(
      "A suppressed use is not asked about, and is a use",
      [
        path: manifest("SystemBootTime=35F9.1"),
        "App/A.swift":
          "import Foundation\nlet d = UserDefaults.standard // sluice:ignore required-reason.user-defaults -- only in the simulator\nlet up = ProcessInfo.processInfo.systemUptime // sluice:ignore required-reason.system-boot-time -- the same\n",
      ],
      ""),
    AuditCase(
      "What nothing uses",
      [path: manifest("UserDefaults=CA92.1", "DiskSpace=E174.1"), "App/A.swift": standard],
      "App/PrivacyInfo.xcprivacy:14 manifest.unused-category [NSPrivacyAccessedAPICategoryDiskSpace] warning"),
    AuditCase(
      "A file that several targets ship, and one of them needs",
      [path: manifest("UserDefaults=CA92.1"), "App/A.swift": standard, "Widget/W.swift": "let a = 1\n"],
      targets: [
        app(["App/A.swift"], [path]),
        appTarget("Widget", .appExtension, sources: ["Widget/W.swift"], resources: [path]),
      ], ""),
    AuditCase(
      "A file that several targets ship, and none needs",
      [path: manifest("UserDefaults=CA92.1"), "App/A.swift": "let a = 1\n"],
      targets: [
        app(["App/A.swift"], [path]),
        appTarget("Widget", .appExtension, sources: ["App/A.swift"], resources: [path]),
      ],
      "App/PrivacyInfo.xcprivacy:8 manifest.unused-category [NSPrivacyAccessedAPICategoryUserDefaults] warning"
    ),
    AuditCase(
      "A neighbour that need not be declared is a use",
      [
        path: manifest("UserDefaults=CA92.1"),
        "App/A.swift": "import Foundation\nlet a = CFPreferencesCopyAppValue(key, app)\n",
      ], ""),
    AuditCase(
      "A library that is not seen may be the user",
      [path: manifest("DiskSpace=E174.1"), "App/A.swift": "let a = 1\n"],
      targets: [app(["App/A.swift"], [path], links: ["Ads"])], ""),
  ]

  static let linking: [AuditCase] = [
    AuditCase(
      "What a linked library uses is declared by the app",
      ["App/A.swift": uptime, "Core/C.swift": standard, path: manifest("SystemBootTime=35F9.1")],
      targets: [
        app(["App/A.swift"], [path], links: ["Core"]),
        appTarget("Core", .staticLibrary, sources: ["Core/C.swift"]),
      ],
      "Core/C.swift:2 manifest.undeclared-category [NSPrivacyAccessedAPICategoryUserDefaults] error"),
    AuditCase(
      "A library with a manifest of its own answers for itself",
      [
        "App/A.swift": uptime, "Core/C.swift": standard, path: manifest("SystemBootTime=35F9.1"),
        "Core/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      ],
      targets: [
        app(["App/A.swift"], [path], links: ["Core"]),
        appTarget("Core", .library, sources: ["Core/C.swift"], resources: ["Core/PrivacyInfo.xcprivacy"]),
      ], ""),
    AuditCase(
      "A library that nothing links is asked itself", ["Core/C.swift": standard],
      targets: [appTarget("Core", .library, sources: ["Core/C.swift"])],
      "Core/C.swift:2 manifest.missing error"),
    AuditCase(
      "A static library can carry none", ["Core/C.swift": standard],
      targets: [appTarget("Core", .staticLibrary, sources: ["Core/C.swift"])],
      "Core/C.swift:2 manifest.missing warning"),
    AuditCase(
      "A framework is a bundle of its own",
      ["App/A.swift": uptime, "Kit/K.swift": standard, path: manifest("SystemBootTime=35F9.1")],
      targets: [
        appTarget("App", embeds: ["Kit"], sources: ["App/A.swift"], resources: [path]),
        appTarget("Kit", .framework, sources: ["Kit/K.swift"]),
      ], "Kit/K.swift:2 manifest.missing error"),
    AuditCase(
      "A file that is not copied is why there is none",
      ["App/A.swift": standard, path: manifest("UserDefaults=CA92.1")],
      targets: [app(["App/A.swift"])], "App/PrivacyInfo.xcprivacy:0 manifest.not-in-target error"),
    AuditCase(
      "What lies where another target is at home is that one's, copied or not",
      [
        "App/A.swift": standard, "Shared/S.swift": standard, "Widget/W.swift": standard,
        path: manifest("UserDefaults=CA92.1"),
      ],
      targets: [
        app(["App/A.swift"]),
        appTarget("Widget", .appExtension, sources: ["Shared/S.swift", "Widget/W.swift"]),
      ],
      """
      App/PrivacyInfo.xcprivacy:0 manifest.not-in-target error
      Shared/S.swift:2 manifest.missing error
      """),
    AuditCase(
      "A file of another target is none of this one",
      ["App/A.swift": standard, "Widget/W.swift": standard, path: manifest("UserDefaults=CA92.1")],
      targets: [
        app(["App/A.swift"], [path]), appTarget("Widget", .appExtension, sources: ["Widget/W.swift"]),
      ],
      "Widget/W.swift:2 manifest.missing error"),
    AuditCase(
      "Two files for one place",
      [
        "App/A.swift": standard, path: manifest("UserDefaults=CA92.1"),
        "Ads/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      ],
      targets: [app(["App/A.swift"], ["Ads/PrivacyInfo.xcprivacy", path])],
      "App/PrivacyInfo.xcprivacy:0 manifest.duplicate-file error"),
  ]

  static let reasons: [AuditCase] = [
    AuditCase(
      "A group with the reason of the app alone",
      [path: manifest("UserDefaults=CA92.1"), "App/A.swift": group],
      "App/A.swift:2 manifest.reason-implausible [1C8F.1] warning"),
    AuditCase(
      "A group through a constant",
      [
        path: manifest("UserDefaults=CA92.1"),
        "App/A.swift":
          "import Foundation\nclass A {\n  static let group = \"group.example\"\n  let d = UserDefaults(suiteName: A.group)\n}\n",
      ],
      "App/A.swift:4 manifest.reason-implausible [1C8F.1] warning"),
    AuditCase(
      "The standard defaults with the reason of a group",
      [path: manifest("UserDefaults=1C8F.1"), "App/A.swift": standard],
      "App/A.swift:2 manifest.reason-implausible [CA92.1] warning"),
    AuditCase(
      "Both with both",
      [path: manifest("UserDefaults=CA92.1,1C8F.1"), "App/A.swift": standard, "App/B.swift": group], ""),
    AuditCase(
      "A group that nothing uses", [path: manifest("UserDefaults=CA92.1,1C8F.1"), "App/A.swift": standard],
      "App/PrivacyInfo.xcprivacy:12 manifest.reason-implausible [1C8F.1] warning"),
    AuditCase(
      "A suite of another name is the app's own",
      [
        path: manifest("UserDefaults=CA92.1"),
        "App/A.swift": "import Foundation\nlet d = UserDefaults(suiteName: \"drafts\")\n",
      ], ""),
    AuditCase(
      "A name that nobody knows says nothing",
      [
        path: manifest("UserDefaults=1C8F.1"),
        "App/A.swift": "import Foundation\nfunc f(_ n: String) { _ = UserDefaults(suiteName: n) }\n",
      ], ""),
    AuditCase(
      "No configuration of managed apps",
      [path: manifest("UserDefaults=CA92.1,AC6B.1"), "App/A.swift": standard],
      "App/PrivacyInfo.xcprivacy:12 manifest.reason-implausible [AC6B.1] warning"),
    AuditCase(
      "A reason for SDKs in an app",
      [path: manifest("UserDefaults=C56D.1"), "App/A.swift": standard, "App/Info.plist": appInfo],
      "App/PrivacyInfo.xcprivacy:11 manifest.sdk-only-reason [C56D.1] error"),
    AuditCase(
      "A reason for SDKs in a library",
      ["C/PrivacyInfo.xcprivacy": manifest("UserDefaults=C56D.1"), "C/A.swift": group],
      targets: [appTarget("C", .library, sources: ["C/A.swift"], resources: ["C/PrivacyInfo.xcprivacy"])], ""),
    AuditCase(
      "Files that nobody hands over",
      [path: manifest("FileTimestamp=3B52.1"), "App/A.swift": stat, "App/Info.plist": appInfo],
      "App/PrivacyInfo.xcprivacy:11 manifest.reason-implausible [3B52.1] warning"),
    AuditCase(
      "Files from a picker",
      [
        path: manifest("FileTimestamp=3B52.1"),
        "App/A.swift": stat
          + "import SwiftUI\nlet v = V().fileImporter(isPresented: $a, allowedContentTypes: []) { _ in }\n",
        "App/Info.plist": appInfo,
      ], ""),
    AuditCase(
      "Whether a date is shown, no code tells",
      [path: manifest("FileTimestamp=DDA9.1"), "App/A.swift": stat, "App/Info.plist": appInfo], ""),
  ]

  static let trackers: [AuditCase] = [
    AuditCase(
      "Tracking without asking, and a request that consent would have to allow",
      [
        path: propertyList(tracking),
        "App/A.swift":
          "import Foundation\nlet u = URL(string: \"https://a.ads.example.com/v1\")!\nlet v = URL(string: \"https://example.com\")!\n",
      ],
      """
      App/A.swift:2 manifest.tracking-host [a.ads.example.com] warning
      App/PrivacyInfo.xcprivacy:6 manifest.tracking-without-prompt warning
      """),
    AuditCase(
      "Tracking that is asked for",
      [
        path: propertyList(tracking),
        "App/A.swift":
          "import AppTrackingTransparency\nfunc f() async { await ATTrackingManager.requestTrackingAuthorization() }\n",
      ],
      ""),
    AuditCase(
      "A library leaves asking to the app",
      ["C/PrivacyInfo.xcprivacy": propertyList(tracking), "C/A.swift": "let a = 1\n"],
      targets: [appTarget("C", .library, sources: ["C/A.swift"], resources: ["C/PrivacyInfo.xcprivacy"])], ""),
  ]

  @Test("What has to be declared, and what is", arguments: declaring)
  func declares(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("Who answers for whose code", arguments: linking)
  func links(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("Reasons and the code", arguments: reasons)
  func reason(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("Tracking", arguments: trackers)
  func tracks(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("What is suggested is certain only where no other reason covers a use")
  func suggestions() throws {
    let files = ["App/A.swift": Self.standard + Self.uptime, "App/B.swift": Self.group]
    let suggestion = try #require(try AuditFixture(files).context.manifestSuggestions.first)
    #expect(suggestion.path == "PrivacyInfo.xcprivacy" || suggestion.path == "App/PrivacyInfo.xcprivacy")
    #expect(suggestion.file == nil)
    let certain = suggestion.parts.map { "\($0.category.title): \($0.certain) \($0.isSettled)" }
    #expect(
      certain == ["Time since the device started: [] false", "User defaults: [\"CA92.1\", \"1C8F.1\"] true"])
  }
}

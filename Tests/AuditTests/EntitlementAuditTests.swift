import Catalog
import Projects
import Testing

@testable import Audit

@Suite("Entitlements and what protects stored data")
struct EntitlementAuditTests {
  @Test(arguments: variableCases + pushCases + valueCases + needCases + protectionCases)
  func found(fixture: EntitlementFixture) throws {
    #expect(try fixture.lines() == fixture.expected)
  }

  @Test(
    "What an entitlement's text can come to",
    arguments: [
      ("group.a", "group.a", true), ("group.a", "group.ab", false), ("group.$(X)", "group.a.b", true),
      ("group.$(X).b", "group.a.b", true), ("group.$(X).b", "group.a.c", false),
      ("${A}.${B}", "a.b", true), ("${A}.${B}", "ab", false),
      ("$(AppIdentifierPrefix)a", "ABCDE12345.a", true),
      ("$(AppIdentifierPrefix)a", "abcde12345.a", false), ("$(AppIdentifierPrefix)a", "a", false),
      ("$(AppIdentifierPrefix)$(CFBundleIdentifier:rfc1034identifier)", "ABCDE12345.example.app", true),
      ("ABCDE12345.*", "ABCDE12345.example", true), ("ABCDE12345.*", "ZZZZZ12345.example", false),
      ("$(X", "$(X", true), ("", "", true), ("$(X)", "", true), ("a$(X)a", "a", false),
    ])
  func pattern(written: String, text: String, canBe: Bool) {
    #expect(EntitledText(written).canBe(text) == canBe)
  }
}

private func text(_ key: String, _ value: String) -> String {
  propertyList("<key>\(key)</key>\n<string>\(value)</string>")
}

private func flag(_ key: String, _ value: Bool) -> String { propertyList("<key>\(key)</key>\n<\(value)/>") }

private let push = "import UIKit\nfunc a() { UIApplication.shared.registerForRemoteNotifications() }\n"

private let variableCases: [EntitlementFixture] = [
  .init(
    "What only a debug build adds to a name is rightly empty in the others; what the whole name is made of is not",
    [
      "App/App.entitlements": entitlements(
        "com.apple.security.application-groups", "group.example$(SUFFIX)", "group.example.$(SUFFIX)",
        "$(SUFFIX)",
        "group.$(NOWHERE)")
    ],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/App.entitlements", settings: ["SUFFIX": ".dev"]),
      .init(configuration: "Release", entitlements: "App/App.entitlements"),
    ]),
    expected: [
      "App/App.entitlements:10 entitlement.unresolved [NOWHERE] warning",
      "App/App.entitlements:8 entitlement.unresolved [SUFFIX] warning (Release)",
      "App/App.entitlements:9 entitlement.unresolved [SUFFIX] warning (Release)",
    ]),
  .init(
    "An app that came from another team keeps the groups of its older identifiers",
    [
      "App/App.entitlements": propertyList(
        """
        <key>previous-application-identifiers</key>
        <array><string>OLDTEAM123.example</string></array>
        <key>keychain-access-groups</key>
        <array>
        <string>OLDTEAM123.example</string>
        <string>ELSETEAM12.example</string>
        </array>
        """)
    ],
    .init(variants: [
      .init(entitlements: "App/App.entitlements", settings: ["DEVELOPMENT_TEAM": "NEWTEAM123"])
    ]),
    expected: [
      "App/App.entitlements:10 entitlement.hardcoded-team warning",
      "App/App.entitlements:7 entitlement.unused [keychain-access-groups] warning",
    ]),
]

private let pushCases: [EntitlementFixture] = [
  .init(
    "Development in one file for all configurations is what exporting replaces",
    ["App/App.entitlements": text("aps-environment", "development"), "App/A.swift": push],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/App.entitlements"),
      .init(configuration: "Release", entitlements: "App/App.entitlements"),
    ]),
    expected: ["App/App.entitlements:6 entitlement.aps-development note (Release)"]),
  .init(
    "Development in a file of the release's own is a mistake",
    [
      "App/Debug.entitlements": text("aps-environment", "development"),
      "App/Release.entitlements": text("aps-environment", "development"), "App/A.swift": push,
    ],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/Debug.entitlements"),
      .init(configuration: "Release", entitlements: "App/Release.entitlements"),
    ]),
    expected: ["App/Release.entitlements:6 entitlement.aps-development warning (Release)"]),
  .init(
    "A variable decides by configuration; what it comes to in another one is not judged, that nothing sets it is noted",
    ["App/App.entitlements": text("aps-environment", "$(APS)"), "App/A.swift": push],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/App.entitlements", settings: ["APS": "development"]),
      .init(
        configuration: "Distribution", entitlements: "App/App.entitlements", settings: ["APS": "$(APS_DIST)"]),
      .init(configuration: "Release", entitlements: "App/App.entitlements", settings: ["APS": "production"]),
    ]),
    expected: ["App/App.entitlements:6 entitlement.unresolved [APS_DIST] note (Distribution)"]),
]

private let valueCases: [EntitlementFixture] = [
  .init(
    "Debugging counts where it is true, in what ships",
    [
      "Mac/Release.entitlements": flag("com.apple.security.get-task-allow", false),
      "Mac/Debug.entitlements": flag("com.apple.security.get-task-allow", true),
      "Share/Share.entitlements": flag("get-task-allow", true),
    ],
    .init(
      name: "Mac", platforms: [.macOS], folder: "Mac",
      variants: [
        .init(configuration: "Debug", entitlements: "Mac/Debug.entitlements"),
        .init(configuration: "Release", entitlements: "Mac/Release.entitlements"),
      ]),
    .init(
      name: "Share", kind: .appExtension, folder: "Share",
      variants: [.init(entitlements: "Share/Share.entitlements")]),
    expected: ["Share/Share.entitlements:6 entitlement.get-task-allow error"])
]

private let needCases: [EntitlementFixture] = [
  .init(
    "A dependency that is only named can be the user of an entitlement, and so can code that is not there",
    [
      "App/App.entitlements": flag("com.apple.developer.healthkit", true),
      "App/A.swift": "import Foundation\n",
      "Podfile.lock": "PODS:\n  - Steps (1.0.0)\n\nDEPENDENCIES:\n  - Steps\n\nCOCOAPODS: 1.16.2\n",
    ],
    .init(variants: [.init(entitlements: "App/App.entitlements")]), expected: []),
  .init(
    "A file whose name differs in upper and lower case is found on some disks",
    ["App/app.entitlements": propertyList(""), "App/A.swift": "import Foundation\n"],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: ["App.xcodeproj/project.pbxproj:9 entitlement.missing-file note"]),
  .init(
    "What the code needs and the entitlements lack is one finding for each key",
    [
      "App/App.entitlements": propertyList(""),
      "App/A.swift": push,
      "App/B.swift": "import HealthKit\nlet a = HKHealthStore()\nlet b = HKHealthStore()\n",
    ],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: [
      "App/A.swift:2 entitlement.missing [aps-environment] warning",
      "App/B.swift:2 entitlement.missing [com.apple.developer.healthkit] warning",
    ]),
  .init(
    "Code for another platform asks for nothing, and an extension is not asked for what its app calls",
    [
      "App/App.entitlements": propertyList(""),
      "App/A.swift": """
      import UIKit
      #if os(iOS)
      func a() { UIApplication.shared.registerForRemoteNotifications() }
      #endif
      """,
      "Share/A.swift": push,
    ],
    .init(platforms: [.macOS], variants: [.init(entitlements: "App/App.entitlements")]),
    .init(name: "Share", kind: .appExtension, folder: "Share", variants: [.init()]), expected: []),
  .init(
    "In the sandbox of a Mac the network is an entitlement, which a build setting can bring",
    [
      "A/A.entitlements": flag("com.apple.security.app-sandbox", true),
      "A/A.swift": "import Foundation\nlet a = URLSession.shared\n",
      "B/B.entitlements": flag("com.apple.security.app-sandbox", true),
      "B/B.swift": "import Foundation\nlet a = URLSession.shared\n",
      "C/C.entitlements": propertyList(""),
      "C/C.swift": "import Foundation\nlet a = URLSession.shared\n",
    ],
    .init(name: "A", platforms: [.macOS], folder: "A", variants: [.init(entitlements: "A/A.entitlements")]),
    .init(
      name: "B", platforms: [.macOS], folder: "B",
      variants: [
        .init(entitlements: "B/B.entitlements", settings: ["ENABLE_OUTGOING_NETWORK_CONNECTIONS": "YES"])
      ]),
    .init(name: "C", platforms: [.macOS], folder: "C", variants: [.init(entitlements: "C/C.entitlements")]),
    expected: ["A/A.swift:2 entitlement.missing [com.apple.security.network.client] warning"]),
  .init(
    "An entitlement that no code needs",
    [
      "App/App.entitlements": propertyList(
        """
        <key>com.apple.developer.healthkit</key>
        <true/>
        <key>com.apple.developer.homekit</key>
        <false/>
        <key>com.apple.developer.siri</key>
        <true/>
        """),
      "App/A.swift": "import Foundation\n",
    ],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: ["App/App.entitlements:5 entitlement.unused [com.apple.developer.healthkit] warning"]),
]

private let protectionCases: [EntitlementFixture] = [
  .init(
    "A file that is protected less than the app's files are",
    [
      "App/App.entitlements": text("com.apple.developer.default-data-protection", "NSFileProtectionComplete"),
      "App/Info.plist": propertyList(
        "<key>UIBackgroundModes</key>\n<array><string>location</string></array>"),
      "App/Logger.m": """
      #import <Foundation/Foundation.h>
      BOOL log(NSString *path) {
        NSDictionary *attributes = @{NSFileProtectionKey : NSFileProtectionNone};
        return [NSFileManager.defaultManager createFileAtPath:path contents:nil attributes:attributes];
      }
      """,
      "App/A.swift": """
      import Foundation
      func a(_ data: Data, _ url: URL) throws {
        try data.write(to: url, options: .completeFileProtection)
        try data.write(to: url, options: .completeFileProtectionUnlessOpen)
      }
      """,
    ],
    .init(info: "App/Info.plist", variants: [.init(entitlements: "App/App.entitlements")]),
    expected: [
      "App/A.swift:4 protection.weaker-than-default warning",
      "App/Logger.m:3 protection.weaker-than-default warning",
    ]),
  .init(
    "Against the default of the system it is a note, and a Mac does not enforce it",
    [
      "App/A.swift": """
      import Foundation
      func a(_ data: Data, _ url: URL) throws {
        try data.write(to: url, options: .noFileProtection)
        try data.write(to: url, options: .completeFileProtectionUntilFirstUserAuthentication)
      }
      """,
      "Mac/A.swift": """
      import Foundation
      func a(_ data: Data, _ url: URL) throws { try data.write(to: url, options: .noFileProtection) }
      """,
    ],
    .init(variants: [.init()]),
    .init(name: "Mac", platforms: [.macOS], folder: "Mac", variants: [.init()]),
    expected: ["App/A.swift:3 protection.weaker-than-default note"]),
  .init(
    "A keychain item for any time is one finding a place",
    [
      "App/A.swift": """
      import Security
      let always = kSecAttrAccessibleAlways
      let here = kSecAttrAccessibleAlwaysThisDeviceOnly
      """
    ],
    .init(variants: [.init()]),
    expected: ["App/A.swift:2 keychain.accessible-always warning"]),
  .init(
    "A listed SDK whose sources are there without a manifest",
    [
      "Pods/AFNetworking/AFNetworking/A.m":
        "#import <Foundation/Foundation.h>\nid a(void) { return [NSURLSession sharedSession]; }\n",
      "Pods/Alamofire/Source/A.swift": "import Foundation\nlet a = URLSession.shared\n",
      "Pods/Alamofire/Source/PrivacyInfo.xcprivacy": propertyList("<key>NSPrivacyTracking</key><false/>"),
      "Pods/Own/A.swift": "import Foundation\nlet a = URLSession.shared\n",
      "Pods/SDWebImage.framework/Headers/A.h": "id a(void) { return [NSURLSession sharedSession]; }\n",
    ],
    .init(variants: [.init()]),
    expected: ["Pods/AFNetworking/AFNetworking/A.m:0 sdk.listed-missing-manifest [AFNetworking] warning"]),
]

import Baseline
import Catalog
import Census
import Projects
import Testing

@testable import Audit

@Suite("What else an Info.plist says")
struct InfoPlistTests {
  @Test(arguments: cases)
  func infoPlist(fixture: AuditCase) throws {
    try fixture.check("ats.", "visibility.", "plist.", "extension.")
  }

  static let cases = [
    AuditCase(
      "Switches among the hosts are no switches, and a host that takes old TLS is one",
      [
        "A/Info.plist": propertyList(
          """
          <key>NSAppTransportSecurity</key>
          <dict>
          <key>NSExceptionDomains</key>
          <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          <key>NSAllowsLocalNetworking</key>
          <true/>
          <key>api.example.com</key>
          <dict>
          <key>NSExceptionMinimumTLSVersion</key>
          <string>TLSv1.1</string>
          <key>NSExceptionRequiresForwardSecrecy</key>
          <false/>
          </dict>
          </dict>
          </dict>
          """)
      ],
      """
      A/Info.plist:9 ats.misplaced-key [NSAllowsArbitraryLoads] warning
      A/Info.plist:11 ats.misplaced-key [NSAllowsLocalNetworking] warning
      A/Info.plist:16 ats.weak-tls [api.example.com] warning
      """),
    AuditCase(
      "All hosts, one host, and hosts that are not far",
      [
        "A/Info.plist": propertyList(
          """
          <key>NSAppTransportSecurity</key>
          <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          <key>NSExceptionDomains</key>
          <dict>
          <key>example.com</key>
          <dict><key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key><true/></dict>
          <key>localhost</key>
          <dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
          <key>example.org</key>
          <dict><key>NSExceptionAllowsInsecureHTTPLoads</key><false/><key>NSAllowsArbitraryLoads</key><true/></dict>
          </dict>
          <key>NSIncludesSubdomains</key>
          <true/>
          </dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          """)
      ],
      """
      A/Info.plist:8 ats.arbitrary-loads warning
      A/Info.plist:12 ats.insecure-http [example.com] warning
      A/Info.plist:16 ats.misplaced-key [NSAllowsArbitraryLoads] warning
      A/Info.plist:18 ats.misplaced-key [NSIncludesSubdomains] warning
      A/Info.plist:21 ats.misplaced-key [NSAllowsArbitraryLoads] warning
      """),
    AuditCase(
      "A narrower switch takes the general one back",
      [
        "A/Info.plist": propertyList(
          """
          <key>NSAppTransportSecurity</key>
          <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          <key>NSAllowsArbitraryLoadsInWebContent</key>
          <true/>
          </dict>
          """)
      ],
      "A/Info.plist:10 ats.arbitrary-loads warning"),
    AuditCase(
      "Documents that others see are one finding; opening in place alone shows nothing",
      [
        "A/Info.plist": propertyList(
          """
          <key>UIFileSharingEnabled</key>
          <true/>
          <key>LSSupportsOpeningDocumentsInPlace</key>
          <true/>
          """)
      ],
      "A/Info.plist:6 visibility.file-sharing warning"),
    AuditCase(
      "An extension shows no folder by what it says",
      [
        "A/Info.plist": propertyList(
          """
          <key>UIFileSharingEnabled</key>
          <true/>
          <key>NSExtension</key>
          <dict/>
          """)
      ],
      ""),
    AuditCase(
      "Off is off",
      [
        "A/Info.plist": propertyList(
          """
          <key>UIFileSharingEnabled</key>
          <false/>
          <key>LSSupportsOpeningDocumentsInPlace</key>
          <true/>
          """)
      ],
      ""),
    AuditCase(
      "A key that is there twice stands at the second one, at any depth",
      [
        "A/Info.plist": propertyList(
          """
          <key>UIFileSharingEnabled</key>
          <false/>
          <key>UIFileSharingEnabled</key>
          <false/>
          """),
        "A/A.entitlements": propertyList(
          "<key>a</key><dict>\n<key>b</key><true/>\n<key>b</key><true/></dict>"),
      ],
      """
      A/A.entitlements:7 plist.duplicate-key [b] warning
      A/Info.plist:7 plist.duplicate-key [UIFileSharingEnabled] warning
      """),
    AuditCase(
      "What is no property list",
      ["A/Info.plist": "{\n\"a\": 1 }", "A/A.entitlements": "<plist>\n<dict>stray</dict></plist>"],
      """
      A/A.entitlements:2 plist.malformed error
      A/Info.plist:2 plist.malformed error
      """),
    AuditCase(
      "What is no dictionary, and what is nothing",
      ["A/Info.plist": "(a, b)", "A/A.entitlements": ""],
      """
      A/A.entitlements:1 plist.malformed error
      A/Info.plist:1 plist.malformed error
      """),
    AuditCase(
      "What an extension cannot call",
      [
        "Share/Info.plist": bareInfo,
        "Share/A.swift": """
        import UIKit
        func a(url: URL) { UIApplication.shared.open(url) }
        func b(url: URL) { extensionContext?.open(url) }
        """,
        "App/Info.plist": bareInfo,
        "App/A.swift": "import UIKit\nfunc a(url: URL) { UIApplication.shared.open(url) }\n",
      ],
      targets: [
        appTarget(embeds: ["Share"], sources: ["App/A.swift"]),
        appTarget("Share", .appExtension, sources: ["Share/A.swift"]),
      ],
      "Share/A.swift:2 extension.unavailable-api [UIApplication.open] warning"),
    AuditCase(
      "Where the compiler looks, it has looked",
      [
        "Share/Info.plist": bareInfo,
        "Share/A.swift": "import UIKit\nfunc a(url: URL) { UIApplication.shared.open(url) }\n",
      ],
      targets: [
        appTarget(
          "Share", .appExtension, sources: ["Share/A.swift"],
          settings: ["APPLICATION_EXTENSION_API_ONLY": "YES"])
      ],
      ""),
    AuditCase(
      "What an App Clip cannot do is not asked a text for",
      [
        "Clip/Info.plist": bareInfo,
        "Clip/A.swift": "import HomeKit\nlet manager = HMHomeManager()\n",
      ],
      targets: [appTarget("Clip", .appClip, sources: ["Clip/A.swift"])],
      "Clip/A.swift:2 extension.unavailable-api [HMHomeManager] warning"),
  ]

  private static let bareInfo = propertyList("<key>CFBundleIdentifier</key><string>a</string>")

  @Test("What it states, as declarations")
  func declarations() throws {
    let fixture = try AuditFixture([
      "A/Info.plist": propertyList(
        """
        <key>NSCameraUsageDescription</key><string>Scans codes.</string>
        <key>NSContactsUsageDescription</key><string></string>
        <key>UIFileSharingEnabled</key><false/>
        <key>NSAppTransportSecurity</key><dict>
        <key>NSAllowsLocalNetworking</key><true/>
        <key>NSExceptionDomains</key><dict><key>example.com</key><dict>
        <key>NSExceptionMinimumTLSVersion</key><string>TLSv1.1</string></dict></dict></dict>
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>sling</string><string>guard</string></array></dict></array>
        <key>LSApplicationQueriesSchemes</key><array><string>maps</string></array>
        <key>UIBackgroundModes</key><array><string>location</string></array>
        <key>ITSAppUsesNonExemptEncryption</key><false/>
        <key>CFBundleName</key><string>App</string>
        """)
    ])
    let info = try #require(fixture.context.subjects.first).judged.info
    let declarations = Declaration.all(of: info, fixture.context.catalog, target: "t")
    #expect(
      declarations.map { "\($0.kind.rawValue) \($0.key) \($0.value) \($0.place.line)" } == [
        "usage-description NSCameraUsageDescription true 5",
        "usage-description NSContactsUsageDescription false 6",
        "file-sharing UIFileSharingEnabled false 7",
        "ats-exception NSAllowsLocalNetworking true 9",
        "ats-exception example.com/NSExceptionMinimumTLSVersion TLSv1.1 11",
        "url-scheme sling  13", "url-scheme guard  13", "queried-scheme maps  14",
        "background-mode location  15", "encryption-export ITSAppUsesNonExemptEncryption false 16",
      ])
    #expect(declarations.allSatisfy { $0.target == "t" && $0.place.file == "A/Info.plist" })
  }
}

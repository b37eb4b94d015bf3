import Audit
import Baseline
import Catalog
import Census
import Projects
import Testing

@Suite("Entitlements that common calls need")
struct EntitlementNeedTests {
  private static let box = "<key>com.apple.security.app-sandbox</key><true/>"
  private static let listener = "import Network\nlet l = try NWListener(using: .tcp)\n"
  private static let connection =
    "import Network\nlet c = NWConnection(host: \"a.example\", port: 80, using: .tcp)\n"
  private static let save = "import AppKit\nfunc a() { NSSavePanel().runModal() }\n"
  private static let open = "import AppKit\nfunc b() { NSOpenPanel().runModal() }\n"
  private static let cloud =
    "import Foundation\nlet u = FileManager.default.url(forUbiquityContainerIdentifier: nil)\n"
  private static let security = "com.apple.security."

  /// A source of a Mac app, what it is entitled to, build settings, and the entitlements that it lacks.
  static let cases: [(source: String, keys: [String], settings: [String: String], lacks: [String])] = [
    (listener, ["network.client"], [:], ["network.server"]),
    (listener, ["network.server"], [:], []),
    (listener, [], ["ENABLE_INCOMING_NETWORK_CONNECTIONS": "YES"], []),
    (connection, [], [:], ["network.client"]),
    (connection + "let t = URLSession.shared.dataTask(with: u)\n", [], [:], ["network.client"]),
    (connection, ["network.client"], [:], []),
    (save, ["files.user-selected.read-only"], [:], ["files.user-selected.read-write"]),
    (save, [], ["ENABLE_USER_SELECTED_FILES": "readonly"], ["files.user-selected.read-write"]),
    (save, [], ["ENABLE_USER_SELECTED_FILES": "readwrite"], []),
    (save, ["files.user-selected.read-write"], [:], []),
    (open, ["files.user-selected.read-write"], [:], []),
    (open, [], [:], ["files.user-selected.read-only"]),
    (save + open, [], [:], ["files.user-selected.read-write"]),
  ]

  private func lacks(_ source: String, _ entitlements: String, _ settings: [String: String]) throws
    -> [String]
  {
    var settings = settings
    settings["CODE_SIGN_ENTITLEMENTS"] = "App/A.entitlements"
    let fixture = try AuditFixture(
      [
        "App/Info.plist": propertyList(""), "App/A.swift": source,
        "App/A.entitlements": propertyList(entitlements),
      ],
      targets: [
        appTarget(
          platforms: [.macOS], sources: ["App/A.swift"], settings: settings,
          entitlements: "App/A.entitlements")
      ])
    return fixture.findings.filter { $0.rule == "entitlement.missing" }.map(\.subject)
  }

  @Test(arguments: cases)
  func `An app in the sandbox`(
    source: String, keys: [String], settings: [String: String], lacks: [String]
  ) throws {
    let own = keys.map { "<key>\(Self.security)\($0)</key><true/>" }.joined()
    #expect(try self.lacks(source, Self.box + own, settings) == lacks.map { Self.security + $0 })
    #expect(try self.lacks(source, own, settings).isEmpty)
  }

  private static let record =
    "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }\n"
  private static let script =
    "import ScriptingBridge\nlet s = SBApplication(bundleIdentifier: \"com.example.a\")\n"
  /// A script can do without other apps.
  private static let beep = "import AppKit\nlet s = NSAppleScript(source: \"beep\")\n"

  /// A source of a Mac app, what it is entitled to, build settings, and what it lacks.
  @Test(
    arguments: [
      (record, [], ["ENABLE_HARDENED_RUNTIME": "YES"], ["device.audio-input"]), (record, [], [:], []),
      (record, ["device.audio-input"], ["ENABLE_HARDENED_RUNTIME": "YES"], []),
      (
        record, [],
        ["ENABLE_HARDENED_RUNTIME": "YES", "ENABLE_RESOURCE_ACCESS_AUDIO_INPUT": "YES"], []
      ),
      (script, [], ["ENABLE_HARDENED_RUNTIME": "YES"], ["automation.apple-events"]),
      (script, [], ["ENABLE_HARDENED_RUNTIME": "YES", "AUTOMATION_APPLE_EVENTS": "YES"], []),
      (beep, [], ["ENABLE_HARDENED_RUNTIME": "YES"], []),
      (script, ["app-sandbox"], ["ENABLE_HARDENED_RUNTIME": "YES"], []),
      (connection, [], ["ENABLE_HARDENED_RUNTIME": "YES"], []),
    ] as [(String, [String], [String: String], [String])])
  func `The hardened runtime without the sandbox`(
    source: String, keys: [String], settings: [String: String], lacks: [String]
  ) throws {
    let own = keys.map { "<key>\(Self.security)\($0)</key><true/>" }.joined()
    #expect(try self.lacks(source, own, settings) == lacks.map { Self.security + $0 })
  }

  /// Settings of a Mac app without a file of entitlements, and what it lacks.
  @Test(
    arguments: [
      ([:], []), (["ENABLE_APP_SANDBOX": "NO"], []), (["ENABLE_APP_SANDBOX": "YES"], ["network.client"]),
      (["ENABLE_APP_SANDBOX": "YES", "ENABLE_OUTGOING_NETWORK_CONNECTIONS": "YES"], []),
      (["ENABLE_APP_SANDBOX": "YES", "ENABLE_OUTGOING_NETWORK_CONNECTIONS": "NO"], ["network.client"]),
      (["ENABLE_APP_SANDBOX": "YES", "CODE_SIGN_ENTITLEMENTS": "App/Missing.entitlements"], []),
    ] as [([String: String], [String])])
  func `Settings alone can put an app into the sandbox`(settings: [String: String], lacks: [String]) throws {
    let fixture = try AuditFixture(
      ["App/Info.plist": propertyList(""), "App/A.swift": Self.connection],
      targets: [
        appTarget(
          platforms: [.macOS], sources: ["App/A.swift"], settings: settings,
          entitlements: settings["CODE_SIGN_ENTITLEMENTS"])
      ])
    let found = fixture.findings.filter { $0.rule == "entitlement.missing" }
    #expect(found.map(\.subject) == lacks.map { Self.security + $0 })
  }

  /// What of iCloud a source wants, the services that the app is entitled to, and whether one is lacking.
  @Test(
    arguments: [
      ("CKContainer.default()", ["CloudKit"], false), ("CKContainer.default()", ["CloudDocuments"], true),
      ("CKContainer.default()", ["CloudDocuments", "CloudKit"], false),
      ("CKContainer.default()", ["$(SERVICE)"], false), ("CKContainer.default()", [], true),
    ])
  func `CloudKit is one of the services of iCloud`(call: String, services: [String], isLacking: Bool) throws {
    let key = "com.apple.developer.icloud-services"
    let list = services.map { "<string>\($0)</string>" }.joined()
    let found = try lacks(
      "import CloudKit\nlet c = \(call)\n", "<key>\(key)</key><array>\(list)</array>", [:])
    #expect(found == (isLacking ? [key] : []))
  }

  @Test func `A container in iCloud`() throws {
    let services = "com.apple.developer.icloud-services"
    #expect(try lacks(Self.cloud, "", [:]) == [services])
    for key in [services, "com.apple.developer.ubiquity-container-identifiers"] {
      #expect(
        try lacks(Self.cloud, "<key>\(key)</key><array><string>CloudDocuments</string></array>", [:]).isEmpty)
    }
  }
}

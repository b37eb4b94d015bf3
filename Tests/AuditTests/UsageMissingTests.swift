import Baseline
import Catalog
import Census
import Projects
import Testing

@testable import Audit

@Suite("Usage descriptions that are missing")
struct UsageMissingTests {
  @Test(arguments: folders + projects)
  func missing(fixture: AuditCase) throws { try fixture.check("usage.missing") }

  private static let camera =
    "import AVFoundation\nfunc scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"

  /// An app that carries an extension which looks for services nearby, with what each Info.plist says.
  private static func browsing(_ app: [String: String], _ share: [String: String]) -> [String: String] {
    let text = { (keys: [String: String]) in
      propertyList(keys.map { "<key>\($0.key)</key>\n<string>\($0.value)</string>" }.joined(separator: "\n"))
    }
    return [
      "A.xcodeproj/project.pbxproj": ProjectText(parts: [
        .init(sources: ["App/A.swift"], embeds: ["Share"], settings: ["INFOPLIST_FILE": "App/Info.plist"]),
        .init(
          name: "Share", type: "app-extension", sources: ["Share/A.swift"],
          settings: ["INFOPLIST_FILE": "Share/Info.plist"]),
      ]).text,
      "App/A.swift": "let a = 1\n", "App/Info.plist": text(app), "Share/Info.plist": text(share),
      "Share/A.swift":
        "import Network\nlet b = NWBrowser(for: .bonjour(type: \"_a._tcp\", domain: nil), using: .tcp)\n",
    ]
  }

  @Test("What an extension may find nearby, the app alone can say")
  func nearby() throws {
    let key = "NSLocalNetworkUsageDescription"
    let texts = [key: "Finds printers."]
    #expect(try AuditFixture(Self.browsing(texts, [:])).lines(of: "usage.missing").isEmpty)
    for share in [[:], texts] {
      let fixture = try AuditFixture(Self.browsing([:], share))
      #expect(fixture.lines(of: "usage.missing") == ["Share/A.swift:2 usage.missing [\(key)] warning"])
      let found = fixture.findings.first { $0.rule == "usage.missing" }
      #expect(found?.message.hasSuffix("and the Info.plist of App, where it counts, lacks it") == true)
      #expect(found?.help.contains("to the Info.plist of App and say") == true)
      let files = found?.related.map(\.file) ?? []
      #expect(files == (share.isEmpty ? ["App/Info.plist"] : ["App/Info.plist", "Share/Info.plist"]))
    }
  }

  static let folders = [
    AuditCase(
      "Pickers outside the app need no text, the camera does",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A/A.swift": """
        import PhotosUI
        import ContactsUI
        import AVFoundation
        func a() -> PHPickerViewController { PHPickerViewController(configuration: PHPickerConfiguration()) }
        func b() -> CNContactPickerViewController { CNContactPickerViewController() }
        func c() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        """,
      ],
      "A/A.swift:6 usage.missing [NSCameraUsageDescription] error"),
    AuditCase(
      "A call that asks for access at any time needs two keys, and the retired one is none of them",
      [
        "A/Info.plist": infoPlist([
          "NSLocationAlwaysUsageDescription": "Records the run.",
          "NSLocationAlwaysAndWhenInUseUsageDescription": "Records the run.",
        ]),
        "A/A.swift": """
        import CoreLocation
        // requestWhenInUseAuthorization() is not enough
        func arm(manager: CLLocationManager) { manager.requestAlwaysAuthorization() }
        """,
      ],
      "A/A.swift:3 usage.missing [NSLocationWhenInUseUsageDescription] error"),
    AuditCase(
      "An empty text is another fault than a missing one, and a commented key is none",
      [
        "A/Info.plist": propertyList(
          "<!-- NSMicrophoneUsageDescription is set elsewhere -->\n<key>NSCameraUsageDescription</key><string/>"
        ),
        "A/A.swift": camera
          + "func hear() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }\n",
      ],
      "A/A.swift:3 usage.missing [NSMicrophoneUsageDescription] error"),
    AuditCase(
      "A translation alone does not count",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Scans codes.\";\n",
        "A/A.swift": camera,
      ],
      "A/A.swift:2 usage.missing [NSCameraUsageDescription] error"),
    AuditCase(
      "What only a status is read of asks nobody",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A/A.swift": """
        import CoreBluetooth
        import Contacts
        import CoreLocation
        import AppTrackingTransparency
        let a = CBCentralManager.authorization
        let b = CNContactStore.authorizationStatus(for: .contacts)
        let c = CLLocationManager().authorizationStatus
        let d = ATTrackingManager.trackingAuthorizationStatus
        """,
      ],
      ""),
    AuditCase(
      "Photos that are read and photos that are added need different keys",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A/A.swift": """
        import Photos
        func a() { PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in } }
        func b() { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
        """,
      ],
      """
      A/A.swift:2 usage.missing [NSPhotoLibraryAddUsageDescription] error
      A/A.swift:3 usage.missing [NSPhotoLibraryUsageDescription] error
      """),
    AuditCase(
      "Who may read may add what it makes",
      [
        "A/Info.plist": infoPlist(["NSPhotoLibraryUsageDescription": "Shows albums."]),
        "A/A.swift": """
        import Photos
        func add() { PHAssetChangeRequest.creationRequestForAsset(from: image) }
        """,
      ],
      ""),
    AuditCase(
      "The newer calls need the newer keys, whatever older key is there",
      [
        "A/Info.plist": infoPlist([
          "NSCalendarsUsageDescription": "Plans.", "NSRemindersUsageDescription": "Plans.",
        ]),
        "A/A.swift": """
        import EventKit
        func a(store: EKEventStore) { store.requestFullAccessToEvents { _, _ in } }
        func b(store: EKEventStore) { store.requestWriteOnlyAccessToEvents { _, _ in } }
        func c(store: EKEventStore) { store.requestAccess(to: .reminder) { _, _ in } }
        """,
      ],
      """
      A/A.swift:2 usage.missing [NSCalendarsFullAccessUsageDescription] error
      A/A.swift:3 usage.missing [NSCalendarsWriteOnlyAccessUsageDescription] error
      A/A.swift:4 usage.missing [NSRemindersFullAccessUsageDescription] warning
      """),
    AuditCase(
      "Where sources differ, and where the system has words of its own, it weighs less",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A/A.swift": """
        import Network
        import Security
        let browser = NWBrowser(for: .bonjour(type: "_a._tcp", domain: nil), using: .tcp)
        let flags = SecAccessControlCreateFlags.biometryAny
        let script = NSAppleScript(source: "beep")
        """,
      ],
      """
      A/A.swift:3 usage.missing [NSLocalNetworkUsageDescription] warning
      A/A.swift:4 usage.missing [NSFaceIDUsageDescription] warning
      A/A.swift:5 usage.missing [NSAppleEventsUsageDescription] note
      """),
    AuditCase(
      "A Mac has other keys, and no Face ID",
      [
        "A/Info.plist": infoPlist(["LSMinimumSystemVersion": "13.0"]),
        "A/A.swift": """
        import CoreLocation
        import LocalAuthentication
        func a(manager: CLLocationManager) { manager.requestWhenInUseAuthorization() }
        func b(context: LAContext) { context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in } }
        func c() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        """,
      ],
      """
      A/A.swift:3 usage.missing [NSLocationUsageDescription] warning
      A/A.swift:5 usage.missing [NSCameraUsageDescription] error
      """),
    AuditCase(
      "A framework's Info.plist asks nobody",
      ["A/Info.plist": infoPlist(["CFBundlePackageType": "FMWK"]), "A/A.swift": camera], ""),
    AuditCase(
      "Where no project says what belongs together, the text of another folder may serve",
      [
        "A/Info.plist": infoPlist(["CFBundleIdentifier": "a"]), "A/A.swift": camera,
        "B/Info.plist": infoPlist(["NSCameraUsageDescription": "Scans codes."]),
        "B/B.swift": "import UIKit\n",
      ],
      "A/A.swift:2 usage.missing [NSCameraUsageDescription] warning"),
    AuditCase(
      "Without an Info.plist nobody says that it is an app", ["A/A.swift": camera], ""),
    AuditCase(
      "What cannot be read is not said to lack anything",
      ["A/Info.plist": "<plist><dict><key>a</key>", "A/A.swift": camera], ""),
  ]

  static let projects = [
    AuditCase(
      "A key that Xcode generates is there",
      ["A.swift": camera],
      targets: [
        appTarget(
          sources: ["A.swift"],
          settings: ["INFOPLIST_KEY_NSCameraUsageDescription": "Scans codes."], infoPlist: "", generates: true
        )
      ], ""),
    AuditCase(
      "A setting that Xcode does not know generates nothing",
      ["A.swift": "import AlarmKit\nlet manager = AlarmManager.shared\n"],
      targets: [
        appTarget(
          sources: ["A.swift"],
          settings: ["INFOPLIST_KEY_NSAlarmKitUsageDescription": "Wakes people."], infoPlist: "",
          generates: true)
      ],
      "A.swift:2 usage.missing [NSAlarmKitUsageDescription] error"),
    AuditCase(
      "Generated keys do not count where nothing is generated",
      ["App/Info.plist": infoPlist(["CFBundleIdentifier": "a"]), "A.swift": camera],
      targets: [
        appTarget(
          sources: ["A.swift"], settings: ["INFOPLIST_KEY_NSCameraUsageDescription": "Scans codes."])
      ],
      "A.swift:2 usage.missing [NSCameraUsageDescription] error"),
    AuditCase(
      "Libraries and tests are not asked; the app that links the library is",
      [
        "App/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "Core/Info.plist": infoPlist(["CFBundleIdentifier": "a"]), "Core/A.swift": camera,
        "App/App.swift": "import SwiftUI\n",
      ],
      targets: [
        appTarget(links: ["Core"], sources: ["App/App.swift"]),
        appTarget("Core", .staticLibrary, sources: ["Core/A.swift"]),
        appTarget("Tests", .test, sources: ["Core/A.swift"]),
      ],
      "Core/A.swift:2 usage.missing [NSCameraUsageDescription] error"),
    AuditCase(
      "An extension has its own texts, but for the network and the location",
      [
        "App/Info.plist": infoPlist([
          "NSContactsUsageDescription": "Finds friends.", "NSLocalNetworkUsageDescription": "Finds hubs.",
        ]),
        "Share/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "Share/A.swift": """
        import Contacts
        import Network
        let store = CNContactStore()
        let browser = NWBrowser(for: .bonjour(type: "_a._tcp", domain: nil), using: .tcp)
        func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        """,
      ],
      targets: [
        appTarget(embeds: ["Share"], sources: []),
        appTarget("Share", .appExtension, sources: ["Share/A.swift"]),
      ],
      """
      Share/A.swift:3 usage.missing [NSContactsUsageDescription] warning
      Share/A.swift:5 usage.missing [NSCameraUsageDescription] error
      """),
    AuditCase(
      "What an extension only links is for the app, which has the text or is asked for it",
      [
        "App/Info.plist": infoPlist(["NSCameraUsageDescription": "Scans codes."]),
        "Share/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "Core/A.swift": camera
          + "func hear() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }\n",
      ],
      targets: [
        appTarget(links: ["Core"], embeds: ["Share"], sources: []),
        appTarget("Share", .appExtension, links: ["Core"], sources: []),
        appTarget("Core", .staticLibrary, sources: ["Core/A.swift"]),
      ],
      "Core/A.swift:3 usage.missing [NSMicrophoneUsageDescription] error"),
    AuditCase(
      "Older systems read older keys",
      [
        "App/Info.plist": infoPlist([
          "NSCalendarsFullAccessUsageDescription": "Plans.", "NSBluetoothAlwaysUsageDescription": "Plans.",
        ]),
        "A.swift": """
        import EventKit
        import CoreBluetooth
        func a(store: EKEventStore) { store.requestAccess(to: .event) { _, _ in } }
        let manager = CBCentralManager(delegate: nil, queue: nil)
        """,
      ],
      targets: [appTarget(sources: ["A.swift"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "16.4"])],
      "A.swift:3 usage.missing [NSCalendarsUsageDescription] error"),
    AuditCase(
      "A key that no system reads any more does not stand in",
      [
        "App/Info.plist": infoPlist(["NSCalendarsUsageDescription": "Plans."]),
        "A.swift": "import EventKit\nfunc a(s: EKEventStore) { s.requestAccess(to: .event) { _, _ in } }\n",
      ],
      targets: [appTarget(sources: ["A.swift"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"])],
      "A.swift:2 usage.missing [NSCalendarsFullAccessUsageDescription] error"),
    AuditCase(
      "Code for another platform asks nothing here",
      [
        "App/Info.plist": infoPlist(["CFBundleIdentifier": "a"]),
        "A.swift": "import CoreBluetooth\n#if os(iOS)\nlet m = CBCentralManager()\n#endif\n",
      ],
      targets: [appTarget(platforms: [.macOS], sources: ["A.swift"])], ""),
  ]

  @Test("What only the configuration lacks that is judged names it; what only others lack is a note")
  func configurations() throws {
    var target = appTarget(sources: ["A.swift"])
    target.variants = [
      variant("Debug", isArchived: false, infoPlist: "Debug-Info.plist"),
      variant("Release", infoPlist: "Release-Info.plist"),
    ]
    let fixture = try AuditFixture(
      [
        "Debug-Info.plist": infoPlist(["NSBluetoothAlwaysUsageDescription": "Finds the scale."]),
        "Release-Info.plist": infoPlist(["NSCameraUsageDescription": "Scans codes."]),
        "A.swift": """
        import CoreBluetooth
        let manager = CBCentralManager(delegate: nil, queue: nil)
        func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        """,
      ], targets: [target])
    let found = fixture.findings.filter { $0.rule == "usage.missing" }
    #expect(found.map(\.subject) == ["NSBluetoothAlwaysUsageDescription", "NSCameraUsageDescription"])
    #expect(found.map(\.configuration) == ["Release", "Debug"])
    #expect(found.map(\.severity) == [.error, .note])
    #expect(found.map { $0.related.map(\.file) } == [["Release-Info.plist"], ["Debug-Info.plist"]])
    #expect(found.map(\.target) == ["App.xcodeproj#App", "App.xcodeproj#App"])
  }

  @Test("What a spec has generated is known without the file, and what the project lacks the spec may have")
  func specs() throws {
    let spec = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info:
            path: App/Info.plist
            properties:
              NSContactsUsageDescription: Finds friends.
      """
    let fixture = try AuditFixture(["project.yml": spec, "App/A.swift": Self.camera])
    #expect(
      fixture.lines(of: "usage.missing") == ["App/A.swift:2 usage.missing [NSCameraUsageDescription] error"])
  }

  @Test("It stands at the first use, with the others, the file and what looks like the key beside it")
  func related() throws {
    let fixture = try AuditFixture([
      "A/Info.plist": infoPlist(["NSCameraUsageDescripton": "Scans codes."]),
      "A/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Scans codes.\";\n",
      "A/A.swift": Self.camera, "A/B.swift": Self.camera,
    ])
    let finding = try #require(fixture.findings.first { $0.rule == "usage.missing" })
    #expect(finding.file == "A/A.swift")
    #expect(
      finding.related.map { "\($0.file):\($0.line)" } == [
        "A/Info.plist:4", "A/Info.plist:5", "A/en.lproj/InfoPlist.strings:1", "A/B.swift:2",
      ])
    #expect(finding.message.contains("NSCameraUsageDescription") && finding.help.contains("ends the app"))
  }
}

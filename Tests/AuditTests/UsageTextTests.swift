import Baseline
import Catalog
import Census
import Projects
import Testing

@testable import Audit

@Suite("Words of usage descriptions")
struct UsageTextTests {
  @Test(arguments: cases)
  func words(fixture: AuditCase) throws {
    try fixture.check(
      "usage.empty", "usage.placeholder", "usage.deprecated", "usage.unresolved", "usage.unused",
      "usage.drifted")
  }

  private static let camera =
    "import AVFoundation\nfunc scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"

  static let cases = [
    AuditCase(
      "An empty text is an error without any use, and so is what is no text",
      [
        "A/Info.plist": propertyList(
          """
          <key>NSCameraUsageDescription</key>
          <string></string>
          <key>NSMicrophoneUsageDescription</key>
          <string>  </string>
          <key>NSContactsUsageDescription</key>
          <true/>
          <key>NSLocationTemporaryUsageDescriptionDictionary</key>
          <dict>
          <key>Ride</key>
          <string></string>
          </dict>
          """)
      ],
      """
      A/Info.plist:6 usage.empty [NSCameraUsageDescription] error
      A/Info.plist:8 usage.empty [NSMicrophoneUsageDescription] error
      A/Info.plist:10 usage.empty [NSContactsUsageDescription] error
      A/Info.plist:14 usage.empty [NSLocationTemporaryUsageDescriptionDictionary] error
      """),
    AuditCase(
      "An empty text weighs as much as the code that needs it",
      [
        "A/Info.plist": infoPlist([
          "NSCameraUsageDescription": "", "NSLocationWhenInUseUsageDescription": "",
        ]), "A/A.swift": camera,
      ],
      """
      A/Info.plist:6 usage.empty [NSCameraUsageDescription] error
      A/Info.plist:8 usage.empty [NSLocationWhenInUseUsageDescription] warning
      """),
    AuditCase(
      "What is no text, and no code asks for",
      [
        "A/Info.plist": propertyList("<key>NSContactsUsageDescription</key>\n<true/>"),
        "A/A.swift": "let a = 1\n",
      ], "A/Info.plist:6 usage.empty [NSContactsUsageDescription] warning"),
    AuditCase(
      "An app's empty text can be for what its extension asks",
      [
        "App/Info.plist": infoPlist(["NSCameraUsageDescription": "", "NSMotionUsageDescription": ""]),
        "Ext/Info.plist": infoPlist(["NSCameraUsageDescription": "Scans codes."]),
        "App/A.swift": "let a = 1\n",
        "Ext/E.swift": camera,
      ],
      targets: [
        appTarget(embeds: ["Ext"], sources: ["App/A.swift"]),
        appTarget("Ext", .appExtension, sources: ["Ext/E.swift"]),
      ],
      """
      App/Info.plist:6 usage.empty [NSCameraUsageDescription] error
      App/Info.plist:8 usage.empty [NSMotionUsageDescription] warning
      """),
    AuditCase(
      "A placeholder says nothing; a short sentence does",
      [
        "A/Info.plist": infoPlist([
          "NSCameraUsageDescription": "TO" + "DO: write this", "NSContactsUsageDescription": "Contacts",
          "NSMotionUsageDescription": "Counts steps.",
        ]),
        "A/A.swift": camera
          + "import Contacts\nimport CoreMotion\nlet a = CNContactStore()\nlet b = CMPedometer()\n",
      ],
      """
      A/Info.plist:6 usage.placeholder [NSCameraUsageDescription] warning
      A/Info.plist:8 usage.placeholder [NSContactsUsageDescription] warning
      """),
    AuditCase(
      "A key that no supported system reads is retired, not unused",
      [
        "A/Info.plist": infoPlist([
          "NSBluetoothPeripheralUsageDescription": "Finds the scale.",
          "NSBluetoothAlwaysUsageDescription": "Finds the scale.",
          "NSCalendarsUsageDescription": "Plans.",
        ]),
        "A/A.swift":
          "import EventKit\nlet s = EKEventStore()\nlet m = CBCentralManager(delegate: nil, queue: nil)\n",
      ],
      "A/Info.plist:5 usage.deprecated [NSBluetoothPeripheralUsageDescription] warning"),
    AuditCase(
      "Whether a key is retired depends on the systems that the target runs on",
      [
        "App/Info.plist": infoPlist(["NSCalendarsUsageDescription": "Plans."]),
        "A.swift": "import EventKit\nlet s = EKEventStore()\n",
      ],
      targets: [appTarget(sources: ["A.swift"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"])],
      "App/Info.plist:5 usage.deprecated [NSCalendarsUsageDescription] warning"),
    AuditCase(
      "The Mac's own location key is current there",
      [
        "App/Info.plist": infoPlist(["NSLocationUsageDescription": "Shows the weather."]),
        "A.swift": "import CoreLocation\nlet m = CLLocationManager()\n",
      ],
      targets: [appTarget(platforms: [.macOS], sources: ["A.swift"])], ""),
    AuditCase(
      "A text that no code needs, but a web view or code of others may",
      [
        "A/Info.plist": infoPlist([
          "NSContactsUsageDescription": "Finds friends.", "NSCameraUsageDescription": "Scans codes.",
          "NSHomeKitUsageDescription": "Opens doors.", "NSDesktopFolderUsageDescription": "Saves there.",
        ]),
        "A/A.swift": "import WebKit\nlet view = WKWebView()\n",
        "Pods/Doors/A.swift": "import HomeKit\nlet m = HMHomeManager()\n",
      ],
      "A/Info.plist:5 usage.unused [NSContactsUsageDescription] warning"),
    AuditCase(
      "What another target of the tree uses, or a dependency may, is worth a note",
      [
        "App/Info.plist": infoPlist([
          "NSContactsUsageDescription": "Finds friends.", "NSCameraUsageDescription": "Scans codes.",
        ]),
        "App/A.swift": "import UIKit\n", "Other/A.swift": camera,
        "Podfile.lock": "PODS:\n  - Doors (1.0)\n",
      ],
      targets: [
        appTarget(sources: ["App/A.swift"]), appTarget("Other", .framework, sources: ["Other/A.swift"]),
      ],
      """
      App/Info.plist:5 usage.unused [NSContactsUsageDescription] note
      App/Info.plist:7 usage.unused [NSCameraUsageDescription] note
      """),
    AuditCase(
      "Where no code is, none is said to be missing",
      ["A/Info.plist": infoPlist(["NSContactsUsageDescription": "Finds friends."])], ""),
    AuditCase(
      "A variable that nothing sets is told in a project only",
      ["A/Info.plist": infoPlist(["NSCameraUsageDescription": "$(CAMERA_PURPOSE)"]), "A/A.swift": camera], ""),
  ]

  @Test("A variable that the judged configuration does not set, and the setting that was meant")
  func unresolved() throws {
    let entry = InfoPlistEntry.text("NSCameraUsageDescription", "", line: 6, unresolved: ["CAMERA_PURPOSE"])
    let target = appTarget(sources: ["A.swift"], settings: ["CAMERA_PURPOSE_TEXT": "Scans codes."])
    let fixture = try AuditFixture(["A.swift": Self.camera], targets: [target])
    let subject = try #require(fixture.subject(target.id))
    var info = subject.judged.info
    info.entries = [entry]
    let found = Audit.usageText.findings(
      AuditContext(
        fixture.context.census, fixture.context.catalog,
        subjects: [AuditSubject(target: target, variants: [subject.judged.with(info: info)])]))
    #expect(found.map(\.rule) == ["usage.unresolved"])
    #expect(found.map(\.subject) == ["CAMERA_PURPOSE"])
    #expect(found.map(\.line) == [6])
    #expect(found.flatMap(\.related).map(\.message) == ["CAMERA_PURPOSE_TEXT is set here"])
  }

  @Test("What a generator's spec declares and the Info.plist that is checked in lacks")
  func drifted() throws {
    let target = appTarget(sources: ["A.swift"])
    let fixture = try AuditFixture(
      ["App/Info.plist": infoPlist(["NSCameraUsageDescription": "Scans codes."]), "A.swift": Self.camera],
      targets: [target])
    let subject = try #require(fixture.subject(target.id))
    var info = subject.judged.info
    info.specified = [
      InfoPlistEntry.text("NSCameraUsageDescription", "Scans codes.", line: 9),
      InfoPlistEntry.text("NSContactsUsageDescription", "Finds friends.", line: 10),
      InfoPlistEntry.text("CFBundleName", "App", line: 11),
    ]
    let found = Audit.usageDrifted.findings(
      AuditContext(
        fixture.context.census, fixture.context.catalog,
        subjects: [AuditSubject(target: target, variants: [subject.judged.with(info: info)])]))
    #expect(found.map(\.subject) == ["NSContactsUsageDescription"])
    #expect(found.map(\.file) == ["App/Info.plist"])
    #expect(found.flatMap(\.related).map(\.line) == [9].map { $0 + 1 })
  }

  @Test("Translations that are empty, in tables and in catalogs")
  func translations() throws {
    try AuditCase(
      "",
      [
        "A/Info.plist": infoPlist([
          "NSContactsUsageDescription": "Finds friends.", "NSCameraUsageDescription": "Scans codes.",
        ]),
        "A/fr.lproj/InfoPlist.strings":
          "\"NSCameraUsageDescription\" = \"\";\nCFBundleDisplayName = \"\";\nNSMotionUsageDescription = \"\";\n",
        "A/InfoPlist.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : { "NSContactsUsageDescription" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Finds friends." } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "" } },
            "de" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "value" : " " } },
              "other" : { "stringUnit" : { "value" : "Findet Leute." } } } } }
          } } },
          "version" : "1.0"
        }
        """,
      ],
      """
      A/InfoPlist.xcstrings:5 usage.empty-localization [NSContactsUsageDescription] warning
      A/InfoPlist.xcstrings:7 usage.empty-localization [NSContactsUsageDescription] warning
      A/fr.lproj/InfoPlist.strings:1 usage.empty-localization [NSCameraUsageDescription] warning
      """
    ).check("usage.empty-localization")
  }

  @Test(
    "Placeholders",
    arguments: [
      ("tbd", true), ("TBD.", true), ("Lorem ipsum dolor sit amet", true), ("...", true), ("test", true),
      ("NSCameraUsageDescription", true), ("Privacy - Camera Usage Description", true), ("Camera", true),
      ("camera access", true), ("<#why#>", true), ("Your description here", true), ("the camera", true),
      ("Camera Usage Description", true),
      ("Testing your eyes needs the camera.", false), ("Scans codes.", false), ("扫描二维码", false),
      ("Todos that you photograph are read.", false), ("Take photos", false),
      ("The camera is required to scan the code on your ticket.", false),
    ])
  func placeholder(text: String, isOne: Bool) throws {
    let key = try #require(try Catalog.load().usageKey("NSCameraUsageDescription"))
    #expect(Placeholder.isOne(text, for: key) == isOne)
  }
}

import Baseline
import Census
import Projects
import Testing

@testable import Audit

/// What gets into a bundle and into a process, as projects say it.
@Suite("What ships, as it is judged")
struct ShippingTests {
  typealias Case = ProjectTests.Case

  private static let defaults = "import Foundation\nlet d = UserDefaults.standard.bool(forKey: \"x\")\n"
  private static let boot =
    "import Foundation\n#if DEBUG\nlet t = ProcessInfo.processInfo.systemUptime\n#endif\n"
  private static let manifest = propertyList(
    """
    <key>NSPrivacyAccessedAPITypes</key>
    <array><dict>
    <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefaults</string>
    <key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array>
    </dict></array>
    """)

  private static func spec(_ lines: String) -> String {
    "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n" + lines
  }

  /// A spec that writes an entitlement.
  private static func signing(_ entitlement: String) -> String {
    spec(
      """
          entitlements:
            path: App/App.entitlements
            properties:
              \(entitlement)
      """)
  }

  // MARK: Entitlements of a spec

  static let entitlements: [Case] = [
    Case(
      "What a spec writes counts before it is written",
      [
        "project.yml": signing("com.apple.security.application-groups: [group.b]"),
        "App/A.swift": ProjectTests.group,
      ], ["entitlement.app-group-mismatch [group.a] error App/A.swift:2 App"]),
    Case(
      "It counts in the place of what was written once",
      [
        "project.yml": signing("com.apple.security.application-groups: [group.a]"),
        "App/A.swift": ProjectTests.group, "App/App.entitlements": ProjectTests.groups("group.b"),
      ], []),
    Case(
      "A project that is checked in, with entitlements that its spec writes",
      [
        "App.xcodeproj/project.pbxproj": ProjectText(parts: [
          .init(sources: ["App/A.swift"], settings: ["CODE_SIGN_ENTITLEMENTS": "App/App.entitlements"])
        ]).text,
        "project.yml": signing("com.apple.security.application-groups: [group.b]"),
        "App/A.swift": ProjectTests.group,
      ], ["entitlement.app-group-mismatch [group.a] error App/A.swift:2 App"]),
    Case(
      "A spec that says nothing of what is in the file leaves that to the file",
      [
        "project.yml": spec("    entitlements: {path: App/App.entitlements}\n"),
        "App/A.swift": ProjectTests.group, "App/App.entitlements": ProjectTests.groups("group.b"),
      ], ["entitlement.app-group-mismatch [group.a] error App/A.swift:2 App"]),
    Case(
      "A key is found where the spec has it",
      [
        "project.yml": signing("get-task-allow: true"), "App/A.swift": "",
      ], ["entitlement.get-task-allow error project.yml:10 App"]),
  ]

  @Test("Entitlements that a spec writes", arguments: entitlements)
  func signed(one: Case) throws {
    #expect(
      try one.lines(["entitlement.app-group", "entitlement.get", "entitlement.missing-file"]) == one.expected)
  }

  @Test("What a spec signs a target with is declared") func declared() throws {
    let files = Self.entitlements[0].files
    let found = try AuditFixture(files).context.census.declarations.filter { $0.kind == .entitlement }
    #expect(
      found.map { "\($0.key) \($0.value) \($0.place.file):\($0.place.line)" } == [
        "com.apple.security.application-groups group.b project.yml:10"
      ])
  }

  // MARK: Frameworks

  private static func app(_ parts: ProjectText.Part...) -> ProjectText { ProjectText(parts: parts) }
  private static let kit = ProjectText.Part(name: "Kit", type: "framework", sources: ["Kit/K.swift"])

  static let frameworks: [Case] = [
    Case(
      "What an Info.plist lacks that was not read is for information",
      app(.init(sources: ["App/A.swift"], settings: ["INFOPLIST_FILE": "App/Info.plist"])),
      ["App/A.swift": ProjectTests.camera], "usage.missing [NSCameraUsageDescription] note App/A.swift:2 App"),
    Case(
      "A framework that is linked and not carried runs in the app",
      app(
        .init(sources: ["App/A.swift"], links: ["Kit"], settings: ["INFOPLIST_FILE": "App/Info.plist"]), kit),
      ["App/A.swift": "", "App/Info.plist": ProjectTests.none, "Kit/K.swift": ProjectTests.camera],
      "usage.missing [NSCameraUsageDescription] error Kit/K.swift:2 App"),
    Case(
      "One that the app carries for an extension has the extension's entitlements there",
      app(
        .init(
          sources: ["App/A.swift"], links: ["Kit"], embeds: ["Kit", "Ext"],
          settings: ["CODE_SIGN_ENTITLEMENTS": "App/A.entitlements"]),
        .init(
          name: "Ext", type: "app-extension", sources: ["Ext/E.swift"], links: ["Kit"],
          settings: ["CODE_SIGN_ENTITLEMENTS": "Ext/E.entitlements"]), kit),
      [
        "App/A.swift": "", "Ext/E.swift": "", "Kit/K.swift": ProjectTests.group,
        "App/A.entitlements": ProjectTests.groups("group.a"),
        "Ext/E.entitlements": ProjectTests.groups("group.b"),
      ], "entitlement.app-group-mismatch [group.a] error Kit/K.swift:2 Ext",
      "manifest.missing error Kit/K.swift:2 Kit"),
    Case(
      "A static framework is part of what links it, which answers for it",
      app(
        .init(sources: ["App/A.swift"], links: ["Kit"]),
        .init(
          name: "Kit", type: "framework", sources: ["Kit/K.swift"], settings: ["MACH_O_TYPE": "staticlib"])),
      ["App/A.swift": "", "Kit/K.swift": defaults], "manifest.missing error Kit/K.swift:2 App"),
    Case(
      "A static framework that nothing links answers for itself",
      app(
        .init(
          name: "Kit", type: "framework", sources: ["Kit/K.swift"], settings: ["MACH_O_TYPE": "staticlib"])),
      ["Kit/K.swift": defaults], "manifest.missing error Kit/K.swift:2 Kit"),
    Case(
      "A framework that is linked answers for itself alone",
      app(.init(sources: ["App/A.swift"], links: ["Kit"]), kit),
      ["App/A.swift": "", "Kit/K.swift": defaults],
      "manifest.missing error Kit/K.swift:2 Kit"),
  ]

  @Test("Frameworks run in what links them", arguments: frameworks)
  func framework(one: Case) throws {
    #expect(try one.lines(["usage.", "entitlement.app-group", "manifest."]) == one.expected)
  }

  // MARK: Definitions

  private static func package(_ target: String, tools: String = "5.9") -> String {
    "// swift-tools-version:\(tools)\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: ["
      + ".target(name: \"Kit\"\(target))])\n"
  }

  static let definitions: [Case] = [
    Case(
      "A project that sets DEBUG nowhere ships nothing of it",
      app(.init(sources: ["App/A.swift"])), ["App/A.swift": boot]),
    Case(
      "What a release sets is in it",
      app(
        .init(sources: ["App/A.swift"], release: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"])),
      ["App/A.swift": boot], "manifest.missing error App/A.swift:3 App"),
    Case(
      "Another name that nothing sets stays open", app(.init(sources: ["App/A.swift"])),
      ["App/A.swift": boot.replacing("DEBUG", with: "FOO")], "manifest.missing error App/A.swift:3 App"),
    Case(
      "What a package sets for debugging alone is not in a release",
      [
        "Package.swift": package(", swiftSettings: [.define(\"FOO\", .when(configuration: .debug))]"),
        "Sources/Kit/K.swift": boot.replacing("DEBUG", with: "FOO"),
      ], []),
    Case(
      "What it sets for a release is",
      [
        "Package.swift": package(", swiftSettings: [.define(\"FOO\", .when(configuration: .release))]"),
        "Sources/Kit/K.swift": boot.replacing("DEBUG", with: "FOO"),
      ], ["manifest.missing error Sources/Kit/K.swift:3 Kit"]),
    Case(
      "What it sets for both is",
      [
        "Package.swift": package(
          ", swiftSettings: [.define(\"FOO\", .when(configuration: .debug)), .define(\"FOO\")]"),
        "Sources/Kit/K.swift": boot.replacing("DEBUG", with: "FOO"),
      ], ["manifest.missing error Sources/Kit/K.swift:3 Kit"]),
  ]

  @Test("Conditions that hold in no release", arguments: definitions)
  func defined(one: Case) throws { #expect(try one.lines(["manifest."]) == one.expected) }

  // MARK: Manifests

  static let manifests: [Case] = [
    Case(
      "A release that leaves the manifest out",
      app(
        .init(synchronized: "App", release: ["EXCLUDED_SOURCE_FILE_NAMES": "*.xcprivacy Debug*"])),
      ["App/A.swift": defaults, "App/PrivacyInfo.xcprivacy": manifest],
      "manifest.not-in-target error App/PrivacyInfo.xcprivacy:0 App (Release)"),
    Case(
      "All configurations leave it out",
      app(.init(synchronized: "App", settings: ["EXCLUDED_SOURCE_FILE_NAMES": "*.xcprivacy"])),
      ["App/A.swift": defaults, "App/PrivacyInfo.xcprivacy": manifest],
      "manifest.not-in-target error App/PrivacyInfo.xcprivacy:0 App"),
    Case(
      "A manifest in a folder that is copied as it is",
      app(.init(sources: ["App/A.swift"], folders: ["Data"])),
      ["App/A.swift": defaults, "Data/PrivacyInfo.xcprivacy": manifest],
      "manifest.wrong-location error Data/PrivacyInfo.xcprivacy:0 App"),
    Case(
      "One beside it is right and enough",
      app(.init(sources: ["App/A.swift"], resources: ["App/PrivacyInfo.xcprivacy"], folders: ["Data"])),
      [
        "App/A.swift": defaults, "App/PrivacyInfo.xcprivacy": manifest,
        "Data/PrivacyInfo.xcprivacy": manifest,
      ]),
    Case(
      "That of a bundle within the folder is the bundle's",
      app(.init(sources: ["App/A.swift"], folders: ["Data"])),
      ["App/A.swift": defaults, "Data/Ads.bundle/PrivacyInfo.xcprivacy": manifest],
      "manifest.missing error App/A.swift:2 App"),
    Case(
      "A manifest of one language",
      app(.init(sources: ["App/A.swift"], resources: ["App/en.lproj/PrivacyInfo.xcprivacy"])),
      ["App/A.swift": defaults, "App/en.lproj/PrivacyInfo.xcprivacy": manifest],
      "manifest.wrong-location error App/en.lproj/PrivacyInfo.xcprivacy:0 App"),
    Case(
      "A spec that keeps it out of the build",
      [
        "project.yml": spec("").replacing(
          "[App]", with: "[{path: Lib}, {path: App, buildPhase: none}]"),
        "Lib/A.swift": defaults, "App/PrivacyInfo.xcprivacy": manifest,
      ], ["manifest.not-in-target error App/PrivacyInfo.xcprivacy:0 App"]),
    Case(
      "A spec that copies its folder",
      [
        "project.yml": spec("").replacing("[App]", with: "[{path: Lib}, {path: App, type: folder}]"),
        "Lib/A.swift": defaults, "App/PrivacyInfo.xcprivacy": manifest,
      ], ["manifest.wrong-location error App/PrivacyInfo.xcprivacy:0 App"]),
    Case(
      "A package that embeds it in code",
      [
        "Package.swift": package(", resources: [.embedInCode(\"PrivacyInfo.xcprivacy\")]"),
        "Sources/Kit/K.swift": defaults, "Sources/Kit/PrivacyInfo.xcprivacy": manifest,
      ], ["manifest.not-in-target error Sources/Kit/PrivacyInfo.xcprivacy:0 Kit"]),
    Case(
      "A package that copies its folder",
      [
        "Package.swift": package(", resources: [.copy(\"Data\")]"),
        "Sources/Kit/K.swift": defaults, "Sources/Kit/Data/PrivacyInfo.xcprivacy": manifest,
      ], ["manifest.wrong-location error Sources/Kit/Data/PrivacyInfo.xcprivacy:0 Kit"]),
    Case(
      "A package that copies or processes it",
      [
        "Package.swift": package(", resources: [.copy(\"Data/PrivacyInfo.xcprivacy\")]"),
        "Sources/Kit/K.swift": defaults, "Sources/Kit/Data/PrivacyInfo.xcprivacy": manifest,
      ], []),
    Case(
      "A manifest that is named and not there",
      app(.init(sources: ["App/A.swift"], resources: ["App/PrivacyInfo.xcprivacy"])),
      ["App/A.swift": defaults], "manifest.missing note App/A.swift:2 App"),
    Case(
      "A category whose use may be in a source that is not there",
      app(.init(sources: ["App/A.swift", "App/Gone.swift"], resources: ["App/PrivacyInfo.xcprivacy"])),
      ["App/A.swift": "let a = 1\n", "App/PrivacyInfo.xcprivacy": manifest]),
    Case(
      "A package's manifest for tools that cannot read the plain one",
      [
        "Package.swift": package(", resources: [.process(\"PrivacyInfo.xcprivacy\")]"),
        "Package@swift-5.5.swift": package("", tools: "5.5"),
        "Sources/Kit/K.swift": defaults, "Sources/Kit/PrivacyInfo.xcprivacy": manifest,
      ], []),
    Case(
      "One for later tools stands before the plain one",
      [
        "Package.swift": package(", resources: [.process(\"PrivacyInfo.xcprivacy\")]", tools: "5.5"),
        "Package@swift-5.9.swift": package(""),
        "Sources/Kit/K.swift": defaults, "Sources/Kit/PrivacyInfo.xcprivacy": manifest,
      ], ["manifest.not-in-target error Sources/Kit/PrivacyInfo.xcprivacy:0 Kit"]),
  ]

  @Test("Manifests that get where the store looks, and those that do not", arguments: manifests)
  func manifest(one: Case) throws { #expect(try one.lines(["manifest."]) == one.expected) }

  @Test("What is named and not there is said once, where it is named")
  func absent() throws {
    let project = Self.app(
      .init(
        sources: ["App/A.swift", "App/B.swift", "App/C.swift"], resources: ["App/PrivacyInfo.xcprivacy"],
        settings: ["INFOPLIST_FILE": "App/Info.plist"]))
    let files = ["A.xcodeproj/project.pbxproj": project.text, "App/A.swift": Self.defaults]
    let blind = try AuditFixture(files).context.census.blind
    #expect(
      blind.map(\.why).sorted() == [
        "the Info.plist of the target App is at App/Info.plist, which is not among the files read",
        "the target App copies App/PrivacyInfo.xcprivacy, which is not among the files read, so what it declares is not known",
        "the target App names 2 sources that are not among the files read, so what they do is not known: App/B.swift, App/C.swift",
      ])
    #expect(blind.allSatisfy { $0.kind == .missingFile && $0.file == "A.xcodeproj/project.pbxproj" })
  }
}

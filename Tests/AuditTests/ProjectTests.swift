import Baseline
import Census
import Projects
import Testing

@testable import Audit

/// What projects say of targets, from the project file to the findings.
@Suite("Projects as they are judged")
struct ProjectTests {
  /// A tree with a project, and all that some rules find in it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    /// A line each: `usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (macOS)`.
    let expected: [String]

    init(_ name: String, _ project: ProjectText, _ files: [String: String], _ expected: String...) {
      self.init(name, files.merging(["A.xcodeproj/project.pbxproj": project.text]) { $1 }, expected)
    }

    init(_ name: String, _ files: [String: String], _ expected: [String]) {
      testDescription = name
      self.files = files
      self.expected = expected
    }

    func lines(_ rules: [String]) throws -> [String] {
      try AuditFixture(files).findings.filter { one in rules.contains { one.rule.hasPrefix($0) } }.map {
        one in
        let subject = one.subject.isEmpty ? "" : " [\(one.subject)]"
        let configuration = one.configuration.isEmpty ? "" : " (\(one.configuration))"
        let target = one.target.split(separator: "#").last ?? ""
        return "\(one.rule)\(subject) \(one.severity) \(one.file):\(one.line) \(target)\(configuration)"
      }.sorted()
    }
  }

  static let camera =
    "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"
  static let cameraOnMac =
    "import AVFoundation\n#if os(macOS)\n"
    + "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n#endif\n"
  static let group = "import Foundation\nlet d = UserDefaults(suiteName: \"group.a\")\n"
  static let groupOnMac =
    "import Foundation\n#if os(macOS)\nlet d = UserDefaults(suiteName: \"group.a\")\n#endif\n"
  static let words = infoPlist(["NSCameraUsageDescription": "To scan a code"])
  static let none = infoPlist(["CFBundleName": "App"])
  static func groups(_ name: String) -> String {
    entitlements("com.apple.security.application-groups", name)
      .replacing("<dict>", with: "<dict>\n<key>com.apple.security.app-sandbox</key>\n<true/>")
  }

  /// An app for two platforms with one source `App/A.swift`.
  static func two(_ settings: [String: String], release: [String: String] = [:]) -> ProjectText {
    ProjectText(
      parts: [.init(sources: ["App/A.swift"], settings: settings, release: release)],
      settings: ProjectText.multiplatform)
  }

  static let plists = [
    "INFOPLIST_FILE[sdk=iphoneos*]": "App/iOS.plist", "INFOPLIST_FILE[sdk=macosx*]": "App/Mac.plist",
  ]
  static let rights = [
    "CODE_SIGN_ENTITLEMENTS[sdk=iphoneos*]": "App/iOS.entitlements",
    "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]": "App/Mac.entitlements",
  ]

  static let platforms: [Case] = [
    Case(
      "Each platform has the Info.plist that its SDK names", two(plists),
      ["App/A.swift": camera, "App/iOS.plist": words, "App/Mac.plist": none],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (macOS)"),
    Case(
      "The other way round", two(plists),
      ["App/A.swift": camera, "App/iOS.plist": none, "App/Mac.plist": words],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (iOS)"),
    Case(
      "Code of one platform asks the file of that one", two(plists),
      ["App/A.swift": cameraOnMac, "App/iOS.plist": none, "App/Mac.plist": words]),
    Case(
      "What all platforms lack is one finding without a name", two(plists),
      ["App/A.swift": camera, "App/iOS.plist": none, "App/Mac.plist": none],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App"),
    Case(
      "A key that only one platform's settings have",
      two([
        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*]": "To scan",
      ]), ["App/A.swift": camera],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (macOS)"),
    Case(
      "A path that holds the platform", two(["INFOPLIST_FILE": "App/$(PLATFORM_NAME).plist"]),
      ["App/A.swift": camera, "App/iphoneos.plist": words, "App/macosx.plist": none],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (macOS)"),
    Case(
      "One configuration differs by platform",
      two(
        ["INFOPLIST_FILE": "App/iOS.plist"],
        release: ["INFOPLIST_FILE[sdk=macosx*]": "App/Mac.plist"]),
      ["App/A.swift": camera, "App/iOS.plist": words, "App/Mac.plist": none],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:2 App (Release (macOS))"),
    Case(
      "Settings for a simulator and for what an app looks like tell nothing apart",
      two([
        "INFOPLIST_FILE": "App/iOS.plist", "INFOPLIST_FILE[sdk=iphonesimulator*]": "App/Mac.plist",
        "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]": "YES",
        "LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]": "@executable_path/../Frameworks",
      ]), ["App/A.swift": cameraOnMac, "App/iOS.plist": none, "App/Mac.plist": words],
      "usage.missing [NSCameraUsageDescription] error App/A.swift:3 App"),
    Case(
      "Groups are asked of the entitlements of the platform that names them", two(rights),
      [
        "App/A.swift": groupOnMac, "App/iOS.entitlements": groups("group.b"),
        "App/Mac.entitlements": groups("group.a"),
      ], "entitlement.macos-group-prefix warning App/Mac.entitlements:9 App (macOS)"),
    Case(
      "A group that one platform's entitlements lack", two(rights),
      [
        "App/A.swift": group, "App/iOS.entitlements": groups("group.a"),
        "App/Mac.entitlements": groups("TEAM.b"),
      ], "entitlement.app-group-mismatch [group.a] error App/A.swift:2 App (macOS)"),
    Case(
      "An app for iOS on a Mac has entitlements of its own",
      ProjectText(
        parts: [
          .init(
            sources: ["App/A.swift"],
            settings: rights.merging(["SUPPORTS_MACCATALYST": "YES"]) { $1 })
        ]),
      [
        "App/A.swift": group, "App/iOS.entitlements": groups("group.a"),
        "App/Mac.entitlements": groups("group.b"),
      ], "entitlement.app-group-mismatch [group.a] error App/A.swift:2 App (Mac Catalyst)"),
    Case(
      "Code that is not for an app on a Mac asks nothing there",
      ProjectText(
        parts: [
          .init(
            sources: ["App/A.swift"],
            settings: rights.merging(["SUPPORTS_MACCATALYST": "YES"]) { $1 })
        ]),
      [
        "App/A.swift": "import Foundation\n#if !targetEnvironment(macCatalyst)\n"
          + "let d = UserDefaults(suiteName: \"group.a\")\n#endif\n",
        "App/iOS.entitlements": groups("group.a"), "App/Mac.entitlements": groups("group.b"),
      ]),
  ]

  @Test("Platforms are judged apart where their settings differ", arguments: platforms)
  func platform(one: Case) throws {
    #expect(try one.lines(["usage.missing", "entitlement.app", "entitlement.macos"]) == one.expected)
  }

  @Test("Declarations name the platform that makes them")
  func declarations() throws {
    let one = Case(
      "", Self.two(Self.rights),
      [
        "App/A.swift": Self.group, "App/iOS.entitlements": Self.groups("group.a"),
        "App/Mac.entitlements": Self.groups("group.b"),
      ])
    let found = try AuditFixture(one.files).context.census.declarations.filter { $0.kind == .entitlement }
    let lines = found.map { "\($0.key.split(separator: ".").last ?? "") \($0.value) \($0.configuration)" }
    #expect(
      lines.sorted() == [
        "app-sandbox true ", "application-groups group.a iOS", "application-groups group.b macOS",
      ])
  }
}

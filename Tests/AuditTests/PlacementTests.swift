import Baseline
import Catalog
import Projects
import Testing

@testable import Audit

/// Where manifests get to, from the project file to the findings.
@Suite("Places of manifests")
struct PlacementTests {
  private typealias Part = ProjectText.Part

  private static let defaults = "import Foundation\nlet a = UserDefaults.standard\n"
  private static let uptime = "import Foundation\nlet b = ProcessInfo.processInfo.systemUptime\n"
  private static let path = "App/PrivacyInfo.xcprivacy"
  private static let files = ["App/A.swift": defaults, path: manifest("UserDefaults=CA92.1")]

  /// An app whose manifest is in a phase that copies files, in place of the resources.
  private static func copying(_ destination: String) -> [String: String] {
    let project = ProjectText(parts: [Part(sources: ["App/A.swift"], resources: [path])]).text
    let phase = "C_App = { isa = PBXResourcesBuildPhase;"
    return files.merging([
      "A.xcodeproj/project.pbxproj": project.replacing(
        phase, with: "C_App = { isa = PBXCopyFilesBuildPhase; \(destination)")
    ]) { $1 }
  }

  @Test(
    arguments: [
      ("dstPath = \"\"; dstSubfolderSpec = 7;", nil), ("dstPath = .; dstSubfolderSpec = 7;", nil),
      ("dstPath = \"\"; dstSubfolderSpec = 1;", nil), ("dstSubfolder = Resources;", nil),
      ("dstPath = Contents/Resources; dstSubfolderSpec = 1;", nil),
      ("dstPath = \"$(WHERE)\"; dstSubfolderSpec = 7;", nil),
      ("dstPath = Kit.bundle; dstSubfolderSpec = 7;", nil),
      ("dstPath = \"\"; dstSubfolderSpec = 16;", nil),
      ("dstPath = Sub; dstSubfolderSpec = 7;", "Sub"),
      ("dstPath = /Sub/Inner/; dstSubfolderSpec = 6;", "Sub/Inner"),
      ("dstPath = \"\"; dstSubfolderSpec = 10;", "Frameworks"),
      ("dstPath = Sub; dstSubfolder = PlugIns;", "PlugIns/Sub"),
    ] as [(String, String?)])
  func `A phase that copies files has a place`(destination: String, folder: String?) throws {
    let found = try AuditFixture(Self.copying(destination)).findings.filter {
      $0.rule.hasPrefix("manifest.")
    }
    #expect(found.map(\.rule) == (folder == nil ? [] : ["manifest.wrong-location"]))
    #expect(found.allSatisfy { $0.file == Self.path && $0.severity == .error })
    if let folder { #expect(found[0].message.contains(" lands in its folder \(folder), ")) }
  }

  /// An app with a folder that belongs to it, and what more the project says of that.
  private static func synchronized(_ group: String, _ objects: String = "", _ phases: String = "")
    -> [String: String]
  {
    let project = ProjectText(parts: [Part(synchronized: "App")]).text
    return [
      "App/A.swift": defaults, "App/Res/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      "A.xcodeproj/project.pbxproj": project.replacing(
        "path = App; sourceTree", with: "\(group) path = App; sourceTree"
      )
      .replacing("objects = {\n", with: "objects = {\n\(objects)\n")
      .replacing("buildPhases = (", with: "buildPhases = (\(phases)"),
    ]
  }

  private static let exceptions =
    "X = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = K; "
    + "membershipExceptions = (Res/PrivacyInfo.xcprivacy); };\n"

  @Test func `A folder that is copied as it is keeps its manifest inside`() throws {
    let found = { (files: [String: String]) in
      try ProjectTests.Case("", files, []).lines(["manifest."])
    }
    let wrong = "manifest.wrong-location error App/Res/PrivacyInfo.xcprivacy:0 App"
    #expect(try found(Self.synchronized("")) == [])
    #expect(try found(Self.synchronized("explicitFolders = (Re, Res);")) == [wrong])
    let phase = "K = { isa = PBXCopyFilesBuildPhase; dstPath = Sub; dstSubfolderSpec = 7; files = (); };"
    #expect(
      try found(Self.synchronized("exceptions = (X);", Self.exceptions + phase, "K, ")) == [wrong])
    #expect(
      try found(
        Self.synchronized(
          "exceptions = (X);", Self.exceptions + phase.replacing("dstPath = Sub;", with: ""), "K, ")) == [])
  }

  private static let libraries: [ProjectTests.Case] = [
    .init(
      "What a static library says does not reach the app that links it",
      ProjectText(parts: [
        Part(sources: ["App/A.swift"], resources: [path], links: ["Lib"]),
        Part(
          name: "Lib", type: "library.static", sources: ["Lib/B.swift"],
          resources: ["Lib/PrivacyInfo.xcprivacy"]),
      ]),
      files.merging([
        "Lib/B.swift": uptime, "Lib/PrivacyInfo.xcprivacy": manifest("SystemBootTime=35F9.1"),
      ]) { $1 },
      "manifest.undeclared-category [NSPrivacyAccessedAPICategorySystemBootTime] error Lib/B.swift:2 App",
      "sdk.static-manifest warning Lib/PrivacyInfo.xcprivacy:0 Lib"),
    .init(
      "Alone it is left behind all the same, and once for all libraries that have it",
      ProjectText(parts: [
        Part(name: "L", type: "library.static", sources: ["App/A.swift"], resources: [path]),
        Part(name: "M", type: "library.static", sources: ["App/A.swift"], resources: [path]),
      ]), files, "sdk.static-manifest warning \(path):0 L"),
    .init(
      "What the app copies, too, is there",
      ProjectText(parts: [
        Part(sources: [], resources: [path], links: ["L"]),
        Part(name: "L", type: "library.static", sources: ["App/A.swift"], resources: [path]),
      ]), files),
    .init(
      "A framework has a bundle",
      ProjectText(parts: [
        Part(sources: [], embeds: ["L"]),
        Part(name: "L", type: "framework", sources: ["App/A.swift"], resources: [path]),
      ]), files),
  ]

  @Test(arguments: libraries)
  private func `A static library has no place for a manifest`(one: ProjectTests.Case) throws {
    #expect(try one.lines(["manifest.", "sdk."]) == one.expected)
  }

  private static func package(_ resources: String, tools: String = "5.9") -> String {
    "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"K\", targets: [\n"
      + ".target(name: \"A\"\(resources.isEmpty ? "" : ", resources: [\(resources)]"))\n])\n"
  }

  @Test(
    arguments: [
      (".process(\"PrivacyInfo.xcprivacy\"), .process(\"Resources\")", true),
      (".copy(\"PrivacyInfo.xcprivacy\"), .process(\"Resources\")", true),
      (".process(\"Resources\"), .copy(\"PrivacyInfo.xcprivacy\")", true),
      (".copy(\"PrivacyInfo.xcprivacy\"), .copy(\"Resources/PrivacyInfo.xcprivacy\")", true),
      (".copy(\"PrivacyInfo.xcprivacy\"), .copy(\"Resources\")", false),
      (".copy(\"PrivacyInfo.xcprivacy\"), .copy(\"Ads.bundle\")", false),
    ])
  func `Two manifests of a package land at one place`(resources: String, isTwice: Bool) throws {
    let text = manifest("UserDefaults=CA92.1")
    let fixture = try AuditFixture([
      "Package.swift": Self.package(resources), "Sources/A/A.swift": Self.defaults,
      "Sources/A/PrivacyInfo.xcprivacy": text, "Sources/A/Resources/PrivacyInfo.xcprivacy": text,
      "Sources/A/Ads.bundle/PrivacyInfo.xcprivacy": text,
    ])
    #expect(fixture.findings.contains { $0.rule == "manifest.duplicate-file" } == isTwice)
  }

  @Test func `What older tools leave out is for information`() throws {
    let found = { (older: String) in
      try ProjectTests.Case(
        "",
        [
          "Package.swift": Self.package("", tools: "6.0"), "Package@swift-5.9.swift": older,
          "Sources/A/A.swift": Self.defaults,
          "Sources/A/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
        ], []
      ).lines(["manifest."])
    }
    #expect(
      try found(Self.package("")) == ["manifest.not-in-target note Sources/A/PrivacyInfo.xcprivacy:0 A"])
    #expect(try found(Self.package(".process(\"PrivacyInfo.xcprivacy\")")) == [])
  }

  // MARK: Podspecs

  private static func ruby(_ resources: String) -> [String: String] {
    [
      "Kit.podspec":
        "Pod::Spec.new do |s|\ns.name = 'Kit'\ns.source_files = 'App/**/*.swift'\n\(resources)\nend\n"
    ]
  }

  private static func json(_ resources: String) -> [String: String] {
    ["Kit.podspec.json": "{\"name\": \"Kit\", \"source_files\": [\"App/**/*.swift\"],\n\(resources)}"]
  }

  private static let left = ["manifest.not-in-target error \(path):0 Kit"]

  static let pods: [(pod: [String: String], found: [String])] = [
    (ruby("s.resource_bundles = { 'K' => ['App/{PrivacyInfo}.xcprivacy'] }"), []),
    (ruby("s.resource_bundles = { 'K' => ['App/{PrivacyInfo,Other}.xcprivacy'] }"), []),
    (ruby("s.resource_bundles = { 'K' => ['Apps/PrivacyInfo.xcprivacy'] }"), left),
    (ruby("s.resources = 'Res/*.xcprivacy'"), left),
    (["Kit.podspec": "Pod::Spec.new do |s|\ns.name = 'Kit'\ns.resources = 'Res/*.xcprivacy'\nend\n"], []),
    (json("\"resource_bundles\": {\"K\": \"App/*.xcprivacy\"}"), []),
    (json("\"resource_bundles\": {\"K\": [\"Apps/*.xcprivacy\"]}"), left),
    (json("\"ios\": {\"resource_bundle\": {\"K\": [\"App/*.xcprivacy\"]}}"), []),
    (json("\"subspecs\": [{\"name\": \"Core\", \"resource_bundles\": {\"K\": \"App/*.xcprivacy\"}}]"), []),
    (json("\"version\": \"1\""), left),
    (
      json("\"resources\": [\"App/*.xcprivacy\"]"),
      ["manifest.podspec-resources warning Kit.podspec.json:2 Kit"]
    ),
    (
      json("\"version\": \"1\"").merging(
        ruby("s.resource_bundles = { 'K' => ['App/PrivacyInfo.xcprivacy'] }")
      ) { $1 }, []
    ),
  ]

  @Test(arguments: pods)
  func `A podspec names what its pod copies`(pod: [String: String], found: [String]) throws {
    #expect(
      try ProjectTests.Case("", pod.merging(Self.files) { $1 }, []).lines(["manifest."]) == found)
  }

  @Test func `A pattern that finds nothing is named`() throws {
    let fixture = try AuditFixture(
      Self.ruby("s.resource_bundles = { 'K' => ['Apps/PrivacyInfo.xcprivacy'] }").merging(Self.files) { $1 })
    let related = fixture.findings.flatMap(\.related).first { $0.file == "Kit.podspec" }
    #expect(related?.line == 4 && related?.message == "this names a manifest, and no file is there")
  }
}

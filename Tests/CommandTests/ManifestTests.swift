import Foundation
import Testing

/// The commands on privacy manifests, run as a person would.
@Suite struct ManifestTests {
  private static let source =
    "import Foundation\nlet d = UserDefaults.standard\nlet up = ProcessInfo.processInfo.systemUptime\n"

  private static func manifest(_ body: String) -> String { "<plist><dict>\n\(body)\n</dict></plist>\n" }

  @Test func lintFailsOnAFault() throws {
    let workspace = try Workspace([
      "App/PrivacyInfo.xcprivacy": Self.manifest("<key>VendorNotes</key><true/>")
    ])
    let run = try workspace.run("manifest", "lint")
    #expect(run.exit == 1 && run.errors.isEmpty)
    #expect(run.output.contains("App/PrivacyInfo.xcprivacy\n  2:1     error: 'VendorNotes' is no key"))
    #expect(run.output.hasSuffix("Fail: 1 error in 1 of 1 manifest.\n"))
    #expect(try workspace.run("manifest", "lint", "--fail-on", "never").exit == 0)
  }

  @Test func lintTakesAFileOfAnyNameAndStandardInput() throws {
    let text = Self.manifest("<key>NSPrivacyTracking</key><string>no</string>")
    let workspace = try Workspace(["a.plist": text, "b.plist": Self.manifest("")])
    let run = try workspace.run("manifest", "lint", "a.plist", "--format", "xcode")
    #expect(run.exit == 1)
    #expect(
      run.output
        == "a.plist:2:29: error: NSPrivacyTracking is a string, where a Boolean, <true/> or <false/> belongs [manifest.wrong-type, NSPrivacyTracking]\n"
    )
    #expect(try workspace.run("manifest", "lint", "b.plist").exit == 0)
    #expect(try workspace.run(["manifest", "lint", "-"], input: text).exit == 1)
    #expect(try workspace.run("manifest", "lint").output == "No privacy manifest (*.xcprivacy) is here.\n")
  }

  @Test func lintTakesAFileThatLiesInNoRepository() throws {
    let workspace = try Workspace([
      "App/PrivacyInfo.xcprivacy": Self.manifest("<key>NSPrivacyTracking</key><string>no</string>"),
      "Other/b.plist": Self.manifest(""),
    ])
    let run = try workspace.run("manifest", "lint", "App/PrivacyInfo.xcprivacy", "--format", "xcode")
    #expect(run.exit == 1 && run.errors.isEmpty && run.output.contains("PrivacyInfo.xcprivacy:2:29: error:"))
    #expect(try workspace.run("manifest", "lint", "Other/b.plist").exit == 0)
  }

  @Test func suggestWritesOnlyWhatIsCertainOrSaid() throws {
    let workspace = try Workspace(["App/A.swift": Self.source])
    let shown = try workspace.run("manifest", "suggest")
    #expect(shown.exit == 0 && shown.output.contains("fits: the app's own defaults are used (App/A.swift:2)"))
    #expect(try workspace.run("manifest", "suggest", "--reason", "SystemBootTime=35F9.1").exit == 2)
    #expect(workspace.files().filter { $0.hasSuffix("xcprivacy") }.isEmpty)

    let certain = try workspace.run("manifest", "suggest", "--write")
    #expect(certain.exit == 1 && certain.errors.contains("NSPrivacyAccessedAPICategorySystemBootTime"))
    let path = try #require(workspace.files().first { $0.hasSuffix("PrivacyInfo.xcprivacy") })
    #expect(
      workspace.text(path)?.contains("CA92.1") == true && workspace.text(path)?.contains("35F9.1") == false)

    let said = try workspace.run("manifest", "suggest", "--reason", "system-boot-time=35F9.1", "--write")
    #expect(said.exit == 0, "\(said.errors)")
    #expect(
      workspace.text(path)?.contains("35F9.1") == true && workspace.text(path)?.contains("CA92.1") == true)
    #expect(try workspace.run("manifest", "lint").exit == 0)
    #expect(try workspace.run("manifest", "suggest").output.hasPrefix("Nothing is to be added"))
  }

  @Test(arguments: [
    ("UserDefaults", "is no CATEGORY=CODE"), ("Location=CA92.1", "is no category"),
    ("DiskSpace=CA92.1", "is no reason for"),
    ("UserDefaults=CA92", "is no reason for"), ("DiskSpace=E174.1", "no target lacks"),
  ])
  func aWrongReasonIsTrouble(text: String, why: String) throws {
    let workspace = try Workspace(["App/A.swift": Self.source])
    let run = try workspace.run("manifest", "suggest", "--write", "--reason", text)
    #expect(run.exit == 2 && run.errors.contains(why), "\(run.errors)")
    #expect(workspace.files().filter { $0.hasSuffix("xcprivacy") }.isEmpty)
  }

  private static let spec = "name: A\ntargets:\n  A: {type: application, platform: iOS, sources: [App]}\n"

  /// A project whose target has the source, by a group or by its folder.
  private static func project(_ objects: String, _ target: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = M; targets = (T); };
    M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
    \(objects)
    T = { isa = PBXNativeTarget; name = A; \(target) productType = "com.apple.product-type.application"; };
    }; }
    """
  }

  private static let folder = project(
    "G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };",
    "fileSystemSynchronizedGroups = (G);")
  private static let group = project(
    """
    G = { isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
    """, "buildPhases = (S);")

  @Test(
    "Who takes a new manifest is what the projects say",
    arguments: [
      (["project.yml": spec], "is copied by project.yml#A, which takes what is in its folder"),
      (["A.xcodeproj/project.pbxproj": folder], "is copied by A.xcodeproj#A, which takes"),
      (["A.xcodeproj/project.pbxproj": group], "is not copied yet; add it to the resources of A.xcodeproj#A"),
      (
        ["A.xcodeproj/project.pbxproj": group, "project.yml": spec],
        "is not copied yet; its spec takes it, so generate the project of A.xcodeproj#A anew"
      ),
    ])
  func newManifests(files: [String: String], words: String) throws {
    let source = "import Foundation\nlet d = UserDefaults.standard\n"
    let workspace = try Workspace(files.merging(["App/A.swift": source]) { $1 })
    let run = try workspace.run("manifest", "suggest", "--write")
    #expect(run.exit == 0 && run.errors.contains("App/PrivacyInfo.xcprivacy " + words), "\(run.errors)")
  }

  @Test func mergeSaysWhereEachLineComesFrom() throws {
    let data = """
      <key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key>
      <array><string>ads.example.com</string></array>
      """
    let workspace = try Workspace([
      "App/PrivacyInfo.xcprivacy": Self.manifest("<key>NSPrivacyTracking</key><false/>"),
      "Pods/Ads/PrivacyInfo.xcprivacy": Self.manifest(data),
      "AppTests/PrivacyInfo.xcprivacy": Self.manifest(data),
    ])
    let run = try workspace.run("manifest", "merge")
    #expect(run.exit == 0 && run.output.contains("  yes\n      Pods/Ads/PrivacyInfo.xcprivacy:2\n"))
    #expect(run.output.contains("  ads.example.com\n      Pods/Ads/PrivacyInfo.xcprivacy:3\n"))
    #expect(!run.output.contains("AppTests"))
    struct Sum: Decodable {
      struct Domain: Decodable { let domain: String }
      let domains: [Domain]
    }
    let json = try workspace.run("manifest", "merge", "--format", "json").output
    #expect(
      try JSONDecoder().decode(Sum.self, from: Data(json.utf8)).domains.map(\.domain) == ["ads.example.com"])
  }

  @Test(arguments: [
    ("CA92.1", "Access info from same app"), ("ca92.1", "Access info from same app"),
    ("UserDefaults", "1C8F.1"),
    ("NSPrivacyTracking", "<true/> or <false/>"), ("ITMS-91053", "Missing API declaration"),
    ("91055", "Invalid API reason declaration"),
    ("NSPrivacyCollectedDataTypeCrashData", "Reports of crashes."),
    ("manifest.missing", "Target without a privacy manifest"),
  ])
  func explains(name: String, words: String) throws {
    let run = try Workspace().run("explain", name)
    #expect(run.exit == 0 && run.output.contains(words), "\(run.output)\(run.errors)")
  }

  @Test func aMisspeltCodeIsAnsweredWithTheNearest() throws {
    #expect(try Workspace().run("explain", "CA92.2").errors.contains("did you mean 'CA92.1'?"))
  }
}

import Projects
import Testing

@Suite("Targets of Xcode projects")
struct XcodeTargetsTests {
  @Test("Projects come to their targets", arguments: XcodeFixture.all)
  func fixtures(fixture: XcodeFixture) { #expect(fixture.targets.summary == fixture.answer) }

  @Test(
    "What a target builds says what it is",
    arguments: [
      ("application", "app"), ("application.messages", "app"), ("application.watchapp2", "watch-app"),
      ("application.on-demand-install-capable", "app-clip"), ("app-extension", "app-extension"),
      ("app-extension.messages", "app-extension"), ("extensionkit-extension", "app-extension"),
      ("watchkit2-extension", "app-extension"), ("framework", "framework"), ("framework.static", "framework"),
      ("library.static", "static-library"), ("library.dynamic", "dynamic-library"), ("bundle", "bundle"),
      ("xpc-service", "bundle"), ("bundle.unit-test", "test"), ("bundle.ui-testing", "test"),
      ("tool", "tool"),
      ("something.new", "other"),
    ])
  func kinds(type: String, kind: String) {
    let project = XcodeFixture.project(
      "P = { targets = (T); }; T = { name = A; productType = \"com.apple.product-type.\(type)\"; };")
    let targets = XcodeFixture.targets(["A.xcodeproj/project.pbxproj": project]).targets
    #expect(targets.map(\.kind.rawValue) == [kind])
  }

  @Test(
    "A project that cannot be read is named, with its line",
    arguments: [
      ("", 1, "no Xcode project"), ("{}", 1, "no 'objects'"),
      ("{ objects = {}; rootObject = A; }", 1, "none of"),
      ("{ objects = {\n<<<<<<< HEAD\n A = { a = b; };\n=======\n>>>>>>> other\n}; }", 2, "a merge"),
      ("{ objects = { A = { isa = \"x; }; }; }", 1, "quote"), ("[1]", 1, "JSON"), ("{ objects = { ", 1, ""),
    ])
  func malformed(text: String, line: Int, words: String) {
    let files = XcodeFixture.read(["A.xcodeproj/project.pbxproj": text])
    let notes = ProjectTargets(of: files, FileIndex(files.map(\.path))).notes
    #expect(notes.map(\.kind) == [.malformedProject])
    #expect(notes.first?.place.line == line)
    #expect(notes.first?.why.contains(words) == true)
  }

  @Test func anEntitlementsTeamIsThatOfTheConfiguration() {
    let targets = XcodeFixture.targets([
      "ios/Chat.xcodeproj/project.pbxproj": XcodeFixture.project(
        """
        P = { targets = (T); }; T = { name = Chat; buildConfigurationList = L; };
        L = { buildConfigurations = (A, B); };
        A = { name = Release; buildSettings = { DEVELOPMENT_TEAM = ABCDE12345; }; };
        B = { name = Enterprise; buildSettings = { DEVELOPMENT_TEAM = ZZZZZ99999; }; };
        """)
    ]).targets
    let groups = targets.first?.variants.map {
      $0.settings.expanded("$(AppIdentifierPrefix)x", at: FilePlace("")).text
    }
    #expect(groups == ["ZZZZZ99999.x", "ABCDE12345.x"])
    #expect(targets.first?.archived.configuration == "Release")
  }

  @Test func aSettingsPlaceIsItsLine() {
    let targets = XcodeFixture.targets([
      "A.xcodeproj/project.pbxproj": XcodeFixture.project(
        """
        P = { targets = (T); }; T = { name = A; buildConfigurationList = L; };
        M = { children = (F); }; F = { path = A.xcconfig; };
        L = { buildConfigurations = (R); };
        R = { name = Release; baseConfigurationReference = F; buildSettings = {
          INFOPLIST_KEY_NSCameraUsageDescription = "To scan.";
        }; };
        """), "A.xcconfig": "\n\nINFOPLIST_KEY_NSMicrophoneUsageDescription = To talk.",
    ]).targets
    #expect(targets.isEmpty == false)
    let settings = targets.first?.archived.settings ?? BuildSettings()
    let names = settings.names(beginningWith: "INFOPLIST_KEY_")
    #expect(names.map { settings.value(of: $0)?.text } == ["To scan.", "To talk."])
    #expect(
      names.map { settings.value(of: $0).map { "\($0.place.file):\($0.place.line)" } }
        == ["A.xcodeproj/project.pbxproj:7", "A.xcconfig:3"])
  }
}

@Suite("What a project links")
struct XcodeLinkTests {
  @Test func whatIsLinkedAndNotBuiltIsNoted() {
    let project = XcodeFixture.project(
      """
      P = { mainGroup = M; targets = (T, U); packageReferences = (R); }; M = { children = (A, B, C, D, E); };
      A = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B = { isa = PBXFileReference; path = Vendor/Ads.xcframework; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
      D = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      E = { isa = PBXFileReference; path = /System/Library/Frameworks/Cocoa.framework; sourceTree = "<absolute>"; };
      X = { isa = PBXFileReference; path = Own.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      a = { isa = PBXBuildFile; fileRef = A; }; b = { isa = PBXBuildFile; fileRef = B; };
      c = { isa = PBXBuildFile; fileRef = C; }; d = { isa = PBXBuildFile; fileRef = D; };
      e = { isa = PBXBuildFile; fileRef = E; }; x = { isa = PBXBuildFile; fileRef = X; };
      F = { isa = PBXFrameworksBuildPhase; files = (a, b, c, d, e, x); };
      T = { name = App; buildPhases = (F); productType = "com.apple.product-type.application"; };
      U = { name = Own; productReference = X; productType = "com.apple.product-type.framework"; };
      R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.example/far.git"; };
      """)
    let path = "App.xcodeproj/project.pbxproj"
    let notes = { (files: [String: String]) in
      ProjectTargets(of: XcodeFixture.read(files), FileIndex(Array(files.keys))).notes
        .filter { $0.kind == .absentDependency }.map { "\($0.place.line) \($0.why)" }
    }
    #expect(
      notes([path: project]) == [
        "0 nothing in the tree builds what targets link, so the code of it is not read: Ads.xcframework, Kit.framework",
        "16 packages from elsewhere are not in the tree, so the code of them is not read: far",
      ])
    let lock = "{\"pins\": [{\"identity\": \"far\"}]}"
    #expect(notes([path: project, "Package.resolved": lock]).last?.contains("1 locked dependency") == true)
  }
}

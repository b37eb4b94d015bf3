import Projects
import Testing

@Suite("Hostile projects")
struct HostileProjectTests {
  /// Whatever comes of it, it has to end.
  private func read(_ files: [String: String]) -> String { XcodeFixture.targets(files).summary }

  @Test(
    "A project cut anywhere gives no target",
    arguments: [XcodeFixture.settings, XcodeFixture.packages])
  func prefixes(fixture: XcodeFixture) throws {
    let path = try #require(fixture.files.keys.first { $0.hasSuffix(".pbxproj") })
    let bytes = Array(try #require(fixture.files[path]).utf8)
    for count in 0..<(bytes.count - 1) {
      var files = fixture.files
      files[path] = String(decoding: bytes[..<count], as: UTF8.self)
      // What is not whole has no target.
      #expect(read(files).isEmpty)
    }
    #expect(!read(fixture.files).isEmpty)
  }

  @Test("Lines of settings cut anywhere are read")
  func settings() throws {
    let text = "#include? \"a\" // b\nA[sdk=x*][config=Release] = 1 \\\n  2 // c\n#include \"A.xcconfig\"\nB"
    for count in 0...text.utf8.count {
      let cut = String(decoding: Array(text.utf8).prefix(count), as: UTF8.self)
      _ = SettingsFile(Array(cut.utf8), of: "A.xcconfig")
    }
  }

  @Test(
    "What refers to itself ends",
    arguments: [
      // Groups in circles, and a group that is in itself.
      (
        "P = { mainGroup = M; targets = (T); }; M = { children = (A, M); path = m; }; A = { children = (B); path = a; }; B = { children = (A, M, F); path = b; }; F = { path = X.swift; }; T = { name = T; buildPhases = (S); }; S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { fileRef = F; };",
        1
      ),
      // A group that is no child of the main one, and in a circle.
      (
        "P = { mainGroup = M; targets = (T); }; M = { children = (A); }; A = { children = (A, M); }; T = { name = T; buildPhases = (S, S); }; S = { isa = PBXSourcesBuildPhase; files = (X, X); }; X = { fileRef = A; };",
        1
      ),
      // Targets that carry, link and wait for each other.
      (
        "P = { targets = (A, B, A); }; A = { name = A; productReference = a; productType = \"com.apple.product-type.application\"; buildPhases = (CB); dependencies = (DB); }; B = { name = B; productReference = b; productType = \"com.apple.product-type.app-extension\"; buildPhases = (CA); dependencies = (DA); }; CA = { isa = PBXCopyFilesBuildPhase; files = (fa); }; CB = { isa = PBXCopyFilesBuildPhase; files = (fb); }; fa = { fileRef = a; }; fb = { fileRef = b; }; a = { path = A.app; }; b = { path = B.appex; }; DA = { target = A; }; DB = { target = B; };",
        2
      ),
      // Objects of the wrong kinds.
      (
        "P = { targets = (P, L, M, x); mainGroup = P; buildConfigurationList = P; name = (a, b); }; L = (); M = { children = text; buildSettings = (); };",
        2
      ),
      ("P = { targets = { a = b; }; };", 0),
      ("P = text;", 0),
      (
        "P = { targets = (T); }; T = { fileSystemSynchronizedGroups = (T, G); name = T; }; G = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (G); path = \"\"; explicitFolders = ({}, \"\"); };",
        1
      ),
    ])
  func cycles(objects: String, targetCount: Int) {
    let files = [
      "A.xcodeproj/project.pbxproj": XcodeFixture.project(objects), "X.swift": "", "m/a/b/X.swift": "",
    ]
    #expect(XcodeFixture.targets(files).targets.count == targetCount)
  }

  @Test func settingsThatIncludeEachOtherAreReadOnce() {
    let summary = read([
      "A.xcodeproj/project.pbxproj": XcodeFixture.project(
        """
        P = { targets = (T); mainGroup = M; }; T = { name = A; buildConfigurationList = L; };
        M = { children = (F); }; F = { path = A.xcconfig; }; L = { buildConfigurations = (R); };
        R = { name = Release; baseConfigurationReference = F; };
        """),
      "A.xcconfig": "#include \"B.xcconfig\"\nINFOPLIST_FILE = $(X)a.plist",
      "B.xcconfig": "X = b\n#include \"A.xcconfig\"",
    ])
    #expect(
      summary == """
        A.xcodeproj#A other :3
          *Release plist=ba.plist
        note malformed B.xcconfig:2
        """)
  }

  @Test func includesThatDoubleStaySmall() {
    var files = [
      "A.xcodeproj/project.pbxproj": XcodeFixture.project(
        """
        P = { targets = (T); mainGroup = M; }; T = { name = A; buildConfigurationList = L; };
        M = { children = (F); }; F = { path = 0.xcconfig; }; L = { buildConfigurations = (R); };
        R = { name = Release; baseConfigurationReference = F; };
        """)
    ]
    for number in 0..<30 {
      let include = "#include \"\(number + 1).xcconfig\"\n"
      files["\(number).xcconfig"] = include + include + "A\(number) = 1"
    }
    files["30.xcconfig"] = "B = 1"
    #expect(read(files).hasPrefix("A.xcodeproj#A other"))
  }

  @Test func aDeepTowerOfGroupsEnds() {
    var objects = "P = { targets = (T); mainGroup = g0; }; T = { name = T; buildPhases = (S); };\n"
    objects += "S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { fileRef = g20000; };\n"
    for number in 0..<20_000 { objects += "g\(number) = { children = (g\(number + 1)); path = a; };\n" }
    objects += "g20000 = { path = X.swift; };"
    #expect(read(["A.xcodeproj/project.pbxproj": XcodeFixture.project(objects)]).hasPrefix("A.xcodeproj#T"))
  }

  @Test func deepBracketsAreRefused() {
    let text = String(repeating: "{ a = ", count: 100_000)
    #expect(read(["A.xcodeproj/project.pbxproj": text]) == "")
  }

  @Test(
    "Broken tags are passed over",
    arguments: [
      "<", "<a", "<a b", "<a b=", "<a b=\"", "<a b=\"c\"", "<!--", "<a b=c>", "</", "<a/", "<?", "&<&>",
    ])
  func tags(text: String) {
    let scheme = XcodeScheme(Array(text.utf8), of: "A.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    #expect(scheme.path.hasSuffix("A.xcscheme"))
  }
}

import Audit
import Catalog
import Projects
import Testing

/// Shapes that real projects have, and that say something else than they seem to.
@Suite("What does not ship, and who answers for what ships")
struct RealTreeTests {
  private static let standard = "import Foundation\nlet d = UserDefaults.standard\n"
  private static let info = infoPlist(["CFBundlePackageType": "APPL"])
  private static let path = "App/PrivacyInfo.xcprivacy"
  private static let camera =
    "import AVFoundation\nfunc scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"

  private static func with(_ target: Target, _ change: (inout Target) -> Void) -> Target {
    var target = target
    change(&target)
    return target
  }

  static let conditions: [AuditCase] = [
    AuditCase(
      "What only the simulator compiles",
      [
        "App/A.swift": """
        import Foundation
        #if targetEnvironment(simulator)
        let a = UserDefaults.standard
        #endif
        #if os(Linux)
        let b = UserDefaults.standard
        #endif
        """,
        "App/B.m":
          "#if TARGET_OS_SIMULATOR\nvoid f(void) { [NSUserDefaults standardUserDefaults]; }\n#endif\n",
      ], targets: [appTarget(platforms: [], sources: ["App/A.swift", "App/B.m"])], ""),
    AuditCase(
      "What a device compiles beside it",
      [
        "App/A.swift":
          "import Foundation\n#if !targetEnvironment(simulator)\nlet a = UserDefaults.standard\n#endif\n"
      ],
      targets: [appTarget(sources: ["App/A.swift"])], "App/A.swift:3 manifest.missing error"),
    AuditCase(
      "What only compilers for other systems see",
      [
        "App/A.c": """
        #include <sys/stat.h>
        #if !__APPLE__
        int f(const char *p) { struct stat s; return stat(p, &s); }
        #endif
        #ifdef _WIN32
        int g(const char *p) { struct stat s; return stat(p, &s); }
        #endif
        """
      ], targets: [appTarget(sources: ["App/A.c"])], ""),
    AuditCase(
      "What only the Mac's build of a target uses",
      [
        "App/A.swift": "import Foundation\n#if os(macOS)\nlet a = UserDefaults.standard\n#endif\n",
        "App/B.c":
          "#include <sys/mount.h>\n#if TARGET_OS_OSX\nint f(const char *p) { struct statfs s; return statfs(p, &s); }\n#endif\n",
      ], targets: [appTarget(platforms: [.iOS, .macOS], sources: ["App/A.swift", "App/B.c"])], ""),
    AuditCase(
      "What packages and pods have for debugging alone",
      ["Kit/K.swift": "import Foundation\n#if DEBUG\nlet a = UserDefaults.standard\n#endif\n"],
      targets: [appTarget("Kit", .library, sources: ["Kit/K.swift"])], ""),
    AuditCase(
      "A flag that only another target of the project sets",
      ["App/A.swift": "import Foundation\n#if TRACKS\nlet a = UserDefaults.standard\n#endif\n"],
      targets: [
        with(appTarget(sources: ["App/A.swift"])) { $0.variants[0].definitions = ["TRACKS"] },
        appTarget("Remote", sources: ["App/A.swift"]),
      ], "App/A.swift:3 manifest.missing error"),
  ]

  static let owners: [AuditCase] = [
    AuditCase(
      "A static library beside a framework of the same code, which carries the manifest",
      ["Kit/K.swift": standard, "Kit/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1")],
      targets: [
        appTarget("Kit", .framework, sources: ["Kit/K.swift"], resources: ["Kit/PrivacyInfo.xcprivacy"]),
        appTarget("KitStatic", .staticLibrary, sources: ["Kit/K.swift"]),
      ], ""),
    AuditCase(
      "A part of a library that declares what the part uses",
      [
        "Package.swift": package, "Sources/Kit/k.swift": "public let k = 1\n",
        "Sources/Core/c.swift": standard,
        "Sources/Kit/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      ], ""),
    AuditCase(
      "A part of a library that declares something else",
      [
        "Package.swift": package, "Sources/Kit/k.swift": "public let k = 1\n",
        "Sources/Core/c.swift": standard,
        "Sources/Kit/PrivacyInfo.xcprivacy": manifest("DiskSpace=E174.1"),
      ],
      """
      Sources/Core/c.swift:2 manifest.missing error
      Sources/Kit/PrivacyInfo.xcprivacy:8 manifest.unused-category [NSPrivacyAccessedAPICategoryDiskSpace] warning
      """),
    AuditCase(
      "A manifest of other code is near by chance",
      ["App/A.swift": standard, "App/Core/C.swift": standard, path: manifest("UserDefaults=CA92.1")],
      targets: [
        appTarget(sources: ["App/A.swift"], resources: [path]),
        with(appTarget("Core", .library, sources: ["App/Core/C.swift"])) {
          $0.id = "App/Core/Core.podspec#Core"
        },
      ], "App/Core/C.swift:2 manifest.missing error"),
    AuditCase(
      "A manifest that a project of the same code copies, and this one forgets",
      ["Kit/K.swift": standard, "Kit/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1")],
      targets: [
        appTarget("Kit", .framework, sources: ["Kit/K.swift"], resources: ["Kit/PrivacyInfo.xcprivacy"]),
        with(appTarget("Kit", .library, sources: ["Kit/K.swift"])) { $0.id = "Package.swift#Kit" },
      ], "Kit/PrivacyInfo.xcprivacy:0 manifest.not-in-target error"),
    AuditCase(
      "A manifest that a project with a few of the same files copies",
      [
        "App/A.swift": standard, "Kit/K.swift": standard, "Kit/L.swift": "let l = 1\n",
        "Kit/PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      ],
      targets: [
        appTarget("App", sources: ["App/A.swift", "Kit/L.swift"], resources: ["Kit/PrivacyInfo.xcprivacy"]),
        with(appTarget("Kit", .framework, sources: ["Kit/K.swift", "Kit/L.swift"])) {
          $0.id = "Kit/Kit.xcodeproj#Kit"
        },
      ], "Kit/K.swift:2 manifest.missing error"),
    AuditCase(
      "A manifest that nobody copies is of the project around it, not of one within",
      [
        "App/A.swift": standard, "Core/C.swift": standard,
        "PrivacyInfo.xcprivacy": manifest("UserDefaults=CA92.1"),
      ],
      targets: [
        with(appTarget("App", sources: ["App/A.swift"])) { $0.id = "App.xcodeproj#App" },
        with(appTarget("Core", .framework, sources: ["Core/C.swift"])) { $0.id = "Core/Core.xcodeproj#Core" },
      ],
      """
      Core/C.swift:2 manifest.missing error
      PrivacyInfo.xcprivacy:0 manifest.not-in-target error
      """),
    AuditCase(
      "Code that documentation shows is compiled by nobody",
      [
        "Package.swift": package, "Sources/Kit/k.swift": "public let k = 1\n",
        "Sources/Kit/Kit.docc/Tutorials/t.swift": standard,
      ], ""),
    AuditCase(
      "A framework of a package is asked itself, and not what links it",
      [
        "App/A.swift": "let a = 1\n",
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (T); packageReferences = (L); };
        M = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        L = { isa = XCLocalSwiftPackageReference; relativePath = Web; };
        D = { isa = XCSwiftPackageProductDependency; package = L; productName = Web; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); packageProductDependencies = (D);
        productType = "com.apple.product-type.application"; };
        }; }
        """,
        "Web/Package.swift": """
        // swift-tools-version: 6.0
        let package = Package(
          name: "Web", products: [.library(name: "Web", type: .dynamic, targets: ["Web"])],
          targets: [.target(name: "Web")])
        """,
        "Web/Sources/Web/w.swift": standard,
      ], "Web/Sources/Web/w.swift:2 manifest.missing error"),
  ]

  private static let package = """
    // swift-tools-version: 6.0
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit", dependencies: ["Core"]), .target(name: "Core")])
    """

  static let samples: [AuditCase] = [
    AuditCase(
      "A sample app does not ship",
      ["Shared/A.swift": standard, "Demo/Info.plist": info],
      targets: [
        with(appTarget(sources: ["Shared/A.swift"])) {
          $0.place = FilePlace("Demo/App.xcodeproj/project.pbxproj")
        }
      ], "Shared/A.swift:2 manifest.missing note"),
    AuditCase(
      "A preview beside the app that ships, but not where there is nothing else",
      ["Kit/K.swift": standard],
      targets: [
        appTarget("Shop", sources: ["Kit/K.swift"]), appTarget("ShopPreview", sources: ["Kit/K.swift"]),
        with(appTarget("Preview", sources: ["Kit/K.swift"])) {
          $0.id = "B.xcodeproj#Preview"
          $0.place = FilePlace("B.xcodeproj/project.pbxproj")
        },
      ],
      """
      Kit/K.swift:2 manifest.missing error
      Kit/K.swift:2 manifest.missing error
      Kit/K.swift:2 manifest.missing note
      """),
    AuditCase(
      "A host of tests does not ship",
      ["Tests/Host/A.m": "int a;\n", "Tests/Host/Info.plist": allowing],
      targets: [
        appTarget(sources: ["Tests/Host/A.m"], infoPlist: "Tests/Host/Info.plist"),
        appTarget("Shop", sources: ["Shop/S.m"], infoPlist: "", generates: true),
      ],
      "Tests/Host/Info.plist:8 ats.arbitrary-loads note"),
    AuditCase(
      "Where there is nothing else, that is what ships",
      ["Tests/Host/A.m": "int a;\n", "Tests/Host/Info.plist": allowing],
      targets: [appTarget(sources: ["Tests/Host/A.m"], infoPlist: "Tests/Host/Info.plist")],
      "Tests/Host/Info.plist:8 ats.arbitrary-loads warning"),
    AuditCase(
      "The app does",
      ["App/A.m": "int a;\n", "App/Info.plist": allowing],
      targets: [appTarget(sources: ["App/A.m"])], "App/Info.plist:8 ats.arbitrary-loads warning"),
  ]

  private static let allowing = propertyList(
    "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSAllowsArbitraryLoads</key>\n<true/></dict>")

  static let carried: [AuditCase] = [
    AuditCase(
      "An extension whose app is not in the tree, by way of a library",
      ["Widget/W.swift": "let w = 1\n", "Widget/Info.plist": info, "Core/C.swift": camera],
      targets: [
        appTarget("Widget", .appExtension, links: ["Core"], sources: ["Widget/W.swift"]),
        appTarget("Core", .staticLibrary, sources: ["Core/C.swift"]),
      ], ""),
    AuditCase(
      "A framework for another platform",
      ["Watch/W.swift": "let w = 1\n", "Watch/Info.plist": info, "Kit/K.swift": camera],
      targets: [
        appTarget("Watch", .app, platforms: [.tvOS], embeds: ["Kit"], sources: ["Watch/W.swift"]),
        appTarget("Kit", .framework, platforms: [.iOS], sources: ["Kit/K.swift"]),
      ], ""),
    AuditCase(
      "What an extension carries is not in the app's process",
      ["App/A.swift": "let a = 1\n", "App/Info.plist": info, "Ext/Info.plist": info, "Kit/K.swift": camera],
      targets: [
        appTarget("App", embeds: ["Ext"], sources: ["App/A.swift"]),
        appTarget("Ext", .appExtension, embeds: ["Kit"], sources: []),
        appTarget("Kit", .framework, sources: ["Kit/K.swift"]),
      ], "Kit/K.swift:2 usage.missing [NSCameraUsageDescription] error"),
  ]

  static let unseen: [AuditCase] = [
    AuditCase(
      "A reason for SDKs, where a pod that is not in the tree may be linked",
      [
        path: manifest("UserDefaults=C56D.1"), "App/A.swift": standard, "App/Info.plist": info,
        "Podfile.lock": "PODS:\n  - Ads (1.0)\n",
      ],
      "App/PrivacyInfo.xcprivacy:11 manifest.sdk-only-reason [C56D.1] warning")
  ]

  @Test("Conditions that no build for a store fulfils", arguments: conditions)
  func builds(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("Whose manifest it is", arguments: owners)
  func answers(_ one: AuditCase) throws { try one.check("manifest.") }

  @Test("Samples and hosts of tests", arguments: samples)
  func shows(_ one: AuditCase) throws { try one.check("manifest.", "ats.") }

  @Test("Frameworks and extensions", arguments: carried)
  func carries(_ one: AuditCase) throws { try one.check("usage.missing") }

  @Test("Code that is not seen", arguments: unseen)
  func hides(_ one: AuditCase) throws { try one.check("manifest.sdk-only-reason") }
}

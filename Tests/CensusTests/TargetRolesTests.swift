import Foundation
import Testing
import Trees

@testable import Census

/// A tree, and the role of each of its sources that has a site.
struct RoleTree: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let roles: [String: Role]
  let folders: RoleFolders

  /// - Parameters:
  ///   - described: files that say what belongs to which target.
  ///   - roles: of sources, each with one site.
  init(
    _ name: String, _ described: [String: String], _ roles: [String: Role],
    folders: RoleFolders = RoleFolders()
  ) {
    testDescription = name
    let sources = roles.map { ($0.key, "import Foundation\nlet kept = UserDefaults.standard\n") }
    files = described.merging(sources) { $1 }
    self.roles = roles
    self.folders = folders
  }

  /// - Parameter targets: a name, a type, and the folders of each.
  static func spec(_ targets: (name: String, type: String, folders: String)..., more: String = "") -> String {
    "name: Shop\ntargets:\n"
      + targets.map { target in
        "  \(target.name): {type: \(target.type), platform: iOS, sources: [\(target.folders)]\(more)}\n"
      }.joined()
  }

  static func package(_ targets: String, products: String = "") -> String {
    "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", products: [\(products)], targets: [\(targets)])\n"
  }
}

@Suite("What code is for") struct TargetRolesTests {
  private func census(_ tree: RoleTree) throws -> Census {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "roles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    for (path, text) in tree.files {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let index = try Shipped.index.get()
    var scanner = Scanner(
      index, try Tree(root: place.path), ListOptions(wanted: Scanner.names), detail: .gating, jobs: 2)
    scanner.roles = tree.folders
    return scanner.census()
  }

  @Test("What a target that ships compiles is the app's", arguments: shipping + others + tools)
  func roles(_ tree: RoleTree) throws {
    let sites = try census(tree).sites
    #expect(Dictionary(sites.map { ($0.file, $0.role) }) { first, _ in first } == tree.roles)
    // A site of the app can fail a gate, so it says what it is.
    #expect(sites.allSatisfy { $0.role != .app || !$0.call.isEmpty })
  }

  private static let app = "application"

  static let shipping: [RoleTree] = [
    RoleTree(
      "Folders and names within an app",
      ["project.yml": RoleTree.spec(("Shop", app, "App"), ("ShopTests", "bundle.unit-test", "Checks"))],
      [
        "App/A.swift": .app, "App/SpeedTest/Run.swift": .app, "App/Demo/Mode.swift": .app,
        "App/Samples/Drum.swift": .app, "App/Specs/Sheet.swift": .app, "App/Mocks/Map.swift": .app,
        "App/Features/Tests/Result.swift": .app, "App/VariantTests.swift": .app, "Checks/C.swift": .test,
        // What no target compiles, its path tells.
        "Lab/Tests/L.swift": .test, "Lab/Demo/L.swift": .sample, "Lab/LabTests.swift": .test,
      ]),
    RoleTree(
      "All of an app in one folder of its own", ["project.yml": RoleTree.spec(("A", app, "App"))],
      ["App/SpeedTest/Run.swift": .app]),
    RoleTree(
      "An app compiles it, and a test does, too",
      ["project.yml": RoleTree.spec(("Shop", app, "App"), ("Checks", "bundle.unit-test", "App, Checks"))],
      ["App/Tests/Board.swift": .app, "Checks/C.swift": .test]),
    RoleTree(
      "An extension that the app carries",
      [
        "project.yml": """
        name: Shop
        targets:
          Shop: {type: application, platform: iOS, sources: [App], dependencies: [{target: ShareSample}]}
          ShareSample: {type: app-extension, platform: iOS, sources: [ShareSample]}
        """
      ], ["App/A.swift": .app, "ShareSample/S.swift": .app]),
    RoleTree(
      "A framework that the app links",
      [
        "project.yml": """
        name: Shop
        targets:
          Shop: {type: application, platform: iOS, sources: [App], dependencies: [{target: Fixtures}]}
          Fixtures: {type: framework, platform: iOS, sources: [Fixtures]}
        """
      ], ["App/A.swift": .app, "Fixtures/F.swift": .app]),
    RoleTree(
      "Libraries of a package that are offered, or linked by what is",
      [
        "Package.swift": RoleTree.package(
          ".target(name: \"SpeedTest\", dependencies: [\"DrumSamples\"]), .target(name: \"DrumSamples\"), .target(name: \"Kit\")",
          products: ".library(name: \"SpeedTest\", targets: [\"SpeedTest\"])")
      ],
      [
        "Sources/SpeedTest/R.swift": .app, "Sources/DrumSamples/D.swift": .app,
        "Sources/Kit/Samples/K.swift": .app, "Sources/Kit/K.swift": .app,
      ]),
    RoleTree(
      "An app that is called as what makes a test, in a project and a folder of that name",
      [
        "SpeedTest/project.yml": RoleTree.spec(
          ("SpeedTest", app, "SpeedTest"), ("Widget", "app-extension", "Widget"))
      ],
      ["SpeedTest/SpeedTest/S.swift": .app, "SpeedTest/Widget/W.swift": .app]),
    RoleTree(
      "All that there is in a folder that is called so",
      ["project.yml": RoleTree.spec(("Shop", app, "Sample"))],
      ["Sample/A.swift": .app, "Sample/Deep/B.swift": .app]),
    RoleTree(
      "Where the spec and what it includes lie",
      [
        "specs/project.yml": "name: Shop\ninclude: [../Tests/base.yml]\n",
        "Tests/base.yml": RoleTree.spec(("Shop", app, "../Shop")),
      ], ["Shop/A.swift": .app]),
  ]

  static let others: [RoleTree] = [
    RoleTree(
      "Targets for demonstration and for tests beside what ships",
      [
        "project.yml": RoleTree.spec(
          ("Shop", app, "App"), ("Demo", app, "Demo"), ("ShopPreview", app, "Preview"),
          ("TestUtils", "framework", "TestUtils"), ("Host", app, "Tests/Host"),
          ("ShopTestUtilsLinked", "framework", "More"), ("speed", "tool", "Tools"))
      ],
      [
        "App/A.swift": .app, "Demo/Deep/D.swift": .sample, "Preview/P.swift": .sample,
        "TestUtils/T.swift": .test, "Tests/Host/H.swift": .test, "More/M.swift": .test,
        "Tools/main.swift": .app, "Tools/Demo/main.swift": .sample,
      ]),
    RoleTree(
      "A project of its own in a folder of examples",
      [
        "Package.swift": RoleTree.package(
          ".target(name: \"Kit\")", products: ".library(name: \"Kit\", targets: [\"Kit\"])"),
        "Examples/Basic/project.yml": RoleTree.spec(("Basic", app, "Basic")),
      ], ["Sources/Kit/K.swift": .app, "Examples/Basic/Basic/B.swift": .sample]),
    RoleTree(
      "What a package has for tests and for show",
      [
        "Package.swift": RoleTree.package(
          """
          .target(name: "Kit"), .target(name: "KitTestSupport"), .target(name: "KitMocks", path: "Mocks/KitMocks"),
          .executableTarget(name: "Demo", dependencies: ["Kit"]), .target(name: "Parts", path: "Examples/Parts"),
          .testTarget(name: "KitTests", dependencies: ["Kit", "KitTestSupport"])
          """,
          products: ".library(name: \"Kit\", targets: [\"Kit\", \"KitTestSupport\"])")
      ],
      [
        "Sources/Kit/K.swift": .app, "Sources/KitTestSupport/S.swift": .test, "Mocks/KitMocks/M.swift": .test,
        "Sources/Demo/main.swift": .sample, "Examples/Parts/P.swift": .sample,
        "Tests/KitTests/T.swift": .test,
      ]),
    RoleTree(
      "What a person says of folders stands",
      ["project.yml": RoleTree.spec(("Shop", app, "App, Play"), ("Demo", app, "Demo"))],
      [
        "App/A.swift": .app, "App/Checks/C.swift": .test, "Play/P.swift": .sample, "Demo/D.swift": .app,
      ],
      folders: RoleFolders(
        tests: FolderPatterns(["Checks"]), samples: FolderPatterns(["Play", "!Demo"]))),
  ]

  static let tools: [RoleTree] = [
    RoleTree(
      "Plug-ins, macros and what only they use",
      [
        "Package.swift": RoleTree.package(
          """
          .target(name: "Kit", dependencies: ["KitMacros", "Shared"]),
          .macro(name: "KitMacros", dependencies: ["Shared", "Syntax"]), .target(name: "Shared"), .target(name: "Syntax"),
          .plugin(name: "Make", capability: .buildTool(), dependencies: ["maker", "offered"]),
          .executableTarget(name: "maker"), .executableTarget(name: "offered"), .executableTarget(name: "tool")
          """,
          products:
            ".library(name: \"Kit\", targets: [\"Kit\"]), .executable(name: \"offered\", targets: [\"offered\"])"
        )
      ],
      [
        "Sources/Kit/K.swift": .app, "Sources/KitMacros/M.swift": .sample, "Sources/Shared/S.swift": .app,
        "Sources/Syntax/S.swift": .sample, "Plugins/Make/P.swift": .sample,
        "Sources/maker/main.swift": .sample,
        "Sources/offered/main.swift": .app, "Sources/tool/main.swift": .app,
      ])
  ]
}

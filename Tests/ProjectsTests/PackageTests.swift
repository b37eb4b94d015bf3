import Testing

@testable import Formats
@testable import Projects

@Suite("Packages") struct PackageTests {
  @Test(
    "The version of the tools is on the first line",
    arguments: [
      ("// swift-tools-version:5.9\n", [5, 9]), ("// swift-tools-version: 6.0", [6, 0]),
      ("//swift-tools-version:5.3\r\nlet", [5, 3]), ("\n\n// swift-tools-version:5.10.1\n", [5, 10]),
      ("\u{FEFF}// swift-tools-version:6.1;(x)\n", [6, 1]), ("// Swift-Tools-Version:4\n", [4, 0]),
      ("import PackageDescription\n// swift-tools-version:5.9", nil), ("// swift-tools:5.9", nil),
      ("// swift-tools-version:", nil), ("// swift-tools-version:x.y", nil), ("", nil),
      ("// swift-tools-version:99999999999999999999.1", nil),
    ] as [(String, [Int]?)])
  func tools(text: String, version: [Int]?) {
    let read = PackageManifestReader.toolsVersion(Array(text.utf8))
    #expect(read.map { [$0.major, $0.minor] } == version)
  }

  /// A package of one target, whose folder has these files.
  private static func package(_ head: String, _ target: String) -> String {
    "// swift-tools-version:\(head)\nlet package = Package(name: \"P\", targets: [\(target)])\n"
  }

  static let trees: [TreeFixture] = [
    TreeFixture(
      "A target is in the folder of its name, wherever that is looked for",
      [
        "Package.swift": package(
          "5.5", ".target(name: \"A\"), .target(name: \"B\"), .testTarget(name: \"T\", dependencies: [\"A\"])"
        ),
        "Sources/A/a.swift": "", "Sources/A/Data/x.txt": "", "src/B/b.c": "", "src/B/include/b.h": "",
        "Tests/T/t.swift": "", "Sources/other.swift": "",
      ],
      [
        "Package.swift#A library | src Sources/A/a.swift",
        "Package.swift#B library | src src/B/b.c src/B/include/b.h",
        "Package.swift#T test | src Tests/T/t.swift | + Package.swift#A",
      ]),
    TreeFixture(
      "A path, sources and exclusions say what belongs to it",
      [
        "Package.swift": package(
          "5.5",
          ".target(name: \"A\", path: \"./Lib\", exclude: [\"Old\", \"x.swift\"], sources: [\"One\", \"y.swift\"])"
        ),
        "Lib/One/a.swift": "", "Lib/One/b.m": "", "Lib/Old/c.swift": "", "Lib/x.swift": "", "Lib/y.swift": "",
        "Lib/z.swift": "",
      ], ["Package.swift#A library | src Lib/One/a.swift Lib/One/b.m Lib/y.swift"]),
    TreeFixture(
      "The only target of a package needs no folder of its own, from version 5.9 on",
      [
        "new/Package.swift": package(" 5.9", ".target(name: \"A\"), .testTarget(name: \"T\")"),
        "new/Sources/a.swift": "", "new/Tests/t.swift": "",
        "old/Package.swift": package(" 5.8", ".target(name: \"A\")"), "old/Sources/a.swift": "",
      ],
      [
        "new/Package.swift#A library | src new/Sources/a.swift",
        "new/Package.swift#T test | src new/Tests/t.swift",
      ],
      notes: ["missing-file old/Package.swift:2"]),
    TreeFixture(
      "A manifest needs a rule before version 6.0, and none from then on",
      [
        "five/Package.swift": package("5.10", ".target(name: \"A\")"),
        "five/Sources/A/PrivacyInfo.xcprivacy": "", "five/Sources/A/a.swift": "",
        "six/Package.swift": package(" 6.0", ".target(name: \"A\")"),
        "six/Sources/A/PrivacyInfo.xcprivacy": "", "six/Sources/A/a.swift": "",
      ],
      [
        "five/Package.swift#A library | src five/Sources/A/a.swift",
        "six/Package.swift#A library | src six/Sources/A/a.swift | automatic six/Sources/A/PrivacyInfo.xcprivacy :2",
      ]),
    TreeFixture(
      "A rule names a file or a folder, and the place of the rule is kept",
      [
        "Package.swift": """
        // swift-tools-version:5.5
        let package = Package(name: "P", targets: [
          .target(
            name: "A",
            resources: [
              .process("Resources"),
              .copy("More/PrivacyInfo.xcprivacy"), .embedInCode("x.txt"),
              .copy("../../Out/PrivacyInfo.xcprivacy"),
            ]),
          .target(name: "B", exclude: ["PrivacyInfo.xcprivacy"]),
        ])
        """, "Sources/A/a.swift": "", "Sources/A/Resources/PrivacyInfo.xcprivacy": "",
        "Sources/A/Resources/en.lproj/InfoPlist.strings": "", "Sources/A/More/PrivacyInfo.xcprivacy": "",
        "Sources/B/PrivacyInfo.xcprivacy": "", "Sources/B/b.swift": "", "Out/PrivacyInfo.xcprivacy": "",
      ],
      [
        "Package.swift#A library | src Sources/A/a.swift | copy Out/PrivacyInfo.xcprivacy :8 | copy Sources/A/More/PrivacyInfo.xcprivacy :7 | process Sources/A/Resources/PrivacyInfo.xcprivacy :6 | process Sources/A/Resources/en.lproj/InfoPlist.strings :6",
        "Package.swift#B library | src Sources/B/b.swift",
      ]),
    TreeFixture(
      "Products of packages in the tree are linked",
      [
        "App/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(
          name: "App", platforms: [.macOS(.v13), .iOS("17.0")],
          dependencies: [.package(path: "../Core"), .package(url: "https://x.example/far.git", from: "1.2.0")],
          targets: [
            .executableTarget(name: "run", dependencies: ["Kit", .product(name: "Core", package: "Core")]),
            .target(name: "Kit", dependencies: ["Core", .target(name: "Low"), .product(name: "Far", package: "far")]),
            .target(name: "Low"), .plugin(name: "P", capability: .buildTool()), .macro(name: "M"),
          ])
        """,
        "App/Sources/run/main.swift": "", "App/Sources/Kit/k.swift": "", "App/Sources/Low/l.swift": "",
        "App/Plugins/P/p.swift": "", "App/Sources/M/m.swift": "",
        "Core/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(
          name: "Core", products: [.library(name: "Core", targets: ["CoreA", "CoreB"])],
          targets: [.target(name: "CoreA"), .target(name: "CoreB"), .binaryTarget(name: "Bin", path: "B.xcframework")])
        """, "Core/Sources/CoreA/a.swift": "", "Core/Sources/CoreB/b.swift": "",
      ],
      [
        "App/Package.swift#Kit library | iOS,macOS | src App/Sources/Kit/k.swift | + App/Package.swift#Low Core/Package.swift#CoreA Core/Package.swift#CoreB",
        "App/Package.swift#Low library | iOS,macOS | src App/Sources/Low/l.swift",
        "App/Package.swift#M other | iOS,macOS | src App/Sources/M/m.swift",
        "App/Package.swift#P other | iOS,macOS | src App/Plugins/P/p.swift",
        "App/Package.swift#run tool | iOS,macOS | src App/Sources/run/main.swift | + App/Package.swift#Kit Core/Package.swift#CoreA Core/Package.swift#CoreB",
        "Core/Package.swift#CoreA library | src Core/Sources/CoreA/a.swift",
        "Core/Package.swift#CoreB library | src Core/Sources/CoreB/b.swift",
      ], notes: ["absent-dependency Core/Package.swift:4"]),
    TreeFixture(
      "A dynamic product is a framework of its own, which is called as its target or stands beside its targets",
      [
        "App/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(
          name: "App", dependencies: [.package(path: "../Kit")],
          targets: [
            .target(name: "A", dependencies: [.product(name: "Kit", package: "Kit")]),
            .target(name: "B", dependencies: [.product(name: "All", package: "Kit")]),
          ])
        """, "App/Sources/A/a.swift": "", "App/Sources/B/b.swift": "",
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(
          name: "Kit", products: [
            .library(name: "Kit", type: .dynamic, targets: ["Kit", "More"]),
            .library(name: "All", type: .dynamic, targets: ["More", "Kit"]),
            .library(name: "Unused", type: .dynamic, targets: ["More"]),
            .library(name: "More", type: .static, targets: ["More"]),
          ], targets: [.target(name: "Kit"), .target(name: "More")])
        """, "Kit/Sources/Kit/k.swift": "", "Kit/Sources/More/m.swift": "",
      ],
      [
        "App/Package.swift#A library | src App/Sources/A/a.swift | > Kit/Package.swift#Kit",
        "App/Package.swift#B library | src App/Sources/B/b.swift | > Kit/Package.swift#All",
        "Kit/Package.swift#All framework | + Kit/Package.swift#Kit Kit/Package.swift#More",
        "Kit/Package.swift#Kit framework | src Kit/Sources/Kit/k.swift | + Kit/Package.swift#More",
        "Kit/Package.swift#More library | src Kit/Sources/More/m.swift",
      ]),
    TreeFixture(
      "An app of Swift Playgrounds is an app",
      [
        "A.swiftpm/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(
          name: "A", platforms: [.iOS("16.0")],
          products: [.iOSApplication(name: "A", targets: ["AppModule"], capabilities: [.camera(purposeString: "Scans.")])],
          targets: [.executableTarget(name: "AppModule", path: ".")])
        """, "A.swiftpm/a.swift": "",
      ], ["A.swiftpm/Package.swift#AppModule app | iOS | src A.swiftpm/a.swift"]),
    TreeFixture(
      "Resources that a loop sets are not known",
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(name: "A", targets: [.target(name: "A")])
        for target in package.targets {
          target.resources = [.process("PrivacyInfo.xcprivacy")]
        }
        """, "Sources/A/a.swift": "", "Sources/A/PrivacyInfo.xcprivacy": "",
      ], ["Package.swift#A library | src Sources/A/a.swift"], notes: ["unread-project Package.swift:4"]),
    TreeFixture(
      "A package within belongs to itself",
      [
        "Package.swift": package("5.5", ".target(name: \"A\", path: \".\", exclude: [\"Tests\"])"),
        "a.swift": "", "Packager.swift": "",
        "Inner/Package.swift": package("5.5", ".target(name: \"I\")"), "Inner/Sources/I/i.swift": "",
        ".hidden/h.swift": "", "Tests/t.swift": "",
      ],
      [
        "Inner/Package.swift#I library | src Inner/Sources/I/i.swift",
        "Package.swift#A library | src Packager.swift a.swift",
      ]),
  ]

  @Test("A tree of packages has targets", arguments: trees)
  func targets(_ tree: TreeFixture) {
    #expect(tree.result.shown == tree.targets)
    #expect(tree.result.shownNotes == tree.notes)
  }

  /// What a manifest ends with, and whether all resources of its target are known.
  @Test(
    arguments: [
      ("", true), ("let r = package.targets[0].resources", true),
      ("if package.targets[0].resources == x {}", true),
      ("package.targets.forEach { $0.resources = [] }", false),
      ("for t in package.targets { t.resources?.append(.copy(\"a\")) }", false),
      ("t.resources += more()", false), ("for t in package.targets { t.swiftSettings = settings }", true),
    ])
  func `What changes resources later`(end: String, isKnown: Bool) {
    let tree = [
      "Package.swift": Self.package("5.9", ".target(name: \"A\")") + "\n" + end, "Sources/A/a.swift": "",
    ]
    #expect(ProjectTargets(tree: tree).targets.map(\.mayCopyMore) == [!isKnown])
  }

  @Test func `An app of Swift Playgrounds says what for it asks`() throws {
    let text = """
      // swift-tools-version: 5.9
      let package = Package(
        name: "A",
        products: [.iOSApplication(name: "A", targets: ["A"], capabilities: [
          .camera(purposeString: "Scans."), .outgoingNetworkConnections(), .photoLibraryAdd(purposeString: "Saves.")],
          additionalInfoPlistContentFilePath: "More.plist")],
        targets: [.executableTarget(name: "A", path: "."), .target(name: "B")])
      """
    let result = ProjectTargets(tree: ["Package.swift": text, "a.swift": "", "Sources/B/b.swift": ""])
    let app = try #require(result.targets.first { $0.kind == .app })
    #expect(
      app.declaredInfo.map { "\($0.key) \($0.place.line) \($0.value.text ?? "")" } == [
        "NSCameraUsageDescription 5 Scans.", "NSPhotoLibraryAddUsageDescription 5 Saves.",
      ])
    #expect(app.archived.infoPlist == "More.plist" && app.archived.generatesInfoPlist)
    let open = text.replacing("capabilities: [", with: "capabilities: more() + [")
    let other = ProjectTargets(tree: ["Package.swift": open, "a.swift": "", "Sources/B/b.swift": ""])
    #expect(other.targets.first { $0.kind == .app }?.archived.generatesInfoPlist == false)
  }

  @Test("Of several manifests the one for the newest compilers counts, and the others are named")
  func versions() {
    let old = PackageTests.package("5.5", ".target(name: \"T\", path: \"Sources\")")
    let new = PackageTests.package("6.2", "\n.target(name: \"T\", path: \"Sources\")")
    let result = ProjectTargets(tree: [
      "Package.swift": old, "Package@swift-5.9.swift": old, "Package@swift-5.10.swift": new,
      "Sources/a.swift": "",
    ])
    #expect(result.targets.map(\.id) == ["Package.swift#T"])
    #expect(result.targets.first?.place == FilePlace("Package@swift-5.10.swift", line: 3, column: 1))
    #expect(result.targets.first?.otherPlaces.map(\.file) == ["Package.swift", "Package@swift-5.9.swift"])
  }
}

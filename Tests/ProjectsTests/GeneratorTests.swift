import Testing

@testable import Formats
@testable import Projects

@Suite("Specs of generators") struct GeneratorTests {
  static let trees: [TreeFixture] = [
    TreeFixture(
      "Sources are folders, files and what is chosen of them",
      [
        "project.yml": """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources:
              - App
              - path: Shared
                excludes: ["**/Old", "x.swift"]
              - path: Only
                includes: ["*.m"]
              - {path: Gone, optional: true}
              - Missing
              - {path: Docs, buildPhase: none}
              - {path: Data, type: folder}
              - {path: Res/PrivacyInfo.xcprivacy, buildPhase: resources}
        """, "App/a.swift": "", "App/PrivacyInfo.xcprivacy": "", "App/Info.plist": "", "Shared/s.swift": "",
        "Shared/In/Old/o.swift": "", "Shared/x.swift": "", "Only/p.m": "", "Only/q.swift": "",
        "Docs/d.swift": "",
        "Data/e.swift": "", "Data/InfoPlist.strings": "", "Res/PrivacyInfo.xcprivacy": "",
      ],
      [
        "project.yml#App app | iOS | src App/a.swift Only/p.m Shared/s.swift | res App/PrivacyInfo.xcprivacy Data/InfoPlist.strings Res/PrivacyInfo.xcprivacy"
      ], notes: ["missing-file project.yml:13"]),
    TreeFixture(
      "A spec that another one includes is a part of that one",
      [
        "project.yml": """
        name: App
        include: [Widget/project.yml]
        targets:
          App:
            type: application
            sources: [App]
            dependencies: [{target: Widget}]
        """,
        "Widget/project.yml": """
        targets:
          Widget:
            type: app-extension
            sources: ["."]
            entitlements: {path: Widget.entitlements}
        """, "App/a.swift": "", "Widget/w.swift": "",
      ],
      [
        "project.yml#App app | src App/a.swift | > project.yml#Widget",
        "project.yml#Widget app-extension | src Widget/w.swift",
      ]),
    TreeFixture(
      "A target of several platforms is several targets; templates are merged",
      [
        "project.yml": """
        targetTemplates:
          Base:
            sources: ["${target_name}"]
            templates: [Deep]
          Deep:
            type: framework
            sources: [Common]
        targets:
          Kit:
            templates: [Base]
            platform: [iOS, macOS]
            sources: ["In/${platform}"]
          Lib: {type: library.static, platform: tvOS, sources: Lib}
        """, "Kit/k.swift": "", "Common/c.swift": "", "In/iOS/i.swift": "", "In/macOS/m.swift": "",
        "Lib/l.c": "",
      ],
      [
        "project.yml#Kit_iOS framework | iOS | src Common/c.swift In/iOS/i.swift Kit/k.swift",
        "project.yml#Kit_macOS framework | macOS | src Common/c.swift In/macOS/m.swift Kit/k.swift",
        "project.yml#Lib static-library | tvOS | src Lib/l.c",
      ]),
    TreeFixture(
      "What is included is merged, with its paths relative to it",
      [
        "project.yml": """
        include:
          - More/base.yml
          - {path: More/off.yml, enable: "${OFF}"}
          - gone.yml
        targets:
          App: {platform: iOS}
          Tool:
            sources:REPLACE: [New]
        """,
        "More/base.yml": """
        include: deep.yml
        targets:
          App: {type: application, sources: [Own]}
          Tool: {type: tool, platform: macOS, sources: [Old]}
        """,
        "More/deep.yml": "targets:\n  App: {sources: [Deep]}\n",
        "More/off.yml": "targets: {No: {type: tool}}",
        "More/Own/o.swift": "", "More/Deep/d.swift": "", "New/n.swift": "", "More/Old/x.swift": "",
      ],
      [
        "project.yml#App app | iOS | src More/Deep/d.swift More/Own/o.swift",
        "project.yml#Tool tool | macOS | src New/n.swift",
      ], notes: ["missing-file project.yml:4"]),
    TreeFixture(
      "Libraries are linked, bundles are carried, packages of the tree are found",
      [
        "project.yml": """
        packages:
          Core: {path: Core}
          Far: {url: https://x.example/far, from: 1.0.0}
        targets:
          App:
            type: application
            platform: iOS
            dependencies:
              - target: Kit
              - target: Static
              - target: Widget
              - {target: Dyn, embed: false}
              - package: Core
              - {package: Far, product: F}
              - framework: Vendor/Bin.framework
              - sdk: UIKit.framework
          Kit: {type: framework, platform: iOS}
          Static: {type: library.static, platform: iOS}
          Dyn: {type: framework, platform: iOS}
          Widget: {type: app-extension, platform: iOS, dependencies: [{target: Static}]}
          Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: App}]}
        """,
        "Core/Package.swift":
          "// swift-tools-version:5.9\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\")])",
        "Core/Sources/Core/c.swift": "",
      ],
      [
        "Core/Package.swift#Core library | src Core/Sources/Core/c.swift",
        "project.yml#App app | iOS | + Core/Package.swift#Core project.yml#Static | > project.yml#Kit project.yml#Widget | ~ project.yml#Dyn",
        "project.yml#Dyn framework | iOS", "project.yml#Kit framework | iOS",
        "project.yml#Static static-library | iOS", "project.yml#Tests test | iOS",
        "project.yml#Widget app-extension | iOS | + project.yml#Static",
      ], notes: ["absent-dependency project.yml:15"]),
    TreeFixture(
      "A file of that name that is no spec is none", ["project.yml": "name: x\n", "Main/a.swift": ""],
      [". folder | src Main/a.swift"]),
  ]

  @Test("A spec has targets", arguments: trees)
  func targets(_ tree: TreeFixture) {
    #expect(tree.result.shown == tree.targets)
    #expect(tree.result.shownNotes == tree.notes)
  }

  private static let settings = """
    name: App
    options: {bundleIdPrefix: com.example}
    configs: {Debug: debug, Beta Release: release, Store: release}
    configFiles: {Store: Project.xcconfig}
    settings:
      base: {LEVEL: project, PROJECT: yes, FILE: project}
      configs:
        store: {STORE: part}
    settingGroups:
      one: {GROUP: one, LEVEL: group}
      two: {groups: [one], base: {GROUP: two}}
    targets:
      App:
        type: application
        platform: iOS
        configFiles: {Store: Target.xcconfig}
        settings:
          groups: [two]
          base: {LEVEL: target, LIST: [a, b], "COND[sdk=iphoneos*]": phone, COND: all}
          configs:
            Store: {LEVEL: store}
            release: {LEVEL: release}
        scheme: {archive: {config: Store}}
    """

  @Test(
    "A setting has the value of the strongest level",
    arguments: [
      ("LEVEL", "Store", "store"), ("LEVEL", "Debug", "target"), ("LEVEL", "Beta Release", "release"),
      ("GROUP", "Debug", "two"), ("PROJECT", "Debug", "YES"), ("STORE", "Store", nil),
      ("LIST", "Debug", "a b"),
      ("COND", "Debug", "phone"), ("FILE", "Store", "target file"), ("FILE", "Debug", "project"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "Debug", "com.example.App"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "Store", "from.file"), ("SDKROOT", "Debug", "iphoneos"),
    ] as [(String, String, String?)])
  func value(name: String, configuration: String, value: String?) {
    let result = ProjectTargets(tree: [
      "project.yml": Self.settings, "Project.xcconfig": "FILE = file\nSTORE = file\n",
      "Target.xcconfig": "FILE = target file\nPRODUCT_BUNDLE_IDENTIFIER = from.file\n",
    ])
    let variant = result.targets.first?.variants.first { $0.configuration == configuration }
    let expected = name == "STORE" ? "part" : value
    #expect(variant?.settings.value(of: name)?.text == expected)
  }

  @Test("The configuration that a scheme archives is judged, else Release, else one of that type")
  func archived() {
    let archived = ProjectTargets(tree: ["project.yml": Self.settings]).targets.first?.archived
    #expect(archived?.configuration == "Store")
    let plain = "targets: {A: {type: tool, platform: macOS}}"
    #expect(ProjectTargets(tree: ["project.yml": plain]).targets.first?.archived.configuration == "Release")
    let own = "configs: {One: release, Two: debug}\n" + plain
    #expect(ProjectTargets(tree: ["project.yml": own]).targets.first?.archived.configuration == "One")
    let scheme = plain + "\nschemes: {S: {build: {targets: {A: all}}, archive: {config: Debug}}}"
    #expect(ProjectTargets(tree: ["project.yml": scheme]).targets.first?.archived.configuration == "Debug")
  }

  @Test("Files and values of property lists are named")
  func propertyLists() {
    let spec = """
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info:
            path: Made/Info.plist
            properties:
              NSCameraUsageDescription: To scan
              Flag: yes
              Number: 3
              Deep: {In: [a]}
          entitlements:
            path: Made/App.entitlements
            properties: {com.apple.security.application-groups: [group.x]}
        Ext: {type: app-extension, platform: iOS, sources: [Ext], settings: {INFOPLIST_FILE: $(SRCROOT)/E.plist}}
        Plain: {type: application, platform: iOS, sources: [Ext]}
      """
    let result = ProjectTargets(tree: [
      "in/project.yml": spec, "in/App/Info.plist": "", "in/Ext/Info.plist": "",
    ])
    #expect(
      result.targets.map(\.archived.infoPlist) == ["in/Made/Info.plist", "in/E.plist", "in/Ext/Info.plist"])
    #expect(result.targets.map(\.archived.entitlements) == ["in/Made/App.entitlements", nil, nil])
    let info = result.targets[0].declaredInfo
    #expect(info.map(\.key) == ["NSCameraUsageDescription", "Flag", "Number", "Deep"])
    #expect(info.first?.keyPlace == FilePlace("in/project.yml", line: 9, column: 9))
    #expect(info.first?.place == FilePlace("in/project.yml", line: 9, column: 35))
    #expect(info.first?.value.text == "To scan")
    #expect(info[1].value.content == .flag(true) && info[2].value.content == .integer(3))
    #expect(info[3].value["In"]?.elements?.map(\.text) == ["a"])
    #expect(result.targets[0].declaredEntitlements.map(\.key) == ["com.apple.security.application-groups"])
    #expect(result.targets[1].declaredInfo.isEmpty)
  }

  @Test("Where the project that a spec makes is in the tree, it is judged")
  func drifting() {
    let project =
      "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }\n"
    let spec = "name: App\ntargets: {A: {type: tool, platform: macOS}}"
    let both = ProjectTargets(tree: ["project.yml": spec, "App.xcodeproj/project.pbxproj": project])
    #expect(both.targets.isEmpty)
    #expect(both.specTargets.map(\.id) == ["project.yml#A"])
    let other = ProjectTargets(tree: ["project.yml": spec, "Other.xcodeproj/project.pbxproj": project])
    #expect(other.targets.map(\.id) == ["project.yml#A"])
    #expect(other.specTargets.isEmpty)
  }
}

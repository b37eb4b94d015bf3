import Testing

@testable import Formats
@testable import Projects

@Suite("Trees without a project") struct FolderTests {
  static let trees: [TreeFixture] = [
    TreeFixture(
      "Code alone is one target", ["a.swift": "", "In/b.m": ""], [". folder | src In/b.m a.swift"]),
    TreeFixture("Nothing is no target", ["README.md": ""], []),
    TreeFixture(
      "One manifest is for all of the tree, and its folder names the target",
      ["ios/App/PrivacyInfo.xcprivacy": "", "ios/App/a.swift": "", "Shared/s.swift": ""],
      ["ios/App folder | src Shared/s.swift ios/App/a.swift | res ios/App/PrivacyInfo.xcprivacy"]),
    TreeFixture(
      "A manifest, a property list and entitlements in folders of their own are one target's",
      [
        "App/Info.plist": "", "App/Res/PrivacyInfo.xcprivacy": "", "Config/App.entitlements": "",
        "App/a.swift": "",
        "App/Res/en.lproj/InfoPlist.strings": "",
      ],
      ["App folder | src App/a.swift | res App/Res/PrivacyInfo.xcprivacy App/Res/en.lproj/InfoPlist.strings"]),
    TreeFixture(
      "Two manifests are two targets",
      ["A/PrivacyInfo.xcprivacy": "", "B/PrivacyInfo.xcprivacy": "", "B/b.swift": ""],
      ["A folder | res A/PrivacyInfo.xcprivacy", "B folder | src B/b.swift | res B/PrivacyInfo.xcprivacy"]),
    TreeFixture(
      "Two property lists are two targets, each with what lies below it",
      [
        "App/Info.plist": "", "App/Res/PrivacyInfo.xcprivacy": "", "App/a.swift": "",
        "App/Ext/Info.plist": "",
        "App/Ext/Code/e.swift": "", "Shared/s.swift": "",
      ],
      [
        "App folder | src App/a.swift | res App/Res/PrivacyInfo.xcprivacy",
        "App/Ext folder | src App/Ext/Code/e.swift",
      ],
      notes: ["unread-project Shared/s.swift:0"]),
    TreeFixture(
      "A built bundle is a target of its own",
      [
        "Lib/X.framework/PrivacyInfo.xcprivacy": "", "Lib/X.framework/Headers/x.h": "", "a.swift": "",
        "Lib/X.framework/Info.plist": "", "Y.framework/Headers/y.h": "", "Y.framework/Info.plist": "",
        "Z.xcframework/ios-arm64/Z.framework/Z_Z.bundle/PrivacyInfo.xcprivacy": "",
      ],
      [
        ". folder | src a.swift",
        "Lib/X.framework bundle | src Lib/X.framework/Headers/x.h | res Lib/X.framework/PrivacyInfo.xcprivacy",
        "Z.xcframework/ios-arm64/Z.framework/Z_Z.bundle bundle | res Z.xcframework/ios-arm64/Z.framework/Z_Z.bundle/PrivacyInfo.xcprivacy",
      ]),
    TreeFixture(
      "The code of others is in no target of the tree",
      [
        "App/Info.plist": "", "App/a.swift": "", "Pods/X/PrivacyInfo.xcprivacy": "", "Pods/X/x.m": "",
        "Pods/X/Info.plist": "",
      ],
      ["App folder | src App/a.swift"]),
    TreeFixture(
      "With a project, what is in no target is in none",
      [
        "Package.swift":
          "// swift-tools-version:5.9\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])",
        "Sources/A/a.swift": "", "Samples/s.swift": "", "Samples/Info.plist": "",
      ], ["Package.swift#A library | src Sources/A/a.swift"]),
  ]

  @Test("A tree has targets", arguments: trees)
  func targets(_ tree: TreeFixture) {
    #expect(tree.result.shown == tree.targets)
    #expect(tree.result.shownNotes == tree.notes)
    #expect(tree.result.targets.allSatisfy { $0.isGuess == ($0.kind == .folder || $0.kind == .bundle) })
  }

  @Test("The files of a target are those that ship")
  func files() {
    let target = ProjectTargets(tree: [
      "A/Info.plist": "", "A/A.entitlements": "", "A/A-Debug.entitlements": "", "ATests/Tests-Info.plist": "",
      "A/a.m": "",
    ]).targets.first
    #expect(target?.archived.infoPlist == "A/Info.plist")
    #expect(target?.archived.entitlements == "A/A.entitlements")
    #expect(target?.place == FilePlace("A/Info.plist"))
  }
}

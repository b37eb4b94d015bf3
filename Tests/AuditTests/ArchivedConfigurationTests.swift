import Baseline
import Projects
import Testing

@testable import Audit

/// Each configuration that a scheme archives is judged.
@Suite("Configurations that schemes archive")
struct ArchivedConfigurationTests {
  /// An app with two configurations: the Info.plist of the first says what the camera is for.
  private static func tree(_ first: String, _ second: String, schemes: [String: String]) -> [String: String] {
    let project = ProjectText(parts: [
      .init(
        sources: ["App/A.swift"], resources: ["App/PrivacyInfo.xcprivacy"],
        settings: ["INFOPLIST_FILE": "App/First.plist"],
        release: [
          "INFOPLIST_FILE": "App/Second.plist", "EXCLUDED_SOURCE_FILE_NAMES": "PrivacyInfo.xcprivacy",
        ])
    ]).text.replacing("name = Debug;", with: "name = FIRST;").replacing(
      "name = Release;", with: "name = \(second);"
    ).replacing("FIRST", with: first)
    var files = [
      "A.xcodeproj/project.pbxproj": project,
      "App/A.swift": ProjectTests.camera + "let a = ProcessInfo.processInfo.systemUptime\n",
      "App/PrivacyInfo.xcprivacy": manifest("SystemBootTime=35F9.1"),
      "App/First.plist": ProjectTests.words, "App/Second.plist": ProjectTests.none,
    ]
    for (name, configuration) in schemes {
      files["A.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = """
        <Scheme><BuildAction><BuildActionEntries><BuildActionEntry buildForArchiving="YES">
        <BuildableReference BlueprintIdentifier="T_App" BlueprintName="App" ReferencedContainer="container:A.xcodeproj"/>
        </BuildActionEntry></BuildActionEntries></BuildAction>
        <ArchiveAction buildConfiguration="\(configuration)"/></Scheme>
        """
    }
    return files
  }

  /// Schemes with what they archive, and what it weighs that Store or Beta lacks a text.
  @Test(
    arguments: [
      (["A": "Beta"], "note", "error"), (["A": "Store"], "error", "note"),
      (["A": "Beta", "B": "Store"], "error", "error"), (["A": "Store", "B": "Beta"], "error", "error"),
      (["A": "Store", "App": "Beta"], "error", "error"),
    ])
  func `Each is judged, whichever comes first`(schemes: [String: String], store: String, beta: String)
    throws
  {
    let lack = "usage.missing [NSCameraUsageDescription]"
    let found = { (first: String, second: String) in
      try ProjectTests.Case("", Self.tree(first, second, schemes: schemes), []).lines(["usage.missing"])
    }
    #expect(try found("Beta", "Store") == ["\(lack) \(store) App/A.swift:2 App (Store)"])
    #expect(try found("Store", "Beta") == ["\(lack) \(beta) App/A.swift:2 App (Beta)"])
  }

  @Test(arguments: [["A": "Beta"], ["A": "Store"], ["A": "Beta", "B": "Store"]])
  func `A manifest is in each of them`(schemes: [String: String]) throws {
    let files = Self.tree("Beta", "Store", schemes: schemes)
    let lack = "manifest.not-in-target error App/PrivacyInfo.xcprivacy:0 App (Store)"
    #expect(
      try ProjectTests.Case("", files, []).lines(["manifest."]) == (schemes == ["A": "Beta"] ? [] : [lack]))
  }

  @Test func `What is debugged goes to nobody, unless it alone is archived`() throws {
    let lines = { (schemes: [String: String]) in
      try ProjectTests.Case("", Self.tree("Release", "Debug", schemes: schemes), []).lines(["usage.missing"])
    }
    let lack = { (severity: String) in
      "usage.missing [NSCameraUsageDescription] \(severity) App/A.swift:2 App (Debug)"
    }
    #expect(try lines(["A": "Release", "B": "Debug"]) == [lack("note")])
    #expect(try lines(["B": "Debug"]) == [lack("error")])
  }
}

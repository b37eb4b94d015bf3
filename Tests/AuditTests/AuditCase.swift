import Catalog
import Projects
import Testing

/// A tree with what audits have to find in it, all of it: what is not expected must not be found.
struct AuditCase: CustomTestStringConvertible, Sendable {
  let title: String
  let files: [String: String]
  let targets: [Target]
  /// A finding a line, as `AuditFixture.lines` has it.
  let expected: String

  init(_ title: String, _ files: [String: String], targets: [Target] = [], _ expected: String) {
    self.title = title
    self.files = files
    self.targets = targets
    self.expected = expected
  }

  /// One source of an app on iOS.
  static func swift(_ title: String, _ source: String, _ expected: String = "") -> AuditCase {
    AuditCase(
      title, ["App/A.swift": "import UIKit\n" + source], targets: [appTarget(sources: ["App/A.swift"])],
      expected)
  }

  var testDescription: String { title }

  func check(_ prefixes: String...) throws {
    let fixture = try AuditFixture(files, targets: targets)
    let lines = prefixes.flatMap { fixture.lines(of: $0) }.sorted()
    #expect(lines == expected.split(separator: "\n").map(String.init).sorted())
  }
}

/// An Info.plist that only has texts; keys stand in the odd lines from 5 on, each text below its key.
func infoPlist(_ texts: KeyValuePairs<String, String>) -> String {
  propertyList(texts.map { "<key>\($0.key)</key>\n<string>\($0.value)</string>" }.joined(separator: "\n"))
}

/// A target of an app with settings of its one configuration.
/// - Parameter infoPlist: the one in the target's folder where none is named; none where it is empty.
func appTarget(
  _ name: String = "App", _ kind: Target.Kind = .app, platforms: [ApplePlatform] = [.iOS],
  links: [String] = [],
  embeds: [String] = [], sources: [String], resources: [String] = [], settings: [String: String] = [:],
  infoPlist: String? = nil, generates: Bool = false, entitlements: String? = nil
) -> Target {
  Target(
    id: "App.xcodeproj#\(name)", name: name, kind: kind, platforms: platforms,
    links: links.map { "App.xcodeproj#\($0)" }, embeds: embeds.map { "App.xcodeproj#\($0)" },
    sources: sources, resources: resources,
    variants: [
      variant(
        settings: settings, infoPlist: infoPlist == "" ? nil : infoPlist ?? "\(name)/Info.plist",
        generates: generates, entitlements: entitlements)
    ],
    place: FilePlace("App.xcodeproj/project.pbxproj"))
}

func variant(
  _ configuration: String = "Release", isArchived: Bool = true, settings: [String: String] = [:],
  infoPlist: String?, generates: Bool = false, entitlements: String? = nil
) -> Variant {
  let assignments = settings.sorted { $0.key < $1.key }.enumerated().map { line, setting in
    BuildSettings.Assignment(
      setting.key, setting.value,
      at: FilePlace("App.xcodeproj/project.pbxproj", line: line + 10, column: 1))
  }
  return Variant(
    configuration: configuration, isArchived: isArchived, settings: BuildSettings(levels: [assignments]),
    infoPlist: infoPlist, generatesInfoPlist: generates,
    entitlements: entitlements)
}

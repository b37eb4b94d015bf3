import Baseline
import Catalog
import Census
import Projects
import Testing
import Trees

@testable import Audit

/// A few files, targets that are made of them, and what the audits of entitlements have to say.
struct EntitlementFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let targets: [TestTarget]
  /// A line each, in order: `App/A.swift:3 entitlement.app-group-mismatch [group.example] error (Debug)`.
  let expected: [String]

  init(_ name: String, _ files: [String: String], _ targets: TestTarget..., expected: [String]) {
    testDescription = name
    self.files = files
    self.targets = targets
    self.expected = expected
  }

  struct TestTarget: Sendable {
    var name = "App"
    var kind = Target.Kind.app
    var platforms: [ApplePlatform] = [.iOS]
    /// All Swift and Objective-C files of this folder are its sources.
    var folder = "App"
    var info: String?
    var variants: [TestVariant]
    var isGuess = false
  }

  struct TestVariant: Sendable {
    var configuration = "Release"
    var entitlements: String?
    var settings: [String: String] = [:]
    var definitions: [String] = []
  }

  /// What the audits find, as lines.
  func lines() throws -> [String] {
    let fixture = try AuditFixture(files)
    var census = fixture.context.census
    census.targets = targets.map(target).sorted { $0.id < $1.id }
    census.sites = census.sites.map { site in
      site.with(targets: census.targets.filter { $0.sources.contains(site.file) }.map(\.id))
    }
    let context = AuditContext(census, fixture.context.catalog, subjects: AuditSubject.all(of: census))
    return Audit.entitlements.flatMap { $0.findings(context) }.map { finding in
      let subject = finding.subject.isEmpty ? "" : " [\(finding.subject)]"
      let configuration = finding.configuration.isEmpty ? "" : " (\(finding.configuration))"
      return "\(finding.file):\(finding.line) \(finding.rule)\(subject) \(finding.severity)\(configuration)"
    }.sorted()
  }

  private func target(_ target: TestTarget) -> Target {
    Target(
      id: "App.xcodeproj#\(target.name)", name: target.name, kind: target.kind, platforms: target.platforms,
      sources: files.keys.filter { $0.hasPrefix(target.folder + "/") }.sorted(),
      variants: target.variants.map { variant($0, of: target) },
      place: FilePlace("App.xcodeproj/project.pbxproj", line: 1), isGuess: target.isGuess)
  }

  private func variant(_ variant: TestVariant, of target: TestTarget) -> Variant {
    let place = FilePlace("App.xcodeproj/project.pbxproj", line: 9)
    var settings = variant.settings
    if let entitlements = variant.entitlements, !target.isGuess {
      settings["CODE_SIGN_ENTITLEMENTS"] = entitlements
    }
    let level = settings.map { BuildSettings.Assignment($0.key, $0.value, at: place) }
    return Variant(
      configuration: variant.configuration, isArchived: variant.configuration == "Release",
      settings: BuildSettings(levels: [level]), infoPlist: target.info, entitlements: variant.entitlements,
      definitions: variant.definitions)
  }
}

/// An entitlements file with one list.
func entitlements(_ key: String, _ values: String...) -> String {
  propertyList(
    "<key>\(key)</key>\n<array>\n" + values.map { "<string>\($0)</string>\n" }.joined() + "</array>")
}

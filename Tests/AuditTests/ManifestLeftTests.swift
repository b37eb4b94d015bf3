import Audit
import Baseline
import Catalog
import Census
import Projects
import Testing

@Suite("A manifest that several descriptions of an SDK leave behind")
struct ManifestLeftTests {
  private static func target(_ project: String, _ name: String, _ kind: Target.Kind, _ sources: [String])
    -> Target
  {
    Target(
      id: "\(project)#\(name)", name: name, kind: kind, platforms: [.iOS], sources: sources,
      variants: [variant(infoPlist: nil)], place: FilePlace(project))
  }

  private static let kit = ["Kit/A.swift", "Kit/B.swift"]

  /// Targets, and the targets that findings name.
  static let cases: [(targets: [Target], found: [String])] = [
    (
      [
        target("Kit.podspec", "Kit", .library, kit), target("Kit.xcodeproj", "Kit", .framework, kit),
        target("Package.swift", "KitLibrary", .library, kit),
      ], ["Kit.podspec#Kit"]
    ),
    (
      [
        target("Kit.xcodeproj", "Kit", .framework, kit), target("Kit.xcodeproj", "KitMac", .framework, kit),
        target("Package.swift", "Kit", .library, kit),
      ], ["Kit.xcodeproj#Kit", "Kit.xcodeproj#KitMac"]
    ),
    (
      [
        target("A.xcodeproj", "A", .framework, ["Kit/A.swift"]),
        target("B.xcodeproj", "B", .framework, ["Kit/B.swift"]),
      ], ["A.xcodeproj#A", "B.xcodeproj#B"]
    ),
  ]

  @Test(arguments: cases)
  func `One cause is one finding, and the others are related`(targets: [Target], found: [String]) throws {
    let source = "import Foundation\nlet a = UserDefaults.standard\n"
    let fixture = try AuditFixture(
      [
        "Kit/A.swift": source, "Kit/B.swift": source,
        "Kit/PrivacyInfo.xcprivacy": propertyList("<key>NSPrivacyTracking</key><false/>"),
      ], targets: targets)
    let findings = fixture.findings.filter { $0.rule == "manifest.not-in-target" }
    #expect(findings.map(\.target) == found)
    let named = Set(findings.flatMap(\.related).map(\.file))
    #expect(targets.allSatisfy { named.contains($0.place.file) })
  }
}

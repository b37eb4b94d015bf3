import Testing

@testable import Trees

@Suite struct ProvenanceTests {
  static let thirdParty: [(folder: String, dependency: String?)] = [
    ("Pods/AFNetworking/AFNetworking", "AFNetworking"), ("Pods", nil), ("Pods/Headers/Public/X", nil),
    ("Pods/Target Support Files/Pods-App", nil), ("ios/Pods/Realm/Realm", "Realm"),
    ("Carthage/Checkouts/Moya/Source", "Moya"), ("Carthage/Checkouts", nil),
    ("SourcePackages/checkouts/swift-log/Sources", "swift-log"),
    (".build/checkouts/swift-nio/Sources", "swift-nio"),
    ("node_modules/name/lib", "name"), ("node_modules/@scope/name/lib", "@scope/name"),
    ("node_modules/@scope", nil),
    ("node_modules/a/node_modules/b/ios", "b"), ("node_modules/a/node_modules/@s/b", "@s/b"),
    ("Carthage/Checkouts/X/Pods/Y", "Y"), ("node_modules/.bin", nil),
  ]

  @Test(arguments: thirdParty) func belongsToADependency(folder: String, dependency: String?) {
    let provenance = Provenance(of: folder)
    #expect(provenance.origin == .thirdParty)
    #expect(provenance.dependency == dependency)
  }

  @Test(arguments: [
    "", "App", "MyPods/X", "Pods2/X", "Carthage/X", "checkouts/X", "Sources/pods/X", "vendor/X",
  ])
  func isOurs(folder: String) {
    #expect(Provenance(of: folder) == .firstParty)
  }

  @Test func filesCarryTheirOrigin() throws {
    let tree = try TemporaryTree([
      "Pods/AFNetworking/a.m": "", "Pods/x.h": "", "App/b.swift": "", "Vendored/Kit/c.swift": "",
    ])
    var options = swiftSources
    options.dependencyFolders.append(DependencyFolder("Vendored"))
    let files = try tree.list(options).files
    #expect(files.map(\.origin) == [.firstParty, .thirdParty, .thirdParty, .thirdParty])
    #expect(files.map(\.dependency) == [nil, "AFNetworking", nil, "Kit"])
  }

  @Test func ignoredDependenciesAreNotListed() throws {
    let tree = try TemporaryTree([".gitignore": "Pods/\n", "Pods/A/a.m": "", "Carthage/Checkouts/B/b.m": ""])
    #expect(try tree.paths(swiftSources) == ["Carthage/Checkouts/B/b.m"])
  }
}

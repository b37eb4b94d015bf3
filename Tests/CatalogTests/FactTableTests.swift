import Testing

@testable import Catalog

@Suite("Tables of facts")
struct FactTableTests {
  @Test("All entitlements are read, each key once, with whole sentences")
  func entitlements() throws {
    let all = try Entitlement.all()
    #expect(all.count == 195)
    #expect(Set(all.map(\.key)).count == all.count)
    for entitlement in all {
      for text in [entitlement.meaning, entitlement.release, entitlement.doubt] where !text.isEmpty {
        #expect(text.last == ".", "\(entitlement.key): \(text)")
        #expect(!text.contains("  "), "\(entitlement.key): \(text)")
      }
    }
    let groups = try #require(all.first { $0.covers("com.apple.security.application-groups") })
    #expect(groups.kind == .texts)
    #expect(groups.platforms.contains("macOS 10.7"))
    let hole = try #require(
      all.first { $0.covers("com.apple.security.temporary-exception.mach-lookup.global-name") })
    #expect(hole.kind == .various)
  }

  @Test("All SDKs of Apple's list are read, and found by their folders")
  func listedSDKs() throws {
    let all = try ListedSDK.all()
    #expect(all.count == 86)
    #expect(all.filter { $0.isIn(folder: "lottie-ios") }.map(\.name) == ["Lottie"])
    #expect(all.filter { $0.isIn(folder: "Reachability.swift") }.map(\.name) == ["Reachability"])
    #expect(all.filter { $0.isIn(folder: "RxSwift") }.map(\.name) == ["RxCocoa", "RxRelay", "RxSwift"])
    #expect(all.first { $0.name == "AFNetworking" }?.manifest == ListedSDK.Manifest.none)
    #expect(all.first { $0.name == "Alamofire" }?.manifest == .own)
    #expect(!all.contains { $0.isIn(folder: "swift-collections") })
  }

  @Test("Keys of an Info.plist name rules that there are")
  func infoKeys() throws {
    let rules = Set(try Catalog.load().findings.map(\.id))
    let all = try InfoKey.all()
    #expect(!all.isEmpty)
    for key in all {
      #expect(rules.isSuperset(of: key.findings) && !key.meaning.contains("  "), "\(key.name)")
      #expect(key.parent.isEmpty || all.contains { $0.name == key.parent }, "\(key.name)")
      #expect(!key.record.isEmpty && key.weight != nil, "\(key.name)")
    }
  }

  @Test("What code needs names rules and entitlements that there are")
  func needs() throws {
    let rules = Set(try Catalog.load().rules.map(\.id))
    let keys = Set(try Entitlement.all().map(\.key))
    let all = try EntitlementNeed.all()
    #expect(!all.isEmpty)
    for need in all {
      #expect(keys.isSuperset(of: need.keys), "\(need.keys)")
      #expect(rules.isSuperset(of: need.rules), "\(need.rules)")
    }
  }

  @Test(
    "A bad row is named with its line",
    arguments: [
      ("entitlement a flags\nsays A.", 1, "unknown type 'flags'"),
      ("entitlement a flag", 1, "a says nothing"),
      ("\nsays A.", 2, "no entitlement is started"), ("entitlement", 1, "entitlement needs a name"),
      ("entitlement a flag\nsays A.\nentitlement a flag\nsays B.", 3, "a is there already"),
      ("entitlement a flag\nmeans A.", 2, "unknown keyword 'means'"),
    ])
  func badEntitlement(text: String, line: Int, message: String) {
    #expect(throws: CatalogError(table: "t", line: line, message: message)) {
      try Entitlement.read(CatalogTable("t", text))
    }
  }

  @Test(
    "A bad need is named with its line",
    arguments: [
      ("both a any network.sockets *", 1, "a setting is missing"),
      ("\nall a any network.sockets * -", 2, "unknown use 'all'"),
      ("both a iOS,Android network.sockets * -", 1, "unknown platform in '[\"iOS\", \"Android\"]'"),
      ("both a any sockets * -", 1, "'[\"sockets\"]' are no rules"),
      ("both a any a.b * - more", 1, "unexpected 'more'"),
    ])
  func badNeed(text: String, line: Int, message: String) {
    #expect(throws: CatalogError(table: "t", line: line, message: message)) {
      try EntitlementNeed.read(CatalogTable("t", text))
    }
  }
}

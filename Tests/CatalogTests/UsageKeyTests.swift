import Testing

@testable import Catalog

@Suite("Keys by which an Info.plist says what an app wants")
struct UsageKeyTests {
  private static let shipped = Result { try Catalog.load() }
  private let catalog: Catalog

  init() throws { catalog = try Self.shipped.get() }

  @Test("What keys name is there: rules, and keys that do as well or take their place")
  func names() {
    #expect(!catalog.usageKeys.isEmpty && !catalog.unavailable.isEmpty)
    for key in catalog.usageKeys {
      for need in key.needs {
        #expect(catalog.rule(need.rule) != nil, "\(key.name): \(need.rule)")
        for name in need.substitutes { #expect(catalog.usageKey(name) != nil, "\(key.name): \(name)") }
      }
      for name in key.replacements { #expect(catalog.usageKey(name) != nil, "\(key.name): \(name)") }
      #expect(key.replacements.isEmpty == !key.systems.contains { $0.until != nil }, "\(key.name)")
    }
    for api in catalog.unavailable {
      // The object of the running application, and what no rule counts, is looked for by audits alone.
      for site in api.sites where !["extension.application", "extension.call"].contains(site.rule) {
        #expect(catalog.rule(site.rule) != nil, "\(api.name): \(site.rule)")
      }
    }
  }

  @Test("Texts are there, in whole sentences")
  func texts() {
    for key in catalog.usageKeys {
      #expect(!key.resource.isEmpty && key.resource.last != ".", "\(key.name)")
      #expect(key.effect.last == ".", "\(key.name)")
      #expect(key.doubt.isEmpty || key.doubt.last == ".", "\(key.name)")
    }
    for api in catalog.unavailable {
      #expect(api.effect.last == "." && api.mend.last == ".", "\(api.name)")
    }
  }

  @Test("Each permission that people are asked for has a key")
  func permissions() {
    // They have no key, or none that a system reads.
    let without: Set = [
      "permission.screen-capture", "permission.input-monitoring", "permission.accessibility",
      "permission.system-administration", "permission.desktop-folder", "permission.downloads-folder",
      "permission.system-extension",
    ]
    let asked = Set(catalog.usageKeys.flatMap(\.needs).filter { $0.strength != .use }.map(\.rule))
    for rule in catalog.rules where rule.group == "permission" {
      #expect(asked.contains(rule.id) != without.contains(rule.id), "\(rule.id)")
    }
  }

  @Test("Names of a call decide, in Swift and in Objective-C")
  func fits() throws {
    let key = try #require(catalog.usageKey("NSContactsUsageDescription"))
    let need = try #require(key.needs.first)
    #expect(need.fits("CNContactStore().requestAccess(for:)"))
    #expect(need.fits("[[CNContactStore alloc] init]"))
    #expect(!need.fits("CNContactStore.authorizationStatus(for:)"))
    #expect(!need.fits("[CNContactStore authorizationStatusForEntityType:]"))
    #expect(need.fits("CNContactStore().authorizationStatuses"))
  }

  @Test(
    "Versions",
    arguments: [
      ("17", SystemVersion(17)), ("10.15.4", SystemVersion(10, 15)), ("17.4", SystemVersion(17, 4)),
      ("", nil),
      ("x", nil), ("17.", nil), ("1.2.3.4", nil), ("99999", nil), ("-1", nil), ("+1", nil),
    ])
  func version(text: String, version: SystemVersion?) { #expect(SystemVersion(text) == version) }

  @Test(
    "A bad row is told with its line",
    arguments: [
      (1, "resource x", "no key is started"),
      (1, "usage", "usage names no key"),
      (2, "usage A\nlaking ends", "unknown keyword 'laking'"),
      (2, "usage A\nlacking end", "unknown effect 'end'"),
      (2, "usage A\nlacking ends", "effect says nothing"),
      (2, "usage A\non Symbian 1.0", "unknown platform 'Symbian'"),
      (2, "usage A\non iOS", "a platform has versions: 'iOS 6.0-13.0'"),
      (2, "usage A\non iOS x", "a platform has versions: 'iOS 6.0-13.0'"),
      (2, "usage A\nneed a", "'a' is no rule name"),
      (2, "usage A\nneed a.b c", "unexpected 'c'"),
      (2, "usage A\nneed a.b but c of d", "'of' comes too late"),
      (2, "usage A\nneed a.b of", "'of' names nothing"),
      (2, "usage A\nneed a.b on Symbian", "unknown platform 'Symbian'"),
      (2, "usage A\nwith", "with says nothing"),
      (3, "usage A\nresource a\nresource b", "a second resource"),
      (1, "usage A\nresource a", "A has no lacking"),
      (1, "usage A\nlacking ends It ends.", "A has no resource"),
      (4, "usage A\nresource a\nlacking ends It ends.\nusage A", "A is there already"),
    ])
  func badRow(line: Int, text: String, message: String) {
    #expect(throws: CatalogError(table: "t", line: line, message: message)) {
      try UsageKeyReader.keys([CatalogTable("t", text)])
    }
  }

  @Test(
    "A bad row of what is not available is told with its line",
    arguments: [
      (1, "in clip", "nothing is started"),
      (1, "unavailable", "unavailable names nothing"),
      (2, "unavailable A\nin car", "unknown bundle 'car'"),
      (2, "unavailable A\nmend", "mend says nothing"),
      (2, "unavailable A\nmade Up.", "unknown keyword 'made'"),
      (1, "unavailable A\nin clip\neffect E.\nmend M.", "A has no site"),
      (1, "unavailable A\neffect E.\nmend M.\nsite a.b", "A has no in"),
    ])
  func badUnavailableRow(line: Int, text: String, message: String) {
    #expect(throws: CatalogError(table: "t", line: line, message: message)) {
      try UnavailableAPIReader.all([CatalogTable("t", text)])
    }
  }
}

import Catalog
import Reports
import Testing

@Suite("Usage keys as people read them")
struct UsageKeyPageTests {
  @Test("All about a key, and what needs it")
  func page() throws {
    let catalog = try Catalog.load()
    let key = try #require(catalog.usageKey("NSCalendarsUsageDescription"))
    let text = TextUsageKey.explain(key, catalog, isColoured: false)
    #expect(
      text == """
        NSCalendarsUsageDescription  Info.plist
        What people read when an app asks for the calendar, before iOS 17 and macOS 14

        Value       a sentence that people read when they are asked; an empty one counts
                    as none
        Without it  On those systems the first access ends the app.
        Read by     iOS 6 until 17, macOS 10.14 until 14, watchOS 6 until 10
        Replaced by NSCalendarsFullAccessUsageDescription,
                    NSCalendarsWriteOnlyAccessUsageDescription
        Setting     INFOPLIST_KEY_NSCalendarsUsageDescription
        Reference   \(["https:", "", "developer.apple.com"].joined(separator: "/"))/documentation/bundleresources/information-property-list/nscalendarsusagedescription

        What needs it
          permission.calendars, where a call names requestAccess

        What is counted under a rule: sluice explain permission.calendars

        """)
  }

  @Test("Every key has a page")
  func all() throws {
    let catalog = try Catalog.load()
    #expect(!catalog.usageKeys.isEmpty)
    for key in catalog.usageKeys {
      let text = TextUsageKey.explain(key, catalog, isColoured: false)
      #expect(text.hasPrefix(key.name) && text.contains(key.effect.prefix(30)), "\(key.name)")
    }
  }
}

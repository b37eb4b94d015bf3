import Audit
import Catalog
import Testing

@Suite("The catalog of findings")
struct AuditCatalogTests {
  @Test("Each rule that an audit can find is in the catalog, so that it can be explained")
  func everyRuleIsKnown() throws {
    let catalog = try Catalog.load()
    let rules = Audit.all.flatMap(\.rules)
    #expect(!rules.isEmpty)
    for rule in rules {
      #expect(catalog.finding(rule) != nil, "\(rule) is not in the catalog")
    }
  }
}

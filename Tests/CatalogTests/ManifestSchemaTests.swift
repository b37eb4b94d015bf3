import Testing

@testable import Catalog

@Suite("What a privacy manifest can hold")
struct ManifestSchemaTests {
  private let schema: ManifestSchema

  init() throws { schema = try Catalog.load().manifest }

  @Test("The lists are as long as Apple's")
  func counts() {
    #expect(schema.keys(of: .top).count == 4)
    #expect(schema.keys(of: .dataType).count == 4)
    #expect(schema.keys(of: .category).count == 2)
    #expect(schema.dataTypes.count == 35)
    #expect(schema.purposes.count == 6)
    #expect(schema.categories.count == 5)
    #expect(schema.reasons.count == 17)
  }

  @Test(
    "Each category has its codes",
    arguments: [
      ("FileTimestamp", "DDA9.1 C617.1 3B52.1 0A2A.1"), ("SystemBootTime", "35F9.1 8FFB.1 3D61.1"),
      ("DiskSpace", "85F4.1 E174.1 7D9E.1 B728.1"), ("ActiveKeyboards", "3EC4.1 54BD.1"),
      ("UserDefaults", "CA92.1 1C8F.1 C56D.1 AC6B.1"),
    ])
  func codes(category: String, codes: String) {
    let reasons = schema.reasons(of: ManifestSchema.categoryPrefix + category)
    #expect(reasons.map(\.code).joined(separator: " ") == codes)
  }

  @Test("Two codes are for SDKs alone")
  func sdkCodes() { #expect(schema.reasons.filter(\.isForSDKs).map(\.code) == ["0A2A.1", "C56D.1"]) }

  @Test("A category names the rule that counts its sites")
  func categories() throws {
    let catalog = try Catalog.load()
    #expect(!schema.categories.isEmpty)
    for category in schema.categories { #expect(catalog.rule(category.rule) != nil, "\(category.rule)") }
  }

  @Test("An upload error names rules that there are")
  func uploadErrors() throws {
    let catalog = try Catalog.load()
    let rules = schema.uploadErrors.flatMap(\.rules)
    #expect(!rules.isEmpty)
    for rule in rules {
      #expect(catalog.finding(rule) != nil, "\(rule)")
    }
  }

  @Test("Texts are whole sentences, and pairs are codes")
  func texts() {
    let texts =
      schema.keys.map(\.meaning) + schema.dataTypes.map(\.meaning) + schema.purposes.map(\.meaning)
      + schema.reasons.flatMap { [$0.meaning] + $0.signsFor + $0.signsAgainst }
      + schema.uploadErrors.flatMap { [$0.meaning, $0.mend] }
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(text.last == "." && text.first?.isUppercase == true || text.hasPrefix("'"), "\(text)")
      #expect(!text.contains("  "), "\(text)")
    }
    for code in schema.reasons.flatMap(\.pairs) { #expect(schema.reason(code) != nil, "\(code)") }
  }

  @Test(
    "A bad row fails with its line",
    arguments: [
      ("label x", "t:1"), ("key A top flag optional\nmeans x", "t:1"), ("key A top thing optional", "t:1"),
      ("key A where flag optional", "t:1"), ("key A top flag perhaps", "t:1"),
      ("key A top text optional x", "t:1"),
      ("data A\nlabel x\nmeans y\n\ndata A\nlabel x\nmeans y", "t:5"), ("data A\nlabel x\nscope y", "t:3"),
      ("data A\nlabel", "t:2"), ("data\nlabel x", "t:1"), ("\n| x", "t:2"), ("reason A.1 B anyone", "t:1"),
      ("category A", "t:1"), ("reason A.1 B somebody", "t:1"), ("upload A\ntitle x\nmeans y", "t:1"),
    ])
  func badRow(text: String, place: String) {
    #expect {
      try ManifestSchema(tables: [CatalogTable("t", text)])
    } throws: { error in
      "\(error)".hasPrefix(place + ": ")
    }
  }
}

package import Catalog

/// What `explain` says of privacy manifests: keys, values, codes and what the upload answers.
package enum TextManifestPages {
  /// Nothing where the name is none of these.
  package static func page(_ name: String, _ catalog: Catalog, isColoured: Bool) -> String? {
    let schema = catalog.manifest
    var page = Page(isColoured: isColoured)
    let category =
      schema.category(name) ?? schema.category(ManifestSchema.categoryPrefix + name)
    if let reason = schema.reason(name.uppercased()) {
      write(reason, schema, to: &page)
    } else if let category {
      write(category, catalog, to: &page)
    } else if let key = schema.key(name) {
      write(key, schema, to: &page)
    } else if let term = (schema.dataTypes + schema.purposes).first(where: { $0.name == name }) {
      write(term, to: &page)
    } else if let error = uploadError(name, schema) {
      write(error, to: &page)
    } else {
      return nil
    }
    return page.text
  }

  /// What a misspelt name may have meant.
  package static func names(_ catalog: Catalog) -> [String] {
    let schema = catalog.manifest
    return schema.reasons.map(\.code) + schema.categories.map(\.name) + schema.keys.map(\.name)
      + schema.dataTypes.map(\.name) + schema.purposes.map(\.name) + schema.uploadErrors.map(\.code)
  }

  private static func uploadError(_ name: String, _ schema: ManifestSchema) -> ManifestSchema.UploadError? {
    schema.uploadError(name.uppercased()) ?? schema.uploadError("ITMS-" + name)
  }

  private static func write(_ reason: ReasonCode, _ schema: ManifestSchema, to page: inout Page) {
    page.line(page.styled(reason.code, .bold) + page.styled("  \(reason.category)", .dim))
    page.line(reason.label)
    page.line()
    page.prose("Means        ", reason.meaning)
    page.prose("May leave    ", reason.offDevice + ".")
    page.prose("For whom     ", reason.isForSDKs ? "third-party SDKs alone." : "apps and third-party SDKs.")
    page.prose("Needs        ", reason.needs.joined(separator: "; ") + ".")
    list("Speaks for   ", reason.signsFor, to: &page)
    list("Against      ", reason.signsAgainst, to: &page)
    if !reason.pairs.isEmpty { page.prose("Often with   ", reason.pairs.joined(separator: ", ") + ".") }
    if !reason.doubt.isEmpty { page.prose("In doubt     ", reason.doubt) }
    let others = schema.reasons(of: reason.category).map(\.code).filter { $0 != reason.code }
    page.prose("Others       ", others.joined(separator: ", ") + ".")
    page.line()
    page.prose(
      "", "The meaning is Apple's, in other words; what speaks for and against is judgement of engineers.")
  }

  private static func write(_ category: ManifestSchema.Category, _ catalog: Catalog, to page: inout Page) {
    page.line(page.styled(category.name, .bold) + page.styled("  category", .dim))
    page.line(category.title)
    page.line()
    for reason in catalog.manifest.reasons(of: category.name) {
      page.prose(
        "\(reason.code)  ", reason.meaning + (reason.isForSDKs ? " For SDKs alone." : ""), style: .bold)
    }
    page.line()
    page.line("What counts as a use: sluice explain \(category.rule)")
  }

  private static func write(_ key: ManifestSchema.Key, _ schema: ManifestSchema, to page: inout Page) {
    page.line(page.styled(key.name, .bold) + page.styled("  \(key.label)", .dim))
    page.line()
    page.prose("Means    ", key.meaning)
    let types: [ManifestSchema.ValueKind: String] = [
      .flag: "<true/> or <false/>", .text: "a string", .texts: "an array of strings",
      .entries: "an array of dictionaries",
    ]
    page.prose(
      "Type     ",
      (types[key.kind] ?? "") + (key.isRequired ? "; each entry has it." : "; it can be left out."))
    switch key.vocabulary {
    case .category: terms(schema.categories.map { ($0.name, $0.title + ".") }, to: &page)
    case .reason: terms(schema.reasons.map { ($0.code, $0.meaning) }, to: &page)
    case .dataType: terms(schema.dataTypes.map { ($0.name, $0.meaning) }, to: &page)
    case .purpose: terms(schema.purposes.map { ($0.name, $0.meaning) }, to: &page)
    case .domain: page.prose("Values   ", "host names alone, such as ads.example.com.")
    case nil: break
    }
  }

  private static func write(_ term: ManifestSchema.Term, to page: inout Page) {
    page.line(
      page.styled(term.name, .bold) + page.styled(term.label.isEmpty ? "  purpose" : "  \(term.label)", .dim))
    page.line()
    page.prose("Means     ", term.meaning)
    if !term.doubt.isEmpty { page.prose("In doubt  ", term.doubt) }
  }

  private static func write(_ error: ManifestSchema.UploadError, to page: inout Page) {
    page.line(page.styled(error.code, .bold) + "  \(error.title)")
    page.line()
    page.prose("What is so  ", error.meaning)
    if !error.scope.isEmpty { page.prose("Where       ", error.scope + ".") }
    if !error.since.isEmpty { page.prose("Since       ", error.since + ".") }
    page.prose("What to do  ", error.mend)
    if !error.doubt.isEmpty { page.prose("In doubt    ", error.doubt) }
    let found = error.rules.isEmpty ? "nothing that sources show." : error.rules.joined(separator: ", ") + "."
    page.prose("Found by    ", found)
  }

  private static func terms(_ terms: [(String, String)], to page: inout Page) {
    page.line()
    for (name, meaning) in terms {
      page.line(page.styled(name, .bold))
      page.prose("  ", meaning)
    }
  }

  private static func list(_ heading: String, _ rows: [String], to page: inout Page) {
    for (place, row) in rows.enumerated() {
      page.prose(place == 0 ? heading : String(repeating: " ", count: heading.count), row)
    }
  }
}

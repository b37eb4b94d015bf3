package import Catalog
package import Census
package import Projects

/// What several manifests state together: what the privacy report of an archive says, with where each line comes from.
package struct ManifestSum: Sendable {
  package struct DataType: Sendable {
    package let name: String
    package let isLinked: Bool
    package let isTracking: Bool
    package let places: [FilePlace]
    package let purposes: [(name: String, places: [FilePlace])]
  }

  package struct Category: Sendable {
    package let name: String
    package let places: [FilePlace]
    package let reasons: [(code: String, places: [FilePlace])]
  }

  package let files: [ConfigurationFile]
  /// Where it is said that the product tracks.
  package let tracking: [FilePlace]
  /// In the order of their bytes.
  package let domains: [(name: String, places: [FilePlace])]
  /// In Apple's order, what Apple does not know after it.
  package let dataTypes: [DataType]
  package let categories: [Category]

  package init(_ manifests: [PrivacyManifest], _ schema: ManifestSchema) {
    files = manifests.map(\.file)
    tracking = manifests.filter(\.isTracking).compactMap { $0.tracking?.place }
    domains = Self.grouped(manifests.flatMap { $0.domains?.value ?? [] }).sorted { $0.name < $1.name }
    let types = Dictionary(grouping: manifests.flatMap(\.dataTypes), by: \.name.value)
    dataTypes = Self.ordered(types.keys, schema.dataTypes.map(\.name)).map { name in
      let all = types[name] ?? []
      let purposes = Self.grouped(all.flatMap(\.purposes))
      let order = Self.ordered(purposes.map(\.name), schema.purposes.map(\.name))
      return DataType(
        name: name, isLinked: all.contains { $0.isLinked?.value == true },
        isTracking: all.contains { $0.isTracking?.value == true }, places: all.map(\.name.place),
        purposes: order.compactMap { purpose in purposes.first { $0.name == purpose } })
    }
    let categories = Dictionary(grouping: manifests.flatMap(\.categories), by: \.name.value)
    self.categories = Self.ordered(categories.keys, schema.categories.map(\.name)).map { name in
      let all = categories[name] ?? []
      let reasons = Self.grouped(all.flatMap(\.reasons))
      let order = Self.ordered(reasons.map(\.name), schema.reasons.map(\.code))
      return Category(
        name: name, places: all.map(\.name.place),
        reasons: order.compactMap { code in reasons.first { $0.name == code }.map { ($0.name, $0.places) } })
    }
  }

  /// Equal values as one, with all their places, in the order of the first of each.
  private static func grouped(
    _ said: [PrivacyManifest.Said<String>]
  ) -> [(name: String, places: [FilePlace])] {
    var order: [String] = []
    var places: [String: [FilePlace]] = [:]
    for one in said {
      if places[one.value] == nil { order.append(one.value) }
      places[one.value, default: []].append(one.place)
    }
    return order.map { ($0, places[$0] ?? []) }
  }

  private static func ordered(_ names: some Collection<String>, _ known: [String]) -> [String] {
    let unknown = names.filter { !known.contains($0) }
    return known.filter(names.contains) + unknown.sorted()
  }
}

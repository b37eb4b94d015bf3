import Catalog
import Projects

extension Declaration {
  /// What the configuration of a tree states, target by target, in the order of reports: what all configurations of a
  /// target state alike once, the rest for each of them.
  static func all(of share: ConfigurationShare, _ catalog: Catalog) -> [Declaration] {
    let places = Dictionary(
      share.files.indices.map { (share.files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    var found = share.dependencies.map { Declaration($0) }
    for target in share.shipping {
      let declaring = DeclaringTarget(target, catalog) { path in places[path].map { share.files[$0] } }
      found += shared(target.variants.map(declaring.declarations), target.variants)
    }
    var kept: [Declaration] = []
    for place in found.indices.sorted(by: { found[$0].precedes(found[$1]) }) {
      if let last = kept.last, last.isAbout(found[place]) { continue }
      kept.append(found[place])
    }
    return kept
  }

  /// Whether another one says something of the same, for the same configurations.
  private func isAbout(_ other: Declaration) -> Bool {
    kind == other.kind && key == other.key && target == other.target && configuration == other.configuration
  }

  private struct Fact: Hashable {
    let kind: Kind
    let key: String
    let value: String

    init(_ one: Declaration) {
      kind = one.kind
      key = one.key
      value = one.value
    }
  }

  /// - Parameter stated: what each of the variants of one target states.
  private static func shared(_ stated: [[Declaration]], _ variants: [Variant]) -> [Declaration] {
    var holders: [Fact: Set<Int>] = [:]
    if stated.count > 1 {
      for (place, some) in stated.enumerated() {
        for one in some { holders[Fact(one), default: []].insert(place) }
      }
    }
    return stated.enumerated().flatMap { place, some in
      some.map { one in
        var one = one
        one.configuration = stated.count > 1 ? variants.name(of: place, among: holders[Fact(one)] ?? []) : ""
        return one
      }
    }
  }

  private init(_ dependency: LockedDependency) {
    self.init(.dependency, dependency.name, dependency.pinned, at: dependency.place)
  }
}

/// A target, asked for what its configurations state.
private struct DeclaringTarget {
  private let target: Target
  private let catalog: Catalog
  private let file: (String) -> ConfigurationFile?
  private let manifests: [PrivacyManifest]

  init(_ target: Target, _ catalog: Catalog, file: @escaping (String) -> ConfigurationFile?) {
    self.target = target
    self.catalog = catalog
    self.file = file
    manifests = target.resources.compactMap(file).filter { $0.kind == .privacyManifest }.compactMap {
      PrivacyManifest($0, catalog.manifest)
    }
  }

  func declarations(of variant: Variant) -> [Declaration] {
    let info = InfoPlist(
      target, variant, file: variant.infoPlist.flatMap(file), localizations: [],
      where: { Declaration.isMade(of: $0, catalog) })
    let configuration = variant.configuration
    var found = Declaration.all(of: info, catalog, target: target.id, configuration: configuration)
    let declared = target.declaredEntitlements(of: variant)
    let signed = variant.entitlements.flatMap(file).flatMap(DeclaredEntry.all) ?? []
    found += Declaration.all(
      ofEntitlements: declared.isEmpty ? signed : declared, variant.settings, target: target.id,
      configuration: configuration)
    for manifest in manifests {
      found += Declaration.all(of: manifest, target: target.id, configuration: configuration)
    }
    return found
  }
}

import Catalog
import Projects

extension Declaration {
  /// What the configuration of a tree states, target by target, in the order of reports: what all configurations of a
  /// target state alike once, the rest for each of them.
  static func all(of share: ConfigurationShare, _ catalog: Catalog) -> [Declaration] {
    let files = Dictionary(share.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var found = share.dependencies.map { Declaration($0) }
    for target in share.shipping {
      let variants = target.variants.map { variant in
        DeclaringVariant(target: target, variant: variant, files: files, catalog: catalog).declarations
      }
      found += shared(variants, target.variants)
    }
    var known: Set<[String]> = []
    return found.sorted { $0.precedes($1) }.filter { one in
      known.insert([one.kind.rawValue, one.key, one.target, one.configuration]).inserted
    }
  }

  /// - Parameter stated: what each of the variants of one target states.
  private static func shared(_ stated: [[Declaration]], _ variants: [Variant]) -> [Declaration] {
    var holders: [[String]: Set<Int>] = [:]
    let fields = { (one: Declaration) in [one.kind.rawValue, one.key, one.value] }
    for (place, some) in stated.enumerated() {
      for one in some { holders[fields(one), default: []].insert(place) }
    }
    return stated.enumerated().flatMap { place, some in
      some.map { one in
        var one = one
        one.configuration = variants.name(of: place, among: holders[fields(one)] ?? [])
        return one
      }
    }
  }

  private init(_ dependency: LockedDependency) {
    self.init(.dependency, dependency.name, dependency.version, at: dependency.place)
  }
}

/// One configuration of a target, asked for what it states.
private struct DeclaringVariant {
  let target: Target
  let variant: Variant
  let files: [String: ConfigurationFile]
  let catalog: Catalog

  var declarations: [Declaration] {
    let file = variant.infoPlist.flatMap { files[$0] }
    let info = InfoPlist(target, variant, file: file, localizations: [])
    let configuration = variant.configuration
    var found = Declaration.all(of: info, catalog, target: target.id, configuration: configuration)
    let declared = target.declaredEntitlements(of: variant)
    let signed = variant.entitlements.flatMap { files[$0] }.flatMap(DeclaredEntry.all) ?? []
    found += Declaration.all(
      ofEntitlements: declared.isEmpty ? signed : declared, variant.settings, target: target.id,
      configuration: configuration)
    for file in target.resources.compactMap({ files[$0] }) where file.kind == .privacyManifest {
      guard let manifest = PrivacyManifest(file, catalog.manifest) else { continue }
      found += Declaration.all(of: manifest, target: target.id, configuration: configuration)
    }
    return found
  }
}

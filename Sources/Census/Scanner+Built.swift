import Catalog
import Formats
import Projects
import Trees

extension Scanner {
  /// The census of a tree that is made of built bundles alone: of their programs and libraries, and of what else in them
  /// states something. Whose code is in it nothing tells, so all of it counts as what ships.
  /// - Returns: nothing where there is no bundle.
  func builtCensus(_ catalog: Catalog) -> Census? {
    var options = options
    options.wanted = .everything
    options.isBuilt = true
    let listing = tree.list(options)
    let files = listing.files.filter { BuiltBundle.around($0.path) != nil }
    guard !files.isEmpty else { return nil }
    let named = NamedFiles(files, paths: [], aliases: listing.aliases)
    var configuration = ConfigurationShare(
      readConfiguration(named), named.index, catalog, roles, isBuilt: true
    ) {
      _, _ in
      .nothing
    }
    var tallies: [Tally] = []
    var binaries: [BuiltBinary] = []
    var reader = BinaryReader(tree, catalog, roles)
    let places = Dictionary(files.map { (normalised($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    for path in Set(configuration.targets.flatMap(\.sources)).sorted() {
      guard let file = places[path] else { continue }
      let answer = reader.read(file, at: path)
      binaries.append(answer.binary)
      tallies.append(answer.tally)
      if let entitlements = answer.entitlements { configuration.files.append(entitlements) }
    }
    configuration.settle(binaries, catalog)
    var census = Summing.census(tallies, listing.notes, configuration, roles)
    census.binaries = binaries
    census.signedBundles = named.signedBundles
    return census
  }
}

extension ConfigurationShare {
  /// Says of the targets what only their programs tell.
  fileprivate mutating func settle(_ binaries: [BuiltBinary], _ catalog: Catalog) {
    files.sort { $0.path < $1.path }
    let signed = Set(files.lazy.filter { $0.kind == .entitlements }.map(\.path))
    let isStatic = Set(binaries.lazy.filter(\.isStatic).map(\.path))
    let platforms = Dictionary(
      binaries.map { ($0.path, $0.platforms) }, uniquingKeysWith: { first, _ in first })
    let lists = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for number in targets.indices {
      if targets[number].platforms.isEmpty {
        let target = targets[number]
        let said = Set(target.sources.flatMap { platforms[$0] ?? [] }).sorted { $0.rawValue < $1.rawValue }
        let info = target.archived.infoPlist.flatMap { lists[$0]?.propertyList?.root }
        targets[number].platforms =
          said.isEmpty ? BuiltTargets.likelyPlatforms(info, programs: target.sources) : said
      }
      for place in targets[number].variants.indices {
        if let path = targets[number].variants[place].entitlements, !signed.contains(path) {
          targets[number].variants[place].entitlements = nil
        }
      }
      if targets[number].sources.contains(where: isStatic.contains) { targets[number].isStatic = true }
      for path in targets[number].absent {
        blind.append(
          Blind(
            kind: .missingFile, file: path,
            why: "the program of \(targets[number].name) is not there, so nothing is known of its code"))
      }
    }
    declarations = Declaration.all(of: self, catalog)
  }
}

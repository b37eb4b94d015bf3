package import Catalog
package import Projects
package import Trees

/// What the code of one tree does, and what could not be seen of it, at one moment.
package struct Census: Sendable {
  /// How many source files of the part that was asked for were read, and how many bytes they have.
  package var scanned: Int
  package var bytes: Int
  /// In the order of their files, lines, columns and rules.
  package var sites: [Site]
  /// In the order of their files, lines and kinds.
  package var blind: [Blind]
  /// Of the team's own files, in the order of their files and lines. Those of files without a site are there only
  /// where they were asked for.
  package var suppressions: [Suppression]
  /// Suites, groups and containers that first-party code names, in the order of its files.
  package var groups: [NamedGroup] = []
  /// Files that state something, in the order of their paths.
  package var configuration: [ConfigurationFile] = []
  /// The first source of each dependency whose sources are there, whether or not it has a site.
  package var dependencySources: [String: String] = [:]
  /// Where first-party code asks for the object of the running application, or calls what extensions do not have: of the
  /// rules of `ApplicationUse`, in the order of its files. They are no sites of the census.
  package var applicationUses: [Site] = []
  /// What ships, in the order of their ids.
  package var targets: [Target] = []
  /// Targets of specs whose generated project is in the tree, too, and among `targets` in their place.
  package var specTargets: [Target] = []
  /// Of what it is a part, where it is one: at most one element.
  package var part: [CensusPart] = []
  /// What a person said of the folders of tests and samples.
  package var roles = RoleFolders()
  /// Of what ships, in the order of reports.
  package var declarations: [Declaration] = []
  /// Programs and libraries of built bundles, in the order of their paths: only where the tree is made of such bundles.
  package var binaries: [BuiltBinary] = []
  /// The paths of built bundles that a signature covers.
  package var signedBundles: Set<String> = []

  package init(
    scanned: Int = 0, bytes: Int = 0, sites: [Site] = [], blind: [Blind] = [],
    suppressions: [Suppression] = []
  ) {
    self.scanned = scanned
    self.bytes = bytes
    self.sites = sites
    // Files are read in order, so that there is rarely anything to sort.
    let isSorted = sites.indices.dropFirst().allSatisfy { !sites[$0].precedes(sites[$0 - 1]) }
    if !isSorted { self.sites.sort { $0.precedes($1) } }
    self.suppressions = suppressions.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    self.blind = blind.sorted {
      ($0.file, $0.line, $0.kind.rawValue, $0.why) < ($1.file, $1.line, $1.kind.rawValue, $1.why)
    }
  }

  /// The team's own targets that ship, in the order of their ids: no tests, and nothing of a dependency.
  package var shipping: [Target] {
    targets.shipping(besides: configuration)
  }

  /// Whose each target is, in their order: as what declares it is the team's own or of a dependency.
  package var targetOrigins: [Origin] {
    let foreign = configuration.foreignPaths
    return targets.map { foreign.contains($0.place.file) ? .thirdParty : .firstParty }
  }

  /// How often each rule of the catalog is met, zeros included, in the catalog's order.
  package func totals(_ catalog: Catalog) -> [Total] {
    var totals = catalog.rules.map { Total(rule: $0.id, group: $0.group) }
    for site in sites {
      if let place = catalog.place(ofRule: site.rule) { totals[place].add(site) }
    }
    return totals
  }
}

/// How often one rule is met. Never mixed: app, tests and samples, first and third party, sure and only possible.
package struct Total: Sendable, Hashable {
  package let rule: String
  package let group: String
  /// Certain and likely sites of first-party app code that nothing suppresses; imports and adjacent ones included.
  package var count = 0
  /// Only possible sites of first-party app code that nothing suppresses.
  package var possible = 0
  /// All suppressed sites of first-party app code.
  package var suppressed = 0
  /// Sure sites of tests and samples.
  package var tests = 0
  /// Sure sites of dependencies.
  package var thirdParty = 0

  mutating func add(_ site: Site) {
    let isSure = site.certainty > .possible
    switch (site.origin, site.role) {
    case (.thirdParty, _): if isSure { thirdParty += 1 }
    case (.firstParty, .app) where site.suppressed != nil: suppressed += 1
    case (.firstParty, .app): if isSure { count += 1 } else { possible += 1 }
    case (.firstParty, _): if isSure { tests += 1 }
    }
  }
}

extension Site {
  /// Whether the site is surely one of the app's own code: what a promise is about, suppressed or not.
  package var isOfTheApp: Bool { certainty > .possible && origin == .firstParty && role == .app }

  /// Whether the site can fail a gate: of the app, and not suppressed.
  package var gates: Bool { isOfTheApp && suppressed == nil }

  /// The order of sites in every report.
  fileprivate func precedes(_ other: Site) -> Bool {
    if file != other.file { return file < other.file }
    // Those that are only counted have no place; they stay in the order in which they were read.
    if line == 0 || other.line == 0 { return false }
    if line != other.line { return line < other.line }
    return column != other.column ? column < other.column : rule < other.rule
  }
}

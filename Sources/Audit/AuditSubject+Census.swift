import Catalog
package import Census
import Formats
import Projects
import Trees

extension AuditSubject {
  /// What ships of a census, target by target: the team's own, and no tests.
  /// - Parameter jobs: how many threads work at once.
  package static func all(of census: Census, jobs: Int = 1) -> [AuditSubject] {
    let tree = AuditedTree(census)
    let targets = census.shipping
    return Parallel.answers(targets.count, jobs: jobs) { tree.subject(targets[$0]) }
  }
}

/// A census as targets ask it for what is theirs.
private struct AuditedTree: Sendable {
  private let files: [String: ConfigurationFile]
  private let targets: [String: Target]
  /// By name: a project's targets are called as those of its spec.
  private let specs: [String: Target]
  /// Of the team's own app code, by target.
  private var sites: [String: [Site]] = [:]
  /// What any target of a project sets, by project: what one of them does not set, it does not have.
  private var flags: [Substring: Set<String>] = [:]

  init(_ census: Census) {
    files = Dictionary(census.configuration.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    targets = Dictionary(census.targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    specs = Dictionary(census.specTargets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for target in census.targets {
      flags[target.project, default: []].formUnion(target.variants.flatMap(\.definitions).map(Build.name))
    }
    for site in census.sites where site.form != .import && site.origin == .firstParty && site.role == .app {
      for target in site.targets { sites[target, default: []].append(site) }
    }
  }

  func subject(_ target: Target) -> AuditSubject {
    let linked = reached(from: target) { $0.links }
    // What an extension carries is in the extension's process.
    let carried = reached(from: target) {
      $0.kind.runsInAnother || $0.id == target.id ? $0.embeds + $0.links : []
    }
    .filter { other in other.kind == .framework && !linked.contains { $0.id == other.id } }
    let selection = SiteSelection(sites, flags, target, linked, carried)
    // Configurations seldom differ in what they compile.
    var known: [SiteSelection.Key: SiteSelection.Selected] = [:]
    let variants = target.variants.map { variant in
      let key = selection.key(of: variant)
      let selected = known[key] ?? selection.selected(variant)
      known[key] = selected
      return self.variant(of: target, variant, linked, selected)
    }
    return AuditSubject(target: target, variants: variants)
  }

  /// The targets that others lead to, each once, in the order in which they are met.
  private func reached(from target: Target, by next: (Target) -> [String]) -> [Target] {
    var known: Set<String> = [target.id]
    var found: [Target] = []
    var waiting = next(target)[...]
    while let id = waiting.popFirst() {
      guard known.insert(id).inserted, let other = targets[id], other.kind != .test,
        other.canRun(beside: target)
      else { continue }
      found.append(other)
      waiting += next(other)
    }
    return found
  }

  private func variant(
    of target: Target, _ variant: Variant, _ linked: [Target], _ selected: SiteSelection.Selected
  ) -> AuditVariant {
    let excluded = PathFilter(include: [], exclude: variant.excluded)
    let resources = { (target: Target) in target.resources.compactMap { files[$0] } }
    let ownResources = resources(target).filter { excluded.takes($0.path) }
    let file = variant.infoPlist.flatMap { files[$0] }
    return AuditVariant(
      variant: variant, sites: selected.sites, ownCount: selected.ownCount, carried: selected.carried,
      info: InfoPlist(
        target, variant, spec: specs[target.name], file: file,
        localizations: ownResources.filter { $0.kind == .infoPlistStrings || $0.kind == .infoPlistCatalog }),
      entitlements: variant.entitlements.flatMap { files[$0] },
      manifests: ownResources.filter { $0.kind == .privacyManifest },
      linkedManifests: linked.flatMap(resources).filter { $0.kind == .privacyManifest })
  }
}

/// Which sites a configuration of a target compiles.
private struct SiteSelection {
  /// The app's sites, by target.
  let sites: [String: [Site]]
  /// What the targets of a project set, by project.
  let flags: [Substring: Set<String>]
  let target: Target
  let linked: [Target]
  let carried: [Target]

  /// What decides which sites there are.
  struct Key: Hashable {
    let excluded: [String]
    /// Of the target, and of each that it links or carries.
    let definitions: [[String]]
  }

  struct Selected {
    let sites: [Site]
    let ownCount: Int
    let carried: [Site]
  }

  init(
    _ sites: [String: [Site]], _ flags: [Substring: Set<String>], _ target: Target, _ linked: [Target],
    _ carried: [Target]
  ) {
    self.sites = sites
    self.flags = flags
    self.target = target
    self.linked = linked
    self.carried = carried
  }

  func key(of variant: Variant) -> Key {
    let others = (linked + carried).map { $0.variant(like: variant).definitions }
    return Key(excluded: variant.excluded, definitions: [variant.definitions] + others)
  }

  func selected(_ variant: Variant) -> Selected {
    let excluded = PathFilter(include: [], exclude: variant.excluded)
    var own = admitted(of: target, Build(target, variant, knowing: flags[target.project] ?? []))
    if !variant.excluded.isEmpty { own.removeAll { !excluded.takes($0.file) } }
    return Selected(
      sites: own + foreign(linked, variant), ownCount: own.count, carried: foreign(carried, variant))
  }

  private func foreign(_ others: [Target], _ variant: Variant) -> [Site] {
    others.flatMap { other in
      let build = Build(
        other, other.variant(like: variant), for: target.platforms, knowing: flags[other.project] ?? [])
      return admitted(of: other, build)
    }
  }

  /// The sites of a target whose conditions may hold. There are many sites for each condition.
  private func admitted(of target: Target, _ build: Build) -> [Site] {
    guard let all = sites[target.id] else { return [] }
    var known: [String: Bool] = ["": true]
    return all.filter { site in
      if let answer = known[site.condition] { return answer }
      let answer = build.admits(site.condition)
      known[site.condition] = answer
      return answer
    }
  }
}

extension Target {
  /// The part of its id that all targets of a project share.
  fileprivate var project: Substring { id.prefix { $0 != "#" } }

  /// Whether there is a platform that both are built for. A package names platforms for their versions, and can be
  /// built for others, too.
  fileprivate func canRun(beside other: Target) -> Bool {
    kind == .library || platforms.isEmpty || other.platforms.isEmpty
      || !Set(platforms).isDisjoint(with: other.platforms)
  }

  /// The variant that is built beside another target's.
  fileprivate func variant(like other: Variant) -> Variant {
    variants.first { $0.configuration == other.configuration } ?? archived
  }
}

extension Build {
  /// What a configuration says of conditions in source.
  /// - Parameters:
  ///   - platforms: of what it is part of; none where it stands for itself.
  ///   - flags: that other targets of the project set.
  init(
    _ target: Target, _ variant: Variant, for platforms: [String] = [], knowing flags: Set<String> = []
  ) {
    self.init(platforms: platforms.isEmpty ? target.platforms : platforms)
    isShipped = true
    // What another configuration or target sets, and this one does not, is known not to be set.
    for name in flags.union(target.variants.flatMap(\.definitions).map(Build.name)) {
      definitions.updateValue(nil, forKey: name)
    }
    // Packages and pods are built for debugging or for release, and what ships is the latter.
    if target.kind == .library || target.kind == .framework, definitions["DEBUG"] == nil {
      definitions.updateValue(nil, forKey: "DEBUG")
    }
    for definition in variant.definitions {
      let value = definition.dropFirst(Build.name(of: definition).count + 1)
      definitions[Build.name(of: definition)] = value.isEmpty ? "1" : String(value)
    }
  }

  fileprivate static func name(of definition: String) -> String {
    guard let sign = definition.utf8.firstIndex(of: UInt8(ascii: "=")) else { return definition }
    return String(definition[..<sign])
  }
}

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
  private let targets: TargetGraph
  /// By name: a project's targets are called as those of its spec.
  private let specs: [String: Target]
  /// The team's own app code, by target.
  private let code: [String: TargetCode]
  /// What any target of a project sets, by project: what one of them does not set, it does not have.
  private var flags: [Substring: Set<String>] = [:]

  init(_ census: Census) {
    files = Dictionary(census.configuration.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    targets = TargetGraph(census.targets)
    specs = Dictionary(census.specTargets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for target in census.targets {
      flags[target.project, default: []].formUnion(target.variants.flatMap(\.definitions).map(Build.name))
    }
    code = TargetCode.all(of: census)
  }

  func subject(_ target: Target) -> AuditSubject {
    var selections: [Surroundings: CodeSelection] = [:]
    // Configurations seldom differ in what they compile.
    var known: [CodeSelection.Key: CompiledCode] = [:]
    let variants = target.variants.map { variant in
      let around = Surroundings(target, variant)
      let selection = selections[around] ?? self.selection(target, around)
      selections[around] = selection
      let key = selection.key(of: variant)
      let compiled = known[key] ?? selection.code(of: variant)
      known[key] = compiled
      return self.variant(of: target, variant, selection, compiled)
    }
    var all = target.archived
    if all.platforms.isEmpty { return AuditSubject(target: target, variants: variants) }
    (all.platforms, all.isCatalyst) = ([], false)
    let allCode = selection(target, Surroundings(target, all)).code(of: all)
    return AuditSubject(target: target, variants: variants, allCode: allCode)
  }

  /// What is in one process with a target that is built for some platforms.
  private func selection(_ target: Target, _ around: Surroundings) -> CodeSelection {
    let linked = reached(from: target) { around.taken($0.links, of: $0) }
    // What an extension carries is in the extension's process.
    let carried = reached(from: target) {
      $0.kind.runsInAnother || $0.id == target.id
        ? around.taken($0.embeds + $0.links + $0.loads, of: $0) : []
    }
    .filter { other in other.kind == .framework && !linked.contains { $0.id == other.id } }
    return CodeSelection(code, flags, target, around, linked, carried)
  }

  /// The targets that one leads to, of those that can be in one process with it.
  private func reached(from target: Target, by next: (Target) -> [String]) -> [Target] {
    targets.reached(from: target, by: next) { $0.kind != .test && $0.canRun(beside: target) }
  }

  private func variant(
    of target: Target, _ variant: Variant, _ selection: CodeSelection, _ code: CompiledCode
  ) -> AuditVariant {
    let excluded = PathFilter(include: [], exclude: variant.excluded)
    let resources = { (target: Target) in
      let others = selection.around.leftOut(of: target)
      return target.resources.compactMap { others.contains($0) ? nil : files[$0] }
    }
    let ownResources = resources(target).filter { excluded.takes($0.path) }
    let file = variant.infoPlist.flatMap { files[$0] }
    return AuditVariant(
      variant: variant, code: code,
      info: InfoPlist(
        target, variant, spec: specs[target.name], file: file,
        localizations: ownResources.filter { $0.kind == .infoPlistStrings || $0.kind == .infoPlistCatalog }),
      entitlements: variant.entitlements.flatMap { files[$0] },
      declaredEntitlements: target.declaredEntitlements(of: variant),
      manifests: ownResources.filter { $0.kind == .privacyManifest },
      linkedManifests: selection.linked.flatMap(resources).filter { $0.kind == .privacyManifest })
  }
}

extension TargetCode {
  /// The app code of the team's own targets, by their ids.
  fileprivate static func all(of census: Census) -> [String: TargetCode] {
    var named: [FilePlace: NamedGroup] = [:]
    for group in census.groups { named[group.site] = group }
    let naming = Set(named.keys.map(\.file))
    var sites: [String: [Site]] = [:]
    var groups: [String: [(site: Site, group: NamedGroup)]] = [:]
    for file in census.sites.byFile + census.applicationUses.byFile {
      let own = file.filter { $0.form != .import && $0.origin == .firstParty && $0.role == .app }
      guard let first = own.first else { continue }
      for target in first.targets { sites[target, default: []] += own }
      guard naming.contains(first.file) else { continue }
      let found = own.compactMap { site in named[site.place].map { (site: site, group: $0) } }
      for target in first.targets { groups[target, default: []] += found }
    }
    return Dictionary(
      uniqueKeysWithValues: sites.map { ($0.key, TargetCode($0.value, groups: groups[$0.key] ?? [])) })
  }
}

extension [Site] {
  /// The sites of each file, which stand side by side and belong to the same targets.
  fileprivate var byFile: [ArraySlice<Site>] {
    var files: [ArraySlice<Site>] = []
    var start = startIndex
    for place in indices.dropFirst() where self[place].file != self[start].file {
      files.append(self[start..<place])
      start = place
    }
    return isEmpty ? [] : files + [self[start...]]
  }
}

/// What a target is built for, as what it is built with has to be.
private struct Surroundings: Hashable {
  let platforms: [ApplePlatform]
  /// Whether iOS is an app for iOS on a Mac; nothing where it can be either.
  let isCatalyst: Bool?

  init(_ target: Target, _ variant: Variant) {
    platforms = variant.platforms.isEmpty ? target.platforms : variant.platforms
    isCatalyst = target.isCatalyst(variant)
  }

  /// The ids among those that a target names which it is built with.
  func taken(_ ids: [String], of target: Target) -> [String] {
    target.filters.taken(ids, platforms, isCatalyst: isCatalyst)
  }

  /// The files of a target that are built for other platforms.
  func leftOut(of target: Target) -> Set<String> {
    target.filters.leftOut(platforms, isCatalyst: isCatalyst)
  }
}

/// Which code a configuration of a target compiles.
private struct CodeSelection {
  /// The app's code, by target.
  let code: [String: TargetCode]
  /// What the targets of a project set, by project.
  let flags: [Substring: Set<String>]
  let target: Target
  let around: Surroundings
  let linked: [Target]
  let carried: [Target]

  /// What decides which sites there are.
  struct Key: Hashable {
    let excluded: [String]
    let platform: String
    let around: Surroundings
    /// Of the target, and of each that it links or carries.
    let definitions: [[String]]
  }

  init(
    _ code: [String: TargetCode], _ flags: [Substring: Set<String>], _ target: Target,
    _ around: Surroundings, _ linked: [Target], _ carried: [Target]
  ) {
    self.code = code
    self.flags = flags
    self.target = target
    self.around = around
    self.linked = linked
    self.carried = carried
  }

  func key(of variant: Variant) -> Key {
    let others = (linked + carried).map { $0.variant(like: variant, on: around.platforms).definitions }
    return Key(
      excluded: variant.excluded, platform: variant.platformWords, around: around,
      definitions: [variant.definitions] + others)
  }

  func code(of variant: Variant) -> CompiledCode {
    let filter = variant.excluded.isEmpty ? nil : PathFilter(include: [], exclude: variant.excluded)
    let own = part(of: target, Build(target, variant, knowing: flags[target.project] ?? []), filter)
    return CompiledCode(
      own: own ?? CompiledCode.Part(TargetCode([])), linked: others(linked, variant),
      carried: others(carried, variant))
  }

  private func others(_ others: [Target], _ variant: Variant) -> [CompiledCode.Part] {
    others.filter { $0.canRun(on: around.platforms) }.compactMap { other in
      part(of: other, build(of: other, beside: variant))
    }
  }

  private func build(of other: Target, beside variant: Variant) -> Build {
    let like = other.variant(like: variant, on: around.platforms)
    var build = Build(other, like, for: around.platforms, knowing: flags[other.project] ?? [])
    build.isCatalyst = around.isCatalyst
    return build
  }

  /// What of a target's code has no condition that certainly fails; nothing where it has no code.
  private func part(
    of target: Target, _ build: @autoclosure () -> Build, _ filter: PathFilter? = nil
  ) -> CompiledCode.Part? {
    guard let code = code[target.id] else { return nil }
    let others = around.leftOut(of: target)
    guard !code.conditions.isEmpty else { return CompiledCode.Part(code, filter: filter, others: others) }
    let build = build()
    let leftOut = code.conditions.filter { !build.admits($0) }
    return CompiledCode.Part(code, leftOut: leftOut, filter: filter, others: others)
  }
}

extension Target {
  /// The part of its id that all targets of a project share.
  fileprivate var project: Substring { id.prefix { $0 != "#" } }

  /// Whether there is a platform that both are built for. A package names platforms for their versions, and can be
  /// built for others, too.
  fileprivate func canRun(beside other: Target) -> Bool { canRun(on: other.platforms) }

  /// - Parameter others: none where any will do.
  fileprivate func canRun(on others: [ApplePlatform]) -> Bool {
    kind == .library || platforms.isEmpty || others.isEmpty || others.contains(where: platforms.contains)
  }

  /// The variant that is built beside another target's.
  /// - Parameter platforms: what that one is built for.
  fileprivate func variant(like other: Variant, on platforms: [ApplePlatform]) -> Variant {
    guard let named = variants.first(where: { $0.configuration == other.configuration }) else {
      return archived
    }
    if named.platforms.isEmpty { return named }
    let fitting = variants.first { one in
      one.configuration == other.configuration && one.isCatalyst == other.isCatalyst
        && one.platforms.contains(where: platforms.contains)
    }
    return fitting ?? named
  }
}

extension Build {
  /// What a configuration says of conditions in source.
  /// - Parameters:
  ///   - platforms: of what it is part of; none where it stands for itself.
  ///   - flags: that other targets of the project set.
  init(
    _ target: Target, _ variant: Variant, for platforms: [ApplePlatform] = [], knowing flags: Set<String> = []
  ) {
    let own = variant.platforms.isEmpty ? target.platforms : variant.platforms
    self.init(platforms: platforms.isEmpty ? own : platforms)
    isShipped = true
    isCatalyst = target.isCatalyst(variant)
    // What another configuration or target sets, and this one does not, is known not to be set.
    for name in flags.union(target.variants.flatMap(\.definitions).map(Build.name)) {
      definitions.updateValue(nil, forKey: name)
    }
    for name in variant.unset { definitions.updateValue(nil, forKey: name) }
    // Packages and pods are built for debugging or for release, and what ships is the latter. Xcode sets it only where a
    // project does, and no release does.
    if !target.isGuess, definitions["DEBUG"] == nil {
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

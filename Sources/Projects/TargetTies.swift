/// A target by the places of its project and of itself.
struct TargetKey: Hashable {
  var project: Int
  var target: Int
}

/// What of other targets ends up in one.
struct TargetTies {
  var links: [String] = []
  var embeds: [String] = []
  /// What is linked and neither.
  var loads: [String] = []
  /// What of it is there for some platforms alone.
  var filters: [String: PlatformFilter] = [:]

  var isEmpty: Bool { links.isEmpty && embeds.isEmpty && loads.isEmpty }

  mutating func add(_ other: TargetTies) {
    links += other.links
    embeds += other.embeds
    loads += other.loads
    filters.merge(other.filters) { first, _ in first }
  }
}

/// The targets of all projects by what refers to them.
struct TargetNames {
  private let projects: [XcodeProject]
  private var ids: [TargetKey: String] = [:]
  private var bundles: [String: Int] = [:]
  private var products: [ProductKey: TargetKey] = [:]
  /// Nothing where two targets build a file of that name.
  private var files: [String: TargetKey?] = [:]

  private struct ProductKey: Hashable {
    var project: Int
    var identifier: String
  }

  init(_ projects: [XcodeProject]) {
    self.projects = projects
    for (number, project) in projects.enumerated() {
      bundles[project.bundle] = number
      var known: [String: Int] = [:]
      for (inner, target) in project.targets.enumerated() {
        let key = TargetKey(project: number, target: inner)
        let count = known[target.name, default: 0] + 1
        known[target.name] = count
        ids[key] = project.bundle + "#" + target.name + (count > 1 ? " (\(count))" : "")
        if !target.productIdentifier.isEmpty {
          products[ProductKey(project: number, identifier: target.productIdentifier)] = key
        }
        if !target.productFile.isEmpty {
          files.updateValue(files[target.productFile] == nil ? key : nil, forKey: target.productFile)
        }
      }
    }
  }

  func id(of key: TargetKey) -> String { ids[key] ?? "" }

  func target(_ key: TargetKey) -> XcodeTarget { projects[key.project].targets[key.target] }

  /// A target by its project's folder `App.xcodeproj`, and its identifier or its name there.
  func target(project: String, identifier: String, name: String) -> TargetKey? {
    guard let number = bundles[project] else { return nil }
    let targets = projects[number].targets
    let inner = targets.firstIndex { $0.identifier == identifier } ?? targets.firstIndex { $0.name == name }
    return inner.map { TargetKey(project: number, target: $0) }
  }

  private func target(_ reference: ProductReference, from project: Int) -> TargetKey? {
    switch reference {
    case .own(let target): TargetKey(project: project, target: target)
    case .foreign(let bundle, let product):
      bundles[bundle].flatMap { products[ProductKey(project: $0, identifier: product)] }
    case .file(let name): files[name] ?? nil
    }
  }

  /// What a target links and nothing of the tree builds, by file names. What CocoaPods makes of all pods is known by
  /// its lock file.
  func unbuilt(by key: TargetKey) -> [String] {
    let target = target(key)
    guard target.kind != .test else { return [] }
    let missing = target.linked.compactMap { reference -> String? in
      switch reference {
      case .own: nil
      case .foreign(let bundle, _):
        self.target(reference, from: key.project) == nil ? TreePath.name(of: bundle) : nil
      case .file(let name): files[name] == nil ? name : nil
      }
    }
    return (missing + target.binaries).filter { !$0.hasPrefix("Pods_") && !$0.hasPrefix("libPods") }
  }

  func linked(by key: TargetKey) -> [TargetKey] { targets(self.target(key).linked, key) }

  /// What a phase copies; and extensions that are built before it, which scripts copy in some projects.
  func carried(by key: TargetKey) -> [TargetKey] {
    let target = target(key)
    guard target.kind != .test, target.kind != .other else { return targets(target.carried, key) }
    return targets(target.carried, key)
      + targets(target.dependencies, key).filter { self.target($0).kind == .appExtension }
  }

  /// What code can import of what is linked as a framework or only built before, be it carried by another target.
  func imported(by key: TargetKey) -> [String] {
    let isTest = target(key).kind == .test
    return targets(target(key).linked + target(key).dependencies, key)
      .filter { isTest || target($0).kind.runsInAnother }.map(id).inOrderOfPaths()
  }

  private func targets(_ references: [ProductReference], _ key: TargetKey) -> [TargetKey] {
    var found: [TargetKey] = []
    var known: Set<TargetKey> = [key]
    for reference in references {
      if let other = target(reference, from: key.project), known.insert(other).inserted {
        found.append(other)
      }
    }
    return found
  }

  /// A static library ends up in whoever links it; a bundle in whoever copies it.
  func ties(of key: TargetKey) -> TargetTies {
    let linked = linked(by: key)
    let links = linked.filter { isStatic($0) }.map(id).inOrderOfPaths()
    let carried = carried(by: key)
    let embeds = carried.filter { isBundle($0) }.map(id).inOrderOfPaths()
    let loads = linked.filter { !isStatic($0) && target($0).kind.runsInAnother && !carried.contains($0) }
    return TargetTies(
      links: links, embeds: embeds, loads: loads.map(id).inOrderOfPaths(), filters: filters(of: key))
  }

  private func filters(of key: TargetKey) -> [String: PlatformFilter] {
    var filters: [String: PlatformFilter] = [:]
    for (reference, filter) in target(key).tieFilters where !filter.isOfAll {
      if let other = target(reference, from: key.project) { filters[id(of: other)] = filter }
    }
    return filters
  }

  func isStatic(_ key: TargetKey) -> Bool {
    let target = target(key)
    guard target.kind == .framework else { return target.kind == .staticLibrary }
    return target.isStatic
      || target.configurations.all.contains { configuration in
        let type = configuration.settings.range(of: "MACH_O_TYPE").last
        return type.map { configuration.settings.assignments[$0].text == "staticlib" } ?? false
      }
  }

  private func isBundle(_ key: TargetKey) -> Bool {
    switch target(key).kind {
    case .staticLibrary, .library, .test, .other, .folder: false
    case .framework: !isStatic(key)
    case .app, .appClip, .watchApp, .appExtension, .dynamicLibrary, .bundle, .tool: true
    }
  }
}

/// Which configurations of a target are archived.
struct Archives {
  /// The one that is judged first.
  private var configurations: [TargetKey: [String]] = [:]

  /// What a target carries or links is built in its configuration, so that of the outermost one counts: an extension's
  /// own scheme only builds it for tests.
  init(_ projects: [XcodeProject], _ schemes: [XcodeScheme], _ names: TargetNames) {
    for scheme in schemes.sorted(by: { $0.path < $1.path }) where !scheme.configuration.isEmpty {
      for reference in scheme.archived {
        let key = names.target(
          project: reference.project, identifier: reference.identifier, name: reference.name)
        guard let key else { continue }
        let known = configurations[key, default: []]
        let isNamesake = scheme.name == names.target(key).name
        let rest = known.filter { $0 != scheme.configuration }
        configurations[key] =
          isBetter(scheme.configuration, isNamesake, than: known.first)
          ? [scheme.configuration] + rest
          : known.contains(scheme.configuration) ? known : known + [scheme.configuration]
      }
    }
    var known: Set<TargetKey> = []
    for key in configurations.keys.sorted(by: { ($0.project, $0.target) < ($1.project, $1.target) })
    where names.target(key).kind == .app {
      passOn(from: key, names, &known)
    }
  }

  func configurations(of key: TargetKey) -> [String] { configurations[key] ?? [] }

  private func isBetter(_ configuration: String, _ isNamesake: Bool, than other: String?) -> Bool {
    guard let other else { return true }
    return other != "Release" && (configuration == "Release" || isNamesake)
  }

  /// - Parameter known: what an app before it has passed its configuration on to.
  private mutating func passOn(from app: TargetKey, _ names: TargetNames, _ known: inout Set<TargetKey>) {
    guard let own = configurations[app], known.insert(app).inserted else { return }
    var waiting = [app]
    while let key = waiting.popLast() {
      for other in names.carried(by: key) + names.linked(by: key) where known.insert(other).inserted {
        guard names.target(other).kind != .app || configurations[other] == nil else { continue }
        configurations[other] = own
        waiting.append(other)
      }
    }
  }
}

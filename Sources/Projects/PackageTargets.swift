import Formats

/// The targets of all packages of a tree.
struct PackageTargets {
  private let index: FileIndex
  /// The manifest of each folder that a current compiler takes, with its path.
  private var packages: [String: (path: String, manifest: PackageManifest)] = [:]
  /// The names of the targets of each whose code is there.
  private var targetNames: [String: Set<String>] = [:]
  /// The ids of plug-ins and macros.
  private var buildIDs: Set<String> = []
  /// The manifests of a folder for older compilers.
  private var others: [String: [(path: String, manifest: PackageManifest)]] = [:]
  /// Those that are there for compilers alone which cannot read the plain one, and with which apps for a store that asks
  /// for privacy manifests can have been built: from Swift 5.9 on, which came with them.
  private var older: [String: [(path: String, manifest: PackageManifest)]] = [:]

  private(set) var targets: [Target] = []
  /// Products that are frameworks of their own and are called as none of their targets, by their ids. They are among the
  /// targets of a tree only where something carries them.
  private(set) var frameworks: [String: Target] = [:]
  private(set) var notes: [ProjectNote] = []

  /// - Parameter manifests: with their paths.
  init(_ manifests: [(path: String, manifest: PackageManifest)], _ index: FileIndex) {
    self.index = index
    for (folder, group) in Dictionary(grouping: manifests, by: { TreePath.folder(of: $0.path) }) {
      let ordered = PackageTargets.current(group).sorted {
        PackageTargets.rank($0.path) < PackageTargets.rank($1.path)
      }
      packages[folder] = ordered.last
      others[folder] = Array(ordered.dropLast())
      older[folder] = group.filter { one in
        !ordered.contains { $0.path == one.path } && !(PackageTargets.rank(one.path) < [5, 9])
      }.sorted { $0.path.precedes($1.path) }
    }
    targetNames = packages.mapValues {
      Set($0.manifest.targets.filter { $0.kind != .binaryTarget }.map(\.name))
    }
    for (folder, package) in packages {
      let tools = package.manifest.targets.filter { $0.kind == .plugin || $0.kind == .macro }
      buildIDs.formUnion(tools.map { id(of: $0.name, in: folder) })
    }
    for folder in packages.keys.inByteOrder() { add(folder) }
    markBuildTools()
  }

  /// Without the manifests that no tools take which can read the plain one: those for versions before the one that it
  /// asks for.
  private static func current(
    _ manifests: [(path: String, manifest: PackageManifest)]
  ) -> [(path: String, manifest: PackageManifest)] {
    guard let plain = manifests.first(where: { TreePath.name(of: $0.path) == "Package.swift" }) else {
      return manifests
    }
    let oldest = [plain.manifest.tools.major, plain.manifest.tools.minor]
    return manifests.filter { one in
      let rank = rank(one.path)
      return rank.isEmpty || !(rank < oldest) && !(rank == [oldest[0]] && oldest[1] > 0)
    }
  }

  /// The order in which compilers of that version take a manifest: `Package@swift-5.9.swift` before the plain one.
  private static func rank(_ path: String) -> [Int] {
    let name = TreePath.name(of: path)
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return [] }
    return name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".")
      .map { Int($0) ?? 0 }
  }
}

extension [Int] {
  fileprivate static func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
}

extension PackageTargets {
  /// Marks what is run while others are built: plug-ins, macros, and what only these use and nobody else is offered.
  private mutating func markBuildTools() {
    if buildIDs.isEmpty { return }
    let graph = TargetGraph(targets)
    let next = { (target: Target) in target.links + target.embeds }
    let used = targets.filter { buildIDs.contains($0.id) }
      .flatMap { graph.reached(from: $0, by: next) }.map(\.id)
    let candidates = buildIDs.union(used)
    let others = targets.filter { one in
      !buildIDs.contains(one.id) && one.kind != .test && (one.isProduct || !candidates.contains(one.id))
    }
    let kept = Set(others.flatMap { [$0] + graph.reached(from: $0, by: next) }.map(\.id))
    for place in targets.indices where candidates.contains(targets[place].id) {
      let isTool = buildIDs.contains(targets[place].id)
      targets[place].isForTheBuild = isTool || !kept.contains(targets[place].id)
    }
  }

  private mutating func add(_ folder: String) {
    guard let (path, manifest) = packages[folder] else { return }
    notes += manifest.unread.map { $0.note(in: path) }
    for target in manifest.targets {
      if target.kind == .binaryTarget {
        notes.append(
          ProjectNote(
            .absentDependency, at: FilePlace(path, target.position),
            "the target \(target.name) is only there as a binary, so its code is not read"))
        continue
      }
      guard let root = root(of: target, in: folder, manifest) else {
        notes.append(
          ProjectNote(
            .missingFile, at: FilePlace(path, target.position),
            "the folder of the target \(target.name) is not there, so nothing of it is read"))
        continue
      }
      targets.append(self.target(target, in: folder, path, manifest, root: root))
    }
    for product in manifest.products where product.isDynamic && !product.targets.contains(product.name) {
      let id = id(of: product.name, in: folder)
      frameworks[id] = Target(
        id: id, name: product.name, kind: .framework, platforms: manifest.platforms,
        links: targetIDs(product.targets, in: folder).inByteOrder(), variants: [Variant()],
        place: FilePlace(path, product.position))
    }
  }

  private func id(of name: String, in folder: String) -> String {
    (folder.isEmpty ? "" : folder + "/") + "Package.swift#" + name
  }

  /// Where package managers look for a target that names no path.
  private func root(
    of target: PackageManifest.Target, in folder: String, _ manifest: PackageManifest
  ) -> String? {
    if let path = target.path { return TreePath.resolve(path, in: folder).flatMap(folderOrFile) }
    let places =
      switch target.kind {
      case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for place in places {
      guard let path = TreePath.resolve(place + "/" + target.name, in: folder) else { continue }
      if index.hasFolder(path) { return path }
    }
    // From version 5.9 on, the only target of its kind need not have a folder of its own.
    guard manifest.tools >= PackageManifest.ToolsVersion(5, 9),
      manifest.targets.filter({ $0.kind == target.kind }).count == 1
    else { return nil }
    return places.lazy.compactMap { TreePath.resolve($0, in: folder) }.first { index.hasFolder($0) }
  }

  private func folderOrFile(_ path: String) -> String? {
    index.hasFolder(path) || index.has(path) ? path : nil
  }

  private func target(
    _ target: PackageManifest.Target, in folder: String, _ path: String, _ manifest: PackageManifest,
    root: String
  ) -> Target {
    let excluded = target.exclude.compactMap { TreePath.resolve($0, in: root) }
    let all = ownFiles(below: root).filter { file in
      !excluded.contains { TreePath.isInside(file, $0) }
    }
    let wanted = target.sources?.compactMap { TreePath.resolve($0, in: root) }
    let sources = all.filter { file in
      TreeFiles.isSource(file) && wanted?.contains { TreePath.isInside(file, $0) } ?? true
    }
    let found = copies(of: target, root: root, path, manifest, all)
    let copies = found.copies
    let id = id(of: target.name, in: folder)
    var kind = kind(of: target, sources)
    var ties = ties(of: target, in: folder)
    if kind == .library, let product = manifest.framework(of: target) {
      kind = .framework
      ties.links += targetIDs(product.targets, in: folder)
    }
    let app = kind == .tool ? manifest.app(madeOf: target.name) : nil
    if app != nil { kind = .app }
    var variant = Variant(
      infoPlist: app?.infoPlist.flatMap { TreePath.resolve($0, in: folder) },
      generatesInfoPlist: app?.isWhole ?? false,
      definitions: target.definitions)
    variant.unset = target.debugDefinitions
    var built = Target(
      id: id, name: target.name, kind: kind, platforms: manifest.platforms,
      links: ties.links.filter { $0 != id }.inByteOrder(),
      embeds: ties.embeds.filter { $0 != id }.inByteOrder(), sources: sources,
      resources: copies.map(\.path).inByteOrder(), copies: copies,
      variants: [variant], place: FilePlace(path, target.position),
      otherPlaces: otherPlaces(of: target.name, in: folder))
    built.leftBehind = found.leftBehind
    built.filters.ties = ties.filters.filter { !$0.value.isOfAll }
    built.homes = [root]
    built.isProduct = manifest.products.contains { $0.targets.contains(target.name) }
    built.mayCopyMore = !target.hasKnownResources
    built.declaredInfo = (app?.purposes ?? []).map { purpose in
      let place = FilePlace(path, purpose.text.position)
      return DeclaredEntry(
        purpose.key, at: place, PropertyList(.text(purpose.text.text), at: .text(purpose.text.position)),
        at: place)
    }
    built.leftByOlder = left(of: built.resources, by: target.name, in: folder, root: root, all)
    return built
  }

  /// What of the manifests that a target has its package does not copy for older tools.
  private func left(
    of resources: [String], by name: String, in folder: String, root: String, _ files: [String]
  ) -> [CopiedFile] {
    let manifests = resources.filter { $0.hasSuffix(".xcprivacy") }
    guard !manifests.isEmpty else { return [] }
    return ((older[folder] ?? []) + (others[folder] ?? [])).flatMap { path, package -> [CopiedFile] in
      guard let older = package.targets.first(where: { $0.name == name }) else { return [] }
      let copied = Set(copies(of: older, root: root, path, package, files).copies.map(\.path))
      return manifests.filter { !copied.contains($0) }.map {
        CopiedFile($0, .leftOut, at: FilePlace(path, older.position))
      }
    }
  }

  /// Without those that belong to a package within, hide, or are shown by documentation.
  private func ownFiles(below root: String) -> [String] {
    // Files of one folder stand side by side.
    var last: (folder: String, isForeign: Bool)?
    return index.files(below: root).filter { file in
      let folder = TreePath.folder(of: file)
      let isForeign = last?.folder == folder ? last?.isForeign ?? false : isForeign(folder, root: root)
      last = (folder, isForeign)
      return !isForeign && ProjectFile(path: file) != .package
    }
  }

  private func isForeign(_ folder: String, root: String) -> Bool {
    var folder = folder
    while folder.utf8.count > root.utf8.count {
      if packages[folder] != nil { return true }
      let name = TreePath.name(of: folder)
      if name.hasPrefix(".") || name.hasSuffix(".docc") { return true }
      folder = TreePath.folder(of: folder)
    }
    return false
  }

  private func kind(of target: PackageManifest.Target, _ sources: [String]) -> Target.Kind {
    switch target.kind {
    case .target:
      // Before version 5.4 of the tools, a file of this name made a target a program.
      sources.contains { TreePath.name(of: $0) == "main.swift" } ? .tool : .library
    case .executableTarget: .tool
    case .testTarget: .test
    case .binaryTarget, .systemLibrary, .plugin, .macro: .other
    }
  }

  private func otherPlaces(of name: String, in folder: String) -> [FilePlace] {
    (others[folder] ?? []).compactMap { path, manifest in
      manifest.targets.first { $0.name == name }.map { FilePlace(path, $0.position) }
    }
  }
}

// MARK: - Resources and dependencies

extension PackageTargets {
  private func copies(
    of target: PackageManifest.Target, root: String, _ path: String, _ manifest: PackageManifest,
    _ files: [String]
  ) -> (copies: [CopiedFile], leftBehind: [CopiedFile]) {
    var found: [CopiedFile] = []
    var leftBehind: [CopiedFile] = []
    for resource in target.resources {
      guard let place = TreePath.resolve(resource.path.text, in: root) else { continue }
      // A copied folder keeps what is in it, whatever the target leaves out.
      let candidates = resource.rule == "copy" ? Array(index.files(below: place)) : files
      let files =
        index.real(place).map { [$0] } ?? candidates.filter { TreePath.isInside($0, place) }
      for file in files where TreeFiles.isFact(file) {
        var copy = CopiedFile(file, .rule(resource.rule), at: FilePlace(path, resource.path.position))
        if file.hasSuffix(".xcprivacy"), let folder = Self.folder(of: file, resource.rule, at: place) {
          copy.way = .folder(folder)
        }
        let isInPlace = copy.way == .rule(resource.rule) && resource.rule != "embedInCode"
        if isInPlace { found.append(copy) } else { leftBehind.append(copy) }
      }
    }
    if manifest.tools >= PackageManifest.ToolsVersion(6, 0) {
      let named = Set((found + leftBehind).map(\.path))
      for file in files where file.hasSuffix(".xcprivacy") && !named.contains(file) {
        found.append(CopiedFile(file, .automatic, at: FilePlace(path, target.position)))
      }
    }
    return (found.sorted { $0.path.precedes($1.path) }, leftBehind)
  }

  /// The folder of the bundle that a file lands in; nothing where it lies at the top.
  /// - Parameter place: what the rule names, the file itself or a folder above it.
  private static func folder(of file: String, _ rule: String, at place: String) -> String? {
    if let language = file.folderOfLanguage { return rule == "embedInCode" ? nil : language }
    guard rule == "copy", file != place else { return nil }
    let isBundled = TreePath.folder(of: file).split(separator: "/").contains {
      $0.hasSuffix(".bundle") || $0.hasSuffix(".framework")
    }
    return isBundled ? nil : TreePath.name(of: place)
  }

  private func ties(of target: PackageManifest.Target, in folder: String) -> TargetTies {
    var ties = TargetTies()
    for dependency in target.dependencies {
      var more = self.ties(of: dependency, in: folder)
      // Its code runs in the compiler. A test of it is one of its own code.
      if target.kind != .testTarget { more.links.removeAll(where: isForTheBuild) }
      if let filter = target.conditions[dependency] {
        for id in more.links + more.embeds { more.filters[id] = filter }
      }
      ties.add(more)
    }
    return ties
  }

  private func ties(of dependency: PackageManifest.Dependency, in folder: String) -> TargetTies {
    switch dependency {
    case .target(let name): return TargetTies(links: targetIDs([name], in: folder))
    case .product(let name, let package): return product(name, of: package, for: folder)
    case .name(let name):
      let own = targetIDs([name], in: folder)
      return own.isEmpty ? product(name, of: "", for: folder) : TargetTies(links: own)
    }
  }

  /// Whether a target is run while others are built.
  private func isForTheBuild(_ id: String) -> Bool { buildIDs.contains(id) }

  private func targetIDs(_ names: [String], in folder: String) -> [String] {
    guard let known = targetNames[folder] else { return [] }
    return names.filter(known.contains).map { id(of: $0, in: folder) }
  }

  /// The targets of a product of a package that is in the tree, too.
  private func product(_ name: String, of package: String, for folder: String) -> TargetTies {
    for local in packages[folder]?.manifest.packages ?? [] {
      guard let path = local.path, let place = TreePath.resolve(path, in: folder) else { continue }
      let isNamed =
        package.isEmpty || local.name == package || packages[place]?.manifest.name == package
        || TreePath.name(of: place) == package
      guard isNamed else { continue }
      let ties = ties(ofProduct: name, in: place)
      if !ties.isEmpty { return ties }
    }
    return TargetTies()
  }

  /// What a product brings along: the targets that it is made of, or the framework that it is.
  /// - Parameter folder: the package's; where nothing says it, the only package of the tree that has such a product.
  func ties(ofProduct name: String, in folder: String?) -> TargetTies {
    if let folder { return ties(ofProduct: name, in: folder) }
    let owners = packages.filter { $0.value.manifest.products.contains { $0.name == name } }
    guard owners.count == 1, let owner = owners.first else { return TargetTies() }
    return ties(ofProduct: name, in: owner.key)
  }

  private func ties(ofProduct name: String, in folder: String) -> TargetTies {
    guard let manifest = packages[folder]?.manifest else { return TargetTies() }
    guard let product = manifest.products.first(where: { $0.name == name }) else {
      return TargetTies(links: targetIDs([name], in: folder))
    }
    let ids = targetIDs(product.targets, in: folder)
    if product.isDynamic, !ids.isEmpty { return TargetTies(embeds: [id(of: name, in: folder)]) }
    return TargetTies(links: ids)
  }
}

extension PackageManifest {
  /// The app of Swift Playgrounds that a target is the program of; nothing where it is of none.
  fileprivate func app(madeOf target: String) -> App? {
    products.lazy.filter { $0.targets.contains(target) }.compactMap(\.app).first
  }

  /// The product that a target's name stands for, where that is a framework of its own.
  fileprivate func framework(of target: Target) -> Product? {
    products.first { $0.isDynamic && $0.name == target.name && $0.targets.contains(target.name) }
  }
}

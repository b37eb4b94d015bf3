import Catalog
import Lexing

/// The targets of all Xcode projects of a tree: their declarations with the settings of other files, the schemes, and
/// a look at what there is.
package struct XcodeTargets: Sendable {
  /// A product of a package that a target links.
  package struct PackageUse: Sendable, Hashable {
    /// The id of the target.
    package var target: String
    package var product: PackageProduct
  }

  /// In the order of their ids.
  package private(set) var targets: [Target] = []
  package internal(set) var notes: [ProjectNote] = []
  /// In the order of the targets.
  package private(set) var packageUses: [PackageUse] = []

  let index: FileIndex
  /// How many files synchronized folders may still look at: a hostile project lets thousands of targets have the same.
  private var budget = 5_000_000
  private var settings: SettingsFiles

  package init(
    of projects: [XcodeProject], settings: [SettingsFile], schemes: [XcodeScheme], _ index: FileIndex
  ) {
    let tree = XcodeTree(projects, settings: settings, schemes: schemes, index)
    self.init(merging: (0..<tree.count).map { tree.targets(ofProject: $0) })
  }

  /// The targets of one project.
  fileprivate init(_ tree: XcodeTree, project number: Int) {
    index = tree.index
    settings = tree.settings
    let project = tree.projects[number]
    notes = project.notes
    for (inner, target) in project.targets.enumerated() {
      let key = TargetKey(project: number, target: inner)
      add(
        target, tree.names.id(of: key), in: project, tree.archives.configurations(of: key),
        tree.names.ties(of: key), isStatic: target.kind == .framework && tree.names.isStatic(key))
      targets[targets.count - 1].imports = tree.names.imported(by: key)
    }
    notes += settings.notes
    noteUnbuilt(of: project, number, tree)
  }

  /// Libraries that are linked and whose code is not in the tree, in one note for a project.
  private mutating func noteUnbuilt(of project: XcodeProject, _ number: Int, _ tree: XcodeTree) {
    let names = project.targets.indices.flatMap {
      tree.names.unbuilt(by: TargetKey(project: number, target: $0))
    }.inByteOrder()
    guard !names.isEmpty else { return }
    let some = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    notes.append(
      ProjectNote(
        .absentDependency, at: FilePlace(project.path),
        "nothing in the tree builds what targets link, so the code of it is not read: \(some)"))
  }

  /// The targets of all projects.
  package init(merging parts: [XcodeTargets]) {
    index = FileIndex([])
    settings = SettingsFiles([])
    targets = parts.flatMap(\.targets).sorted { $0.id.precedes($1.id) }
    packageUses = parts.flatMap(\.packageUses)
    // Projects can share settings files, and with them what is wrong with these.
    var known: Set<ProjectNote> = []
    notes = parts.flatMap(\.notes).filter { known.insert($0).inserted }
  }

  private mutating func add(
    _ declared: XcodeTarget, _ id: String, in project: XcodeProject, _ archived: [String], _ ties: TargetTies,
    isStatic: Bool
  ) {
    let files = files(of: declared)
    let filters = PlatformFilters(
      files: declared.fileFilters.merging(files.filters) { first, _ in first }.filter { !$0.value.isOfAll },
      ties: ties.filters)
    var build = XcodeBuild(
      project, declared, filters.each.union(declared.packageProducts.compactMap(\.filter)))
    let variants = build.variants(&settings, archived: archived)
    notes += build.notes
    let platforms = build.platforms
    var kind = declared.kind
    // A watch app of today has the product type of any app.
    if kind == .app, platforms == [.watchOS] { kind = .watchApp }
    var leftBehind = declared.leftOut
    let resources = files.resources.filter { path in
      guard path.hasSuffix(".xcprivacy") else { return true }
      let way: CopiedFile.Way? = kind == .staticLibrary ? .library : path.folderOfLanguage.map { .folder($0) }
      guard let way else { return true }
      leftBehind.append(CopiedFile(path, way, at: declared.place))
      return false
    }
    var target = Target(
      id: id, name: declared.name, kind: kind, platforms: platforms, links: ties.links, embeds: ties.embeds,
      sources: files.sources, resources: resources, variants: variants, place: declared.place)
    target.leftBehind = leftBehind + files.inFolders
    if !files.isWhole { target.absent = absent(from: declared) }
    noteAbsent(of: target, declared)
    target.loads = ties.loads
    target.isStatic = isStatic
    target.filters = filters
    target.homes = declared.homes + declared.folders.filter(\.isMember).map(\.path)
    targets.append(target)
    packageUses += declared.packageProducts.map { PackageUse(target: id, product: $0) }
  }
}

/// All Xcode projects of a tree with what they share, so that the targets of each can be worked out by itself, and of
/// several at a time.
package struct XcodeTree: Sendable {
  fileprivate let projects: [XcodeProject]
  fileprivate let settings: SettingsFiles
  fileprivate let names: TargetNames
  fileprivate let archives: Archives
  fileprivate let index: FileIndex

  package init(
    _ projects: [XcodeProject], settings: [SettingsFile], schemes: [XcodeScheme], _ index: FileIndex
  ) {
    self.projects = projects.sorted { $0.path.precedes($1.path) }
    self.settings = SettingsFiles(settings)
    self.index = index
    names = TargetNames(self.projects)
    archives = Archives(self.projects, schemes, names)
  }

  /// How many projects there are.
  package var count: Int { projects.count }

  /// The targets of one of them.
  package func targets(ofProject number: Int) -> XcodeTargets { XcodeTargets(self, project: number) }
}

// MARK: Files

/// Some files of an index, by their places in it: so they are put in order without a look at their paths.
private struct FilePlaces {
  var sources: [Int] = []
  var resources: [Int] = []
}

extension XcodeTargets {
  private mutating func files(of target: XcodeTarget) -> (
    sources: [String], resources: [String], inFolders: [CopiedFile], filters: [String: PlatformFilter],
    isWhole: Bool
  ) {
    var places = FilePlaces(
      sources: target.sources.compactMap(index.place), resources: target.resources.compactMap(index.place))
    let isWhole =
      places.sources.count == target.sources.count && places.resources.count == target.resources.count
    var inFolders: [CopiedFile] = []
    var filters: [String: PlatformFilter] = [:]
    for folder in target.copiedFolders {
      let files = index.places(below: folder)
      guard files.count <= budget else { continue }
      budget -= files.count
      for place in files where index.paths[place].role == .fact {
        let file = index.paths[place]
        if !file.hasSuffix(".xcprivacy") {
          places.resources.append(place)
        } else if !file[...].isBundled {
          // What lies in a bundle within is that one's.
          inFolders.append(CopiedFile(file, .folder(TreePath.name(of: folder)), at: target.place))
        }
      }
    }
    for folder in target.folders {
      let known = places.resources.count
      add(folder, to: &places)
      filters.merge(self.filters(of: folder)) { first, _ in first }
      let added = places.resources[known...]
      places.resources.removeSubrange(known...)
      for place in added {
        if let way = folder.way(of: index.paths[place]) {
          inFolders.append(CopiedFile(index.paths[place], way, at: target.place))
        } else {
          places.resources.append(place)
        }
      }
    }
    places.sources += places.sources.compactMap { header(of: index.paths[$0]) }
    return (index.paths(at: places.sources), index.paths(at: places.resources), inFolders, filters, isWhole)
  }

  /// What a synchronized folder has for some platforms alone: files, or folders with all that is in them.
  private mutating func filters(of folder: SynchronizedFolder) -> [String: PlatformFilter] {
    var filters: [String: PlatformFilter] = [:]
    for (name, filter) in folder.filters {
      guard let path = TreePath.resolve(name, in: folder.path) else { continue }
      let files = index.places(below: path)
      guard files.count < budget else { continue }
      budget -= files.count
      for place in files { filters[index.paths[place]] = filter }
      if let place = index.place(of: path) { filters[index.paths[place]] = filter }
    }
    return filters
  }

  /// A header belongs to no target by itself: it comes along with the file that it is named after.
  private func header(of source: String) -> Int? {
    guard let dot = source.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch source[source.utf8.index(after: dot)...] {
    case "m", "mm", "c": return index.ownPlace(of: source[..<dot] + ".h")
    default: return nil
    }
  }

  private mutating func add(_ folder: SynchronizedFolder, to places: inout FilePlaces) {
    let start = folder.path.isEmpty ? 0 : folder.path.utf8.count + 1
    let files = index.places(below: folder.path)
    guard files.count <= budget else { return }
    budget -= files.count
    for place in files {
      let path = index.paths[place]
      guard let role = path.role else { continue }
      let inner = Substring(path.utf8.dropFirst(start))
      if inner.isBundled { continue }
      if (folder.exception(for: inner) == nil) != folder.isMember { continue }
      if role == .fact {
        places.resources.append(place)
      } else if !folder.explicitFolders.contains(where: { inner.utf8.starts(with: ($0 + "/").utf8) }) {
        places.sources.append(place)
      }
    }
  }
}

extension FileIndex {
  /// The paths at some places, each once, in order.
  fileprivate func paths(at places: [Int]) -> [String] {
    var last = -1
    return places.sorted().compactMap { place in
      defer { last = place }
      return place == last ? nil : paths[place]
    }
  }
}

extension SynchronizedFolder {
  /// How a manifest of the folder gets elsewhere than to the top of the bundle; nothing where it does not.
  func way(of path: String) -> CopiedFile.Way? {
    guard path.hasSuffix(".xcprivacy"), !moves.isEmpty || !explicitFolders.isEmpty else { return nil }
    let inner = String(path.utf8.dropFirst(self.path.isEmpty ? 0 : self.path.utf8.count + 1)) ?? path
    if let folder = moves[inner] { return .folder(folder) }
    let copied = explicitFolders.first { inner.utf8.starts(with: ($0 + "/").utf8) }
    return copied.map { .folder(TreePath.name(of: $0)) }
  }

  /// Where a file of the folder, or a folder above it, is named.
  func exception(for inner: Substring) -> FilePlace? {
    guard !exceptions.isEmpty else { return nil }
    if let place = exceptions[String(inner)] { return place }
    let slash = UInt8(ascii: "/")
    var rest = inner.utf8
    while let end = rest.lastIndex(of: slash) {
      rest = rest[..<end]
      if let place = exceptions[String(Substring(rest))] { return place }
      // A table in all its languages: `/Localized: Resources/InfoPlist.strings`.
      guard Substring(rest).hasSuffix(".lproj") else { continue }
      let above = rest.lastIndex(of: slash).map { Substring(rest[...$0]) } ?? ""
      let name = Substring(inner.utf8[inner.utf8.index(after: end)...])
      if let place = exceptions["/Localized: " + above + name] { return place }
    }
    return nil
  }
}

/// What a file can be to a target.
enum FileRole { case source, fact }

extension String {
  /// By the extension of the name, looked at first because most files of a folder are neither.
  var role: FileRole? {
    let name = utf8.suffix(10)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = Substring(name[name.index(after: dot)...])
    if Language(fileExtension: ending) != nil { return .source }
    return ending.utf8.count >= "strings".utf8.count && TreeFiles.isFact(self) ? .fact : nil
  }
}

extension Substring {
  /// Whether a path leads into something that Xcode takes as one: what is in it is neither compiled nor copied apart.
  fileprivate var isBundled: Bool {
    guard let end = utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let folders = utf8[..<end]
    guard folders.contains(UInt8(ascii: ".")) else { return false }
    return folders.split(separator: UInt8(ascii: "/")).contains { part in
      guard let dot = part.lastIndex(of: UInt8(ascii: ".")) else { return false }
      switch Substring(part[part.index(after: dot)...]) {
      case "bundle", "framework", "xcframework", "xcassets", "playground", "docc", "xcodeproj", "xcworkspace",
        "app",
        "appex":
        return true
      default: return false
      }
    }
  }
}

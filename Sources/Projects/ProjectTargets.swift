import Formats
import Trees

/// All targets of a tree, and what its project files name besides.
package struct ProjectTargets: Sendable {
  /// In the order of their ids, each of which is there once.
  package var targets: [Target] = []
  /// The targets of specs whose generated project is in the tree, too, and judged in their place.
  package var specTargets: [Target] = []
  /// In the order of their places.
  package var dependencies: [LockedDependency] = []
  /// In the order of their places.
  package var notes: [ProjectNote] = []

  /// - Parameters:
  ///   - files: all that were read of the tree; projects among the code of others are not looked at.
  ///   - index: all files of the tree.
  ///   - isBuilt: whether the tree is what a build made, and all its files are in the index, whatever their names.
  package init(of files: [ConfigurationFile], _ index: FileIndex, isBuilt: Bool = false) {
    if isBuilt {
      targets = BuiltTargets(files, index).targets
      finish()
      return
    }
    let own = files.filter { $0.origin == .firstParty }
    addDependencies(own, index)
    let packages = PackageTargets(own.compactMap(ProjectTargets.package), index)
    add(packages.targets, packages.notes)
    let pods = PodTargets(own.compactMap(ProjectTargets.podspec), index)
    add(pods.targets, pods.notes)
    addProjects(XcodeFiles(own), packages, index)
    addPods(own, pods, index)
    let carried = Set(targets.flatMap(\.embeds))
    targets += packages.frameworks.values.filter { carried.contains($0.id) }
    addFolders(files, index)
    finish()
  }

  private static func package(_ file: ConfigurationFile) -> (path: String, manifest: PackageManifest)? {
    if case .package(let manifest) = file.content { (file.path, manifest) } else { nil }
  }

  private static func podspec(_ file: ConfigurationFile) -> (path: String, podspec: Podspec)? {
    if case .podspec(let podspec) = file.content { (file.path, podspec) } else { nil }
  }

  private mutating func add(_ targets: [Target], _ notes: [ProjectNote]) {
    self.targets += targets
    self.notes += notes
  }

  private mutating func addDependencies(_ files: [ConfigurationFile], _ index: FileIndex) {
    for file in files {
      switch file.content {
      case .dependencies(let some):
        dependencies += some
        notes += LockedDependency.absent(some, of: file.path, index)
      case .package(let manifest): dependencies += LockedDependency.remote(manifest, of: file.path)
      case .unread(let unread): notes.append(unread.note(in: file.path))
      case .malformed(let malformed):
        if let kind = Self.note(on: file) { notes.append(ProjectNote(kind, malformed)) }
      default: break
      }
    }
  }

  /// What it means that a file cannot be read; nothing for one that states privacy facts, which are judged by
  /// themselves.
  private static func note(on file: ConfigurationFile) -> ProjectNote.Kind? {
    if file.kind != nil { return nil }
    return switch ProjectFile(path: file.path) {
    case .packageLock, .podLock, .carthage: .malformed
    // Xcode's, or what a spec includes.
    default: .malformedProject
    }
  }

  /// Xcode's projects, and those that a generator makes. Where a project and its spec are both there, Xcode builds the
  /// project.
  private mutating func addProjects(_ files: XcodeFiles, _ packages: PackageTargets, _ index: FileIndex) {
    var settings = SettingsFiles(files.settings)
    let specs = files.documents.keys.inByteOrder()
      .filter { ProjectFile(path: $0) == .spec }
      .compactMap { GeneratorSpec($0, files.documents) }
      .map { GeneratorProject($0, index, &settings) }
    let included = Set(specs.flatMap(\.included))
    // What another spec includes, and what has no name, is a part of that one.
    let own = specs.filter { $0.hasName || !included.contains($0.project.path) }
    let drifting = own.filter { spec in files.projects.contains { spec.makes($0) } }
    let alone = own.filter { spec in !files.projects.contains { spec.makes($0) } }
    let xcode = XcodeTargets(
      of: files.projects + alone.map(\.project), settings: files.settings,
      schemes: files.schemes + alone.flatMap(\.schemes), index)
    add(complete(xcode, alone, packages), xcode.notes)
    noteRemotePackages(of: files.projects, index)
    if !drifting.isEmpty {
      let other = XcodeTargets(
        of: drifting.map(\.project), settings: files.settings, schemes: drifting.flatMap(\.schemes), index)
      specTargets = complete(other, drifting, packages)
      takeEntitlements(ofSpecs: specTargets, index)
    }
    notes += alone.flatMap(\.notes)
    dependencies += own.flatMap(\.dependencies)
  }

  /// A project that is checked in can name entitlements that its spec writes anew each time, and that are not.
  private mutating func takeEntitlements(ofSpecs specs: [Target], _ index: FileIndex) {
    let known = Dictionary(specs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for number in targets.indices {
      guard let spec = known[targets[number].name], let path = spec.writtenEntitlements,
        index.real(path) == nil
      else { continue }
      targets[number].writtenEntitlements = path
      targets[number].declaredEntitlements = spec.declaredEntitlements
    }
  }

  /// Packages from elsewhere that no lock file names: then nothing else says that their code is not there.
  private mutating func noteRemotePackages(of projects: [XcodeProject], _ index: FileIndex) {
    guard !dependencies.contains(where: { $0.kind == .package && $0.isLocked }) else { return }
    for project in projects {
      let absent = project.remotePackages.filter {
        !index.hasFolder(
          called: $0.text, in: TreePath.resolve("SourcePackages/checkouts", in: project.folder) ?? "")
      }
      guard let first = absent.first else { continue }
      let names = absent.prefix(5).map(\.text).joined(separator: ", ") + (absent.count > 5 ? ", …" : "")
      notes.append(
        ProjectNote(
          .absentDependency, at: FilePlace(project.path, first.position),
          "packages from elsewhere are not in the tree, so the code of them is not read: \(names)"))
    }
  }

  /// Adds what a spec declares for its targets, and the targets of packages that they link.
  private func complete(
    _ xcode: XcodeTargets, _ specs: [GeneratorProject], _ packages: PackageTargets
  ) -> [Target] {
    var targets = xcode.targets
    var numbers: [String: Int] = [:]
    for (number, target) in targets.enumerated() { numbers[target.id] = number }
    for use in xcode.packageUses {
      guard let number = numbers[use.target] else { continue }
      let more = packages.ties(ofProduct: use.product.name, in: use.product.folder)
      targets[number].links = (targets[number].links + more.links).inByteOrder()
      targets[number].embeds = (targets[number].embeds + more.embeds).inByteOrder()
      guard let filter = use.product.filter, !filter.isOfAll else { continue }
      for id in more.links + more.embeds { targets[number].filters.ties[id] = filter }
    }
    for spec in specs {
      for (inner, target) in spec.project.targets.enumerated() {
        guard let number = numbers[spec.project.bundle + "#" + target.name] else { continue }
        targets[number].declaredInfo = spec.info[inner]
        targets[number].declaredEntitlements = spec.entitlements[inner]
        targets[number].writtenEntitlements = spec.writtenEntitlements[inner]
      }
    }
    return targets
  }

  /// What is in no project: built bundles, and all where there is no project.
  private mutating func addFolders(_ files: [ConfigurationFile], _ index: FileIndex) {
    targets += FolderTargets.bundles(index)
    guard targets.allSatisfy({ $0.kind == .bundle && $0.isGuess }) else { return }
    let foreign = Set(files.lazy.filter { $0.origin == .thirdParty }.map(\.path))
    var isOwn: [String: Bool] = [:]
    let own = index.paths.filter { path in
      let folder = TreePath.folder(of: path)
      let answer = isOwn[folder] ?? (Provenance(of: folder).origin == .firstParty)
      isOwn[folder] = answer
      return answer && !foreign.contains(path) && FolderTargets.bundle(of: path) == nil
    }
    let folders = FolderTargets(own)
    add(folders.targets, folders.notes)
  }

  /// Two targets of one name keep their ids apart by a number, as nothing else tells them apart.
  private mutating func finish() {
    sortTargets()
    var counts: [String: Int] = [:]
    for index in targets.indices {
      let id = targets[index].id
      let count = counts[id, default: 0] + 1
      counts[id] = count
      if count > 1 { targets[index].id = id + " (\(count))" }
    }
    sortTargets()
    dependencies.sort { ProjectTargets.precedes($0.place, $1.place) }
    notes.sort { ProjectTargets.precedes($0.place, $1.place) }
  }

  /// A target is large, so it is moved once.
  private mutating func sortTargets() {
    let isSorted = targets.indices.dropLast().allSatisfy { !targets[$0 + 1].id.precedes(targets[$0].id) }
    if isSorted { return }
    targets = targets.indices.sorted { targets[$0].id.precedes(targets[$1].id) }.map { targets[$0] }
  }

  private static func precedes(_ a: FilePlace, _ b: FilePlace) -> Bool {
    a.file == b.file
      ? (a.line, a.column) < (b.line, b.column) : a.file.precedes(b.file)
  }
}

/// The files of Xcode's projects and of their generators.
private struct XcodeFiles {
  var projects: [XcodeProject] = []
  var settings: [SettingsFile] = []
  var schemes: [XcodeScheme] = []
  var documents: [String: YAMLDocument] = [:]

  init(_ files: [ConfigurationFile]) {
    for file in files {
      switch file.content {
      case .xcodeProject(let project): projects.append(project)
      case .settings(let some): settings.append(some)
      case .scheme(let scheme): schemes.append(scheme)
      case .yaml(let document): documents[file.path] = document
      default: break
      }
    }
  }
}

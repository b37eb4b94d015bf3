import Baseline
import Catalog
import Census
import Projects
import Trees

/// Manifests that are there, and that a target which needs one does not copy.
struct ManifestPlacement {
  private let context: AuditContext
  /// The manifests of the team's own, outside of built bundles, with their folders.
  private let manifests: [(manifest: ManifestFile, folder: String)]
  private let byPath: [String: ManifestFile]
  /// By project: the paths that a target of it copies.
  private var copied: [String: Set<String>] = [:]
  /// By manifest: the targets that copy it.
  private var takers: [String: [Target]] = [:]
  /// By project: where its targets that ship are at home, but for those whose home is the top.
  private var homes: [String: [(id: String, home: String)]] = [:]

  init(_ context: AuditContext) {
    self.context = context
    manifests = context.manifestFiles.filter { manifest in
      let file = manifest.file
      return manifest.bundle == nil && file.origin == .firstParty
        && context.census.roles.role(ofFoldersIn: file.path) == .app
        && ManifestSchemaWords.fileName(file.path) == ManifestSchema.fileName
    }.map { ($0, TreePath.folder(of: $0.file.path)) }
    byPath = Dictionary(
      manifests.map { ($0.manifest.file.path, $0.manifest) }, uniquingKeysWith: { first, _ in first })
    for target in context.census.targets {
      for path in target.resources where byPath[path] != nil { takers[path, default: []].append(target) }
      copied[Self.project(of: target), default: []].formUnion(target.resources)
      let home = Self.home(of: target)
      if target.kind != .test, target.kind != .other, !home.isEmpty {
        homes[Self.project(of: target), default: []].append((target.id, home))
      }
    }
  }

  private static func project(of target: Target) -> String {
    guard let sign = target.id.utf8.firstIndex(of: UInt8(ascii: "#")) else { return target.id }
    return String(target.id[..<sign])
  }

  /// The manifest that a target leaves behind; nothing where it copies one, or none is near.
  func left(by one: ManifestSubject) -> ManifestFile? {
    namedButLeft(by: one)?.file ?? near(one)
  }

  /// One that no project says anything of, in a folder of the target's sources or above.
  private func near(_ one: ManifestSubject) -> ManifestFile? {
    guard !one.target.isGuess, one.subject.judged.manifests.isEmpty, !manifests.isEmpty,
      let root = TreePath.commonFolder(of: one.target.sources)
    else { return nil }
    let taken = copied[Self.project(of: one.target)] ?? []
    lazy var sources = FileIndex(one.target.sources)
    let near = manifests.filter { manifest, folder in
      // Whose code it is takes longest to find out.
      return !taken.contains(manifest.file.path)
        && (TreePath.isInside(folder, root) && !isAtHome(folder, besides: one.target, in: root)
          || !sources.files(below: folder).isEmpty)
        && isOf(one.target, manifest.file.path, in: folder, root)
    }
    return near.max { $0.folder.utf8.count < $1.folder.utf8.count }?.manifest
  }

  /// Whether a folder is where another target of the project is at home, and this one is not: what two targets have in
  /// common can be the whole project.
  /// - Parameter root: the folder that all sources of the target are in.
  private func isAtHome(_ folder: String, besides target: Target, in root: String) -> Bool {
    homes[Self.project(of: target)]?.contains { id, home in
      id != target.id && TreePath.isInside(folder, home) && !TreePath.isInside(root, home)
    } ?? false
  }

  /// A manifest that a target's project names for it, and that does not get to where a store looks.
  private struct NamedButLeft {
    let file: ManifestFile
    /// How it gets elsewhere; nothing where the judged configuration leaves it out.
    var copy: CopiedFile?
    /// The configuration that leaves it out; empty where all do.
    var configuration = ""
    /// Where that is said.
    var excluded: [Finding.Related] = []
  }

  private func namedButLeft(by one: ManifestSubject) -> NamedButLeft? {
    guard !one.target.isGuess, one.subject.judged.manifests.isEmpty else { return nil }
    let target = one.target
    for copy in target.leftBehind {
      // What another target copies is that one's.
      let isOthers = copy.way.leavesToOthers && takers[copy.path] != nil
      if !isOthers, let file = byPath[copy.path] { return NamedButLeft(file: file, copy: copy) }
    }
    guard let file = target.resources.lazy.compactMap({ byPath[$0] }).first else { return nil }
    let variants = one.subject.variants
    let holders = variants.indices.filter { variants[$0].manifests.isEmpty }
    let name = one.subject.judged.variant.name
    let judged = holders.first { variants[$0].variant.name == name }
    let setting = one.subject.judged.variant.settings.value(of: "EXCLUDED_SOURCE_FILE_NAMES")
    return NamedButLeft(
      file: file,
      configuration: judged.map { variants.map(\.variant).name(of: $0, among: Set(holders)) } ?? "",
      excluded: setting.map { [Finding.Related($0.place, "leaves it out of the build")] } ?? [])
  }

  /// Whether a manifest can be meant for a target. One that targets copy is theirs, and near others by chance: only who has
  /// the same code, described for another tool, leaves it behind. One that nobody copies belongs to a project whose
  /// folder it is in.
  /// - Parameter root: the folder that all sources of the target are in.
  private func isOf(_ target: Target, _ path: String, in folder: String, _ root: String) -> Bool {
    if let takers = takers[path] {
      return takers.contains { $0.sources.isEmpty || $0.name == target.name || $0.hasMostCode(of: target) }
    }
    let own = Self.project(of: target)
    let isWithin = { (project: String) in TreePath.isInside(folder, TreePath.folder(of: project)) }
    return isWithin(own) || TreePath.isInside(folder, root)
      || !copied.keys.contains(where: isWithin)
  }

  /// Whether another target answers for a library without a manifest: one with the same code, where the library can carry
  /// none, or one of its project that is made of it, and whose manifest names all that it uses.
  func isAnswered(_ one: ManifestSubject, by others: [ManifestSubject]) -> Bool {
    guard one.target.kind.isLibrary else { return false }
    let needed = one.categories(context.catalog.manifest).map(\.name)
    let names = { (manifest: PrivacyManifest?) in
      manifest.map { manifest in needed.allSatisfy { manifest.reasons(of: $0) != nil } } ?? false
    }
    if one.target.kind == .staticLibrary {
      return manifests.contains { manifest, _ in
        takers[manifest.file.path]?.contains { $0.sharesCode(with: one.target) } == true
          && names(manifest.manifest)
      }
    }
    return others.contains { other in
      guard other.target.kind.isLibrary, other.links(one.target),
        Self.project(of: other.target) == Self.project(of: one.target)
      else { return false }
      return (other.manifests + [left(by: other)?.manifest].compactMap(\.self)).contains { names($0) }
    }
  }

  func finding(_ one: ManifestSubject) -> Finding? {
    let categories = one.asksReasons ? one.categories(context.catalog.manifest) : []
    // What is near takes long to find, and what needs no manifest only lacks one that states more than uses.
    let isMisplaced = !one.target.leftBehind.isEmpty
    guard !one.isSample,
      !categories.isEmpty || isMisplaced || manifests.contains(where: { $0.manifest.statesMore }),
      case let named = namedButLeft(by: one), let left = named?.file ?? near(one),
      !categories.isEmpty || left.statesMore || isInFolder(left, of: one)
    else { return nil }
    let uses = categories.compactMap { category in
      one.uses(of: category).first.map {
        Finding.Related($0.place, "uses \(ManifestSchemaWords.short(category.name))")
      }
    }
    let places = ([one.target.place] + one.target.otherPlaces).map {
      Finding.Related($0, "the target \(one.target.name)")
    }
    let names = categories.map { ManifestSchemaWords.short($0.name) }.listed()
    let need = names.isEmpty ? "" : ", which uses \(names)"
    let severity: Severity? = one.target.mayCopyMore ? .note : names.isEmpty ? .warning : nil
    if case .folder(let folder)? = named?.copy?.way {
      return context.finding(
        "manifest.wrong-location", at: FilePlace(left.file.path),
        "the manifest of \(one.name)\(need.isEmpty ? "" : need + ",") lands in its folder \(folder), where the store does not look",
        help: "Copy \(ManifestSchema.fileName) by itself, so that it lies at the top of the bundle.",
        severity: severity, of: one.subject, related: places + uses)
    }
    if named?.copy?.way == .library {
      return context.finding(
        "sdk.static-manifest", at: FilePlace(left.file.path),
        "\(one.name) is a static library and has no bundle, so its manifest does not reach the app\(need)",
        of: one.subject, related: places + uses)
    }
    let why = named?.copy.map { [Finding.Related($0.place, Self.words($0.way))] } ?? named?.excluded ?? []
    let others = (takers[left.file.path] ?? []).filter { $0.id != one.target.id }.map(\.name)
    return context.finding(
      "manifest.not-in-target", at: FilePlace(left.file.path),
      "the manifest is not copied into \(one.name)\(need)\(others.isEmpty ? "" : "; \(others.listed()) \(others.count > 1 ? "have" : "has") it")",
      help: others.isEmpty
        ? nil
        : "Add it to this target, too, if what it declares is true of it; else give the target one of its own.",
      severity: severity, of: one.subject, in: named?.configuration ?? "", related: why + places + uses)
  }

  /// What another configuration that a scheme archives leaves out.
  func archivedToo(_ one: ManifestSubject) -> [Finding] {
    guard !one.isSample, one.asksReasons, !one.target.isGuess,
      !one.categories(context.catalog.manifest).isEmpty,
      let manifest = one.subject.judged.manifests.first
    else { return [] }
    let variants = one.subject.variants
    let holders = variants.indices.filter { variants[$0].manifests.isEmpty }
    return holders.filter { variants[$0].variant.isArchivedToo }.prefix(1).map { place in
      let setting = variants[place].variant.settings.value(of: "EXCLUDED_SOURCE_FILE_NAMES")
      return context.finding(
        "manifest.not-in-target", at: FilePlace(manifest.path),
        "the manifest is not copied into \(one.name), and no other one is", of: one.subject,
        in: variants.map(\.variant).name(of: place, among: Set(holders)),
        related: setting.map { [Finding.Related($0.place, "leaves it out of the build")] } ?? [])
    }
  }

  /// Who builds with older tools gets a bundle without the manifest that others get.
  func older(_ one: ManifestSubject) -> [Finding] {
    guard !one.isSample, one.asksReasons else { return [] }
    return one.target.leftByOlder.filter { byPath[$0.path] != nil }.prefix(1).map { left in
      context.finding(
        "manifest.not-in-target", at: FilePlace(left.path),
        "\(TreePath.name(of: left.place.file)), which older tools take, does not copy the manifest into \(one.name)",
        severity: .note, of: one.subject,
        related: [Finding.Related(left.place, "the target without the manifest")])
    }
  }

  private func isInFolder(_ left: ManifestFile, of one: ManifestSubject) -> Bool {
    one.target.leftBehind.contains { $0.path == left.file.path && $0.way != .leftOut && $0.way != .missed }
  }

  private static func words(_ way: CopiedFile.Way) -> String {
    switch way {
    case .rule("embedInCode"): "embedInCode puts what is in it into the code, and no file into the bundle"
    case .missed: "this names a manifest, and no file is there"
    default: "the project keeps it out of the build"
    }
  }
}

extension ManifestPlacement {
  /// An SDK is often described for several tools: a manifest that all of them leave behind is one fault, of the target that
  /// comes first and those of its own project.
  func merged(_ findings: [Finding]) -> [Finding] {
    let rule = "manifest.not-in-target"
    let libraries = "sdk.static-manifest"
    let targets = TargetGraph(context.subjects.map(\.target))
    var kept: [Finding] = []
    for finding in findings {
      if finding.rule == libraries,
        let same = kept.firstIndex(where: { $0.rule == libraries && $0.file == finding.file })
      {
        kept[same].related += finding.related
        continue
      }
      guard finding.rule == rule else {
        kept.append(finding)
        continue
      }
      let same = kept.firstIndex { other in
        guard other.rule == rule, other.file == finding.file,
          let one = targets[finding.target], let first = targets[other.target]
        else { return false }
        return Self.project(of: one) != Self.project(of: first) && one.sharesCode(with: first)
      }
      guard let same else {
        kept.append(finding)
        continue
      }
      kept[same].severity = max(kept[same].severity, finding.severity)
      let known = kept[same].related
      kept[same].related += finding.related.filter { !known.contains($0) }
    }
    return kept
  }
}

extension CopiedFile.Way {
  /// Whether a file is nothing that a target lacks, where another target copies it.
  fileprivate var leavesToOthers: Bool { self == .leftOut || self == .library || self == .missed }
}

extension ManifestFile {
  /// Whether it says more than which APIs are used.
  fileprivate var statesMore: Bool { manifest.map { $0.isTracking || !$0.dataTypes.isEmpty } ?? false }
}

extension ManifestPlacement {
  /// Where a target's manifest belongs where there is none yet: the folder of its Info.plist, or of its
  /// sources.
  static func home(of target: Target) -> String {
    if target.kind == .folder { return target.id == "." ? "" : target.id }
    // Sources are often spread over folders that other targets share; the Info.plist lies where the target is at home.
    if let infoPlist = target.archived.infoPlist { return TreePath.folder(of: infoPlist) }
    return TreePath.commonFolder(of: target.sources) ?? TreePath.folder(of: target.place.file)
  }

  /// The same where others have a manifest there already: the first folder of its sources that has none.
  func freeHome(of target: Target) -> String {
    let home = Self.home(of: target)
    let isFree = { (folder: String) in
      byPath[folder.isEmpty ? ManifestSchema.fileName : "\(folder)/\(ManifestSchema.fileName)"] == nil
    }
    if isFree(home) { return home }
    // What all sources have in common can be the whole project.
    let shared = TreePath.commonFolder(of: target.sources).map { [$0] } ?? []
    let folders = shared + target.sources.map(TreePath.folder)
    return folders.first { !$0.isEmpty && isFree($0) } ?? home
  }
}

extension Target {
  /// Whether both compile a file: a header alone is read by many that have nothing to do with each other.
  fileprivate func sharesCode(with other: Target) -> Bool {
    guard let last = sources.last, let otherFirst = other.sources.first, !last.precedes(otherFirst),
      let first = sources.first, let otherLast = other.sources.last, !otherLast.precedes(first)
    else { return false }
    let own = FileIndex(sources)
    return other.compiled.contains { own.has($0) }
  }

  /// Whether it compiles more than half of what another does: a few files are shared by many that are not one thing.
  fileprivate func hasMostCode(of other: Target) -> Bool {
    let own = FileIndex(sources)
    return other.compiled.count { own.has($0) } > other.compiled.count / 2
  }

  private var compiled: some Collection<String> {
    sources.lazy.filter { !$0.hasSuffix(".h") && !$0.hasSuffix(".hpp") }
  }
}

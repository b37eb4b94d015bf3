import Trees

/// The targets of a tree without a project, as far as its folders tell, and the built frameworks that stand in any
/// tree.
///
/// Such a tree is one target. Only where several folders hold a file of one kind, of which a target has but one, they
/// are several: each such folder is a target, with what lies below it.
struct FolderTargets {
  /// Of which a target has one.
  private enum Part: CaseIterable {
    case manifest, info, entitlements

    init?(_ path: String) {
      switch ConfigurationFile.Kind(path: path) {
      case .privacyManifest: self = .manifest
      case .infoPlist: self = .info
      case .entitlements: self = .entitlements
      case .infoPlistStrings, .infoPlistCatalog, .provisioningProfile, nil: return nil
      }
    }
  }

  /// Of the app's own code.
  private let files: [String]
  /// The folders that hold a part each.
  private var holders: [Part: Set<String>] = [:]
  private(set) var targets: [Target] = []
  private(set) var notes: [ProjectNote] = []

  /// - Parameter files: of the app's own code, in the order of their bytes, without built bundles.
  init(_ files: [String]) {
    self.files = files
    for file in files {
      guard let part = Part(file) else { continue }
      holders[part, default: []].insert(TreePath.folder(of: file))
    }
    guard files.contains(where: { TreeFiles.isSource($0) || Part($0) != nil }) else { return }
    let roots = roots()
    if roots.isEmpty {
      targets = [target(id: nearest ?? "", files)]
    } else {
      add(roots)
    }
  }

  /// The folder of the manifest, else of the Info.plist: what people take for the target's.
  private var nearest: String? {
    [Part.info, .manifest, .entitlements].lazy.compactMap { holders[$0]?.min() }.first
  }

  /// The folders that are a target each; none where all is one target.
  private func roots() -> [String] {
    let several = Part.allCases.filter { holders[$0, default: []].count > 1 }
    guard !several.isEmpty else { return [] }
    var roots: [String] = []
    for folder in holders.values.joined().inByteOrder() {
      // What a folder above lacks is in a folder of its own below it: `App/Resources/PrivacyInfo.xcprivacy`.
      if let above = roots.last(where: { TreePath.isInside(folder, $0) }),
        !parts(of: folder).contains(where: { parts(of: above).contains($0) })
      {
        continue
      }
      roots.append(folder)
    }
    return roots.count > 1 ? roots : []
  }

  private func parts(of folder: String) -> [Part] {
    Part.allCases.filter { holders[$0]?.contains(folder) ?? false }
  }

  private mutating func add(_ roots: [String]) {
    let known = Set(roots)
    var shares: [String: [String]] = [:]
    var unclaimed: String?
    for file in files {
      var folder = TreePath.folder(of: file)
      while !known.contains(folder), !folder.isEmpty { folder = TreePath.folder(of: folder) }
      if known.contains(folder) {
        shares[folder, default: []].append(file)
      } else if unclaimed == nil, TreeFiles.isSource(file) {
        unclaimed = file
      }
    }
    targets = roots.compactMap { root in shares[root].map { target(id: root, $0) } }
    if let unclaimed {
      notes.append(
        ProjectNote(
          .unreadProject, at: FilePlace(unclaimed),
          "no project says which target this file and others like it belong to, so they are counted and not judged"
        ))
    }
  }

  private func target(id: String, _ files: [String]) -> Target {
    let isTest = { (path: String) in path.contains("Tests/") || path.contains("Test/") }
    let plists = files.filter { Part($0) == .info }
    let rights = files.filter { Part($0) == .entitlements }
    // The one of a debug build is not what ships.
    let release = rights.first { !TreePath.name(of: $0).lowercased().contains("debug") }
    let variant = Variant(
      infoPlist: plists.first { !isTest($0) } ?? plists.first, entitlements: release ?? rights.first)
    let place = variant.infoPlist ?? files.first { Part($0) == .manifest } ?? files.first ?? ""
    return Target(
      id: id.isEmpty ? "." : id, name: id.isEmpty ? "." : TreePath.name(of: id), kind: .folder,
      sources: files.filter(TreeFiles.isSource), resources: files.filter(TreeFiles.isFact),
      variants: [variant], place: FilePlace(place), isGuess: true)
  }
}

// MARK: - Built bundles

extension FolderTargets {
  /// The built bundle that a file is in: the innermost `X.framework`, `X.bundle`, `X.app` or `X.appex`.
  static func bundle(of path: String) -> String? {
    var folder = TreePath.folder(of: path)
    while !folder.isEmpty {
      let ending = TreePath.fileExtension(of: folder)
      if ["framework", "bundle", "app", "appex"].contains(ending) { return folder }
      folder = TreePath.folder(of: folder)
    }
    return nil
  }

  /// The built bundles of a tree that hold a manifest: each states what it does by itself.
  static func bundles(_ index: FileIndex) -> [Target] {
    let manifests = index.paths.lazy.filter { $0.hasSuffix(".xcprivacy") }
    return Set(manifests.compactMap(bundle)).sorted().compactMap { bundle in
      let files = index.files(below: bundle).filter { self.bundle(of: $0) == bundle }
      let resources = files.filter(TreeFiles.isFact)
      guard let manifest = resources.first(where: { $0.hasSuffix(".xcprivacy") }) else { return nil }
      let infoPlist = [
        "Info.plist", "Resources/Info.plist", "Versions/A/Resources/Info.plist", "Contents/Info.plist",
      ]
      .lazy.map { bundle + "/" + $0 }.first { files.contains($0) }
      return Target(
        id: bundle, name: TreePath.name(of: bundle), kind: .bundle,
        sources: files.filter(TreeFiles.isSource), resources: resources,
        variants: [Variant(infoPlist: infoPlist)], place: FilePlace(manifest), isGuess: true)
    }
  }
}

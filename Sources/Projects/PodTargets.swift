import Catalog

/// The target of a podspec.
struct PodTargets {
  private let index: FileIndex
  /// What patterns leave out, by their texts: parts of a pod repeat them.
  private var excluded: [String: Set<String>] = [:]
  /// The ids of pods that are linked into whoever uses them, whatever a Podfile says.
  private(set) var staticFrameworks: Set<String> = []
  /// The ids of pods with parts: which of them a target takes, no Podfile says in full.
  private var divided: Set<String> = []
  private(set) var targets: [Target] = []
  private(set) var notes: [ProjectNote] = []

  init(_ podspecs: [(path: String, podspec: Podspec)], _ index: FileIndex) {
    self.index = index
    let paths = Set(podspecs.map(\.path))
    // The same pod as JSON is made of the one beside it.
    for (path, podspec) in podspecs
    where !path.hasSuffix(".json") || !paths.contains(String(path.dropLast(5))) {
      add(path, podspec)
    }
  }

  private mutating func add(_ path: String, _ podspec: Podspec) {
    notes += podspec.unread.map { $0.note(in: path) }
    guard !podspec.sections.isEmpty else {
      notes.append(
        ProjectNote(.unreadProject, at: FilePlace(path), "no 'Pod::Spec.new do |spec|' could be read in it"))
      return
    }
    let folder = TreePath.folder(of: path)
    let name = podspec.name.isEmpty ? stem(path) : podspec.name
    let copies = copies(podspec, path, in: folder)
    let sources = sources(podspec, in: folder)
    if podspec.sections.count > 1 { divided.insert(path + "#" + name) }
    if podspec.isStaticFramework { staticFrameworks.insert(path + "#" + name) }
    targets.append(
      Target(
        id: path + "#" + name, name: name, kind: .library,
        platforms: podspec.platforms.compactMap(ApplePlatform.init(shortName:)).inByteOrder(),
        sources: sources.keys.inByteOrder(), resources: copies.map(\.path).inByteOrder(),
        copies: copies, variants: [Variant()], place: FilePlace(path, podspec.position)))
    targets[targets.count - 1].filters.files = sources.compactMapValues(\.self)
    // A pod that is built elsewhere has its files elsewhere, too.
    if targets[targets.count - 1].sources.isEmpty { return }
    targets[targets.count - 1].leftBehind = missed(by: podspec, path, in: folder)
  }

  /// The manifests that patterns of a podspec name and do not find, as far as one of the pod's folder can be meant.
  private func missed(by podspec: Podspec, _ path: String, in folder: String) -> [CopiedFile] {
    let patterns = podspec.sections.flatMap { $0.resources + $0.bundles.flatMap(\.files) }
    return patterns.compactMap { pattern -> CopiedFile? in
      guard pattern.text.text.hasSuffix(".xcprivacy"),
        let wanted = TreePath.resolve(pattern.text.text, in: folder),
        files(of: pattern, in: folder, isRecursive: true, where: TreeFiles.isFact).isEmpty
      else { return nil }
      let there = index.files(below: folder).filter { TreePath.name(of: $0) == "PrivacyInfo.xcprivacy" }
      let nearness = { (file: String) in
        zip(file.split(separator: "/"), wanted.split(separator: "/")).prefix { $0 == $1 }.count
      }
      let nearest = there.max { nearness($0) < nearness($1) }
      return nearest.map { CopiedFile($0, .missed, at: FilePlace(path, pattern.text.position)) }
    }
  }

  /// The target of the pod that a Podfile in a folder means; nothing where that is not there, or has parts.
  func target(of use: Podfile.Use, in folder: String) -> Target? {
    guard let place = TreePath.resolve(use.path, in: folder) else { return nil }
    let pod = targets.first { pod in
      pod.name == use.pod && (pod.place.file == place || TreePath.folder(of: pod.place.file) == place)
    }
    return pod.flatMap { divided.contains($0.id) ? nil : $0 }
  }

  private func stem(_ path: String) -> String {
    let name = TreePath.name(of: path)
    let ending = [".podspec", ".podspec.json"].first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(ending.count))
  }

  /// What any platform compiles of any part, with a filter where not all do: which parts an app takes is its own matter.
  private mutating func sources(_ podspec: Podspec, in folder: String) -> [String: PlatformFilter?] {
    var found: [String: Set<String>] = [:]
    let platforms = podspec.platforms.isEmpty ? [""] : podspec.platforms
    for section in podspec.sections {
      let paths = section.sources.map {
        ($0.platform, files(of: $0, in: folder, isRecursive: false, where: TreeFiles.isSource))
      }
      let excludes = section.excludes.map { ($0.platform, excluded(by: $0, in: folder)) }
      let out = platforms.map { platform in excludes.filter { $0.0.isEmpty || $0.0 == platform }.map(\.1) }
      for (owner, files) in paths {
        let builds = zip(platforms, out).filter { owner.isEmpty || owner == $0.0 || $0.0.isEmpty }
        for file in files {
          for (platform, excluded) in builds where !excluded.contains(where: { $0.contains(file) }) {
            found[file, default: []].insert(platform.isEmpty ? owner : platform)
          }
        }
      }
    }
    return found.mapValues { some in
      some.contains("") || some == Set(platforms) ? nil : Self.filter(some)
    }
  }

  private static func filter(_ names: Set<String>) -> PlatformFilter {
    let known = names.compactMap(ApplePlatform.init(shortName:))
    return PlatformFilter(known.map(\.rawValue) + (known.contains(.iOS) ? [PlatformFilter.catalyst] : []))
  }

  private mutating func excluded(by pattern: Podspec.Pattern, in folder: String) -> Set<String> {
    guard let path = TreePath.resolve(pattern.text.text, in: folder) else { return [] }
    if let known = excluded[path] { return known }
    let glob = PathPattern(path)
    let files = index.files(below: glob.base).filter { TreeFiles.isSource($0) && glob.matchesFolder(of: $0) }
    excluded[path] = Set(files)
    return Set(files)
  }

  /// - Parameter isRecursive: whether of a folder that is named alone all counts, and not only what is right in it.
  private func files(
    of pattern: Podspec.Pattern, in folder: String, isRecursive: Bool, where isWanted: (String) -> Bool
  ) -> [String] {
    guard let path = TreePath.resolve(pattern.text.text, in: folder) else { return [] }
    let glob = PathPattern(path)
    if let plain = glob.plain {
      if let file = index.real(plain) { return isWanted(plain) ? [file] : [] }
      return index.files(below: plain).filter { file in
        isWanted(file) && (isRecursive || TreePath.folder(of: file) == plain)
      }
    }
    return index.files(below: glob.base).filter { file in
      guard isWanted(file) else { return false }
      return isRecursive ? glob.matchesFolder(of: file) : glob.matches(file, orItsFolder: true)
    }
  }

  private func copies(_ podspec: Podspec, _ path: String, in folder: String) -> [CopiedFile] {
    var found: [CopiedFile] = []
    for section in podspec.sections {
      add(section.resources, .mainBundle, path, in: folder, to: &found)
      for bundle in section.bundles { add(bundle.files, .bundle(bundle.name), path, in: folder, to: &found) }
    }
    return found.sorted { $0.path.precedes($1.path) }
  }

  private func add(
    _ patterns: [Podspec.Pattern], _ way: CopiedFile.Way, _ path: String, in folder: String,
    to found: inout [CopiedFile]
  ) {
    for pattern in patterns {
      for file in files(of: pattern, in: folder, isRecursive: true, where: TreeFiles.isFact) {
        let copy = CopiedFile(file, way, at: FilePlace(path, pattern.text.position))
        if !found.contains(where: { $0.path == file && $0.way == way }) { found.append(copy) }
      }
    }
  }
}

import Catalog

/// Which files a target of a spec has.
struct GeneratorSources {
  private let index: FileIndex
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// Folders that are copied as they are.
  private(set) var folders: Set<String> = []
  /// Manifests that are in no phase of the build.
  private(set) var leftOut: [CopiedFile] = []
  /// Folders of which all counts.
  private(set) var homes: [String] = []
  /// By the paths of files that are built for some platforms alone.
  private(set) var filters: [String: PlatformFilter] = [:]
  private(set) var notes: [ProjectNote] = []
  /// The first `Info.plist` among them: what the generator takes where nothing names one.
  private(set) var infoPlist: String?

  init(_ target: SpecNode, _ index: FileIndex) {
    self.index = index
    let node = target["sources"]
    for item in node?.elements ?? [node].compactMap({ $0 }) { add(item) }
  }

  private mutating func add(_ item: SpecNode) {
    guard let path = item["path"] ?? (item.text == nil ? nil : item), let text = path.text else { return }
    guard let place = TreePath.resolve(text, in: path.base) else {
      notes.append(
        ProjectNote(
          .missingFile, at: path.place,
          "the sources at \(text) are not in the tree that is read, so they are not known"))
      return
    }
    let all = index.has(place) ? [place][...] : index.files(below: place)
    if all.isEmpty {
      if item["optional"]?.flag != true { noteMissing(text, path.place) }
      return
    }
    if item["type"]?.text == "folder", item["buildPhase"]?.text ?? "resources" == "resources" {
      folders.insert(place)
    }
    if !index.has(place) { homes.append(place) }
    let excludes = patterns(item["excludes"], below: place)
    let includes = patterns(item["includes"], below: place)
    for file in all {
      if excludes.contains(where: { $0.matchesFolder(of: file) }) { continue }
      if !includes.isEmpty, !includes.contains(where: { $0.matchesFolder(of: file) }) { continue }
      if infoPlist == nil, TreePath.name(of: file) == "Info.plist" { infoPlist = file }
      add(file, item)
      if let filter = filter(of: file, item) { filters[file, default: filter].formUnion(filter) }
    }
  }

  /// For which platforms a file is built; nothing where for all.
  private func filter(of file: String, _ item: SpecNode) -> PlatformFilter? {
    if let names = item["destinationFilters"]?.texts { return PlatformFilter(names.compactMap(\.text)) }
    guard item["inferDestinationFiltersByPath"]?.flag == true else { return nil }
    let folders = Set(TreePath.folder(of: file).lowercased().split(separator: "/"))
    let name = TreePath.name(of: file).lowercased()
    let names = (ApplePlatform.names + [PlatformFilter.catalyst]).filter { platform in
      folders.contains(platform.lowercased()[...]) || name.hasSuffix("_" + platform.lowercased() + ".swift")
    }
    return names.isEmpty ? nil : PlatformFilter(names)
  }

  /// Files that Sluice does not look for, a storyboard or a folder of them, are as good as there.
  private mutating func noteMissing(_ text: String, _ place: FilePlace) {
    guard !TreePath.name(of: text).contains(".") || TreeFiles.isSource(text) || TreeFiles.isFact(text) else {
      return
    }
    notes.append(
      ProjectNote(
        .missingFile, at: place,
        "nothing that is read was found at \(text), so a part of the target may be missing"))
  }

  private func patterns(_ node: SpecNode?, below place: String) -> [PathPattern] {
    (node?.texts ?? []).compactMap { pattern in
      pattern.text.flatMap { TreePath.resolve($0, in: place) }.map { PathPattern($0) }
    }
  }

  private mutating func add(_ file: String, _ item: SpecNode) {
    let phase = item["buildPhase"]
    let isFolder = item["type"]?.text == "folder"
    switch phase?.text ?? (isFolder ? "resources" : "") {
    case "none":
      if let phase, file.hasSuffix(".xcprivacy") {
        leftOut.append(CopiedFile(file, .leftOut, at: phase.place))
      }
    // The folder itself is copied.
    case "resources" where isFolder: return
    case "resources": if TreeFiles.isFact(file) { resources.insert(file) }
    case "sources", "headers": if TreeFiles.isSource(file) { sources.insert(file) }
    default:
      if let destination = phase?["copyFiles", "destination"], let name = destination.text {
        let folder = phase?["copyFiles", "subpath"]?.text
        if name == "resources", folder == nil {
          if TreeFiles.isFact(file) { resources.insert(file) }
        } else if file.hasSuffix(".xcprivacy") {
          // Somewhere else, it is not where the system looks for it.
          leftOut.append(CopiedFile(file, .folder(folder ?? name), at: destination.place))
        }
      } else if TreeFiles.isSource(file) {
        sources.insert(file)
      } else if TreeFiles.isFact(file) {
        resources.insert(file)
      }
    }
  }
}

extension XcodeTargets {
  /// Sources and manifests that a target names and that are not among the files of the tree.
  func absent(from target: XcodeTarget) -> [String] {
    if target.kind == .test || target.kind == .other { return [] }
    let manifests = target.resources.filter { $0.hasSuffix(".xcprivacy") }
    return (target.sources + manifests).filter { index.real($0) == nil }.inOrderOfPaths()
  }

  /// One note for the sources, one for a manifest, and one for each Info.plist.
  mutating func noteAbsent(of target: Target, _ declared: XcodeTarget) {
    if target.kind == .test || target.kind == .other { return }
    let manifests = target.absent.filter { $0.hasSuffix(".xcprivacy") }
    let sources = target.absent.filter { !$0.hasSuffix(".xcprivacy") }
    if let first = manifests.first {
      notes.append(
        ProjectNote(
          .missingFile, at: target.place,
          "the target \(target.name) copies \(first), which is not among the files read, so what it declares is not known"
        ))
    }
    if !sources.isEmpty {
      let some = sources.prefix(5).joined(separator: ", ") + (sources.count > 5 ? ", …" : "")
      let words =
        sources.count == 1
        ? "a source that is not among the files read, so what it does"
        : "\(sources.count) sources that are not among the files read, so what they do"
      notes.append(
        ProjectNote(
          .missingFile, at: target.place,
          "the target \(target.name) names \(words) is not known: \(some)"))
    }
    if declared.writesInfoPlist { return }
    var known: Set<String> = []
    for variant in target.variants {
      guard let path = variant.infoPlist, index.real(path) == nil, known.insert(path).inserted,
        let setting = variant.settings.value(of: "INFOPLIST_FILE")
      else { continue }
      notes.append(
        ProjectNote(
          .missingFile, .infoPlist, at: setting.place,
          "the Info.plist of the target \(target.name) is at \(path), which is not among the files read")
      )
    }
  }
}

extension String {
  /// The folder of a language that a file lies in: `en.lproj`.
  var folderOfLanguage: String? {
    let folder = TreePath.name(of: TreePath.folder(of: self))
    return folder.hasSuffix(".lproj") ? folder : nil
  }
}

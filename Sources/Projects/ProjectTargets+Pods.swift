import Formats

extension ProjectTargets {
  /// Pods of the tree itself end up in the targets that a Podfile names.
  mutating func addPods(_ files: [ConfigurationFile], _ pods: PodTargets, _ index: FileIndex) {
    let podfiles = files.compactMap { file -> (path: String, podfile: Podfile)? in
      if case .podfile(let podfile) = file.content { (file.path, podfile) } else { nil }
    }
    if podfiles.isEmpty { return }
    let places = Dictionary(targets.indices.map { (targets[$0].id, $0) }, uniquingKeysWith: { $1 })
    let xcode = Dictionary(grouping: targets.indices.filter { targets[$0].place.file.has(".xcodeproj/") }) {
      targets[$0].name
    }
    var tied: Set<String> = []
    var unsure: Set<String> = []
    for (path, podfile) in podfiles {
      let folder = TreePath.folder(of: path)
      for use in podfile.uses {
        guard let pod = pods.target(of: use, in: folder), let own = places[pod.id] else { continue }
        let isDynamic = use.isDynamic && !pods.staticFrameworks.contains(pod.id)
        let users = (xcode[use.target] ?? []).filter { TreePath.isInside(targets[$0].place.file, folder) }
        for number in users where use.ships(in: targets[number]) {
          tied.insert(pod.id)
          if isDynamic {
            targets[number].embeds = (targets[number].embeds + [pod.id]).inByteOrder()
          } else {
            targets[number].links = (targets[number].links + [pod.id]).inByteOrder()
          }
        }
        if !users.isEmpty, !users.contains(where: { use.ships(in: targets[$0]) }) { unsure.insert(pod.id) }
        if isDynamic { targets[own].kind = .framework }
      }
      if !podfile.unread.isEmpty { unsure.formUnion(pods.targets.filter { $0.isNear(folder) }.map(\.id)) }
    }
    unsure.subtract(tied)
    for id in unsure {
      if let number = places[id] { targets[number].mayNotShip = true }
    }
    for (path, podfile) in podfiles {
      let isOpen = pods.targets.contains { unsure.contains($0.id) && $0.isNear(TreePath.folder(of: path)) }
      addNotes(on: podfile, path, index, isOpen: isOpen)
    }
  }

  /// What of a Podfile's pods nobody sees. A lock file says it better, and of all pods.
  /// - Parameter isOpen: whether it is not known which targets have a pod of the tree.
  private mutating func addNotes(on podfile: Podfile, _ path: String, _ index: FileIndex, isOpen: Bool) {
    let folder = TreePath.folder(of: path)
    let home = folder.isEmpty ? "Pods" : folder + "/Pods"
    let isLocked = index.has((folder.isEmpty ? "" : folder + "/") + "Podfile.lock")
    if isOpen || !isLocked && !index.hasFolder(home) { notes += podfile.unread.map { $0.note(in: path) } }
    if isLocked { return }
    let absent = podfile.pods.filter { pod in
      if index.hasFolder(called: pod.name, in: home) { return false }
      return pod.path.map { place in
        !(TreePath.resolve(place, in: folder).map { $0.isEmpty || index.hasFolder($0) || index.has($0) }
          ?? false)
      } ?? true
    }
    guard let first = absent.first else { return }
    let names = absent.prefix(5).map(\.name).joined(separator: ", ") + (absent.count > 5 ? ", …" : "")
    let what =
      absent.count == 1
      ? "1 pod that it names is not in the tree, so its code is"
      : "\(absent.count) pods that it names are not in the tree, so their code is"
    notes.append(
      ProjectNote(
        .absentDependency, at: FilePlace(path, first.position),
        "\(what) not read: \(names)"))
  }
}

extension Podfile.Use {
  /// Whether what of a target is judged has the pod.
  fileprivate func ships(in target: Target) -> Bool {
    let archived = target.archived.configuration
    return configurations.isEmpty || archived.isEmpty || configurations.contains(archived)
      || target.variants.contains { $0.isArchivedToo && configurations.contains($0.configuration) }
  }
}

extension Target {
  /// Whether a Podfile may mean it: it lies in the Podfile's folder or beside that, and is not what the folder is a part
  /// of, as a library is that has an app to show it.
  fileprivate func isNear(_ folder: String) -> Bool {
    let own = TreePath.folder(of: place.file)
    return TreePath.isInside(own, TreePath.folder(of: folder)) && !TreePath.isInside(folder, own)
  }
}

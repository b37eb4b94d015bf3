import Catalog
import Census
import Projects
import Reports
import Trees

extension Plan {
  /// The census of the root, whatever part of it the plan names, with the progress on a
  /// terminal. How much was read is counted of the part.
  /// - Parameters:
  ///   - sites: of which ones to say more than what they are counted as.
  ///   - suppressions: which of those in sources are wanted: all, where audits are asked.
  ///   - memory: what is kept for another census, or was kept of one.
  ///   - isPast: whether it is what there once was.
  func census(
    _ catalog: Catalog, telling sites: SiteDetail, suppressions: SuppressionScope = .ofSites,
    memory: ShareMemory? = nil, isPast: Bool = false
  ) throws(Trouble) -> Census {
    let progress = detail == .quiet ? Progress.silent : Progress.forTerminal()
    defer { progress.finish() }
    var options = ListOptions(wanted: Scanner.names, paths: paths, include: include, exclude: exclude)
    options.thirdParty = FolderPatterns(settings.thirdParty.map(\.text))
    options.counted = UnreadLanguage.names
    options.listsRest = readsRest && !paths.isEmpty
    var scanner = Scanner(
      SpellingIndex(catalog), try tree(), options, detail: sites, jobs: jobs ?? Platform.coreCount)
    scanner.roles = RoleFolders(
      tests: FolderPatterns(settings.tests.map(\.text)), samples: FolderPatterns(settings.samples.map(\.text))
    )
    scanner.suppressions = suppressions
    scanner.memory = memory
    scanner.readsBuilt = readsBuilt
    var census = scanner.census(progress: progress.report)
    census.blind += nothingRead(census)
    if !build.isOpen { census.sites.removeAll { !build.admits($0.condition) } }
    for place in census.targets.indices { census.targets[place].keep(build.platforms) }
    switch origin {
    case .all: break
    case .first: census.sites.removeAll { $0.origin != .firstParty }
    case .third: census.sites.removeAll { $0.origin != .thirdParty }
    }
    return try chosen(from: census, isPast: isPast)
  }

  /// The privacy manifests of what the plan names, and no source.
  func manifests(_ catalog: Catalog) throws(Trouble) -> Census {
    var options = ListOptions(
      wanted: NameFilter(extensions: ["xcprivacy"]), paths: paths, include: include, exclude: exclude)
    options.thirdParty = FolderPatterns(settings.thirdParty.map(\.text))
    let scanner = Scanner(
      SpellingIndex(catalog), try tree(), options, detail: .none, jobs: jobs ?? Platform.coreCount)
    return scanner.census()
  }

  /// Where patterns of what is to be read take no file of the whole root: nobody means that.
  private func nothingRead(_ census: Census) -> [Blind] {
    guard let first = settings.include.first, paths.isEmpty, census.scanned == 0,
      census.configuration.isEmpty,
      !census.blind.contains(where: \.isFailure)
    else { return [] }
    let patterns = settings.include.map { "'\($0.text)'" }.joined(separator: ", ")
    let why = "no source file fits 'include' (\(patterns)), so there was nothing to judge"
    guard case .file(let file, let line) = first.source else {
      return [Blind(kind: .nothingRead, file: "", why: why)]
    }
    return [Blind(kind: .nothingRead, file: file, line: line, why: why)]
  }

  func tree() throws(Trouble) -> Tree {
    do throws(TreeError) {
      if let archive { return try Tree(archive: archive) }
      var tree = try Tree(root: root.path)
      tree.shared = shared
      return tree
    } catch {
      throw Trouble(
        error.isOpen
          ? "\(error.path) \(error.why), so it cannot be read as an archive; make or fetch it anew"
          : "\(error.path) cannot be read: \(error.why); check its permissions")
    }
  }
}

extension Projects.Target {
  /// Leaves out what is built for other platforms, where those are built differently.
  /// - Parameter platforms: none where all are meant.
  fileprivate mutating func keep(_ platforms: [String]) {
    if platforms.isEmpty { return }
    let kept = variants.filter { $0.platforms.isEmpty || $0.platforms.contains(where: platforms.contains) }
    if !kept.isEmpty { variants = kept }
  }
}

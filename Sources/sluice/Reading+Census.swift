import Catalog
import Census
import Trees

extension Reading {
  /// The census of the root, whatever part of it is asked about. How much was read is counted of the part.
  /// - Parameters:
  ///   - sites: of which ones to say more than what they are counted as.
  ///   - suppressions: which of those in sources are wanted: all, where audits are asked.
  ///   - memory: what is kept for another census, or was kept of one.
  func census(
    _ catalog: Catalog, telling sites: SiteDetail, suppressions: SuppressionScope, memory: ShareMemory?,
    _ progress: Progress
  ) throws(Trouble) -> Census {
    var options = options(Scanner.names)
    options.counted = UnreadLanguage.names
    options.listsRest = readsRest && !paths.isEmpty
    var scanner = Scanner(SpellingIndex(catalog), try tree(), options, detail: sites, jobs: jobs)
    scanner.roles = roles
    scanner.suppressions = suppressions
    scanner.memory = memory
    scanner.readsBuilt = readsBuilt
    return scanner.census(progress: progress.report)
  }

  /// The privacy manifests of what is asked about, and no source.
  func manifests(_ catalog: Catalog) throws(Trouble) -> Census {
    Scanner(
      SpellingIndex(catalog), try tree(), options(NameFilter(extensions: ["xcprivacy"])), detail: .none,
      jobs: jobs
    ).census()
  }

  private func options(_ wanted: NameFilter) -> ListOptions {
    var options = ListOptions(wanted: wanted, paths: paths, include: include, exclude: exclude)
    options.thirdParty = thirdParty
    return options
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

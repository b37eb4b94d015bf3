import Catalog
import Census
import Reports
import Trees

extension Plan {
  /// The census of what the plan names, with the progress on a terminal.
  /// - Parameter sites: of which ones to say more than what they are counted as.
  func census(_ catalog: Catalog, telling sites: SiteDetail) throws(Trouble) -> Census {
    if root.hasSettings {
      Session.warn(
        "the settings in \(Root.configuration) are not read yet; only its place counts, use options instead")
    }
    let progress = detail == .quiet ? Progress.silent : Progress.forTerminal()
    defer { progress.finish() }
    let options = ListOptions(wanted: Scanner.sources, paths: paths, include: include, exclude: exclude)
    let scanner = Scanner(
      SpellingIndex(catalog), try tree(), options, detail: sites, jobs: jobs ?? Platform.coreCount)
    var census = scanner.census(progress: progress.report)
    if !build.isOpen { census.sites.removeAll { !build.admits($0.condition) } }
    switch origin {
    case .all: break
    case .first: census.sites.removeAll { $0.origin != .firstParty }
    case .third: census.sites.removeAll { $0.origin != .thirdParty }
    }
    return census
  }

  private func tree() throws(Trouble) -> Tree {
    do throws(TreeError) {
      return try Tree(root: root.path)
    } catch {
      throw Trouble("\(error.path) cannot be read: \(error.why); check its permissions")
    }
  }
}

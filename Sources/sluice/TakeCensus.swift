import Catalog
import Census
import Trees

/// Reads what the plan names and counts the sites in it.
/// - Parameter progress: told how many files of how many were read, from any thread.
func takeCensus(
  _ plan: Plan, _ catalog: Catalog, progress: @escaping @Sendable (_ read: Int, _ files: Int) -> Void
) throws(Trouble) -> Census {
  let tree: Tree
  do throws(TreeError) {
    tree = try Tree(root: plan.root.path)
  } catch {
    throw Trouble("\(error.path) cannot be read: \(error.why); check its permissions")
  }
  let options = ListOptions(
    wanted: Scanner.sources, paths: plan.paths, include: plan.include, exclude: plan.exclude)
  let jobs = plan.jobs ?? Platform.coreCount
  return Scanner(SpellingIndex(catalog), tree, options, jobs: jobs).census(progress: progress)
}

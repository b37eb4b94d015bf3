import Catalog
import Census

/// Reads what the plan names and counts the sites in it.
/// - Parameter progress: told how many files were read, from any thread.
func takeCensus(
  _ plan: Plan, _ catalog: Catalog, progress: @escaping @Sendable (_ files: Int) -> Void
) throws(Trouble) -> Census {
  Census()
}

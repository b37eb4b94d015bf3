import Baseline
import Catalog
import Census
import Projects
import Trees

/// A category that a manifest names and that nothing uses, as far as all code is there to be read.
enum ManifestUnused {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    guard one.asksReasons, one.seesAll, !one.isSample, context.census.scanned > 0 else { return [] }
    let schema = context.catalog.manifest
    return one.manifests.flatMap { manifest in
      var known: Set<String> = []
      return manifest.categories.compactMap { declared -> Finding? in
        guard let category = schema.category(declared.name.value), known.insert(category.name).inserted,
          one.seen(category.rule) == nil, !context.hasForeignUse(of: category.rule)
        else { return nil }
        return context.finding(
          "manifest.unused-category", category.name, at: declared.name.place,
          "\(category.name) is declared, and \(one.name) does not use it",
          // What only Swift can spell leaves no name in a program that is known here.
          severity: one.target.isBuilt ? .note : nil, of: one.subject)
      }
    }
  }
}

extension AuditContext {
  /// Whether a dependency that is there as source uses it: it may be linked, and leave declaring to the app.
  fileprivate func hasForeignUse(of rule: String) -> Bool {
    census.sites.contains { $0.rule == rule && $0.origin == .thirdParty }
  }
}

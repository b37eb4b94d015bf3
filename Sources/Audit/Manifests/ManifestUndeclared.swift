import Baseline
import Catalog
import Census
import Projects

/// A category that is used, and that no manifest of the target names.
enum ManifestUndeclared {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    guard one.asksReasons, !one.manifests.isEmpty, !one.hasUnreadable else { return [] }
    return one.categories(context.catalog.manifest).compactMap { category in
      let sites = one.uses(of: category)
      guard let first = sites.first, !one.declares(category.name) else { return nil }
      // It is declared where a second key of the same name takes that back, which is the fault.
      if one.manifests.contains(where: { $0.overridden.contains(category.name) }) { return nil }
      let others = sites.dropFirst().prefix(20).map { site in
        // A program has no lines by which one use is told from another.
        let what = site.line > 0 ? "so is this" : "so is \(UseWords.name(of: site, context))"
        return Finding.Related(site.place, what + UseWords.through(one, site))
      }
      let lacking = one.manifests.map { manifest in
        Finding.Related(FilePlace(manifest.file.path), "does not name the category")
      }
      let codes = context.catalog.manifest.reasons(of: category.name).filter {
        !$0.isForSDKs || !one.subject.isApp
      }
      return context.finding(
        "manifest.undeclared-category", category.name, at: first.place,
        "\(UseWords.name(of: first, context)) is \(ManifestSchemaWords.short(category.name)), which \(one.name) does not declare"
          + UseWords.through(one, first),
        help:
          "Declare \(category.name) with \(codes.map(\.code).listed("or")), whichever is true; 'sluice manifest suggest' says what each means.",
        severity: first.standing == .listed ? nil : .warning, of: one.subject, related: others + lacking)
    }
  }
}

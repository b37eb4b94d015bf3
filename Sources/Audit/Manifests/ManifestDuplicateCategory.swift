import Baseline
import Catalog
import Census

extension Audit {
  /// The second entry of a category, and each further one.
  static let manifestDuplicateCategory = Audit(["manifest.duplicate-category"]) { context in
    context.inManifests { manifest, file in
      var first: [String: PrivacyManifest.Category] = [:]
      return manifest.categories.compactMap { category -> Finding? in
        let name = category.name.value
        guard context.catalog.manifest.category(name) != nil else { return nil }
        guard let before = first[name] else {
          first[name] = category
          return nil
        }
        let reasons = (manifest.reasons(of: name) ?? []).map(\.value.cut).listed()
        return context.finding(
          "manifest.duplicate-category", name, in: file, at: category.name.place,
          "\(name) has an entry already",
          help: "Put both into one entry" + (reasons.isEmpty ? "." : ", with \(reasons)."),
          related: [.init(before.name.place, "the first entry")])
      }
    }
  }
}

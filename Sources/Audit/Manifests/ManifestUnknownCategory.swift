import Baseline
import Catalog
import Census

extension Audit {
  /// Categories that are none of the five. Their reasons are not judged as well: one fault is one finding.
  static let manifestUnknownCategory = Audit(["manifest.unknown-category"]) { context in
    let schema = context.catalog.manifest
    return context.inManifests { manifest, file in
      manifest.categories.filter { !$0.name.value.isBlank && schema.category($0.name.value) == nil }.map {
        category in
        let names = schema.categories.map(\.name).listed("or")
        return context.finding(
          "manifest.unknown-category", category.name.value.cut, in: file, at: category.name.place,
          "\(category.name.value.quoted) is no category of required-reason APIs",
          help: ManifestSchemaWords.hint(category.name.value, .category, schema)
            ?? "Write \(names), or remove the entry.")
      }
    }
  }
}

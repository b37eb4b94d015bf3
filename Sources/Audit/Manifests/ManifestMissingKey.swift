import Baseline
import Catalog
import Census

extension Audit {
  /// Entries that lack a key. One that has none at all is one fault: the editor of Xcode leaves such behind.
  static let manifestMissingKey = Audit(["manifest.missing-key"]) { context in
    let schema = context.catalog.manifest
    return context.inManifests { manifest, file in
      manifest.entries.flatMap { entry -> [Finding] in
        let required = schema.keys(of: entry.container).filter(\.isRequired)
        guard let first = required.first, !entry.isForeign(schema) else { return [] }
        if entry.members.isEmpty {
          let keys = required.map(\.name).listed()
          return [
            context.finding(
              "manifest.missing-key", first.name, in: file, at: entry.place,
              "the entry is empty: it has no \(keys)",
              help: "Remove the entry.")
          ]
        }
        return required.filter { entry.member($0.name) == nil }.map { key in
          context.finding(
            "manifest.missing-key", key.name, in: file, at: entry.place, "the entry has no \(key.name)",
            help: "Add it: \(key.kind.words).")
        }
      }
    }
  }
}

import Baseline
import Catalog
import Census
import Formats

extension Audit {
  /// A list of categories that is there and empty.
  static let manifestEmptyAPITypes = Audit(["manifest.empty-api-types"]) { context in
    context.inManifests { manifest, file in
      guard let member = manifest.entries.first?.member(ManifestSchema.topKey),
        member.value.elements?.isEmpty == true, !member.isRepeated
      else { return [] }
      return [
        context.finding(
          "manifest.empty-api-types", in: file, at: member.place, "\(ManifestSchema.topKey) is empty")
      ]
    }
  }
}

import Baseline
import Catalog
import Census

extension Audit {
  /// Keys that Apple knows, in a place where they do not belong.
  static let manifestMisplacedKey = Audit(["manifest.misplaced-key"]) { context in
    context.inManifests { manifest, file in
      manifest.entries.flatMap { entry in
        entry.keyFaults(context.catalog.manifest).compactMap { member, fault -> Finding? in
          guard case .misplaced(let place) = fault else { return nil }
          return context.finding(
            "manifest.misplaced-key", member.name.cut, in: file, at: member.keyPlace,
            "\(member.name.cut) does not belong here but \(place)", help: "Move it there.")
        }
      }
    }
  }
}

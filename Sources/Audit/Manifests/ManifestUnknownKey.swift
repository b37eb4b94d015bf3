import Baseline
import Catalog
import Census

extension Audit {
  /// Keys that are none of Apple's. What a misspelt one holds is looked at as what it stands for, so that all slips of a
  /// file are found at once.
  static let manifestUnknownKey = Audit(["manifest.unknown-key"]) { context in
    context.inManifests { manifest, file in
      manifest.entries.flatMap { entry in
        entry.keyFaults(context.catalog.manifest).compactMap { member, fault -> Finding? in
          guard case .unknown = fault else { return nil }
          let help = member.key.map { key in
            "Write \(key.name)\(ManifestSchemaWords.spelling(member.name, key.name))."
          }
          return context.finding(
            "manifest.unknown-key", member.name.cut, in: file, at: member.keyPlace,
            "\(member.name.quoted) is no key of a privacy manifest", help: help ?? "Remove the key.")
        }
      }
    }
  }
}

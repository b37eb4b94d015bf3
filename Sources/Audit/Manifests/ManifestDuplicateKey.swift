import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// The second of two keys with the same name, and each further one.
  static let manifestDuplicateKey = Audit(["plist.duplicate-key"]) { context in
    context.inManifests { manifest, file in
      (file.file.propertyList?.notes ?? []).compactMap { note -> Finding? in
        guard case .duplicateKey(let key, let first) = note.kind else { return nil }
        return context.duplicateKey(key, note.place, first, manifest, file)
      }
    }
  }
}

extension AuditContext {
  fileprivate func duplicateKey(
    _ key: String, _ place: Place, _ first: Place, _ manifest: PrivacyManifest, _ file: ManifestFile
  ) -> Finding {
    let path = file.file.path
    // What is lost so, the store misses as if it had never been declared.
    let lost = manifest.overridden.filter { manifest.reasons(of: $0) == nil }.sorted()
    let isLoss = !lost.isEmpty && (key == ManifestSchema.topKey || key == "NSPrivacyAccessedAPIType")
    let loss = isLoss ? ", so \(lost.map(ManifestSchemaWords.short).listed()) is not declared" : ""
    return finding(
      "plist.duplicate-key", key.cut, in: file, at: FilePlace(path, place),
      "\(key.quoted) is in this dictionary twice, and only the \(first.isInText ? "last" : "first") one counts\(loss)",
      severity: isLoss ? .error : nil, related: [Finding.Related(FilePlace(path, first), "the other one")])
  }
}

extension Place {
  /// CoreFoundation keeps the last of two keys in a text, and the first in a binary file.
  fileprivate var isInText: Bool { position != nil }
}

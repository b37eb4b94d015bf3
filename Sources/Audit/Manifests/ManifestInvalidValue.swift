import Baseline
import Catalog
import Census
import Formats

extension Audit {
  /// Types of data and purposes that are none of Apple's, and values that were never filled in.
  static let manifestInvalidValue = Audit(["manifest.invalid-value"]) { context in
    context.inManifests { manifest, file in
      InvalidValues(context: context, file: file).findings(manifest)
    }
  }
}

private struct InvalidValues {
  let context: AuditContext
  let file: ManifestFile

  private var schema: ManifestSchema { context.catalog.manifest }

  func findings(_ manifest: PrivacyManifest) -> [Finding] {
    let types = manifest.dataTypes.compactMap { type in
      finding("NSPrivacyCollectedDataType", type.name, .dataType, schema.dataTypes)
    }
    let purposes = manifest.dataTypes.flatMap { type in
      type.purposes.compactMap {
        finding("NSPrivacyCollectedDataTypePurposes", $0, .purpose, schema.purposes)
      }
    }
    // What is written and is no category has a rule of its own.
    let categories = manifest.categories.filter(\.name.value.isBlank).map {
      empty("NSPrivacyAccessedAPIType", $0.name)
    }
    return types + purposes + empties(manifest) + categories
  }

  private func finding(
    _ key: String, _ said: PrivacyManifest.Said<String>, _ vocabulary: ManifestSchema.Vocabulary,
    _ terms: [ManifestSchema.Term]
  ) -> Finding? {
    if terms.contains(where: { $0.name.utf8.elementsEqual(said.value.utf8) }) { return nil }
    if said.value.isBlank { return empty(key, said) }
    let kind = vocabulary == .purpose ? "purpose" : "type of data"
    return context.finding(
      "manifest.invalid-value", key, in: file, at: said.place,
      "\(said.value.quoted) is no \(kind) that Apple knows",
      help: ManifestSchemaWords.hint(said.value, vocabulary, schema)
        ?? "Write one of the \(terms.count) values that 'sluice explain \(key)' lists.")
  }

  private func empty(_ key: String, _ said: PrivacyManifest.Said<String>) -> Finding {
    context.finding(
      "manifest.invalid-value", key, in: file, at: said.place, "the value of \(key) is empty",
      help: "Write a value that 'sluice explain \(key)' lists, or remove the entry.")
  }

  /// Lists of purposes without one.
  private func empties(_ manifest: PrivacyManifest) -> [Finding] {
    manifest.entries.filter { $0.container == .dataType }.compactMap { entry in
      guard let member = entry.member("NSPrivacyCollectedDataTypePurposes"),
        member.value.elements?.isEmpty == true
      else { return nil }
      return context.finding(
        "manifest.invalid-value", "NSPrivacyCollectedDataTypePurposes", in: file, at: member.place,
        "no purpose is given for what is collected",
        help:
          "Write at least one of the purposes that 'sluice explain NSPrivacyCollectedDataTypePurposes' lists."
      )
    }
  }
}

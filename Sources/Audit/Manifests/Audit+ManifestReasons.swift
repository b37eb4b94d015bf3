import Baseline
import Catalog
import Census
import Formats

extension Audit {
  /// Codes that are none of Apple's, byte by byte.
  static let manifestUnknownReason = Audit(["manifest.unknown-reason"]) { context in
    let schema = context.catalog.manifest
    return context.inManifests { manifest, file in
      manifest.categories.flatMap { category in
        category.reasons.filter { schema.reason($0.value) == nil }.map { reason in
          let codes = category.meant.map { schema.reasons(of: $0).map(\.code) } ?? []
          let all = codes.isEmpty ? nil : "Give one of \(codes.listed("or"))."
          return context.finding(
            "manifest.unknown-reason", reason.value.cut, in: file, at: reason.place,
            reason.value.isBlank
              ? "the reason is empty" : "\(reason.value.quoted) is no reason that Apple has approved",
            help: ManifestSchemaWords.hint(reason.value, .reason, schema) ?? all)
        }
      }
    }
  }

  /// Codes of another category than the one beside them.
  static let manifestReasonMismatch = Audit(["manifest.reason-category-mismatch"]) { context in
    let schema = context.catalog.manifest
    return context.inManifests { manifest, file in
      manifest.categories.flatMap { category -> [Finding] in
        guard let own = schema.category(category.name.value) else { return [] }
        return category.reasons.compactMap { reason in
          guard let code = schema.reason(reason.value), code.category != own.name else { return nil }
          let allowed = schema.reasons(of: own.name).map(\.code).listed("or")
          return context.finding(
            "manifest.reason-category-mismatch", code.code, in: file, at: reason.place,
            "\(code.code) is a reason for \(ManifestSchemaWords.short(code.category)), and not for \(ManifestSchemaWords.short(own.name))",
            help: "Give \(allowed) here, whichever is true.")
        }
      }
    }
  }

  /// Categories with a list of reasons that is empty.
  static let manifestEmptyReasons = Audit(["manifest.empty-reasons"]) { context in
    context.inManifests { manifest, file in
      manifest.entries.filter { $0.container == .category }.compactMap { entry -> Finding? in
        guard let reasons = entry.member("NSPrivacyAccessedAPITypeReasons"),
          reasons.value.elements?.isEmpty == true, !reasons.isRepeated
        else { return nil }
        let category = entry.member("NSPrivacyAccessedAPIType")?.value.text
        let codes =
          category.map { context.catalog.manifest.reasons(of: $0).map(\.code).listed("or") } ?? ""
        return context.finding(
          "manifest.empty-reasons", category?.cut ?? "", in: file, at: reasons.place,
          "no reason is given for \(category.map { $0.cut } ?? "the category")",
          help: codes.isEmpty ? nil : "Give \(codes), whichever is true, or remove the entry.")
      }
    }
  }
}

package import Catalog
package import Census
package import Projects

/// What the manifest of one target lacks, and what the code says of each reason that could be given.
package struct ManifestSuggestion: Sendable {
  package struct Part: Sendable {
    package let category: ManifestSchema.Category
    /// The uses that have to be declared.
    package let sites: [Site]
    /// The codes that are declared already; nothing where the category is not.
    package let declared: [String]?
    package let evidence: [ReasonEvidence]

    /// The codes that are true whatever else is: some use is covered by no other.
    package var certain: [String] {
      evidence.filter { $0.verdict == .needed && !(declared ?? []).contains($0.reason.code) }.map(
        \.reason.code)
    }

    /// The codes that can be written without asking. Of a category that is not declared, some use may need another one,
    /// and that it is not declared would no longer show.
    package var writable: [String] { isSettled || declared != nil ? certain : [] }

    /// Whether each use is covered by one of these codes, or by what is declared.
    package var isSettled: Bool {
      let needed = evidence.filter { $0.verdict == .needed }
      let covered = Set(needed.flatMap(\.sites).map(\.place))
      return !needed.isEmpty && sites.allSatisfy { covered.contains($0.place) }
    }
  }

  package let one: ManifestSubject
  /// The manifest that the target has, or that lies beside it; nothing where there is none yet.
  package let file: ConfigurationFile?
  /// Whether the target copies it.
  package let isCopied: Bool
  /// Where a new one belongs.
  package let folder: String
  package let parts: [Part]

  package var path: String {
    file?.path ?? (folder.isEmpty ? ManifestSchema.fileName : folder + "/" + ManifestSchema.fileName)
  }
}

extension AuditContext {
  /// For each target that lacks something, in their order.
  package var manifestSuggestions: [ManifestSuggestion] {
    let placement = ManifestPlacement(self)
    return manifestSubjects.compactMap { one in
      guard one.asksReasons, !one.hasUnreadable, !one.isSample else { return nil }
      let beside = placement.left(by: one)
      let own = one.subject.judged.manifests.first
      let manifests =
        one.manifests
        + (own == nil ? [beside?.manifest].compactMap(\.self) : [])
      let parts = one.categories(catalog.manifest).compactMap { category -> ManifestSuggestion.Part? in
        let reasons = manifests.compactMap { $0.reasons(of: category.name) }
        let declared = reasons.isEmpty ? nil : reasons.joined().map(\.value)
        let part = ManifestSuggestion.Part(
          category: category, sites: one.uses(of: category), declared: declared,
          evidence: evidence(on: category, for: one))
        return declared == nil || !part.certain.isEmpty ? part : nil
      }
      guard !parts.isEmpty else { return nil }
      return ManifestSuggestion(
        one: one, file: own ?? beside?.file, isCopied: own != nil,
        folder: placement.freeHome(of: one.target),
        parts: parts)
    }
  }
}

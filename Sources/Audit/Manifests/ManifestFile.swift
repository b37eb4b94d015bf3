import Baseline
import Catalog
package import Census
package import Projects
import Trees

/// A privacy manifest as it is judged.
package struct ManifestFile: Sendable {
  package let file: ConfigurationFile
  /// Nothing where it cannot be read as one.
  package let manifest: PrivacyManifest?
  /// The built bundle that it lies in; nothing where it is in none.
  let bundle: BuiltBundle?
  /// The most that a fault of it weighs.
  let heaviest: Severity

  func weight(_ severity: Severity) -> Severity { min(severity, heaviest) }
}

extension ManifestFile {
  /// All privacy manifests of a tree, in the order of their paths.
  ///
  /// The store refuses an app for the manifest of a dependency as for its own, so one that is known to ship weighs in
  /// full, whoever wrote it, and so does one in a built bundle, which is there to ship. Of the rest the one of a
  /// dependency may be of a part that nobody uses and is mended by its authors, so it warns; one of tests or samples is
  /// for information.
  /// - Parameter samples: the ids of targets that do not ship.
  static func all(
    of census: Census, _ schema: ManifestSchema, _ subjects: [AuditSubject], _ samples: Set<String>
  ) -> [ManifestFile] {
    let shipped = Set(
      subjects.filter { !samples.contains($0.target.id) }.flatMap {
        $0.judged.manifests + $0.judged.linkedManifests
      }.map(\.path))
    var built: Set<String> = []
    for variant in subjects.lazy.flatMap(\.variants) {
      for file in variant.manifests + variant.linkedManifests { built.insert(file.path) }
    }
    return census.configuration.filter { $0.kind == .privacyManifest }.map { file in
      let bundle = BuiltBundle.ofManifest(file.path)
      let heaviest: Severity =
        if shipped.contains(file.path) {
          .error
        } else if file.origin == .thirdParty, bundle == nil {
          .warning
        } else if built.contains(file.path) || census.roles.role(ofFoldersIn: file.path) != .app {
          .note
        } else { .error }
      return ManifestFile(
        file: file, manifest: PrivacyManifest(file, schema), bundle: bundle, heaviest: heaviest)
    }
  }
}

extension AuditContext {
  /// What a rule finds in all manifests that can be read. Of a hostile file it is cut: nobody mends more at once.
  func inManifests(_ find: (PrivacyManifest, ManifestFile) -> [Finding]) -> [Finding] {
    manifestFiles.flatMap { file in (file.manifest.map { find($0, file) } ?? []).prefix(200) }
  }

  /// A finding about a manifest, with no more weight than the manifest has.
  func finding(
    _ rule: String, _ subject: String = "", in file: ManifestFile, at place: FilePlace, _ message: String,
    help: String? = nil, severity: Severity? = nil, related: [Finding.Related] = []
  ) -> Finding {
    let own = severity ?? catalog.finding(rule)?.severity ?? .warning
    return finding(
      rule, subject, at: place, message, help: help, severity: file.weight(own), related: related)
  }
}

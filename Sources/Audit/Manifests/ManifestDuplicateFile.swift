import Baseline
import Catalog
import Census
import Projects

/// Two manifests that land at one place of a bundle.
enum ManifestDuplicateFile {
  static func finding(_ one: ManifestSubject, _ context: AuditContext) -> Finding? {
    guard !one.target.isGuess else { return nil }
    var places: [String: [String]] = [:]
    for file in one.subject.judged.manifests {
      guard let place = destination(of: file.path, in: one.target) else { continue }
      places[place, default: []].append(file.path)
    }
    let twice = places.filter { $0.value.count > 1 }.min { $0.key < $1.key }
    guard let paths = twice?.value, let second = paths.dropFirst().first, let first = paths.first else {
      return nil
    }
    return context.finding(
      "manifest.duplicate-file", at: FilePlace(second),
      "\(one.name) copies \(first) to the same place", of: one.subject,
      related: [.init(FilePlace(first), "the first")] + UseWords.declaration(of: one))
  }

  /// Where in the product a file lands; nothing where that is not known.
  private static func destination(of path: String, in target: Target) -> String? {
    guard ManifestSchemaWords.fileName(path).lowercased() == ManifestSchema.fileName.lowercased() else {
      return nil
    }
    switch target.copies.first(where: { $0.path == path })?.way {
    case .bundle(let name): return name
    case .folder, .leftOut, .library, .missed: return nil
    // A file that is copied by itself lies at the top, and one in a bundle that is copied lies in that.
    case .rule("copy"): return BuiltBundle.ofManifest(path) == nil ? "" : nil
    case .rule, .automatic, .mainBundle, nil: return ""
    }
  }
}

/// The manifest of a pod among its `resources`.
enum ManifestPodspec {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    one.target.copies.filter { $0.way == .mainBundle && $0.path.hasSuffix(".xcprivacy") }.map { file in
      context.finding(
        "manifest.podspec-resources", at: file.place,
        "resources copies \(file.path) beside the files of the app that uses the pod",
        help: "Write resource_bundles = { '\(one.target.name)_Privacy' => ['\(file.path.cut)'] }.",
        of: one.subject,
        related: [.init(FilePlace(file.path), "the manifest")])
    }
  }
}

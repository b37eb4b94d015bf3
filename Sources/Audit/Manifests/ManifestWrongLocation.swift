import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Manifests inside of a built bundle where the store does not look, and ones that a target ships under another name.
  static let manifestWrongLocation = Audit(["manifest.wrong-location"]) { context in
    let deep = context.manifestFiles.contains { $0.bundle != nil } ? context.deepBundles : []
    let shipped = Set(context.subjects.filter { !$0.target.isGuess }.flatMap(\.judged.manifests).map(\.path))
    return context.manifestFiles.compactMap { file -> Finding? in
      let name = ManifestSchemaWords.fileName(file.file.path)
      let place = FilePlace(file.file.path)
      guard let bundle = file.bundle else {
        guard shipped.contains(file.file.path), name != ManifestSchema.fileName else { return nil }
        return context.finding(
          "manifest.wrong-location", in: file, at: place,
          "the manifest is called \(name), and the store looks for \(ManifestSchema.fileName)",
          help: "Rename it to \(ManifestSchema.fileName).")
      }
      let inside = bundle.parts(of: file.file.path)
      let isDeep = bundle.isDeep || deep.contains(bundle.path)
      guard let right = bundle.rightPlace(of: inside, isDeep: isDeep) else { return nil }
      return context.finding(
        "manifest.wrong-location", in: file, at: place,
        "in \(ManifestSchemaWords.fileName(bundle.path)) the store does not look at \(inside.joined(separator: "/"))",
        help: "Move it to \(right).")
    }
  }
}

extension AuditContext {
  /// Bundles whose Info.plist lies where macOS wants it.
  fileprivate var deepBundles: Set<String> {
    Set(
      census.configuration.compactMap { file in
        // Few paths lead there, and it takes long to take one apart.
        guard file.path.has("/Versions/") || file.path.has("/Contents/"),
          let bundle = BuiltBundle.ofManifest(file.path)
        else { return nil }
        let inside = bundle.parts(of: file.path)
        return inside.count > 1 && ["Versions", "Contents"].contains(inside[0]) ? bundle.path : nil
      })
  }
}

extension BuiltBundle {
  /// Where the manifest belongs instead; nothing where it is right.
  ///
  /// - Parameter parts: of its path, within the bundle.
  fileprivate func rightPlace(of parts: [Substring], isDeep: Bool) -> String? {
    let name = ManifestSchema.fileName
    let inside = parts.joined(separator: "/")
    switch kind {
    case .xcframework: return "<slice>/<Name>.framework/\(name) of each slice"
    case .framework:
      if parts.count == 4, parts[0] == "Versions", parts[2] == "Resources", parts[3] == name { return nil }
      if isDeep { return inside == "Resources/" + name ? nil : "Versions/A/Resources/\(name)" }
      return inside == name ? nil : name
    case .app, .appex, .bundle, .xpc:
      if inside == "Contents/Resources/" + name { return nil }
      if isDeep { return "Contents/Resources/\(name)" }
      return inside == name ? nil : name
    }
  }
}

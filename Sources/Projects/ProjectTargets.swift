/// What ships from a tree, and what of its projects was not understood.
package struct ProjectTargets: Sendable {
  /// In the order of their ids.
  package var targets: [Target]
  package var notes: [ProjectNote]

  package init(targets: [Target] = [], notes: [ProjectNote] = []) {
    self.targets = targets
    self.notes = notes
  }

  /// - Parameters:
  ///   - files: all that state something.
  ///   - index: the paths of all files of the tree that matter: sources, and what states something.
  package init(of files: [ConfigurationFile], _ index: FileIndex) {
    let resources = files.filter {
      [.privacyManifest, .infoPlistStrings, .infoPlistCatalog].contains($0.kind)
    }
    let variant = Variant(
      infoPlist: files.first { $0.kind == .infoPlist }?.path,
      entitlements: files.first { $0.kind == .entitlements }?.path)
    let target = Target(
      id: ".", name: ".", kind: .folder, sources: index.paths, resources: resources.map(\.path),
      variants: [variant], place: FilePlace(""), isGuess: true)
    self.init(targets: [target])
  }
}

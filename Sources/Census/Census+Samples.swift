package import Projects
import Trees

extension Census {
  /// The ids of those targets that show how something is used, or run its tests: they do not ship.
  package func samples(among targets: [Target]) -> Set<String> {
    // A project of apps that are called so and of one that is not has that one to ship.
    let shipping = Set(targets.filter { $0.kind == .app && !$0.isCalledSample }.map(\.place.file))
    return Set(
      targets.filter {
        isSample($0) || $0.isBuilt && BuiltBundle.isForSimulator($0.id)
          || $0.kind == .app && $0.isCalledSample && shipping.contains($0.place.file)
      }.map(\.id))
  }

  /// Whether a target is a sample or hosts tests, as the folders of its project or of all its own sources say.
  private func isSample(_ target: Target) -> Bool {
    if !target.isGuess, roles.role(ofFoldersIn: target.place.file) != .app { return true }
    return !target.sources.isEmpty && target.sources.allSatisfy { roles.role(ofFoldersIn: $0) != .app }
  }
}

extension Target {
  /// Whether its name says that it shows something: `SettingsPreview`, `KitDemo`.
  fileprivate var isCalledSample: Bool {
    name.hasSuffix("Preview") || Role(folder: Substring(name)) == .sample
  }
}

package import Projects

extension Census {
  /// The ids of those targets that show how something is used, or run its tests: they do not ship.
  package func samples(among targets: [Target]) -> Set<String> {
    // What others of the tree link says it, too.
    let roles = TargetRoles(whole.targets, roles)
    return Set(
      targets.filter {
        roles.role(of: $0) ?? .app != .app || $0.isBuilt && BuiltBundle.isForSimulator($0.id)
      }.map(\.id))
  }
}

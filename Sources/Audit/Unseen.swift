import Census
import Projects

extension AuditContext {
  /// Whether a target runs code that the census has not read: that of dependencies which are not in the tree, or which
  /// come as binaries.
  ///
  /// What stands beside the project or above it counts, what stands in another folder does not.
  func isPartlyUnseen(_ target: Target) -> Bool {
    let home = folder(of: target.place.file)
    // What a sample links is nothing to the rest.
    let isSample = samples.contains(target.id)
    let places =
      census.blind.filter { $0.hidesDependencies && (isSample || !census.isOfSample($0)) }.map(\.file)
      + census.declarations.filter { $0.kind == .dependency }.map(\.place.file)
    return places.contains { place in
      let other = folder(of: place)
      return home.isEmpty || other.isEmpty || other == home || other.hasPrefix(home + "/")
        || home.hasPrefix(other + "/")
    }
  }

  /// The folder that a project file is in: a bundle of files is one file.
  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    let end = parts.firstIndex { $0.hasSuffix(".xcodeproj") } ?? max(parts.count - 1, 0)
    return parts[..<end].joined(separator: "/")
  }
}

extension Census {
  /// Whether something that was not seen belongs to samples or tests.
  func isOfSample(_ blind: Blind) -> Bool { roles.role(ofFoldersIn: blind.file) != .app }
}

extension Blind {
  /// Whether there may be code of a dependency behind it.
  fileprivate var hidesDependencies: Bool {
    switch kind {
    case .absentDependency, .unreadProject, .missingFile, .unreadLanguage: true
    default: false
    }
  }
}

import Projects
package import Trees

extension Census {
  /// What stands in a part of the tree, each as it is in all of it. A finding, a declaration or a site is in the part where
  /// its own place is; a target where it has a file there.
  package func limited(to part: TreePart) -> Census {
    if part.isWhole { return self }
    var limited = self
    if !self.part.isEmpty { limited.scanned = Set(targets.flatMap(\.sources)).count(where: part.holds) }
    limited.sites.removeAll { !part.holds($0.file) }
    limited.applicationUses.removeAll { !part.holds($0.file) }
    limited.groups.removeAll { !part.holds($0.site.file) }
    limited.suppressions.removeAll { !part.holds($0.file) }
    limited.declarations.removeAll { !part.holds($0.place.file) }
    limited.dependencySources = dependencySources.filter { part.holds($0.value) }
    // What describes targets says whose they are, too.
    limited.configuration.removeAll { $0.kind != nil && !part.holds($0.path) }
    limited.targets.removeAll { !$0.isPart(of: part) }
    limited.specTargets.removeAll { !$0.isPart(of: part) }
    limited.blind.removeAll { !$0.isPart(of: part) }
    return limited
  }

  /// What of a part of the tree could not be seen.
  package func blind(in part: TreePart) -> [Blind] { blind.filter { $0.isPart(of: part) } }
}

extension Blind {
  fileprivate func isPart(of part: TreePart) -> Bool {
    switch kind {
    // Both are made of the part, whatever file says so.
    case .unreadLanguage, .nothingRead: true
    // Which files are read at all it decides for every folder.
    case .gitIndex: true
    default: part.holds(file)
    }
  }
}

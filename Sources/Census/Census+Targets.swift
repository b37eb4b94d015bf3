import Projects
import Trees

/// A part of a census: what some targets ship of a tree.
package struct CensusPart: Sendable {
  /// The census that it is a part of. Whether a target is at fault, others say, too: what carries it, and what it links.
  package let whole: Census
  /// Files that belong to the targets: sources, what is copied, property lists.
  let files: Set<String>
  /// Files that belong to others.
  let otherFiles: Set<String>
  /// Whether what belongs to no target was left out, too.
  let isExact: Bool

  /// Whether something about a file is about these targets.
  package func holds(_ file: String) -> Bool {
    files.contains(file) || !isExact && !otherFiles.contains(file)
  }
}

extension Census {
  /// The census that audits look at: all of the tree, whatever the view on it.
  package var whole: Census { part.first?.whole ?? self }

  /// What some targets ship: their own code and files, and those of the libraries and frameworks that run in their
  /// process.
  /// - Parameters:
  ///   - ids: of the targets.
  ///   - isExact: whether what belongs to no target is left out, as the code of dependencies.
  package func narrowed(to ids: Set<String>, isExact: Bool) -> Census {
    let kept = withWhatRunsInside(ids)
    let (own, others) = (targets.filter { kept.contains($0.id) }, targets.filter { !kept.contains($0.id) })
    let part = CensusPart(
      whole: self, files: Set(own.flatMap(\.files)), otherFiles: Set(others.flatMap(\.files)),
      isExact: isExact)
    var narrowed = self
    narrowed.part = [part]
    narrowed.targets = own
    let names = Set(own.map(\.name))
    narrowed.specTargets.removeAll { !names.contains($0.name) }
    narrowed.sites = sites.compactMap { site in
      if site.origin == .thirdParty, site.targets.isEmpty { return isExact ? nil : site }
      let targets = site.targets.filter(kept.contains)
      return targets.isEmpty ? nil : site.with(targets: targets)
    }
    narrowed.suppressions.removeAll { !part.files.contains($0.file) }
    narrowed.declarations.removeAll { $0.target.isEmpty ? isExact : !kept.contains($0.target) }
    narrowed.configuration.removeAll {
      $0.kind != nil && !part.files.contains($0.path) && (isExact || $0.origin == .firstParty)
    }
    narrowed.scanned = Set(own.flatMap(\.sources)).count
    return narrowed
  }

  private func withWhatRunsInside(_ ids: Set<String>) -> Set<String> {
    let graph = TargetGraph(targets)
    let inside = ids.compactMap { graph[$0] }.flatMap { target in
      graph.reached(from: target, by: { $0.links + $0.embeds + $0.loads }, where: \.kind.runsInAnother)
    }
    return ids.union(inside.map(\.id))
  }
}

extension Target {
  /// All that belongs to it.
  fileprivate var files: [String] {
    sources + resources + variants.flatMap { [$0.infoPlist, $0.entitlements].compactMap(\.self) }
  }

  /// Whether it is declared in a part of the tree or has a file there.
  func isPart(of part: TreePart) -> Bool { part.holds(place.file) || files.contains(where: part.holds) }
}

package import Catalog
import Census

/// What a baseline of a newer catalog has that this one does not know.
extension Baseline {
  /// Whether rules can be in it that only a newer Sluice knows.
  private var isNewer: Bool { catalog > Catalog.version }

  /// The part of it that is about rules of the catalog: of what only a newer one has, nobody can tell here whether it is
  /// gone. All of it where it is of no newer catalog.
  package func understood(by catalog: Catalog) -> Baseline {
    if !isNewer { return self }
    var part = self
    part.sites.removeAll { catalog.rule($0.identity.rule) == nil }
    part.dependencies.removeAll { catalog.rule($0.rule) == nil }
    part.declarations.removeAll { Declaration.Kind(rawValue: $0.identity.kind) == nil }
    part.findings.removeAll { catalog.finding($0.identity.rule) == nil }
    for place in part.targets.indices {
      part.targets[place].rules.removeAll { catalog.rule($0) == nil }
    }
    return part
  }

  /// What lines are about that only a newer catalog knows.
  func foreignSubjects(to catalog: Catalog) -> [Subject] {
    if !isNewer { return [] }
    let known = understood(by: catalog)
    let (sites, findings) = (Set(known.sites), Set(known.findings))
    let (dependencies, declarations) = (Set(known.dependencies), Set(known.declarations))
    return self.sites.filter { !sites.contains($0) }.map { .site($0.identity) }
      + self.dependencies.filter { !dependencies.contains($0) }.map {
        .dependency(rule: $0.rule, $0.dependency)
      }
      + self.declarations.filter { !declarations.contains($0) }.map { .declaration($0.identity) }
      + self.findings.filter { !findings.contains($0) }.map { .finding($0.identity) }
  }
}

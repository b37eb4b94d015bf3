import Catalog

/// What a first baseline takes over, in numbers: nobody reads it line by line.
package struct Adoption: Sendable, Hashable {
  package struct Group: Sendable, Hashable {
    package var title: String
    package var count: Int
  }

  /// How many sites there are, of each group of rules that has any, in the order of reports.
  package var sites: [Group] = []
  /// Lines on dependencies.
  package var dependencies: Int
  package var declarations: Int
  package var findings: Int
  /// Findings that nobody has looked at yet.
  package var unreviewed: Int
  package var promises: [Baseline.Promise]

  package init(_ baseline: Baseline) {
    var sums: [String: Int] = [:]
    for entry in baseline.sites {
      sums[String(entry.identity.rule.prefix { $0 != "." }), default: 0] += entry.count
    }
    for group in Catalog.groups {
      guard let count = sums.removeValue(forKey: group.name) else { continue }
      sites.append(Group(title: group.title, count: count))
    }
    // A baseline can have rules that this catalog does not know.
    sites += sums.sorted { $0.key < $1.key }.map { Group(title: $0.key, count: $0.value) }
    dependencies = baseline.dependencies.count
    declarations = baseline.declarations.count
    findings = baseline.findings.reduce(0) { $0 + $1.count }
    unreviewed = baseline.findings.reduce(0) {
      $0 + ($1.note.isUnreviewed ? $1.count : 0)
    }
    promises = baseline.promises
  }
}

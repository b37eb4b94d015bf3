import Catalog
package import Census

/// Findings held against the comments of a tree that ask not to judge them.
///
/// A finding is suppressed where it stands, by its rule or its group. What a comment cannot decide on is never: promises,
/// what is new or gone (a site has a rule of its own, which its comment names), what was not read, and what is said of
/// comments and of the baseline.
package struct FindingSuppressing {
  private struct Key: Hashable {
    let file: String
    let name: String
  }

  private var places: SuppressedPlaces
  private let files: Set<String>
  /// The lines of findings in files with suppressions, by rule and by group.
  private var lines: [Key: [Int]] = [:]

  package init(_ suppressions: [Suppression]) {
    places = SuppressedPlaces(suppressions)
    files = Set(suppressions.map(\.file))
  }

  /// Marks those that are suppressed.
  package mutating func suppress(_ findings: inout [Finding]) {
    guard !files.isEmpty else { return }
    for place in findings.indices where findings[place].isSuppressible {
      let (rule, file, line) = (findings[place].rule, findings[place].file, findings[place].line)
      guard line > 0, files.contains(file) else { continue }
      for name in [rule, RuleNames.group(of: rule)] {
        lines[Key(file: file, name: name), default: []].append(line)
      }
      guard let reason = places.reason(of: rule, in: file, atLine: line) else { continue }
      findings[place].suppressed = reason
    }
  }

  /// What they suppressed counted in; those that are left over point to the nearest finding.
  package var suppressions: [Suppression] {
    let sorted = lines.mapValues { $0.sorted() }
    var places = places
    places.point { name, file, near in
      sorted[Key(file: file, name: name)].map { Suppression.nearest(of: $0, to: near) } ?? 0
    }
    return places.suppressions
  }
}

extension Finding {
  /// Whether a comment can suppress it.
  fileprivate var isSuppressible: Bool { suppressed == nil && SuppressibleRules.admits(rule) }
}

/// The rules of findings that comments can name.
enum SuppressibleRules {
  /// Those of a declaration that is new are marked with the declaration.
  static func admits(_ rule: String) -> Bool {
    rule == "drift.changed-declaration" || RuleNames.isOfAudits(rule)
  }
}

package import Census
import Projects
package import Trees

extension Drift {
  /// What of it is about a part of the tree. Lines on files outside of it are neither new nor gone; lines on dependencies
  /// and targets, and what is declared no more, have no place and are about the whole.
  /// - Parameter census: what was held against the baseline.
  package func limited(to part: TreePart, of census: Census) -> Drift {
    if part.isWhole { return self }
    var limited = self
    limited.new.removeAll { !part.holds($0.file) }
    limited.gone.removeAll { !part.holds($0.file) }
    limited.moved.removeAll { !part.holds($0.to.file) }
    let there = census.sites.count { $0.gates && part.holds($0.file) }
    // What was looked for is new, moved or known.
    limited.known = max(0, there - limited.new.count - limited.moved.count)
    limited.dependencies = []
    limited.ending.removeAll { !$0.subject.isPart(of: part) }
    limited.declarations.new.removeAll { !part.holds($0.place.file) }
    limited.declarations.changed.removeAll { !part.holds($0.after.place.file) }
    limited.declarations.moved.removeAll { !part.holds($0.after.place.file) }
    limited.declarations.gone = []
    limited.targets = Targets()
    return limited
  }
}

extension Baseline.Subject {
  /// Whether a line of a baseline is about a part of the tree. A promise is about every part.
  fileprivate func isPart(of part: TreePart) -> Bool {
    switch self {
    case .promise: true
    case .site(let identity): part.holds(identity.file)
    case .finding(let identity): part.holds(identity.file)
    case .dependency, .declaration, .target: false
    }
  }
}

extension FindingsDrift {
  /// What of it stands in a part of the tree. A line that names a target instead of a file is about the whole.
  package func limited(to part: TreePart) -> FindingsDrift {
    if part.isWhole { return self }
    var limited = self
    limited.findings.removeAll { !part.holds($0.file) }
    limited.fixed.removeAll { !part.holds($0.identity.file) }
    limited.moved.removeAll { !part.holds($0.to.file) }
    return limited
  }
}

extension Finding {
  /// Whether it stands in a part of the tree. What is said of the baseline is limited by what it is about.
  func isPart(of part: TreePart) -> Bool { rule.hasPrefix("baseline.") || part.holds(file) }
}

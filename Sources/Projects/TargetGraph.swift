/// The targets of a tree, by what leads from one to another: what it links, or what it carries.
package struct TargetGraph: Sendable {
  private let targets: [String: Target]

  /// - Parameter targets: of two with one id the first counts.
  package init(_ targets: [Target]) {
    self.targets = Dictionary(targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A target by its id; nothing where the tree has none.
  package subscript(_ id: String) -> Target? { targets[id] }

  /// The targets that one leads to, without itself, each once, in the order in which they are met.
  /// - Parameters:
  ///   - next: the ids of those that a target leads to.
  ///   - counts: whether a target is gone to; past one that is not, nothing is looked for.
  package func reached(
    from target: Target, by next: (Target) -> [String], where counts: (Target) -> Bool = { _ in true }
  ) -> [Target] {
    var known: Set<String> = [target.id]
    var found: [Target] = []
    var waiting = next(target)[...]
    while let id = waiting.popFirst() {
      guard known.insert(id).inserted, let other = targets[id], counts(other) else { continue }
      found.append(other)
      waiting += next(other)
    }
    return found
  }
}

import Projects

/// Which targets' declarations the code of a target can see. Worked out for those that are asked about.
struct TargetLinks {
  private let targets: [Target]
  private var places: [String: Int] = [:]
  private var reaches: [Int: Set<Int>] = [:]
  private var modules: [Int: UInt64] = [:]

  /// No target of a real tree links more, and a hostile one must not cost more.
  private static let maximumReach = 2_000

  init(_ targets: [Target]) { self.targets = targets }

  /// The places of what a target links, and of what that links in turn.
  mutating func reach(of target: Int) -> Set<Int> {
    if let known = reaches[target] { return known }
    if places.isEmpty {
      places = Dictionary(
        targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var reach: Set<Int> = []
    var waiting = [target]
    while let next = waiting.popLast(), reach.count < Self.maximumReach {
      for id in targets[next].links + targets[next].embeds + targets[next].imports {
        guard let other = places[id], other != target else { continue }
        // Only a test imports a program: what an app carries else is a program of its own.
        guard targets[other].kind.runsInAnother || targets[target].kind == .test else { continue }
        if reach.insert(other).inserted { waiting.append(other) }
      }
    }
    reaches[target] = reach
    return reach
  }

  /// The name by which code imports a target, as a hash.
  mutating func module(of target: Int) -> UInt64 {
    if let known = modules[target] { return known }
    // Outside of Xcode there is no setting that says it.
    let said = targets[target].archived.settings.value(of: "PRODUCT_MODULE_NAME")
    let name = said.flatMap { $0.unresolved.isEmpty ? $0.text : nil } ?? targets[target].name
    let hash = textHash(String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })[...])
    modules[target] = hash
    return hash
  }
}

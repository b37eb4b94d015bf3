import Projects

/// Which targets compile which source.
struct Membership {
  private var targets: [String: [Int]] = [:]
  private let all: [Target]

  init(_ targets: [Target]) {
    all = targets
    for (place, target) in targets.enumerated() {
      for source in target.sources { self.targets[source, default: []].append(place) }
    }
  }

  /// Says of each site which targets it is in; what only tests compile is a test, whatever its path says.
  func settle(_ sites: inout [Site]) {
    guard !all.isEmpty else { return }
    var last: (file: String, places: [Int]) = ("", [])
    for index in sites.indices {
      if sites[index].file != last.file { last = (sites[index].file, targets[sites[index].file] ?? []) }
      guard !last.places.isEmpty else { continue }
      sites[index].targets = last.places.map { all[$0].id }
      if last.places.allSatisfy({ all[$0].kind == .test }) { sites[index].role = .test }
    }
  }
}

import Projects

/// Which targets compile which source.
struct Membership {
  private var places: [String: [Int]] = [:]
  private let all: [Target]

  init(_ targets: [Target]) {
    all = targets
    for (place, target) in targets.enumerated() {
      for source in target.sources { places[source, default: []].append(place) }
    }
  }

  /// The ids of the targets that compile a file, in their order, and whether only tests do.
  func targets(of file: String) -> (ids: [String], areTests: Bool) {
    guard let places = places[file] else { return ([], false) }
    return (places.map { all[$0].id }, places.allSatisfy { all[$0].kind == .test })
  }
}

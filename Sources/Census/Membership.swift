import Projects

/// Which targets compile which source.
struct Membership {
  private var places: [String: [Int]]
  private let all: [Target]

  /// - Parameter files: those that are asked about: most sources have no site.
  init(_ targets: [Target], of files: [String]) {
    all = targets
    places = Dictionary(files.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    for (number, target) in targets.enumerated() {
      for source in target.sources { places[source]?.append(number) }
    }
  }

  /// The ids of the targets that compile a file, in their order, and whether only tests do.
  func targets(of file: String) -> (ids: [String], areTests: Bool) {
    guard let places = places[file], !places.isEmpty else { return ([], false) }
    return (places.map { all[$0].id }, places.allSatisfy { all[$0].kind == .test })
  }
}

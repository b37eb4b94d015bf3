import Projects

/// Which targets compile which source.
struct Membership {
  private var places: [String: [Int]]
  let targets: [Target]

  /// - Parameter files: those that are asked about: most sources have no site and declare nothing that one can mean.
  init(_ targets: [Target], of files: some Sequence<String>) {
    self.targets = targets
    places = Dictionary(files.lazy.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    for (number, target) in targets.enumerated() {
      for source in target.sources { places[source]?.append(number) }
    }
  }

  /// The places of the targets that compile a file, in their order.
  func targets(of file: String) -> [Int] { places[file] ?? [] }

  func ids(of numbers: [Int]) -> [String] { numbers.map { targets[$0].id } }

  /// Whether only tests compile what these targets do.
  func areTests(_ numbers: [Int]) -> Bool {
    !numbers.isEmpty && numbers.allSatisfy { targets[$0].kind == .test }
  }
}

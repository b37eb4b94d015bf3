import Projects

/// Which targets compile which source.
struct Membership {
  private var places: [String: [Int]]
  let targets: [Target]

  /// - Parameter tallies: of the files that are asked about: most sources have no site and declare nothing that one can
  ///   mean.
  init(_ targets: [Target], of tallies: [Tally]) {
    self.targets = targets
    places = Dictionary(minimumCapacity: tallies.reduce(0) { $0 + $1.parts.count })
    for tally in tallies {
      for part in tally.parts
      where !part.share.sites.isEmpty || part.share.declared.contains(where: \.isOfTheModule)
        || !part.share.applicationUses.isEmpty
      {
        places[part.file] = []
      }
    }
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

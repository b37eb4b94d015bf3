import Projects

/// Which targets compile which source.
struct Membership {
  /// The files that are asked about, by their paths.
  private var places: [String: Int]
  /// Where in `numbers` those of a file begin, by its place; the next one's beginning is their end.
  private var starts: [Int]
  /// The places of targets, file by file, those of one file in order.
  private var numbers: [Int]
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
        if places[part.file] == nil { places[part.file] = places.count }
      }
    }
    var members: [(file: Int, target: Int)] = []
    starts = Array(repeating: 0, count: places.count + 1)
    for (number, target) in targets.enumerated() {
      for source in target.sources {
        guard let file = places[source] else { continue }
        members.append((file, number))
        starts[file + 1] += 1
      }
    }
    for file in 0..<places.count { starts[file + 1] += starts[file] }
    numbers = Array(repeating: 0, count: members.count)
    var next = starts
    for member in members {
      numbers[next[member.file]] = member.target
      next[member.file] += 1
    }
  }

  /// The places of the targets that compile a file, in their order.
  func targets(of file: String) -> [Int] {
    guard let place = places[file] else { return [] }
    return Array(numbers[starts[place]..<starts[place + 1]])
  }

  func ids(of numbers: [Int]) -> [String] { numbers.map { targets[$0].id } }

  /// Whether only tests compile what these targets do.
  func areTests(_ numbers: [Int]) -> Bool {
    !numbers.isEmpty && numbers.allSatisfy { targets[$0].kind == .test }
  }
}

import Projects
import Trees

/// Which targets compile which source.
struct Membership {
  /// The files that are asked about, by their paths.
  private var places: [String: Int]
  /// Where in `numbers` those of a file begin, by its place; the next one's beginning is their end.
  private var starts: [Int]
  /// The places of targets, file by file, those of one file in order.
  private var numbers: [Int]
  let targets: [Target]
  /// What each target is for; nothing where no project says.
  private let roles: [Role?]

  /// - Parameters:
  ///   - tallies: of the files that are asked about: most sources have no site and declare nothing that one can mean.
  ///   - folders: what a person says of folders.
  init(_ targets: [Target], of tallies: [Tally], _ folders: RoleFolders) {
    self.targets = targets
    let all = TargetRoles(targets, folders)
    roles = targets.map(all.role)
    places = Dictionary(minimumCapacity: tallies.reduce(0) { $0 + $1.parts.count })
    for tally in tallies {
      for part in tally.parts
      where !part.share.sites.isEmpty || part.share.declared.contains(where: \.isOfTheModule)
        || !part.share.applicationUses.isEmpty || !part.share.constants.isEmpty
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

  /// What the code of a file is for: what something compiles that ships is the app's, and what only tests compile a test,
  /// whatever its path says.
  func role(of facts: FileFacts, in numbers: [Int]) -> Role {
    if !numbers.isEmpty, numbers.allSatisfy({ targets[$0].kind == .test }) { return .test }
    if facts.isSettled { return facts.role }
    let known = numbers.compactMap { roles[$0] }
    if known.contains(.app) { return .app }
    if facts.role != .app { return facts.role }
    return known.first { $0 != .test } ?? known.first ?? .app
  }
}

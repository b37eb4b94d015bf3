/// A state to reach from zero.
struct Level: Identifiable {
  let id: Int
  let target: String
  let solution: [Gate]

  var goal: Qubit { solution.reduce(Qubit()) { $1.applied(to: $0) } }

  static let all = [
    Level(id: 0, target: "|1⟩", solution: [.x]),
    Level(id: 1, target: "|+⟩", solution: [.h]),
    Level(id: 2, target: "|−⟩", solution: [.h, .z]),
  ]
}

/// What a player has reached: the fewest gates for each solved level.
struct GameProgress: Codable {
  var fewestGates: [Int: Int] = [:]

  mutating func solve(_ level: Level, gates: Int) {
    fewestGates[level.id] = min(gates, fewestGates[level.id] ?? gates)
  }
}

/// The types in which one name is declared, by hashes of their names: zero for what stands outside of all.
struct NameOwners {
  struct Owners {
    var all: Set<UInt64> = []
    /// Of what other modules see.
    var shared: Set<UInt64> = []
  }

  /// Where a file that declares something belongs.
  struct Home {
    /// The places of the targets that a project says compile it.
    let targets: [Int]
    /// What its folder says.
    let module: String
    let isHeader: Bool
  }

  private(set) var inTargets: [Int: Owners] = [:]
  private(set) var inModules: [String: Set<UInt64>] = [:]
  /// Of headers that no target has, which any file around can include.
  private(set) var inLooseHeaders: [String: Set<UInt64>] = [:]

  mutating func add(_ owner: UInt64, isShared: Bool, of home: Home) {
    for target in home.targets {
      inTargets[target, default: Owners()].all.insert(owner)
      if isShared { inTargets[target, default: Owners()].shared.insert(owner) }
    }
    inModules[home.module, default: []].insert(owner)
    if home.isHeader, home.targets.isEmpty { inLooseHeaders[home.module, default: []].insert(owner) }
  }
}

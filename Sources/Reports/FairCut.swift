/// What stays where not everything fits: of each group as many as of any other, so that the most frequent loses first
/// and none is lost to another that is merely longer.
enum FairCut {
  /// The places of what shares a key, in the order of the first of each.
  static func groups<Element>(of elements: [Element], by key: (Element) -> [String]) -> [[Int]] {
    var places: [[String]: Int] = [:]
    var groups: [[Int]] = []
    for (index, element) in elements.enumerated() {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// How many of each group stay, from its first on.
  ///
  /// - Parameters:
  ///   - groups: what each member takes. The order of the groups is the one in which what room is left is given away.
  ///   - budget: how much there is room for.
  static func kept(of groups: [[Int]], within budget: Int) -> [Int] {
    let sums = groups.map { costs in
      costs.reduce(into: [0]) { sums, cost in sums.append(sums[sums.count - 1] + cost) }
    }
    let cost = { (level: Int) in sums.reduce(0) { $0 + $1[min(level, $1.count - 1)] } }
    var level = 0
    var tooMany = (groups.map(\.count).max() ?? 0) + 1
    while tooMany - level > 1 {
      let middle = level + (tooMany - level) / 2
      if cost(middle) <= budget { level = middle } else { tooMany = middle }
    }
    var kept = groups.map { min(level, $0.count) }
    var room = budget - cost(level)
    for place in groups.indices where kept[place] < groups[place].count {
      let next = groups[place][kept[place]]
      guard next <= room else { continue }
      kept[place] += 1
      room -= next
    }
    return kept
  }
}

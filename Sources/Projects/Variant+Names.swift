import Catalog

extension Variant {
  /// The platforms that it stands for, as people call them; empty where those are all of the target's.
  package var platformWords: String {
    isCatalyst ? "Mac Catalyst" : platforms.map(\.rawValue).joined(separator: ", ")
  }

  /// What tells it from the others of its target: `Release`, `Release (macOS)`.
  package var name: String {
    if platformWords.isEmpty { return configuration }
    return configuration.isEmpty ? platformWords : "\(configuration) (\(platformWords))"
  }
}

extension [Variant] {
  /// The shortest name for what one of a target's variants shares with some of the others: nothing where all have it,
  /// `Release` where all platforms of that configuration do, `macOS` where all configurations do for that platform.
  ///
  /// - Parameter holders: the places of those that have it, the one's own among them.
  package func name(of place: Int, among holders: Set<Int>) -> String {
    if holders.count == count { return "" }
    let one = self[place]
    let haveIt = { (isLike: (Variant) -> Bool) in
      indices.allSatisfy { !isLike(self[$0]) || holders.contains($0) }
    }
    if haveIt({ $0.configuration == one.configuration }) { return one.configuration }
    // One that stands for all platforms stands for this one, too.
    let isOnAll = haveIt { $0.platformWords == one.platformWords || $0.platformWords.isEmpty }
    return isOnAll ? one.platformWords : one.name
  }

  /// The shortest names for what some of a target's variants share, each once, in their order, with commas between.
  ///
  /// - Parameter places: those of them that are named; all where nothing is said.
  package func names(of holders: [Int], _ places: [Int]? = nil) -> String {
    let all = Set(holders)
    var names: [String] = []
    for place in places ?? holders {
      let name = name(of: place, among: all)
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}

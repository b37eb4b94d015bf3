/// The links of a revision, followed by their texts alone.
struct RevisionLinks {
  struct Link {
    /// From the root.
    var path: String
    /// As it is written.
    var target: String
    var bytes: [UInt8]
  }

  /// What the links lead to, by way of each other, as paths from the root, without what is out of it.
  private(set) var places: [String] = []

  init(_ links: [Link]) {
    let targets = Dictionary(links.map { ($0.path, $0.target) }, uniquingKeysWith: { $1 })
    places = Set(links.compactMap { Self.place(of: $0.path, targets) }).sorted()
  }

  /// Nothing where a path leads nowhere, out of the root, or back to itself.
  private static func place(of path: String, _ targets: [String: String]) -> String? {
    var found: [Substring] = []
    var left = Array(path.split(separator: "/").reversed())
    // As many as systems follow.
    var hops = 0
    while let name = left.popLast() {
      if name == "." { continue }
      if name == ".." {
        if found.popLast() == nil { return nil }
        continue
      }
      found.append(name)
      guard let target = targets[found.joined(separator: "/")] else { continue }
      hops += 1
      if hops > 40 || target.hasPrefix("/") { return nil }
      found.removeLast()
      left += target.split(separator: "/").reversed()
    }
    return found.joined(separator: "/")
  }
}

import Census

/// A privacy manifest before and after, wherever it lies.
struct ManifestPair {
  /// Nothing where there was none.
  var old: SDKManifest?
  /// Nothing where there is none any more.
  var new: SDKManifest?
  /// What another slice of the same framework said before, where this one is a further slice.
  var sibling: SDKManifest?

  /// Pairs what is the same manifest, by what says so more surely first.
  static func all(_ old: [SDKManifest], _ new: [SDKManifest]) -> [ManifestPair] {
    let before = old
    var (old, new) = (old, new)
    var pairs: [ManifestPair] = []
    // A folder with one manifest before and after is an SDK that was put in another order.
    let isOneEach = old.count == 1 && new.count == 1
    for step in Step.allCases {
      var waiting = Dictionary(grouping: old.indices.reversed()) { step.key(old[$0]) }
      var taken: Set<Int> = []
      new.removeAll { file in
        guard let key = step.key(file), let index = waiting[key]?.popLast() else { return false }
        taken.insert(index)
        pairs.append(ManifestPair(old: old[index], new: file))
        return true
      }
      old = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    }
    pairs += moved(&old, &new)
    if isOneEach, let last = old.first, let now = new.first { return [ManifestPair(old: last, new: now)] }
    pairs +=
      new.map { ManifestPair(old: nil, new: $0, sibling: $0.sibling(among: before)) }
      + old.map { ManifestPair(old: $0, new: nil) }
    return pairs.sorted { $0.components.lexicographicallyPrecedes($1.components) }
  }

  /// Of those that say the same, each with the nearest: many manifests of one tree state nothing, or all the same.
  private static func moved(_ old: inout [SDKManifest], _ new: inout [SDKManifest]) -> [ManifestPair] {
    var pairs: [ManifestPair] = []
    for file in new {
      let nearness = { (other: SDKManifest) in
        zip(other.path.split(separator: "/"), file.path.split(separator: "/")).prefix { $0 == $1 }.count
      }
      let alike = old.indices.filter { old[$0].claims != nil && old[$0].claims == file.claims }
      guard let nearest = alike.max(by: { nearness(old[$0]) < nearness(old[$1]) }),
        alike.count == 1 || nearness(old[nearest]) > 0
      else { continue }
      pairs.append(ManifestPair(old: old.remove(at: nearest), new: file))
    }
    let paired = Set(pairs.compactMap(\.new?.path))
    new.removeAll { paired.contains($0.path) }
    return pairs
  }

  /// Whether the framework has a slice for another platform in the place of one that is gone: its manifest went nowhere.
  var isOfAnotherSlice: Bool {
    guard let old = old.map({ BundlePlace($0.path).names }),
      let new = new.map({ BundlePlace($0.path).names }),
      let first = old.first, first.hasSuffix(".xcframework"), first == new.first, old.count > 2, new.count > 2
    else { return false }
    return old[1] != new[1] && old[2...] == new[2...]
  }

  /// Of its path: in their order the slice of a device comes before that of its simulator.
  private var components: [Substring] { (new ?? old)?.path.split(separator: "/") ?? [] }

  /// What makes two manifests of two versions the same one.
  private enum Step: CaseIterable {
    case path
    /// It moved within its bundle.
    case bundle
    /// The bundle moved.
    case bundleName
    case contents
    /// The bundle of the dependency has another name.
    case dependency

    func key(_ file: SDKManifest) -> [String]? {
      let place = BundlePlace(file.path)
      switch self {
      case .path: return [file.path]
      case .bundle: return place.bundle.isEmpty ? nil : [place.bundle]
      case .bundleName: return place.names.isEmpty ? nil : place.names
      case .contents: return file.claims.flatMap { $0 == ManifestClaims() ? nil : [$0.text] }
      case .dependency: return file.dependency.isEmpty ? nil : [file.dependency]
      }
    }
  }
}

extension SDKManifest {
  /// The manifest at the same place in another slice of the same XCFramework: one that said the same, where there is one.
  fileprivate func sibling(among others: [SDKManifest]) -> SDKManifest? {
    let place = BundlePlace(path).names
    guard place.count > 2, let first = place.first, first.hasSuffix(".xcframework") else { return nil }
    let siblings = others.filter { other in
      let names = BundlePlace(other.path).names
      return names.count > 2 && names.first == first && names[2...] == place[2...]
    }
    return siblings.first { $0.claims == claims } ?? siblings.first
  }
}

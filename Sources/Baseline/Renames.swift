import Catalog
import Census
import Projects

/// What only has another name than it had: targets, and files that moved with the sites in them.
///
/// A baseline names both, and neither says by itself that it was renamed. So what is gone is held against what is new by
/// all that else is on record of it.
package struct Renames: Sendable, Equatable {
  /// What each target that is gone is called now, each at most once on either side.
  package private(set) var targets: [String: String] = [:]
  /// Where each file is now of which all sites moved to another one.
  package internal(set) var files: [String: String] = [:]

  package init() {}

  /// What is the same target in two baselines.
  init(from old: Baseline, to new: Baseline) {
    targets = Self.targets(Traits.all(of: old), Traits.all(of: new))
  }

  /// What is the same target in a baseline and a census.
  init(from old: Baseline, to census: Census) {
    var traits = Traits.all(
      census.declarations.filter { $0.suppressed == nil }, Baseline.TargetEntry.all(of: census))
    for target in census.shipping { traits[target.id, default: []].formUnion([]) }
    targets = Self.targets(Traits.all(of: old), traits)
  }

  /// The same by the names that are in force now.
  func now(_ identity: DeclarationIdentity) -> DeclarationIdentity {
    guard let id = targets[identity.target] else { return identity }
    var identity = identity
    identity.target = id
    return identity
  }

  func now(_ identity: FindingIdentity) -> FindingIdentity {
    guard let id = targets[identity.target] else { return identity }
    var identity = identity
    identity.target = id
    return identity
  }

  // MARK: Targets

  /// More pairs than this are not looked at one by one.
  private static let most = 100_000

  private static func targets(_ before: [String: Traits.Facts], _ after: [String: Traits.Facts])
    -> [String: String]
  {
    let gone = before.keys.filter { after[$0] == nil }.map(TargetName.init)
    let new = after.keys.filter { before[$0] == nil }.map(TargetName.init)
    if gone.isEmpty || new.isEmpty { return [:] }
    var pairs: [(old: TargetName, new: TargetName, rank: [Int])] = []
    let byName = Dictionary(grouping: new, by: \.name)
    let isFew = gone.count * new.count <= most
    for old in gone {
      for now in isFew ? new : byName[old.name] ?? [] {
        let (a, b) = (before[old.id] ?? [], after[now.id] ?? [])
        let shared = a.intersection(b).count
        // A project that was renamed or moved has the targets that it had.
        let isNamesake = old.name == now.name && !old.project.isEmpty && !now.project.isEmpty
        let isAlike = shared * 2 >= max(a.count, b.count, 1) && (shared > 1 || old.project == now.project)
        guard isNamesake || isAlike else { continue }
        pairs.append((old, now, [isNamesake ? 1 : 0, shared, old.nearness(to: now)]))
      }
    }
    // In an order that is the same from either side, so that a comparison and its reverse pair the same targets.
    pairs.sort { a, b in
      if a.rank != b.rank { return b.rank.lexicographicallyPrecedes(a.rank) }
      let (left, right) = ([a.old.id, a.new.id].sorted(), [b.old.id, b.new.id].sorted())
      return left.lexicographicallyPrecedes(right)
    }
    var found: [String: String] = [:]
    var taken: Set<String> = []
    for pair in pairs where found[pair.old.id] == nil && taken.insert(pair.new.id).inserted {
      found[pair.old.id] = pair.new.id
    }
    return found
  }

  /// The id of a target, taken apart: `App.xcodeproj#App`.
  private struct TargetName {
    let id: String
    /// Empty where no project declares it.
    let project: Substring
    let name: Substring

    init(_ id: String) {
      self.id = id
      let mark = id.lastIndex(of: "#")
      project = mark.map { id[..<$0] } ?? ""
      name = mark.map { id[id.index(after: $0)...] } ?? id[...]
    }

    /// How much of the ends of their paths is equal: a folder that moved keeps what is below it.
    func nearness(to other: TargetName) -> Int {
      zip(project.split(separator: "/").reversed(), other.project.split(separator: "/").reversed())
        .prefix { $0 == $1 }.count
    }
  }
}

/// All that is known of each target besides its name.
private enum Traits {
  typealias Facts = Set<[String]>

  static func all(of baseline: Baseline) -> [String: Facts] {
    var traits = all([], baseline.targets)
    for entry in baseline.declarations where !entry.identity.target.isEmpty {
      let identity = entry.identity
      traits[identity.target, default: []].insert([identity.kind, identity.key, entry.value])
    }
    return traits
  }

  static func all(
    _ declarations: [Declaration], _ targets: [Baseline.TargetEntry]
  ) -> [String: Facts] {
    var traits: [String: Facts] = [:]
    for one in declarations where !one.target.isEmpty {
      traits[one.target, default: []].insert([one.kind.rawValue, one.key, one.value])
    }
    for target in targets {
      traits[target.id, default: []].formUnion(target.rules.map { ["rule", $0] })
    }
    return traits
  }
}

// MARK: Files

extension Renames {
  /// Which files moved with all their sites, by where those are now.
  static func files(_ moved: [Drift.Move], stillThere: Set<String>) -> [String: String] {
    var counts: [String: [String: Int]] = [:]
    for move in moved where move.from.file != move.to.file && !stillThere.contains(move.from.file) {
      counts[move.from.file, default: [:]][move.to.file, default: 0] += 1
    }
    return counts.compactMapValues { files in
      files.min { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }?.key
    }
  }

  /// Findings that are gone in one file and new in another one, because the file was renamed: the places of each pair.
  /// - Parameters:
  ///   - gone: those that name a file.
  ///   - isThere: whether a file is still in the tree: what is mended in it is no move.
  func pairs(
    _ gone: [FindingIdentity], _ new: [FindingIdentity], isThere: (String) -> Bool
  ) -> [(gone: Int, new: Int)] {
    var pairs: [(gone: Int, new: Int)] = []
    let before = Dictionary(
      grouping: gone.indices.filter { !gone[$0].file.isEmpty && !isThere(gone[$0].file) },
      by: { gone[$0].inAnyFile })
    let after = Dictionary(
      grouping: new.indices.filter { !new[$0].file.isEmpty }, by: { new[$0].inAnyFile })
    let steps: [(FindingIdentity, FindingIdentity) -> Bool] = [
      { old, now in files[old.file] == now.file },
      { old, now in old.fileName == now.fileName },
    ]
    for (key, ofKey) in before {
      var (old, now) = (ofKey, after[key] ?? [])
      for isSame in steps where old.count * now.count <= Self.most {
        old.removeAll { one in
          guard let place = now.firstIndex(where: { isSame(gone[one], new[$0]) }) else { return false }
          pairs.append((one, now.remove(at: place)))
          return true
        }
      }
      if old.count == 1, now.count == 1 { pairs.append((old[0], now[0])) }
    }
    return pairs
  }
}

extension FindingIdentity {
  fileprivate var inAnyFile: FindingIdentity {
    FindingIdentity(rule: rule, subject: subject, target: target, configuration: configuration)
  }

  fileprivate var fileName: Substring { file.split(separator: "/").last ?? "" }
}

extension Census {
  /// The paths of files that are known to be in the tree.
  var knownFiles: Set<String> {
    var files = Set(sites.map(\.file))
    files.formUnion(configuration.map(\.path))
    for target in targets {
      files.formUnion(target.sources)
      files.formUnion(target.resources)
    }
    files.formUnion(blind.map(\.file))
    return files
  }
}

extension Baseline {
  /// The same by the names that targets have now.
  package func renamed(_ renames: Renames) -> Baseline {
    if renames.targets.isEmpty { return self }
    var renamed = self
    for place in declarations.indices {
      renamed.declarations[place].identity = renames.now(declarations[place].identity)
    }
    for place in targets.indices {
      renamed.targets[place].id = renames.targets[targets[place].id] ?? targets[place].id
    }
    for place in findings.indices {
      renamed.findings[place].identity = renames.now(findings[place].identity)
    }
    return renamed
  }
}

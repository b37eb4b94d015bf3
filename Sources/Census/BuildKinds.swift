import Catalog
import Projects

extension Share {
  /// Takes down that the file declares something.
  /// - Parameter condition: the chain of `#if` around it; empty where there is none.
  mutating func declare(_ declared: Usage.Declared, under condition: String) {
    let isNew = self.declared.insert(declared).inserted
    if condition.isEmpty {
      conditions[declared] = nil
    } else if isNew || conditions[declared] != nil {
      conditions[declared, default: []].insert(condition)
    }
  }
}

/// What a tree is built for, as far as conditions tell it apart: each of Apple's platforms, for debugging or not.
///
/// A name that is declared for some of these alone is the system's in the others.
struct BuildKinds {
  /// A set of them, by the bits of their places.
  typealias Kinds = UInt16

  private static let platforms: [ApplePlatform] = [.iOS] + ApplePlatform.allCases
  private let builds: [Build]
  private var known: [String: Kinds] = ["": Self.all]

  static let all: Kinds = (1 << Kinds(2 * platforms.count)) - 1

  init() {
    builds = Self.platforms.enumerated().flatMap { place, platform in
      [nil, "1"].map { debug in
        var build = Build(platform: platform)
        build.isShipped = true
        build.isCatalyst = place == 1
        build.definitions.updateValue(debug, forKey: "DEBUG")
        return build
      }
    }
  }

  /// Those for which code under a condition can be built.
  mutating func kinds(_ condition: String) -> Kinds {
    if let kinds = known[condition] { return kinds }
    var kinds: Kinds = 0
    for (place, build) in builds.enumerated() where build.admits(condition) { kinds |= 1 << Kinds(place) }
    known[condition] = kinds
    return kinds
  }

  /// Those for which code under one of some conditions can be built beside code under another.
  mutating func kinds(_ conditions: Set<String>, beside other: String) -> Kinds {
    conditions.reduce(0) { sum, condition in
      let isOtherBranch =
        !other.isEmpty && (other.has("!(\(condition))") || condition.has("!(\(other))"))
      return isOtherBranch ? sum : sum | kinds(condition)
    }
  }

  /// Those for which some targets are built. A package names platforms for their versions, and can be built for others.
  static func kinds(of targets: [Target]) -> Kinds {
    targets.reduce(targets.isEmpty ? all : 0) { sum, target in
      if target.platforms.isEmpty || target.kind == .library { return all }
      let isCatalyst = target.isCatalyst(target.archived)
      return platforms.enumerated().reduce(sum) { sum, one in
        guard target.platforms.contains(one.element), one.offset != 1 || isCatalyst != false else {
          return sum
        }
        return sum | 3 << Kinds(2 * one.offset)
      }
    }
  }
}

import Catalog
import Projects

/// Which lines of a tree suppressions are about, to ask for one thing after another.
package struct SuppressedPlaces: Sendable {
  private struct Key: Hashable {
    let file: String
    let line: Int
    let name: String
  }

  private struct Place {
    let suppression: Int
    let name: Int
  }

  /// With what they suppressed counted in.
  package private(set) var suppressions: [Suppression]
  /// Of two that say the same of a line, the first.
  private var places: [Key: Place] = [:]

  /// Bounds the memory that a hostile tree can ask for. What is not known any more suppresses nothing.
  private static let maximumCount = 1_000_000

  package init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    for (index, one) in suppressions.enumerated()
    where one.target > 0 && !one.reason.isEmpty && places.count < Self.maximumCount {
      for line in one.target...one.lastTarget {
        for (name, named) in one.names.enumerated() {
          let key = Key(file: one.file, line: line, name: named.name)
          if places[key] == nil { places[key] = Place(suppression: index, name: name) }
        }
      }
    }
  }

  /// Why what a rule has at a line is suppressed, by that name or its group's; nothing where it is not.
  package mutating func reason(of rule: String, in file: String, atLine line: Int) -> String? {
    guard !places.isEmpty, line > 0 else { return nil }
    var reason: String?
    for name in [rule, RuleNames.group(of: rule)] {
      guard let place = places[Key(file: file, line: line, name: name)] else { continue }
      suppressions[place.suppression].names[place.name].count += 1
      reason = reason ?? suppressions[place.suppression].reason
    }
    return reason
  }

  /// Says of what suppresses nothing where the nearest line is that it could.
  /// - Parameter line: of a rule or group in a file, near a line; zero where there is none.
  package mutating func point(_ line: (_ name: String, _ file: String, _ near: Int) -> Int) {
    for index in suppressions.indices {
      let one = suppressions[index]
      for name in one.names.indices where one.names[name].count == 0 {
        let found = line(one.names[name].name, one.file, one.line)
        let known = one.names[name].nearest
        let isNearer = known == 0 || abs(found - one.line) < abs(known - one.line)
        if found > 0, isNearer { suppressions[index].names[name].nearest = found }
      }
    }
  }
}

extension Census {
  /// By which name a comment keeps a declaration out of the record.
  package static let ruleOfDeclarations = "drift.new-declaration"

  /// Marks declarations that comments keep from being judged.
  mutating func suppressDeclarations() {
    let names: Set = [Self.ruleOfDeclarations, "drift."]
    guard suppressions.contains(where: { $0.names.contains { names.contains($0.name) } }) else { return }
    var places = SuppressedPlaces(suppressions)
    for place in declarations.indices {
      let at = declarations[place].place
      declarations[place].suppressed = places.reason(
        of: Self.ruleOfDeclarations, in: at.file, atLine: at.line)
    }
    suppressions = places.suppressions
  }

  /// Takes over what the suppressions of a larger census were found to suppress.
  package mutating func count(_ counted: [Suppression]) {
    let known = Dictionary(counted.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    suppressions = suppressions.map { known[$0.place] ?? $0 }
  }
}

extension Suppression {
  fileprivate struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
  }

  fileprivate var place: Place { Place(file: file, line: line, column: column) }
}

import Bytes
import Trees

/// The build settings of one target in one configuration: what each level assigns, the weakest first, and what Xcode
/// itself knows of the build.
///
/// Values come out as Xcode's build system works them out (<https://github.com/swiftlang/swift-build>): a level stands
/// over the levels before it; within a level the last assignment whose conditions hold counts; `$(inherited)`, or a
/// setting's own name in its value, means the next weaker assignment. So a cycle ends where the assignments do.
package struct BuildSettings: Sendable, Hashable {
  /// `NAME[sdk=iphoneos*] = value`, and where it stands.
  package struct Assignment: Sendable, Hashable {
    package var name: String
    /// As they are written between brackets: `sdk` and `iphoneos*`. All have to hold.
    package var conditions: [Condition]
    package var text: String
    package var place: FilePlace

    package init(_ name: String, conditions: [Condition] = [], _ text: String, at place: FilePlace) {
      self.name = name
      self.conditions = conditions
      self.text = text
      self.place = place
    }
  }

  package struct Condition: Sendable, Hashable {
    package var name: String
    package var pattern: String

    package init(_ name: String, _ pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// A setting with its references resolved, and where the assignment stands that decided.
  package struct Value: Sendable, Hashable {
    /// A reference that nothing sets stands in it as it was written, and so does one to what only a build knows:
    /// `$(SRCROOT)`, and `$(AppIdentifierPrefix)` where no `DEVELOPMENT_TEAM` says the team.
    package var text: String
    package var place: FilePlace
    /// The names of the variables in it that nothing sets, each once, in the order of the text.
    package var unresolved: [String]

    package init(text: String, place: FilePlace, unresolved: [String] = []) {
      self.text = text
      self.place = place
      self.unresolved = unresolved
    }
  }

  private let levels: [SettingsLevel]
  let build: BuildSurroundings

  /// - Parameters:
  ///   - levels: the weakest first: the project's xcconfig, the project, the target's xcconfig, the target. In a level
  ///     that is a dictionary, assignments with conditions come after those without.
  ///   - build: what Xcode knows by itself.
  package init(levels: [[Assignment]] = [], of build: BuildSurroundings = BuildSurroundings()) {
    self.init(levels.map { SettingsLevel($0) }, of: build)
  }

  /// With levels that several targets share.
  package init(_ levels: [SettingsLevel], of build: BuildSurroundings = BuildSurroundings()) {
    self.levels = levels
    self.build = build
  }

  /// What a setting comes to; nothing where nobody sets it.
  package func value(of name: String) -> Value? {
    var expansion = SettingsExpansion(self)
    return expansion.value(of: name)
  }

  /// A text of a property list with its `$(NAME)` resolved.
  package func expanded(_ text: String, at place: FilePlace) -> Value {
    guard text.has(UInt8(ascii: "$")) else { return Value(text: text, place: place) }
    var expansion = SettingsExpansion(self)
    return Value(text: expansion.text(of: text), place: place, unresolved: expansion.unresolved)
  }

  /// The names that are set and begin so, in order.
  package func names(beginningWith prefix: String) -> [String] {
    var names: Set<String> = []
    for level in levels {
      for assignment in level.assignments(beginningWith: prefix) where holds(assignment) {
        names.insert(assignment.name)
      }
    }
    return names.sorted()
  }

  /// Whether a setting is `YES`. Xcode takes nothing else for it.
  package func isOn(_ name: String) -> Bool { value(of: name)?.text == "YES" }

  /// The words of a setting that is a list.
  package func list(of name: String) -> [String] {
    value(of: name).map { SettingsList.words(of: $0.text) } ?? []
  }
}

// MARK: Finding assignments

extension BuildSettings {
  /// Where an assignment stands in the order of strength.
  struct Rank: Hashable, Comparable {
    var level: Int
    var index: Int

    /// What Xcode itself sets: weaker than all levels.
    static let builtIn = Rank(level: -1, index: 0)

    static func < (a: Rank, b: Rank) -> Bool { (a.level, a.index) < (b.level, b.index) }
  }

  /// The strongest assignment that holds, of those that are weaker than a rank.
  func assignment(of name: String, below rank: Rank?) -> (assignment: Assignment, rank: Rank)? {
    let key = SettingsLevel.key(name)
    var number = min(rank?.level ?? levels.count - 1, levels.count - 1)
    while number >= 0 {
      let level = levels[number]
      for index in level.range(of: name, key).reversed() {
        let here = Rank(level: number, index: index)
        if let rank, here >= rank { continue }
        if holds(level.assignments[index]) { return (level.assignments[index], here) }
      }
      number -= 1
    }
    return nil
  }

  private func holds(_ assignment: Assignment) -> Bool {
    assignment.conditions.allSatisfy { condition in
      switch condition.name {
      case "sdk": Wildcard.matches(condition.pattern, build.sdk)
      case "config", "configuration": Wildcard.matches(condition.pattern, build.configuration)
      case "arch": Wildcard.matches(condition.pattern, "arm64")
      case "variant": Wildcard.matches(condition.pattern, "normal")
      default: condition.pattern == "*"
      }
    }
  }
}

/// What one file or one dictionary assigns, so ordered that a name is found fast. Targets share it.
package struct SettingsLevel: Sendable, Hashable {
  /// In the order of the bytes of their names; those of one name in the order in which they were written.
  let assignments: [BuildSettings.Assignment]
  /// Of each, the first bytes of its name, which most names differ in.
  private let keys: [UInt64]
  /// Whether something that it assigns holds for one SDK or names it, so that platforms can differ.
  let tellsPlatformsApart: Bool

  package init(_ assignments: [BuildSettings.Assignment] = []) {
    let keys = assignments.map { Self.key($0.name) }
    let precedes = { (a: Int, b: Int) in
      if keys[a] != keys[b] { return keys[a] < keys[b] }
      return assignments[a].name == assignments[b].name
        ? a < b : assignments[a].name.precedes(assignments[b].name)
    }
    // Xcode writes its dictionaries in order.
    if keys.indices.dropLast().allSatisfy({ precedes($0, $0 + 1) }) {
      self.assignments = assignments
      self.keys = keys
    } else {
      let order = keys.indices.sorted(by: precedes)
      self.assignments = order.map { assignments[$0] }
      self.keys = order.map { keys[$0] }
    }
    tellsPlatformsApart = assignments.contains(where: \.tellsPlatformsApart)
  }

  /// For what has no order of its own, as a dictionary: conditions count for more than none.
  package init(unordered assignments: [BuildSettings.Assignment]) {
    guard assignments.contains(where: { !$0.conditions.isEmpty }) else {
      self.init(assignments)
      return
    }
    self.init(assignments.filter { $0.conditions.isEmpty } + assignments.filter { !$0.conditions.isEmpty })
  }

  /// The first eight bytes of a name as a number, by which numbers have the order of names.
  static func key(_ name: String) -> UInt64 {
    var key: UInt64 = 0
    var count = 0
    for byte in name.utf8 {
      if count == 8 { break }
      key = key << 8 | UInt64(byte)
      count += 1
    }
    return key << UInt64(8 * (8 - count))
  }

  func range(of name: String) -> Range<Int> { range(of: name, Self.key(name)) }

  /// - Parameter key: of the name.
  fileprivate func range(of name: String, _ key: UInt64) -> Range<Int> {
    let start = firstIndex(of: name, key)
    var end = start
    while end < keys.count, keys[end] == key, assignments[end].name == name { end += 1 }
    return start..<end
  }

  func assignments(beginningWith prefix: String) -> ArraySlice<BuildSettings.Assignment> {
    assignments[firstIndex(of: prefix, Self.key(prefix))...].prefix { $0.name.hasPrefix(prefix) }
  }

  /// The first that does not come before a name.
  private func firstIndex(of name: String, _ key: UInt64) -> Int {
    keys.indices.partitioningIndex { place in
      keys[place] == key ? !assignments[place].name.precedes(name) : keys[place] > key
    }
  }
}

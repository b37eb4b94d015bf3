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
    guard text.utf8.contains(UInt8(ascii: "$")) else { return Value(text: text, place: place) }
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
    let start = min(rank?.level ?? levels.count - 1, levels.count - 1)
    guard start >= 0 else { return nil }
    for level in stride(from: start, through: 0, by: -1) {
      for index in levels[level].range(of: name).reversed() {
        let here = Rank(level: level, index: index)
        if let rank, here >= rank { continue }
        if holds(levels[level].assignments[index]) { return (levels[level].assignments[index], here) }
      }
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
  /// By name; those of one name in the order in which they were written.
  let assignments: [BuildSettings.Assignment]

  package init(_ assignments: [BuildSettings.Assignment] = []) {
    // Xcode writes its dictionaries in order.
    let isSorted = zip(assignments, assignments.dropFirst()).allSatisfy { $0.name <= $1.name }
    self.assignments =
      isSorted
      ? assignments
      : assignments.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        .map(\.element)
  }

  /// For what has no order of its own, as a dictionary: conditions count for more than none.
  package init(unordered assignments: [BuildSettings.Assignment]) {
    guard assignments.contains(where: { !$0.conditions.isEmpty }) else {
      self.init(assignments)
      return
    }
    self.init(assignments.filter { $0.conditions.isEmpty } + assignments.filter { !$0.conditions.isEmpty })
  }

  func range(of name: String) -> Range<Int> {
    let start = firstIndex { $0 >= name }
    var end = start
    while end < assignments.count, assignments[end].name == name { end += 1 }
    return start..<end
  }

  func assignments(beginningWith prefix: String) -> ArraySlice<BuildSettings.Assignment> {
    let start = firstIndex { $0 >= prefix }
    return assignments[start...].prefix { $0.name.hasPrefix(prefix) }
  }

  /// The first whose name fulfils a condition that holds for all names behind it.
  private func firstIndex(where holds: (String) -> Bool) -> Int {
    var (low, high) = (0, assignments.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(assignments[middle].name) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

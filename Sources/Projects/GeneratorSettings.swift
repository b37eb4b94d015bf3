import Formats

/// The build settings of a spec, as the project has them that is made of it.
struct GeneratorSettings {
  /// In the order of the spec; a debug and a release one where it names none.
  let configurations: [(name: String, type: String)]
  private let groups: SpecNode?

  init(_ root: SpecNode) {
    let named = (root["configs"]?.members ?? []).map { ($0.key, $0.value.text ?? "") }
    configurations = named.isEmpty ? [("Debug", "debug"), ("Release", "release")] : named
    groups = root["settingGroups"] ?? root["settingPresets"]
  }

  /// What a `settings` of a project or target comes to in a configuration: groups first, then what is said for all,
  /// then what is said for it. Of what is said twice, the last counts.
  func assignments(_ settings: SpecNode?, in configuration: String) -> [BuildSettings.Assignment] {
    var found = Found()
    add(settings, configuration, to: &found, depth: 0)
    return found.assignments
  }

  private struct Found {
    var assignments: [BuildSettings.Assignment] = []
    var places: [String: Int] = [:]
    /// Groups can name groups, each of them several.
    var steps = 0

    mutating func set(_ key: String, _ assignment: BuildSettings.Assignment) {
      if let known = places[key] {
        assignments[known] = assignment
      } else {
        places[key] = assignments.count
        assignments.append(assignment)
      }
    }
  }

  private func add(_ settings: SpecNode?, _ configuration: String, to found: inout Found, depth: Int) {
    found.steps += 1
    guard depth < 16, found.steps < 2_000, let settings, let members = settings.members else { return }
    let isStructured = members.contains { ["base", "configs", "groups", "presets"].contains($0.key) }
    guard isStructured else { return set(members, to: &found) }
    for name in (settings["groups"] ?? settings["presets"])?.texts ?? [] {
      if let name = name.text { add(groups?[name], configuration, to: &found, depth: depth + 1) }
    }
    set(settings["base"]?.members ?? [], to: &found)
    for member in settings["configs"]?.members ?? [] where fits(member.key, configuration) {
      add(member.value, configuration, to: &found, depth: depth + 1)
    }
  }

  /// `release` is said for every configuration whose name has it in it, but not for one that another is called like.
  private func fits(_ key: String, _ configuration: String) -> Bool {
    guard configuration.lowercased().contains(key.lowercased()) else { return false }
    return key == configuration || !configurations.contains { $0.name == key }
  }

  private func set(_ members: [SpecNode.Member], to found: inout Found) {
    for member in members {
      guard let text = GeneratorSettings.text(member.value) else { continue }
      let (name, conditions) = GeneratorSettings.split(member.key)
      found.set(
        member.key,
        BuildSettings.Assignment(name, conditions: conditions, text, at: member.keyPlace))
    }
  }

  /// A flag is `YES` or `NO` in a project, and a list its words.
  private static func text(_ node: SpecNode) -> String? {
    if let flag = node.flag { return flag ? "YES" : "NO" }
    if let elements = node.elements { return elements.compactMap(text).joined(separator: " ") }
    return node.text
  }

  /// `NAME[sdk=macosx*][arch=arm64]`
  static func split(_ key: String) -> (name: String, conditions: [BuildSettings.Condition]) {
    guard let open = key.firstIndex(of: "[") else { return (key, []) }
    let conditions = key[open...].split { $0 == "[" || $0 == "]" || $0 == "," }
      .compactMap { part -> BuildSettings.Condition? in
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        return BuildSettings.Condition(String(sides[0]), String(sides[1]))
      }
    return (String(key[..<open]), conditions)
  }
}

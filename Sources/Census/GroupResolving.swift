import Projects
import Trees

/// Settles which text a group's name stands for where another file has the constant.
struct GroupResolving {
  /// By module, then by constant.
  private var modules: [String: [Constant.Key: [NamedGroup.Value]]] = [:]
  /// Of all first-party code that ships.
  private var everywhere: [Constant.Key: [NamedGroup.Value]] = [:]

  init(_ tallies: [Tally], isOfApp: (Tally.Part) -> Bool) {
    for part in tallies.lazy.flatMap(\.parts)
    where part.facts.origin == .firstParty && !part.share.constants.isEmpty && isOfApp(part) {
      for constant in part.share.constants where !constant.isOfTheFile {
        modules[part.facts.module, default: [:]][constant.key, default: []].append(constant.value)
        if !constant.key.owner.isEmpty { everywhere[constant.key, default: []].append(constant.value) }
      }
    }
  }

  /// All groups that first-party code names, in the order of its files.
  /// - Parameter isOfApp: whether a file is part of what ships.
  static func groups(_ tallies: [Tally], isOfApp: (Tally.Part) -> Bool) -> [NamedGroup] {
    let parts = tallies.lazy.flatMap(\.parts).filter { !$0.share.mentions.isEmpty }
    guard parts.contains(where: { _ in true }) else { return [] }
    let resolving = GroupResolving(tallies, isOfApp: isOfApp)
    var groups: [NamedGroup] = []
    for part in parts where part.facts.origin == .firstParty {
      for mention in part.share.mentions { groups.append(resolving.resolved(mention, in: part.facts.module)) }
    }
    return groups
  }

  private func resolved(_ mention: GroupMention, in module: String) -> NamedGroup {
    var group = mention.group
    guard let key = mention.constant, group.values.isEmpty else { return group }
    let own = modules[module] ?? [:]
    let keys = mention.enclosing.map { Constant.Key(owner: $0, name: key.name, isSuite: key.isSuite) } + [key]
    for key in keys {
      if let values = own[key] ?? everywhere[key] {
        group.values = Self.sure(values)
        break
      }
    }
    return group
  }

  /// Several constants of one name say nothing, unless they say the same or conditions choose among them.
  private static func sure(_ values: [NamedGroup.Value]) -> [NamedGroup.Value] {
    let isOne = Set(values.map(\.text)).count == 1
    if isOne { return Array(values.prefix(1)) }
    return values.allSatisfy { !$0.condition.isEmpty } ? values : []
  }
}

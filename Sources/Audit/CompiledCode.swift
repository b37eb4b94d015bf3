package import Census
import Projects
import Trees

/// The app's own code of one target, whatever its conditions: what all builds choose from that compile the target.
final class TargetCode: Sendable {
  /// Each rule's in the order of the census.
  let sites: [String: [Site]]
  /// The sites that name a suite, a group or a container, in the order of the census.
  let groups: [(site: Site, group: NamedGroup)]
  /// What stands in `#if` around any of them.
  let conditions: Set<String>

  init(_ all: [Site], groups: [(site: Site, group: NamedGroup)] = []) {
    var sites: [String: [Site]] = [:]
    var conditions: Set<String> = []
    for site in all {
      sites[site.rule, default: []].append(site)
      if !site.condition.isEmpty { conditions.insert(site.condition) }
    }
    self.sites = sites
    self.groups = groups
    self.conditions = conditions
  }
}

/// The app's own sites that one configuration of a target compiles: what its platforms and definitions certainly leave
/// out is not among them.
///
/// Audits ask for the sites of a rule. So that targets which link the same libraries do not each copy all sites of these,
/// code lies with the target that it was written for, and this says what of it is taken.
package struct CompiledCode: Sendable {
  /// What a build takes of the code of one target.
  struct Part: Sendable {
    let code: TargetCode
    /// The conditions that do not hold.
    let leftOut: Set<String>
    /// What tells which files are compiled; nothing where all are.
    let filter: PathFilter?
    /// The paths of files that are compiled for other platforms.
    let others: Set<String>

    init(
      _ code: TargetCode, leftOut: Set<String> = [], filter: PathFilter? = nil, others: Set<String> = []
    ) {
      self.code = code
      self.leftOut = leftOut
      self.filter = filter
      self.others = others
    }

    func sites(of rule: String) -> [Site] {
      guard let all = code.sites[rule] else { return [] }
      return leftOut.isEmpty && filter == nil && others.isEmpty ? all : all.filter(takes)
    }

    func takes(_ site: Site) -> Bool {
      (leftOut.isEmpty || !leftOut.contains(site.condition)) && filter?.takes(site.file) ?? true
        && !others.contains(site.file)
    }
  }

  /// The target's own code, that of linked libraries, and that of the frameworks which it carries: these run in its
  /// process, and each is a bundle of its own.
  private let parts: [Part]
  private let linkedCount: Int
  /// Which parts have sites of a rule.
  private let places: [String: [Int]]

  init(own: Part, linked: [Part] = [], carried: [Part] = []) {
    parts = [own] + linked + carried
    linkedCount = linked.count
    var places: [String: [Int]] = [:]
    for (place, part) in parts.enumerated() {
      for rule in part.code.sites.keys { places[rule, default: []].append(place) }
    }
    self.places = places
  }

  /// Code of one target that nothing leaves anything out of.
  package init(_ sites: [Site] = []) { self.init(own: Part(TargetCode(sites))) }

  /// The rules that can have a site.
  var rules: Dictionary<String, [Int]>.Keys { places.keys }

  /// The sites of a rule that are the target's own.
  func own(_ rule: String) -> [Site] { sites(of: rule) { $0 == 0 } }

  /// The sites of a rule that end up in the target's program, its own first.
  func linked(_ rule: String) -> [Site] { sites(of: rule) { $0 <= linkedCount } }

  /// The sites of a rule in what runs in the target's process, its own first, then those of linked libraries.
  func running(_ rule: String) -> [Site] { sites(of: rule) { _ in true } }

  /// The target's own sites of some rules, in the order of the census.
  func own(_ rules: some Sequence<String>) -> [Site] {
    let found = rules.map(own).filter { !$0.isEmpty }
    return found.count < 2 ? found.first ?? [] : found.joined().sorted { $0.isBefore($1) }
  }

  /// The sites that name a suite, a group or a container, in what runs in the target's process.
  var groups: [(site: Site, group: NamedGroup)] {
    parts.flatMap { part in part.code.groups.filter { part.takes($0.site) } }
  }

  private func sites(of rule: String, inParts isAsked: (Int) -> Bool) -> [Site] {
    guard let places = places[rule]?.filter(isAsked), let first = places.first else { return [] }
    let sites = parts[first].sites(of: rule)
    return places.count == 1 ? sites : sites + places.dropFirst().flatMap { parts[$0].sites(of: rule) }
  }
}

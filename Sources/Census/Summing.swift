import Catalog
import Lexing
import Trees

/// Adds what workers tallied up to a census, and settles what needs more than one file.
enum Summing {
  static func census(
    _ tallies: [Tally], _ notes: [TreeNote], _ configuration: ConfigurationShare,
    _ roles: RoleFolders = RoleFolders()
  ) -> Census {
    let membership = Membership(configuration.targets, of: tallies, roles)
    var names = OwnNames(configuration.targets)
    for tally in tallies {
      for part in tally.parts where !part.share.declared.isEmpty || !part.share.properties.isEmpty {
        names.add(part, in: membership.targets(of: part.file))
      }
    }
    var sites: [Site] = []
    var applicationUses: [Site] = []
    sites.reserveCapacity(tallies.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.share.sites.count } })
    for tally in tallies {
      for part in tally.parts where !part.share.sites.isEmpty || !part.share.applicationUses.isEmpty {
        let targets = membership.targets(of: part.file)
        let (ids, role) = (membership.ids(of: targets), membership.role(of: part.facts, in: targets))
        let asking = names.asking(part, targets)
        if part.facts.origin == .firstParty {
          applicationUses += part.share.applicationUses.map {
            $0.settled(part.facts, ids, role, isOwnName: false, nil)
          }
        }
        for candidate in part.share.sites {
          let doubt = names.doubt(of: candidate, in: asking)
          let isDoubted = doubt != nil && candidate.site.certainty > .possible
          sites.append(
            candidate.site.settled(
              part.facts, ids, role, isOwnName: doubt != nil, isDoubted ? doubt.map(names.words) : nil))
        }
      }
    }
    var census = Census(
      scanned: tallies.reduce(0) { $0 + $1.scanned }, bytes: tallies.reduce(0) { $0 + $1.bytes },
      sites: sites,
      blind: notes.map(Blind.init) + tallies.flatMap(\.blind) + configuration.blind,
      suppressions: tallies.flatMap(\.suppressions) + configuration.suppressions)
    census.applicationUses = applicationUses
    census.groups = GroupResolving.groups(tallies) { part in
      membership.role(of: part.facts, in: membership.targets(of: part.file)) == .app
    }
    census.configuration = configuration.files
    census.targets = configuration.targets
    census.roles = roles
    census.specTargets = configuration.specTargets
    census.declarations = configuration.declarations
    census.suppressDeclarations()
    return census
  }
}

/// What a few files come to.
struct Tally: Sendable {
  var scanned = 0
  var bytes = 0
  var blind: [Blind] = []
  var suppressions: [Suppression] = []
  /// The files that have a site or declare a name that sites have.
  var parts: [Part] = []

  /// A file's share with what its path says.
  final class Part: Sendable {
    /// The path of the file, as output has it.
    let file: String
    let share: Share
    let facts: FileFacts

    init(_ file: String, _ share: Share, _ facts: FileFacts) {
      self.file = file
      self.share = share
      var facts = facts
      if share.isTest { (facts.role, facts.isSettled) = (.test, true) }
      self.facts = facts
    }
  }
}

extension Site {
  /// The site with what the path of its file, the targets and the declarations of other files say.
  /// - Parameter doubt: who declares its name, in words, where that makes it less sure.
  fileprivate func settled(
    _ facts: FileFacts, _ targets: [String], _ role: Role, isOwnName: Bool, _ doubt: String?
  ) -> Site {
    with(
      certainty: doubt == nil ? nil : .possible, evidence: doubt,
      origin: facts.origin, role: role, dependency: facts.dependency, isOwnName: isOwnName, targets: targets)
  }
}

extension Blind {
  init(_ note: TreeNote) {
    let kind: Kind =
      switch note.kind {
      case .unreadableFolder, .unreadableFile, .missing: .unreadable
      case .danglingLink, .linkLoop: .danglingLink
      case .outsideLink, .renamingLink: .outsideLink
      case .special: .special
      case .unreadIndex: .gitIndex
      }
    self.init(kind: kind, file: normalised(note.path), why: note.why)
  }
}

import Catalog
import Lexing
import Trees

/// Adds what workers tallied up to a census, and settles what needs more than one file.
enum Summing {
  static func census(
    _ tallies: [Tally], _ notes: [TreeNote], _ configuration: ConfigurationShare
  ) -> Census {
    let declared = ModuleNames(tallies)
    let files = tallies.flatMap { $0.parts.compactMap { $0.share.sites.first?.site.file } }
    let membership = Membership(configuration.targets, of: files)
    var sites: [Site] = []
    sites.reserveCapacity(tallies.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.share.sites.count } })
    for tally in tallies {
      for part in tally.parts {
        guard let file = part.share.sites.first?.site.file else { continue }
        let (targets, areTests) = membership.targets(of: file)
        for candidate in part.share.sites {
          let doubt = declared.doubt(of: candidate, in: part)
          sites.append(candidate.site.settled(part.facts, targets, areTests: areTests, doubt))
        }
      }
    }
    var census = Census(
      scanned: tallies.reduce(0) { $0 + $1.scanned }, bytes: tallies.reduce(0) { $0 + $1.bytes },
      sites: sites,
      blind: notes.map(Blind.init) + tallies.flatMap(\.blind) + configuration.blind,
      suppressions: tallies.flatMap(\.suppressions) + configuration.suppressions)
    census.groups = GroupResolving.groups(tallies)
    census.configuration = configuration.files
    census.targets = configuration.targets
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
  struct Part: Sendable {
    let share: Share
    var facts: FileFacts

    init(_ share: Share, _ facts: FileFacts) {
      self.share = share
      self.facts = facts
      if share.isTest { self.facts.role = .test }
    }
  }
}

/// The names that each module declares itself.
///
/// Without project files a module is a folder below `Sources`, a dependency, or all the rest of the tree.
struct ModuleNames {
  private var names: [String: [Usage.Declared: Set<UInt64>]] = [:]
  /// All names that anything declares: most sites are settled by not being among them.
  private var known: Set<Name> = []

  init(_ tallies: [Tally]) {
    for tally in tallies {
      for part in tally.parts where !part.share.declared.isEmpty {
        let key = part.facts.key
        for one in part.share.declared { known.insert(one.name) }
        for one in part.share.declared where one.isOfTheModule {
          names[key, default: [:]][one.owned(by: 0), default: []].insert(one.owner)
        }
      }
    }
  }

  /// The name that the site's module declares itself, which may be what the site means; nothing where there is none.
  func doubt(of candidate: Share.Candidate, in part: Tally.Part) -> String? {
    guard let doubt = candidate.doubts.first(where: { isDeclared($0, candidate, in: part) }) else {
      return nil
    }
    let isReceiver = doubt.kind == .type && !candidate.doubted.isEmpty
    return isReceiver ? candidate.doubted : candidate.site.name
  }

  private func isDeclared(_ name: Usage.Declared, _ candidate: Share.Candidate, in part: Tally.Part) -> Bool {
    guard known.contains(name.name) else { return false }
    if part.share.declared.contains(name.owned(by: Usage.Declared.file)) { return true }
    // What a test declares means nothing to the app; what the app declares, its tests see.
    if Self.isMeant(names[part.facts.module]?[name], name, candidate) { return true }
    return part.facts.role != .app
      && Self.isMeant(names[part.facts.key]?[name], name, candidate)
  }

  /// Whether a declaration in one of these types can be what the site means. A nested type is seen by its plain name
  /// only within the type around it, and a member only on its own type, where the receiver's is known.
  private static func isMeant(
    _ owners: Set<UInt64>?, _ name: Usage.Declared, _ candidate: Share.Candidate
  ) -> Bool {
    guard let owners else { return false }
    guard name.kind == .type else {
      return candidate.receiverType == 0 || owners.contains(candidate.receiverType)
    }
    if owners.contains(0) { return true }
    return candidate.enclosing.contains(where: owners.contains)
  }
}

extension Site {
  /// The site with what the path of its file, the targets and the module say.
  /// - Parameter doubt: the name that the module declares itself.
  fileprivate func settled(
    _ facts: FileFacts, _ targets: [String], areTests: Bool, _ doubt: String?
  ) -> Site {
    let isDoubted = doubt != nil && certainty > .possible
    return with(
      certainty: isDoubted ? .possible : nil,
      evidence: isDoubted ? doubt.map { "the module declares \($0) itself" } : nil,
      // What only tests compile is a test, whatever its path says.
      origin: facts.origin, role: areTests ? .test : facts.role, dependency: facts.dependency,
      isOwnName: doubt != nil, targets: targets)
  }
}

extension FileFacts {
  /// By what the names that its module declares are known: those of tests are apart from the app's.
  fileprivate var key: String { role == .app ? module : module + "\n" + role.rawValue }
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

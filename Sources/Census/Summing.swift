import Catalog
import Lexing
import Trees

/// Adds what workers tallied up to a census, and settles what needs more than one file.
enum Summing {
  static func census(_ tallies: [Tally], _ notes: [TreeNote]) -> Census {
    let declared = ModuleNames(tallies)
    var sites: [Site] = []
    sites.reserveCapacity(tallies.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.share.sites.count } })
    for tally in tallies {
      for part in tally.parts {
        for candidate in part.share.sites { sites.append(declared.settled(candidate, in: part)) }
      }
    }
    return Census(
      scanned: tallies.reduce(0) { $0 + $1.scanned }, bytes: tallies.reduce(0) { $0 + $1.bytes },
      sites: sites,
      blind: notes.map(Blind.init) + tallies.flatMap(\.blind))
  }
}

/// What a few files come to.
struct Tally: Sendable {
  var scanned = 0
  var bytes = 0
  var blind: [Blind] = []
  /// The files that have a site or declare a name that sites have.
  var parts: [Part] = []

  /// A file's share with what its path says.
  struct Part: Sendable {
    let share: Share
    let origin: Origin
    let dependency: String
    let role: Role
    let module: String

    init(_ file: TreeFile, _ path: String, _ share: Share, _ folders: inout FolderMemory) {
      self.share = share
      origin = file.origin == .firstParty ? .firstParty : .thirdParty
      dependency = file.dependency ?? ""
      let slash = path.lastIndex(of: "/")
      let facts = folders.facts(of: slash.map { path[..<$0] } ?? "")
      let name = path[(slash.map(path.index(after:)) ?? path.startIndex)...]
      role = share.isTest || Role.isTestFile(name) ? .test : facts.role
      module = origin == .thirdParty ? dependency : facts.module
    }
  }
}

/// What the paths of folders say, each worked out once.
struct FolderMemory {
  struct Facts {
    var role = Role.app
    /// The folder below `Sources` that the folder is in, or is.
    var module = ""
    fileprivate var isSources = false
  }

  private var known: [Substring: Facts] = [:]
  private let named: RoleFolders

  init(_ named: RoleFolders = RoleFolders()) { self.named = named }

  /// - Parameter path: without a slash at the end; empty for the root.
  mutating func facts(of path: Substring) -> Facts {
    if let facts = known[path] { return facts }
    guard !path.isEmpty else { return Facts() }
    let slash = path.lastIndex(of: "/")
    let name = path[(slash.map(path.index(after:)) ?? path.startIndex)...]
    var facts = self.facts(of: slash.map { path[..<$0] } ?? "")
    // What is in a tests' folder is a test, whatever it is called.
    if facts.role != .test, let role = Role(folder: name) { facts.role = role }
    if let role = named.role(of: path) { facts.role = role }
    if facts.isSources { facts.module = String(path) }
    // Its Swift files are a program of their own.
    if name == "fastlane" { facts.module = String(path) }
    facts.isSources = name == "Sources"
    known[path] = facts
    return facts
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
        let key = Self.key(part.module, part.role)
        for one in part.share.declared { known.insert(one.name) }
        for one in part.share.declared where one.isOfTheModule {
          names[key, default: [:]][one.owned(by: 0), default: []].insert(one.owner)
        }
      }
    }
  }

  /// The site as the module's own declarations leave it: one of them may be what it means.
  func settled(_ candidate: Share.Candidate, in part: Tally.Part) -> Site {
    var site = candidate.site
    site.origin = part.origin
    site.dependency = part.dependency
    site.role = part.role
    guard let doubt = candidate.doubts.first(where: { isDeclared($0, candidate, in: part) }) else {
      return site
    }
    site.isOwnName = true
    guard site.certainty > .possible else { return site }
    site.certainty = .possible
    let isReceiver = doubt.kind == .type && !candidate.doubted.isEmpty
    site.evidence = "the module declares \(isReceiver ? candidate.doubted : site.name) itself"
    return site
  }

  private func isDeclared(_ name: Usage.Declared, _ candidate: Share.Candidate, in part: Tally.Part) -> Bool {
    guard known.contains(name.name) else { return false }
    if part.share.declared.contains(name.owned(by: Usage.Declared.file)) { return true }
    // What a test declares means nothing to the app; what the app declares, its tests see.
    if Self.isMeant(names[Self.key(part.module, .app)]?[name], name, candidate) { return true }
    return part.role != .app
      && Self.isMeant(names[Self.key(part.module, part.role)]?[name], name, candidate)
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
    return candidate.site.declaration.split(separator: ".").contains { owners.contains(textHash($0)) }
  }

  private static func key(_ module: String, _ role: Role) -> String {
    role == .app ? module : module + "\n" + role.rawValue
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
      }
    self.init(kind: kind, file: normalised(note.path), why: note.why)
  }
}

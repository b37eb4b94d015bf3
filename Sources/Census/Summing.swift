import Catalog
import Trees

/// Adds the shares of files up to a census, and settles what needs more than one file.
enum Summing {
  static func census(_ files: [TreeFile], _ readings: [Reading], _ notes: [TreeNote]) -> Census {
    var bytes = 0
    var scanned = 0
    var blind = notes.map(Blind.init)
    var parts: [Part] = []
    var folders = FolderMemory()
    for (file, reading) in zip(files, readings) {
      switch reading {
      case .plain(let count): (scanned, bytes) = (scanned + 1, bytes + count)
      case .unread(let reason): blind.append(reason)
      case .share(let share, let count):
        (scanned, bytes) = (scanned + 1, bytes + count)
        blind += share.blind
        parts.append(Part(file, share, &folders))
      }
    }
    let declared = ModuleNames(parts)
    let sites = parts.flatMap { part in
      part.share.sites.map { declared.settled($0, in: part).placed(in: part) }
    }
    return Census(scanned: scanned, bytes: bytes, sites: sites, blind: blind)
  }

  /// A file's share with what its path says.
  struct Part {
    let share: Share
    let path: String
    let origin: Origin
    let dependency: String
    let role: Role
    let module: String

    init(_ file: TreeFile, _ share: Share, _ folders: inout FolderMemory) {
      self.share = share
      let path = normalised(file.path)
      self.path = path
      origin = file.origin == .firstParty ? .firstParty : .thirdParty
      dependency = file.dependency ?? ""
      let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      folders.enter(path[..<name])
      role = share.isTest || Role.isTestFile(path[name...]) ? .test : folders.role
      module = origin == .thirdParty ? dependency : folders.module
    }
  }

  /// What the path of the last folder says: files come folder by folder.
  struct FolderMemory {
    private var folder: Substring?
    private(set) var role = Role.app
    private(set) var module = ""

    mutating func enter(_ folder: Substring) {
      guard self.folder != folder else { return }
      self.folder = folder
      role = Role(folder: folder)
      module = ModuleNames.module(of: folder)
    }
  }
}

/// The names that each module declares itself.
///
/// Without project files a module is a folder below `Sources`, a dependency, or all the rest of the tree.
struct ModuleNames {
  private var names: [String: Set<Usage.Declared>] = [:]

  init(_ parts: [Summing.Part]) {
    for part in parts where !part.share.declared.isEmpty {
      let declared = part.share.declared.filter { $0.kind != .local && $0.kind != .pointer }
      names[Self.key(part.module, part.role), default: []].formUnion(declared)
    }
  }

  /// The site as the module's own declarations leave it: one of them may be what it means.
  func settled(_ candidate: Share.Candidate, in part: Summing.Part) -> Site {
    var site = candidate.site
    guard !candidate.doubts.isEmpty, candidate.doubts.contains(where: { isDeclared($0, part) }) else {
      return site
    }
    site.isOwnName = true
    guard site.certainty > .possible else { return site }
    site.certainty = .possible
    site.evidence = "the module declares \(site.name) itself"
    return site
  }

  private func isDeclared(_ name: Usage.Declared, _ part: Summing.Part) -> Bool {
    // What a test declares means nothing to the app; what the app declares, its tests see.
    names[Self.key(part.module, .app)]?.contains(name) == true
      || part.role != .app && names[Self.key(part.module, part.role)]?.contains(name) == true
  }

  private static func key(_ module: String, _ role: Role) -> String {
    role == .app ? module : module + "\n" + role.rawValue
  }

  static func module(of folder: Substring) -> String {
    let parts = folder.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else { return "" }
    return parts[...(sources + 1)].joined(separator: "/")
  }
}

extension Site {
  fileprivate func placed(in part: Summing.Part) -> Site {
    var site = self
    site.file = part.path
    site.origin = part.origin
    site.dependency = part.dependency
    site.role = part.role
    return site
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
    self.init(kind: kind, file: note.path, why: note.why)
  }
}

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
  private var names: [String: [Usage.Declared: Set<UInt64>]] = [:]

  init(_ parts: [Summing.Part]) {
    for part in parts where !part.share.declared.isEmpty {
      let key = Self.key(part.module, part.role)
      for one in part.share.declared where one.kind != .local && one.owner != Usage.Declared.file {
        names[key, default: [:]][one.owned(by: 0), default: []].insert(one.owner)
      }
    }
  }

  /// The site as the module's own declarations leave it: one of them may be what it means.
  func settled(_ candidate: Share.Candidate, in part: Summing.Part) -> Site {
    var site = candidate.site
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

  private func isDeclared(_ name: Usage.Declared, _ candidate: Share.Candidate, in part: Summing.Part) -> Bool
  {
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

  static func module(of folder: Substring) -> String {
    let parts = folder.split(separator: "/")
    // Its Swift files are a program of their own.
    if parts.contains("fastlane") { return "fastlane" }
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Going down to one place without listing what is on the way: to what was named, and to where links lead.
extension Walk {
  /// The folder at a path from the root; nil when the rules leave it out.
  func folder(at relative: [UInt8], byName: Bool) -> Folder? {
    descend(from: top, relative[...], byName: byName)
  }

  /// The file at a path from the root; nil when the rules leave it out. Its name is not asked for.
  func file(at relative: [UInt8], byName: Bool) -> TreeFile? {
    let nameStart = relative.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    guard let folder = descend(from: top, relative[..<nameStart].dropLast(), byName: byName) else {
      return nil
    }
    let scope = byName ? nil : ownScope(of: folder)
    let path = tree.prefix + relative
    return path.withUnsafeBufferPointer { bytes in
      let subject = IgnoreRules.Subject(path: bytes, nameStart: folder.path.count, isFolder: false)
      guard admits(subject, scope, byName: byName), includes(subject, folder) else { return nil }
      let relative = UnsafeBufferPointer(rebasing: bytes[tree.prefix.count...])
      return TreeFile(bytes: relative, provenance: provenance(of: folder))
    }
  }

  /// Whether listing `start` lists the path (from the repository's top; of a folder with a slash at the end).
  func reaches(_ path: [UInt8], from start: Folder) -> Bool {
    guard path.starts(with: start.path) else { return false }
    let below = path[start.path.count...]
    if path.last == UInt8(ascii: "/") {
      return descend(from: start, below.dropLast(), byName: false) != nil
    }
    let nameStart = below.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? below.startIndex
    let parents = below[..<nameStart].dropLast()
    guard let folder = descend(from: start, parents, byName: false) else { return false }
    let scope = ownScope(of: folder)
    return path.withUnsafeBufferPointer { bytes in
      let subject = IgnoreRules.Subject(path: bytes, nameStart: folder.path.count, isFolder: false)
      return options.wanted.accepts(subject.name) && admits(subject, scope)
    }
  }

  func provenance(of folder: Folder) -> Provenance {
    folder.path.withUnsafeBufferPointer {
      let relative = UnsafeBufferPointer(rebasing: $0[tree.prefix.count...])
      return Provenance(ofFolder: relative, named: options.thirdParty)
        ?? (options.isBuilt ? .firstParty : Provenance(ofFolder: relative, in: options.dependencyFolders))
    }
  }

  /// Whether the folder, which is in `parent`, is not read whatever the rules of the tree say.
  func isNeverEntered(_ subject: IgnoreRules.Subject, in parent: Folder) -> Bool {
    BuildFolder.isNeverRead(subject.name) || opaque.accepts(subject.name)
      || (parent.path.hasSuffix(BuildFolder.carthage)
        && subject.name.elementsEqual(BuildFolder.carthageProducts))
  }

  private func ownScope(of folder: Folder) -> IgnoreScope? {
    IgnoreScope.own(of: folder, in: tree)
  }

  private func descend(from start: Folder, _ components: ArraySlice<UInt8>, byName: Bool) -> Folder? {
    var folder = start
    for name in components.split(separator: UInt8(ascii: "/")) {
      let scope = ownScope(of: folder)
      let path = folder.path + name
      let isIncluded = path.withUnsafeBufferPointer { bytes -> Bool? in
        let subject = IgnoreRules.Subject(path: bytes, nameStart: folder.path.count, isFolder: true)
        guard byName || !isNeverEntered(subject, in: folder), admits(subject, scope, byName: byName) else {
          return nil
        }
        return includes(subject, folder)
      }
      guard let isIncluded else { return nil }
      folder = Folder(path: path + [UInt8(ascii: "/")], scope: scope, isIncluded: isIncluded)
    }
    return folder
  }
}

extension IgnoreScope {
  /// The root of `tree`, with the rules of the folders between it and the top of its repository.
  static func above(_ tree: Tree, _ repository: Folder) -> Folder {
    var folder = repository
    for name in tree.prefix.split(separator: UInt8(ascii: "/")) {
      folder.scope = own(of: folder, in: tree)
      folder.path += name + [UInt8(ascii: "/")]
    }
    return folder
  }

  /// The rules that hold in `folder`; opens it to see whether it has rules of its own.
  static func own(of folder: Folder, in tree: Tree) -> IgnoreScope? {
    let path = tree.absolute(fromTop: folder.path)
    let descriptor = withCPath(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return folder.scope }
    defer { close(descriptor) }
    let isRepository = EntryKind(of: ".git", in: descriptor) != nil
    return own(of: folder, isRepository: isRepository, hasIgnoreFile: true, descriptor: descriptor)
  }

  /// The rules that hold in the open folder. Those of the folders above end where a repository begins: git
  /// does not carry them into a submodule either.
  static func own(
    of folder: Folder, isRepository: Bool, hasIgnoreFile: Bool, descriptor: Int32
  ) -> IgnoreScope? {
    var scope = folder.scope
    if isRepository {
      let rules = IgnoreRules(GitFile.excludes(in: descriptor))
      scope = IgnoreScope(parent: nil, rules: rules, base: folder.path.count, isInGit: true)
    }
    if hasIgnoreFile, let text = GitFile.contents(".gitignore", in: descriptor) {
      let rules = IgnoreRules(text)
      if !rules.isEmpty {
        let isInGit = scope?.isInGit ?? false
        scope = IgnoreScope(parent: scope, rules: rules, base: folder.path.count, isInGit: isInGit)
      }
    }
    return scope
  }
}

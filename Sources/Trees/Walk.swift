#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is about to be read.
struct Folder: Sendable {
  /// From the top of the repository, with a slash at the end; empty for the top.
  var path: [UInt8]
  /// The rules of the folders above it.
  var scope: IgnoreScope?
  /// Whether an include pattern takes it, and so all that is in it.
  var isIncluded: Bool
}

/// The listing of a tree, divided into parts that any thread may list.
///
/// Parts are in path order and share nothing, so a caller can hand them to its workers, let each read the
/// files of a part as soon as that is listed, and call `finish` with the listings in the order of the parts.
package struct Walk: Sendable {
  package struct Part: Sendable {
    var items: [Item]
  }

  enum Item: Sendable {
    case file(TreeFile)
    case folder(Folder)
  }

  let tree: Tree
  let options: ListOptions
  let excludes: IgnoreRules
  let includes: IgnoreRules
  let opaque: NameFilter
  /// The names of what is listed and of what is only counted.
  let met: NameFilter
  /// The tree's root.
  let top: Folder
  /// What was asked for: paths from the top of the repository, folders with a slash at the end.
  private(set) var starts: [[UInt8]] = []
  private var firstListing = Listing()
  package private(set) var parts: [Part] = []

  package init(_ tree: Tree, _ options: ListOptions) {
    self.tree = tree
    self.options = options
    excludes = IgnoreRules(globs: options.exclude)
    includes = IgnoreRules(globs: options.include)
    opaque = NameFilter(extensions: options.opaqueExtensions)
    met = options.wanted.union(options.counted)
    let repository = Folder(path: [], scope: nil, isIncluded: includes.isEmpty)
    if let archive = tree.archive {
      top = repository
      firstListing = archive.list(self)
      return
    }
    top = IgnoreScope.above(tree, repository)
    let found = startItems()
    starts = found.map(\.path)
    parts = divided(found.map(\.item))
  }

  /// Lists one part. Links are not followed before `finish`.
  package func list(_ part: Part) -> Listing {
    var listing = Listing()
    var reader = FolderReader(self)
    var pending = Array(part.items.reversed())
    while let item = pending.popLast() {
      switch item {
      case .file(let file): listing.files.append(file)
      case .folder(let folder): reader.read(folder, pending: &pending, listing: &listing)
      }
    }
    return listing
  }

  /// Joins the listings of all parts, in the order of the parts, and follows the links that were met. Files
  /// that only a link leads to, or that are tracked though ignored, are in the result only, in no part.
  package func finish(_ listings: [Listing]) -> Listing {
    var all = firstListing
    all.files.reserveCapacity(listings.reduce(0) { $0 + $1.files.count })
    for listing in listings {
      all.files += listing.files
      all.notes += listing.notes
      all.counts += listing.counts
      all.links += listing.links
    }
    let listed = all.files.count
    if tree.archive != nil { return all }
    followLinks(of: &all)
    // As for git, ignore files do not count for a file that is tracked.
    all.files += trackedFiles(besides: all.files, &all.notes)
    // Of two starts, one can be an ignored place in the other.
    if starts.count > 1 || all.files.count > listed { all.sortFiles() }
    all.sortNotes()
    return all
  }

  /// Whether the rules let the subject through. What was named by hand obeys only the exclude patterns.
  func admits(_ subject: IgnoreRules.Subject, _ scope: IgnoreScope?, byName: Bool = false) -> Bool {
    if !excludes.isEmpty, excludes.verdict(on: subject, base: tree.prefix.count) == .ignore { return false }
    if byName { return true }
    return !(scope?.ignores(subject) ?? false)
  }

  /// Whether include patterns take the subject, in a folder of which is known whether they take that.
  func includes(_ subject: IgnoreRules.Subject, _ folder: Folder) -> Bool {
    if includes.isEmpty { return true }
    guard let verdict = includes.verdict(on: subject, base: tree.prefix.count) else {
      return folder.isIncluded
    }
    return verdict == .ignore
  }

  /// Divides the tree as long as that gives few parts, and keeps path order.
  private mutating func divided(_ items: [Item]) -> [Part] {
    let enough = 48
    var items = items
    var reader = FolderReader(self)
    for _ in 0..<4 {
      let folders = items.count { if case .folder = $0 { true } else { false } }
      if folders == 0 || folders >= enough { break }
      var next: [Item] = []
      for item in items {
        guard case .folder(let folder) = item else {
          next.append(item)
          continue
        }
        var children: [Item] = []
        reader.read(folder, pending: &children, listing: &firstListing)
        next += children.reversed()
      }
      items = next
    }
    var parts: [Part] = []
    for item in items {
      if case .file = item, let last = parts.indices.last {
        parts[last].items.append(item)
      } else {
        parts.append(Part(items: [item]))
      }
    }
    return parts
  }
}

extension Walk {
  private struct Start {
    var path: [UInt8]
    var item: Item
  }

  /// What the options name, in path order; notes what can't be listed. What another start lists is left out.
  private mutating func startItems() -> [Start] {
    if options.paths.isEmpty { return [Start(path: top.path, item: .folder(top))] }
    var found: [Start] = []
    for named in options.paths {
      let start: Start?
      do throws(NamedPathTrouble) {
        start = try self.start(named)
      } catch {
        firstListing.notes.append(TreeNote(kind: error.kind, path: named, why: error.why))
        start = nil
      }
      if let start { found.append(start) }
    }
    found.sort { $0.path.precedes($1.path) }
    let folders = found.compactMap { start -> Folder? in
      if case .folder(let folder) = start.item { folder } else { nil }
    }
    var kept: [Start] = []
    for start in found where start.path != kept.last?.path {
      let isListed = folders.contains { $0.path.count < start.path.count && reaches(start.path, from: $0) }
      if !isListed { kept.append(start) }
    }
    guard options.listsRest else { return kept }
    kept.removeAll { $0.path == top.path || reaches($0.path, from: top) && isWayOpen(to: $0.path) }
    return [Start(path: top.path, item: .folder(top))] + kept
  }

  /// Whether the folders above a place, from the root on, can be listed.
  private func isWayOpen(to path: [UInt8]) -> Bool {
    var folder: [UInt8] = []
    for name in path.dropFirst(tree.prefix.count).split(separator: UInt8(ascii: "/")) {
      guard tree.canList(folder) else { return false }
      folder += (folder.isEmpty ? [] : [UInt8(ascii: "/")]) + name
    }
    return true
  }

  private struct NamedPathTrouble: Error {
    var kind: TreeNote.Kind
    var why: String
  }

  private func start(_ named: String) throws(NamedPathTrouble) -> Start? {
    let bytes = Array(named.utf8)
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    guard let real = realPath(isAbsolute ? bytes : tree.absolute(bytes)) else {
      let code = errno
      throw NamedPathTrouble(kind: code == ENOENT ? .missing : .unreadableFile, why: errorText(code))
    }
    guard let relative = tree.relative(real) else {
      throw NamedPathTrouble(kind: .outsideLink, why: "is not in \(tree.root)")
    }
    switch EntryKind(at: real) {
    case .folder:
      guard let folder = folder(at: relative, byName: true) else { return nil }
      return Start(path: folder.path, item: .folder(folder))
    case .file:
      guard let file = file(at: relative, byName: true) else { return nil }
      return Start(path: tree.prefix + relative, item: .file(file))
    default:
      throw NamedPathTrouble(kind: .special, why: "is neither a file nor a folder")
    }
  }
}

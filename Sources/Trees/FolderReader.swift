#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads folders, one after the other, into storage that is used again.
struct FolderReader {
  private let walk: Walk
  /// The names of the candidates of one folder, those of folders with a slash at the end: so sorting them
  /// by their bytes sorts the paths of all that is below them.
  private var names: [UInt8] = []
  private var candidates: [Candidate] = []
  private var path: [UInt8] = []

  private struct Candidate {
    var offset: Int
    var count: Int
    var kind: EntryKind
  }

  init(_ walk: Walk) {
    self.walk = walk
  }

  /// Reads `folder`; appends its wanted files and its folders to `pending`, the last in path order first.
  mutating func read(_ folder: Folder, pending: inout [Walk.Item], listing: inout Listing) {
    let relative = folder.path.dropFirst(walk.tree.prefix.count).dropLast()
    var folder = folder
    names.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    let shared = walk.tree.shared?.entries(in: relative) ?? []
    let descriptor = walk.tree.folder.open(relative, O_DIRECTORY)
    if descriptor >= 0, let stream = DirectoryStream(descriptor: descriptor) {
      let markers = readEntries(stream)
      if let failure = markers.failure { listing.note(.unreadableFolder, relative, failure) }
      if markers.hasIgnoreFile || markers.isRepository {
        folder.scope = IgnoreScope.own(
          of: folder, isRepository: markers.isRepository, hasIgnoreFile: markers.hasIgnoreFile,
          descriptor: descriptor)
      }
    } else if shared.isEmpty || errno != ENOENT {
      listing.note(.unreadableFolder, relative, errorText(errno))
      return
    }
    add(shared)
    sortCandidates()
    take(in: folder, &pending, &listing)
  }

  private struct Markers {
    var hasIgnoreFile = false
    var isRepository = false
    var failure: String?
  }

  private mutating func readEntries(_ stream: borrowing DirectoryStream) -> Markers {
    var markers = Markers()
    while let entry = stream.next() {
      let count = strlen(entry.name)
      let name = UnsafeRawBufferPointer(start: entry.name, count: count).assumingMemoryBound(to: UInt8.self)
      if name.first == UInt8(ascii: ".") {
        if name.elementsEqual(Self.git) { markers.isRepository = true }
        if name.elementsEqual(Self.ignoreFile) { markers.hasIgnoreFile = true }
      }
      var kind = entry.kind
      if kind == .unknown {
        guard let found = EntryKind(of: entry.name, in: stream.descriptor) else { continue }
        kind = found
      }
      add(name, kind)
    }
    if errno != 0 { markers.failure = errorText(errno) }
    return markers
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: EntryKind) {
    let isCandidate =
      switch kind {
      case .folder: !BuildFolder.isNeverRead(name) && !walk.opaque.accepts(name)
      case .link: true
      default: walk.met.accepts(name)
      }
    guard isCandidate else { return }
    let offset = names.count
    names.append(contentsOf: name)
    if kind == .folder { names.append(UInt8(ascii: "/")) }
    candidates.append(Candidate(offset: offset, count: names.count - offset, kind: kind))
  }

  /// Adds what counts as being in the folder. A folder can be in both places, with something of each.
  private mutating func add(_ shared: [SharedFiles.Entry]) {
    if shared.isEmpty { return }
    let known = Set(
      candidates.filter { $0.kind == .folder }.map {
        Array(names[$0.offset..<($0.offset + $0.count - 1)])
      })
    for entry in shared where !entry.isFolder || !known.contains(entry.name) {
      entry.name.withUnsafeBufferPointer { add($0, entry.isFolder ? .folder : .file) }
    }
  }

  private static let git = Array(".git".utf8)
  private static let ignoreFile = Array(".gitignore".utf8)

  private mutating func sortCandidates() {
    if candidates.count < 2 { return }
    names.withUnsafeBufferPointer { names in
      candidates.sort {
        let left = UnsafeBufferPointer(rebasing: names[$0.offset..<($0.offset + $0.count)])
        let right = UnsafeBufferPointer(rebasing: names[$1.offset..<($1.offset + $1.count)])
        return left.precedes(right)
      }
    }
  }

  private mutating func take(in folder: Folder, _ pending: inout [Walk.Item], _ listing: inout Listing) {
    let prefix = walk.tree.prefix.count
    var provenance: Provenance?
    let isCarthage = folder.path.hasSuffix(BuildFolder.carthage)
    for candidate in candidates.reversed() {
      path.replaceSubrange(0..<path.count, with: folder.path)
      path.append(contentsOf: names[candidate.offset..<(candidate.offset + candidate.count)])
      let isFolder = candidate.kind == .folder
      path.withUnsafeBufferPointer { bytes in
        let end = bytes.count - (isFolder ? 1 : 0)
        let subject = IgnoreRules.Subject(
          path: UnsafeBufferPointer(rebasing: bytes[..<end]), nameStart: folder.path.count, isFolder: isFolder
        )
        guard walk.admits(subject, folder.scope) else { return }
        let isIncluded = walk.includes(subject, folder)
        let relative = UnsafeBufferPointer(rebasing: bytes[prefix..<end])
        switch candidate.kind {
        case .folder:
          if isCarthage && subject.name.elementsEqual(BuildFolder.carthageProducts) { return }
          let child = Folder(path: Array(bytes), scope: folder.scope, isIncluded: isIncluded)
          pending.append(.folder(child))
        case .file where isIncluded && !walk.options.wanted.accepts(subject.name):
          let own = provenance ?? walk.provenance(of: folder)
          provenance = own
          if own.origin == .firstParty { listing.count(subject.name, in: relative) }
        case .file where isIncluded:
          let own = provenance ?? walk.provenance(of: folder)
          provenance = own
          pending.append(.file(TreeFile(bytes: relative, provenance: own)))
        case .link:
          if isIncluded { listing.links.append(Array(relative)) }
        default:
          if isIncluded, walk.options.wanted.accepts(subject.name) {
            listing.note(.special, relative, "is a FIFO, a socket or a device")
          }
        }
      }
    }
  }
}

extension Listing {
  /// Counts a file; those of a folder come one after the other.
  fileprivate mutating func count(_ name: UnsafeBufferPointer<UInt8>, in path: UnsafeBufferPointer<UInt8>) {
    guard let suffix = nameExtension(name) else { return }
    let ending = PathText.text(of: suffix).lowercased()
    let folder = PathText.text(of: UnsafeBufferPointer(rebasing: path[..<(path.count - name.count)]))
    for place in counts.indices.suffix(Self.endingsAtOnce).reversed() where counts[place].folder == folder {
      guard counts[place].ending == ending else { continue }
      counts[place].count += 1
      return
    }
    counts.append(FileCount(folder: folder, ending: ending, count: 1))
  }

  /// More endings than are counted.
  private static var endingsAtOnce: Int { 16 }
}

/// Folders that hold products, records of tools or a person's own settings, never sources that ship. They
/// are not read even where nobody ignores them. (A folder `build` is read unless it is ignored.)
enum BuildFolder {
  static let carthage = Array("Carthage/".utf8)
  static let carthageProducts = Array("Build".utf8)
  private static let names = [".git", ".hg", ".svn", ".build", "DerivedData", "xcuserdata"].map {
    Array($0.utf8)
  }

  static func isNeverRead(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first,
      first == UInt8(ascii: ".") || first == UInt8(ascii: "D") || first == UInt8(ascii: "x")
    else { return false }
    return names.contains { $0.count == name.count && $0.elementsEqual(name) }
  }
}

import Census
import Lexing
import Trees

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of a revision that a census reads, in a private folder that is gone with this value.
///
/// They are written as git stores them: nothing is checked out, converted or filtered.
final class RevisionTree {
  /// As the person named it.
  let name: String
  let commit: String
  /// Where a census of it starts.
  private(set) var root = ""
  /// Paths of submodules from the root: what is in them is in other repositories.
  private(set) var submodules: [String] = []
  /// The ids of the contents of files, by their paths from the root.
  private(set) var ids: [String: String] = [:]
  /// Paths of files that are the same where it was said what is known: they are not here, and are read there.
  private(set) var same: Set<String> = []
  /// Files that could not be written, with why.
  private(set) var blind: [Blind] = []

  private let folder: PrivateFolder
  private var known: Set<[UInt8]> = []

  /// - Parameters:
  ///   - known: the ids of files that are to be had elsewhere, by their paths.
  ///   - places: paths from the root that are asked for, and have to be there themselves.
  init(
    _ name: String, commit: String, of git: Git, known: [String: String] = [:], asking places: [String] = []
  ) throws(Trouble) {
    self.name = name
    self.commit = commit
    folder = try PrivateFolder()
    let prefix = try git.prefix()
    // It is a repository of its own, whatever it lies in.
    let top = Array(folder.path.utf8) + [UInt8(ascii: "/")]
    try makeFolder(top + Array(".git".utf8))
    let below = top + prefix
    try makeFolders(above: below)
    root = String(decoding: below.dropLast(), as: UTF8.self)
    var files: [Git.Entry] = []
    var links: [Git.Entry] = []
    for entry in try git.entries(of: commit, below: prefix) {
      let path = Self.text(entry.path)
      switch entry.kind {
      case .submodule: submodules.append(path)
      case .link: links.append(entry)
      case .file:
        let isBaseline = Self.isBaseline(entry.path)
        guard isBaseline || Scanner.names.accepts(path: path) else { continue }
        ids[path] = entry.id
        if known[path] == entry.id, !isBaseline { same.insert(path) } else { files.append(entry) }
      }
    }
    let targets = try contents(of: links, git)
    // The system follows a link, and finds a place, only where something is.
    for place in RevisionLinks(targets).places + places { files += try put(place, below) }
    // No file is written through a link, since there is none yet.
    try write(files, below, git)
    for (link, target) in zip(links, targets) { try self.link(link, below, to: target.bytes) }
  }

  /// What makes a place be there: the folder, which is made, or the file, which is to be written.
  private func put(_ place: String, _ below: [UInt8]) throws(Trouble) -> [Git.Entry] {
    let bytes = PathText.bytes(of: place)
    if same.remove(place) != nil, let id = ids[place] {
      return [Git.Entry(kind: .file, id: id, path: bytes)]
    }
    if !place.isEmpty, same.contains(where: { $0.hasPrefix(place + "/") }) {
      try makeFolders(above: below + bytes + [UInt8(ascii: "/")])
    }
    return []
  }

  /// Of each link where it is and what it says.
  private func contents(of links: [Git.Entry], _ git: Git) throws(Trouble) -> [RevisionLinks.Link] {
    if links.isEmpty { return [] }
    let sizes = try git.sizes(of: links.map(\.id))
    // What is longer than a path leads nowhere.
    let blobs = try GitBlobs(git, zip(links, sizes).filter { $1 < Int(PATH_MAX) }.map(\.0.id))
    var found: [RevisionLinks.Link] = []
    for (link, size) in zip(links, sizes) {
      let bytes = size < Int(PATH_MAX) ? try blobs.next() : []
      found.append(RevisionLinks.Link(path: Self.text(link.path), target: Self.text(bytes), bytes: bytes))
    }
    return found
  }

  /// What people put on record is no part of a census; a comparison tells it.
  private static func isBaseline(_ path: [UInt8]) -> Bool { path.suffix(6).elementsEqual(".jsonl".utf8) }

  /// Writes files, with what git has for each.
  private func write(_ entries: [Git.Entry], _ below: [UInt8], _ git: Git) throws(Trouble) {
    let sizes = try git.sizes(of: entries.map(\.id))
    // What is too large to be read is too large here, and need not be fetched from git.
    let isLarge = sizes.map { $0 > Source.maximumByteCount }
    let blobs = try GitBlobs(git, zip(entries, isLarge).filter { !$1 }.map(\.0.id))
    for (number, entry) in entries.enumerated() {
      if isLarge[number] {
        try write(entry, below) { ftruncate($0, off_t(sizes[number])) == 0 }
        continue
      }
      let bytes = try blobs.next()
      try write(entry, below) { descriptor in
        bytes.withUnsafeBytes { Platform.write($0, to: descriptor) } == .all
      }
    }
  }

  private func write(_ entry: Git.Entry, _ below: [UInt8], _ body: (Int32) -> Bool) throws(Trouble) {
    let path = below + entry.path
    try makeFolders(above: path)
    let descriptor = PrivateFolder.withPath(path) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else {
      blind.append(Blind(kind: .unreadable, file: Self.text(entry.path), why: Platform.lastError))
      return
    }
    defer { close(descriptor) }
    guard body(descriptor) else {
      throw Trouble(
        "the revision \(name) cannot be written to \(folder.path): \(Platform.lastError); free some space, or name another TMPDIR"
      )
    }
  }

  private func link(_ entry: Git.Entry, _ below: [UInt8], to target: [UInt8]) throws(Trouble) {
    if target.isEmpty { return }
    let path = below + entry.path
    try makeFolders(above: path)
    PrivateFolder.withPath(target) { target in _ = PrivateFolder.withPath(path) { symlink(target, $0) } }
  }

  private func makeFolders(above path: [UInt8]) throws(Trouble) {
    let start = folder.path.utf8.count + 1
    for end in path.indices where end > start && path[end] == UInt8(ascii: "/") {
      let folder = Array(path[..<end])
      if known.insert(folder).inserted { try makeFolder(folder) }
    }
  }

  private func makeFolder(_ path: [UInt8]) throws(Trouble) {
    if PrivateFolder.withPath(path, { mkdir($0, 0o700) }) != 0, errno != EEXIST, errno != ENAMETOOLONG {
      throw Trouble("\(Self.text(path)) cannot be made: \(Platform.lastError); name another TMPDIR")
    }
  }

  private static func text(_ path: [UInt8]) -> String {
    path.withUnsafeBufferPointer { PathText.text(of: $0) }
  }
}

/// The contents of objects, one after another, as git has them.
private final class GitBlobs {
  private let running: Git.Process
  private var waiting: ArraySlice<UInt8> = []

  init(_ git: Git, _ ids: [String]) throws(Trouble) {
    let input = Array(ids.joined(separator: "\n").utf8) + (ids.isEmpty ? [] : [UInt8(ascii: "\n")])
    running = try git.start(["cat-file", "--batch"], input: input)
  }

  /// What the next object holds.
  func next() throws(Trouble) -> [UInt8] {
    var header: [UInt8] = []
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        header += waiting[..<end]
        waiting = waiting[(end + 1)...]
        break
      }
      header += waiting
      waiting = []
      guard header.count < 1_000, let more = running.read() else { throw trouble(header) }
      waiting = more
    }
    // `ID blob SIZE`, or `ID missing` where a clone does not have it.
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size <= Source.maximumByteCount
    else {
      throw trouble(header)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    // A line feed follows that is not of the object.
    while bytes.count <= size {
      if waiting.isEmpty {
        guard let more = running.read() else { throw trouble(header) }
        waiting = more
      }
      let part = waiting.prefix(size + 1 - bytes.count)
      bytes += part
      waiting = waiting.dropFirst(part.count)
    }
    bytes.removeLast()
    return bytes
  }

  private func trouble(_ header: [UInt8]) -> Trouble {
    running.stop()
    let said = String(decoding: header.prefix(200), as: UTF8.self)
    let why =
      said.hasSuffix(" missing") ? "the clone does not have the object \(said.prefix(10))" : running.errors
    return Trouble(
      "git cannot read the revision: \(why); fetch all of it ('fetch-depth: 0', and no filter, in CI)")
  }
}

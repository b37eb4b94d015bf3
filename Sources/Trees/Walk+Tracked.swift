#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ignore rules are no hiding place: git commits a file that is ignored once it was added by force, and
/// repositories do have such files, whole Xcode projects among them. So what is tracked is listed.
extension Walk {
  /// The wanted files that git tracks and that are not in `files` (in path order, for speed).
  ///
  /// Of the repository that the root is in; the indexes of submodules are not looked at.
  /// - Parameter notes: gets one where the index does not say all.
  func trackedFiles(besides files: [TreeFile], _ notes: inout [TreeNote]) -> [TreeFile] {
    let top = withCPath(tree.absolute(fromTop: [])) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard top >= 0 else { return [] }
    defer { close(top) }
    guard let index = GitFile.index(in: top) else {
      if GitFile.hasIndex(in: top) { notes.append(.unknownTracked(because: "cannot be read")) }
      return []
    }
    var found: [TreeFile] = []
    var next = 0
    let missing = GitIndex(index).forEachFile { path in
      guard path.count > tree.prefix.count, path.starts(with: tree.prefix) else { return }
      let relative = UnsafeBufferPointer(rebasing: path[tree.prefix.count...])
      let nameStart = relative.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      guard options.wanted.accepts(UnsafeBufferPointer(rebasing: relative[nameStart...])) else { return }
      while next < files.count, files[next].withBytes({ $0.precedes(relative) }) { next += 1 }
      if next < files.count, files[next].withBytes({ $0.elementsEqual(relative) }) { return }
      let isAsked = starts.contains { isListed(Array(path), by: $0) }
      guard isAsked, takesTracked(path), isPlainFile(Array(relative)) else { return }
      let folder = Array(path[..<(tree.prefix.count + nameStart)])
      let owner = provenance(of: Folder(path: folder, scope: nil, isIncluded: true))
      found.append(TreeFile(bytes: relative, provenance: owner))
    }
    if let missing { notes.append(.unknownTracked(because: missing)) }
    return found
  }

  /// Whether include and exclude patterns take the path, and it is in no folder that is never read.
  private func takesTracked(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var folder = top
    var nameStart = tree.prefix.count
    for end in nameStart..<path.count where path[end] == UInt8(ascii: "/") {
      let subject = IgnoreRules.Subject(
        path: UnsafeBufferPointer(rebasing: path[..<end]), nameStart: nameStart, isFolder: true)
      if isNeverEntered(subject, in: folder) || !admits(subject, nil) { return false }
      folder = Folder(path: Array(path[...end]), scope: nil, isIncluded: includes(subject, folder))
      nameStart = end + 1
    }
    let subject = IgnoreRules.Subject(path: path, nameStart: nameStart, isFolder: false)
    return admits(subject, nil) && includes(subject, folder)
  }

  /// Whether the path still is what git tracks: a file, with no link on the way.
  private func isPlainFile(_ relative: [UInt8]) -> Bool {
    let path = tree.absolute(relative)
    return EntryKind(at: path) == .file && realPath(path) == path
  }
}

extension TreeNote {
  fileprivate static func unknownTracked(because why: String) -> TreeNote {
    TreeNote(
      kind: .unreadIndex, path: ".git/index",
      why: "git's index \(why), so which ignored files git tracks is not known, and those were not read")
  }
}

extension TreeFile {
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let rawPath { return rawPath.withUnsafeBufferPointer(body) }
    var text = path
    return text.withUTF8(body)
  }
}

/// The paths in a git index: <https://git-scm.com/docs/index-format>, versions 2 to 4, with SHA-1.
struct GitIndex {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Calls `body` with the path of each regular file, in the order of their bytes. Ends at what it does not
  /// understand.
  /// - Returns: why that is not all that git tracks, in words that follow "the index"; nothing where it is.
  @discardableResult
  func forEachFile(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> String? {
    forEachEntry { path, _ in body(path) }
  }

  /// The same, with what the index says of each file besides.
  @discardableResult
  func forEachEntry(_ body: (UnsafeBufferPointer<UInt8>, Entry) -> Void) -> String? {
    let unknown = GitIndex.unknownForm
    guard bytes.starts(with: "DIRC".utf8), bytes.count >= 12 else { return unknown }
    let version = number(at: 4)
    guard (2...4).contains(version) else { return unknown }
    var path: [UInt8] = []
    var entry = 12
    for _ in 0..<number(at: 8) {
      guard entry + 62 <= bytes.count else { return unknown }
      let isRegular = number(at: entry + 24) & 0xf000 == 0x8000
      let isExtended = version >= 3 && bytes[entry + 60] & 0x40 != 0
      var name = entry + (isExtended ? 64 : 62)
      if version == 4 {
        guard let (dropped, start) = prefixLength(at: name), dropped <= path.count else { return unknown }
        path.removeLast(dropped)
        name = start
      } else {
        path.removeAll(keepingCapacity: true)
      }
      guard name <= bytes.count, let end = bytes[name...].firstIndex(of: 0) else { return unknown }
      path += bytes[name..<end]
      if isRegular { path.withUnsafeBufferPointer { body($0, Entry(index: self, start: entry)) } }
      // Up to version 3, one to eight zero bytes bring an entry to a multiple of eight.
      entry = version == 4 ? end + 1 : entry + (end - entry + 8) & ~7
    }
    return trouble(withExtensionsFrom: entry)
  }

  /// Whether extensions, of four letters and a length each, lead from an offset up to the hash at the end. With hashes
  /// of another length than was thought they do not.
  private func trouble(withExtensionsFrom start: Int) -> String? {
    var at = start
    while at + 8 <= bytes.count - GitIndex.hashLength {
      if bytes[at...].starts(with: "link".utf8) {
        return "is split, which is not read ('git update-index --no-split-index' joins it)"
      }
      at += 8 + number(at: at + 4)
    }
    return at == bytes.count - GitIndex.hashLength ? nil : GitIndex.unknownForm
  }

  /// What an entry says of a file: the state in which git saw it last, and what was in it.
  struct Entry {
    fileprivate let index: GitIndex
    fileprivate let start: Int

    /// Whether the state of a file is the one that git saw. Times are those of the contents and of the file itself, in
    /// seconds and nanoseconds, each modulo 2^32, as the size is in bytes.
    func isOf(changed: (Int, Int), modified: (Int, Int), size: Int) -> Bool {
      let fields = [changed.0, changed.1, modified.0, modified.1].map { $0 & 0xffff_ffff }
      return (0..<4).allSatisfy { index.number(at: start + 4 * $0) == fields[$0] }
        && index.number(at: start + 36) == size & 0xffff_ffff
    }

    /// The id of its contents, in hexadecimal digits.
    var id: String {
      let digits = Array("0123456789abcdef".utf8)
      let bytes = index.bytes[(start + 40)..<(start + 40 + GitIndex.hashLength)]
      return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
  }

  /// Of SHA-1, in bytes.
  private static let hashLength = 20
  private static let unknownForm = "has a form that is not read (SHA-256, or damaged)"

  private func number(at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// How many bytes of the path before are not in this one, and where the rest of this one starts.
  private func prefixLength(at offset: Int) -> (dropped: Int, next: Int)? {
    var at = offset
    var value = 0
    while at < bytes.count, value < 1 << 20 {
      value |= Int(bytes[at] & 0x7f)
      at += 1
      if bytes[at - 1] & 0x80 == 0 { return (value, at) }
      value = (value + 1) << 7
    }
    return nil
  }
}

import Formats

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of a ZIP archive, listed and read as those of a folder are: each by its path from the top. Nothing of it is
/// written anywhere.
final class ArchivedFiles: Sendable {
  private let archive: ZipArchive
  /// By their paths as text.
  private let entries: [String: ZipArchive.Entry]
  /// Keeps the file open.
  private let file: RootFolder

  /// - Parameter path: of the archive.
  init(_ path: [UInt8]) throws(TreeError) {
    let name = path.withUnsafeBufferPointer { PathText.text(of: $0) }
    let descriptor = withCPath(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw TreeError(path: name, why: errorText(errno)) }
    let file = RootFolder(descriptor: descriptor)
    self.file = file
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TreeError(path: name, why: errorText(errno)) }
    guard EntryKind(mode: status.st_mode) == .file else { throw TreeError(path: name, why: "is no file") }
    let source = ByteSource(count: Int(status.st_size)) { offset, count in
      file.bytes(at: offset, count: count)
    }
    do throws(BinaryError) {
      archive = try ZipArchive(source)
    } catch {
      throw TreeError(path: name, why: error.description, isOpen: true)
    }
    var entries: [String: ZipArchive.Entry] = [:]
    for entry in archive.entries where entry.kind == .file { entries[Self.text(entry.path)] = entry }
    self.entries = entries
  }

  private static func text(_ path: [UInt8]) -> String {
    path.withUnsafeBufferPointer { PathText.text(of: $0) }
  }

  /// The contents of a file.
  func contents(of file: TreeFile, limit: Int) throws(FileBuffer.Trouble) -> [UInt8] {
    guard let entry = entries[file.path] else { throw .unreadable("is not in the archive") }
    guard entry.size <= limit else { throw .tooLarge(size: entry.size) }
    do throws(BinaryError) {
      return try archive.contents(of: entry, limit: limit)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

// MARK: - Listing

extension ArchivedFiles {
  /// What the rules say of a folder, and so of all that is in it.
  private struct Standing {
    var isAdmitted = true
    var isIncluded: Bool
  }

  /// What a listing of the archive has. Ignore files in it do not count: who packed it chose what is in it.
  func list(_ walk: Walk) -> Listing {
    var listing = Listing()
    var known: [ArraySlice<UInt8>: Standing] = [:]
    for entry in archive.entries where entry.kind != .folder {
      let nameStart = entry.path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let folder = entry.path[..<max(nameStart - 1, 0)]
      let standing = standing(of: folder, walk, &known)
      guard standing.isAdmitted else { continue }
      entry.path.withUnsafeBufferPointer { path in
        let subject = IgnoreRules.Subject(path: path, nameStart: nameStart, isFolder: false)
        let parent = Folder(path: [], scope: nil, isIncluded: standing.isIncluded)
        guard walk.admits(subject, nil), walk.includes(subject, parent) else { return }
        if entry.kind == .link {
          follow(entry, walk.options.wanted.accepts(subject.name), &listing)
        } else if walk.options.wanted.accepts(subject.name) {
          let own = Array(folder) + (folder.isEmpty ? [] : [UInt8(ascii: "/")])
          let provenance = walk.provenance(of: Folder(path: own, scope: nil, isIncluded: true))
          listing.files.append(TreeFile(bytes: path, provenance: provenance))
        }
      }
    }
    listing.sortFiles()
    listing.sortNotes()
    return listing
  }

  private func standing(
    of folder: ArraySlice<UInt8>, _ walk: Walk, _ known: inout [ArraySlice<UInt8>: Standing]
  ) -> Standing {
    if folder.isEmpty { return Standing(isIncluded: walk.includes.isEmpty) }
    if let standing = known[folder] { return standing }
    // From the top down, as names are bounded and not few.
    var standing = Standing(isIncluded: walk.includes.isEmpty)
    var start = folder.startIndex
    while start < folder.endIndex, standing.isAdmitted {
      let end = folder[start...].firstIndex(of: UInt8(ascii: "/")) ?? folder.endIndex
      standing = Array(folder[..<end]).withUnsafeBufferPointer { path in
        let subject = IgnoreRules.Subject(path: path, nameStart: start, isFolder: true)
        let parent = Folder(path: [], scope: nil, isIncluded: standing.isIncluded)
        let isRead =
          !BuildFolder.isNeverRead(subject.name) && !walk.opaque.accepts(subject.name)
          && !subject.name.elementsEqual(Self.resourceForks)
        return Standing(
          isAdmitted: isRead && walk.admits(subject, nil), isIncluded: walk.includes(subject, parent))
      }
      start = end + 1
    }
    known[folder] = standing
    return standing
  }

  /// Where macOS puts what other systems have no place for.
  private static let resourceForks = Array("__MACOSX".utf8)

  /// Whatever a link leads to within the archive is listed by its own name.
  private func follow(_ link: ZipArchive.Entry, _ isWanted: Bool, _ listing: inout Listing) {
    guard let target = try? archive.contents(of: link, limit: ZipArchive.maximumNameLength) else {
      listing.note(.danglingLink, link.path, "cannot be read")
      return
    }
    var parts = link.path.split(separator: UInt8(ascii: "/")).dropLast()
    var isInside = target.first != UInt8(ascii: "/")
    for part in target.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if !part.elementsEqual("..".utf8) {
        parts.append(part)
      } else if parts.popLast() == nil {
        isInside = false
      }
    }
    guard isInside else { return listing.note(.outsideLink, link.path, "leads out of the archive") }
    let path = Self.text(Array(parts.joined(separator: [UInt8(ascii: "/")])))
    if isWanted, entries[path] != nil { listing.aliases[Self.text(link.path)] = path }
  }
}

extension RootFolder {
  /// Bytes of the file that this is, where it is one; nothing where they are not all there.
  fileprivate func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }
}

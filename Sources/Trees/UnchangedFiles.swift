#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Tree {
  /// Wanted files of the tree that are as git saw them last, by what the system says of them: ids of their contents,
  /// by their paths from the root. None is read. A file that is left out can be unchanged all the same.
  package func unchangedFiles(wanted: NameFilter) -> [String: String] {
    let top = withCPath(absolute(fromTop: [])) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard top >= 0 else { return [:] }
    defer { close(top) }
    guard let index = GitFile.index(in: top), let written = GitFile.indexTime(in: top) else { return [:] }
    var found: [String: String] = [:]
    GitIndex(index).forEachEntry { path, entry in
      guard path.count > prefix.count, path.starts(with: prefix) else { return }
      let relative = UnsafeBufferPointer(rebasing: path[prefix.count...])
      let name = relative.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      guard wanted.accepts(UnsafeBufferPointer(rebasing: relative[name...])) else { return }
      var status = stat()
      guard withCPath(relative, { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0,
        EntryKind(mode: status.st_mode) == .file
      else { return }
      let times = FileTimes(status)
      // What changed in the moment in which the index was written can have the same state and other contents. Where a
      // file system knows seconds alone, the moment is a second.
      guard times.modified < written, times.changed < written,
        entry.isOf(changed: times.changed, modified: times.modified, size: Int(status.st_size))
      else { return }
      found[PathText.text(of: relative)] = entry.id
    }
    return found
  }
}

/// When a file and its contents changed, in seconds and nanoseconds.
struct FileTimes {
  let changed: (Int, Int)
  let modified: (Int, Int)

  init(_ status: stat) {
    #if canImport(Darwin)
      changed = (status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
      modified = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      changed = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
      modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

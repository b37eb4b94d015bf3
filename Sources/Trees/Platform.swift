#if canImport(Darwin)
  import Darwin

  typealias DirectoryHandle = UnsafeMutablePointer<DIR>
#else
  import Glibc

  typealias DirectoryHandle = OpaquePointer
#endif

/// What the system says about its last failed call, e.g. "Permission denied".
func errorText(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// What a name in a folder stands for.
enum EntryKind {
  case folder, file, link
  /// A FIFO, a socket or a device: opening one may block, or do something.
  case special
  /// The file system does not say; only a look at the entry itself tells.
  case unknown

  init(directoryEntryType type: Int32) {
    switch type {
    case Int32(DT_DIR): self = .folder
    case Int32(DT_REG): self = .file
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN): self = .unknown
    default: self = .special
    }
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    case S_IFLNK: self = .link
    default: self = .special
    }
  }

  /// The kind of `name` in the open folder `descriptor`; a link is not followed. Nil when it is gone.
  init?(of name: UnsafePointer<CChar>, in descriptor: Int32) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }
}

/// The open folder at the top of a tree. Everything is opened relative to it, so that the root can't be
/// exchanged under a running scan.
package final class RootFolder: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens what is at `path`, relative to the root; "" is the root. Returns -1 and sets `errno` on failure.
  ///
  /// The last component is never followed if it is a link, and a FIFO does not block. A path that is too long
  /// for the system fails: no compiler opens it either, and going down piece by piece took half a minute of a
  /// hostile chain of 10,000 folders.
  func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    let all = flags | O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return path.pointee == 0 ? openat(descriptor, ".", all) : openat(descriptor, path, all)
  }
}

/// The entries of one open folder, without "." and "..".
struct DirectoryStream: ~Copyable {
  private let handle: DirectoryHandle
  let descriptor: Int32

  /// Takes over `descriptor`. Nil (and `errno` set) when it is no folder.
  init?(descriptor: Int32) {
    guard let handle = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      errno = code
      return nil
    }
    self.handle = handle
    self.descriptor = descriptor
  }

  deinit {
    closedir(handle)
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// The next entry; nil at the end, or (with `errno` other than 0) when reading failed. The name is
  /// valid until the next call.
  func next() -> (name: UnsafePointer<CChar>, kind: EntryKind)? {
    errno = 0
    while let entry = readdir(handle) {
      let name = (UnsafeRawPointer(entry) + Self.nameOffset).assumingMemoryBound(to: CChar.self)
      let dot = CChar(UInt8(ascii: "."))
      if name[0] == dot && (name[1] == 0 || (name[1] == dot && name[2] == 0)) { continue }
      return (name, EntryKind(directoryEntryType: Int32(entry.pointee.d_type)))
    }
    return nil
  }
}

/// `path` with every link in it resolved, as bytes; nil (and `errno` set) when it leads nowhere.
func realPath(_ path: [UInt8]) -> [UInt8]? {
  withCPath(path) { path in
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}

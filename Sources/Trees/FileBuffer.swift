#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of one file at a time, in memory that is used again for the next; one for each worker.
///
/// `base` points to `count` bytes and `padding` zero bytes after them, until the next read.
package struct FileBuffer: ~Copyable {
  package static let padding = 16
  /// What is kept after a larger file was read; memory that was never written costs nothing.
  private static let keptCapacity = 4 << 20
  private static let firstCapacity = 1 << 20

  private var storage: UnsafeMutablePointer<UInt8>
  /// How many bytes of a file fit, the padding aside.
  private var capacity: Int
  package private(set) var count = 0

  package var base: UnsafePointer<UInt8> { UnsafePointer(storage) }
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage, count: count) }

  package init() {
    capacity = Self.firstCapacity
    storage = .allocate(capacity: capacity + Self.padding)
    pad()
  }

  deinit {
    storage.deallocate()
  }

  /// Why a file could not be read.
  package enum Trouble: Error, Equatable, CustomStringConvertible {
    /// In the system's words.
    case unreadable(String)
    /// In bytes.
    case tooLarge(size: Int)
    /// A folder, link, FIFO, socket or device.
    case notRegular
    /// The file grew or shrank while it was read.
    case changed

    package var description: String {
      switch self {
      case .unreadable(let why): why
      case .tooLarge(let size): "too large (\(size) bytes)"
      case .notRegular: "not a regular file"
      case .changed: "changed while it was read"
      }
    }
  }

  /// Reads `file`; on failure the buffer is empty.
  ///
  /// - Parameter limit: in bytes; a larger file is not read.
  package mutating func read(_ file: TreeFile, of tree: Tree, limit: Int = 32 << 20) throws(Trouble) {
    count = 0
    if capacity > Self.keptCapacity { reallocate(Self.keptCapacity) }
    defer { pad() }
    if let archive = tree.archive { return fill(with: try archive.contents(of: file, limit: limit)) }
    let descriptor = file.open(in: tree)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ELOOP || code == ENXIO ? .notRegular : .unreadable(errorText(code))
    }
    defer { close(descriptor) }
    do throws(Trouble) {
      try fill(from: descriptor, limit)
    } catch {
      count = 0
      throw error
    }
  }

  /// Reads to the end. What is smaller than the buffer takes two reads and nothing else; only of a larger
  /// file the size is asked for, and of an empty one whether it is a file.
  private mutating func fill(from descriptor: Int32, _ limit: Int) throws(Trouble) {
    var announced: Int?
    while true {
      if count == capacity && announced == nil {
        let size = try regularSize(descriptor)
        if size > limit { throw .tooLarge(size: size) }
        announced = size
        // One byte more than it says: to meet the end without growing again.
        if size >= capacity { reallocate(size + 1) }
      }
      if let size = announced, count > size || count == capacity { throw .changed }
      let got = readOnce(descriptor)
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if errno != EINTR {
        throw errno == EISDIR || errno == EAGAIN ? .notRegular : .unreadable(errorText(errno))
      }
    }
    if count == 0 { _ = try regularSize(descriptor) }
    if let size = announced, count != size { throw .changed }
    if count > limit { throw .tooLarge(size: count) }
  }

  private mutating func fill(with bytes: [UInt8]) {
    if bytes.count > capacity { reallocate(bytes.count) }
    bytes.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { storage.update(from: base, count: bytes.count) }
    }
    count = bytes.count
  }

  private func readOnce(_ descriptor: Int32) -> Int {
    systemRead(descriptor, storage + count, capacity - count)
  }

  private func regularSize(_ descriptor: Int32) throws(Trouble) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errorText(errno)) }
    guard EntryKind(mode: status.st_mode) == .file else { throw .notRegular }
    return Int(status.st_size)
  }

  private mutating func reallocate(_ newCapacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity + Self.padding)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity = newCapacity
  }

  private func pad() {
    (storage + count).update(repeating: 0, count: Self.padding)
  }
}

extension TreeFile {
  /// A descriptor of the file, or -1 with `errno` set.
  func open(in tree: Tree) -> Int32 {
    let descriptor =
      rawPath.map { tree.folder.open($0[...], 0) } ?? path.withCString { tree.folder.open($0, 0) }
    guard descriptor < 0, errno == ENOENT, let shared = tree.shared else { return descriptor }
    return shared.open(self)
  }
}

/// `read`, under a name that no method here has.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

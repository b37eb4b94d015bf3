#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes come first in the order of bytes.
  @inline(__always)
  package func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let left = baseAddress, let right = other.baseAddress else { return count < other.count }
    let difference = memcmp(left, right, Swift.min(count, other.count))
    return difference == 0 ? count < other.count : difference < 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes begin with others.
  @inline(__always)
  package func begins(with other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count >= other.count else { return false }
    guard let left = baseAddress, let right = other.baseAddress else { return other.isEmpty }
    return memcmp(left, right, other.count) == 0
  }
}

extension [UInt8] {
  func precedes(_ other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { left in other.withUnsafeBufferPointer { left.precedes($0) } }
  }

  func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}

extension RootFolder {
  func open(_ path: ArraySlice<UInt8>, _ flags: Int32) -> Int32 {
    withCPath(path) { open($0, flags) }
  }
}

/// Calls `body` with the path as a C string.
func withCPath<Result>(_ path: some Collection<UInt8>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  let count = path.count
  return withUnsafeTemporaryAllocation(byteCount: count + 1, alignment: 1) { buffer in
    buffer.copyBytes(from: path)
    buffer[count] = 0
    let text = buffer.assumingMemoryBound(to: CChar.self)
    guard let base = text.baseAddress else { preconditionFailure("the end is always there") }
    return body(base)
  }
}

extension EntryKind {
  /// The kind of what is at an absolute path, a link being one. Nil when it is gone.
  init?(at path: some Collection<UInt8>) {
    guard let kind = withCPath(path, { EntryKind(of: $0, in: AT_FDCWD) }) else { return nil }
    self = kind
  }
}

extension Tree {
  /// The root's path with a slash at the end.
  private var base: [UInt8] {
    rootBytes.last == UInt8(ascii: "/") ? rootBytes : rootBytes + [UInt8(ascii: "/")]
  }

  func absolute(_ relative: [UInt8]) -> [UInt8] { base + relative }

  /// The path from the root of a real path; nil if that is elsewhere.
  func relative(_ real: [UInt8]) -> [UInt8]? {
    if real == rootBytes { return [] }
    return real.starts(with: base) ? Array(real.dropFirst(base.count)) : nil
  }

  /// Whether the folder at a path from the root can be listed.
  func canList(_ relative: [UInt8]) -> Bool {
    let descriptor = folder.open(relative[...], O_DIRECTORY)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// The absolute path of a path from the top of the repository.
  func absolute(fromTop path: [UInt8]) -> [UInt8] { base.dropLast(prefix.count) + path }
}

extension Listing {
  mutating func note(_ kind: TreeNote.Kind, _ path: some Collection<UInt8>, _ why: String) {
    let text = Array(path).withUnsafeBufferPointer { PathText.text(of: $0) }
    notes.append(TreeNote(kind: kind, path: text, why: why))
  }

  /// By the paths' bytes; a file is kept once.
  mutating func sortFiles() {
    let keyed = files.map { (key: $0.rawPath ?? Array($0.path.utf8), file: $0) }
      .sorted { $0.key.precedes($1.key) }
    files.removeAll(keepingCapacity: true)
    for entry in keyed where entry.file.path != files.last?.path { files.append(entry.file) }
  }

  mutating func sortNotes() {
    notes.sort { Array($0.path.utf8).precedes(Array($1.path.utf8)) }
    var kept: [TreeNote] = []
    for note in notes where note != kept.last { kept.append(note) }
    notes = kept
  }
}

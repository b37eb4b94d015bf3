import Bytes

@inline(__always)
func nameHash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { FNVHash(bytes).value }

@inline(__always)
func nameHash(lowercasing bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  var hash = FNVHash()
  for byte in bytes { hash.add(byte.lowercased) }
  return hash.value
}

/// What follows the last dot of a name; nil when it has none.
@inline(__always)
func nameExtension(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
  var index = name.count
  while index > 0 {
    index -= 1
    if name[index] == UInt8(ascii: ".") { return UnsafeBufferPointer(rebasing: name[(index + 1)...]) }
  }
  return nil
}

/// Some hashes, with a bitmap in front that answers nearly every question with "no" at once.
struct HashSieve: Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func insert(_ hash: UInt64) {
    let bit: UInt64 = 1 << (hash & 63)
    switch (hash >> 6) & 3 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool {
    let bit: UInt64 = 1 << (hash & 63)
    switch (hash >> 6) & 3 {
    case 0: return bits.0 & bit != 0
    case 1: return bits.1 & bit != 0
    case 2: return bits.2 & bit != 0
    default: return bits.3 & bit != 0
    }
  }
}

/// The names of files that are wanted from a tree.
package struct NameFilter: Sendable {
  private var hashes: [UInt64] = []
  private var sieve = HashSieve()
  private var takesEverything = false
  /// Of extensions with two parts the last one.
  private var outerHashes: [UInt64] = []

  /// - Parameters:
  ///   - extensions: what follows the last dot, or the one before it, in lower case: a name's case does not count (ASCII
  ///     only).
  ///   - names: whole names, letter by letter.
  package init(extensions: [String], names: [String] = []) {
    // The two lists share one set: a name's hash is turned over, so that it can't meet an extension's.
    for var text in extensions {
      insert(text.withUTF8 { nameHash(lowercasing: $0) })
      guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      var outer = String(text[text.utf8.index(after: dot)...])
      outerHashes.append(outer.withUTF8 { nameHash(lowercasing: $0) })
    }
    for var text in names { insert(~text.withUTF8 { nameHash($0) }) }
  }

  /// Wants what either of two wants.
  package func union(_ other: NameFilter) -> NameFilter {
    var filter = self
    for hash in other.hashes {
      filter.hashes.append(hash)
      filter.sieve.insert(hash)
    }
    filter.outerHashes += other.outerHashes
    filter.takesEverything = takesEverything || other.takesEverything
    return filter
  }

  /// Wants every file.
  package static let everything: NameFilter = {
    var filter = NameFilter(extensions: [])
    filter.takesEverything = true
    return filter
  }()

  private mutating func insert(_ hash: UInt64) {
    hashes.append(hash)
    sieve.insert(hash)
  }

  /// Whether the file at a path is wanted.
  package func accepts(path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return accepts(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Whether the last two parts of a name are wanted together: `Kit.podspec.json`.
  private func acceptsTwo(_ name: UnsafeBufferPointer<UInt8>, _ lastCount: Int) -> Bool {
    let rest = UnsafeBufferPointer(rebasing: name.dropLast(lastCount + 1))
    guard let inner = nameExtension(rest) else { return false }
    return hashes.contains(
      nameHash(lowercasing: UnsafeBufferPointer(rebasing: name.suffix(inner.count + 1 + lastCount))))
  }

  @inline(__always)
  func accepts(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if takesEverything { return true }
    if let suffix = nameExtension(name) {
      let hash = nameHash(lowercasing: suffix)
      if sieve.mayContain(hash) && hashes.contains(hash) { return true }
      if !outerHashes.isEmpty, outerHashes.contains(hash), acceptsTwo(name, suffix.count) { return true }
    }
    let hash = ~nameHash(name)
    return sieve.mayContain(hash) && hashes.contains(hash)
  }
}

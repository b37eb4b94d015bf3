/// The tokens of one file, in order. The storage outlives the file: a worker lexes thousands of files into one.
///
/// It notes on the way what would cost another walk over all tokens: which of them name something that can be a site,
/// which divide the file, and which names of the vocabulary stand in it.
package struct TokenBuffer: ~Copyable {
  private let storage: UnsafeMutablePointer<Token>
  private let hitStorage: UnsafeMutablePointer<UInt32>
  private let landmarkStorage: UnsafeMutablePointer<UInt32>
  private let namedStorage: UnsafeMutablePointer<UInt32>
  private let nameStorage: UnsafeMutablePointer<UInt64>
  private let capacity: Int
  package private(set) var count = 0
  private var hitCount = 0
  private var landmarkCount = 0
  private var namedCount = 0
  /// Where the first merge conflict begins that was skipped; nothing where there is none.
  package private(set) var conflict: Int?

  /// Enough for most files; memory that is never written costs nothing.
  private static let usualCapacity = 1 << 17

  package init() { self.init(capacity: Self.usualCapacity) }

  private init(capacity: Int) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
    hitStorage = .allocate(capacity: capacity)
    landmarkStorage = .allocate(capacity: capacity)
    namedStorage = .allocate(capacity: capacity)
    nameStorage = .allocate(capacity: NameSet.capacity)
  }

  deinit {
    storage.deallocate()
    hitStorage.deallocate()
    landmarkStorage.deallocate()
    namedStorage.deallocate()
    nameStorage.deallocate()
  }

  /// What is known of a file's tokens, valid until the buffer is filled again.
  package struct Contents {
    package let tokens: UnsafeBufferPointer<Token>
    /// The places of tokens that name something that can be a site.
    package let hits: UnsafeBufferPointer<UInt32>
    /// The places of brackets, directives and, in Swift, the words `import`.
    package let landmarks: UnsafeBufferPointer<UInt32>
    /// The places of what the vocabulary knows, but for keywords of Swift.
    package let named: UnsafeBufferPointer<UInt32>
    package let names: NameSet
  }

  package var hasHits: Bool { hitCount > 0 }

  package borrowing func withContents<Result>(_ body: (Contents) -> Result) -> Result {
    body(
      Contents(
        tokens: UnsafeBufferPointer(start: storage, count: count),
        hits: UnsafeBufferPointer(start: hitStorage, count: hitCount),
        landmarks: UnsafeBufferPointer(start: landmarkStorage, count: landmarkCount),
        named: UnsafeBufferPointer(start: namedStorage, count: namedCount),
        names: NameSet(UnsafePointer(nameStorage))))
  }

  /// The token at `index`.
  package subscript(index: Int) -> Token {
    precondition(index >= 0 && index < count)
    return storage[index]
  }

  // MARK: Filling

  /// Forgets what it holds and makes room for all that `source` can be: each token has a byte of its own, so that
  /// appending need not ask. What a large file took is given back with the next one.
  mutating func begin(_ source: Source) {
    let needed = max(source.count + 2, Self.usualCapacity)
    if needed > capacity || capacity > Self.usualCapacity { self = TokenBuffer(capacity: needed) }
    count = 0
    hitCount = 0
    landmarkCount = 0
    namedCount = 0
    conflict = nil
    nameStorage.update(repeating: 0, count: NameSet.capacity)
  }

  /// - Precondition: there is room, as `begin` made it.
  @inline(__always)
  mutating func append(_ token: Token) {
    (storage + count).initialize(to: token)
    count &+= 1
  }

  /// Says that a merge conflict begins at an offset, and that no token comes of it.
  mutating func markConflict(at offset: Int) { conflict = conflict ?? offset }

  /// Says that the token which is appended next divides the file.
  @inline(__always)
  mutating func markLandmark() {
    landmarkStorage[landmarkCount] = UInt32(truncatingIfNeeded: count)
    landmarkCount &+= 1
  }

  /// The same where it does, without a branch.
  @inline(__always)
  mutating func markLandmark(if isLandmark: Bool) {
    landmarkStorage[landmarkCount] = UInt32(truncatingIfNeeded: count)
    landmarkCount &+= isLandmark ? 1 : 0
  }

  /// Says that the token which is appended next has a name of the vocabulary.
  @inline(__always)
  mutating func note(_ name: Name) {
    nameStorage[Int(name.number &>> 6)] |= 1 &<< UInt64(name.number & 63)
    namedStorage[namedCount] = UInt32(truncatingIfNeeded: count)
    namedCount &+= name.isSwiftKeyword ? 0 : 1
  }

  /// Says that the token which is appended next names something that can be a site.
  @inline(__always)
  mutating func markHit() {
    let next = UInt32(truncatingIfNeeded: count)
    guard hitCount == 0 || hitStorage[hitCount &- 1] != next else { return }
    hitStorage[hitCount] = next
    hitCount &+= 1
  }
}

/// Some names of a vocabulary, one bit for each.
package struct NameSet {
  private let words: UnsafePointer<UInt64>

  /// How many words of 64 bits have a bit for each name of the largest vocabulary.
  static var capacity: Int { (Vocabulary.maximumCount + 63) / 64 }

  init(_ words: UnsafePointer<UInt64>) { self.words = words }

  package func contains(_ name: Name) -> Bool {
    name != .none && Int(name.number) < Vocabulary.maximumCount
      && words[Int(name.number &>> 6)] >> UInt64(name.number & 63) & 1 == 1
  }
}

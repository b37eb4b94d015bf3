/// The tokens of one file, in order. The storage outlives the file: a worker lexes thousands of files into one.
package struct TokenBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<Token>
  private var capacity: Int
  package private(set) var count = 0
  /// The places of tokens that name something that can be a site, in order: a file with none needs no matching.
  private var hits: [UInt32] = []

  package init(capacity: Int = 1 << 14) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  package mutating func removeAll() {
    count = 0
    hits.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  package mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (storage + count).initialize(to: token)
    count += 1
  }

  /// Says that the token which is appended next names something that can be a site.
  @inline(__always)
  mutating func markHit() {
    let next = UInt32(truncatingIfNeeded: count)
    if hits.last != next { hits.append(next) }
  }

  package var hasHits: Bool { !hits.isEmpty }

  /// The token at `index`.
  package subscript(index: Int) -> Token {
    _read {
      precondition(index >= 0 && index < count)
      yield storage[index]
    }
    _modify {
      precondition(index >= 0 && index < count)
      yield &storage[index]
    }
  }

  package func withTokens<Result>(
    _ body: (UnsafeBufferPointer<Token>, _ hits: [UInt32]) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: storage, count: count), hits)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

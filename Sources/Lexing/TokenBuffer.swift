/// The tokens of one file, in order. The storage outlives the file: a worker lexes thousands of files into one.
package struct TokenBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<Token>
  private var capacity: Int
  package private(set) var count = 0
  /// How many tokens named something that can be a site: a file with none needs no matching.
  package internal(set) var hits = 0

  package init(capacity: Int = 1 << 14) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  package mutating func removeAll() {
    count = 0
    hits = 0
  }

  @inline(__always)
  package mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (storage + count).initialize(to: token)
    count += 1
  }

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

  package func withTokens<Result>(_ body: (UnsafeBufferPointer<Token>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: storage, count: count))
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

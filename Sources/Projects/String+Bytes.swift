import Trees

extension String {
  /// Whether the bytes of the text come before those of another. It is not the order of `String`, which knows of
  /// equivalent characters and could change with Unicode; and it is fast: a path is found by some fourteen of these.
  package func precedes(_ other: String) -> Bool {
    let fast = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.precedes(right) }
    }
    return (fast ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether these bytes stand in it. `contains` compares characters, and takes many times as long.
  package func has(_ phrase: String) -> Bool {
    guard let first = phrase.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: phrase.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

/// Looks for a marker in the bytes of a source, thirty-two at a time: most files have none, and those are to cost
/// next to nothing.
package struct TextSearch {
  private let text: [UInt8]
  /// Two bytes of the text that seldom stand so far from each other, and their places in it.
  private let first: Int
  private let second: Int

  /// - Precondition: `first` and `second` are places in `text`, in order, and less than eight apart.
  package init(_ text: StaticString, first: Int, second: Int) {
    self.text = text.withUTF8Buffer(Array.init)
    self.first = first
    self.second = second
    precondition(first >= 0 && first <= second && second < self.text.count && second - first < 8)
  }

  /// How many bytes the text has.
  package var count: Int { text.count }

  /// Where the text stands next, from an offset on; nothing where it does not.
  package func next(in source: Source, from start: Int) -> Int? {
    let firsts = EightBytes.all(text[first])
    let seconds = EightBytes.all(text[second])
    let distance = second - first
    var at = max(start, 0)
    // Before that, the whole text cannot have begun.
    if at <= Int.max - first { at += first }
    while at + 32 + 8 <= source.count {
      let place = source.base + at
      var marks: UInt64 = 0
      for step in 0..<4 {
        let pair =
          (EightBytes(place + step * 8).bits ^ firsts)
          | (EightBytes(place + step * 8 + distance).bits ^ seconds)
        marks |= EightBytes.zeros(pair)
      }
      if marks != 0, let found = check(at..<(at + 32), in: source) { return found }
      at += 32
    }
    return check(at..<max(at, source.count), in: source)
  }

  /// - Parameter places: where the first of the two bytes may be.
  private func check(_ places: Range<Int>, in source: Source) -> Int? {
    for place in places where source[place] == text[first] {
      let start = place - first
      guard start >= 0, start + text.count <= source.count else { continue }
      let bytes = UnsafeBufferPointer(start: source.base + start, count: text.count)
      if bytes.elementsEqual(text) { return start }
    }
    return nil
  }
}

extension EightBytes {
  /// Eight times the same byte.
  fileprivate static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Not zero where one of eight bytes is.
  @inline(__always)
  fileprivate static func zeros(_ bytes: UInt64) -> UInt64 {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080
  }
}

/// What a text begins with, at most eight bytes, so that one step compares them.
package struct TextPrefix: Sendable, Hashable {
  private let bits: UInt64
  private let mask: UInt64
  /// How many bytes it has.
  package let count: Int

  /// What no text begins with.
  package static let none = TextPrefix(bits: 1, mask: 0, count: 0)

  private init(bits: UInt64, mask: UInt64, count: Int) {
    self.bits = bits
    self.mask = mask
    self.count = count
  }

  /// - Precondition: the text has one to eight bytes.
  package init(_ text: StaticString) {
    count = text.utf8CodeUnitCount
    precondition((1...8).contains(count))
    mask = UInt64.max >> UInt64(64 - 8 * count)
    bits = text.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// Whether the bytes at `pointer` begin so.
  /// - Precondition: eight bytes may be read at `pointer`.
  @inline(__always)
  func begins(_ pointer: UnsafePointer<UInt8>) -> Bool { EightBytes(pointer).bits & mask == bits }
}

extension Source {
  /// Whether a literal of one run of text begins so, and goes on.
  package func begins(_ token: Token, with prefix: TextPrefix) -> Bool {
    guard token.kind == .string, Int(token.length) > prefix.count + 2 else { return false }
    var start = token.start
    while start < token.end, base[start] == Byte.at || base[start] == Byte.pound || base[start] == Byte.quote
    {
      start += 1
    }
    return prefix.begins(base + start)
  }
}

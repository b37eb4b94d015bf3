/// A file of which parts are read as they are needed.
package struct ByteSource: Sendable {
  package let count: Int
  /// So many bytes from an offset on; nothing where they are not all there, or cannot be read.
  package let read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]?

  package init(count: Int, read: @escaping @Sendable (Int, Int) -> [UInt8]?) {
    self.count = count
    self.read = read
  }

  /// Bytes that are in memory.
  package init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { offset, count in
      guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
      return Array(bytes[offset..<(offset + count)])
    }
  }
}

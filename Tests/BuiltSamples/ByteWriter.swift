/// Bytes that are written one after the other, with numbers in either order.
package struct ByteWriter {
  package var bytes: [UInt8] = []
  package var isBigEndian = false

  package init(isBigEndian: Bool = false) { self.isBigEndian = isBigEndian }

  package mutating func number(_ value: Int, _ size: Int) {
    let low = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    bytes += isBigEndian ? low.reversed() : low
  }

  package mutating func words(_ values: Int...) { for value in values { number(value, 4) } }

  /// A text, filled with zeros up to a size.
  package mutating func field(_ text: String, _ size: Int) {
    let text = Array(text.utf8.prefix(size))
    bytes += text + [UInt8](repeating: 0, count: size - text.count)
  }

  package mutating func text(_ text: String) { bytes += Array(text.utf8) + [0] }

  package mutating func pad(to unit: Int) { while bytes.count % unit > 0 { bytes.append(0) } }
}

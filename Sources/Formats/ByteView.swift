/// Bytes of a binary file, read with checks: whatever offset or size a file names, nothing outside of it is touched.
struct ByteView {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether numbers have their greatest byte first.
  var isBigEndian = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// An unsigned number of so many bytes, at most eight; nothing where it is not all there.
  func number(at offset: Int, size: Int) -> UInt64? {
    guard let part = part(at: offset, count: size) else { return nil }
    var value: UInt64 = 0
    for place in 0..<size { value = value << 8 | UInt64(part[isBigEndian ? place : size - 1 - place]) }
    return value
  }

  /// A number of four bytes, as an offset, a size or a count.
  func word(at offset: Int) -> Int? { number(at: offset, size: 4).map { Int($0) } }

  /// A number of eight bytes; one that no file reaches is cut to the greatest there is.
  func long(at offset: Int) -> Int? { number(at: offset, size: 8).map { Int(clamping: $0) } }

  /// A part as a file of its own; nothing where it is not all there.
  func view(at offset: Int, count: Int) -> ByteView? {
    guard let part = part(at: offset, count: count) else { return nil }
    var view = ByteView(part)
    view.isBigEndian = isBigEndian
    return view
  }

  /// The text up to the next zero byte, at most so many bytes; nothing where there is no zero within them.
  func text(at offset: Int, limit: Int) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[offset..<(offset + min(limit, count - offset))])
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: UnsafeBufferPointer(rebasing: rest[..<end]), as: UTF8.self)
  }

  /// The text of a field of fixed size, without the zeros that fill it.
  func field(at offset: Int, count: Int) -> String? {
    part(at: offset, count: count).map { part in String(decoding: part.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// All texts that end with a zero byte, as far as each has at most so many bytes.
  func texts(limit: Int) -> [String] {
    bytes.split(separator: 0).lazy.filter { $0.count <= limit }.map {
      String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self)
    }
  }

  func bytes(at offset: Int, count: Int) -> [UInt8]? { part(at: offset, count: count).map(Array.init) }

  func starts(with text: String, at offset: Int = 0) -> Bool {
    part(at: offset, count: text.utf8.count)?.elementsEqual(text.utf8) ?? false
  }

  func part(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[offset..<(offset + count)])
  }
}

extension Int {
  /// The sum, or the greatest number there is: an offset that no file reaches.
  func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product, or the greatest number there is.
  func times(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}

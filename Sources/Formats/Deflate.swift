private import Zlib

/// What ZIP archives are packed by, as the system's zlib reads it.
enum Deflate {
  /// The unpacked bytes, which have to be so many; nothing where they are not, or are damaged.
  static func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
    guard UInt32(exactly: packed.count) != nil, UInt32(exactly: count) != nil else { return nil }
    var isSound = false
    // One byte more, so that what is too long is seen.
    let bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { output, filled in
      filled = packed.withUnsafeBufferPointer { input in unpack(input, into: output) } ?? 0
      isSound = filled == count
    }
    return isSound ? bytes : nil
  }

  /// How many bytes came out; nothing where the input is damaged or goes on.
  private static func unpack(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var stream = z_stream()
    // Without the header of zlib's own format.
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(truncatingIfNeeded: input.count)
    stream.next_out = output.baseAddress
    stream.avail_out = UInt32(truncatingIfNeeded: output.count)
    guard inflate(&stream, Z_FINISH) == Z_STREAM_END else { return nil }
    return output.count - Int(stream.avail_out)
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = crc32(0, nil, 0)
    for start in stride(from: 0, to: bytes.count, by: 1 << 30) {
      sum = bytes[start..<min(start + 1 << 30, bytes.count)].withUnsafeBufferPointer {
        crc32(sum, $0.baseAddress, UInt32($0.count))
      }
    }
    return UInt32(truncatingIfNeeded: sum)
  }
}

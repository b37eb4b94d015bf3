/// A ZIP archive, put together by hand so that each part of it can be wrong.
package struct ZipFile: Sendable {
  package struct Entry: Sendable {
    package var name: [UInt8]
    package var contents: [UInt8]
    /// Zero: as they are; eight: packed.
    package var method = 0
    package var flags = 0
    /// Of Unix, as `stat` has it.
    package var mode = 0o100644
    /// What the directory says instead of the truth.
    package var size: Int?
    package var packedSize: Int?
    package var checksum: Int?
    package var offset: Int?

    package init(_ name: String, _ contents: [UInt8]) {
      self.name = Array(name.utf8)
      self.contents = contents
    }

    package init(_ name: String, _ text: String = "") { self.init(name, Array(text.utf8)) }

    package func with(_ change: (inout Entry) -> Void) -> Entry {
      var entry = self
      change(&entry)
      return entry
    }
  }

  package var entries: [Entry]
  package var comment: [UInt8] = []
  /// Whether sizes and the place of the directory stand in the records for large archives.
  package var isLong = false

  package init(_ entries: [Entry]) { self.entries = entries }

  package var bytes: [UInt8] {
    var file = ByteWriter()
    var directory = ByteWriter()
    for entry in entries {
      let start = entry.offset ?? file.bytes.count
      let packed = entry.method == 8 ? ZipFile.stored(entry.contents) : entry.contents
      let sum = entry.checksum ?? ZipFile.checksum(entry.contents)
      file.words(0x0403_4B50)
      for number in [20, entry.flags, entry.method, 0, 0] { file.number(number, 2) }
      file.words(sum, packed.count, entry.contents.count)
      file.number(entry.name.count, 2)
      file.number(0, 2)
      file.bytes += entry.name + packed
      let sizes = [entry.size ?? entry.contents.count, entry.packedSize ?? packed.count, start]
      directory.words(0x0201_4B50)
      for number in [0x0314, 20, entry.flags, entry.method, 0, 0] { directory.number(number, 2) }
      directory.words(sum, isLong ? 0xFFFF_FFFF : sizes[1], isLong ? 0xFFFF_FFFF : sizes[0])
      for number in [entry.name.count, isLong ? 28 : 0, 0, 0, 0] { directory.number(number, 2) }
      directory.words(entry.mode << 16, isLong ? 0xFFFF_FFFF : start)
      directory.bytes += entry.name
      if isLong {
        directory.number(1, 2)
        directory.number(24, 2)
        for size in sizes { directory.number(size, 8) }
      }
    }
    let start = file.bytes.count
    file.bytes += directory.bytes
    if isLong { addLongRecords(to: &file, directory: start, directory.bytes.count) }
    file.words(0x0605_4B50, 0)
    for _ in 0..<2 { file.number(isLong ? 0xFFFF : entries.count, 2) }
    file.words(isLong ? 0xFFFF_FFFF : directory.bytes.count, isLong ? 0xFFFF_FFFF : start)
    file.number(comment.count, 2)
    return file.bytes + comment
  }

  private func addLongRecords(to file: inout ByteWriter, directory start: Int, _ size: Int) {
    let record = file.bytes.count
    file.words(0x0606_4B50)
    file.number(44, 8)
    file.number(45, 2)
    file.number(45, 2)
    file.words(0, 0)
    for number in [entries.count, entries.count, size, start] { file.number(number, 8) }
    file.words(0x0706_4B50, 0)
    file.number(record, 8)
    file.words(1)
  }

  /// In blocks that are packed by nothing, which deflate has, too.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed = ByteWriter()
    var at = 0
    repeat {
      let part = bytes[at..<min(at + 65_535, bytes.count)]
      at += part.count
      packed.number(at == bytes.count ? 1 : 0, 1)
      packed.number(part.count, 2)
      packed.number(~part.count & 0xFFFF, 2)
      packed.bytes += part
    } while at < bytes.count
    return packed.bytes
  }

  /// CRC-32.
  package static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~sum)
  }
}

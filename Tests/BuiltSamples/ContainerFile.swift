/// Files around others: for several architectures, and of several objects.
package enum ContainerFile {
  /// One file for several architectures.
  package static func fat(_ images: [[UInt8]], isLong: Bool = false) -> [UInt8] {
    var file = ByteWriter(isBigEndian: true)
    file.words(isLong ? 0xCAFE_BABF : 0xCAFE_BABE, images.count)
    var offset = 8 + images.count * (isLong ? 32 : 20)
    for image in images {
      file.words(0, 0)
      file.number(offset, isLong ? 8 : 4)
      file.number(image.count, isLong ? 8 : 4)
      file.words(0)
      if isLong { file.words(0) }
      offset += image.count
    }
    return file.bytes + images.joined()
  }

  /// A static library, with names as BSD writes long ones.
  package static func library(_ members: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var file = ByteWriter()
    file.bytes = Array("!<arch>\n".utf8)
    for member in members {
      let isLong = member.name.utf8.count > 15
      let name = isLong ? "#1/\(member.name.utf8.count)" : member.name
      let contents = (isLong ? Array(member.name.utf8) : []) + member.bytes
      for (text, size) in [
        (name, 16), ("0", 12), ("0", 6), ("0", 6), ("644", 8), (String(contents.count), 10),
      ] {
        file.bytes += Array(text.utf8) + [UInt8](repeating: 0x20, count: size - text.utf8.count)
      }
      file.bytes += Array("`\n".utf8) + contents
      if contents.count % 2 > 0 { file.bytes.append(0x0A) }
    }
    return file.bytes
  }
}

/// The list at the end of a ZIP archive that says what is in it.
struct ZipDirectory {
  /// Where it begins.
  let offset: Int
  private let bytes: [UInt8]
  private let count: Int

  /// A comment of 65,535 bytes can follow the last record.
  private static let maximumTailSize = 22 + 65_535

  init(_ source: ByteSource) throws(BinaryError) {
    let tailSize = min(source.count, Self.maximumTailSize)
    guard let tail = source.read(source.count - tailSize, tailSize) else {
      throw BinaryError(.cut("directory"), at: 0)
    }
    let base = source.count - tailSize
    guard let end = Self.end(of: tail) else {
      let begins = tail.starts(with: "PK".utf8) || base > 0
      throw BinaryError(
        begins
          ? .cut("directory") : tail.isEmpty ? .empty : .other("no ZIP archive"), at: source.count)
    }
    var place = try Self.place(in: tail, at: end, base)
    if place.isLong { place = try Self.longPlace(source, tail, before: end, base) }
    guard place.count <= ZipArchive.maximumEntryCount else {
      throw BinaryError(.tooMany("entries"), at: base + end)
    }
    guard place.size <= ZipArchive.maximumDirectorySize else {
      throw BinaryError(.tooMany("bytes in its directory"), at: base + end)
    }
    guard place.offset.adding(place.size) <= base + end, let bytes = source.read(place.offset, place.size)
    else { throw BinaryError(.wrong("the directory is not where the end says"), at: base + end) }
    self.bytes = bytes
    (offset, count) = (place.offset, place.count)
  }

  private struct Place {
    var count: Int
    var size: Int
    var offset: Int
    /// Whether one of the numbers does not fit, and another record has it.
    var isLong = false
  }

  /// Where the last record begins: its comment ends the file.
  private static func end(of tail: [UInt8]) -> Int? {
    tail.withUnsafeBufferPointer { bytes in
      let view = ByteView(bytes)
      guard view.count >= 22 else { return nil }
      return (0...(view.count - 22)).last { at in
        bytes[at] == UInt8(ascii: "P") && view.starts(with: "PK\u{5}\u{6}", at: at)
          && view.number(at: at + 20, size: 2) == UInt64(view.count - 22 - at)
      }
    }
  }

  private static func place(in tail: [UInt8], at end: Int, _ base: Int) throws(BinaryError) -> Place {
    let place = tail.withUnsafeBufferPointer { bytes -> Place? in
      let view = ByteView(bytes)
      guard let disk = view.number(at: end + 4, size: 4), let here = view.number(at: end + 8, size: 2),
        let count = view.number(at: end + 10, size: 2), let size = view.word(at: end + 12),
        let offset = view.word(at: end + 16), here == count
      else { return nil }
      let isLong = count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF
      guard isLong || disk == 0 else { return nil }
      return Place(count: Int(count), size: size, offset: offset, isLong: isLong)
    }
    guard let place else { throw BinaryError(.unsupported("parts on several disks"), at: base + end) }
    return place
  }

  /// Of a large archive: a record before the last one says where the one with large numbers is.
  private static func longPlace(
    _ source: ByteSource, _ tail: [UInt8], before end: Int, _ base: Int
  ) throws(BinaryError) -> Place {
    let at = tail.withUnsafeBufferPointer { bytes -> Int? in
      let view = ByteView(bytes)
      return end >= 20 && view.starts(with: "PK\u{6}\u{7}", at: end - 20) ? view.long(at: end - 12) : nil
    }
    guard let at, let record = source.read(at, 56) else {
      throw BinaryError(.wrong("the record for large archives is not there"), at: base + end)
    }
    let place = record.withUnsafeBufferPointer { bytes -> Place? in
      let view = ByteView(bytes)
      guard view.starts(with: "PK\u{6}\u{6}"), let count = view.long(at: 32), let size = view.long(at: 40),
        let offset = view.long(at: 48)
      else { return nil }
      return Place(count: count, size: size, offset: offset)
    }
    guard let place else { throw BinaryError(.wrong("the record for large archives is none"), at: at) }
    return place
  }

  func entries() throws(BinaryError) -> [ZipArchive.Entry] {
    var entries: [ZipArchive.Entry] = []
    entries.reserveCapacity(min(count, bytes.count / 46))
    var at = 0
    for _ in 0..<count {
      let read = bytes.withUnsafeBufferPointer { bytes in
        Self.entry(ByteView(bytes), at: at, offset.adding(at))
      }
      let (entry, next) = try read.get()
      entries.append(entry)
      at = next
    }
    return entries
  }

  private static func entry(
    _ view: ByteView, at start: Int, _ place: Int
  ) -> Result<(ZipArchive.Entry, next: Int), BinaryError> {
    guard view.starts(with: "PK\u{1}\u{2}", at: start), let flags = view.number(at: start + 8, size: 2),
      let method = view.number(at: start + 10, size: 2), let checksum = view.number(at: start + 16, size: 4),
      var packed = view.word(at: start + 20), var size = view.word(at: start + 24),
      let nameLength = view.number(at: start + 28, size: 2).map({ Int($0) }),
      let extraLength = view.number(at: start + 30, size: 2).map({ Int($0) }),
      let commentLength = view.number(at: start + 32, size: 2).map({ Int($0) }),
      let mode = view.number(at: start + 40, size: 2), var header = view.word(at: start + 42),
      let name = view.bytes(at: start + 46, count: nameLength),
      let extra = view.view(at: start + 46 + nameLength, count: extraLength)
    else { return .failure(BinaryError(.cut("directory"), at: place)) }
    readLong(extra, &size, &packed, &header)
    let kind: ZipArchive.Entry.Kind =
      name.last == UInt8(ascii: "/") ? .folder : mode & 0xF000 == 0xA000 ? .link : .file
    guard let path = path(name, kind) else {
      let text = String(decoding: name.prefix(80), as: UTF8.self)
      return .failure(BinaryError(.wrong("the name '\(text)' leads out of it, or is none"), at: place))
    }
    guard size / ZipArchive.maximumRatio <= packed else {
      return .failure(BinaryError(.wrong("an entry says that it is larger than it can be"), at: place))
    }
    let entry = ZipArchive.Entry(
      path: path, kind: kind, size: size, packedSize: packed, method: Int(method),
      isEncrypted: flags & 1 != 0, checksum: UInt32(checksum), offset: header)
    return .success((entry, start + 46 + nameLength + extraLength + commentLength))
  }

  /// Numbers that do not fit into the entry stand in this order in an extra field, those alone.
  private static func readLong(_ extra: ByteView, _ size: inout Int, _ packed: inout Int, _ header: inout Int)
  {
    var at = 0
    while let kind = extra.number(at: at, size: 2), let length = extra.number(at: at + 2, size: 2) {
      if kind == 1, let field = extra.view(at: at + 4, count: Int(length)) {
        var inside = 0
        let take = { (number: inout Int) in
          guard number == 0xFFFF_FFFF, let long = field.long(at: inside) else { return }
          number = long
          inside += 8
        }
        take(&size)
        take(&packed)
        take(&header)
        return
      }
      at += 4 + Int(length)
    }
  }

  /// A path within the archive; nothing where it begins at a root, goes up, or has a name that is none.
  private static func path(_ name: [UInt8], _ kind: ZipArchive.Entry.Kind) -> [UInt8]? {
    let path = kind == .folder ? Array(name.dropLast()) : name
    guard !path.isEmpty, path.count <= ZipArchive.maximumNameLength, !path.contains(0),
      // Drives and folders of Windows.
      !path.contains(UInt8(ascii: "\\")), path.count < 2 || path[1] != UInt8(ascii: ":")
    else { return nil }
    let names = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSound = names.allSatisfy { name in
      !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
    }
    return isSound ? path : nil
  }
}

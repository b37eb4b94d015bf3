/// A ZIP archive as its directory lists it, after PKWARE's APPNOTE 6.3; entries are read one by one.
///
/// A directory that no honest program writes is refused as a whole: names that lead out of the archive, two entries of
/// one name, entries that share bytes, more than fits. So what is read of an archive costs no more than its size says.
package struct ZipArchive: Sendable {
  package struct Entry: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case file, folder
      /// Its contents are a path.
      case link
    }

    /// The bytes of its path from the top of the archive, with slashes between names and none at an end.
    package let path: [UInt8]
    package let kind: Kind
    /// In bytes, as the directory says.
    package let size: Int
    let packedSize: Int
    let method: Int
    let isEncrypted: Bool
    let checksum: UInt32
    /// Of the header before its contents.
    let offset: Int
  }

  /// In the order of the directory.
  package let entries: [Entry]
  private let source: ByteSource

  /// Large apps have some tens of thousands.
  package static let maximumEntryCount = 200_000
  package static let maximumDirectorySize = 64 << 20
  package static let maximumNameLength = 4096
  /// Deflate makes at best so many bytes of one.
  static let maximumRatio = 1032

  package init(_ source: ByteSource) throws(BinaryError) {
    self.source = source
    let directory = try ZipDirectory(source)
    entries = try directory.entries()
    try ZipArchive.check(entries, directory.offset)
  }

  private static func check(_ entries: [Entry], _ end: Int) throws(BinaryError) {
    var known: Set<[UInt8]> = []
    for entry in entries where !known.insert(entry.path).inserted {
      throw BinaryError(.wrong("two entries are called \(text(entry.path))"), at: entry.offset)
    }
    // A file in the place of a folder would be in two places at once.
    let files = Set(entries.lazy.filter { $0.kind != .folder }.map(\.path))
    var folders: Set<ArraySlice<UInt8>> = []
    for entry in entries {
      var path = entry.path[...]
      while let slash = path.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        guard folders.insert(path).inserted else { break }
        if files.contains(Array(path)) {
          throw BinaryError(.wrong("\(text(Array(path))) is a file and a folder"), at: entry.offset)
        }
      }
    }
    let sorted = entries.sorted { $0.offset < $1.offset }
    for (one, next) in zip(sorted, sorted.dropFirst())
    where one.offset.adding(30).adding(one.packedSize) > next.offset {
      throw BinaryError(.wrong("two entries share bytes"), at: next.offset)
    }
    if let last = sorted.last, last.offset.adding(30).adding(last.packedSize) > end {
      throw BinaryError(.wrong("an entry reaches into the directory"), at: last.offset)
    }
  }

  private static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

  /// The contents of an entry.
  /// - Parameter limit: in bytes; a larger one is not read.
  package func contents(of entry: Entry, limit: Int) throws(BinaryError) -> [UInt8] {
    guard !entry.isEncrypted else { throw BinaryError(.unsupported("encrypted contents"), at: entry.offset) }
    guard entry.size <= limit else { throw BinaryError(.tooMany("bytes"), at: entry.offset) }
    guard let header = source.read(entry.offset, 30) else {
      throw BinaryError(.cut("header of an entry"), at: entry.offset)
    }
    let lengths = header.withUnsafeBufferPointer { bytes -> (name: Int, extra: Int)? in
      let view = ByteView(bytes)
      guard view.starts(with: "PK\u{3}\u{4}"), let name = view.number(at: 26, size: 2),
        let extra = view.number(at: 28, size: 2)
      else { return nil }
      return (Int(name), Int(extra))
    }
    guard let lengths else { throw BinaryError(.wrong("no entry begins here"), at: entry.offset) }
    let start = entry.offset.adding(30 + lengths.name + lengths.extra)
    guard let packed = source.read(start, entry.packedSize) else {
      throw BinaryError(.cut("contents of an entry"), at: start)
    }
    let contents: [UInt8]?
    switch entry.method {
    case 0: contents = packed.count == entry.size ? packed : nil
    case 8: contents = Deflate.unpacked(packed, count: entry.size)
    default:
      throw BinaryError(.unsupported("contents packed by method \(entry.method)"), at: entry.offset)
    }
    guard let contents, Deflate.checksum(contents) == entry.checksum else {
      throw BinaryError(.wrong("the contents of an entry are not what was packed"), at: start)
    }
    return contents
  }
}

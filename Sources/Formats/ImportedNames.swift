/// What an image asks others for, as it is gathered from its tables: each name once.
struct ImportedNames {
  /// Longer ones are no names of the system's.
  static let maximumLength = 4096
  /// Of all images of a file together, whatever its size.
  private static let maximumByteCount = 128 << 20

  private(set) var imports: [MachOImage.Import] = []
  private var known: Set<String> = []
  /// How many bytes of names are kept, those of earlier images of the file included.
  private(set) var byteCount: Int

  private let limit: Int

  /// - Parameters:
  ///   - byteCount: of what is kept of the file already.
  ///   - size: of the file: a table can name one long text any number of times, and no honest one does.
  init(after byteCount: Int, ofFileOf size: Int) {
    self.byteCount = byteCount
    limit = min(Self.maximumByteCount, size.times(8).adding(1 << 20))
  }

  mutating func add(_ name: String, from library: String?, at place: Int) throws(BinaryError) {
    try count(name.utf8.count, at: place)
    guard !name.isEmpty, known.insert(name).inserted else { return }
    imports.append(MachOImage.Import(name, from: library))
  }

  /// Counts what is kept elsewhere.
  mutating func count(_ more: Int, at place: Int) throws(BinaryError) {
    byteCount = byteCount.adding(more).adding(1)
    guard byteCount <= limit else { throw BinaryError(.tooMany("names"), at: place) }
  }
}

/// The table of imports of `LC_DYLD_CHAINED_FIXUPS`, after `mach-o/fixup-chains.h`.
enum ChainedImports {
  static func read(
    _ part: ByteView, _ libraries: [String], into names: inout ImportedNames, at base: Int
  ) throws(BinaryError) {
    if part.count == 0 { return }
    guard let imports = part.word(at: 8), let symbols = part.word(at: 12), let count = part.word(at: 16),
      let format = part.word(at: 20), let texts = part.word(at: 24)
    else { throw BinaryError(.cut("table of imports"), at: base) }
    // Compressed names are of the kernel's.
    guard (1...3).contains(format), texts == 0 else {
      throw BinaryError(.unsupported("a table of imports of kind \(format)"), at: base.adding(20))
    }
    let size = [4, 8, 16][format - 1]
    guard let table = part.view(at: imports, count: count.times(size)) else {
      throw BinaryError(.cut("table of imports"), at: base.adding(imports))
    }
    for number in 0..<count {
      let at = number * size
      guard let entry = table.number(at: at, size: format == 3 ? 8 : 4) else { break }
      let ordinal = Int(entry & (format == 3 ? 0xFFFF : 0xFF))
      let offset = Int(format == 3 ? entry >> 32 : entry >> 9)
      let text = part.text(at: symbols.adding(offset), limit: ImportedNames.maximumLength)
      guard let text else {
        // It took as long to look at.
        try names.count(ImportedNames.maximumLength, at: base)
        continue
      }
      let library = libraries.indices.contains(ordinal - 1) ? libraries[ordinal - 1] : nil
      try names.add(text, from: library, at: base.adding(imports).adding(at))
    }
  }
}

/// The lists of `LC_DYLD_INFO` by which older programs say what is bound, after `mach-o/loader.h`.
enum BoundImports {
  static func read(
    _ part: ByteView, _ libraries: [String], into names: inout ImportedNames, at base: Int
  ) throws(BinaryError) {
    var at = 0
    var library: String?
    while let byte = part.number(at: at, size: 1) {
      let value = Int(byte & 0x0F)
      at += 1
      switch byte & 0xF0 {
      // The end of a list, or in lazy ones of one entry.
      case 0x00: library = nil
      case 0x10: library = libraries.indices.contains(value - 1) ? libraries[value - 1] : nil
      case 0x20:
        let ordinal = number(part, &at)
        library = libraries.indices.contains(ordinal - 1) ? libraries[ordinal - 1] : nil
      case 0x30: library = nil
      case 0x40:
        guard let text = part.text(at: at, limit: ImportedNames.maximumLength) else {
          throw BinaryError(.wrong("a name that is bound does not end"), at: base.adding(at))
        }
        try names.add(text, from: library, at: base.adding(at))
        // What is not UTF-8 is longer as text than in the file.
        while let next = part.number(at: at, size: 1), next != 0 { at += 1 }
        at += 1
      case 0x60, 0x70, 0x80, 0xA0: _ = number(part, &at)
      case 0xC0:
        _ = number(part, &at)
        _ = number(part, &at)
      case 0xD0 where value == 0: _ = number(part, &at)
      default: break
      }
    }
  }

  /// A number in pieces of seven bits (LEB128).
  private static func number(_ part: ByteView, _ at: inout Int) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = part.number(at: at, size: 1) {
      at += 1
      if shift < 63 { value |= UInt64(byte & 0x7F) << shift }
      shift += 7
      if byte & 0x80 == 0 { break }
    }
    return Int(clamping: value)
  }
}

/// Reads Mach-O: programs, libraries and objects, for one architecture or several, 32 and 64 bits, in either order of
/// bytes; and static libraries of them. After Apple's `mach-o/loader.h`, `mach-o/fat.h` and `mach-o/nlist.h`.
///
/// Every number of a file is checked before it is used, and what is read of a file is bounded, whatever it says.
package enum MachOReader {
  /// Larger than any program that a store takes.
  package static let maximumByteCount = 512 << 20
  /// No file has more architectures.
  static let maximumSliceCount = 64

  /// What a file holds, and what may be missing from it.
  package struct Answer: Sendable, Hashable {
    /// One for each architecture; of a static library one for each object.
    package var images: [MachOImage] = []
    /// Whether it is a library of objects that are yet to be linked.
    package var isStatic = false
    /// Objects of a static library that are none for the machine, as those with code for the compiler only.
    package var unreadMembers = 0
  }

  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(BinaryError) -> Answer {
    let view = ByteView(bytes)
    var reading = Reading(size: view.count)
    guard let slices = try slices(view) else {
      try reading.read(view, at: 0)
      return reading.answer
    }
    for slice in slices {
      guard let part = view.view(at: slice.offset, count: slice.count) else {
        throw BinaryError(.cut("code for one architecture"), at: slice.offset)
      }
      try reading.read(part, at: slice.offset)
    }
    return reading.answer
  }

  package static func read(_ bytes: [UInt8]) throws(BinaryError) -> Answer {
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<Answer, BinaryError> in
      do throws(BinaryError) { return .success(try read(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  fileprivate struct Magic {
    var is64Bit: Bool
    var isBigEndian: Bool
  }

  fileprivate static func magic(of view: ByteView) -> Magic? {
    switch view.number(at: 0, size: 4) {
    case 0xFEED_FACE: Magic(is64Bit: false, isBigEndian: false)
    case 0xFEED_FACF: Magic(is64Bit: true, isBigEndian: false)
    case 0xCEFA_EDFE: Magic(is64Bit: false, isBigEndian: true)
    case 0xCFFA_EDFE: Magic(is64Bit: true, isBigEndian: true)
    default: nil
    }
  }

  /// The parts of a file for several architectures; nothing where it is none. Its header has the greatest byte first.
  private static func slices(_ view: ByteView) throws(BinaryError) -> [(offset: Int, count: Int)]? {
    var view = view
    view.isBigEndian = true
    let magic = view.number(at: 0, size: 4)
    guard magic == 0xCAFE_BABE || magic == 0xCAFE_BABF, let count = view.word(at: 4) else { return nil }
    // Compiled Java begins the same, and then has its version, which is more than there are architectures.
    if count > 30, magic == 0xCAFE_BABE { return nil }
    guard count <= maximumSliceCount else { throw BinaryError(.tooMany("architectures"), at: 4) }
    let isLong = magic == 0xCAFE_BABF
    var slices: [(offset: Int, count: Int)] = []
    for number in 0..<count {
      let entry = 8 + number * (isLong ? 32 : 20)
      let offset = isLong ? view.long(at: entry + 8) : view.word(at: entry + 8)
      let size = isLong ? view.long(at: entry + 16) : view.word(at: entry + 12)
      guard let offset, let size else { throw BinaryError(.cut("list of architectures"), at: entry) }
      if offset < entry { throw BinaryError(.wrong("code lies in the list of architectures"), at: entry) }
      slices.append((offset, size))
    }
    // What lies in one another would be read many times over.
    let sorted = slices.sorted { ($0.offset, $0.count) < ($1.offset, $1.count) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.offset.adding(one.count) > next.offset {
      throw BinaryError(.wrong("the code of two architectures overlaps"), at: next.offset)
    }
    return slices
  }
}

/// The reading of one file, image by image.
private struct Reading {
  var answer = MachOReader.Answer()
  /// Of the file.
  let size: Int
  /// How many bytes of names are kept.
  private var byteCount = 0

  init(size: Int) { self.size = size }

  mutating func read(_ view: ByteView, at base: Int) throws(BinaryError) {
    guard view.starts(with: StaticArchive.magic) else {
      return try add(view, at: base, inArchive: false)
    }
    answer.isStatic = true
    for member in try StaticArchive.members(of: view, at: base) {
      guard let part = view.view(at: member.offset, count: member.count) else {
        throw BinaryError(.cut("member \(member.name)"), at: base.adding(member.offset))
      }
      // Objects of the compiler's own form, and whatever else somebody packed.
      guard MachOReader.magic(of: part) != nil else {
        answer.unreadMembers += 1
        continue
      }
      try add(part, at: base.adding(member.offset), inArchive: true)
    }
  }

  private mutating func add(_ view: ByteView, at base: Int, inArchive: Bool) throws(BinaryError) {
    guard let magic = MachOReader.magic(of: view) else {
      throw BinaryError(BinaryError.unlike(view).trouble, at: base)
    }
    var view = view
    view.isBigEndian = magic.isBigEndian
    var commands = try MachOCommands(view, is64Bit: magic.is64Bit, at: base)
    try commands.readAll()
    var names = ImportedNames(after: byteCount, ofFileOf: size)
    answer.images.append(try commands.finished(&names, inArchive: inArchive))
    byteCount = names.byteCount
  }
}

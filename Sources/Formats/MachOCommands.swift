/// The header and the load commands of one image, and what they lead to.
struct MachOCommands {
  private let view: ByteView
  private let is64Bit: Bool
  /// Where the image begins in its file.
  private let base: Int
  private let commandCount: Int
  private let end: Int
  private let isTwoLevel: Bool
  private var image: MachOImage
  private var symbols: Table?
  private var chains: Range<Int>?
  private var bindings: [Range<Int>] = []
  private var encrypted: Range<Int>?
  private var selectorRanges: [Range<Int>] = []
  private var signature: Range<Int>?
  private var entitlements: Range<Int>?

  /// A table of symbols and the texts that it names.
  private struct Table {
    var offset: Int
    var count: Int
    var texts: Range<Int>
    /// Where it is said.
    var place: Int
  }

  /// No program has more.
  private static let maximumCommandCount = 20_000
  private static let maximumPathLength = 4096

  init(_ view: ByteView, is64Bit: Bool, at base: Int) throws(BinaryError) {
    self.view = view
    self.is64Bit = is64Bit
    self.base = base
    guard let type = view.word(at: 4), let subtype = view.word(at: 8), let kind = view.word(at: 12),
      let count = view.word(at: 16), let size = view.word(at: 20), let flags = view.word(at: 24)
    else { throw BinaryError(.cut("header"), at: base) }
    let start = is64Bit ? 32 : 28
    end = start.adding(size)
    guard end <= view.count else { throw BinaryError(.cut("load commands"), at: base.adding(16)) }
    guard count <= Self.maximumCommandCount else {
      throw BinaryError(.tooMany("load commands"), at: base.adding(16))
    }
    commandCount = count
    isTwoLevel = flags & 0x80 != 0
    image = MachOImage(
      architecture: MachOImage.architecture(type, subtype), kind: MachOImage.Kind(number: kind))
  }

  mutating func readAll() throws(BinaryError) {
    var at = is64Bit ? 32 : 28
    for _ in 0..<commandCount {
      guard let command = view.word(at: at), let size = view.word(at: at + 4), size >= 8,
        at.adding(size) <= end
      else { throw BinaryError(.wrong("a load command does not fit its place"), at: base.adding(at)) }
      guard let part = view.view(at: at, count: size) else {
        throw BinaryError(.cut("load commands"), at: base.adding(at))
      }
      try read(command, part, at: at)
      at += size
    }
  }

  private mutating func read(_ command: Int, _ part: ByteView, at place: Int) throws(BinaryError) {
    switch command {
    case 0x1: try readSections(part, header: 56, size: 68, at: place)
    case 0x19: try readSections(part, header: 72, size: 80, at: place)
    case 0x2:
      guard let offset = part.word(at: 8), let count = part.word(at: 12), let texts = part.word(at: 16),
        let size = part.word(at: 20)
      else { throw tooShort("the symbol table", place) }
      symbols = Table(offset: offset, count: count, texts: texts..<texts.adding(size), place: place)
    // Libraries: LC_LOAD_DYLIB, …_WEAK_…, …REEXPORT_…, …LAZY_…, …UPWARD_….
    case 0xC, 0x8000_0018, 0x8000_001F, 0x20, 0x8000_0023:
      guard let offset = part.word(at: 8), let name = part.text(at: offset, limit: Self.maximumPathLength)
      else {
        throw tooShort("a library", place)
      }
      image.libraries.append(name)
    case 0x1D: signature = try range(part, place)
    case 0x8000_0034: chains = try range(part, place)
    case 0x22, 0x8000_0022: try readBindings(part, place)
    case 0x21, 0x2C:
      guard let offset = part.word(at: 8), let size = part.word(at: 12), let system = part.word(at: 16) else {
        throw tooShort("what is encrypted", place)
      }
      if system != 0 {
        encrypted = offset..<offset.adding(size)
        image.isEncrypted = true
      }
    case 0x32:
      if let platform = part.word(at: 8) { image.platforms.append(platform) }
    // Older programs say it by the command: macOS, iOS, tvOS, watchOS.
    case 0x24: image.platforms.append(1)
    case 0x25: image.platforms.append(2)
    case 0x2F: image.platforms.append(3)
    case 0x30: image.platforms.append(4)
    default: break
    }
  }

  private func tooShort(_ what: String, _ place: Int) -> BinaryError {
    BinaryError(.wrong("the load command for \(what) is too short"), at: base.adding(place))
  }

  private func range(_ part: ByteView, _ place: Int) throws(BinaryError) -> Range<Int> {
    guard let offset = part.word(at: 8), let size = part.word(at: 12) else {
      throw tooShort("a part at the end", place)
    }
    return offset..<offset.adding(size)
  }

  /// Of what dyld binds: eagerly and lazily. What is bound weakly the image has itself.
  private mutating func readBindings(_ part: ByteView, _ place: Int) throws(BinaryError) {
    bindings = []
    for at in [16, 32] {
      guard let offset = part.word(at: at), let size = part.word(at: at + 4) else {
        throw tooShort("what is bound", place)
      }
      if size > 0 { bindings.append(offset..<offset.adding(size)) }
    }
  }

  private mutating func readSections(
    _ part: ByteView, header: Int, size: Int, at place: Int
  ) throws(BinaryError) {
    guard let count = part.word(at: header == 72 ? 64 : 48) else { throw tooShort("a segment", place) }
    guard count.times(size) <= part.count - header else { throw tooShort("a segment", place) }
    for number in 0..<count {
      let at = header + number * size
      guard let name = part.field(at: at, count: 16), let segment = part.field(at: at + 16, count: 16),
        let length = size == 80 ? part.long(at: at + 40) : part.word(at: at + 36),
        let offset = part.word(at: at + (size == 80 ? 48 : 40))
      else { throw tooShort("a segment", place) }
      // Files for debuggers have the sections of their program, and nothing in them.
      guard offset > 0 else { continue }
      if name == "__objc_methname" { selectorRanges.append(offset..<offset.adding(length)) }
      // Where a simulator looks for them.
      if name == "__entitlements", segment == "__TEXT" { entitlements = offset..<offset.adding(length) }
    }
  }

  /// What the commands lead to.
  mutating func finished(
    _ names: inout ImportedNames, inArchive: Bool
  ) throws(BinaryError) -> MachOImage {
    if let symbols {
      try readSymbols(symbols, into: &names, definitions: inArchive)
    }
    if symbols.map({ $0.count == 0 }) ?? true, image.kind != .object {
      image.hidesImports = chains == nil && bindings.isEmpty && !image.libraries.isEmpty
    }
    if let chains {
      try ChainedImports.read(
        part(chains, "table of imports"), image.libraries, into: &names, at: base.adding(chains.lowerBound))
    }
    for range in bindings {
      try BoundImports.read(
        part(range, "list of what is bound"), image.libraries, into: &names, at: base.adding(range.lowerBound)
      )
    }
    image.imports = names.imports
    try readSelectors(&names)
    if let signature { try readSignature(signature) }
    if image.signature?.entitlements == nil, let entitlements,
      let bytes = try? part(entitlements, "entitlements")
    {
      var signature = image.signature ?? MachOImage.Signature()
      signature.entitlements = bytes.field(at: 0, count: bytes.count).map { Array($0.utf8) }
      signature.entitlementsOffset = base.adding(entitlements.lowerBound)
      image.signature = signature
    }
    return image
  }

  private func part(_ range: Range<Int>, _ what: String) throws(BinaryError) -> ByteView {
    guard let part = view.view(at: range.lowerBound, count: range.count) else {
      throw BinaryError(.cut(what), at: base.adding(range.lowerBound))
    }
    return part
  }

  private mutating func readSymbols(
    _ table: Table, into names: inout ImportedNames, definitions: Bool
  ) throws(BinaryError) {
    let size = is64Bit ? 16 : 12
    let entries = try part(table.offset..<table.offset.adding(table.count.times(size)), "symbol table")
    let texts = try part(table.texts, "names of symbols")
    for number in 0..<table.count {
      let at = number * size
      guard let text = entries.word(at: at), let kind = entries.number(at: at + 4, size: 1),
        let description = entries.number(at: at + 6, size: 2),
        let value = entries.number(at: at + 8, size: is64Bit ? 8 : 4)
      else { break }
      // Not for a debugger, and for others.
      guard kind & 0xE0 == 0, kind & 0x01 != 0 else { continue }
      let isUndefined = kind & 0x0E == 0 && value == 0
      guard isUndefined || definitions else { continue }
      let place = base.adding(table.offset.adding(at))
      guard let name = texts.text(at: text, limit: ImportedNames.maximumLength) else {
        // It took as long to look at.
        try names.count(ImportedNames.maximumLength, at: place)
        continue
      }
      if isUndefined {
        let library = isTwoLevel ? library(Int(description >> 8)) : nil
        try names.add(name, from: library, at: place)
      } else {
        image.definitions.append(name)
        try names.count(name.utf8.count, at: place)
      }
    }
  }

  /// By its number among those that are linked, which begins at one.
  private func library(_ number: Int) -> String? {
    image.libraries.indices.contains(number - 1) ? image.libraries[number - 1] : nil
  }

  private mutating func readSelectors(_ names: inout ImportedNames) throws(BinaryError) {
    for range in selectorRanges {
      if let encrypted, !encrypted.isEmpty, range.overlaps(encrypted) {
        image.hidesSelectors = true
        continue
      }
      try names.count(range.count, at: base.adding(range.lowerBound))
      image.selectors += try part(range, "names of messages").texts(limit: ImportedNames.maximumLength)
    }
  }

  /// After `kern/cs_blobs.h`; numbers have their greatest byte first. A damaged signature is one that says nothing: that
  /// the system refuses it, whoever installs the program learns.
  private mutating func readSignature(_ range: Range<Int>) throws(BinaryError) {
    var blob = try part(range, "signature")
    blob.isBigEndian = true
    var signature = MachOImage.Signature()
    if blob.number(at: 0, size: 4) == 0xFADE_0CC0, let count = blob.word(at: 8) {
      for number in 0..<min(count, 64) {
        guard let at = blob.word(at: 16 + number * 8), let magic = blob.number(at: at, size: 4),
          let length = blob.word(at: at.adding(4)), length >= 8
        else { continue }
        if magic == 0xFADE_7171, let list = blob.bytes(at: at.adding(8), count: length - 8) {
          signature.entitlements = list
          signature.entitlementsOffset = base.adding(range.lowerBound).adding(at.adding(8))
        }
        if magic == 0xFADE_0B01, length > 8 { signature.hasCertificate = true }
      }
    }
    image.signature = signature
  }
}

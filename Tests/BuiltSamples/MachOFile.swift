/// A program or library, put together by hand so that each part of it can be wrong.
package struct MachOFile: Sendable {
  package enum Order: Sendable { case little, big }

  package var order = Order.little
  package var is64Bit = true
  package var kind = 6
  package var architecture = (type: 0x100_000C, subtype: 0)
  package var flags = 0x85
  package var libraries: [String] = []
  /// Names that others have, and from which library by its number, beginning at one.
  package var imports: [(name: String, library: Int)] = []
  package var definitions: [String] = []
  package var selectors: [String] = []
  package var texts: [String] = []
  package var platform: Int? = 2
  /// Whether all but the header and the tables is encrypted.
  package var isEncrypted = false
  package var entitlements: String?
  package var hasSignature = false
  package var hasCertificate = false
  /// Where the imports stand.
  package var importsAre = Imports.symbols

  package enum Imports: Sendable {
    case symbols
    /// Of `LC_DYLD_CHAINED_FIXUPS`, in a format from one to three.
    case chained(Int)
    /// Of `LC_DYLD_INFO`.
    case bound
  }

  package init(imports: [String] = [], selectors: [String] = []) {
    self.imports = imports.map { ($0, 0) }
    self.selectors = selectors
  }

  package func with(_ change: (inout MachOFile) -> Void) -> MachOFile {
    var file = self
    change(&file)
    return file
  }

  private var writer: ByteWriter { ByteWriter(isBigEndian: order == .big) }

  package var bytes: [UInt8] {
    // The commands are as long whatever the offsets in them are.
    let first = commands(at: 0)
    let start = (is64Bit ? 32 : 28) + first.bytes.joined().count
    let final = commands(at: start)
    var file = writer
    file.words(is64Bit ? 0xFEED_FACF : 0xFEED_FACE, architecture.type, architecture.subtype, kind)
    file.words(final.bytes.count, final.bytes.joined().count, flags)
    if is64Bit { file.words(0) }
    file.bytes += final.bytes.joined() + final.data
    return file.bytes
  }

  private func commands(at start: Int) -> (bytes: [[UInt8]], data: [UInt8]) {
    var commands: [[UInt8]] = []
    var data: [UInt8] = []
    let sections = [("__objc_methname", selectors), ("__cstring", texts)].map {
      name, texts -> (name: String, offset: Int, count: Int) in
      let bytes: [UInt8] = texts.flatMap { Array($0.utf8) + [0] }
      defer { data += bytes }
      return (name: name, offset: start + data.count, count: bytes.count)
    }
    commands.append(segment(sections))
    let codeEnd = start + data.count
    if isEncrypted {
      var command = writer
      command.words(is64Bit ? 0x2C : 0x21, is64Bit ? 24 : 20, start, codeEnd - start, 1)
      if is64Bit { command.words(0) }
      commands.append(command.bytes)
    }
    commands += libraries.map(library)
    if let platform {
      var command = writer
      command.words(0x32, 24, platform, 0xF0000, 0x110000, 0)
      commands.append(command.bytes)
    }
    commands.append(symbols(at: start, &data))
    if case .chained(let format) = importsAre { commands.append(chains(format, at: start, &data)) }
    if case .bound = importsAre { commands.append(bindings(at: start, &data)) }
    if hasSignature || entitlements != nil { commands.append(signature(at: start, &data)) }
    return (commands, data)
  }

  private func segment(_ sections: [(name: String, offset: Int, count: Int)]) -> [UInt8] {
    let size = is64Bit ? (header: 72, section: 80, number: 8) : (header: 56, section: 68, number: 4)
    var command = writer
    command.words(is64Bit ? 0x19 : 0x1, size.header + sections.count * size.section)
    command.field("__TEXT", 16)
    for _ in 0..<4 { command.number(0, size.number) }
    command.words(5, 5, sections.count, 0)
    for section in sections {
      command.field(section.name, 16)
      command.field("__TEXT", 16)
      command.number(0, size.number)
      command.number(section.count, size.number)
      command.words(section.offset, 0, 0, 0, 2, 0, 0)
      if is64Bit { command.words(0) }
    }
    return command.bytes
  }

  private func library(_ name: String) -> [UInt8] {
    var text = ByteWriter()
    text.text(name)
    text.pad(to: 8)
    var command = writer
    command.words(0xC, 24 + text.bytes.count, 24, 2, 0x10000, 0x10000)
    return command.bytes + text.bytes
  }

  private func symbols(at start: Int, _ data: inout [UInt8]) -> [UInt8] {
    var entries = writer
    var texts: [UInt8] = [0x20, 0]
    var names = definitions.map { (name: $0, kind: 0x0F, library: 0, value: 0x1000) }
    if case .symbols = importsAre {
      names += imports.map { (name: $0.name, kind: 0x01, library: $0.library, value: 0) }
    }
    for symbol in names {
      entries.words(texts.count)
      entries.number(symbol.kind, 1)
      entries.number(0, 1)
      entries.number(symbol.library << 8, 2)
      entries.number(symbol.value, is64Bit ? 8 : 4)
      texts += Array(symbol.name.utf8) + [0]
    }
    let offset = start + data.count
    data += entries.bytes + texts
    var command = writer
    command.words(0x2, 24, offset, names.count, offset + entries.bytes.count, texts.count)
    return command.bytes
  }

  private func chains(_ format: Int, at start: Int, _ data: inout [UInt8]) -> [UInt8] {
    var table = writer
    var texts: [UInt8] = [0]
    for one in imports {
      switch format {
      case 3:
        table.number(one.library, 2)
        table.number(0, 2)
        table.number(texts.count, 4)
        table.number(0, 8)
      default:
        table.number(one.library | texts.count << 9, 4)
        if format == 2 { table.number(0, 4) }
      }
      texts += Array(one.name.utf8) + [0]
    }
    var part = writer
    part.words(0, 0, 28, 28 + table.bytes.count, imports.count, format, 0)
    return linked(0x8000_0034, part.bytes + table.bytes + texts, at: start, &data)
  }

  private func bindings(at start: Int, _ data: inout [UInt8]) -> [UInt8] {
    var list: [UInt8] = []
    for one in imports {
      list += [0x10 | UInt8(one.library), 0x40] + Array(one.name.utf8) + [0, 0x72, 0x88, 0x01, 0x51, 0x90]
    }
    list.append(0)
    let offset = start + data.count
    data += list
    var command = writer
    command.words(0x8000_0022, 48, 0, 0, offset, list.count, 0, 0, 0, 0, 0, 0)
    return command.bytes
  }

  private func signature(at start: Int, _ data: inout [UInt8]) -> [UInt8] {
    var blobs: [(kind: Int, bytes: [UInt8])] = []
    for (kind, magic, contents) in [
      (5, 0xFADE_7171, entitlements.map { Array($0.utf8) }),
      (0x10000, 0xFADE_0B01, hasCertificate ? [1] : nil),
    ] {
      guard let contents else { continue }
      var blob = ByteWriter(isBigEndian: true)
      blob.words(magic, 8 + contents.count)
      blobs.append((kind, blob.bytes + contents))
    }
    var whole = ByteWriter(isBigEndian: true)
    var offset = 12 + 8 * blobs.count
    whole.words(0xFADE_0CC0, offset + blobs.map(\.bytes.count).reduce(0, +), blobs.count)
    for blob in blobs {
      whole.words(blob.kind, offset)
      offset += blob.bytes.count
    }
    return linked(0x1D, whole.bytes + blobs.flatMap(\.bytes), at: start, &data)
  }

  private func linked(_ number: Int, _ part: [UInt8], at start: Int, _ data: inout [UInt8]) -> [UInt8] {
    var command = writer
    command.words(number, 16, start + data.count, part.count)
    data += part
    return command.bytes
  }
}

import BuiltSamples
import Formats
import Testing

@Suite struct MachOReaderTests {
  /// A library that asks for something of each kind.
  private static let sample = MachOFile(
    imports: ["_stat", "_OBJC_CLASS_$_NSProcessInfo"], selectors: ["systemUptime", "a:b:"]
  ).with {
    $0.libraries = ["/usr/lib/libSystem.B.dylib", "@rpath/Kit.framework/Kit"]
    $0.imports[1].library = 2
    $0.definitions = ["_own"]
    $0.texts = ["_lstat"]
    $0.entitlements = "<plist/>"
  }

  private static let shapes: [MachOFile] =
    [
      sample, sample.with { $0.is64Bit = false }, sample.with { $0.order = .big },
      sample.with { $0.importsAre = .bound },
    ] + (1...3).map { format in sample.with { $0.importsAre = .chained(format) } }

  @Test(arguments: shapes.indices)
  func `An image says what it imports, links, sends and is signed with`(_ shape: Int) throws {
    let file = Self.shapes[shape]
    let image = try #require(try MachOReader.read(file.bytes).images.first)
    #expect(image.imports.map(\.name) == ["_stat", "_OBJC_CLASS_$_NSProcessInfo"])
    #expect(image.imports.map(\.library) == [nil, "@rpath/Kit.framework/Kit"])
    #expect(image.selectors == ["systemUptime", "a:b:"])
    #expect(image.libraries == file.libraries)
    #expect(image.kind == .dynamicLibrary && image.platforms == [2])
    #expect(image.signature?.entitlements == Array("<plist/>".utf8))
    #expect(image.signature?.hasCertificate == false)
    #expect(!image.isEncrypted && !image.hidesImports)
  }

  @Test func `The entitlements stand where they are said to`() throws {
    let bytes = Self.sample.bytes
    let signature = try #require(try MachOReader.read(bytes).images.first?.signature)
    let found = bytes.dropFirst(signature.entitlementsOffset).prefix(8)
    #expect(Array(found) == Array("<plist/>".utf8))
  }

  @Test func `A certificate is told from a mere seal`() throws {
    let file = Self.sample.with {
      $0.hasCertificate = true
      $0.entitlements = nil
      $0.hasSignature = true
    }
    let signature = try #require(try MachOReader.read(file.bytes).images.first?.signature)
    #expect(signature.hasCertificate && signature.entitlements == nil)
  }

  @Test func `What is encrypted is not read`() throws {
    let image = try #require(
      try MachOReader.read(Self.sample.with { $0.isEncrypted = true }.bytes).images.first)
    #expect(image.isEncrypted && image.hidesSelectors && image.selectors.isEmpty)
    #expect(image.imports.count == 2)
  }

  @Test func `Who strips all names hides what is imported`() throws {
    let file = MachOFile().with { $0.libraries = ["/usr/lib/libSystem.B.dylib"] }
    #expect(try MachOReader.read(file.bytes).images.first?.hidesImports == true)
  }

  @Test(arguments: [false, true])
  func `A file for several architectures has an image for each`(_ isLong: Bool) throws {
    let other = Self.sample.with { $0.architecture = (0x100_0007, 3) }
    let answer = try MachOReader.read(ContainerFile.fat([Self.sample.bytes, other.bytes], isLong: isLong))
    #expect(answer.images.map(\.architecture) == ["arm64", "x86_64"])
    #expect(!answer.isStatic)
  }

  @Test func `A static library has an image for each object, and what these give each other`() throws {
    let one = MachOFile(imports: ["_stat", "_own"]).with { $0.kind = 1 }
    let two = MachOFile().with {
      $0.kind = 1
      $0.definitions = ["_own"]
    }
    let answer = try MachOReader.read(
      ContainerFile.library([
        ("__.SYMDEF", [1, 2, 3]), ("one.o", one.bytes), ("an object with a long name.o", two.bytes),
        ("bitcode.o", Array("BC".utf8)),
      ]))
    #expect(answer.isStatic && answer.images.count == 2 && answer.unreadMembers == 1)
    #expect(answer.images.map { $0.imports.map(\.name) } == [["_stat", "_own"], []])
    #expect(answer.images.map(\.definitions) == [[], ["_own"]])
  }

  private static let others: [([UInt8], String)] = [
    ([], "is empty"), (Array("PK\u{3}\u{4}".utf8), "is a ZIP archive"),
    (Array("#!/bin/sh".utf8), "is a script"), (Array("\u{7F}ELF".utf8), "is a program for Linux"),
    (Array("bplist00".utf8), "is a property list"), ([0x1F, 0x8B], "is a gzip archive"),
    (Array("text".utf8), "is no program and no library"),
    (Array("version https://git-lfs.github.com/spec/v1".utf8), "a pointer of Git LFS"),
  ]

  @Test(arguments: others)
  func `What is no program is called what it is`(_ bytes: [UInt8], _ words: String) {
    let error = #expect(throws: BinaryError.self) { try MachOReader.read(bytes) }
    #expect(error?.description.contains(words) == true)
  }

  /// Numbers of the file, where they stand, what is written there, and what is said to that.
  private static let faults: [(Int, Int, String)] = [
    (16, 0xFFFF_FFFF, "has more load commands than are read"),
    (20, 0xFFFF_FFFF, "ends before its load commands"),
    (36, 4, "a load command does not fit its place"),
    (96, 0xFFFF_FFFF, "the load command for a segment is too short"),
  ]

  @Test(arguments: faults)
  func `A number that contradicts the file is said with its place`(_ at: Int, _ value: Int, _ words: String) {
    var bytes = Self.sample.bytes
    for place in 0..<4 { bytes[at + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
    let error = #expect(throws: BinaryError.self) { try MachOReader.read(bytes) }
    #expect(error?.description.contains(words) == true, "\(error.map(\.description) ?? "")")
    #expect(error.map { $0.offset < bytes.count } == true)
  }

  @Test func `Architectures that overlap are refused`() {
    var bytes = ContainerFile.fat([Self.sample.bytes, Self.sample.bytes])
    bytes[36...39] = bytes[16...19]
    let error = #expect(throws: BinaryError.self) { try MachOReader.read(bytes) }
    #expect(error?.description.contains("overlaps") == true)
  }

  @Test func `Names that a table repeats without end are bounded`() {
    // Each of them is the same long text.
    let name = "_" + String(repeating: "n", count: 4000)
    var file = MachOFile(imports: [name])
    file.imports += (0..<60_000).map { _ in (name: "", library: 0) }
    var bytes = file.bytes
    let table = 72 + 160 + 24 + 24 + 32 + 8
    let names = bytes.count - 60_000 - 4003 - 60_001 * 16
    for number in 0..<60_001 { bytes[names + number * 16] = 2 }
    _ = table
    let error = #expect(throws: BinaryError.self) { try MachOReader.read(bytes) }
    #expect(
      error?.description.contains("more names than are read") == true, "\(error.map(\.description) ?? "")")
  }
}

import BuiltSamples
import Formats
import Testing

/// Files that are cut and changed at random: an answer or an error, and nothing else.
@Suite struct BinaryMutationTests {
  private static let machO = MachOFile(
    imports: ["_stat", "_OBJC_CLASS_$_NSUserDefaults"], selectors: ["systemUptime"]
  ).with {
    $0.libraries = ["/usr/lib/libSystem.B.dylib"]
    $0.definitions = ["_own"]
    $0.entitlements = "<plist/>"
    $0.importsAre = .chained(1)
  }

  private static let zip = ZipFile([
    ZipFile.Entry("Payload/A.app/A", "contents"), ZipFile.Entry("Payload/B", "packed").with { $0.method = 8 },
    ZipFile.Entry("Payload/"),
  ])

  private static let samples: [(name: String, bytes: [UInt8])] = [
    ("thin", machO.bytes), ("bound", machO.with { $0.importsAre = .bound }.bytes),
    ("32 bits", machO.with { $0.is64Bit = false }.bytes),
    ("fat", ContainerFile.fat([machO.bytes, machO.bytes])),
    (
      "library", ContainerFile.library([("one.o", machO.bytes), ("a long name of an object.o", machO.bytes)])
    ),
    ("zip", zip.bytes), ("large zip", zip.bytes),
  ]

  /// Reads it all, and says whether it could.
  private static func isRead(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "PK".utf8) {
      guard let archive = try? ZipArchive(ByteSource(bytes)) else { return false }
      return archive.entries.allSatisfy { entry in
        entry.kind != .file || (try? archive.contents(of: entry, limit: 1 << 20)) != nil
      }
    }
    return (try? MachOReader.read(bytes)) != nil
  }

  @Test(arguments: samples.indices)
  func `No prefix is read as the whole, and none traps`(_ number: Int) {
    let sample = Self.samples[number]
    #expect(Self.isRead(sample.bytes), "\(sample.name)")
    let read = sample.bytes.indices.filter { Self.isRead(Array(sample.bytes[..<$0])) }
    // A library that ends between two objects is one with fewer.
    #expect(read.count <= (sample.name == "library" ? 2 : 0), "\(sample.name) cut at \(read)")
  }

  @Test(arguments: samples.indices)
  func `Whatever bytes are changed, there is an answer or an error`(_ number: Int) {
    let sample = Self.samples[number].bytes
    var random = Seeded(state: UInt64(number) + 1)
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        bytes[at] = Bool.random(using: &random) ? 0xFF : UInt8.random(in: 0...255, using: &random)
      }
      _ = Self.isRead(bytes)
    }
  }
}

/// The same numbers each time (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

import Bytes
import Testing

@Suite struct EncodedScalarTests {
  static let bad: [[UInt8]] = [
    [], [0x80], [0xBF, 0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2],
    [0xE0, 0x9F, 0xBF],
    [0xE2, 0x82], [0xE2, 0x82, 0x20], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF0, 0x9F, 0x8E], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
  ]

  @Test(arguments: bad) func isNone(_ bytes: [UInt8]) {
    #expect(EncodedScalar(bytes) == nil)
    let padded = bytes + [0, 0, 0, 0]
    let first = padded.withUnsafeBufferPointer { $0.baseAddress.flatMap { EncodedScalar(at: $0) } }
    #expect(first?.value == (bytes.isEmpty ? 0 : nil))
  }

  @Test func readsWhatIsEncoded() throws {
    let edges: [UInt32] = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF]
    for value in edges + stride(from: 1, to: 0x11_0000, by: 977) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let read = try #require(EncodedScalar(bytes + Array("é".utf8)))
      #expect(read.value == value)
      #expect(read.length == bytes.count)
    }
  }
}

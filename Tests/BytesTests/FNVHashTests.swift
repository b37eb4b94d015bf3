import Bytes
import Testing

@Suite struct FNVHashTests {
  /// Of the vectors that the authors of the hash publish.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func isWhatItsAuthorsSay(text: String, hash: UInt64) {
    #expect(FNVHash(text.utf8).value == hash)
  }
}

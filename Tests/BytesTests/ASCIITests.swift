import Bytes
import Testing

@Suite struct ASCIITests {
  private static let digits = Array("0123456789".utf8)
  private static let small = Array("abcdefghijklmnopqrstuvwxyz".utf8)
  private static let capital = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  /// A question, and all bytes whose answer is yes.
  static let cases: [(name: String, asks: @Sendable (UInt8) -> Bool, bytes: [UInt8])] = [
    ("digit", \.isDigit, digits),
    ("small", \.isLowercase, small),
    ("capital", \.isUppercase, capital),
    ("letter", \.isLetter, small + capital),
    ("letter or digit", \.isLetterOrDigit, small + capital + digits),
    ("part of a word", \.isWordPart, small + capital + digits + Array("_".utf8)),
    ("hexadecimal", \.isHexDigit, Array("0123456789abcdefABCDEF".utf8)),
    ("blank", \.isBlank, Array(" \t".utf8)),
    ("break", \.isBreak, [0x0A, 0x0D]),
    ("blank or break", \.isBlankOrBreak, [0x20, 0x09, 0x0A, 0x0D]),
    ("space", \.isSpace, [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D]),
    ("small letter of another", { $0.lowercased != $0 }, capital),
  ]

  @Test(arguments: cases.indices) func asksOfEveryByte(_ index: Int) {
    let (name, asks, bytes) = Self.cases[index]
    let answers = (UInt8.min...UInt8.max).filter { asks($0) }
    #expect(Set(answers) == Set(bytes), "\(name)")
  }

  @Test func lowersLetters() { #expect(Self.capital.map(\.lowercased) == Self.small) }

  @Test func valuesOfDigits() {
    for byte in UInt8.min...UInt8.max {
      let digit = Unicode.Scalar(byte).properties.isASCIIHexDigit ? String(Unicode.Scalar(byte)) : "-"
      #expect(byte.hexadecimal == UInt32(digit, radix: 16), "\(byte)")
    }
  }
}

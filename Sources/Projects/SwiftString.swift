import Lexing

/// The text that a run of a string literal stands for.
enum SwiftString {
  /// - Parameter run: with its quotes and `#`, as the token has it.
  static func content(_ run: ArraySlice<UInt8>, _ flags: Token.Flags) -> String {
    var bytes = run
    var pounds = 0
    var isLong = !flags.contains(.opensLiteral)
    if flags.contains(.opensLiteral) {
      while bytes.first == UInt8(ascii: "#") {
        bytes.removeFirst()
        pounds += 1
      }
      isLong = bytes.starts(with: longQuote)
      bytes = bytes.dropFirst(isLong ? 3 : 1)
    }
    if flags.contains(.closesLiteral) {
      while bytes.last == UInt8(ascii: "#") { bytes.removeLast() }
      bytes = bytes.dropLast(isLong && bytes.suffix(3).elementsEqual(longQuote) ? 3 : 1)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return pounds == 0 && bytes.contains(UInt8(ascii: "\\")) ? unescaped(text) : text
  }

  private static let longQuote = Array("\"\"\"".utf8)

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result.unicodeScalars.append(scalar)
        }
      case let other?: result.unicodeScalars.append(other)
      case nil: break
      }
    }
    return result
  }
}

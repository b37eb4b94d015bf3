import Bytes

/// Paths as text and as bytes. A file's name is any bytes but NUL and slash; text that goes into reports and
/// baselines is UTF-8. The way there and back loses nothing.
package enum PathText {
  /// The text for a path's bytes: the bytes themselves when they are UTF-8, else with `\xHH` for each byte
  /// that is not. A backslash in front of what could be taken for such an escape is written `\x5C`, so that
  /// two paths never share a text. No normalisation: on macOS the caller composes what it prints.
  package static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    if !hasBackslash(bytes), let text = String(validating: bytes, as: UTF8.self) { return text }
    return escaped(bytes)
  }

  /// Whether the text of a path is its bytes, with nothing in it that could be taken for an escape.
  static func isAsItIs(_ text: String, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.utf8.count == bytes.count && !hasBackslash(bytes)
  }

  private static func hasBackslash(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = false
    for byte in bytes where byte == backslash { found = true }
    return found
  }

  /// The bytes of the path whose text is `text`.
  package static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    bytes.reserveCapacity(source.count)
    var at = 0
    while at < source.count {
      if isEscape(source[at...]),
        let value = UInt8(String(decoding: source[(at + 2)..<(at + 4)], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        at += 4
      } else {
        bytes.append(source[at])
        at += 1
      }
    }
    return bytes
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = ""
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        text += isEscape(bytes[at...]) ? escape(byte) : String(UnicodeScalar(byte))
        at += 1
        continue
      }
      if let scalar = EncodedScalar(bytes[at...]) {
        text += String(decoding: bytes[at..<(at + scalar.length)], as: UTF8.self)
        at += scalar.length
      } else {
        text += escape(byte)
        at += 1
      }
    }
    return text
  }

  /// Whether `\xHH`, two upper-case digits, stands at the start.
  private static func isEscape(_ bytes: some Collection<UInt8>) -> Bool {
    let four = Array(bytes.prefix(4))
    return four.count == 4 && four[0] == backslash && four[1] == UInt8(ascii: "x")
      && four[2...].allSatisfy { $0.isHexDigit && !$0.isLowercase }
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}

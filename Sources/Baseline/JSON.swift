import Bytes

/// JSON to be written. Foundation's encoder chooses the order of keys and escapes slashes; a baseline has an
/// order of its own and is compared byte by byte.
package enum JSON: Sendable, Equatable {
  case null
  case text(String)
  case number(Int)
  /// A number as it is written: one that no `Int` holds.
  case numeral(String)
  case flag(Bool)
  case list([JSON])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// On one line, without blanks.
  package var line: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// For people and for line-based tools: the outer two levels indented, what is inside of them one line each.
  /// A site is one line, so that `grep` and `diff` work.
  package var page: String { page(openLevels: 2) }

  /// The same with other levels than two.
  package func page(openLevels: Int) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, openLevels: openLevels, indent: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text in quotes, with the escapes that JSON asks for, and with what would turn the order of a line or act on
  /// a terminal escaped too: a baseline is read in reviews.
  package static func quoted(_ text: String) -> String { JSON.text(text).line }
}

extension JSON {
  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .text(let text): JSON.append(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .numeral(let text): bytes += text.utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .list(let values):
      JSON.append("[", "]", values, to: &bytes) { value, bytes in value.append(to: &bytes) }
    case .object(let members):
      JSON.append("{", "}", members, to: &bytes) { member, bytes in
        JSON.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
    }
  }

  private static func append<Element>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ elements: [Element], to bytes: inout [UInt8],
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: close))
  }

  private func append(to bytes: inout [UInt8], openLevels: Int, indent: Int) {
    switch self {
    case .list(let values) where openLevels > 0 && !values.isEmpty:
      JSON.append("[", "]", values, indent, to: &bytes) { value, bytes in
        value.append(to: &bytes, openLevels: openLevels - 1, indent: indent + 2)
      }
    case .object(let members) where openLevels > 0 && !members.isEmpty:
      JSON.append("{", "}", members, indent, to: &bytes) { member, bytes in
        JSON.append(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.append(to: &bytes, openLevels: openLevels - 1, indent: indent + 2)
      }
    default: append(to: &bytes)
    }
  }

  private static func append<Element>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ elements: [Element], _ indent: Int,
    to bytes: inout [UInt8], _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      bytes += (index > 0 ? ",\n" : "\n").utf8
      bytes += repeatElement(UInt8(ascii: " "), count: indent + 2)
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
    bytes.append(UInt8(ascii: close))
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      // One escape spells each of them.
      case _ where scalar.acts:
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)".utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

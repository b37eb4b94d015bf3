package import Baseline
package import Formats

extension JSONDump {
  /// The plain values, keys in the order of their bytes: data as `{"$data":"base64"}`, a date as
  /// `{"$date":"2024-01-31T00:00:00Z"}`, an identifier of a keyed archive as `{"$uid":1}`. Of a key that is there twice
  /// the last one. JSON has no infinities, so they are texts.
  package static func value(_ list: PropertyList) -> JSON {
    switch list.content {
    case .text(let text): .text(text)
    case .integer(let number): .number(number)
    case .largeInteger(let number): .numeral("\(number)")
    case .real(let number): number.isFinite ? .numeral("\(number)") : .text("\(number)")
    case .flag(let flag): .flag(flag)
    case .date(let date): .object([.init("$date", .text("\(date)"))])
    case .data(let bytes): .object([.init("$data", .text(base64(bytes)))])
    case .identifier(let number): .object([.init("$uid", .number(Int(number)))])
    case .array(let elements): .list(elements.map(value))
    case .dictionary(let members): .object(sorted(members.map { .init($0.key, value($0.value)) }))
    }
  }

  /// The plain values, keys in the order of their bytes.
  package static func value(_ node: JSONNode) -> JSON {
    switch node.content {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let text): .numeral(text)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(value))
    case .object(let members): .object(sorted(members.map { .init($0.key, value($0.value)) }))
    }
  }

  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    let keys = members.enumerated().map { (bytes: Array($0.element.key.utf8), index: $0.offset) }
    // The later one of two that are equal comes first, and is the one that stays.
    let order = keys.sorted { a, b in
      a.bytes == b.bytes ? a.index > b.index : a.bytes.lexicographicallyPrecedes(b.bytes)
    }
    var last: [UInt8]?
    var sorted: [JSON.Member] = []
    for (bytes, index) in order where bytes != last {
      sorted.append(members[index])
      last = bytes
    }
    return sorted
  }

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let triple = bytes[start..<min(start + 3, bytes.count)]
      let padding = 3 - triple.count
      let group = (triple + repeatElement(0, count: padding)).reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<(4 - padding) { text.append(digits[group >> (18 - 6 * place) & 0x3F]) }
      text += repeatElement(UInt8(ascii: "="), count: padding)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

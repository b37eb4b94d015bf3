@testable import Formats

extension PropertyList {
  /// The value in one line: texts between quotes, data between angle brackets, identifiers after `#`.
  var shown: String {
    switch content {
    case .text(let text): "'\(text)'".replacing("\n", with: "¶")
    case .integer(let number): "\(number)"
    case .largeInteger(let number): "\(number)n"
    case .real(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .date(let date): "\(date)"
    case .data(let bytes): "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
    case .identifier(let number): "#\(number)"
    case .array(let elements): "[" + elements.map(\.shown).joined(separator: ",") + "]"
    case .dictionary(let members):
      "{" + members.map { "'\($0.key)':\($0.value.shown)" }.joined(separator: ",") + "}"
    }
  }

  /// Every value and key with its place.
  var places: [String] {
    switch content {
    case .array(let elements): ["\(place) ["] + elements.flatMap(\.places)
    case .dictionary(let members):
      ["\(place) {"] + members.flatMap { ["\($0.keyPlace) \($0.key)"] + $0.value.places }
    default: ["\(place) \(shown)"]
    }
  }
}

extension JSONNode {
  /// The value in one line.
  var shown: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let text): text
    case .text(let text): "'\(text)'".replacing("\n", with: "¶")
    case .list(let elements): "[" + elements.map(\.shown).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "'\($0.key)':\($0.value.shown)" }.joined(separator: ",") + "}"
    }
  }

  /// Every value and key with its place.
  var places: [String] {
    let place = "\(position.line):\(position.column)"
    switch content {
    case .list(let elements): return ["\(place) ["] + elements.flatMap(\.places)
    case .object(let members):
      return ["\(place) {"]
        + members.flatMap { ["\($0.keyPosition.line):\($0.keyPosition.column) \($0.key)"] + $0.value.places }
    default: return ["\(place) \(shown)"]
    }
  }
}

@testable import Formats

extension YAMLNode {
  /// The value in one line: texts between quotes, what plain scalars mean without.
  var shown: String {
    switch content {
    case .alias(let name): "*\(name)"
    case .sequence(let elements): "[" + elements.map(\.shown).joined(separator: ",") + "]"
    case .mapping(let members):
      "{" + members.map { "\($0.key.shown):\($0.value.shown)" }.joined(separator: ",") + "}"
    case .scalar: value?.shown ?? ""
    }
  }

  /// Every scalar with its place.
  var places: [String] {
    switch content {
    case .alias, .scalar: ["\(position.line):\(position.column) \(text ?? "")"]
    case .sequence(let elements): elements.flatMap(\.places)
    case .mapping(let members): members.flatMap { $0.key.places + $0.value.places }
    }
  }
}

extension YAMLValue {
  var shown: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .largeInteger(let digits): digits + "n"
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'".replacing("\n", with: "¶")
    }
  }
}

/// Numbers that are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Below a limit. xorshift64*, Vigna 2016.
  mutating func roll(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }
}

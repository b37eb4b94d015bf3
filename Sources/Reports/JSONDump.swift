package import Baseline
package import Formats

/// Values of a file as JSON, for debugging and for comparing readers with others.
package enum JSONDump {
  /// The plain values: of a key that is there twice the last one, at the place of the first. JSON has no infinities,
  /// so they are texts.
  package static func value(_ node: YAMLNode) -> JSON {
    switch node.content {
    case .scalar(let text, _): scalar(node.value ?? .text(text))
    case .alias(let name): .object([.init("$alias", .text(name))])
    case .sequence(let elements): .list(elements.map(value))
    case .mapping(let members): object(members)
    }
  }

  private static func object(_ members: [YAMLMember]) -> JSON {
    var places: [String: Int] = [:]
    var object: [JSON.Member] = []
    for member in members {
      let key = text(member.key)
      let value = value(member.value)
      if let place = places[key] {
        object[place].value = value
      } else {
        places[key] = object.count
        object.append(JSON.Member(key, value))
      }
    }
    return .object(object)
  }

  private static func scalar(_ value: YAMLValue) -> JSON {
    switch value {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .integer(let number): .number(number)
    case .largeInteger(let digits): .numeral(digits)
    case .number(let number): number.isFinite ? .numeral("\(number)") : .text("\(number)")
    case .text(let text): .text(text)
    }
  }

  /// A key, which is a text in JSON whatever it means.
  private static func text(_ key: YAMLNode) -> String {
    switch key.content {
    case .alias(let name): "*" + name
    default:
      switch scalar(key.value ?? .null) {
      case .text(let text): text
      case let other: other.line
      }
    }
  }
}

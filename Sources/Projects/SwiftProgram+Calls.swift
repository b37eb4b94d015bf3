import Bytes
import Lexing

extension SwiftProgram {
  /// `name`, `Type.member(…)`, `function(…)`.
  mutating func name(_ at: inout Int, _ end: Int, _ names: Names, _ depth: Int) -> LiteralValue {
    let start = at
    switch text.text(at) {
    case "true", "false":
      at += 1
      return LiteralValue(.flag(text.isWord("true", start)), at: text.tokens[start].start)
    case "nil":
      at += 1
      return LiteralValue(.list([]), at: text.tokens[start].start)
    case "if", "switch", "for", "try", "await", "return":
      at += 1
      return .unknown(at: text.tokens[start].start)
    default: break
    }
    // Over the types in front: `Target.Dependency.product(`, `PackageDescription.Package(`.
    while isType(at), text.isAt(".", at + 1), text.isName(at + 2), at + 2 < end { at += 2 }
    var value = call(&at, end, names, depth, isMember: at > start)
    if text.isAt(".", start + 1) { value.offset = text.tokens[start].start }
    return value
  }

  private func isType(_ index: Int) -> Bool {
    text.isName(index) && text.text(index).utf8.first?.isUppercase == true
  }

  /// A name with the arguments that may follow it.
  mutating func call(
    _ at: inout Int, _ end: Int, _ names: Names, _ depth: Int, isMember: Bool
  ) -> LiteralValue {
    let start = text.tokens[at].start
    let name = text.name(at)
    at += 1
    guard text.isAt("(", at), !text.startsLine(at), at < end else {
      if isMember {
        return functions[name].flatMap { run($0, [], depth) } ?? self.value(ofMember: name, at: start, depth)
      }
      if let value = names[name] ?? value(of: name, depth) { return value }
      return functions[name].flatMap { run($0, [], depth) } ?? .unknown(at: start)
    }
    let arguments = arguments(&at, end, names, depth)
    if let function = functions[name], var value = run(function, arguments, depth) {
      // A target that a function makes is declared where it is called.
      value.offset = start
      return value
    }
    return LiteralValue(.call(name, arguments), at: start)
  }

  /// `.dependency`, which an extension may declare.
  private mutating func value(ofMember name: String, at start: Int, _ depth: Int) -> LiteralValue {
    if constants[name] != nil, let value = value(of: name, depth), value.callName != nil { return value }
    return LiteralValue(.call(name, []), at: start)
  }

  private mutating func arguments(
    _ at: inout Int, _ end: Int, _ names: Names, _ depth: Int
  ) -> [LiteralValue.Argument] {
    let close = min(text.partners[at], end)
    at += 1
    var found: [LiteralValue.Argument] = []
    while at < close, steps < SwiftProgram.maximumStepCount {
      steps += 1
      var label = ""
      if text.isName(at), text.isAt(":", at + 1) {
        label = text.name(at)
        at += 2
      }
      var value = expression(&at, close, names, depth + 1)
      if at < close, !text.isAt(",", at) {
        value = LiteralValue(.unknown, at: value.offset, isPartial: true)
        while at < close, !text.isAt(",", at) {
          let opens = text.isAt("(", at) || text.isAt("[", at) || text.isAt("{", at)
          at = opens ? min(text.partners[at] + 1, close) : at + 1
        }
      }
      found.append(LiteralValue.Argument(label: label, value: value))
      at += 1
    }
    at = min(close + 1, end)
    return found
  }

  /// What a function comes to whose body is one expression.
  private mutating func run(
    _ function: Function, _ arguments: [LiteralValue.Argument], _ depth: Int
  ) -> LiteralValue? {
    guard depth < SwiftProgram.maximumDepth, steps < SwiftProgram.maximumStepCount else { return nil }
    steps += 1
    var names: Names = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label {
        names[parameter.name] = next.value
        rest = rest.dropFirst()
      } else if var at = parameter.fallback {
        names[parameter.name] = expression(&at, text.count, [:], depth + 1)
      } else {
        return nil
      }
    }
    var at = function.body.lowerBound
    let end = min(function.body.upperBound, text.count)
    if text.isWord("return", at) { at += 1 }
    let value = expression(&at, end, names, depth + 1)
    guard at >= end, value.content != .unknown else { return nil }
    return value
  }
}

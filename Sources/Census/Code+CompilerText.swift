import Lexing
import Projects

/// What of a file is there for the compiler or a test runner, and no part of what ships.
extension Code {
  /// Whether the file imports a test framework, whatever it is compiled for: under a condition also code of the app
  /// does.
  var importsTestFramework: Bool {
    for index in 0..<count where isWord(index, .import) || self[index].kind == .directive {
      let text =
        isWord(index, .import)
        ? text(index + 1) : self[index + 1].kind == .string ? source.text(of: self[index + 1]) : ""
      if text == "XCTest" || text == "Testing" || text.hasPrefix("<XCTest/"),
        branch(at: index)?.conditions.isEmpty ?? true
      {
        return true
      }
    }
    return false
  }

  /// Whether a string is a message that only the compiler shows: of an availability, a deprecation, a warning, a pragma.
  func isForTheCompiler(_ index: Int) -> Bool {
    if !isSwift, isInPragma(index) { return true }
    var open = parent(index)
    for _ in 0..<8 where mark(open, "(") {
      if isWord(open - 1), isSwift ? isForTheSwiftCompiler(open - 1) : isForTheCCompiler(open - 1) {
        return true
      }
      open = parent(open)
    }
    return false
  }

  private func isForTheSwiftCompiler(_ callee: Int) -> Bool {
    if mark(callee - 1, "@") { return text(callee) == "available" || text(callee).hasPrefix("_") }
    let name = text(callee)
    return mark(callee - 1, "#") && (name == "warning" || name == "error") || name == "#warning"
      || name == "#error"
  }

  /// Macros for deprecation are named after it, in capitals: `API_DEPRECATED`, `DEPRECATED_MSG_ATTRIBUTE`.
  private func isForTheCCompiler(_ callee: Int) -> Bool {
    let name = text(callee)
    switch name {
    case "__attribute__", "__attribute", "__declspec", "deprecated", "unavailable", "__deprecated_msg",
      "_Pragma",
      "static_assert", "_Static_assert", "availability":
      return true
    default:
      return name.has("DEPRECATED") || name.has("UNAVAILABLE") || name.hasSuffix("_AVAILABILITY")
    }
  }

  /// Whether a token is part of a directive that tells the compiler something.
  private func isInPragma(_ index: Int) -> Bool {
    guard let directive = directive(around: index, within: Code.reach) else { return false }
    switch ConditionStack.name(of: directive, in: self) {
    case "pragma", "error", "warning", "line", "ident": return true
    default: return false
    }
  }
}

import Lexing

/// What a request for access to health data asks for, as far as its arguments tell: `requestAuthorization(toShare: nil,
/// read: [type])`.
struct HealthRequest {
  private enum Types { case none, some, unknown }

  private let code: Code
  private var files: FileHandling
  private let token: Int

  init(_ code: Code, _ files: FileHandling, at token: Int) {
    self.code = code
    self.files = files
    self.token = token
  }

  /// Nothing where the code does not tell, or the name at the token makes no request.
  mutating func handling() -> Handling? {
    let (written, read): (Types, Types)
    switch code.text(token) {
    case "requestAuthorization":
      (written, read) = (types("toShare", otherwise: .unknown), types("read", otherwise: .none))
    case "requestAuthorizationToShareTypes":
      (written, read) = (
        types("requestAuthorizationToShareTypes", otherwise: .unknown),
        types("readTypes", otherwise: .unknown)
      )
    case "healthDataAccessRequest":
      // It reads one type, or what its label says, and writes what its label says.
      let isOfOne = files.argument("objectType", ofCallAt: token) != nil
      (written, read) = (
        types("shareTypes", otherwise: .none), isOfOne ? .some : types("readTypes", otherwise: .none)
      )
    default: return nil
    }
    return handling(written, read)
  }

  /// Who asks for nothing to write asks for something to read: asking for nothing at all is a fault in any case.
  private func handling(_ written: Types, _ read: Types) -> Handling? {
    if written == .none, read == .none { return Handling() }
    var traits: Handling.Traits = []
    if written == .some || read == .none { traits.insert(.asksToWrite) }
    if read == .some || written == .none { traits.insert(.asksToRead) }
    return traits.isEmpty ? nil : Handling(traits)
  }

  private mutating func types(_ label: String, otherwise: Types) -> Types {
    guard let range = files.argument(label, ofCallAt: token) else { return otherwise }
    return code.isSwift ? swift(range) : objectiveC(range)
  }

  private mutating func swift(_ range: Range<Int>) -> Types {
    let first = range.lowerBound
    if range.count == 1, code.isWord(first), !code.isWord(first, .nil) {
      guard let value = files.constant(named: first, at: token), value.lowerBound != first else {
        return .unknown
      }
      return swiftLiteral(value)
    }
    return swiftLiteral(range)
  }

  /// `nil`, `[]`, `[type]`, `Set()`, `Set([type])`, each with or without its type.
  private func swiftLiteral(_ range: Range<Int>) -> Types {
    var first = range.lowerBound
    if code.isWord(first, .nil) { return range.count == 1 ? .none : .unknown }
    if code.isWord(first), code.text(first) == "Set" {
      let call = code.callParenthesis(after: first)
      guard call >= 0, code.partner(call) == range.upperBound - 1 else { return .unknown }
      if code.partner(call) == call + 1 { return .none }
      first = call + 1
      if code.text(first) == "arrayLiteral" { return .some }
    }
    guard code.mark(first, "["), code.partner(first) > first else { return .unknown }
    let end = code.skip(first)
    // What goes on after it, `[a].filter {`, says something else; its type does not.
    guard end >= range.upperBound - (first == range.lowerBound ? 0 : 1) || code.isWord(end, .as) else {
      return .unknown
    }
    return end == first + 2 ? .none : .some
  }

  /// `nil`, `[NSSet set]`, `[NSSet setWithObject:type]`.
  private func objectiveC(_ range: Range<Int>) -> Types {
    let first = range.lowerBound
    if range.count == 1, ["nil", "NULL"].contains(code.text(first)) { return .none }
    guard code.mark(first, "["), code.skip(first) == range.upperBound, code.isMessage(first) else {
      return .unknown
    }
    guard let piece = code.selectorPieces(of: first).first else { return .unknown }
    switch code.text(piece) {
    case "setWithObject", "setWithObjects", "initWithObjects": return .some
    case "set", "new": return .none
    case "setWithArray":
      guard code.mark(piece + 2, "@"), code.mark(piece + 3, "[") else { return .unknown }
      return code.partner(piece + 3) == piece + 4 ? .none : .some
    default: return .unknown
    }
  }
}

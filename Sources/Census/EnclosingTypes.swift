import Lexing

/// The types that the braces of a Swift file are in, each brace looked at once.
struct EnclosingTypes {
  private var known: [Int: [UInt64]] = [:]

  /// Nesting that goes deeper tells nothing more.
  private static let maximumCount = 32

  /// The types and extensions around `index`, the innermost first, as hashes of their names; of a dotted one each name.
  mutating func types(around index: Int, in code: Code) -> [UInt64] {
    var pending: [Int] = []
    var block = code.enclosing(index, "{")
    while block >= 0, known[block] == nil {
      pending.append(block)
      block = code.enclosing(block, "{")
    }
    var types = known[block] ?? []
    for block in pending.reversed() {
      types = Array((code.typeNames(ofBody: block) + types).prefix(Self.maximumCount))
      known[block] = types
    }
    return types
  }
}

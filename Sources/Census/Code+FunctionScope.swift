import Lexing

/// Whether a function that a file defines is what a call in it means.
extension Code {
  /// Whether one of the file's functions that have the name at `index`, which is called without a receiver, is meant there:
  /// one outside of all types, one of a type, record or namespace around the call, one of the same function.
  /// - Parameter owners: the types and namespaces that declare one, as hashes of their names; zero for none of them.
  func isInScope(ofFunctionNamedAt index: Int, owners: Set<UInt64>) -> Bool {
    guard !owners.isEmpty else { return false }
    guard isSwift else {
      return owners.contains(0) || scopes(around: index).contains(where: owners.contains)
    }
    var block = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where block >= 0 {
      if typeNames(ofBody: block).contains(where: owners.contains) { return true }
      block = enclosing(block, "{")
    }
    return owners.contains(0) && isUnder(functionNamedAt: index)
  }

  /// Whether the braces in which Swift declares a function with the name at `index` outside of types are around it.
  private func isUnder(functionNamedAt index: Int) -> Bool {
    named.contains { place in
      let other = Int(place)
      guard self[other].name == self[index].name, isWord(other - 1, .func), typeHead(around: other) == nil
      else {
        return false
      }
      let open = enclosing(other, "{")
      return open < 0 || open < index && index < partner(open)
    }
  }

  /// The namespaces and records of C++ around a token, as hashes of their names, that of a method which is defined outside
  /// of its braces too: `int Files::open(…) {`.
  private func scopes(around index: Int) -> [UInt64] {
    var scopes: [UInt64] = []
    var open = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where open >= 0 {
      var at = open - 1
      while at >= 0, open - at < 48, !mark(at, ";"), !mark(at, "{"), !mark(at, "}") {
        if isWord(at, .namespace) || isWord(at, .class, .struct), isWord(at + 1) {
          scopes.append(textHash(at + 1))
        }
        if isScope(at), isWord(at - 1) { scopes.append(textHash(at - 1)) }
        let start = partner(at)
        at = start >= 0 && start < at ? start - 1 : at - 1
      }
      open = enclosing(open, "{")
    }
    return scopes
  }
}

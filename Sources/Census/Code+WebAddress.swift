import Lexing

/// Whether what is loaded lies on the web, as far as the source says.
extension Code {
  /// Whether a value is written as a web address, or begins with a name that is given one where it is declared.
  func isWebAddress(_ value: Range<Int>) -> Bool {
    if holdsWebAddress(value) { return true }
    var first = value.lowerBound
    while isWord(first, .try, .await) || isWord(first, .self) || mark(first, "?") || mark(first, "!")
      || mark(first, ".")
    {
      first += 1
    }
    guard value.contains(first), isWord(first), self[first].kind == .identifier, !isType(first),
      !mark(first + 1, "("), let given = givenValue(of: first)
    else { return false }
    return holdsWebAddress(given)
  }

  /// Whether a web address stands among the tokens, or what makes a URL of a text that is no file's.
  private func holdsWebAddress(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = self[index]
      if token.kind == .string {
        return token.flags.contains(.holdsURL) && URLLiteral(contentBytes(ofString: index)) != nil
      }
      guard isWord(index) else { return false }
      if isSwift {
        return mark(index + 1, "(") && text(index) == "URL" && isWord(index + 2) && mark(index + 3, ":")
          && text(index + 2) == "string" && !namesFile(index + 4)
      }
      return mark(index + 1, ":") && text(index) == "URLWithString" && !namesFile(index + 2)
    }
  }

  /// Whether the text that begins at `index` is the address of a file.
  private func namesFile(_ index: Int) -> Bool {
    let string = mark(index, "@") ? index + 1 : index
    return self[string].kind == .string && contentBytes(ofString: string).starts(with: "file:".utf8)
  }

  /// The value that a name is given where it is declared: the local or parameter that it means, else what is declared
  /// of its name near by, in the type or file.
  private func givenValue(of index: Int) -> Range<Int>? {
    if let local = localDeclaration(of: index) { return givenValue(at: local) }
    let hash = textHash(index)
    let length = self[index].length
    return (max(index - Self.reach, 0)..<min(index + Self.reach, count)).lazy.compactMap { other in
      other != index && self[other].length == length && textHash(other) == hash ? givenValue(at: other) : nil
    }.first
  }

  /// What stands after `=` behind the declaration of a name.
  private func givenValue(at name: Int) -> Range<Int>? {
    if isSwift {
      guard isWord(name - 1, .let, .var) else { return nil }
    } else if isBoundary(before: name) || !isWord(name - 1) && !mark(name - 1, "*") {
      return nil
    }
    let statement = statement(around: name)
    var start = name + 1
    while start < statement.upperBound, !mark(start, "="), !mark(start, ","), !mark(start, "{") {
      start = max(skip(start), start + 1)
    }
    guard mark(start, "="), start < statement.upperBound else { return nil }
    // In a condition the next name follows after a comma.
    var end = start + 1
    while end < statement.upperBound, !mark(end, ","), !mark(end, "{"), !isWord(end, .else) {
      end = max(skip(end), end + 1)
    }
    return start + 1..<end
  }
}

extension Weighing {
  /// Whether the call or member at `occurrence` is handed, or asked of, a web address.
  func loadsFromWeb(_ occurrence: Occurrence, _ code: Code) -> Bool {
    if let first = firstArgument(occurrence, code) {
      let close = code.partner(occurrence.call)
      var end = first
      while end < close, !code.mark(end, ",") { end = max(code.skip(end), end + 1) }
      return code.isWebAddress(first..<end)
    }
    switch occurrence.usage {
    case .member(let receiver, _) where receiver >= 0:
      return code.isWebAddress(code.chainStart(endingAt: receiver)..<receiver + 1)
    case .selector(let open):
      let first = occurrence.index + 2
      let pieces = code.selectorPieces(of: open)
      let next = pieces.first { $0 > occurrence.index } ?? code.partner(open)
      return first < next && code.isWebAddress(first..<next)
    default: return false
    }
  }
}

import Bytes
import Lexing

extension UnsafeBufferPointer<UInt8> {
  /// Whether the ASCII bytes end with `word`, which is in lower case.
  func endsIgnoringCase(with word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return zip(self.suffix(word.count), word).allSatisfy { byte, lower in
      byte.lowercased == lower
    }
  }
}

/// The hash of a name, as `Code.textHash` has it.
func textHash(_ name: Substring) -> UInt64 {
  FNVHash(name.utf8).value
}

extension Code {
  /// The value of an argument that begins at `start`, after its label.
  func valueStart(_ start: Int) -> Int {
    isSwift && isWord(start) && mark(start + 1, ":") ? start + 2 : start
  }

  /// The names of the chain that ends at `index`, the nearest first.
  func chainNames(endingAt index: Int) -> [Int] {
    var names: [Int] = []
    var at = index
    while at >= 0, names.count < 32 {
      if mark(at, ")") || mark(at, "]") || mark(at, "}") {
        let open = partner(at)
        guard open >= 0 else { return names }
        if !isSwift, mark(open, "["), isMessage(open) {
          return names + receiverNames(ofMessage: open) + selectorPieces(of: open)
        }
        if mark(open, "("), !isCallOrSubscript(open) {
          // A grouped operand: `(try? manager.attributes())`; its words speak for what is asked of it.
          names += (open + 1..<at).suffix(Code.reach).reversed().filter {
            isWord($0) && self[$0].kind == .identifier
          }
          return names
        }
        guard isCallOrSubscript(open) else { return names }
        at = open - 1
        while mark(at, "?") || mark(at, "!") { at -= 1 }
        continue
      }
      guard isWord(at) else { return names }
      names.append(at)
      guard let before = receiver(of: at), before >= 0 else { return names }
      at = before
    }
    return names
  }

  /// The names of the receiver of the message at `open`, the nearest first.
  func receiverNames(ofMessage open: Int) -> [Int] {
    guard let first = selectorPieces(of: open).first, first - 1 > open else { return [] }
    return chainNames(endingAt: first - 1)
  }

  /// A hash of the text of a token, back-ticks aside.
  func textHash(_ index: Int) -> UInt64 {
    var hash = FNVHash()
    for byte in source.bytes(of: self[index]) where byte != UInt8(ascii: "`") { hash.add(byte) }
    return hash.value
  }

  /// The name that is declared as, or made from, the type at `index`: `name: Type`, `name = Type(…)`,
  /// `name = Type.shared`, `Type *name`, `name = [Type …]`.
  func owner(ofTypeAt index: Int) -> Int? {
    if isSwift {
      let start = receiver(of: index).map { $0 >= 0 ? $0 : index } ?? index
      var before = start - 1
      if isArrow(before) { return function(returningAt: before) }
      if isWord(before, in: .markers) { before -= 1 }
      guard mark(before, ":") || mark(before, "="), isWord(before - 1), before >= 1 else {
        return typedOwner(before)
      }
      return before - 1
    }
    var after = index + 1
    if mark(index - 1, "["), mark(index - 2, "=") { return ownerOfAssignment(index - 2) }
    if mark(index - 1, "["), mark(index - 2, "["), mark(index - 3, "=") {
      return ownerOfAssignment(index - 3)
    }
    guard mark(after, "*") else { return nil }
    // `__strong`, `_Nullable`; a name can begin like them.
    while mark(after, "*") || isWord(after, .const)
      || isWord(after) && text(after).hasPrefix("_") && goesOn(after)
    {
      after += 1
    }
    return mark(after, ")") && isWord(after + 1) ? after + 1 : isWord(after) ? after : nil
  }

  /// Whether a pointer, a name or the end of a cast follows.
  private func goesOn(_ index: Int) -> Bool {
    mark(index + 1, "*") || isWord(index + 1) && !startsLine(index + 1)
      || mark(index + 1, ")") && isWord(index + 2)
  }

  /// The name of the function whose arrow is at `index`.
  private func function(returningAt index: Int) -> Int? {
    var at = index - 1
    while isWord(at, .async) || isWord(at, .throws, .rethrows)
      || mark(at, ")") && isWord(partner(at) - 1, .throws)
    {
      at = mark(at, ")") ? partner(at) - 1 : at - 1
    }
    let name = partner(at) - 1
    return mark(at, ")") && isWord(name) && isWord(name - 1, .func) ? name : nil
  }

  private func ownerOfAssignment(_ equals: Int) -> Int? { isWord(equals - 1) ? equals - 1 : nil }

  /// The name before `: Type =` where the `=` is at `index`.
  private func typedOwner(_ index: Int) -> Int? {
    guard mark(index, "="), isWord(index - 1), mark(index - 2, ":"), isWord(index - 3) else { return nil }
    return index - 3
  }

  /// The text of a string token without its quotes; of an interpolated one, the run of text without the quote it has.
  func contents(ofString index: Int) -> String {
    String(decoding: contentBytes(ofString: index), as: UTF8.self)
  }

  /// Where that text begins, from the start of the token on.
  func contentStart(ofString index: Int) -> Int {
    guard self[index].flags.contains(.opensLiteral) else { return 0 }
    let bytes = source.bytes(of: self[index])
    let quote = bytes.firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
    return bytes[quote...].firstIndex { $0 != UInt8(ascii: "\"") } ?? bytes.count
  }

  func contentBytes(ofString index: Int) -> UnsafeBufferPointer<UInt8> {
    let bytes = source.bytes(of: self[index])
    let low = contentStart(ofString: index)
    var high = bytes.count
    if self[index].flags.contains(.closesLiteral), !self[index].flags.contains(.unterminated) {
      while high > low, bytes[high - 1] == UInt8(ascii: "#") { high -= 1 }
      while high > low, bytes[high - 1] == UInt8(ascii: "\"") { high -= 1 }
    }
    return UnsafeBufferPointer(rebasing: bytes[low..<high])
  }
}

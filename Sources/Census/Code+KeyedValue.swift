import Lexing

/// Keys and what they are given, which are one expression: `query[key] = value`, `[query setObject:value forKey:key]`.
extension Code {
  /// Functions that give a key its value: the dictionary comes first, then the key.
  static let dictionarySetters: Set<String> = [
    "CFDictionarySetValue", "CFDictionaryAddValue", "CFDictionaryReplaceValue",
  ]

  /// Where the key begins that is given the value at `index`, and what the key is of; nothing where none is.
  func keyStarts(ofValueAt index: Int) -> [Int] {
    if let key = setterKey(ofValueAt: index) { return [key] }
    let open = subscriptGiven(valueWith: index)
    guard open >= 0 else { return [] }
    return [keyStart(open + 1), isSwift ? chainStart(endingAt: calleeEnd(before: open)) : open]
  }

  /// Where the key begins in a call that gives it the value at `index`.
  func setterKey(ofValueAt index: Int) -> Int? {
    let open = parent(index)
    if mark(open, "["), !isSwift, isMessage(open) {
      let pieces = selectorPieces(of: open)
      guard pieces.count > 1, text(pieces[1]) == "forKey", pieces[0] < index, index < pieces[1],
        ["setObject", "setValue"].contains(text(pieces[0]))
      else { return nil }
      return keyStart(pieces[1] + 2)
    }
    guard mark(open, "("), isWord(open - 1) else { return nil }
    let arguments = arguments(of: open)
    if arguments.count == 3, arguments[2] <= index, Self.dictionarySetters.contains(text(open - 1)) {
      return keyStart(arguments[1])
    }
    guard isSwift, arguments.count > 1, index < arguments[1], label(at: arguments[1]) == "forKey" else {
      return nil
    }
    return keyStart(valueStart(arguments[1]))
  }

  /// Past casts, and past the string that Swift makes of a key: `String(kSecClass)`.
  private func keyStart(_ index: Int) -> Int {
    guard isSwift else { return pastCasts(index) }
    return isWord(index) && text(index) == "String" && mark(index + 1, "(") ? index + 2 : index
  }

  /// Past `(__bridge id)` and the like.
  func pastCasts(_ index: Int) -> Int {
    var at = index
    while mark(at, "("), case let next = skip(at), next > at,
      isWord(next) || mark(next, "[") || mark(next, "(") || mark(next, "@"), next - index < 32
    { at = next }
    return at
  }

  /// The bracket of the subscript that is given the value which `index` is in: `query[key] = isOn ? value : other`; -1
  /// where none is.
  private func subscriptGiven(valueWith index: Int) -> Int {
    let block = parent(index)
    var at = index - 1
    for _ in 0..<32 where at > block {
      if mark(at, "=") {
        let open = mark(at - 1, "]") && !mark(at + 1, "=") ? partner(at - 1) : -1
        guard open >= 0 else { return -1 }
        return (isSwift ? isCallOrSubscript(open) : endsOperand(open - 1) && !isMessage(open)) ? open : -1
      }
      if mark(at, ",") || isBoundary(before: at + 1) { return -1 }
      let open = partner(at)
      at = open >= 0 && open < at ? open - 1 : at - 1
    }
    return -1
  }
}

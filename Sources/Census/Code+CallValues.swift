import Lexing

/// What a key is given: `[kSecAttrSynchronizable: true]`, `query[kSecAttrAccessible] = …`,
/// `setResourceValue(true, forKey: .isExcludedFromBackupKey)`. The same key with another value is another promise, so
/// that it is part of the text by which the site is known, as far as it is a constant.
extension Code {
  /// ` = true`, ` = .complete`, ` = kSecAttrAccessibleAlways`; empty where no constant is given.
  /// - Parameters:
  ///   - start: where the expression begins that may be a key.
  ///   - end: the token after it.
  func givenValue(ofKeyFrom start: Int, to end: Int) -> String {
    let open = parent(start)
    guard open >= 0, !mark(open, "{") || mark(open - 1, "@") else { return "" }
    if isSwift, mark(open, "("), end == partner(open), isWord(open - 1), text(open - 1) == "String" {
      return givenValue(ofKeyFrom: open - 1, to: end + 1)
    }
    let end = isSwift ? afterConversion(end) : end
    let value =
      switch mark(open) {
      case UInt8(ascii: "["): valueInBrackets(open, start, end)
      case UInt8(ascii: "("): valueInCall(open, start)
      default: mark(end, ":") && isElementStart(start, in: open) ? end + 1 : -1
      }
    return value > 0 ? constant(at: value).map { " = " + $0 } ?? "" : ""
  }

  /// ` = false` of `sec_protocol_options_set_peer_authentication_required(options, false)`, where `index` is the parenthesis
  /// that closes the call of a function that sets something; empty where its last argument is no switch.
  func switchedValue(ofCallEndingAt index: Int) -> String {
    let name = partner(index) - 1
    guard mark(index, ")"), isWord(name), isSwitch(index - 1), mark(index - 2, ","),
      text(name).contains("_set_")
    else { return "" }
    return " = " + text(index - 1)
  }

  /// Whether the token switches something on or off.
  func isSwitch(_ index: Int) -> Bool {
    isWord(index) && ["true", "false", "YES", "NO"].contains(text(index))
  }

  /// Past `as String`, which keys of the keychain need in Swift.
  private func afterConversion(_ index: Int) -> Int {
    guard isWord(index), text(index) == "as" else { return index }
    let type = mark(index + 1, "!") || mark(index + 1, "?") ? index + 2 : index + 1
    return isWord(type) ? type + 1 : index
  }

  /// Whether an element of a literal begins here, casts aside: `c ? a : b` is no pair.
  private func isElementStart(_ index: Int, in open: Int) -> Bool {
    var before = index - 1
    while !isSwift, mark(before, ")"), partner(before) > open { before = partner(before) - 1 }
    return before == open || mark(before, ",")
  }

  private func valueInBrackets(_ open: Int, _ start: Int, _ end: Int) -> Int {
    if isSwift ? isCallOrSubscript(open) : !isMessage(open) {
      guard end == partner(open), mark(end + 1, "="), !mark(end + 2, "=") else { return -1 }
      return end + 2
    }
    if isSwift { return mark(end, ":") && isElementStart(start, in: open) ? end + 1 : -1 }
    // `[query setObject:value forKey:key]`
    let pieces = selectorPieces(of: open)
    guard pieces.count > 1, let piece = pieces.last(where: { $0 < start }), text(piece) == "forKey" else {
      return -1
    }
    return pieces[0] + 2
  }

  private func valueInCall(_ open: Int, _ start: Int) -> Int {
    let arguments = arguments(of: open)
    guard arguments.count > 1, let place = arguments.lastIndex(where: { $0 <= start }) else { return -1 }
    if isSwift, place > 0, label(at: arguments[place]) == "forKey" { return valueStart(arguments[0]) }
    guard place == 1, arguments.count == 3, isWord(open - 1), Self.dictionarySetters.contains(text(open - 1))
    else {
      return -1
    }
    return arguments[2]
  }

  /// A constant as it is written, without what it is wrapped in and without the type it is a member of.
  private func constant(at index: Int) -> String? {
    var at = index
    while at < count, at - index < 16 {
      if mark(at, "@") {
        at += 1
      } else if !isSwift, mark(at, "("), case let next = skip(at), next > at {
        // A cast, or what stands in `@(…)`.
        at = isWord(next) || mark(next, "@") ? next : at + 1
      } else if isWord(at), text(at) == "NSNumber", mark(at + 1, "("), mark(at + 3, ":") {
        at += 4
      } else {
        break
      }
    }
    let token = self[at]
    if token.kind == .string {
      guard token.flags.isSuperset(of: [.opensLiteral, .closesLiteral]), token.length < 128 else {
        return nil
      }
      return "\"\(contents(ofString: at))\""
    }
    if mark(at, "."), isWord(at + 1), !mark(at + 2, "("), !mark(at + 2, ".") { return "." + text(at + 1) }
    guard isWord(at) else { return nil }
    if isSwitch(at) { return text(at) }
    return namedConstant(at)
  }

  /// `kSecAttrAccessibleAlways`, `FileProtectionType.complete`: names of the system, and none of variables or calls.
  private func namedConstant(_ start: Int) -> String? {
    let first = text(start)
    let isConstant = isType(start) || first.hasPrefix("k") && first.dropFirst().first?.isUppercase == true
    guard isConstant else { return nil }
    var at = start
    var names = [first]
    while mark(at + 1, "."), isWord(at + 2), names.count < 6 {
      at += 2
      names.append(text(at))
    }
    guard !mark(at + 1, "("), !mark(at + 1, ".") else { return nil }
    if names.count > 1, names.last == "rawValue" { names.removeLast() }
    return names.count == 1 ? first : "." + (names.last ?? first)
  }
}

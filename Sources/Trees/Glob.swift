import Bytes

/// Matching a name or a path against a shell pattern, byte by byte, as git does.
///
/// `*` and `?` stop at a slash in a path; `**` between slashes (or at an end) spans folders. Runs in time
/// proportional to pattern times text at worst, whatever a hostile pattern says: only the last star of each
/// kind is ever tried again.
struct Glob {
  let pattern: UnsafeBufferPointer<UInt8>
  let text: UnsafeBufferPointer<UInt8>
  /// Whether `text` is a path; in a name no byte is special.
  let isPath: Bool

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  func matches() -> Bool {
    var at = 0
    var place = 0
    var retryName: (at: Int, place: Int)?  // after the last `*`: one more byte for the star
    var retryFolder: (at: Int, place: Int)?  // after the last `**`: one more byte for the two stars
    while true {
      if at < pattern.count, pattern[at] == Self.star {
        var end = at
        while end < pattern.count, pattern[end] == Self.star { end += 1 }
        if spansFolders(from: at, to: end) {
          if end == pattern.count { return true }
          // `**/x` also matches `x` itself, so the slash is skipped, and looked for when more is taken.
          at = isPath ? end + 1 : end
          retryName = nil
          retryFolder = (at, place)
        } else {
          at = end
          retryName = (at, place)
        }
        continue
      }
      if place == text.count && at == pattern.count { return true }
      if place < text.count, at < pattern.count, let next = step(at, text[place]) {
        at = next
        place += 1
      } else if let retry = retryName, retry.place < text.count, text[retry.place] != Self.slash || !isPath {
        at = retry.at
        place = retry.place + 1
        retryName = (at, place)
      } else if let retry = retryFolder, let next = nextStart(after: retry.place) {
        at = retry.at
        place = next
        retryFolder = (at, place)
        retryName = nil
      } else {
        return false
      }
    }
  }

  private func spansFolders(from start: Int, to end: Int) -> Bool {
    guard isPath else { return true }
    return end - start >= 2 && (start == 0 || pattern[start - 1] == Self.slash)
      && (end == pattern.count || pattern[end] == Self.slash)
  }

  /// Where two stars that have taken `text` up to `place` may end next: after a slash; in a name, anywhere.
  private func nextStart(after place: Int) -> Int? {
    if !isPath { return place < text.count ? place + 1 : nil }
    guard let slash = text[place...].firstIndex(of: Self.slash) else { return nil }
    return slash + 1
  }

  /// The offset after the pattern's element at `at` if that element takes `byte`.
  private func step(_ at: Int, _ byte: UInt8) -> Int? {
    switch pattern[at] {
    case UInt8(ascii: "?"): return byte == Self.slash && isPath ? nil : at + 1
    case UInt8(ascii: "\\"):
      guard at + 1 < pattern.count, pattern[at + 1] == byte else { return nil }
      return at + 2
    case UInt8(ascii: "["): return stepOverClass(at + 1, byte)
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }

  /// `[a-z]`, `[!a]`, `[[:alpha:]]`; an unclosed bracket matches nothing.
  private func stepOverClass(_ start: Int, _ byte: UInt8) -> Int? {
    var at = start
    var matched = false
    let isNegated =
      at < pattern.count && (pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^"))
    if isNegated { at += 1 }
    var previous: UInt8?
    var isFirst = true
    while at < pattern.count, isFirst || pattern[at] != UInt8(ascii: "]") {
      isFirst = false
      if let named = namedClass(at) {
        guard let contains = named.contains else { return nil }
        matched = matched || contains(byte)
        previous = nil
        at = named.end
        continue
      }
      let isRange =
        pattern[at] == UInt8(ascii: "-") && previous != nil && at + 1 < pattern.count
        && pattern[at + 1] != UInt8(ascii: "]")
      if isRange { at += 1 }
      if pattern[at] == UInt8(ascii: "\\") { at += 1 }
      guard at < pattern.count else { return nil }
      if isRange, let low = previous {
        matched = matched || (low <= byte && byte <= pattern[at])
        previous = nil
      } else {
        matched = matched || pattern[at] == byte
        previous = pattern[at]
      }
      at += 1
    }
    guard at < pattern.count, matched != isNegated, byte != Self.slash || !isPath else { return nil }
    return at + 1
  }

  /// The class named at `at` (`[:alpha:]`) and the offset after it; no test when the name is unknown.
  private func namedClass(_ at: Int) -> (contains: ((UInt8) -> Bool)?, end: Int)? {
    guard at + 1 < pattern.count, pattern[at] == UInt8(ascii: "["), pattern[at + 1] == UInt8(ascii: ":"),
      let close = pattern[(at + 2)...].firstIndex(of: UInt8(ascii: "]")), close > at + 2,
      pattern[close - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: pattern[(at + 2)..<(close - 1)], as: UTF8.self)
    return (Self.namedClasses[name], close + 1)
  }

  private static let namedClasses: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": \.isLetterOrDigit, "alpha": \.isLetter, "digit": \.isDigit, "blank": \.isBlank,
    "cntrl": { $0 < 0x20 || $0 == 0x7f },
    "graph": { $0 > 0x20 && $0 < 0x7f }, "print": { $0 >= 0x20 && $0 < 0x7f },
    "lower": \.isLowercase, "upper": \.isUppercase,
    "punct": { $0 > 0x20 && $0 < 0x7f && !$0.isLetterOrDigit },
    "space": \.isSpace, "xdigit": \.isHexDigit,
  ]
}

/// Patterns of paths as project files write them: `*`, `?`, `[…]`, `**` for any number of folders, `{a,b}` for either.
struct PathPattern {
  /// A hostile pattern of braces stands for any number of patterns.
  private static let maximumCount = 256
  /// No path is longer, and no pattern that is fits one.
  private static let maximumByteCount = 4096

  /// Without braces, cut at the slashes.
  private let choices: [[[UInt8]]]
  /// The folder that all choices begin with, which holds whatever can match.
  let base: String
  /// The path itself where the pattern has nothing to choose.
  let plain: String?

  init(_ pattern: String) {
    let isTooLong = pattern.utf8.count > PathPattern.maximumByteCount
    let texts = isTooLong ? [] : PathPattern.expand(Array(pattern.utf8))
    choices = texts.map { $0.split(separator: UInt8(ascii: "/")).map(Array.init) }
    base = PathPattern.base(of: choices)
    let isPlain = choices.count == 1 && !(choices.first?.contains(where: PathPattern.isPattern) ?? false)
    plain = isPlain ? texts.first.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  private static func base(of choices: [[[UInt8]]]) -> String {
    let plain = choices.map { choice in Array(choice.prefix { !isPattern($0) }) }
    guard var shared = plain.first else { return "" }
    for one in plain.dropFirst() {
      shared = Array(zip(shared, one).prefix { $0 == $1 }.map(\.0))
    }
    // A plain path is its own file, and the folder around it is what holds it.
    if let first = choices.first, shared.count == first.count { shared.removeLast(min(1, shared.count)) }
    return shared.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  private static func isPattern(_ bytes: [UInt8]) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// The texts that a pattern with braces stands for. A brace that is never closed is a character.
  private static func expand(_ pattern: [UInt8]) -> [[UInt8]] {
    var done: [[UInt8]] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard done.count + open.count < maximumCount, let choice = Choice(in: next) else {
        done.append(next)
        continue
      }
      for part in choice.parts.reversed() { open.append(choice.before + part + choice.after) }
    }
    return Array(done.prefix(maximumCount))
  }

  /// The first braces of a pattern.
  private struct Choice {
    var before: [UInt8] = []
    var parts: [[UInt8]] = [[]]
    var after: [UInt8] = []

    init?(in pattern: [UInt8]) {
      guard let start = pattern.firstIndex(of: UInt8(ascii: "{")) else { return nil }
      before = Array(pattern[..<start])
      var depth = 1
      var at = start + 1
      while at < pattern.count {
        let byte = pattern[at]
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { break }
        if byte == UInt8(ascii: ","), depth == 1 {
          parts.append([])
        } else {
          parts[parts.count - 1].append(byte)
        }
        at += 1
      }
      guard depth == 0 else { return nil }
      after = Array(pattern[(at + 1)...])
    }
  }
}

// MARK: - Matching

extension PathPattern {
  private typealias Name = ArraySlice<UInt8>

  private static func names(of path: String) -> ArraySlice<Name> {
    Array(path.utf8).split(separator: UInt8(ascii: "/"))[...]
  }

  /// Whether the whole of a path fits.
  /// - Parameter orItsFolder: whether the path of the folder right above will do.
  func matches(_ path: String, orItsFolder: Bool = false) -> Bool {
    let names = Self.names(of: path)
    return choices.contains { choice in
      Self.matches(names, choice[...]) || orItsFolder && Self.matches(names.dropLast(), choice[...])
    }
  }

  /// Whether a path fits, or a folder that it is in.
  func matchesFolder(of path: String) -> Bool {
    guard TreePath.isInside(path, base) else { return false }
    let names = Self.names(of: path)
    return choices.contains { choice in
      (1...max(1, names.count)).contains { PathPattern.matches(names.prefix($0), choice[...]) }
    }
  }

  /// Only the last `**` is ever tried again, so that it takes no longer than pattern times path.
  private static func matches(_ path: ArraySlice<Name>, _ pattern: ArraySlice<[UInt8]>) -> Bool {
    var (at, place) = (pattern.startIndex, path.startIndex)
    var retry: (at: Int, place: Int)?
    while true {
      if at < pattern.endIndex, pattern[at].elementsEqual("**".utf8) {
        at += 1
        // At the end it takes the folders, too: `Sources/**` is all that is in it.
        if at == pattern.endIndex { return place < path.endIndex }
        retry = (at, place)
      } else if at == pattern.endIndex, place == path.endIndex {
        return true
      } else if at < pattern.endIndex, place < path.endIndex, NamePattern(pattern[at]).matches(path[place]) {
        at += 1
        place += 1
      } else if let last = retry, last.place < path.endIndex {
        (at, place) = (last.at, last.place + 1)
        retry = (at, place)
      } else {
        return false
      }
    }
  }
}

/// `*`, `?` and `[…]` in one name.
private struct NamePattern {
  private let pattern: [UInt8]

  init(_ pattern: [UInt8]) { self.pattern = pattern }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    // As in a shell, a star does not reach files that hide.
    if name.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: ".") { return false }
    var (at, place) = (0, name.startIndex)
    var retry: (at: Int, place: Int)?
    while true {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        at += 1
        retry = (at, place)
      } else if at == pattern.count, place == name.endIndex {
        return true
      } else if at < pattern.count, place < name.endIndex, let next = step(at, name[place]) {
        at = next
        place += 1
      } else if let last = retry, last.place < name.endIndex {
        (at, place) = (last.at, last.place + 1)
        retry = (at, place)
      } else {
        return false
      }
    }
  }

  /// The offset behind what matches the byte.
  private func step(_ at: Int, _ byte: UInt8) -> Int? {
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "["):
      guard let end = pattern[(at + 1)...].firstIndex(of: UInt8(ascii: "]")), end > at + 1 else {
        return byte == UInt8(ascii: "[") ? at + 1 : nil
      }
      return set(pattern[(at + 1)..<end], has: byte) ? end + 1 : nil
    case UInt8(ascii: "\\") where at + 1 < pattern.count: return pattern[at + 1] == byte ? at + 2 : nil
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }

  private func set(_ members: ArraySlice<UInt8>, has byte: UInt8) -> Bool {
    var rest = members
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var isIn = false
    while let low = rest.popFirst() {
      if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first {
        rest = rest.dropFirst(2)
        isIn = isIn || low <= byte && byte <= high
      } else {
        isIn = isIn || low == byte
      }
    }
    return isIn != isNegated
  }
}

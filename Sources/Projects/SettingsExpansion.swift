import Bytes

/// Works out one text with its references. What it may cost is bounded: how deep references nest, how many there are
/// and how long the result gets.
struct SettingsExpansion {
  /// Real settings need less than twenty.
  static let maximumDepth = 64
  static let maximumReferenceCount = 4_096
  /// Of UTF-8.
  static let maximumLengthBytes = 1 << 16

  private let settings: BuildSettings
  /// The assignments that are being worked out, the innermost last.
  private var open: [(name: String, rank: BuildSettings.Rank)] = []
  private var depth = 0
  private var count = 0
  private(set) var unresolved: [String] = []

  init(_ settings: BuildSettings) { self.settings = settings }

  mutating func value(of name: String) -> BuildSettings.Value? {
    guard let found = find(name, below: nil) else { return nil }
    let text = work(out: found, name)
    return BuildSettings.Value(text: text, place: found.place, unresolved: unresolved)
  }

  mutating func text(of text: String) -> String {
    guard text.has(Self.dollar) else { return text }
    var at = 0
    return String(decoding: fragment(Array(text.utf8), &at, closing: nil), as: UTF8.self)
  }

  private static let dollar = UInt8(ascii: "$")
  private static let colon = UInt8(ascii: ":")
}

// MARK: Variables

extension SettingsExpansion {
  private struct Found {
    var text: String
    var rank: BuildSettings.Rank
    var place: FilePlace
  }

  private func find(_ name: String, below rank: BuildSettings.Rank?) -> Found? {
    if let (assignment, rank) = settings.assignment(of: name, below: rank) {
      return Found(text: assignment.text, rank: rank, place: assignment.place)
    }
    guard rank != .builtIn, let text = settings.build.text(of: name) else { return nil }
    return Found(text: text, rank: .builtIn, place: settings.build.place)
  }

  private mutating func work(out found: Found, _ name: String) -> String {
    guard found.text.has(Self.dollar) else { return found.text }
    open.append((name, found.rank))
    defer { open.removeLast() }
    return text(of: found.text)
  }

  /// What a variable comes to; nothing where nothing sets it.
  private mutating func variable(_ name: String) -> String? {
    if name == "inherited" {
      guard let (name, rank) = open.last else { return nil }
      return find(name, below: rank).map { work(out: $0, name) } ?? ""
    }
    // One that is being worked out already means its next weaker assignment, and ends there.
    if let (_, rank) = open.last(where: { $0.name == name }) {
      return find(name, below: rank).map { work(out: $0, name) } ?? ""
    }
    if let found = find(name, below: nil) { return work(out: found, name) }
    switch name {
    case "AppIdentifierPrefix", "TeamIdentifierPrefix": return prefixOfTeam()
    case _ where BuildSurroundings.emptyUnlessSet.contains(name): return ""
    default: return nil
    }
  }

  /// An old app can have a prefix of its own, which no file says; for all others it is the team's.
  private mutating func prefixOfTeam() -> String? {
    let known = unresolved
    defer { unresolved = known }
    guard let team = inside({ $0.variable("DEVELOPMENT_TEAM") }), !team.isEmpty, !team.contains("$") else {
      return nil
    }
    return team + "."
  }
}

// MARK: Texts

extension SettingsExpansion {
  /// A text up to its end or, inside of a reference, to a colon or the bracket that closes it.
  private mutating func fragment(_ bytes: [UInt8], _ at: inout Int, closing: UInt8?) -> [UInt8] {
    var result: [UInt8] = []
    while at < bytes.count, result.count <= Self.maximumLengthBytes {
      let byte = bytes[at]
      if let closing, byte == closing || byte == Self.colon { break }
      if byte == Self.dollar {
        addReference(bytes, &at, to: &result)
      } else {
        result.append(byte)
        at += 1
      }
    }
    return result.count > Self.maximumLengthBytes ? Array(result.prefix(Self.maximumLengthBytes)) : result
  }

  /// From the dollar on.
  private mutating func addReference(_ bytes: [UInt8], _ at: inout Int, to result: inout [UInt8]) {
    let start = at
    at += 1
    switch at < bytes.count ? bytes[at] : 0 {
    case Self.dollar:
      at += 1
      result.append(Self.dollar)
    case UInt8(ascii: "("): addBracketed(bytes, &at, from: start, closing: UInt8(ascii: ")"), to: &result)
    case UInt8(ascii: "{"): addBracketed(bytes, &at, from: start, closing: UInt8(ascii: "}"), to: &result)
    case UInt8(ascii: "["): addBracketed(bytes, &at, from: start, closing: UInt8(ascii: "]"), to: &result)
    case let byte where byte.beginsVariable:
      let name = name(bytes, &at)
      // Without brackets a dollar is often only a dollar, so Xcode leaves it when nothing is so called.
      if mayGoOn, let text = inside({ $0.variable(name) }) {
        result += text.utf8
      } else {
        result += bytes[start..<at]
      }
    default: result.append(Self.dollar)
    }
  }

  /// As far as a name of a variable or of an operator goes.
  private func name(_ bytes: [UInt8], _ at: inout Int) -> String {
    let start = at
    while at < bytes.count, bytes[at].isWordPart { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// `$(NAME:operator:operator=operand)`, from behind the dollar on.
  private mutating func addBracketed(
    _ bytes: [UInt8], _ at: inout Int, from start: Int, closing: UInt8, to result: inout [UInt8]
  ) {
    at += 1
    guard mayGoOn else {
      note(name(bytes, &at))
      at = bytes.count
      result += bytes[start...]
      return
    }
    let known = unresolved.count
    count += 1
    depth += 1
    defer { depth -= 1 }
    var name = name(bytes, &at)
    if at < bytes.count, bytes[at] != closing, bytes[at] != Self.colon {
      name += String(decoding: fragment(bytes, &at, closing: closing), as: UTF8.self)
    }
    var value = unresolved.count == known ? variable(name) : nil
    let hasDefault = applyOperators(bytes, &at, closing, to: &value)
    // A bracket that never closes is no reference.
    guard at < bytes.count else {
      result += bytes[start...]
      return
    }
    at += 1
    if let value {
      result += value.utf8
      return
    }
    if unresolved.count == known, !hasDefault, !BuildSurroundings.onlyInBuilds.contains(name) { note(name) }
    result += bytes[start..<at]
  }

  /// What stands behind colons. Returns whether a text is among it that stands in where nothing sets the variable.
  private mutating func applyOperators(
    _ bytes: [UInt8], _ at: inout Int, _ closing: UInt8, to value: inout String?
  ) -> Bool {
    var hasDefault = false
    while at < bytes.count, bytes[at] == Self.colon {
      at += 1
      let name = name(bytes, &at)
      if at < bytes.count, bytes[at] == UInt8(ascii: "=") {
        at += 1
        let operand = String(decoding: fragment(bytes, &at, closing: closing), as: UTF8.self)
        if name == "default" {
          hasDefault = true
          if value?.isEmpty ?? true { value = operand }
        } else {
          value = value.map { SettingsOperator.apply(name, operand, to: $0) }
        }
      } else {
        while at < bytes.count, bytes[at] != Self.colon, bytes[at] != closing { at += 1 }
        value = value.map { SettingsOperator.apply(name, to: $0) }
      }
    }
    return hasDefault
  }

  private var mayGoOn: Bool { depth < Self.maximumDepth && count < Self.maximumReferenceCount }

  private mutating func inside(_ body: (inout Self) -> String?) -> String? {
    depth += 1
    count += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func note(_ name: String) {
    if !name.isEmpty, !unresolved.contains(name), unresolved.count < 64 { unresolved.append(name) }
  }
}

extension UInt8 {
  /// Whether a name can begin so: a letter or `_`.
  var beginsVariable: Bool { isWordPart && !isDigit }
}

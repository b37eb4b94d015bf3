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
    guard text.utf8.contains(Self.dollar) else { return text }
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
    guard found.text.utf8.contains(Self.dollar) else { return found.text }
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
        result += reference(bytes, &at)
      } else {
        result.append(byte)
        at += 1
      }
    }
    return Array(result.prefix(Self.maximumLengthBytes))
  }

  /// From the dollar on.
  private mutating func reference(_ bytes: [UInt8], _ at: inout Int) -> [UInt8] {
    let start = at
    at += 1
    guard at < bytes.count else { return [Self.dollar] }
    switch bytes[at] {
    case Self.dollar:
      at += 1
      return [Self.dollar]
    case UInt8(ascii: "("): return bracketed(bytes, &at, from: start, closing: UInt8(ascii: ")"))
    case UInt8(ascii: "{"): return bracketed(bytes, &at, from: start, closing: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return bracketed(bytes, &at, from: start, closing: UInt8(ascii: "]"))
    case let byte where byte.beginsVariable:
      let nameStart = at
      while at < bytes.count, bytes[at].continuesVariable { at += 1 }
      let name = String(decoding: bytes[nameStart..<at], as: UTF8.self)
      // Without brackets a dollar is often only a dollar, so Xcode leaves it when nothing is so called.
      guard mayGoOn, let text = inside({ $0.variable(name) }) else { return Array(bytes[start..<at]) }
      return Array(text.utf8)
    default: return [Self.dollar]
    }
  }

  /// `$(NAME:operator:operator=operand)`, from behind the dollar on.
  private mutating func bracketed(_ bytes: [UInt8], _ at: inout Int, from start: Int, closing: UInt8)
    -> [UInt8]
  {
    at += 1
    guard mayGoOn else {
      note(String(decoding: bytes[at...].prefix { $0.continuesVariable }, as: UTF8.self))
      at = bytes.count
      return Array(bytes[start...])
    }
    let known = unresolved.count
    count += 1
    depth += 1
    defer { depth -= 1 }
    let name = String(decoding: fragment(bytes, &at, closing: closing), as: UTF8.self)
    var value = unresolved.count == known ? variable(name) : nil
    var hasDefault = false
    while at < bytes.count, bytes[at] == Self.colon {
      at += 1
      let nameStart = at
      while at < bytes.count, bytes[at].continuesVariable { at += 1 }
      let name = String(decoding: bytes[nameStart..<at], as: UTF8.self)
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
    // A bracket that never closes is no reference.
    guard at < bytes.count else { return Array(bytes[start...]) }
    at += 1
    if let value { return Array(value.utf8) }
    if unresolved.count == known, !hasDefault, !BuildSurroundings.onlyInBuilds.contains(name) { note(name) }
    return Array(bytes[start..<at])
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
  var beginsVariable: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  var continuesVariable: Bool { beginsVariable || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

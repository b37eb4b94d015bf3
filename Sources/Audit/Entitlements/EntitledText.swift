import Bytes
import Projects

/// A text of an entitlement, as far as the build is known: what only a build or nobody knows can be anything.
struct EntitledText {
  /// The texts between what is not known. One more than there are gaps.
  private let parts: [String]
  /// Whether it begins with the team's prefix, of a team that nothing says.
  private let beginsWithTeam: Bool

  /// - Parameter text: with the variables resolved that are known.
  init(_ text: String) {
    var parts: [String] = []
    var part = ""
    var beginsWithTeam = false
    var rest = Substring(text)
    while let first = rest.first {
      guard let (name, end) = Self.reference(rest) else {
        part.append(first)
        rest.removeFirst()
        continue
      }
      rest = rest[end...]
      if parts.isEmpty, part.isEmpty, !beginsWithTeam, Self.teamPrefixes.contains(name) {
        beginsWithTeam = true
        continue
      }
      parts.append(part)
      part = ""
    }
    if part.hasSuffix("*") {
      // A wildcard of a profile stands at the end.
      parts.append(String(part.dropLast()))
      part = ""
    }
    self.parts = parts + [part]
    self.beginsWithTeam = beginsWithTeam
  }

  /// Variables for the prefix of the team that signs, with its dot.
  static let teamPrefixes: Set<String> = ["AppIdentifierPrefix", "TeamIdentifierPrefix"]

  /// `$(NAME)` or `${NAME}` at the start of a text, its operators left out, and where it ends.
  static func reference(_ text: Substring) -> (name: String, end: Substring.Index)? {
    guard text.hasPrefix("$(") || text.hasPrefix("${") else { return nil }
    let close: Character = text.hasPrefix("$(") ? ")" : "}"
    let inside = text.dropFirst(2)
    guard let end = inside.firstIndex(of: close) else { return nil }
    return (String(inside[..<end].prefix { $0 != ":" }), inside.index(after: end))
  }

  /// Whether it can come to this text.
  func canBe(_ text: String) -> Bool {
    var rest = Substring(text)
    if beginsWithTeam {
      guard let team = TeamPrefix(of: text) else { return false }
      rest = rest.dropFirst(team.text.count + 1)
    }
    guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    guard parts.count > 1 else { return rest.isEmpty }
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// The ten letters and digits of a team before a name: `ABCDE12345.com.example`.
struct TeamPrefix: Hashable {
  /// Without the dot.
  let text: String

  init?(of name: String) {
    let head = name.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard head.count == 10, head.count < name.utf8.count, Self.isTeam(head) else { return nil }
    text = String(Substring(head))
  }

  /// Whether a text is the identifier of a team.
  static func isTeam(_ text: some Collection<UInt8>) -> Bool {
    text.count == 10 && text.allSatisfy { $0.isDigit || $0.isUppercase }
  }
}

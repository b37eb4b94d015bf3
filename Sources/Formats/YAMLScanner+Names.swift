import Bytes

extension YAMLScanner {
  /// `*alias` or `&anchor`.
  mutating func scanName() throws(YAMLError) {
    let isAlias = cursor.peek() == "*"
    try saveCandidate()
    allowsKey = false
    let position = cursor.position
    cursor.advance()
    let start = cursor.at
    cursor.skip { $0.isWordPart || $0 == "-" || $0 >= 0x80 }
    let name = cursor.text(from: start)
    guard !name.isEmpty else { throw YAMLError(.emptyName(isAlias ? "*" : "&"), at: position) }
    note(isAlias ? .alias(name) : .anchor(name), at: position)
    append(isAlias ? .alias(name) : .anchor(name), at: position)
  }

  /// `!`, `!name`, `!!name`, `!handle!name` or `!<uri>`; handles are not looked up.
  mutating func scanTag() throws(YAMLError) {
    try saveCandidate()
    allowsKey = false
    let position = cursor.position
    let start = cursor.at
    if cursor.peek(1) == "<" {
      cursor.skip { $0 != ">" && !$0.isBlank && !$0.isBreak }
      guard cursor.peek() == ">" else { throw YAMLError(.unclosedTag, at: position) }
      cursor.advance()
    } else {
      let isInBrackets = isInBrackets
      cursor.skip { byte in
        switch byte {
        case "[", "]", "{", "}", ",": !isInBrackets
        default: !byte.isBlank && !byte.isBreak
        }
      }
    }
    append(.tag(YAMLScanner.short(cursor.text(from: start))), at: position)
  }

  /// The short form of a tag of YAML's own.
  private static func short(_ tag: String) -> String {
    let prefix = "!<tag:yaml.org,2002:"
    guard tag.hasPrefix(prefix) else { return tag }
    return "!!" + tag.dropFirst(prefix.count).dropLast()
  }
}

/// Patterns of names with `*`, `?` and `[…]`, as shells have them.
package enum Wildcard {
  /// Whether a whole text fits; `*` takes any characters.
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    pattern == "*" || matches(pattern, text, isPath: false)
  }

  /// Whether a path fits, or its last parts where the pattern does not begin with a slash: `*.png` is any picture,
  /// `Mocks/*` what is in any folder `Mocks`. No `*` takes a slash.
  /// - Parameter path: with a slash before it, as in the root.
  package static func matchesEnd(of path: String, _ pattern: String) -> Bool {
    if pattern.hasPrefix("/") { return matches(pattern, path, isPath: true) }
    let count = pattern.utf8.count { $0 == UInt8(ascii: "/") } + 1
    let parts = path.split(separator: "/")
    guard parts.count >= count else { return false }
    return matches(pattern, parts.suffix(count).joined(separator: "/"), isPath: true)
  }

  private static func matches(_ pattern: String, _ text: String, isPath: Bool) -> Bool {
    var (pattern, text) = (pattern, text)
    return pattern.withUTF8 { pattern in
      text.withUTF8 { text in Glob(pattern: pattern, text: text, isPath: isPath).matches() }
    }
  }
}

/// Patterns of names with `*`, `?` and `[…]`, as shells have them.
package enum Wildcard {
  /// Whether a whole text fits; `*` takes any characters.
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    if pattern == "*" { return true }
    var (pattern, text) = (pattern, text)
    return pattern.withUTF8 { pattern in
      text.withUTF8 { text in Glob(pattern: pattern, text: text, isPath: false).matches() }
    }
  }
}

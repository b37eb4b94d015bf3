import Catalog
import Projects

/// Texts that somebody meant to replace before the app ships.
enum Placeholder {
  /// Whether a text that is not blank says nothing of what an access is for.
  static func isOne(_ text: String, for key: UsageKey) -> Bool {
    let lowercased = text.lowercased()
    let says = { (letter: Character) in letter.isLetter || letter.isNumber }
    guard let first = lowercased.firstIndex(where: says), let last = lowercased.lastIndex(where: says) else {
      return true
    }
    let words = String(lowercased[first...last])
    if exact.contains(words) || words == key.name.lowercased() || key.isResource(words) { return true }
    if words.hasPrefix("privacy - ") && words.hasSuffix("usage description") { return true }
    if words.hasSuffix("usage description") && words.split(separator: " ").count <= 5 { return true }
    if text.has("<#") && text.has("#>") { return true }
    if beginnings.contains(where: { word in
      words == word || words.hasPrefix(word) && words.dropFirst(word.count).first?.isLetter == false
    }) {
      return true
    }
    return phrases.contains(where: words.has)
  }

  private static let exact: Set<String> = [
    "test", "testing", "string", "text", "description", "none", "null", "nil", "n/a", "na", "foo", "bar",
    "foobar", "asdf", "qwerty", "abc", "abc123", "123", "1", "x", "xx", "xxx", "xxxx", "required", "needed",
    "permission", "usage", "dummy", "blah", "blah blah", "hello world", "your text here", "reason",
    "undefined", "default", "placeholder", "sample text", "some text", "your description", "message",
  ]

  private static let beginnings = ["todo", "fixme", "tbd", "tba", "placeholder", "changeme"]

  private static let phrases = [
    "lorem ipsum", "your description here", "description goes here", "text goes here", "insert text",
    "insert description", "insert reason", "explain why", "describe why", "change this text", "replace this",
    "replace me", "change me", "why you need", "why your app needs", "reason goes here", "add description",
    "enter description", "your reason here", "usage description here",
  ]
}

extension UsageKey {
  /// Whether words say the resource by itself: `camera`, `the camera`, `camera usage`.
  fileprivate func isResource(_ words: String) -> Bool {
    let frames: [(before: String, after: String)] = [
      ("", ""), ("", " usage"), ("", " access"), ("", " permission"), ("use ", ""),
    ]
    let names = frames.compactMap { before, after -> Substring? in
      guard words.hasPrefix(before), words.hasSuffix(after) else { return nil }
      return words.dropFirst(before.count).dropLast(after.count)
    }
    let plain = resource.lowercased()
    if names.contains(where: { $0 == plain || "the " + $0 == plain }) { return true }
    // Most texts are longer than any name.
    return words.utf8.count <= name.utf8.count * 2 && names.contains { $0 == nameWords }
  }

  /// What stands in the middle of the key: `PhotoLibrary` is two words.
  private var nameWords: String {
    let middle = name.hasSuffix("UsageDescription") ? name.dropLast("UsageDescription".count) : name[...]
    let own = middle.hasPrefix("NS") ? middle.dropFirst(2) : middle
    return own.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(letter)
    }.lowercased()
  }
}

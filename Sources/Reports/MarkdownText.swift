/// Text from a scanned tree in Markdown, made so that it is read and does nothing: no mention, no reference to an issue
/// or a commit, no image, link, HTML, emphasis or emoji, and no end of the table that it is in.
///
/// Escapes do not do that: a code host looks for mentions and references in what is rendered, where the escapes are
/// gone. Only in code it leaves them alone.
enum MarkdownText {
  /// In scalars; what is longer ends with an ellipsis.
  static let maximumLength = 300

  /// A piece of code; empty where there is nothing to show.
  static func code(_ text: String, isInTable: Bool = true) -> String {
    // Whoever counts tags in a text, as scripts do, does not know of code.
    let inert = Visible.text(clipped(text)).replacing("<details", with: "\\u{3C}details")
      .replacing("</details", with: "\\u{3C}/details")
    let shown = Array(inert.unicodeScalars)
    if shown.isEmpty { return "" }
    var code = ""
    var run = 0
    var longestRun = 0
    for (index, scalar) in shown.enumerated() {
      run = scalar == "`" ? run + 1 : 0
      longestRun = max(longestRun, run)
      let next: Unicode.Scalar? = index + 1 < shown.count ? shown[index + 1] : nil
      switch scalar {
      // Readers differ on what a backslash before one of these does in a table.
      case "\\" where next.map { "|`\\".unicodeScalars.contains($0) } ?? true: code += "\\u{5C}"
      case "|" where isInTable: code += "\\|"
      default: code.unicodeScalars.append(scalar)
      }
    }
    let fence = String(repeating: "`", count: longestRun + 1)
    let needsPadding = [shown[0], shown[shown.count - 1]].contains { "` ".unicodeScalars.contains($0) }
    let padding = needsPadding ? " " : ""
    return fence + padding + code + padding + fence
  }

  /// A sentence: its words as they are, its names as code, and so everything that could act.
  static func prose(_ text: String, isInTable: Bool = true) -> String {
    let shown = Visible.text(clipped(text, to: 2 * maximumLength))
    // A command in quotes, as messages name it, is one piece of code.
    let pieces = shown.split(separator: "'", omittingEmptySubsequences: false)
    var written = ""
    var rest = ""
    for (index, piece) in pieces.enumerated() {
      if piece.hasPrefix("sluice "), index > 0, index + 1 < pieces.count, rest.hasSuffix("'") {
        written = joined(written, words(String(rest.dropLast()), isInTable))
        written = joined(written, code(String(piece), isInTable: isInTable))
        rest = ""
      } else {
        rest += index + 1 < pieces.count ? piece + "'" : piece
      }
    }
    return joined(written, words(rest, isInTable))
  }

  /// Two pieces of code that touch would be read as one.
  private static func joined(_ left: String, _ right: String) -> String {
    left.hasSuffix("`") && right.hasPrefix("`") ? "\(left) \(right)" : left + right
  }

  private static func words(_ text: String, _ isInTable: Bool) -> String {
    var written: [String] = []
    // A message of Objective-C is one piece of code, with the blanks in it.
    var message: [Substring] = []
    var depth = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
      message.append(word)
      if depth > 0, message.count < longestMessage { continue }
      if depth == 0 {
        written.append(self.word(message.joined(separator: " "), isInTable))
      } else {
        written += message.map { self.word(String($0), isInTable) }
      }
      (message, depth) = ([], 0)
    }
    return (written + message.map { word(String($0), isInTable) }).joined(separator: " ")
  }

  /// In words.
  private static let longestMessage = 12

  private static func clipped(_ text: String, to length: Int = maximumLength) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(String.UnicodeScalarView(scalars[..<end])) + "…"
  }

  private static func word(_ word: String, _ isInTable: Bool) -> String {
    let scalars = Array(word.unicodeScalars)
    // What stands around a name: `(of App)`, but not the end of `f()` or of `&lt;`.
    var core = scalars[...].drop { "('\"".unicodeScalars.contains($0) }
    let start = core.startIndex
    while let last = core.last, ".,;:!?'\")".unicodeScalars.contains(last) {
      if last == ")", core.contains("(") { break }
      if last == ";", core.contains("&") { break }
      core = core.dropLast()
    }
    guard isName(Array(core)) else { return word }
    let text = { (part: ArraySlice<Unicode.Scalar>) in String(String.UnicodeScalarView(part)) }
    return text(scalars[..<start]) + code(text(core), isInTable: isInTable) + text(scalars[core.endIndex...])
  }

  /// Whether a word is to be code: it is a name of the tree, or something that Markdown or a code host acts on.
  private static func isName(_ word: [Unicode.Scalar]) -> Bool {
    if word.isEmpty { return false }
    let isPlain = word.allSatisfy {
      $0.properties.isAlphabetic || ".,;:'\"()/-+%!?=…–0123456789".unicodeScalars.contains($0)
    }
    if !isPlain { return true }
    let text = String(String.UnicodeScalarView(word))
    if text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("GH-") { return true }
    let isHex = word.allSatisfy { "0123456789abcdefABCDEF".unicodeScalars.contains($0) }
    if word.count >= 7, isHex { return true }
    for (before, after) in zip(word, word.dropFirst()) {
      let (a, b) = (before.properties, after.properties)
      if a.isLowercase, b.isUppercase { return true }
      if a.isAlphabetic, after == "(" { return true }
    }
    // A file, a rule or a host.
    return word.count > 4
      && zip(word, zip(word.dropFirst(), word.dropFirst(2))).contains {
        $0.properties.isAlphabetic && $1.0 == "." && $1.1.properties.isAlphabetic
      }
  }
}

import Bytes
import Catalog
import Lexing

extension SuppressionReader {
  /// Whoever writes one wants to know of it; whoever writes hundreds knows.
  private static let maximumMisspeltCount = 100

  /// Comments that begin with something like the words of a suppression: `sluice: ignore`, `sluice:ignored`,
  /// `slice:ignore`.
  static func misspelt(in code: Code, path: String) -> [Suppression] {
    var reader = SuppressionReader(code, path)
    var found: [Suppression] = []
    var at = 0
    while found.count < maximumMisspeltCount,
      let verb = SuppressionSearch.nextVerb(in: code.source, from: at)
    {
      at = verb + SuppressionSearch.verbLength
      guard let start = reader.misspeltStart(before: verb), reader.isInComment(start), reader.begins(start),
        reader.isActive
      else { continue }
      var end = at
      while !reader.isWhole(end) { end += 1 }
      let bytes = UnsafeBufferPointer(start: code.source.base + start, count: end - start)
      let (line, column) = reader.lines.position(of: start)
      var suppression = Suppression(file: path, line: line, column: column, names: [])
      suppression.misspelling = String(decoding: bytes, as: UTF8.self)
      found.append(suppression)
    }
    return found
  }

  /// Where a word like `sluice` begins that leads to the verb at an offset, other than as a suppression has it.
  private func misspeltStart(before verb: Int) -> Int? {
    let source = code.source
    let colon = UInt8(ascii: ":")
    var wordEnd = verb
    while verb - wordEnd < 4,
      source[wordEnd - 1].isBlank || source[wordEnd - 1] == colon
        || source[wordEnd - 1] == UInt8(ascii: "-")
    { wordEnd -= 1 }
    var start = wordEnd
    while wordEnd - start < 9, source[start - 1].isLetterOrDigit { start -= 1 }
    guard wordEnd < verb, wordEnd - start > 3, wordEnd - start < 9 else { return nil }
    let word = String(
      decoding: UnsafeBufferPointer(start: source.base + start, count: wordEnd - start), as: UTF8.self)
    let isWhole = isWhole(verb + SuppressionSearch.verbLength)
    guard (wordEnd..<verb).contains(where: { source[$0] == colon }) else {
      // Without a colon it has to be more than a sentence about Sluice.
      return word == "sluice" && isWhole ? start : nil
    }
    if word == "sluice" { return isWhole && wordEnd + 1 == verb ? nil : start }
    return Nearest.to(word.lowercased(), of: ["sluice"]) == nil ? nil : start
  }
}

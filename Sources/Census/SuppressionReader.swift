import Bytes
import Lexing

/// Reads the suppressions of one file: in its comments, which are what no token covers.
///
/// Each step goes on from the last one, so that a file of nothing but suppressions is read once.
struct SuppressionReader {
  let code: Code
  private let path: String
  var lines: LineCounter
  /// Counts the lines of what is suppressed, which run ahead.
  private var targetLines: LineCounter
  /// The first token behind the last place that was looked at.
  private var next = 0
  /// The end of the line that holds that place.
  private var lineEnd = 0
  /// The lines that the code at a token takes, for the last one that was asked about.
  private var covered: (token: Int, gapEnd: Int, lines: ClosedRange<Int>)?

  /// How long a byte order mark the source has.
  private let markLength: Int

  init(_ code: Code, _ path: String) {
    self.code = code
    markLength = code.source.markLength
    self.path = path
    lines = LineCounter(code.source)
    targetLines = LineCounter(code.source)
  }

  /// More than anybody writes into one file: further ones are not read, so that their sites gate.
  static let maximumCount = 10_000

  /// - Returns: those that are read, and the line of the first one that is not; zero where all are.
  static func suppressions(in code: Code, path: String) -> (read: [Suppression], unread: Int) {
    var reader = SuppressionReader(code, path)
    var found: [Suppression] = []
    var at = 0
    while let start = SuppressionSearch.next(in: code.source, from: at) {
      let end = start + SuppressionSearch.length
      at = end
      guard reader.isInComment(start), reader.begins(start), reader.isWhole(end) else { continue }
      let textEnd = reader.textEnd(from: end)
      at = textEnd
      guard reader.isActive else { continue }
      guard found.count < maximumCount else { return (found, reader.lines.position(of: start).line) }
      found.append(reader.read(at: start, text: end..<textEnd))
    }
    return (found, 0)
  }

  // MARK: Whether it is one

  /// What no token covers is a comment.
  mutating func isInComment(_ offset: Int) -> Bool {
    while next < code.count, code[next].start <= offset { next += 1 }
    return next == 0 || code[next - 1].end <= offset
  }

  /// Whether it is the first in its comment, or in its line of it: a text that only speaks of suppressions is none,
  /// nor is one in quotes.
  func begins(_ start: Int) -> Bool {
    let gapStart = next > 0 ? code[next - 1].end : markLength
    var at = start - 1
    while code.source[at].isBlank { at -= 1 }
    if at < 0 || code.source[at].isBreak { return true }
    let markEnd = at
    while at >= gapStart, "/*!".utf8.contains(code.source[at]) { at -= 1 }
    return at < markEnd && (at < gapStart || code.source[at].isBlank || code.source[at].isBreak)
  }

  /// Whether the words end here: `sluice:ignored` is none.
  func isWhole(_ end: Int) -> Bool {
    let byte = code.source[end]
    return !(byte.isWordPart || byte > 0x7F || byte == UInt8(ascii: "-"))
  }

  /// Code that is never compiled has no sites that could be suppressed.
  var isActive: Bool { code.isActive(next - 1) }

  // MARK: What it says

  /// The end of its text: of the line, or of the comment before that.
  private mutating func textEnd(from start: Int) -> Int {
    if lineEnd < start { lineEnd = endOfLine(from: start) }
    let bound = next < code.count ? min(lineEnd, code[next].start) : lineEnd
    var end = start
    while end < bound, code.source[end] != UInt8(ascii: "*") || code.source[end + 1] != UInt8(ascii: "/") {
      end += 1
    }
    // A line comment of C that goes on after its line.
    if end == lineEnd, end > start, !code.isSwift, code.source[end - 1] == UInt8(ascii: "\\") { end -= 1 }
    return end
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < code.source.count, !code.source[end].isBreak { end += 1 }
    return end
  }

  private mutating func read(at start: Int, text: Range<Int>) -> Suppression {
    let bytes = UnsafeBufferPointer(start: code.source.base + text.lowerBound, count: text.count)
    let (names, reason) = Suppression.parts(of: String(decoding: bytes, as: UTF8.self))
    let (line, column) = lines.position(of: start)
    let covered = linesCovered(line, lineStart: start - column + 1)
    return Suppression(
      file: path, line: line, column: column, target: covered?.lowerBound ?? 0,
      lastTarget: covered?.upperBound ?? 0, reason: reason, names: names)
  }

  // MARK: What it is about

  /// The line of a comment beside code; below a comment of its own, the next line of code.
  private mutating func linesCovered(_ line: Int, lineStart: Int) -> ClosedRange<Int>? {
    if next > 0, code[next - 1].end > lineStart { return line...line }
    guard next < code.count else { return nil }
    if code[next].start < lineEnd { return line...line }
    if covered?.token != next { covered = coverage(ofTokenAt: next) }
    guard let covered, lineEnd >= covered.gapEnd else { return nil }
    return covered.lines
  }

  /// The lines of the code that begins at a token: its first, and where that has nothing but attributes the next one.
  /// Comments may stand before it; a blank line leaves what is above it without code.
  private mutating func coverage(ofTokenAt token: Int) -> (Int, Int, ClosedRange<Int>) {
    let first = targetLines.position(of: code[token].start).line
    let end = code.isSwift ? min(attributesEnd(from: token), code.count - 1) : token
    var last = first
    // Nobody writes more attributes than that, and all that follows a suppression is not to be counted again for each.
    if end > token, code[end].start - code[token].start < Code.reach * 16 {
      // Kept apart: what is asked next may stand before the attributes' end.
      var ahead = targetLines
      last = min(max(ahead.position(of: code[end].start).line, first), first + 32)
    }
    return (token, lastBlankLine(before: code[token].start), first...last)
  }

  private func attributesEnd(from token: Int) -> Int {
    var at = token
    while code.mark(at, "@"), code.isWord(at + 1), at - token < Code.reach {
      at += 2
      while code.mark(at, "."), code.isWord(at + 1) { at += 2 }
      if code.mark(at, "("), code.isAdjacent(at - 1, to: at) { at = code.skip(at) }
    }
    return at
  }

  /// Where the last line of blanks alone begins before a place; zero where code stands before there is one.
  private func lastBlankLine(before start: Int) -> Int {
    let gapStart = next > 0 ? code[next - 1].end : 0
    var at = start - 1
    while code.source[at].isBlank { at -= 1 }
    while at > gapStart {
      // `at` ends a line: of blanks alone, or of what has to be gone over.
      let end = code.source[at] == 0x0A && code.source[at - 1] == 0x0D ? at - 1 : at
      var before = end - 1
      while before >= gapStart, code.source[before].isBlank { before -= 1 }
      if before >= gapStart, code.source[before].isBreak { return end }
      while before >= gapStart, !code.source[before].isBreak { before -= 1 }
      at = before
    }
    return 0
  }
}

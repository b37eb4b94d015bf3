import Bytes
import Formats
import Lexing
package import Projects

extension Suppression {
  /// Those in the comments of a file that states something.
  /// - Parameter bytes: those of the file.
  package static func all(in file: ConfigurationFile, _ bytes: [UInt8]) -> [Suppression] {
    guard let text = file.commented(bytes), !text.comments.isEmpty else { return [] }
    var reader = CommentSuppressions(text, file.path)
    return reader.suppressions()
  }
}

extension SuppressionSearch {
  /// The words in a text of two bytes a character, whichever of the two comes first.
  private static let wideMarker = TextSearch("s\0l\0u\0i\0c\0e\0:\0i\0g\0n\0o\0r\0e", first: 12, second: 16)

  /// Whether the words stand anywhere, in UTF-8 or UTF-16: hardly a file has them.
  static func isNeeded(in source: Source) -> Bool {
    let isWide = source.count > 1 && (source[0] == 0 || source[1] == 0 || source[0] >= 0xFE)
    return (isWide ? wideMarker : marker).next(in: source, from: 0) != nil
  }
}

/// Reads the suppressions of a text that is no source. What they are about is lines: their own, or the next below.
private struct CommentSuppressions {
  private let text: CommentedText
  private let path: String
  /// Where each line begins.
  private var starts: [Int] = []
  private var contents: [Content] = []
  /// For each line the one that a comment on it is about; zero where there is none.
  private var targets: [Int] = []
  /// The last of the lines that begin at one, for those that were asked about.
  private var ends: [Int: Int] = [:]

  private enum Content { case nothing, comment, value }

  private static let words = Array("sluice:ignore".utf8)

  init(_ text: CommentedText, _ path: String) {
    self.text = text
    self.path = path
    readLines()
    targets = Array(repeating: 0, count: contents.count)
    for place in contents.indices.reversed() {
      switch contents[place] {
      case .nothing: break
      case .value: targets[place] = place + 1
      case .comment: targets[place] = place + 1 < targets.count ? targets[place + 1] : 0
      }
    }
  }

  /// A line ends at LF, CR LF or CR.
  private mutating func readLines() {
    var next = 0
    var content = Content.nothing
    starts = [0]
    for (at, byte) in text.bytes.enumerated() {
      while next < text.comments.count, text.comments[next].upperBound <= at { next += 1 }
      if byte.isBreak {
        if byte == 0x0D, at + 1 < text.bytes.count, text.bytes[at + 1] == 0x0A { continue }
        contents.append(content)
        starts.append(at + 1)
        content = .nothing
      } else if content != .value, !byte.isBlank {
        let isInComment = next < text.comments.count && text.comments[next].lowerBound <= at
        content = isInComment ? .comment : .value
      }
    }
    contents.append(content)
  }

  mutating func suppressions() -> [Suppression] {
    var found: [Suppression] = []
    for comment in text.comments {
      var at = comment.lowerBound
      while let start = nextWords(in: at..<comment.upperBound) {
        at = start + Self.words.count
        guard begins(start, in: comment), isWhole(at) else { continue }
        guard found.count < SuppressionReader.maximumCount else { return found }
        found.append(read(at: start, in: comment))
      }
    }
    return found
  }

  private func nextWords(in range: Range<Int>) -> Int? {
    guard range.count >= Self.words.count else { return nil }
    let places = range.lowerBound...(range.upperBound - Self.words.count)
    return places.first { at in
      text.bytes[at] == Self.words[0] && text.bytes[at..<(at + Self.words.count)].elementsEqual(Self.words)
    }
  }

  // MARK: Whether it is one

  /// Whether nothing but the mark of the comment stands before it on its line: a text that only speaks of suppressions
  /// is none.
  private func begins(_ start: Int, in comment: Range<Int>) -> Bool {
    let from = max(starts[line(of: start) - 1], comment.lowerBound)
    return text.bytes[from..<start].allSatisfy { byte in
      byte.isBlank || (text.isXML ? "<!-" : "/*!#").utf8.contains(byte)
    }
  }

  /// Whether the words end there: `sluice:ignored` is none.
  private func isWhole(_ end: Int) -> Bool {
    guard end < text.bytes.count else { return true }
    let byte = text.bytes[end]
    return !(byte.isWordPart || byte > 0x7F || byte == UInt8(ascii: "-"))
  }

  // MARK: What it says

  private mutating func read(at start: Int, in comment: Range<Int>) -> Suppression {
    let line = line(of: start)
    let from = start + Self.words.count
    let end = max(from, min(endOfLine(line), comment.upperBound - closing(of: comment)))
    let (names, reason) = Suppression.parts(
      of: String(decoding: text.bytes[from..<end], as: UTF8.self), allowsDash: text.isXML)
    let target = targets[line - 1]
    return Suppression(
      file: path, line: line, column: start - starts[line - 1] + 1, target: target,
      lastTarget: target > 0 ? lastLine(from: target) : 0, reason: reason, names: names)
  }

  /// How long the mark is that ends a comment.
  private func closing(of comment: Range<Int>) -> Int {
    if text.isXML { return 3 }
    return text.bytes[comment].starts(with: "/*".utf8) ? 2 : 0
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func endOfLine(_ line: Int) -> Int {
    var end = line < starts.count ? starts[line] : text.bytes.count
    while end > starts[line - 1], text.bytes[end - 1].isBreak { end -= 1 }
    return end
  }

  /// A key that stands alone on its line has its value on the next one: whoever writes above the key means both.
  private mutating func lastLine(from line: Int) -> Int {
    if let known = ends[line] { return known }
    let value = line < targets.count ? targets[line] : 0
    let last = value > 0 && endsWithKey(line) ? value : line
    ends[line] = last
    return last
  }

  private func endsWithKey(_ line: Int) -> Bool {
    var end = endOfLine(line)
    let start = starts[line - 1]
    while end > start {
      if let comment = comment(before: end) {
        end = max(start, comment.lowerBound)
      } else if text.bytes[end - 1].isBlank {
        end -= 1
      } else {
        break
      }
    }
    let content = text.bytes[start..<end]
    if text.isXML { return content.suffix(6).elementsEqual("</key>".utf8) }
    return content.last == UInt8(ascii: "=")
  }

  /// The comment that the byte before a place is in.
  private func comment(before end: Int) -> Range<Int>? {
    let next = text.comments.indices.partitioningIndex { text.comments[$0].lowerBound >= end }
    guard next > 0, text.comments[next - 1].upperBound >= end else { return nil }
    return text.comments[next - 1]
  }
}

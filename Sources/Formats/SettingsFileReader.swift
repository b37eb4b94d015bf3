import Bytes

/// A line of an xcconfig file that says something.
package struct SettingsLine: Sendable, Hashable {
  package struct Condition: Sendable, Hashable {
    package var name: String
    package var pattern: String
  }

  package enum Content: Sendable, Hashable {
    /// `NAME[sdk=iphoneos*] = value`. The value is as it is written, without the comment and the blanks around it.
    case assignment(name: String, conditions: [Condition], value: String)
    /// `#include "path"`; `#include? "path"` where the file need not be there.
    case include(path: String, isOptional: Bool)
    /// It is neither; in words that follow "this line".
    case unreadable(String)
  }

  package var content: Content
  package var position: Position
}

/// Reads xcconfig files, as leniently as Xcode: a line that is wrong is passed over, and named.
package enum SettingsFileReader {
  package static let maximumByteCount = 4 << 20
  package static let maximumLineCount = 100_000

  /// - Parameter bytes: of UTF-8; what is not is read as U+FFFD.
  package static func read(_ bytes: [UInt8]) -> [SettingsLine] {
    let bytes = Array(bytes.dropFirst(bytes.utf8MarkLength))
    var reader = LineReader(cursor: TextCursor(Array(bytes.prefix(maximumByteCount))))
    var lines: [SettingsLine] = []
    while !reader.cursor.isAtEnd, lines.count < maximumLineCount {
      if let line = reader.readLine() { lines.append(line) }
    }
    return lines
  }
}

private struct LineReader {
  var cursor: TextCursor

  mutating func readLine() -> SettingsLine? {
    cursor.skip(while: \.isSpace)
    let start = cursor.at
    guard !cursor.isAtEnd else { return nil }
    defer { skipLine() }
    if cursor.isAt("//") { return nil }
    let content = cursor.isAt("#") ? readDirective() : readAssignment()
    let position = cursor.place(of: start).position ?? Position(line: 1, column: 1)
    return SettingsLine(content: content, position: position)
  }

  private mutating func readDirective() -> SettingsLine.Content {
    guard cursor.take("#") else { return .unreadable("begins with no '#'") }
    cursor.skip(while: \.isBlank)
    guard cursor.take("include") else {
      return .unreadable("is no '#include', and no other directive is known")
    }
    let isOptional = cursor.take("?")
    cursor.skip(while: \.isBlank)
    guard cursor.take("\"") else { return .unreadable("includes a file without quotes around its path") }
    let start = cursor.at
    cursor.skip { $0 != "\"" && !$0.isBreak }
    guard cursor.isAt("\"") else { return .unreadable("has a quote that is not closed") }
    return .include(path: cursor.text(from: start), isOptional: isOptional)
  }

  private mutating func readAssignment() -> SettingsLine.Content {
    let name = readName()
    guard !name.isEmpty else { return .unreadable("begins with no name of a setting") }
    var conditions: [SettingsLine.Condition] = []
    cursor.skip(while: \.isBlank)
    while cursor.take("[") {
      repeat {
        cursor.skip { $0.isBlank || $0 == "," }
        let name = readName()
        guard !name.isEmpty, cursor.take("=") else { return .unreadable("has a condition without '='") }
        let start = cursor.at
        cursor.skip { $0 != "]" && $0 != "," && !$0.isBreak }
        conditions.append(SettingsLine.Condition(name: name, pattern: cursor.text(from: start)))
      } while cursor.isAt(",") && conditions.count < 16
      guard cursor.take("]") else { return .unreadable("has a bracket that is not closed") }
      cursor.skip(while: \.isBlank)
    }
    guard cursor.take("=") else { return .unreadable("has no '=' after the name") }
    return .assignment(name: name, conditions: conditions, value: readValue())
  }

  private mutating func readName() -> String {
    let start = cursor.at
    cursor.skip(while: \.isWordPart)
    return cursor.text(from: start)
  }

  /// Up to the comment or the end of the line; a backslash at the end takes the next line along.
  private mutating func readValue() -> String {
    var parts: [String] = []
    var lineCount = 0
    while true {
      lineCount += 1
      cursor.skip(while: \.isBlank)
      let start = cursor.at
      cursor.skip { !$0.isBreak && $0 != "/" }
      while !cursor.isAtEnd, cursor.isAt("/"), !cursor.isAt("//") {
        cursor.at += 1
        cursor.skip { !$0.isBreak && $0 != "/" }
      }
      var end = cursor.at
      while end > start, cursor.bytes[end - 1].isBlank { end -= 1 }
      let isContinued = end > start && cursor.bytes[end - 1] == "\\" && lineCount < 1_000
      if isContinued { end -= 1 }
      while end > start, cursor.bytes[end - 1].isBlank { end -= 1 }
      let part = String(decoding: cursor.bytes[start..<end], as: UTF8.self)
      if !part.isEmpty { parts.append(part) }
      guard isContinued, !cursor.isAtEnd else { break }
      skipLine()
    }
    let value = parts.joined(separator: " ")
    return value.hasSuffix(";") ? Self.withoutSemicolon(value) : value
  }

  private static func withoutSemicolon(_ value: String) -> String {
    String(value.dropLast().reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private mutating func skipLine() {
    cursor.skip { !$0.isBreak }
    if cursor.take("\r") { _ = cursor.take("\n") } else if !cursor.isAtEnd { cursor.at += 1 }
  }
}

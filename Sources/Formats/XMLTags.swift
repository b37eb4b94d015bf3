/// The tags of an XML file with their attributes, one after the other: enough for schemes and workspaces, whose texts
/// mean nothing. It is no reader of XML in general, and what it cannot make out it passes over.
package struct XMLTags: Sequence, IteratorProtocol {
  package struct Tag: Sendable, Hashable {
    package var name: String
    /// `</name>`. An element that is `<name/>` gives one tag that begins and one that ends.
    package var isEnd: Bool
    package var attributes: [String: String]
    package var position: Position
  }

  private var cursor: TextCursor
  /// The end of an element that was empty.
  private var pending: Tag?

  package init(_ bytes: [UInt8]) { cursor = TextCursor(bytes) }

  package mutating func next() -> Tag? {
    if let tag = pending {
      pending = nil
      return tag
    }
    while true {
      cursor.skip { $0 != "<" }
      guard !cursor.isAtEnd else { return nil }
      let start = cursor.at
      if cursor.take("<!--") {
        if !cursor.skip(past: "-->") { return nil }
      } else if cursor.isAt("<?") || cursor.isAt("<!") {
        cursor.at += 1
      } else {
        cursor.at += 1
        if let tag = readTag(from: start) { return tag }
      }
    }
  }

  private mutating func readTag(from start: Int) -> Tag? {
    let isEnd = cursor.take("/")
    let name = readName()
    guard !name.isEmpty else { return nil }
    let place = cursor.place(of: start)
    var attributes: [String: String] = [:]
    while true {
      cursor.skip(while: \.isSpace)
      let key = readName()
      guard !key.isEmpty else { break }
      cursor.skip(while: \.isSpace)
      guard cursor.take("=") else { break }
      cursor.skip(while: \.isSpace)
      guard let quote = cursor.peek(), quote.isQuote else { break }
      cursor.at += 1
      let valueStart = cursor.at
      cursor.skip { $0 != quote }
      if attributes.count < 64 { attributes[key] = Self.unescaped(cursor.text(from: valueStart)) }
      cursor.at = Swift.min(cursor.at + 1, cursor.bytes.count)
    }
    let position = place.position ?? Position(line: 1, column: 1)
    if cursor.isAt("/") { pending = Tag(name: name, isEnd: true, attributes: [:], position: position) }
    return Tag(name: name, isEnd: isEnd, attributes: attributes, position: position)
  }

  private mutating func readName() -> String {
    let start = cursor.at
    cursor.skip { !$0.isSpace && $0 != "<" && $0 != ">" && $0 != "=" && $0 != "/" && !$0.isQuote }
    return cursor.text(from: start)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(10).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

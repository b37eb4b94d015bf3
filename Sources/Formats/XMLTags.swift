import Bytes

/// The tags of an XML file with their attributes, one after the other: enough for schemes and workspaces, whose texts
/// mean nothing. It is no reader of XML in general, and what it cannot make out it passes over.
package struct XMLTags: Sequence, IteratorProtocol {
  package struct Tag: Sendable {
    package let name: String
    /// `</name>`. An element that is `<name/>` gives one tag that begins and one that ends.
    package let isEnd: Bool
    /// Where in the file their names and values are: few are asked for.
    fileprivate var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    fileprivate let bytes: [UInt8]

    /// The value of an attribute; of the last one that is so called.
    package subscript(_ name: String) -> String? {
      attributes.last { bytes[$0.name].elementsEqual(name.utf8) }.map {
        XMLTags.unescaped(String(decoding: bytes[$0.value], as: UTF8.self))
      }
    }
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
      if cursor.take("<!--") {
        if !cursor.skip(past: "-->") { return nil }
      } else if cursor.isAt("<?") || cursor.isAt("<!") {
        cursor.at += 1
      } else {
        cursor.at += 1
        if let tag = readTag() { return tag }
      }
    }
  }

  private mutating func readTag() -> Tag? {
    let isEnd = cursor.take("/")
    let name = readName()
    guard !name.isEmpty else { return nil }
    var tag = Tag(
      name: String(decoding: cursor.bytes[name], as: UTF8.self), isEnd: isEnd, bytes: cursor.bytes)
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
      if tag.attributes.count < 64 { tag.attributes.append((key, valueStart..<cursor.at)) }
      cursor.at = Swift.min(cursor.at + 1, cursor.bytes.count)
    }
    if cursor.isAt("/") { pending = Tag(name: tag.name, isEnd: true, bytes: []) }
    return tag
  }

  private mutating func readName() -> Range<Int> {
    let start = cursor.at
    cursor.skip { !$0.isSpace && $0 != "<" && $0 != ">" && $0 != "=" && $0 != "/" && !$0.isQuote }
    return start..<cursor.at
  }

  fileprivate static func unescaped(_ text: String) -> String {
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

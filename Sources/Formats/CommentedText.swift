import Bytes

/// The text of a file that states something, and where its comments are: people write there what no value holds.
///
/// Comments are found where the readers pass over them, in files that cannot be read, too.
package struct CommentedText: Sendable, Hashable {
  /// UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  /// In the order of the text, with their marks. One that goes on to the end of its line is without that end.
  package let comments: [Range<Int>]
  /// Whether it is XML, in whose comments no two hyphens should stand together: <https://www.w3.org/TR/xml/#sec-comments>.
  package let isXML: Bool

  /// - Parameter comments: as places in `bytes`.
  package init(_ bytes: [UInt8], comments: [Range<Int>], isXML: Bool = false) {
    self.bytes = bytes
    self.comments = comments
    self.isXML = isXML
  }

  /// Any property list that is a text; nothing where it is a binary one, or in an encoding that is not read.
  package init?(propertyList file: [UInt8]) {
    guard !file.starts(with: "bplist".utf8),
      let text = try? DecodedText(file, declared: XMLDeclaration.encoding)
    else { return nil }
    let isXML = PropertyListReader.isXML(text.bytes)
    let comments = isXML ? Self.commentsOfXML(text.bytes) : Self.commentsOfOpenStep(text.bytes)
    self.init(text.bytes, comments: comments, isXML: isXML)
  }

  /// YAML, as far as it can be cut into tokens.
  package init(yaml file: [UInt8]) {
    let bytes = Self.withoutMark(file)
    guard bytes.count <= YAMLReader.maximumByteCount else {
      self.init(bytes, comments: [])
      return
    }
    var scanner = YAMLScanner(bytes)
    try? scanner.scan()
    self.init(bytes, comments: scanner.comments)
  }

  /// An xcconfig file.
  package init(settings file: [UInt8]) {
    let bytes = Self.withoutMark(file)
    self.init(bytes, comments: Self.commentsOfSettings(bytes))
  }

  package static func withoutMark(_ file: [UInt8]) -> [UInt8] {
    Array(file.dropFirst(file.utf8MarkLength))
  }

  private static func commentsOfXML(_ bytes: [UInt8]) -> [Range<Int>] {
    var cursor = TextCursor(bytes)
    var comments: [Range<Int>] = []
    while true {
      cursor.skip { $0 != "<" }
      guard !cursor.isAtEnd else { return comments }
      let start = cursor.at
      if cursor.take("<!--") {
        guard cursor.skip(past: "-->") else { return comments }
        comments.append(start..<cursor.at)
      } else if cursor.take("<![CDATA[") {
        guard cursor.skip(past: "]]>") else { return comments }
      } else if cursor.take("<?") {
        guard cursor.skip(past: "?>") else { return comments }
      } else {
        cursor.skip { $0 != ">" }
      }
    }
  }

  private static func commentsOfOpenStep(_ bytes: [UInt8]) -> [Range<Int>] {
    var cursor = TextCursor(bytes)
    var comments: [Range<Int>] = []
    while let byte = cursor.peek() {
      let start = cursor.at
      if cursor.take("//") {
        // U+2028 and U+2029 end such a line, too.
        while let next = cursor.peek(), !next.isBreak, !cursor.isAt("\u{2028}" as StaticString),
          !cursor.isAt("\u{2029}" as StaticString)
        {
          cursor.at += 1
        }
        comments.append(start..<cursor.at)
      } else if cursor.take("/*") {
        guard cursor.skip(past: "*/") else { return comments }
        comments.append(start..<cursor.at)
      } else if byte.isQuote {
        cursor.at += 1
        while let next = cursor.peek(), next != byte { cursor.at += next == "\\" ? 2 : 1 }
        cursor.at += 1
      } else if byte.isBare {
        // An address without quotes has slashes of its own.
        cursor.skip(while: \.isBare)
      } else {
        cursor.at += 1
      }
    }
    return comments
  }

  private static func commentsOfSettings(_ bytes: [UInt8]) -> [Range<Int>] {
    var cursor = TextCursor(bytes)
    var comments: [Range<Int>] = []
    while !cursor.isAtEnd {
      cursor.skip(while: \.isSpace)
      // Only the path of a file to include is in quotes that mean something.
      let isInclude = cursor.isAt("#")
      var isQuoted = false
      while let byte = cursor.peek(), !byte.isBreak, isQuoted || !cursor.isAt("//") {
        if isInclude, byte == "\"" { isQuoted.toggle() }
        cursor.at += 1
      }
      let start = cursor.at
      cursor.skip { !$0.isBreak }
      if cursor.at > start { comments.append(start..<cursor.at) }
    }
    return comments
  }
}

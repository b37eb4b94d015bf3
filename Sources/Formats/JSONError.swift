import Bytes

/// Why a JSON file cannot be read: where, what is wrong, and how to mend it.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  package enum Trouble: Sendable, Hashable {
    case tooLarge
    case tooDeep
    case tooManyValues
    /// The name of the encoding that the file says it is in.
    case wrongEncoding(String)
    /// What stands there, and what should.
    case unexpected(String, wanted: String)
    case unclosedQuote
    /// A bracket or brace.
    case unclosed(String)
    case wrongEscape(String)
    case wrongNumber(String)
    /// Its number in Unicode.
    case control(UInt32)
  }

  package let position: Position
  package let trouble: Trouble

  package init(_ trouble: Trouble, at position: Position) {
    self.position = position
    self.trouble = trouble
  }

  package var description: String { "\(position.line):\(position.column): \(message)" }

  /// What is wrong, and how to mend it.
  package var message: String { "\(cause); \(remedy)" }

  package var cause: String {
    switch trouble {
    case .tooLarge: "the file is larger than \(JSONReader.maximumByteCount >> 20) MiB"
    case .tooDeep: "values are nested more than \(JSONReader.maximumDepth) deep"
    case .tooManyValues: "the file has more than \(JSONReader.maximumValueCount) values"
    case .wrongEncoding(let name): "these bytes are not \(name)"
    case .unexpected(let found, let wanted): "\(found) stands where \(wanted) is expected"
    case .unclosedQuote: "the quote that opens here is never closed"
    case .unclosed(let bracket): "the '\(bracket)' that opens here is never closed"
    case .wrongEscape(let escape): "the escape \(escape) stands for no character"
    case .wrongNumber(let text): "'\(text)' is no number"
    case .control(let scalar): "a control character (U+\(scalar.codePoint)) stands in a text"
    }
  }

  package var remedy: String {
    switch trouble {
    case .tooLarge, .tooManyValues: "split it, or check that it is the right file"
    case .tooDeep: "check that it is the right file"
    case .wrongEncoding: "save the file as UTF-8"
    case .unexpected:
      "correct the line, and look for a comma or a quote that is missing or too much before it"
    case .unclosedQuote: "close it with \" where its text ends; inside, write it as \\\""
    case .unclosed(let bracket): "close it with '\(bracket == "[" ? "]" : "}")'"
    case .wrongEscape: "write \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hexadecimal digits"
    case .wrongNumber: "write it like 12, -1.5 or 1e3"
    case .control(let scalar): "write it as \\u\(scalar.codePoint)"
    }
  }
}

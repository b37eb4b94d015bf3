import Bytes

/// Why a YAML file cannot be read: where, what is wrong, and how to mend it.
package struct YAMLError: Error, Hashable, CustomStringConvertible {
  package enum Trouble: Sendable, Hashable {
    case tooLarge
    case tooDeep
    case tooManyValues
    case notUTF8
    case otherEncoding(String)
    /// Its number in Unicode.
    case controlCharacter(UInt32)
    case tabIndentation
    /// A line among keys, or in place of a key, that has no colon.
    case missingColon
    case misplacedValue
    case misplacedKey
    case misplacedEntry
    case unexpectedCharacter(String)
    case unclosedQuote(String)
    /// A bracket or brace.
    case unclosed(String)
    case unopened(String)
    case unknownEscape(String)
    case wrongEscape(String)
    case blockHeader
    case emptyName(String)
    case unclosedTag
    /// What stands there, and what should.
    case unexpected(String, wanted: String)
    case collectionAsKey
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
    case .tooLarge: "the file is larger than \(YAMLReader.maximumByteCount >> 20) MiB"
    case .tooDeep: "values are nested more than \(YAMLReader.maximumDepth) deep"
    case .tooManyValues: "the file has more than \(YAMLReader.maximumTokenCount) values and marks"
    case .notUTF8: "this byte is not UTF-8"
    case .otherEncoding(let name): "the file is in \(name)"
    case .controlCharacter(let scalar):
      "a control character (U+\(scalar.codePoint)) stands in the file"
    case .tabIndentation: "a tab indents the line, and YAML counts only spaces"
    case .missingColon: "a key is expected here, and no colon follows it"
    case .misplacedValue: "a key with its value cannot begin here"
    case .misplacedKey: "'?' cannot begin a key here"
    case .misplacedEntry: "'-' cannot begin an element here"
    case .unexpectedCharacter(let character): "no value can begin with '\(character)'"
    case .unclosedQuote(let quote): "the quote \(quote) that opens here is never closed"
    case .unclosed(let bracket): "the '\(bracket)' that opens here is never closed"
    case .unopened(let bracket): "the '\(bracket)' closes nothing"
    case .unknownEscape(let escape): "the escape \(escape) is not known"
    case .wrongEscape(let escape): "the escape \(escape) stands for no character"
    case .blockHeader: "after | or > only '+' or '-', a digit from 1 to 9, and a comment can stand"
    case .emptyName(let mark): "a name is missing after '\(mark)'"
    case .unclosedTag: "the tag that opens here has no '>'"
    case .unexpected(let found, let wanted): "\(found) stands where \(wanted) is expected"
    case .collectionAsKey: "a list or mapping is used as a key"
    }
  }

  package var remedy: String {
    switch trouble {
    case .tooLarge, .tooManyValues: "split it, or check that it is the right file"
    case .tooDeep: "check that it is the right file"
    case .notUTF8, .otherEncoding: "save the file as UTF-8"
    case .controlCharacter: "remove it, or write it as an escape between double quotes"
    case .tabIndentation: "replace it by spaces, as many as the lines beside it have"
    case .missingColon: "add ': ' and a value, or indent the line so that it goes on with the one before"
    case .misplacedValue:
      "put it on a line of its own, as far in as its neighbours, or put the text before it in quotes"
    case .misplacedKey, .misplacedEntry: "put it on a line of its own, as far in as its neighbours"
    case .unexpectedCharacter: "put the value in quotes"
    case .unclosedQuote(let quote): "close it with \(quote) where its text ends"
    case .unclosed(let bracket): "close it with '\(bracket == "[" ? "]" : "}")'"
    case .unopened: "remove it, or put the text in quotes"
    case .unknownEscape, .wrongEscape: "correct it, or put the text in single quotes, which know no escapes"
    case .blockHeader: "begin the text on the next line"
    case .emptyName: "write it right after the mark, or put the text in quotes"
    case .unclosedTag: "close it, or remove it"
    case .unexpected: "correct the line, and look at how far in it and its neighbours stand"
    case .collectionAsKey: "use a text as the key"
    }
  }
}

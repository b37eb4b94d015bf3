import Bytes

/// What can be wrong in a property list with braces, or in a table of strings.
package enum OpenStepTrouble: Sendable, Hashable {
  case unclosedQuote(String)
  /// A bracket or brace.
  case unclosed(String)
  /// What stands there, and what should.
  case unexpected(String, wanted: String)
  case missingSemicolon(after: String)
  case wrongData(String)
  case oddData
  case unclosedData
  case wrongEscape(String)

  var cause: String {
    switch self {
    case .unclosedQuote(let quote): "the quote \(quote) that opens here is never closed"
    case .unclosed(let bracket): "the '\(bracket)' that opens here is never closed"
    case .unexpected(let found, let wanted): "\(found) stands where \(wanted) is expected"
    case .missingSemicolon(let key): "no ';' follows the value of '\(key)'"
    case .wrongData(let character): "'\(character)' cannot stand in data"
    case .oddData: "a byte of data has only one digit"
    case .unclosedData: "the '<' that opens data here is never closed"
    case .wrongEscape(let escape): "the escape \(escape) stands for no character"
    }
  }

  var remedy: String {
    switch self {
    case .unclosedQuote(let quote):
      "close it with \(quote) where its text ends; inside, write it as \\\(quote)"
    case .unclosed(let bracket): "close it with '\(bracket == "(" ? ")" : "}")'"
    case .unexpected: "correct the line, or put the text in double quotes"
    case .missingSemicolon: "write ';' after each value of a dictionary, the last one too"
    case .wrongData, .oddData: "write two hexadecimal digits for each byte"
    case .unclosedData: "close it with '>'"
    case .wrongEscape: "write the character itself, or \\U and its four hexadecimal digits"
    }
  }
}

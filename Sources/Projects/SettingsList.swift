import Bytes

/// Settings that are lists: words between blanks, which quotes and backslashes keep together.
package enum SettingsList {
  package static func words(of text: String) -> [String] {
    guard text.utf8.contains(where: isSpecial) else { return text.isEmpty ? [] : [text] }
    var words: [String] = []
    var word: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    var hasWord = false
    for byte in text.utf8 {
      if isEscaped {
        word.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        hasWord = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        hasWord = true
      } else if quote == nil, byte.isSpace {
        if hasWord { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        hasWord = false
      } else {
        word.append(byte)
        hasWord = true
      }
    }
    if hasWord { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Whether a byte can be anything else than a part of the word that it stands in.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The text of a list, so that its words come out as they are.
  package static func text(of words: [String]) -> String {
    words.map { word in
      let needsQuotes = word.isEmpty || (word.contains { $0 == " " || $0 == "\t" } && !word.contains("\""))
      return needsQuotes ? "\"" + word + "\"" : word
    }.joined(separator: " ")
  }
}

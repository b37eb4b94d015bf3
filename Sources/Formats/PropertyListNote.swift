/// Something that a property list says and that does not count, or that not every program reads.
package struct PropertyListNote: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: Sendable, Hashable {
    case duplicateKey(String, first: Place)
    /// The file has no byte at all.
    case empty
    /// What follows the property list.
    case trailing
    /// The name of an element.
    case attributes(String)
    case keyAsValue
    case nestedList
    /// A line that the preprocessor reads.
    case directive(String)
    /// What the preprocessor takes for a comment.
    case codeComment
    /// Its number in Unicode.
    case control(UInt32)
    case notUTF8
    case base64
    case noByteOrderMark
    case loneSurrogate
    case cutUnit
    case notASCII
    case unclosedComment
    case unreadRest(String)
  }

  package var kind: Kind
  package var place: Place

  /// Whether only a preprocessor takes it out, as Xcode can run one on an Info.plist.
  package var isForPreprocessor: Bool {
    switch kind {
    case .directive, .codeComment: true
    default: false
    }
  }

  /// What is so, and what to do.
  package var description: String {
    switch kind {
    case .duplicateKey(let key, .byte(let first)):
      "the key '\(key)' is already at byte \(first), and programs differ on which one counts, the first one here; write the file anew from its source"
    case .duplicateKey(let key, let first):
      "the key '\(key)' is already \(first.phrase), and only this one counts; remove one of the two"
    case .empty:
      "the file is empty, and not every program takes that for an empty list; write one, or remove it"
    case .trailing: "what follows the property list is not read; remove it"
    case .attributes(let name): "the attributes of <\(name)> do not count; remove them"
    case .keyAsValue: "a <key> stands where a value belongs, and counts as a string; make it a <string>"
    case .nestedList: "a <plist> inside of a property list counts for nothing; keep only what is in it"
    case .directive(let line):
      "the line '\(line)' is for the preprocessor, so what stands in all of its branches is read; look at each yourself"
    case .codeComment:
      "the comment is one of C, which only the preprocessor takes out; write it as <!-- -->"
    case .control(let scalar):
      "a control character (U+\(scalar.codePoint)) stands in the text, and not every program reads it; remove it"
    case .notUTF8: "this byte is not UTF-8, and not every program reads the file; save it as UTF-8"
    case .base64:
      "the data is no whole base64: what is not in its alphabet, and a last group of fewer than four characters, does not count; encode it again"
    case .noByteOrderMark:
      "the file is in UTF-16 without the mark that says so, and not every program reads it; save it as UTF-8"
    case .loneSurrogate:
      "half of a pair of UTF-16 stands alone, so '\u{FFFD}' is read; write the whole pair, or the character"
    case .cutUnit: "the last byte is only half of a character, and left out; save the file as UTF-8"
    case .notASCII:
      "the string says that it is ASCII and is not, so it is read as ISO 8859-1, and not every program reads it; write the file anew from its source"
    case .unclosedComment:
      "the comment that opens here is never closed, so it hides the rest; close it with */"
    case .unreadRest(let word):
      "'\(word)' begins no key, so the rest of the file is not read; write the key in quotes, or remove it"
    }
  }
}

extension UInt32 {
  /// At least four digits, as Unicode writes the number of a character.
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}

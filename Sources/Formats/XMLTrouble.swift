/// What can be wrong in a property list of XML.
package enum XMLTrouble: Sendable, Hashable {
  /// The file ends before a value.
  case empty
  /// The first word of it.
  case strayText(String)
  case unknownElement(String)
  case unclosedTag
  /// The name of an element.
  case unclosedElement(String)
  case wrongEnd(String, open: String, Place)
  case strayEnd(String)
  /// What stands in place of a key.
  case notAKey(String)
  case missingValue(String)
  case secondValue(String)
  case emptyElement(String)
  case documentType
  case internalSubset
  case declaration
  case unclosedComment
  case unclosedInstruction
  case unclosedCharacterData
  /// Markup inside of a value that can hold only text.
  case markup(in: String)
  case unknownEntity(String)
  case wrongReference(String)
  case wrongInteger(String)
  case largeInteger(String)
  case wrongReal(String)
  case wrongDate(String)
  case wrongData
  case notUTF8

  var cause: String {
    switch self {
    case .empty: "the file holds no value"
    case .strayText(let word): "the text '\(word)' stands between elements"
    case .unknownElement(let name): "<\(name)> is no element of a property list"
    case .unclosedTag: "the tag that opens here has no '>'"
    case .unclosedElement(let name): "the <\(name)> that opens here is never closed"
    case .wrongEnd(let end, let open, let place):
      "</\(end)> stands where the <\(open)> \(place.phrase) is open"
    case .strayEnd(let name): "</\(name)> closes nothing"
    case .notAKey(let name): "<\(name)> stands where a <key> is expected"
    case .missingValue(let key): "the key '\(key)' has no value"
    case .secondValue(let name): "<\(name)> is a second value, and a <plist> holds one"
    case .emptyElement(let name): "<\(name)> is empty"
    case .documentType: "the document type that opens here has no '>'"
    case .internalSubset: "the document type defines something itself, and such definitions are not read"
    case .declaration: "this declaration is not read"
    case .unclosedComment: "the comment that opens here is never closed"
    case .unclosedInstruction: "the instruction that opens here has no '?>'"
    case .unclosedCharacterData: "the <![CDATA[ that opens here is never closed"
    case .markup(let name): "a tag or comment stands in the text of <\(name)>"
    case .unknownEntity(let text): "'\(text)' is none of &lt; &gt; &amp; &apos; &quot; and &#…;"
    case .wrongReference(let text): "'\(text)' stands for no character"
    case .wrongInteger(let text): "'\(text)' is no integer"
    case .largeInteger(let text): "'\(text)' does not fit into 64 bits"
    case .wrongReal(let text): "'\(text)' is no number"
    case .wrongDate(let text): "'\(text)' is no date"
    case .wrongData: "this byte cannot stand in data"
    case .notUTF8: "this byte is not UTF-8"
    }
  }

  var remedy: String {
    switch self {
    case .empty: "write a <plist> with a value in it"
    case .strayText: "remove it, or put it into a <string> or a comment"
    case .unknownElement:
      "use plist, dict, key, array, string, integer, real, true, false, date or data, in small letters"
    case .unclosedTag: "close it with '>'"
    case .unclosedElement(let name): "close it with </\(name)>"
    case .wrongEnd(_, let open, _): "write </\(open)> first, or remove this end"
    case .strayEnd: "remove it"
    case .notAKey: "write a <key> before each value of a <dict>"
    case .missingValue: "write its value after it"
    case .secondValue: "put the values into an <array> or a <dict>"
    case .emptyElement: "write its value, or remove it"
    case .documentType: "close it with '>'"
    case .internalSubset: "use the document type of Apple's property lists, or none"
    case .declaration: "remove it, or make it a comment: <!-- … -->"
    case .unclosedComment: "close it with '-->'"
    case .unclosedInstruction: "close it with '?>'"
    case .unclosedCharacterData: "close it with ']]>'"
    case .markup(let name): "remove it, write '<' as &lt;, or close the <\(name)> before it"
    case .unknownEntity: "write '&' itself as &amp;"
    case .wrongReference: "write the number of a character of Unicode"
    case .wrongInteger: "write digits, or 0x and hexadecimal digits, without blanks after them"
    case .largeInteger: "write a smaller number, or make it a <real> or a <string>"
    case .wrongReal: "write it like 1.5 or 1e3, without blanks after it"
    case .wrongDate: "write it like 2024-01-31T13:30:00Z"
    case .wrongData: "encode the data as base64"
    case .notUTF8: "save the file as UTF-8"
    }
  }
}

/// Why a property list cannot be read: where, what is wrong, and how to mend it.
package struct PropertyListError: Error, Hashable, CustomStringConvertible {
  package enum Trouble: Sendable, Hashable {
    case tooLarge
    case tooDeep
    case tooManyValues
    /// The name of the encoding that the file says it is in.
    case wrongEncoding(String)
    case unknownEncoding(String)
    /// The file is JSON, which is another format.
    case json
    case xml(XMLTrouble)
    case binary(BinaryTrouble)
    case openStep(OpenStepTrouble)
  }

  package let place: Place
  package let trouble: Trouble

  package init(_ trouble: Trouble, at place: Place) {
    self.place = place
    self.trouble = trouble
  }

  package var description: String { "\(place): \(message)" }

  /// What is wrong, and how to mend it.
  package var message: String { "\(cause); \(remedy)" }

  package var cause: String { words.cause }

  package var remedy: String { words.remedy }

  private var words: (cause: String, remedy: String) {
    switch trouble {
    case .tooLarge:
      (
        "the file is larger than \(PropertyListReader.maximumByteCount >> 20) MiB",
        "split it, or check that it is the right file"
      )
    case .tooDeep:
      (
        "values are nested more than \(PropertyListReader.maximumDepth) deep",
        "check that it is the right file"
      )
    case .tooManyValues:
      (
        "the file has more than \(PropertyListReader.maximumValueCount) values",
        "split it, or check that it is the right file"
      )
    case .wrongEncoding(let name): ("these bytes are not \(name)", "save the file as UTF-8")
    case .unknownEncoding(let name):
      ("the encoding '\(name)' is not read", "save the file as UTF-8, and say so in its first line")
    case .json:
      (
        "the file is JSON, and a property list is expected here",
        "write it as an XML property list, for example with 'plutil -convert xml1'"
      )
    case .xml(let trouble): (trouble.cause, trouble.remedy)
    case .binary(let trouble): (trouble.cause, trouble.remedy)
    case .openStep(let trouble): (trouble.cause, trouble.remedy)
    }
  }
}

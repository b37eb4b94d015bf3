import Formats

extension ConfigurationFile {
  /// Why a file is not what it should be.
  package struct Malformed: Error, Hashable {
    package var place: FilePlace
    package var cause: String
    /// How to mend it.
    package var remedy: String
    /// Whether it is a sound file of another format: JSON where a property list belongs.
    package var isOtherFormat = false

    /// What is wrong, and how to mend it.
    package var message: String { "\(cause); \(remedy)" }
  }
}

extension ConfigurationFile.Malformed {
  init(_ error: PropertyListError, in bytes: [UInt8], of path: String) {
    self.init(place: FilePlace(path, error.place), cause: error.cause, remedy: error.remedy)
    isOtherFormat = error.trouble == .json
    blameConflict(in: bytes)
  }

  init(_ error: JSONError, in bytes: [UInt8], of path: String) {
    self.init(place: FilePlace(path, error.position), cause: error.cause, remedy: error.remedy)
    blameConflict(in: bytes)
  }

  init(_ error: YAMLError, in bytes: [UInt8], of path: String) {
    self.init(place: FilePlace(path, error.position), cause: error.cause, remedy: error.remedy)
    blameConflict(in: bytes)
  }

  /// What a reader stumbles over in a file with the marks of a merge is these, or what stands between them.
  private mutating func blameConflict(in bytes: [UInt8]) {
    guard let line = Self.conflict(in: bytes) else { return }
    place = FilePlace(place.file, line: line, column: 1)
    cause = "a merge left its marks here, so the file cannot be read"
    remedy = "settle the conflict and remove the marks"
    isOtherFormat = false
  }

  /// The line of the first mark that a merge left.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    var line = 1
    var isAtStart = true
    for at in bytes.indices {
      if isAtStart, bytes[at...].starts(with: "<<<<<<< ".utf8) { return line }
      isAtStart = bytes[at] == UInt8(ascii: "\n")
      if isAtStart { line += 1 }
    }
    return nil
  }
}

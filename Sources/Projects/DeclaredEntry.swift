package import Formats

/// A value that a generator's spec puts into a property list.
package struct DeclaredEntry: Sendable, Hashable {
  package var key: String
  package var keyPlace: FilePlace
  /// Places in it are in the file of `place`.
  package var value: PropertyList
  package var place: FilePlace

  package init(_ key: String, at keyPlace: FilePlace, _ value: PropertyList, at place: FilePlace) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
    self.place = place
  }
}

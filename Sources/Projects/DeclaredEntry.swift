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

extension DeclaredEntry {
  /// What a property list says at its top; nothing where it cannot be read, or is no dictionary.
  package static func all(of file: ConfigurationFile) -> [DeclaredEntry]? {
    file.propertyList?.root.members?.map { member in
      DeclaredEntry(
        member.key, at: FilePlace(file.path, member.keyPlace), member.value,
        at: FilePlace(file.path, member.value.place))
    }
  }
}

extension Target {
  /// What its generator's spec signs a variant with: the file is written from it each time, so that what is there now does
  /// not count. Nothing where the variant names another file, or the spec says nothing of what is in it.
  package func declaredEntitlements(of variant: Variant) -> [DeclaredEntry] {
    variant.entitlements == writtenEntitlements ? declaredEntitlements : []
  }
}

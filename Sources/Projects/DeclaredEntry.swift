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
  /// What it is signed with: what its generator's spec says, which the file is written from each time, else what is in the
  /// file. Nothing where neither can be read. A key that is there twice is in it twice.
  ///
  /// - Parameter file: the one that a variant names.
  package func entitlements(in file: ConfigurationFile?) -> [DeclaredEntry]? {
    declaredEntitlements.isEmpty ? file.flatMap(DeclaredEntry.all) : declaredEntitlements
  }
}

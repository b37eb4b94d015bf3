/// A value of a property list, and where it stands. Unlike a scalar of YAML, which is a text until somebody asks
/// what it means, it has a type of its own in the file.
package struct PropertyList: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case text(String)
    case integer(Int)
    /// One that no `Int` holds.
    case largeInteger(UInt64)
    case real(Double)
    case flag(Bool)
    case date(PropertyListDate)
    case data([UInt8])
    /// A reference between the objects of a keyed archive, which only binary files can hold.
    case identifier(UInt32)
    case array([PropertyList])
    /// In the order of the file. A key that is said twice is in it twice: the last one counts.
    case dictionary([PropertyListMember])
  }

  package var content: Content
  /// Where its element, quote or bracket begins.
  package var place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }
}

/// A key with its value.
package struct PropertyListMember: Sendable, Hashable {
  package var key: String
  package var keyPlace: Place
  package var value: PropertyList

  package init(_ key: String, at keyPlace: Place, _ value: PropertyList) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}

extension PropertyList {
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var elements: [PropertyList]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var members: [PropertyListMember]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The value of a key of a dictionary.
  package subscript(_ key: String) -> PropertyList? {
    members?.last { $0.key.isSpelt(as: key) }?.value
  }
}

extension String {
  /// Equal byte by byte. Two keys that differ in how an accent is composed are two keys, and one text for `==`.
  func isSpelt(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

/// A key that is equal only to one of the same bytes.
struct SpeltKey: Hashable {
  let text: String

  static func == (a: SpeltKey, b: SpeltKey) -> Bool { a.text.isSpelt(as: b.text) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What a property list says, and what of it does not count.
package struct PropertyListDocument: Sendable, Hashable {
  package enum Format: Sendable, Hashable {
    case xml, binary
    /// Braces and semicolons, as in a project.
    case openStep
    /// A table of strings: such a dictionary without the braces.
    case strings
  }

  package var format: Format
  package var root: PropertyList
  /// In the order of the file.
  package var notes: [PropertyListNote]
}

extension PropertyList {
  /// The same value, all of which stands in one place.
  package func moved(to place: Place) -> PropertyList {
    switch content {
    case .array(let elements): PropertyList(.array(elements.map { $0.moved(to: place) }), at: place)
    case .dictionary(let members):
      PropertyList(
        .dictionary(members.map { PropertyListMember($0.key, at: place, $0.value.moved(to: place)) }),
        at: place)
    default: PropertyList(content, at: place)
    }
  }
}

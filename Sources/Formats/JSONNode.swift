/// A value of a JSON file, and where it begins.
package struct JSONNode: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case null
    case flag(Bool)
    /// As it is written: who wants a value of it knows how large and how exact it has to be.
    case number(String)
    case text(String)
    case list([JSONNode])
    /// In the order of the file. A key that is said twice is in it twice: the last one counts.
    case object([JSONMember])
  }

  package var content: Content
  package var position: Position

  package init(_ content: Content, at position: Position) {
    self.content = content
    self.position = position
  }
}

/// A key with its value.
package struct JSONMember: Sendable, Hashable {
  package var key: String
  package var keyPosition: Position
  package var value: JSONNode

  package init(_ key: String, at keyPosition: Position, _ value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

extension JSONNode {
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var elements: [JSONNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key of an object.
  package subscript(_ key: String) -> JSONNode? {
    members?.last { $0.key.isSpelt(as: key) }?.value
  }
}

/// What a JSON file says, and what of it does not count.
package struct JSONDocument: Sendable, Hashable {
  package var root: JSONNode
  /// In the order of the file.
  package var notes: [JSONNote]
}

/// A key that is said twice.
package struct JSONNote: Sendable, Hashable, CustomStringConvertible {
  package var key: String
  package var first: Position
  package var position: Position

  /// What is so, and what to do.
  package var description: String {
    "the key '\(key)' is already on line \(first.line), and only this one counts; remove one of the two"
  }
}

package import Formats

/// A text of a project file, and where it begins.
package struct PlacedText: Sendable, Hashable {
  package var text: String
  package var position: Position

  package init(_ text: String, at position: Position) {
    self.text = text
    self.position = position
  }
}

/// What of a project file was not read, and where.
package struct Unread: Sendable, Hashable {
  package var kind: ProjectNote.Kind
  package var position: Position
  /// One sentence: what was not seen, and why.
  package var why: String

  package init(_ kind: ProjectNote.Kind = .unreadProject, at position: Position, _ why: String) {
    self.kind = kind
    self.position = position
    self.why = why
  }

  func note(in file: String) -> ProjectNote { ProjectNote(kind, at: FilePlace(file, position), why) }
}

/// Something of a project that was not read or not understood, so that what is said of its targets may be incomplete.
package struct ProjectNote: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A file that a project names and that is not there.
    case missingFile = "missing-file"
    /// A variable of the build settings that nothing sets.
    case unresolvedVariable = "unresolved-variable"
    /// A kind of project, or a part of one, that Sluice does not read.
    case unreadProject = "unread-project"
    /// A file that could not be read as what it should be.
    case malformed
    /// A file that describes targets and could not be read, so that nobody knows what ships.
    case malformedProject = "malformed-project"
    /// A dependency that is only there as a binary, or locked and not there at all.
    case absentDependency = "absent-dependency"
  }

  /// What a file is for that is not there, where that says what is not known.
  package enum Subject: Sendable, Hashable {
    case infoPlist, buildSettings
  }

  package var kind: Kind
  package var subject: Subject?
  package var place: FilePlace
  /// One sentence: what was not seen, and why.
  package var why: String
  /// How to mend it, where that is not in the sentence.
  package var remedy = ""

  package init(_ kind: Kind, _ subject: Subject? = nil, at place: FilePlace, _ why: String) {
    self.kind = kind
    self.subject = subject
    self.place = place
    self.why = why
  }

  package init(_ kind: Kind, _ malformed: ConfigurationFile.Malformed) {
    self.init(kind, at: malformed.place, malformed.cause)
    remedy = malformed.remedy
  }
}

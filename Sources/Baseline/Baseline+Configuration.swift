import Projects

extension Baseline {
  /// A fact that a configuration file stated when somebody put it on record.
  package struct DeclarationEntry: Sendable, Hashable {
    package var identity: DeclarationIdentity
    /// As declarations have it; left out of the line where that it is there is all there is to say.
    package var value: String
    package var note: Note

    package init(identity: DeclarationIdentity, value: String = "", note: Note = Note()) {
      self.identity = identity
      self.value = value
      self.note = note
    }
  }

  /// The rules of which a target had sites. Those that somebody decided on for it alone are a line of their own, which
  /// says why.
  package struct TargetEntry: Sendable, Hashable {
    package var id: String
    /// In the order of their bytes.
    package var rules: [String]
    package var note: Note

    package init(id: String, rules: [String], note: Note = Note()) {
      self.id = id
      self.rules = rules.sorted { $0.precedes($1) }
      self.note = note
    }
  }

  /// A finding that the team lives with: it stays in the report, and fails nothing.
  package struct FindingEntry: Sendable, Hashable {
    package var identity: FindingIdentity
    package var count: Int
    package var note: Note

    package init(identity: FindingIdentity, count: Int = 1, note: Note = Note()) {
      self.identity = identity
      self.count = count
      self.note = note
    }
  }

  /// Who answers for a finding that nobody has looked at yet.
  package static let unreviewed = "unreviewed"
}

extension Baseline.DeclarationEntry {
  var line: String {
    Baseline.line(
      [
        ("declaration", identity.kind), ("key", identity.key), ("value", value), ("target", identity.target),
        ("configuration", identity.configuration),
      ], [], note)
  }
}

extension Baseline.TargetEntry {
  package var subject: Baseline.Subject { .target(id, rules: note == Baseline.Note() ? [] : rules) }

  var line: String {
    Baseline.line([("target", id)], [.init("rules", .list(rules.map(JSON.text)))], note)
  }
}

extension Baseline.FindingEntry {
  var line: String {
    Baseline.line(
      [
        ("finding", identity.rule), ("subject", identity.subject), ("file", identity.file),
        ("target", identity.target), ("configuration", identity.configuration),
      ], count == 1 ? [] : [.init("n", .number(count))], note)
  }
}

extension Baseline {
  /// A line of texts, those that are empty left out, of what else it says, and of what a person says of it.
  fileprivate static func line(_ texts: [(String, String)], _ more: [JSON.Member], _ note: Note) -> String {
    let members = texts.filter { !$0.1.isEmpty }.map { JSON.Member($0.0, .text($0.1)) }
    return JSON.object(members + more + note.members).line
  }
}

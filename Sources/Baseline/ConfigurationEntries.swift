package import Census
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

  /// The rules of which a target had sites.
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

/// What makes two declarations the same, whatever they say.
package struct DeclarationIdentity: Sendable, Hashable {
  /// As a line spells it. What a newer Sluice may add is kept.
  package var kind: String
  package var key: String
  package var target: String
  package var configuration: String

  package init(kind: String, key: String, target: String = "", configuration: String = "") {
    self.kind = kind
    self.key = key
    self.target = target
    self.configuration = configuration
  }

  package init(_ declaration: Declaration) {
    self.init(
      kind: declaration.kind.rawValue, key: declaration.key, target: declaration.target,
      configuration: declaration.configuration)
  }

  var fields: [String] { [kind, key, target, configuration] }
}

/// What makes two findings the same: no message and no line, and a file only where no target says which is meant.
package struct FindingIdentity: Sendable, Hashable {
  package var rule: String
  package var subject: String
  package var target: String
  package var configuration: String
  package var file: String

  package init(
    rule: String, subject: String = "", target: String = "", configuration: String = "", file: String = ""
  ) {
    self.rule = rule
    self.subject = subject
    self.target = target
    self.configuration = configuration
    self.file = file
  }

  package init(_ finding: Finding) {
    self.init(
      rule: finding.rule, subject: finding.subject, target: finding.target,
      configuration: finding.configuration, file: finding.target.isEmpty ? finding.file : "")
  }

  var fields: [String] { [rule, subject, target, configuration, file] }
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

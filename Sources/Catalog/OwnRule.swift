/// A rule that a team adds for itself: the same rows as in a table, from another place.
package struct OwnRule: Sendable {
  let draft: RuleDraft

  /// What it looks for, and how much that weighs, as somebody wrote it.
  package let spelled: [String]

  /// Its name in full: `network.acme`, `own.acme`.
  package var id: String { draft.id }

  /// The languages that spellings are looked for in unless they say it themselves.
  package enum Language: String, Sendable, CaseIterable {
    case swift
    /// C, C++ and Objective-C.
    case c
    case both
    /// Programs and libraries.
    case binary
  }

  /// What a person says about it.
  package struct Text: Sendable {
    package var title: String
    package var why: String
    package var mend: String
    package var reference: String

    package init(title: String, why: String, mend: String, reference: String = "") {
      self.title = title
      self.why = why
      self.mend = mend
      self.reference = reference
    }
  }

  /// - Parameters:
  ///   - name: `group.name`; a name without a group is one of the group `own`.
  ///   - spellings: rows as in a table, with or without the language before them.
  package init(
    name: String, text: Text, severity: Severity, language: Language, spellings: [String]
  ) throws(OwnRuleError) {
    let id = name.utf8.contains(UInt8(ascii: ".")) ? name : "own." + name
    guard RuleDraft.isWellFormed(id) else { throw OwnRuleError(.name(name)) }
    var draft = RuleDraft(id: id, severity: severity, origin: RuleDraft.Origin(table: "own rules", line: 0))
    guard Catalog.groups.contains(where: { $0.name == draft.group }) else {
      throw OwnRuleError(.group(draft.group))
    }
    // The catalog's date says nothing of it, and a baseline is never older than it.
    draft.since = ""
    for (keyword, said) in [
      ("title", text.title), ("why", text.why), ("mend", text.mend), ("see", text.reference),
    ] where !said.isEmpty {
      _ = draft.describe(keyword, said)
    }
    for (place, spelling) in spellings.enumerated() {
      do throws(RowError) {
        guard draft.add(try OwnRule.row(spelling, language)) else {
          throw RowError("it is there already")
        }
      } catch {
        throw OwnRuleError(.spelling(place, error.message))
      }
    }
    self.draft = draft
    spelled = [language.rawValue, severity.rawValue] + spellings
  }

  private static func row(_ spelling: String, _ language: Language) throws(RowError) -> RuleDraft.Row {
    let row = Array(spelling.utf8)[...]
    var words = Words(row)
    let first = words.next()?.text ?? ""
    guard Language(rawValue: first) == nil else {
      return try SpellingReader(first, words).row(standing: nil)
    }
    return try SpellingReader(language.rawValue, Words(row)).row(standing: nil)
  }
}

/// What is wrong with an own rule.
package struct OwnRuleError: Error, Hashable {
  package enum Trouble: Sendable, Hashable {
    case name(String)
    case group(String)
    /// Which spelling, and what is wrong with it.
    case spelling(Int, String)
  }

  package let trouble: Trouble

  init(_ trouble: Trouble) { self.trouble = trouble }
}

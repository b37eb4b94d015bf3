import Baseline
import Catalog
import Census
import Projects

/// What a change decided on, and what it mended, as parts of a comment.
enum MarkdownDrift {
  /// What was put on record, by whom and why: a reviewer agrees to that, too.
  static func decided(_ changes: [RecordChange]) -> Comment.Part {
    Comment.Part(
      title: "Accepted in this change", heads: ["What", "Rule", "Reason", "By"],
      rows: changes.map { change in
        let lead =
          switch change.kind {
          case .accepted: ""
          case .promised: "promised: "
          case .unpromised: "**no longer promised:** "
          }
        let place = change.file.isEmpty ? "" : " (\(MarkdownText.code(change.file)))"
        let day = change.note.expires.map { " until \($0)" } ?? ""
        return Comment.Row(
          cells: [
            lead + MarkdownText.prose(change.what) + place, MarkdownText.code(change.rule),
            MarkdownText.prose((change.note.reason ?? "none given") + day),
            MarkdownText.prose(change.note.owner ?? ""),
          ], group: "\(change.kind.rawValue) \(change.rule)")
      })
  }

  /// What comments of the change keep from being judged, and why: a reviewer agrees to that, too.
  static func silenced(_ silenced: [Silenced], base: String) -> Comment.Part {
    Comment.Part(
      title: "Suppressed in this change", heads: ["Where", "What", "Rule", "Reason"],
      rows: silenced.map { one in
        Comment.Row(
          cells: [
            MarkdownText.link(one.file, one.line, base: base),
            one.isSite ? call(one.what, one.declaration) : MarkdownText.prose(one.what),
            MarkdownText.code(one.rule), MarkdownText.prose(one.reason),
          ], group: one.rule)
      })
  }

  /// A call as one piece of code, and where it is made as another.
  static func call(_ call: String, _ declaration: String) -> String {
    MarkdownText.code(call) + (declaration.isEmpty ? "" : " in " + MarkdownText.code(declaration))
  }

  /// What is declared otherwise than before, with what it weighs: the heaviest first.
  /// - Parameter base: what links to files begin with; empty where there are none.
  static func declarations(_ tree: JudgedTree, base: String) -> Comment.Part {
    var part = Comment.Part(title: "Declarations", heads: ["Where", "What", "Was", "Is", "Weighs"], rows: [])
    guard let drift = tree.drift?.declarations else { return part }
    var weights: [[String]: Severity] = [:]
    for finding in tree.findings where finding.isOfDeclarations && finding.isOpen {
      weights[[finding.subject, finding.file, finding.target]] = finding.severity
    }
    var rows: [(weight: Severity?, row: Comment.Row)] = []
    let add = {
      (what: String, kind: String, key: String, values: [String], place: String, weight: Severity?) in
      // Of a text that the system shows it only counts whether there is one.
      let isText = kind == Declaration.Kind.usageDescription.rawValue
      let cells =
        [place, "\(what) \(MarkdownText.prose(kind)) \(MarkdownText.code(key))"]
        + values.map { isText ? $0.isEmpty ? "" : "a text" : MarkdownText.code($0) } + [
          weight?.rawValue ?? ""
        ]
      rows.append((weight, Comment.Row(cells: cells, group: kind)))
    }
    let told = { (what: String, one: Declaration, before: String) in
      let weight = weights[[one.key, one.place.file, one.target]]
      // What a comparison says of an SDK is not said again as a declaration.
      if tree.compared != nil, weight == nil { return }
      let place = MarkdownText.link(one.place.file, one.place.line, base: base)
      add(what, one.kind.rawValue, one.key, [before, one.value], place, weight)
    }
    for change in drift.changed { told("changed", change.after, change.before.value) }
    for one in drift.new { told("new", one, "") }
    for entry in drift.gone {
      let weight = weights[[entry.identity.key, "", entry.identity.target]]
      add("gone", entry.identity.kind, entry.identity.key, [entry.value, ""], "", weight)
    }
    if tree.canAccept, !drift.new.isEmpty || !drift.changed.isEmpty {
      part.note =
        "What is new or changed is taken back, or put on record by who may decide: `sluice baseline accept FILE:LINE --reason \"…\"`."
    }
    part.rows = [Severity.error, .warning, .note, nil].flatMap { weight in
      rows.filter { $0.weight == weight }.map(\.row)
    }
    return part
  }

  static func fixed(_ findings: [Finding]) -> Comment.Part {
    Comment.Part(
      title: "Fixed", heads: ["Where", "What", "Rule"],
      rows: findings.map { finding in
        Comment.Row(
          cells: [
            MarkdownText.code(finding.file.isEmpty ? finding.target : finding.file),
            MarkdownText.prose(finding.subject.isEmpty ? finding.message : finding.subject),
            MarkdownText.code(finding.rule),
          ], group: finding.rule)
      }, isFolded: true)
  }
}

import Baseline

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

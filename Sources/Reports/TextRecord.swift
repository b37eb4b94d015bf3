package import Baseline

/// What was put on record, one line each, for who put it there.
package enum TextRecord {
  /// How many lines anybody reads after a command.
  private static let shownAtOnce = 20

  /// - Parameters:
  ///   - changes: in the order in which they are shown.
  ///   - all: whether none is left out, however many there are.
  package static func lines(_ changes: [RecordChange], all: Bool) -> [String] {
    let groups = FairCut.groups(of: changes) { [$0.rule] }
    let kept = FairCut.kept(
      of: groups.map { $0.map { _ in 1 } }, within: all ? changes.count : shownAtOnce)
    let shown = zip(groups, kept).flatMap { $0.prefix($1) }.sorted()
    var lines = shown.map { "  " + words(on: changes[$0]) }
    let left = zip(groups, kept).map { (rule: changes[$0[0]].rule, count: $0.count - $1) }
      .filter { $0.count > 0 }
    let count = left.reduce(0) { $0 + $1.count }
    if count > 0 {
      let named = left.prefix(3).map { "\(Count.grouped($0.count)) of \(Visible.text($0.rule))" }
      let others = left.dropFirst(3).reduce(0) { $0 + $1.count }
      let more = others > 0 ? ["\(Count.grouped(others)) of others"] : []
      lines.append(
        "  and \(Count.grouped(count)) more, which -v lists: \((named + more).joined(separator: ", "))")
    }
    return lines
  }

  /// What of a baseline has another place or name now: `2 sites, 1 declaration and 3 findings`; `0` where nothing has.
  /// - Parameter findings: how many of them moved.
  package static func moved(_ drift: Drift, _ findings: Int) -> String {
    let others = [
      (drift.targets.moved.count, "target", "targets"),
      (drift.declarations.moved.count, "declaration", "declarations"), (findings, "finding", "findings"),
    ].filter { $0.0 > 0 }.map { Count.of($0.0, $0.1, $0.2) }
    if others.isEmpty { return Count.grouped(drift.moved.count) }
    return ((drift.moved.isEmpty ? [] : [Count.of(drift.moved.count, "site")]) + others).listed()
  }

  /// What of a baseline is no longer there: `2 sites, 1 declaration and 3 findings`.
  /// - Parameter fixed: findings that are no longer found.
  package static func gone(_ drift: Drift, _ fixed: [Baseline.FindingEntry]) -> String {
    let fewer = drift.dependencies.count { $0.after < $0.before }
    let counts = [
      (drift.gone.count, "site", "sites"), (fewer, "line on dependencies", "lines on dependencies"),
      (drift.declarations.gone.count, "declaration", "declarations"),
      (drift.targets.gone.count, "target", "targets"),
      (fixed.reduce(0) { $0 + $1.count }, "finding", "findings"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { Count.of($0.0, $0.1, $0.2) }
    return parts.isEmpty ? "0" : parts.listed()
  }

  private static func words(on change: RecordChange) -> String {
    let place = change.file.isEmpty ? "" : " (\(Visible.path(change.file)))"
    let what = change.what.isEmpty ? "" : ": \(Visible.text(change.what))"
    return "\(Visible.text(change.rule))\(what)\(place)"
  }

  /// What the first baseline of a change takes over, in a paragraph.
  static func words(on adopted: Adoption) -> String {
    let sites = adopted.sites.reduce(0) { $0 + $1.count }
    let most = adopted.sites.sorted { $0.count > $1.count }
    var groups = most.prefix(6).map { "\(Count.grouped($0.count)) of \(Visible.text($0.title))" }
    let rest = most.dropFirst(6).reduce(0) { $0 + $1.count }
    if rest > 0 { groups.append("\(Count.grouped(rest)) of others") }
    var parts = [Count.of(sites, "site") + (groups.isEmpty ? "" : " (\(groups.joined(separator: ", ")))")]
    let others = [
      (adopted.dependencies, "line on dependencies", "lines on dependencies"),
      (adopted.declarations, "declaration", "declarations"), (adopted.findings, "finding", "findings"),
    ]
    parts += others.filter { $0.0 > 0 }.map { Count.of($0.0, $0.1, $0.2) }
    var text = "this change puts \(parts.listed()) on record, which fail nothing from now on."
    if adopted.unreviewed > 0 {
      text += " Unreviewed so far: \(Count.of(adopted.unreviewed, "finding"))."
    }
    if !adopted.promises.isEmpty {
      text += " Promised: \(adopted.promises.map { Visible.text($0.words) }.joined(separator: ", "))."
    }
    return text
  }
}

extension Page {
  /// What comments suppress, with where, which rule and why.
  /// - Parameters:
  ///   - since: whether it is what a change adds.
  ///   - all: whether none is left out.
  mutating func write(_ silenced: [Silenced], since: Bool, all: Bool) {
    if silenced.isEmpty { return }
    line(
      styled("Suppressed\(since ? " in this change" : "") (\(Count.grouped(silenced.count))):", .yellow))
    let shown = silenced.prefix(all ? silenced.count : since ? 10 : 5)
    for one in shown {
      prose(
        "", "\(Visible.path(one.file)):\(one.line): \(one.rule): \(Visible.text(one.reason))", indent: 2)
    }
    let more = silenced.count - shown.count
    if more > 0 { line(styled("  and \(Count.grouped(more)) more, which -v lists", .dim)) }
  }
}

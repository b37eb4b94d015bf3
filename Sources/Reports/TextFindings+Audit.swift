import Baseline
import Catalog

/// Findings of audits as a person reads them: the place, what is so, the line, and what the line contradicts.
extension TextFindings {
  /// How many related places are shown without `-v`.
  private static let relatedWithoutAsking = 3

  /// One fault of several targets is one place with all their names.
  /// - Parameter helpsEach: whether what to do is said of each place.
  mutating func writeAudited(_ findings: [Finding], helpsEach: Bool) {
    let groups = Self.byPlace(findings)
    let shared = groups.first?.targets ?? []
    let isShared = groups.count > 1 && groups.allSatisfy { $0.targets == shared }
    if isShared, !shared.isEmpty, options.detail != .quiet {
      page.prose("Of:  ", Visible.text(shared.joined(separator: "; ")), indent: 2)
    }
    for group in groups.prefix(shownCount(of: groups.count)) {
      write(group.finding, of: isShared ? [] : group.targets, isHelped: helpsEach)
    }
    writeRest(groups.count)
  }

  /// What several targets declare in one file is said once.
  mutating func writeDeclared(_ findings: [Finding]) {
    let groups = Self.byPlace(findings)
    for group in groups.prefix(shownCount(of: groups.count)) {
      write(group.finding)
      writeReason(group.finding)
      if group.finding.isOpen { writeAcceptance(of: group.finding) }
      if group.targets.count > 1, options.detail != .quiet {
        page.prose("of ", Visible.text(group.targets.joined(separator: "; ")), indent: 4)
      }
    }
    writeRest(groups.count)
  }

  private static func byPlace(_ findings: [Finding]) -> [(finding: Finding, targets: [String])] {
    var groups: [(finding: Finding, targets: [String])] = []
    for finding in findings {
      // A tree without a project is one target, which has no name.
      let name = finding.target == "." ? "" : finding.target
      let target = [name, finding.configuration].filter { !$0.isEmpty }.joined(separator: ", ")
      if let place = groups.firstIndex(where: { $0.finding.isSame(as: finding) }) {
        groups[place].targets.append(target)
      } else {
        groups.append((finding, target.isEmpty ? [] : [target]))
      }
    }
    return groups
  }

  private func shownCount(of count: Int) -> Int {
    options.detail == .verbose ? count : Self.shownWithoutAsking
  }

  private mutating func writeRest(_ count: Int) {
    let more = count - shownCount(of: count)
    if more > 0 { page.line(page.styled("  and \(Count.grouped(more)) more, which -v lists", .dim)) }
  }

  private mutating func write(_ finding: Finding, of targets: [String], isHelped: Bool) {
    page.line("  " + page.styled(Self.place(finding.file, finding.line, finding.column), .cyan))
    page.prose("", Visible.text(finding.message), indent: 4)
    writeReason(finding)
    if options.detail == .quiet { return }
    if !targets.isEmpty {
      page.prose("of ", Visible.text(targets.joined(separator: "; ")), indent: 4)
    }
    if isHelped, !finding.help.isEmpty { page.prose("Do: ", Visible.text(finding.help), indent: 4) }
    // What only another build than the judged one has wrong is said, and no more.
    if finding.severity == .note, options.detail != .verbose { return }
    writeExcerpt(of: finding)
    let shown = options.detail == .verbose ? finding.related.count : Self.relatedWithoutAsking
    for related in finding.related.prefix(shown) {
      page.line(
        "    \(page.styled(Self.place(related.file, related.line, 0), .cyan)): \(Visible.text(related.message))"
      )
    }
    let more = finding.related.count - shown
    if more > 0 { page.line(page.styled("    and \(Count.of(more, "more place")), which -v lists", .dim)) }
  }

  /// Why it is suppressed.
  private mutating func writeReason(_ finding: Finding) {
    if let reason = finding.suppressed { page.prose("Suppressed: ", Visible.text(reason), indent: 4) }
  }

  static func place(_ file: String, _ line: Int, _ column: Int) -> String {
    let file = file.isEmpty ? "." : Visible.path(file)
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}

extension Finding {
  /// Whether it says the same of the same place, be it of another target.
  fileprivate func isSame(as other: Finding) -> Bool {
    (file, line, column) == (other.file, other.line, other.column) && message == other.message
  }
}

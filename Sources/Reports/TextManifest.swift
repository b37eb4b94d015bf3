import Baseline
import Catalog
import Census

/// The findings on manifests as a person reads them: file by file, each with its line.
struct TextManifest {
  private let report: ManifestReport
  private let options: TextOptions
  private var page: Page

  init(_ report: ManifestReport, _ options: TextOptions) {
    self.report = report
    self.options = options
    page = Page(isColoured: options.isColoured)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    var file = ""
    let open = report.findings.filter(\.isOpen)
    for finding in open where options.detail != .quiet || finding.severity > .note {
      if finding.file != file {
        if !file.isEmpty { page.line() }
        file = finding.file
        page.line(page.styled(Visible.text(file), .bold))
      }
      write(finding)
    }
    if !open.isEmpty { page.line() }
    for one in report.unread {
      page.prose("Not read: ", Visible.text("\(one.file): \(one.why)"), style: .red)
    }
    if options.detail != .quiet || report.verdict != .pass { writeSummary() }
  }

  private mutating func write(_ finding: Finding) {
    let style: Page.Style =
      switch finding.severity {
      case .error: .boldRed
      case .warning: .boldYellow
      case .note: .boldCyan
      }
    let place = finding.line > 0 ? "\(finding.line):\(finding.column)" : ""
    let head = "  " + Page.padded(place, to: place.isEmpty ? 0 : 8)
    let word = page.styled(finding.severity.rawValue, style) + ": "
    let lead = Visible.width(head) + finding.severity.rawValue.count + 2
    let rows = Page.wrapped(Visible.text(finding.message), to: Page.width - lead)
    page.line(page.styled(head, .cyan) + word + (rows.first ?? ""))
    for row in rows.dropFirst() { page.line(String(repeating: " ", count: lead) + row) }
    guard options.detail != .quiet else { return }
    if finding.line > 0, let line = options.sourceLine(finding.file, finding.line) {
      let excerpt = Excerpt(line: line, column: finding.column, width: Page.width - 12)
      page.line(page.styled("          | ", .dim) + excerpt.text)
      page.line(page.styled("          | ", .dim) + excerpt.blank + page.styled("^", .boldRed))
    }
    for related in finding.related.prefix(5) {
      let file = related.file == finding.file ? "" : Visible.text(related.file)
      let line = related.line > 0 ? (file.isEmpty ? "line \(related.line)" : ":\(related.line)") : ""
      page.prose("          See ", "\(file)\(line): \(Visible.text(related.message))")
    }
    page.prose("          Do  ", Visible.text(finding.help))
    page.line(page.styled("          \(finding.rule)", .dim))
  }

  private mutating func writeSummary() {
    let all = Count.of(report.files.count, "manifest")
    guard !report.files.isEmpty else {
      return page.line("No privacy manifest (*.xcprivacy) is here.")
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity)
      return count == 0 ? nil : Count.of(count, severity.rawValue)
    }
    let faulty = Set(report.findings.filter(\.isOpen).map(\.file)).count
    let suppressed = report.findings.count { $0.suppressed != nil }
    let sum =
      (counts.isEmpty
        ? "nothing to mend in \(all)" : "\(counts.joined(separator: ", ")) in \(faulty) of \(all)")
      + (suppressed > 0 ? "; \(Count.of(suppressed, "finding")) suppressed" : "")
    switch report.verdict {
    case .pass: page.line("\(page.styled("Pass", .green)): \(sum).")
    case .fail: page.line("\(page.styled("Fail", .boldRed)): \(sum).")
    case .incomplete:
      let unread = Count.of(report.unread.count, "file")
      page.line("\(page.styled("Incomplete", .boldRed)): \(unread) could not be read; \(sum).")
    }
  }
}

import Catalog
import Census

/// A census as a person reads it: how often each rule is met, what could not be seen, and the sum.
struct TextCensus {
  private let report: CensusReport
  private let options: TextOptions
  private var page: Page
  private let totals: [Total]

  init(_ report: CensusReport, _ options: TextOptions) {
    self.report = report
    self.options = options
    page = Page(isColoured: options.isColoured)
    totals = report.census.totals(report.catalog)
  }

  var text: String {
    var copy = self
    copy.write()
    return copy.page.text
  }

  private mutating func write() {
    if options.detail != .quiet {
      writeTable()
      if options.detail == .verbose { writeSites() }
      page.writeBlind(report.census.blind, all: options.detail == .verbose)
    }
    page.line(TextCensus.summary(report.census, totals))
  }

  /// `0 network call sites in the 212 files read (1.2 MB); 134 sites in all.` It says what was read, not what is so.
  static func summary(_ census: Census, _ totals: [Total]) -> String {
    let sites = totals.reduce(0) { $0 + $1.count }
    let network = totals.reduce(0) { $0 + ($1.group == "network" ? $1.count : 0) }
    return
      "\(Count.of(network, "network call site")) in the \(read(census)); \(Count.of(sites, "site")) in all."
  }

  static func read(_ census: Census) -> String {
    "\(Count.of(census.scanned, "file")) read (\(Count.bytes(census.bytes)))"
  }
}

// MARK: The table

extension TextCensus {
  private static let nameWidth = 38
  private static let columns = [("sites", 8), ("possible", 10), ("tests", 8), ("third-party", 13)]

  private mutating func writeTable() {
    let heads = TextCensus.columns.map { Page.right($0.0, to: $0.1) }.joined()
    page.line(page.styled(String(repeating: " ", count: TextCensus.nameWidth) + heads, .dim))
    for group in Catalog.groups {
      let rows = totals.filter { $0.group == group.name }
      if !rows.isEmpty { writeGroup(group.title, rows) }
    }
    page.line()
  }

  private mutating func writeGroup(_ title: String, _ rows: [Total]) {
    let sums = rows.reduce([0, 0, 0, 0]) { sums, row in zip(sums, TextCensus.numbers(row)).map(+) }
    guard sums.contains(where: { $0 > 0 }) else {
      page.line(page.styled(row(title, sums), .dim))
      return
    }
    page.line(page.styled(row(title, sums), .bold))
    for total in rows {
      let numbers = TextCensus.numbers(total)
      let isZero = numbers.allSatisfy { $0 == 0 }
      let text = row("  " + total.rule, numbers)
      page.line(isZero ? page.styled(text, .dim) : text)
    }
  }

  private static func numbers(_ total: Total) -> [Int] {
    [total.count, total.possible, total.tests, total.thirdParty]
  }

  /// The first number is always there: its zero is what the census says.
  private func row(_ name: String, _ numbers: [Int]) -> String {
    var text = Page.padded(name, to: TextCensus.nameWidth)
    for (index, number) in numbers.enumerated() {
      let shown = number == 0 && index > 0 ? "-" : Count.grouped(number)
      text += Page.right(shown, to: TextCensus.columns[index].1)
    }
    return text
  }
}

// MARK: Sites and what was not seen

extension TextCensus {
  private mutating func writeSites() {
    let sites = Dictionary(grouping: report.census.sites, by: \.rule)
    for rule in report.catalog.rules {
      guard let sites = sites[rule.id] else { continue }
      page.line(page.styled(rule.id, .bold) + "  " + page.styled(rule.title, .dim))
      for site in sites { writeSite(site) }
      page.line()
    }
  }

  private mutating func writeSite(_ site: Site) {
    let place = "\(Visible.text(site.file)):\(site.line):\(site.column)"
    var traits = [site.certainty.rawValue]
    if site.standing == .adjacent || site.standing == .disputed, let standing = site.standing {
      traits.append(standing.rawValue)
    }
    if site.role != .app { traits.append(site.role.rawValue) }
    if site.origin == .thirdParty {
      traits.append(site.dependency.isEmpty ? site.origin.rawValue : Visible.text(site.dependency))
    }
    page.line(
      "  \(place)  \(Visible.text(site.call))  " + page.styled("(\(traits.joined(separator: ", ")))", .dim))
  }
}

extension Page {
  /// What a census was blind to: one line a kind with an example, or a line each.
  mutating func writeBlind(_ blind: [Blind], all: Bool) {
    guard !blind.isEmpty else { return }
    line("Not seen:")
    for kind in Blind.Kind.allCases {
      let cases = blind.filter { $0.kind == kind }
      guard let first = cases.first else { continue }
      let style: Page.Style = first.isFailure ? .red : .yellow
      for one in all || cases.count == 1 ? cases : [] {
        prose("\(kind.rawValue)  ", "\(one.place): \(Visible.text(one.why))", indent: 2, style: style)
      }
      guard !all, cases.count > 1 else { continue }
      let times = "\(Count.grouped(cases.count)) times, first at \(first.place): \(Visible.text(first.why))"
      prose("\(kind.rawValue)  ", times, indent: 2, style: style)
    }
    if !all, blind.count > Set(blind.map(\.kind)).count { line(styled("  -v lists them all", .dim)) }
    line()
  }
}

extension Blind {
  fileprivate var place: String {
    let file = file.isEmpty ? "." : Visible.text(file)
    return line > 0 ? "\(file):\(line)" : file
  }
}

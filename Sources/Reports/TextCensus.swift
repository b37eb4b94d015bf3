import Catalog
import Census
import Projects
import Trees

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
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    if options.detail != .quiet {
      writeTable()
      writeConfiguration()
      if options.detail == .verbose { writeSites() }
      page.writeBlind(report.census.blind, all: options.detail == .verbose)
    }
    page.prose("", TextCensus.summary(report.census, totals))
  }

  /// `0 network call sites in the 212 files read (1.2 MB); 134 sites in all.` It says what was read, not what is so.
  static func summary(_ census: Census, _ totals: [Total]) -> String {
    let sites = totals.reduce(0) { $0 + $1.count }
    let network = totals.reduce(0) { $0 + ($1.group == "network" ? $1.count : 0) }
    let suppressed = totals.reduce(0) { $0 + $1.suppressed }
    let note = suppressed > 0 ? ", \(Count.grouped(suppressed)) suppressed" : ""
    return
      "\(Count.of(network, "network call site")) in the \(read(census)); \(Count.of(sites, "site")) in all\(note)."
  }

  static func summary(of report: CensusReport) -> String {
    summary(report.census, report.census.totals(report.catalog))
  }

  static func read(_ census: Census) -> String {
    // Of a part only its files are counted, and nobody kept how long each is.
    let bytes = census.part.isEmpty ? " (\(Count.bytes(census.bytes)))" : ""
    return "\(Count.of(census.scanned, "file")) read\(bytes)"
  }
}

// MARK: The table

extension TextCensus {
  private mutating func writeTable() {
    let isVerbose = options.detail == .verbose
    let table = Table.census(totals, all: isVerbose)
    page.line(page.styled(table.heads, .dim))
    page.writeGroups(totals, in: table, all: isVerbose)
    page.line()
  }
}

// MARK: What configuration states

extension TextCensus {
  /// What is declared has a row, what is not shares a line; with `-v` each declaration has a line.
  private mutating func writeConfiguration() {
    let totals = report.census.configurationTotals
    let isVerbose = options.detail == .verbose
    guard isVerbose || totals.contains(where: { $0.count > 0 }) else {
      page.line(page.styled("Configuration: nothing is declared, and no target is known", .dim))
      return page.line()
    }
    page.line(page.styled("Configuration", .bold))
    for total in totals where isVerbose || total.count > 0 {
      let text =
        "  " + Page.padded(total.title.prefix(1).uppercased() + total.title.dropFirst(), to: 36)
        + Page.right(Count.grouped(total.count), to: 8)
      page.line(total.count == 0 ? page.styled(text, .dim) : text)
      guard isVerbose else { continue }
      for declaration in report.census.declarations where declaration.kind.rawValue == total.kind {
        writeDeclaration(declaration)
      }
    }
    let none = totals.filter { $0.count == 0 }.map(\.title)
    if !isVerbose { page.writeZeros(none, indent: 2) }
    page.line()
  }

  private mutating func writeDeclaration(_ declaration: Declaration) {
    let place = declaration.place
    let line = place.line > 0 ? ":\(place.line)" : ""
    let about = [declaration.target, declaration.configuration].filter { !$0.isEmpty }.joined(separator: ", ")
    let value = declaration.value.isEmpty ? "" : " = \(declaration.value)"
    page.prose(
      "    \(Visible.path(place.file))\(line)  ",
      Visible.text(declaration.key + value + (about.isEmpty ? "" : "  (\(about))")), style: .cyan)
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
    let place = Visible.place(of: site)
    var traits = [site.certainty.rawValue]
    if site.standing == .adjacent || site.standing == .disputed, let standing = site.standing {
      traits.append(standing.rawValue)
    }
    if site.role != .app { traits.append(site.role.rawValue) }
    if site.origin == .thirdParty {
      traits.append(site.dependency.isEmpty ? site.origin.rawValue : Visible.text(site.dependency))
    }
    if let reason = site.suppressed { traits.append("suppressed: \(Visible.text(reason))") }
    let (call, note) = (Visible.text(site.call), "(\(traits.joined(separator: ", ")))")
    if Visible.width(place) + Visible.width(call) + Visible.width(note) + 6 <= Page.width {
      return page.line("  \(place)  \(call)  " + page.styled(note, .dim))
    }
    page.line("  \(place)")
    page.prose("", "\(call) \(note)", indent: 4)
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
      let isListed = all || cases.count == 1 || kind == .unreadLanguage
      for one in isListed ? cases : [] {
        prose("\(kind.rawValue)  ", "\(one.place): \(Visible.text(one.why))", indent: 2, style: style)
      }
      guard !isListed else { continue }
      let times = "\(Count.grouped(cases.count)) times, first at \(first.place): \(Visible.text(first.why))"
      prose("\(kind.rawValue)  ", times, indent: 2, style: style)
    }
    if !all, blind.count > Set(blind.map(\.kind)).count { line(styled("  -v lists them all", .dim)) }
    line()
  }
}

extension Blind {
  var place: String {
    let file = file.isEmpty ? "." : Visible.path(file)
    return line > 0 ? "\(file):\(line)" : file
  }
}

import Baseline
import Catalog
import Census

/// Rows of a name and numbers, in columns that stay within a page.
struct Table {
  private(set) var nameWidth: Int
  private(set) var columns: [(head: String, width: Int)]
  /// Room after the first number for what is said of it; none where nothing is said of any.
  private var remarkWidth = 0

  init(nameWidth: Int, columns: [(head: String, width: Int)]) {
    self.nameWidth = nameWidth
    self.columns = columns
  }

  var heads: String {
    var heads = columns.map { Page.right($0.head, to: $0.width) }
    heads.insert(String(repeating: " ", count: remarkWidth), at: 1)
    return String(repeating: " ", count: nameWidth) + heads.joined()
  }

  /// The first number is always there: its zero is what the report says.
  func row(_ name: String, _ numbers: [Int], suppressed: Int = 0) -> String {
    var text = Page.padded(name, to: nameWidth)
    for (index, number) in numbers.enumerated() {
      let shown = number == 0 && index > 0 ? "-" : Count.grouped(number)
      text += Page.right(shown, to: columns[index].width)
      if index == 0 { text += Page.padded(Table.remark(suppressed), to: remarkWidth) }
    }
    return text
  }

  /// `0 (2 suppressed)`: what a comment keeps from being judged is not kept from being seen.
  private static func remark(_ suppressed: Int) -> String {
    suppressed == 0 ? "" : " (\(Count.grouped(suppressed)) suppressed)"
  }

  /// The same table with room for remarks, so that all numbers stay below each other. It becomes narrower elsewhere
  /// to stay within a page, as far as its names let it.
  /// - Parameter suppressed: the largest number that is said.
  func withRemarks(_ suppressed: Int, names: [String]) -> Table {
    guard suppressed > 0 else { return self }
    var table = self
    table.remarkWidth = Visible.width(Table.remark(suppressed))
    let room = { Page.width - table.columns.reduce(table.remarkWidth) { $0 + $1.width } }
    let longest = names.map { Visible.width($0) }.max() ?? 0
    for index in table.columns.indices where room() < longest {
      table.columns[index].width = max(Visible.width(table.columns[index].head) + 1, 6)
    }
    table.nameWidth = min(nameWidth, max(room(), longest))
    return table
  }
}

// MARK: The table of a census

extension Table {
  private static let census = Table(
    nameWidth: 38, columns: [("sites", 8), ("possible", 10), ("tests", 8), ("third-party", 13)])

  /// - Parameter all: whether rules have a row that have no site.
  static func census(_ totals: [Total], all: Bool) -> Table {
    let shown = totals.filter { all || !$0.isZero }.map { "  " + $0.rule }
    let suppressed = Dictionary(grouping: totals, by: \.group).map { $1.reduce(0) { $0 + $1.suppressed } }
    return census.withRemarks(suppressed.max() ?? 0, names: shown + Catalog.groups.map(\.title))
  }
}

extension Page {
  /// Each group with its rules.
  /// - Parameter all: whether what has nothing has a row as well: there is more of that than a screen has.
  mutating func writeGroups(_ totals: [Total], in table: Table, all: Bool) {
    var zeros: [String] = []
    for group in Catalog.groups {
      let rows = totals.filter { $0.group == group.name }
      if rows.isEmpty { continue }
      let some = rows.filter { !$0.isZero }
      guard all || !some.isEmpty else {
        zeros.append(group.title)
        continue
      }
      let sums = rows.reduce([0, 0, 0, 0]) { sums, row in zip(sums, row.numbers).map(+) }
      let text = table.row(group.title, sums, suppressed: rows.reduce(0) { $0 + $1.suppressed })
      line(styled(text, some.isEmpty ? .dim : .bold))
      for total in all ? rows : some {
        let text = table.row("  " + total.rule, total.numbers, suppressed: total.suppressed)
        line(total.isZero ? styled(text, .dim) : text)
      }
    }
    writeZeros(zeros)
  }

  /// What has nothing shares a line: that it was looked for is what the zero says.
  mutating func writeZeros(_ titles: [String], indent: Int = 0) {
    if titles.isEmpty { return }
    let rows = Page.wrapped(titles.joined(separator: ", "), to: Page.width - indent - 3)
    for (index, row) in rows.enumerated() {
      line(styled(String(repeating: " ", count: indent) + (index == 0 ? "0: " : "   ") + row, .dim))
    }
  }
}

extension Total {
  fileprivate var numbers: [Int] { [count, possible, tests, thirdParty] }
  fileprivate var isZero: Bool { suppressed == 0 && numbers.allSatisfy { $0 == 0 } }
}

// MARK: The table of a check

extension Page {
  /// What there is of each group, and how it differs from the baseline.
  /// - Parameter all: whether groups have a row that have nothing, and that nobody promised to be so.
  mutating func writeGroups(of report: CheckReport, all: Bool) {
    let totals = report.census.totals(report.catalog)
    let groups = Catalog.groups.map { group in
      let isPromised = report.promises.contains { $0.rules == group.name + "." }
      return (
        title: group.title + (isPromised ? " (promised)" : ""), isPromised: isPromised,
        suppressed: totals.reduce(0) { $0 + ($1.group == group.name ? $1.suppressed : 0) }
      )
    }
    let table = Table(
      nameWidth: 38, columns: [("sites", 8), ("new", 7), ("gone", 7), ("tests", 7), ("third-party", 13)]
    ).withRemarks(groups.map(\.suppressed).max() ?? 0, names: groups.map(\.title))
    line(styled(table.heads, .dim))
    var zeros: [String] = []
    for (group, shown) in zip(Catalog.groups, groups) {
      let rows = totals.filter { $0.group == group.name }
      if rows.isEmpty { continue }
      let new = report.judgement.findings(in: group.name) { $0.isNewSite }
      let gone = report.judgement.findings(in: group.name) { $0.rule == "drift.gone-site" }
      let numbers = [
        rows.reduce(0) { $0 + $1.count }, new, gone, rows.reduce(0) { $0 + $1.tests },
        rows.reduce(0) { $0 + $1.thirdParty },
      ]
      let isZero = shown.suppressed == 0 && numbers.allSatisfy { $0 == 0 }
      guard all || !isZero || shown.isPromised else {
        zeros.append(shown.title)
        continue
      }
      let text = table.row(shown.title, numbers, suppressed: shown.suppressed)
      let style: Style? = isZero ? .dim : new > 0 ? .bold : nil
      line(style.map { styled(text, $0) } ?? text)
    }
    writeZeros(zeros)
    line()
  }
}

extension Judgement {
  /// How many sites of the tree's own of a group are found to be so.
  fileprivate func findings(in group: String, where fits: (Finding) -> Bool) -> Int {
    findings.count { fits($0) && !$0.file.isEmpty && $0.subject.hasPrefix(group + ".") }
  }
}

extension Finding {
  var isAudited: Bool { RuleNames.isOfAudits(rule) }

  var isNewSite: Bool { rule == "drift.new-site" || rule == "drift.broken-promise" }

  /// Whether it is about what is there no more.
  var isGone: Bool { rule == "drift.gone-site" || rule == "drift.gone-declaration" }
}

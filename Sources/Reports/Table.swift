import Baseline
import Catalog
import Census

/// Rows of a name and numbers, in columns that stay within a page.
struct Table {
  let nameWidth: Int
  let columns: [(head: String, width: Int)]

  var heads: String {
    String(repeating: " ", count: nameWidth) + columns.map { Page.right($0.head, to: $0.width) }.joined()
  }

  /// The first number is always there: its zero is what the report says.
  func row(_ name: String, _ numbers: [Int]) -> String {
    var text = Page.padded(name, to: nameWidth)
    for (index, number) in numbers.enumerated() {
      let shown = number == 0 && index > 0 ? "-" : Count.grouped(number)
      text += Page.right(shown, to: columns[index].width)
    }
    return text
  }
}

// MARK: The table of a census

extension Table {
  static let census = Table(
    nameWidth: 38, columns: [("sites", 8), ("possible", 10), ("tests", 8), ("third-party", 13)])
}

extension Page {
  /// A group and its rules. Those with nothing share a line, since there are more of them than a screen has.
  mutating func writeGroup(_ title: String, _ rows: [Total], all: Bool) {
    let table = Table.census
    let sums = rows.reduce([0, 0, 0, 0]) { sums, row in zip(sums, row.numbers).map(+) }
    let text = table.row(title, sums)
    guard all || sums.contains(where: { $0 > 0 }) else { return line(styled(text, .dim)) }
    line(styled(text, .bold))
    let (some, none) = (rows.filter { !$0.isZero }, rows.filter(\.isZero))
    for total in all ? rows : some {
      let text = table.row("  " + total.rule, total.numbers)
      line(total.isZero ? styled(text, .dim) : text)
    }
    if all || none.isEmpty { return }
    let names = none.map { String($0.rule.dropFirst($0.group.count + 1)) }
    for (index, row) in Page.wrapped(names.joined(separator: ", "), to: Page.width - 5).enumerated() {
      line(styled((index == 0 ? "  0: " : "     ") + row, .dim))
    }
  }
}

extension Total {
  fileprivate var numbers: [Int] { [count, possible, tests, thirdParty] }
  fileprivate var isZero: Bool { numbers.allSatisfy { $0 == 0 } }
}

// MARK: The table of a check

extension Page {
  /// A row for each group: what there is, and how it differs from the baseline.
  mutating func writeGroups(of report: CheckReport) {
    let table = Table(
      nameWidth: 38, columns: [("sites", 8), ("new", 7), ("gone", 7), ("tests", 7), ("third-party", 13)])
    let totals = report.census.totals(report.catalog)
    line(styled(table.heads, .dim))
    for group in Catalog.groups {
      let rows = totals.filter { $0.group == group.name }
      if rows.isEmpty { continue }
      let new = report.judgement.findings(in: group.name) { $0.isNewSite }
      let gone = report.judgement.findings(in: group.name) { $0.rule == "drift.gone-site" }
      let numbers = [
        rows.reduce(0) { $0 + $1.count }, new, gone, rows.reduce(0) { $0 + $1.tests },
        rows.reduce(0) { $0 + $1.thirdParty },
      ]
      let isPromised = report.promises.contains { $0.rules == group.name + "." }
      let text = table.row(group.title + (isPromised ? " (promised)" : ""), numbers)
      let style: Style? = numbers.allSatisfy { $0 == 0 } ? .dim : new > 0 ? .bold : nil
      line(style.map { styled(text, $0) } ?? text)
    }
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
  var isNewSite: Bool { rule == "drift.new-site" || rule == "drift.broken-promise" }
}

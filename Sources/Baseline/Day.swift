import Bytes

/// A day of the calendar, as baselines write it: `2027-01-31`. In UTC, so that it is the same day for everybody
/// who runs the gate.
package struct Day: Sendable, Hashable, Comparable {
  package let text: String
  /// Days since the first of January 1970.
  package let number: Int

  /// Nothing where the text is no day that there is.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == 0x2D || $0.isDigit }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year >= 1, (1...12).contains(month), day >= 1, day <= Day.length(ofMonth: month, year)
    else { return nil }
    self.text = text
    number = Day.number(year, month, day)
  }

  /// - Parameter seconds: since the start of 1970 in UTC, as clocks of systems count.
  package init(secondsSince1970 seconds: Int) {
    let number = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    // Four digits are what a day has; a clock outside of them is wrong anyway.
    let bounded = min(max(number, Day.number(1, 1, 1)), Day.number(9999, 12, 31))
    var year = 1970 + bounded / 366
    while Day.number(year + 1, 1, 1) <= bounded { year += 1 }
    while Day.number(year, 1, 1) > bounded { year -= 1 }
    var month = 1
    while month < 12, Day.number(year, month + 1, 1) <= bounded { month += 1 }
    let day = bounded - Day.number(year, month, 1) + 1
    let padded = { (number: Int, digits: Int) in
      String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
    }
    text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    self.number = bounded
  }

  package static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + length(ofMonth: $1, year) }
    return before * 365 + leapDays + months + day - 1 - 719_162
  }
}

/// A moment, as property lists count it.
package struct PropertyListDate: Sendable, Hashable {
  /// Since the start of 2001 in UTC.
  package let seconds: Double

  package init(seconds: Double) { self.seconds = seconds }

  /// Nothing where there is no such moment in the calendar.
  init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard (-9999...9999).contains(year), (1...12).contains(month), (0..<24).contains(hour),
      (0..<60).contains(minute), (0..<60).contains(second), day >= 1,
      day <= PropertyListDate.dayCount(month, of: year)
    else { return nil }
    let days = PropertyListDate.days(year, month, day)
    seconds = Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  /// Of the Gregorian calendar, which is taken back to before it was made.
  private static func dayCount(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Since 2001-01-01. A year that begins with March has its leap day at the end, so months need no table.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let era = floor(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysOfEra + dayOfEra - firstDay
  }

  private static let daysOfEra = 146_097
  /// From 0000-03-01 to 2001-01-01.
  private static let firstDay = 730_791

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}

extension PropertyListDate: CustomStringConvertible {
  /// `2024-01-31T00:00:00Z`, as XML writes it; the number of seconds where no such year can be written.
  package var description: String {
    guard abs(seconds) < 400_000_000_000 else { return "\(seconds)" }
    let whole = Int(seconds.rounded(.down))
    let day = PropertyListDate.floor(whole, 86_400)
    let rest = whole - day * 86_400
    let sinceEra = day + PropertyListDate.firstDay
    let era = PropertyListDate.floor(sinceEra, PropertyListDate.daysOfEra)
    let dayOfEra = sinceEra - era * PropertyListDate.daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    let parts = [month < 10 ? month + 3 : month - 9, date, rest / 3600, rest / 60 % 60, rest % 60].map {
      part in
      part < 10 ? "0\(part)" : "\(part)"
    }
    let digits = String(abs(year))
    let shown = (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(shown)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
  }
}

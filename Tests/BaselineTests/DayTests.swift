import Baseline
import Testing

/// Days of the calendar.
@Suite struct DayTests {
  @Test(arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func days(text: String) throws {
    let day = try #require(Day(text))
    #expect(Day(secondsSince1970: day.number * 86_400) == day)
    #expect(Day(secondsSince1970: day.number * 86_400 + 86_399) == day)
    #expect(Day(secondsSince1970: day.number * 86_400 - 1) != day || text == "0001-01-01")
  }

  @Test(arguments: [
    "", "2027-1-31", "2027-02-29", "1900-02-29", "2027-04-31", "2027-00-01", "2027-13-01", "2027-01-00",
    "+027-01-01", "2027-01-31 ", "２０２７-01-31", "2027/01/31", "tomorrow", "2027-01-3\u{301}1", "-027-01-01",
    "0000-01-01",
  ]) func noDays(text: String) { #expect(Day(text) == nil) }

  @Test func knownNumbers() {
    #expect(Day("1970-01-01")?.number == 0)
    #expect(Day("2000-03-01")?.number == 11_017)
    #expect(Day(secondsSince1970: 1_700_000_000).text == "2023-11-14")
    #expect(Day(secondsSince1970: .max).text == "9999-12-31")
    #expect(Day(secondsSince1970: .min).text == "0001-01-01")
  }
}

import Foundation
import Testing

@testable import ShieldModel

struct CalendarDateTests {
  @Test(arguments: [
    (0, 1, 1, CalendarDateError.year(0)), (10_000, 1, 1, .year(10_000)), (2026, 0, 1, .month(0)),
    (2026, 13, 1, .month(13)), (2026, 1, 0, .day(0, last: 31)), (2026, 4, 31, .day(31, last: 30)),
    (2026, 2, 29, .day(29, last: 28)), (1900, 2, 29, .day(29, last: 28)), (2024, 2, 30, .day(30, last: 29)),
    (.max, .max, .max, .year(.max)), (2026, .min, .min, .month(.min)),
  ])
  func `a day that does not exist is refused`(year: Int32, month: Int32, day: Int32, error: CalendarDateError) {
    #expect(throws: error) { try CalendarDate(year: year, month: month, day: day) }
  }

  @Test func `days follow each other by one, in weekdays, in order and in spelling`() throws {
    for years in [1...5, 96...105, 1896...1905, 1996...2001, 2023...2029, 9998...9999] as [ClosedRange<Int32>] {
      var previous: CalendarDate?
      for year in years {
        for month in Int32(1)...12 {
          for day in 1...CalendarDate.dayCount(ofMonth: month, year: year) {
            let date = try CalendarDate(year: year, month: month, day: day)
            if let previous {
              #expect(date.dayNumber == previous.dayNumber + 1)
              #expect(date.weekday.rawValue == (previous.weekday.rawValue + 1) % 7)
              #expect(previous < date && !(date < previous))
              #expect(previous.spelling.utf8.lexicographicallyPrecedes(date.spelling.utf8))
            }
            #expect(try CalendarDate(date.spelling) == date)
            previous = date
          }
        }
      }
    }
  }

  @Test func `weekdays are those of another calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in Int32(1990)...2110 {
      let date = try CalendarDate(year: year, month: 1 + year % 12, day: 1 + year % 28)
      let parts = DateComponents(year: Int(date.year), month: Int(date.month), day: Int(date.day))
      let weekday = calendar.component(.weekday, from: try #require(calendar.date(from: parts)))
      #expect((weekday + 5) % 7 == Int(date.weekday.rawValue), "\(date)")
    }
  }

  @Test func `the first day is number 0 and the last one is in the last of 400-year cycles`() throws {
    #expect(try CalendarDate("0001-01-01").dayNumber == 0)
    #expect(try CalendarDate("2001-01-01").dayNumber == 5 * 146_097)
    #expect(try CalendarDate("9999-12-31").dayNumber == 25 * 146_097 - 367)
    #expect(try CalendarDate("2000-02-29").weekday == .tuesday)
  }

  @Test(arguments: [
    ("", 0), ("2026", 4), ("2026-12-0", 9), ("2026-12-077", 10), ("26-12-07", 2), ("2026/12/07", 4), (" 2026-12-07", 0),
    ("2026-12-7 ", 9), ("+026-12-07", 0), ("2026-1２-07", 6),
  ])
  func `any other spelling is refused at its first wrong byte`(text: String, position: Int32) {
    #expect(throws: CalendarDateError.spelling(at: position)) { try CalendarDate(text) }
  }
}

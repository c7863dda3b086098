/// A day of the Gregorian calendar, carried back before its introduction, from the year 1 to the year 9999.
///
/// A value is always a day that exists. There is no time of day and no time zone: a flight leaves on the date that is
/// printed on the ticket.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, 1…9999.
  public let year: Int32
  /// The month, 1…12.
  public let month: Int32
  /// The day of the month, 1…31.
  public let day: Int32

  /// The years that a date can lie in.
  public static let years: ClosedRange<Int32> = 1...9999

  /// Makes a date from its three numbers.
  ///
  /// - Throws: The first number that is out of range, in the order year, month, day.
  public init(year: Int32, month: Int32, day: Int32) throws(CalendarDateError) {
    guard Self.years.contains(year) else { throw .year(year) }
    guard (1...12).contains(month) else { throw .month(month) }
    let last = Self.dayCount(ofMonth: month, year: year)
    guard day >= 1, day <= last else { throw .day(day, last: last) }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether a year has a 29th of February.
  public static func isLeap(_ year: Int32) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has; 0 for a month that does not exist.
  public static func dayCount(ofMonth month: Int32, year: Int32) -> Int32 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    default: 0
    }
  }

  /// How many days lie between the first day of the year 1 and this one.
  public var dayNumber: Int32 {
    let before = year - 1
    var days = before * 365 + before / 4 - before / 100 + before / 400
    for earlier in 1..<month { days += Self.dayCount(ofMonth: earlier, year: year) }
    return days + day - 1
  }

  /// The day of the week.
  public var weekday: Weekday {
    // The first day of the year 1 is a Monday in this calendar.
    Weekday(rawValue: UInt8(dayNumber % 7)) ?? .monday
  }

  /// Whether one date comes before another.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A day of the week, Monday first.
public enum Weekday: UInt8, Hashable, Sendable, CaseIterable {
  /// The first day.
  case monday
  /// The second day.
  case tuesday
  /// The third day.
  case wednesday
  /// The fourth day.
  case thursday
  /// The fifth day.
  case friday
  /// The sixth day.
  case saturday
  /// The seventh day.
  case sunday
}

/// Why three numbers or a text are not a date.
public enum CalendarDateError: Error, Hashable, Sendable {
  /// The year is not 1…9999.
  case year(Int32)
  /// The month is not 1…12.
  case month(Int32)
  /// The month has no such day; its last one is given too.
  case day(Int32, last: Int32)
  /// The text is not spelled `2026-12-07`; the position of the first byte that does not fit, from 0.
  case spelling(at: Int32)
}

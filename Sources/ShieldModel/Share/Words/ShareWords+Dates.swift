extension ShareWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let vietnameseWeekdays = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"]
  private static let shortVietnameseWeekdays = ["T2", "T3", "T4", "T5", "T6", "T7", "CN"]

  /// The date without its year, such as `7 Dec` or `7/12`.
  func dayAndMonth(_ date: CalendarDate) -> String {
    choose("\(date.day) " + shortMonth(date), "\(date.day)/\(date.month)")
  }

  /// The date with its weekday in at most 15 characters, such as `Mon 7 Dec 2026` or `T2, 7/12/2026`.
  func shortDate(_ date: CalendarDate) -> String {
    let weekday = Int(date.weekday.rawValue)
    return choose(
      Self.beginning(of: Self.weekdays[weekday]) + " \(date.day) " + shortMonth(date) + " \(date.year)",
      Self.shortVietnameseWeekdays[weekday] + ", \(date.day)/\(date.month)/\(date.year)")
  }

  /// The date as it is read out.
  func spokenDate(_ date: CalendarDate) -> String {
    let weekday = Int(date.weekday.rawValue)
    return choose(
      Self.weekdays[weekday] + " \(date.day) " + Self.months[Int(date.month) - 1] + " \(date.year)",
      Self.vietnameseWeekdays[weekday] + ", ngày \(date.day) tháng \(date.month) năm \(date.year)")
  }

  /// How far from the dates fares are looked for; empty for the very day.
  func flexibility(_ flexibility: Flexibility) -> String {
    switch flexibility.days {
    case 0: ""
    case 1: choose("±1 day", "±1 ngày")
    default: choose("±\(flexibility.days) days", "±\(flexibility.days) ngày")
    }
  }

  private func shortMonth(_ date: CalendarDate) -> String { Self.beginning(of: Self.months[Int(date.month) - 1]) }

  private static func beginning(of word: String) -> String { String(decoding: word.utf8.prefix(3), as: UTF8.self) }
}

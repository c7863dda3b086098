/// What a search asks for besides route and people.
public struct SearchOptions: Hashable, Sendable {
  /// The class of travel.
  public var cabin: Cabin
  /// Whether flights with a change of aircraft are left out.
  public var isDirectOnly: Bool
  /// How far from the dates fares are looked for.
  public var flexibility: Flexibility
  /// The currency that fares are shown in.
  public var currency: CurrencyCode
  /// The language that the person who shares reads.
  public var language: ShareLanguage

  /// Makes options; the defaults are what a new search starts with.
  public init(
    cabin: Cabin = .economy, isDirectOnly: Bool = false, flexibility: Flexibility = .exact,
    currency: CurrencyCode = .dong, language: ShareLanguage = .vietnamese
  ) {
    self.cabin = cabin
    self.isDirectOnly = isDirectOnly
    self.flexibility = flexibility
    self.currency = currency
    self.language = language
  }
}

/// A class of travel.
public enum Cabin: UInt8, Hashable, Sendable, CaseIterable {
  /// The ordinary seats.
  case economy
  /// Seats with more room.
  case premium
  /// Business class.
  case business
  /// First class.
  case first

  /// The word in links.
  var word: String {
    switch self {
    case .economy: "economy"
    case .premium: "premium"
    case .business: "business"
    case .first: "first"
    }
  }
}

/// How many days before and after a date are as good.
public enum Flexibility: UInt8, Hashable, Sendable, CaseIterable {
  /// The very day.
  case exact
  /// A day more or less.
  case oneDay
  /// Two days more or less.
  case twoDays
  /// Three days more or less.
  case threeDays

  /// The number of days, 0…3.
  public var days: Int32 { Int32(rawValue) }
}

/// A language that texts for sharing are written in.
public enum ShareLanguage: UInt8, Hashable, Sendable, CaseIterable {
  /// English.
  case english
  /// Vietnamese.
  case vietnamese

  /// The two letters of the language in links.
  public var code: String {
    switch self {
    case .english: "en"
    case .vietnamese: "vi"
    }
  }
}

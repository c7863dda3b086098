@testable import ShieldModel

/// Searches for tests: a few chosen ones, and as many as one likes from a seed.
enum SampleSearches {
  static func leg(_ text: String) throws -> FlightLeg {
    let bytes = Array(text.utf8)
    return try FlightLeg(
      from: AirportCode(bytes: Array(bytes[0..<3])), to: AirportCode(bytes: Array(bytes[4..<7])),
      on: CalendarDate(bytes: Array(bytes[8...])))
  }

  /// A search of legs such as `SGN-DAD-2026-12-07`; a date behind the only leg makes a round trip.
  static func search(
    _ legs: String..., back: String? = nil, passengers: Passengers = .one, options: SearchOptions = SearchOptions()
  ) throws -> FlightSearch {
    let legs = try legs.map { try leg($0) }
    let itinerary: Itinerary
    if let back {
      itinerary = try .roundTrip(legs[0], back: CalendarDate(back))
    } else {
      itinerary = legs.count == 1 ? .oneWay(legs[0]) : try .multiCity(legs)
    }
    return FlightSearch(itinerary, passengers: passengers, options: options)
  }

  /// The flight of the booking card.
  static func booking() throws -> FlightSearch { try search("SGN-DAD-2026-12-07") }

  /// Every party that can be.
  static let parties: [Passengers] = {
    var found: [Passengers] = []
    for adults in Int32(-1)...10 {
      for children in Int32(-1)...10 {
        for infants in Int32(-1)...10 {
          if let party = try? Passengers(adults: adults, children: children, infants: infants) { found.append(party) }
        }
      }
    }
    return found
  }()

  /// Every choice of options, with two currencies.
  static func options() throws -> [SearchOptions] {
    var found: [SearchOptions] = []
    for cabin in Cabin.allCases {
      for isDirectOnly in [false, true] {
        for flexibility in Flexibility.allCases {
          for currency in [CurrencyCode.dong, try CurrencyCode("EUR")] {
            for language in ShareLanguage.allCases {
              found.append(
                SearchOptions(
                  cabin: cabin, isDirectOnly: isDirectOnly, flexibility: flexibility, currency: currency,
                  language: language))
            }
          }
        }
      }
    }
    return found
  }

  /// A valid search from a generator.
  static func random(_ generator: inout LawGenerator) throws -> FlightSearch {
    func letters() -> [UInt8] { (0..<3).map { _ in UInt8(0x41 + generator.below(26)) } }
    var date = try CalendarDate(year: Int32(1 + generator.below(9999)), month: 1, day: 1)
    func later() throws -> CalendarDate {
      let month = min(12, date.month + Int32(generator.below(3)))
      let last = CalendarDate.dayCount(ofMonth: month, year: date.year)
      let first = month == date.month ? date.day : 1
      date = try CalendarDate(year: date.year, month: month, day: first + Int32(generator.below(Int(last - first) + 1)))
      return date
    }
    func leg() throws -> FlightLeg {
      let origin = try AirportCode(bytes: letters())
      var destination = origin
      while destination == origin { destination = try AirportCode(bytes: letters()) }
      return try FlightLeg(from: origin, to: destination, on: later())
    }
    let itinerary: Itinerary
    switch generator.below(3) {
    case 0: itinerary = .oneWay(try leg())
    case 1: itinerary = try .roundTrip(leg(), back: later())
    default: itinerary = try .multiCity((0..<(2 + generator.below(5))).map { _ in try leg() })
    }
    var options = SearchOptions()
    options.cabin = generator.one(of: Cabin.allCases)
    options.isDirectOnly = generator.happens(50)
    options.flexibility = generator.one(of: Flexibility.allCases)
    options.currency = try CurrencyCode(bytes: letters())
    options.language = generator.one(of: ShareLanguage.allCases)
    return FlightSearch(itinerary, passengers: generator.one(of: parties), options: options)
  }
}

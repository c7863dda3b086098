/// The route of a search: one way, there and back, or several legs.
///
/// A value always makes sense: it has legs, they are in the order of their dates, and a round trip comes back to where
/// it began.
public struct Itinerary: Hashable, Sendable {
  /// The kinds of route.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// One leg.
    case oneWay
    /// A leg and its way back.
    case roundTrip
    /// Legs of any kind.
    case multiCity
  }

  /// The kind of route; two legs there and back as a multi-city route are another search than a round trip.
  public let kind: Kind
  /// The legs in order: one, two of a round trip, or 2…6.
  public let legs: [FlightLeg]

  /// How many legs a multi-city route can have.
  public static let legCounts: ClosedRange<Int32> = 2...6

  /// Makes a route of a single leg.
  public static func oneWay(_ leg: FlightLeg) -> Itinerary { Itinerary(kind: .oneWay, legs: [leg]) }

  /// Makes a route there and back; the way back may be on the same day.
  public static func roundTrip(_ leg: FlightLeg, back date: CalendarDate) throws(ItineraryError) -> Itinerary {
    guard date >= leg.date else { throw .returnsBeforeDeparture(leg.date, back: date) }
    return Itinerary(kind: .roundTrip, legs: [leg, leg.reversed(on: date)])
  }

  /// Makes a route of 2…6 legs whose dates do not go backwards.
  public static func multiCity(_ legs: [FlightLeg]) throws(ItineraryError) -> Itinerary {
    guard legCounts.contains(Int32(clamping: legs.count)) else { throw .legCount(Int32(clamping: legs.count)) }
    for index in 1..<legs.count where legs[index].date < legs[index - 1].date {
      throw .leavesBeforePrevious(leg: Int32(index))
    }
    return Itinerary(kind: .multiCity, legs: legs)
  }

  private init(kind: Kind, legs: [FlightLeg]) {
    self.kind = kind
    self.legs = legs
  }

  /// The first leg.
  public var first: FlightLeg { legs[0] }

  /// The last leg, which is the first one of a one-way route.
  public var last: FlightLeg { legs[legs.count - 1] }
}

/// Why legs do not make a route.
public enum ItineraryError: Error, Hashable, Sendable {
  /// A leg, counted from 0, goes to the airport that it leaves from.
  case sameAirport(AirportCode, leg: Int32)
  /// The way back is before the way there.
  case returnsBeforeDeparture(CalendarDate, back: CalendarDate)
  /// A leg, counted from 0, leaves before the one before it.
  case leavesBeforePrevious(leg: Int32)
  /// A multi-city route has too few legs or too many.
  case legCount(Int32)
}

/// One flight that is looked for: from where, to where, on which day.
public struct FlightLeg: Hashable, Sendable {
  /// Where the flight leaves.
  public let origin: AirportCode
  /// Where the flight arrives; never the origin.
  public let destination: AirportCode
  /// The day on which the flight leaves.
  public let date: CalendarDate

  /// Makes a leg between two different airports.
  public init(
    from origin: AirportCode, to destination: AirportCode, on date: CalendarDate
  ) throws(ItineraryError) {
    guard origin != destination else { throw .sameAirport(origin, leg: 0) }
    self.origin = origin
    self.destination = destination
    self.date = date
  }

  /// The way back on another day.
  func reversed(on date: CalendarDate) -> FlightLeg {
    FlightLeg(origin: destination, destination: origin, date: date)
  }

  private init(origin: AirportCode, destination: AirportCode, date: CalendarDate) {
    self.origin = origin
    self.destination = destination
    self.date = date
  }
}

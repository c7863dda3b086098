extension BookingScreen {
  /// Reads the screen from its labels.
  ///
  /// - Parameters:
  ///   - hierarchy: Trees that contain a label of each name in ``BookingLabel``.
  ///   - date: The day of the flight, which the labels do not give in full.
  ///   - passengers: How many people fly.
  ///   - options: What the search asked for.
  ///
  /// A text of a secret label becomes a secret whether the tree marks it or not. A text that the tree marks as secret
  /// is never read into a public part: reading the screen is refused instead.
  /// - Throws: The first label that is missing or marked, or a route that is not spelled `SGN → DAD`.
  public init(
    reading hierarchy: Hierarchy, on date: CalendarDate, passengers: Passengers = .one,
    options: SearchOptions = SearchOptions()
  ) throws(BookingScreenError) {
    var labels = BookingLabels(hierarchy: hierarchy)
    let route = try labels.publicText(.route)
    self.init(
      leg: try Self.leg(route, on: date), passengers: passengers, options: options,
      airline: try labels.publicText(.airline), price: try labels.publicText(.price),
      times: try labels.publicText(.times), passenger: try labels.secretText(.passenger),
      reference: try labels.secretText(.reference))
  }

  private static func leg(_ route: String, on date: CalendarDate) throws(BookingScreenError) -> FlightLeg {
    let bytes = Array(route.utf8)
    let arrow = Array(" → ".utf8)
    guard bytes.count == 6 + arrow.count, Array(bytes[3..<(3 + arrow.count)]) == arrow,
      let origin = try? AirportCode(bytes: Array(bytes.prefix(3))),
      let destination = try? AirportCode(bytes: Array(bytes.suffix(3))),
      let leg = try? FlightLeg(from: origin, to: destination, on: date)
    else { throw .noRoute }
    return leg
  }
}

/// Why a tree is not a booking screen that can be read.
public enum BookingScreenError: Error, Hashable, Sendable {
  /// There is no view of this name with a text, or there are several.
  case noLabel(BookingLabel)
  /// The tree marks as secret what the screen would make public.
  case publicLabelIsSecret(BookingLabel)
  /// The route does not name two airports.
  case noRoute
}

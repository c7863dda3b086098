/// The search state: everything that a search for flights is made of, and all that sharing ever gets to see.
///
/// Every part is valid by its own type, so any combination is. There is no room for a name, a booking reference or a
/// price.
public struct FlightSearch: Hashable, Sendable {
  /// The route with its dates.
  public var itinerary: Itinerary
  /// How many people fly.
  public var passengers: Passengers
  /// What else the search asks for.
  public var options: SearchOptions

  /// Makes a search from valid parts.
  public init(_ itinerary: Itinerary, passengers: Passengers = .one, options: SearchOptions = SearchOptions()) {
    self.itinerary = itinerary
    self.passengers = passengers
    self.options = options
  }
}

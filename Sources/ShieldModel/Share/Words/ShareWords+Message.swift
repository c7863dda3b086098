extension ShareWords {
  /// The message that goes along with the link.
  ///
  /// It promises no fare, because whoever opens the link gets those of that moment.
  func message(_ search: FlightSearch) -> String {
    let itinerary = search.itinerary
    let start = choose("Flights ", "Chuyến bay ")
    let route: String
    switch itinerary.kind {
    case .oneWay: route = legRoute(itinerary.first) + ", " + shortDate(itinerary.first.date)
    case .roundTrip:
      route =
        legRoute(itinerary.first) + choose(" and back, ", ", khứ hồi, ")
        + shortDate(itinerary.first.date) + " – " + shortDate(itinerary.last.date)
    case .multiCity:
      route = itinerary.legs.map { legRoute($0) + " (" + shortDate($0.date) + ")" }.joined(separator: ", ")
    }
    return start + route + ", " + people(search.passengers) + ". "
      + choose("See current fares on ", "Xem giá mới nhất trên ") + brand.name + "."
  }

  /// The route of a leg, such as `SGN → DAD`.
  func legRoute(_ leg: FlightLeg) -> String { leg.origin.text + " → " + leg.destination.text }
}

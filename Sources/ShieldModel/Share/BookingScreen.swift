/// What the booking screen of an app knows: what may be shared, what is merely shown, and what is secret.
///
/// The search is made of public parts only, and the secret ones can be read in this file and nowhere else.
public struct BookingScreen: Sendable, SecretOwner {
  /// What opens the secrets of a booking screen.
  public struct Key: Sendable {
    fileprivate init() {}
  }

  /// The flight that is booked.
  public let leg: FlightLeg
  /// How many people fly.
  public let passengers: Passengers
  /// What the search asked for.
  public let options: SearchOptions
  /// The airline as it is shown.
  public let airline: String
  /// The price as it is shown; it is public and all the same never part of a link.
  public let price: String
  /// The times as they are shown.
  public let times: String
  /// The name of the passenger.
  public let passenger: Secret<BookingScreen, String>
  /// The booking reference.
  public let reference: Secret<BookingScreen, String>

  /// Makes a screen from its parts.
  public init(
    leg: FlightLeg, passengers: Passengers, options: SearchOptions, airline: String, price: String, times: String,
    passenger: Secret<BookingScreen, String>, reference: Secret<BookingScreen, String>
  ) {
    self.leg = leg
    self.passengers = passengers
    self.options = options
    self.airline = airline
    self.price = price
    self.times = times
    self.passenger = passenger
    self.reference = reference
  }

  /// The search that finds this flight again, and all of the screen that can be shared.
  public var search: FlightSearch { FlightSearch(.oneWay(leg), passengers: passengers, options: options) }

  /// Writes the screen into its labels and marks the secret ones.
  ///
  /// - Throws: The first label that is missing; the trees are as they were then.
  public func show(in hierarchy: inout Hierarchy) throws(BookingScreenError) {
    let places = BookingLabels(hierarchy: hierarchy)
    var layers: [(BookingLabel, LayerID)] = []
    for label in BookingLabel.allCases { layers.append((label, try places.layer(label))) }
    for (label, layer) in layers {
      hierarchy[layer].text?.string = text(of: label)
      if label.isSecret { hierarchy[layer].isSecret = true }
    }
  }

  private func text(of label: BookingLabel) -> String {
    let key = Key()
    switch label {
    case .airline: return airline
    case .price: return price
    case .route: return leg.origin.text + " → " + leg.destination.text
    case .times: return times
    case .passenger: return passenger.value(for: key)
    case .reference: return reference.value(for: key)
    }
  }
}

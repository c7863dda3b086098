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

  /// The texts of the screen's labels, for the screen itself.
  var labels: [BookingLabel: String] {
    let key = Key()
    return [
      .airline: airline, .price: price, .route: leg.origin.text + " → " + leg.destination.text, .times: times,
      .passenger: passenger.value(for: key), .reference: reference.value(for: key),
    ]
  }
}

/// The labels of the booking screen that hold data.
public enum BookingLabel: UInt8, Hashable, Sendable, CaseIterable {
  /// The airline.
  case airline
  /// The price.
  case price
  /// Where the flight goes, such as `SGN → DAD`.
  case route
  /// When the flight leaves and arrives.
  case times
  /// The passenger's name.
  case passenger
  /// The booking reference.
  case reference

  /// The name of the view.
  public var name: String {
    switch self {
    case .airline: "airline"
    case .price: "price"
    case .route: "route"
    case .times: "times"
    case .passenger: "passenger"
    case .reference: "reference"
    }
  }

  /// Whether only the screen itself may know the text.
  public var isSecret: Bool { self == .passenger || self == .reference }
}

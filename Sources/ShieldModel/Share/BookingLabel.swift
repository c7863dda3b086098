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

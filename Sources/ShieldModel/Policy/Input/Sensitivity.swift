/// How much harm a screen does when a stranger sees it.
///
/// The cases go from the least to the most sensitive.
public enum Sensitivity: UInt8, PolicyValue, Comparable {
  /// Nobody minds who sees it.
  case open
  /// It belongs to one person, such as a name on a booking.
  case personal
  /// It must not leave the device, such as a booking reference or a card number.
  case secret

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.sensitivity

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .open: "open"
    case .personal: "personal"
    case .secret: "secret"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .open: "Nobody minds who sees the screen."
    case .personal: "The screen belongs to one person, such as a name on a booking."
    case .secret: "The screen must not leave the device, such as a booking reference or a card number."
    }
  }

  /// Tells whether the first value is the less sensitive one.
  public static func < (left: Sensitivity, right: Sensitivity) -> Bool { left.rawValue < right.rawValue }

  /// This value and all that are more sensitive.
  public var andAbove: [Sensitivity] { Sensitivity.allCases.filter { $0 >= self } }
}

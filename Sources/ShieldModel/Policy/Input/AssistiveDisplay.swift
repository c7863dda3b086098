/// Whether a display that a person needs in order to see is known to mirror the screen.
///
/// The system does not tell; it is the person's own setting in the app.
public enum AssistiveDisplay: UInt8, PolicyValue {
  /// No such display is known.
  case none
  /// The person has named one.
  case present

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.assistiveDisplay

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .present: "present"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "No assistive display is known."
    case .present: "The person has named an assistive display."
    }
  }
}

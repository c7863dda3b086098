/// What captures a screen while it is shown.
///
/// The state has a value from the start: a recording that began before launch sends no change.
///
/// Source: E4, documented.
public enum CaptureSource: UInt8, PolicyValue {
  /// Nothing.
  case none
  /// A recording or a broadcast.
  case recording
  /// A mirror on another display.
  case mirroring
  /// Something that the system does not name.
  case unnamed

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.capture

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .recording: "recording"
    case .mirroring: "mirroring"
    case .unnamed: "unnamed"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "Nothing captures the screen."
    case .recording: "A recording or a broadcast captures the screen."
    case .mirroring: "Another display mirrors the screen."
    case .unnamed: "Something that the system does not name captures the screen."
    }
  }
}

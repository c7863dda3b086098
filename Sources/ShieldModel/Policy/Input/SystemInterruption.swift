/// What the system shows in front of a scene.
///
/// An app knows of its own prompts because it asked for them; everything else is the system's.
///
/// Source: E2, documented.
public enum SystemInterruption: UInt8, PolicyValue {
  /// Nothing.
  case none
  /// Face recognition or a permission sheet that the app itself asked for.
  case ownPrompt
  /// An alert, Control Centre, a call, or something unknown.
  case system

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.interruption

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .ownPrompt: "ownPrompt"
    case .system: "system"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "Nothing of the system is in front."
    case .ownPrompt: "Face recognition or a permission sheet that the app asked for is in front."
    case .system: "An alert, Control Centre, a call or something unknown is in front."
    }
  }
}

/// When a text field gets the view that stands before its canvas and lets touches through.
///
/// Source: F4, assumed.
public enum PassthroughTrigger: UInt8, CaseIterable, Hashable, Sendable {
  /// The system has no such view.
  case never
  /// With the operation that brings the field into a window.
  case entersWindow
  /// At once, when the field is made.
  case atInit
  /// When the field becomes first responder for the first time.
  case firstFocus

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .never: "never"
    case .entersWindow: "entersWindow"
    case .atInit: "atInit"
    case .firstFocus: "firstFocus"
    }
  }

  /// The trigger with that word, or nil when none has it.
  public init?(word: String) {
    for trigger in PassthroughTrigger.allCases where trigger.word == word {
      self = trigger
      return
    }
    return nil
  }
}

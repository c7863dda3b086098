/// How close a scene is to the person.
///
/// A scene goes active, inactive, background, and back the same way.
///
/// Source: E1, documented.
public enum ScenePhase: UInt8, CaseIterable, Hashable, Sendable {
  /// In front and receiving events.
  case active
  /// On the screen without receiving events.
  case inactive
  /// Not on the screen.
  case background

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }

  /// The phase with that word, or nil when none has it.
  public init?(word: String) {
    for phase in ScenePhase.allCases where phase.word == word {
      self = phase
      return
    }
    return nil
  }
}

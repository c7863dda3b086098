/// What a system puts where a masked subtree would have been.
///
/// Source: C4, measured.
public enum CaptureEffect: UInt8, CaseIterable, Hashable, Sendable {
  /// The subtree is left out as if it did not exist, and what lies behind shows.
  case omit
  /// The subtree's place is painted opaque black.
  case blackout
  /// One masked layer that would be drawn turns the whole picture opaque black.
  ///
  /// No system of the catalogue does so; a scenario may state it for a system of its own.
  case wholeFrame

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .omit: "omit"
    case .blackout: "blackout"
    case .wholeFrame: "wholeFrame"
    }
  }

  /// The effect with that word, or nil when none has it.
  public init?(word: String) {
    for effect in CaptureEffect.allCases where effect.word == word {
      self = effect
      return
    }
    return nil
  }
}

/// What a recipe comes to in one situation, on one system, for one destination.
///
/// The order is from the worst news to the best; a cell that stands for several situations has the worst of theirs.
public enum MatrixVerdict: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// The destination would honour a mask, and the content shows all the same.
  case leaks
  /// The content shows because the destination honours no mask on this system.
  case unsupported
  /// A lookup missed the canvas, and the content does not show.
  case canvasMissing
  /// It rests on what nobody knows.
  case unknown
  /// The panel is not what it would be without the shield, or the app crashes.
  case panelBroken
  /// The content is drawn and no longer gets touches that it would get without the shield.
  case touchLost
  /// The content does not show.
  case protected
  /// The system has no such destination.
  case notApplicable

  /// Whether the left one is the worse news.
  public static func < (left: MatrixVerdict, right: MatrixVerdict) -> Bool { left.rawValue < right.rawValue }

  /// The words in tables.
  public var words: String {
    switch self {
    case .leaks: "leaks"
    case .unsupported: "unsupported"
    case .canvasMissing: "canvas missing"
    case .unknown: "unknown"
    case .panelBroken: "panel broken"
    case .touchLost: "touch lost"
    case .protected: "protected"
    case .notApplicable: "not applicable"
    }
  }

  /// The words as one, for files and command lines.
  public var key: String {
    switch self {
    case .leaks: "leaks"
    case .unsupported: "unsupported"
    case .canvasMissing: "canvasMissing"
    case .unknown: "unknown"
    case .panelBroken: "panelBroken"
    case .touchLost: "touchLost"
    case .protected: "protected"
    case .notApplicable: "notApplicable"
    }
  }

  /// What it means, in one phrase.
  public var meaning: String {
    switch self {
    case .leaks: "the content shows in a capture that honours masks"
    case .unsupported: "the content shows, because the capture ignores masks here"
    case .canvasMissing: "the lookup found no canvas (a fault), and no capture shows the content"
    case .unknown: "it rests on what nobody knows; it is not safe"
    case .panelBroken: "the person sees something else than without the shield, or the app crashes"
    case .touchLost: "the content no longer gets its touches"
    case .protected: "the content does not show, the person sees it, and touches arrive"
    case .notApplicable: "there is no such capture here"
    }
  }

  /// Whether a cell with this verdict asks for a case that shows it.
  public var isFailure: Bool { self < .protected }
}

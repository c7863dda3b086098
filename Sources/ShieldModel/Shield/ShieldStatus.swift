/// What is true about a shield, computed from the trees and never from a flag.
///
/// Source: S1, assumed.
public enum ShieldStatus: Hashable, Sendable {
  /// The app does not ask for protection.
  case disabled
  /// Protection is asked for and not there yet.
  case pending(String)
  /// The content is left out of stills and streams.
  case applied
  /// Protection is asked for and not there.
  case failed(String)
  /// The system's captures do not honour masks.
  case unsupported(String)

  /// The spelling in files.
  public var word: String {
    switch self {
    case .disabled: return "disabled"
    case .pending: return "pending"
    case .applied: return "applied"
    case .failed: return "failed"
    case .unsupported: return "unsupported"
    }
  }

  /// Why, or empty.
  public var reason: String {
    switch self {
    case .disabled, .applied: return ""
    case .pending(let reason), .failed(let reason), .unsupported(let reason): return reason
    }
  }
}

/// One shield with its three facts and its status.
///
/// Source: S1, assumed.
public struct ShieldReport: Hashable, Sendable {
  /// The shield's name.
  public var name: String
  /// The recipe.
  public var recipe: String
  /// The content.
  public var target: ViewID
  /// Whether the app asks for protection.
  public var isRequested: Bool
  /// Whether the content hangs below a canvas in the layer tree.
  public var isAttached: Bool
  /// The capture bits that take effect at the content.
  public var effective: CaptureMask
  /// The status that follows.
  public var status: ShieldStatus
}

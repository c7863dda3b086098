/// Code of the system or of a library that walks views and layers together.
///
/// Where the union of both trees has a cycle that a walk reaches, the walk never ends.
///
/// Source: T6, reported.
public enum Walker: UInt8, CaseIterable, Hashable, Sendable {
  /// The update of safe areas.
  case safeArea
  /// The broadcast of changed traits.
  case traitBroadcast
  /// The search for accessibility elements.
  case accessibility
  /// A library that records views to replay a session.
  case sessionReplay

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .safeArea: "safeArea"
    case .traitBroadcast: "traitBroadcast"
    case .accessibility: "accessibility"
    case .sessionReplay: "sessionReplay"
    }
  }

  /// The walker in words.
  public var title: String {
    switch self {
    case .safeArea: "safe area update"
    case .traitBroadcast: "trait broadcast"
    case .accessibility: "accessibility walk"
    case .sessionReplay: "session replay walk"
    }
  }

  /// The key of the catalogue fact that says whether the walk overflows.
  public var factKey: FactKey {
    switch self {
    case .safeArea: .safeAreaOverflows
    case .traitBroadcast: .traitBroadcastOverflows
    case .accessibility: .accessibilityOverflows
    case .sessionReplay: .sessionReplayOverflows
    }
  }
}

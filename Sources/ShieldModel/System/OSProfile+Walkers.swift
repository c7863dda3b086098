extension OSProfile {
  /// Whether a walker is reported to overflow on a cycle that the united trees have.
  ///
  /// A contested fact means that nothing is known for this system.
  ///
  /// Source: T6, reported.
  public func overflows(_ walker: Walker) -> Fact<Bool> {
    switch walker {
    case .safeArea: safeAreaOverflows
    case .traitBroadcast: traitBroadcastOverflows
    case .accessibility: accessibilityOverflows
    case .sessionReplay: sessionReplayOverflows
    }
  }

  /// Replaces what the row says about a walker.
  public mutating func setOverflows(_ walker: Walker, _ fact: Fact<Bool>) {
    switch walker {
    case .safeArea: safeAreaOverflows = fact
    case .traitBroadcast: traitBroadcastOverflows = fact
    case .accessibility: accessibilityOverflows = fact
    case .sessionReplay: sessionReplayOverflows = fact
    }
  }
}

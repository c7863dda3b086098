extension Simulation {
  /// The picture of the last committed frame that a way of capturing would give, without taking it.
  ///
  /// Nothing is noted in the log. The result is nil before the first frame.
  public func picture(by kind: CaptureKind) -> CaptureRecord? {
    guard let tree = lastTree else { return nil }
    return CaptureRecord(
      name: kind.key, kind: kind, turn: turn, frame: 0, tree: tree, hierarchy: committed, isSubtree: false,
      uses: log.uses, didUpdateScreen: false, requestedShields: shields.filter { $0.isRequested }.map { $0.name },
      isImplied: true, place: -1)
  }
}

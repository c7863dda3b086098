extension DeviceState {
  /// Drops the app's own reference; the view is freed at the end of the turn unless somebody else holds it.
  ///
  /// Source: T8, assumed.
  mutating func release(_ view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    hierarchy[view].isRetained = false
    releaseCandidates.append(view)
    return Outcome()
  }

  /// Frees views that lost a reference and that nobody else holds, and what only they held.
  ///
  /// Source: T8, assumed.
  mutating func freeReleasedViews() -> [Event] {
    let freed = hierarchy.freeUnheldViews(releaseCandidates)
    releaseCandidates = []
    videoLayers.removeAll { !hierarchy.layers.contains($0) }
    animations.removeAll { !hierarchy.layers.contains($0.layer) }
    return freed.map { .deallocated(name: $0.name, typeName: $0.typeName) }
  }
}

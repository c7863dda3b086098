extension DeviceState {
  /// Changes what of elsewhere or of another moment a layer shows.
  ///
  /// Source: C6, assumed.
  mutating func setCopy(_ change: LayerChange, of layer: LayerID) throws(OperationError) {
    switch change {
    case .replicaSource(let source):
      if let source {
        try check(source)
        if hierarchy.wouldShowItself(layer, replicating: source) { throw .replicaCycle(layer, source: source) }
      }
      hierarchy[layer].replicaSource = source
    case .snapshot(let snapshot):
      if let snapshot { try check(snapshot, on: layer) }
      hierarchy[layer].snapshot = snapshot
    case .isEngineSurface(let isSurface): hierarchy[layer].isEngineSurface = isSurface
    case .isRemote(let isRemote): hierarchy[layer].isRemote = isRemote
    case .isProtectedMedia(let isProtected): hierarchy[layer].isProtectedMedia = isProtected
    default: break
    }
  }

  /// Refuses a snapshot in which too many others lie in each other.
  func check(_ snapshot: LayerSnapshot, on layer: LayerID) throws(OperationError) {
    if snapshot.depth > LayerSnapshot.greatestDepth { throw .snapshotTooDeep(layer) }
  }
}

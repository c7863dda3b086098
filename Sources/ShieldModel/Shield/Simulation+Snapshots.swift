extension Simulation {
  /// Keeps pixels under a name; a name that is taken gets the new ones.
  ///
  /// Source: C6, assumed.
  mutating func keep(_ request: SnapshotRequest, scope: String) throws(Interruption) {
    let kind = request.destination.kind
    if request.afterScreenUpdates, kind == .drawHierarchy || kind == .snapshotView {
      if policy == nil { try apply(.layOutWindows) } else { try settle() }
      commitFrame()
    }
    let (hierarchy, roots, size) = try source(of: request, scope: scope)
    let judge = ExposureJudge(profile: device.profile)
    let rule = judge.rule(for: request.destination, isSubtree: request.subtree != nil)
    var content = LayerSnapshot.Content(
      name: request.name, hierarchy: hierarchy, roots: roots, isSubtree: request.subtree != nil, size: size,
      scale: device.screen.scale, isRightToLeft: device.isRightToLeft, kind: kind, omitted: rule.omitted,
      effect: rule.effect, hidesProtectedMedia: rule.hidesProtectedMedia,
      // A part has nothing behind it, on the panel too.
      isBaseOpaque: request.subtree == nil && rule.base == .black, doubt: .none, mask: [],
      isMaskKept: device.profile.snapshotsKeepMask.value)
    content.doubt = doubt(about: kind, roots)
    content.mask = mask(of: content)
    if content.isMaskKept { log.use(.field(.snapshotsKeepMask)) }
    snapshots[request.name] = LayerSnapshot(content)
  }

  /// The snapshot that was kept under a name.
  func snapshot(named name: String) throws(Interruption) -> LayerSnapshot {
    guard let snapshot = snapshots[name] else {
      throw .mistake(error(.unknownSnapshot(name: name, names: snapshots.keys.sorted())))
    }
    return snapshot
  }

  private func source(
    of request: SnapshotRequest, scope: String
  ) throws(Interruption) -> (Hierarchy, [LayerID], Size) {
    if let subtree = request.subtree {
      let (view, hierarchy) = try source(of: subtree, for: request.destination.kind, scope: scope)
      let layer = hierarchy.layer(of: view)
      return (hierarchy, [layer], hierarchy[layer].frame.size)
    }
    return (committed, device.contexts.filter { committed.layers.contains($0) }, device.screen.size)
  }

  /// What nobody knows about such a snapshot.
  private func doubt(about kind: CaptureKind?, _ roots: [LayerID]) -> LayerSnapshot.Doubt {
    guard let kind else { return .none }
    if kind == .snapshotView, let root = roots.first, roots.count == 1 { return .replica(of: root) }
    return device.profile.capture(kind).isContested ? .withoutMasked(kind.bit) : .none
  }

  /// The masks of everything that is drawn in a snapshot.
  private func mask(of content: LayerSnapshot.Content) -> CaptureMask {
    let budget = CopyBudget()
    guard let snapshot = RenderSnapshot(of: LayerSnapshot(content), budget) else { return [] }
    var mask = CaptureMask()
    for node in snapshot.tree.nodes where node.visibility.isDrawn && !snapshot.rule.leavesOut(node.effectiveMask) {
      mask.formUnion(node.effectiveMask.intersection(.captures))
    }
    return mask
  }
}

extension Simulation {
  /// The last committed frame, which every picture of the screen shows.
  ///
  /// Source: C7, documented.
  public var lastTree: RenderTree? { log.commits.last?.tree }

  mutating func take(_ request: CaptureRequest, scope: String) throws(Interruption) {
    if request.afterScreenUpdates, request.kind == .drawHierarchy {
      if policy == nil { try apply(.layOutWindows) } else { try settle() }
      commitFrame()
    }
    let tree: RenderTree
    if let subtree = request.subtree {
      let (view, source) = try source(of: subtree, for: request.kind, scope: scope)
      tree = RenderTree.commit(
        source, subtree: source.layer(of: view), scale: device.screen.scale, isRightToLeft: device.isRightToLeft)
    } else {
      // Before the first frame there is an empty picture, so that nobody waits for one that never comes.
      tree = lastTree ?? RenderTree(canvas: device.screen.size, scale: device.screen.scale)
    }
    if request.kind == .appSwitcherSnapshot, request.subtree == nil,
      let index = log.captures.lastIndex(where: { $0.kind == request.kind }), log.captures[index].tree == tree
    {
      // The system has taken this very picture already; the step only gives it a name.
      log.captures[index].name = request.name
      log.captures[index].isImplied = false
      return
    }
    record(
      request.name, kind: request.kind, frame: 0, tree: tree, isSubtree: request.subtree != nil,
      didUpdateScreen: request.afterScreenUpdates && request.kind == .drawHierarchy)
    try apply(.takePicture(request.kind))
  }

  /// A view whose subtree is drawn, and the trees that it is drawn from.
  func source(
    of subtree: Selector, for kind: CaptureKind?, scope: String
  ) throws(Interruption) -> (ViewID, Hierarchy) {
    let view = try node(subtree, scope)
    // Drawing in the process walks the model as it is now, and sees nothing of other processes; everything else shows
    // what was committed.
    if kind == .layerRenderInContext { return (view, device.hierarchy.withoutRemoteContent) }
    return (view, committed.views.contains(view) ? committed : device.hierarchy)
  }

  mutating func startRecording(_ kind: CaptureKind, name: String) throws(Interruption) {
    let count = log.refusals.count
    try apply(.startCapture(kind))
    guard log.refusals.count == count else { return }
    captureNames[kind] = name
    // A recording starts with the frame that is on the screen.
    if let tree = lastTree { recordFrame(of: kind, tree: tree) }
  }

  mutating func recordFrame(of kind: CaptureKind, tree: RenderTree) {
    let name = captureNames[kind] ?? kind.key
    let frame = log.captures.lastIndex { $0.kind == kind && $0.name == name }.map { log.captures[$0].frame + 1 } ?? 0
    record(name, kind: kind, frame: frame, tree: tree, isSubtree: false)
  }

  /// Takes the picture that the system keeps for the app switcher.
  ///
  /// Source: E1, documented.
  mutating func takeAppSwitcherSnapshot() {
    guard let tree = lastTree else { return }
    record(CaptureKind.appSwitcherSnapshot.key, kind: .appSwitcherSnapshot, frame: 0, tree: tree, isSubtree: false)
    log.captures[log.captures.count - 1].isImplied = true
  }

  /// Takes a screenshot and a frame of a recording when the scenario took no picture at all.
  ///
  /// So every run is judged by a still and by a stream.
  public mutating func takeImpliedCaptures() {
    guard let tree = lastTree else { return }
    // A picture of one view, or by a way that the system does not have, says nothing about the screen.
    let judgesScreen = log.captures.contains { record in
      !record.isImplied && !record.isSubtree && device.profile.capture(record.kind).value != .notApplicable
    }
    if judgesScreen { return }
    for kind in [CaptureKind.hardwareScreenshot, .screenRecording] {
      record(kind.key, kind: kind, frame: 0, tree: tree, isSubtree: false)
      log.captures[log.captures.count - 1].isImplied = true
    }
  }

  private mutating func record(
    _ name: String, kind: CaptureKind, frame: Int32, tree: RenderTree, isSubtree: Bool,
    didUpdateScreen: Bool = false
  ) {
    log.captures.append(
      CaptureRecord(
        name: name, kind: kind, turn: turn, frame: frame, tree: tree, hierarchy: committed, isSubtree: isSubtree,
        uses: log.uses, didUpdateScreen: didUpdateScreen,
        requestedShields: shields.filter { $0.isRequested }.map { $0.name },
        isImplied: false, place: place))
  }
}

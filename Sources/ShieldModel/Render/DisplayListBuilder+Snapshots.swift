/// Content of another moment.
extension DisplayListBuilder {
  /// Adds the step of a snapshot that is stretched over the node.
  mutating func drawSnapshot(
    _ snapshot: RenderSnapshot, of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry
  ) {
    if snapshot.paint == .nothing { return }
    let place = Rect(x: 0, y: 0, width: geometry.width, height: geometry.height)
    guard let frame = pixels(of: snapshot),
      let shader = SnapshotShader(
        frame, snapshot.paint, place: place, map: node.pointee.map, isSecret: node.isSecret, repeatsEdges: true)
    else { return }
    draw(.snapshot(shader), in: geometry.outline(of: place), .snapshot, index, node.isSecret)
  }

  /// Begins the group of a node that is changing from what it showed before.
  mutating func beginCrossFade(_ index: Int32, end: Int32) {
    var entry = Open(
      end: end, node: index, clip: clip, begin: Int32(truncatingIfNeeded: steps.count), limit: -1, touched: touched,
      hasBorder: false)
    entry.isCrossFade = true
    steps.append(DrawStep(kind: .beginGroup, part: .group, isSecret: false, node: index, bounds: .empty))
    touched = .empty
    open.append(entry)
  }

  /// Mixes the finished node with what it showed before, which lies at its top left corner in its own size.
  mutating func endCrossFade(_ entry: Open, _ node: UnsafePointer<RenderNode>) {
    clip = entry.clip
    if let kept = node.pointee.kept, let snapshot = kept.fading, kept.share < 255, let frame = pixels(of: snapshot) {
      let scale = snapshot.tree.scale
      let place = Rect(x: 0, y: 0, width: Double(frame.width) / scale, height: Double(frame.height) / scale)
      let geometry = NodeGeometry(of: node, window: window)
      if let shader = SnapshotShader(
        frame, snapshot.paint, place: place, map: node.pointee.map, isSecret: node.isSecret,
        repeatsEdges: false)
      {
        // Beyond the snapshot the node is mixed with nothing.
        let extent = touched.union(geometry.outline(of: place).bounds.grown(by: 1)).intersection(clip)
        if !extent.isEmpty {
          var step = DrawStep(kind: .replaced, part: .crossFade, isSecret: false, node: entry.node, bounds: extent)
          step.opacity = 255 - kept.share
          step.second = Int32(truncatingIfNeeded: tables.shaders.count)
          tables.shaders.append(.snapshot(shader))
          append(step)
        }
      }
    }
    endGroup(entry, opacity: 255)
  }

  /// The pixels of a snapshot, or nil where there is no room for them.
  private mutating func pixels(of snapshot: RenderSnapshot) -> CompositedFrame? {
    if snapshot.tree.width <= 0 || snapshot.tree.height <= 0 { return nil }
    return takes(Int(snapshot.tree.width), Int(snapshot.tree.height)) ? snapshot.frame : nil
  }
}

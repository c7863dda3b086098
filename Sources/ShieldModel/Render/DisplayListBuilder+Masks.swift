extension DisplayListBuilder {
  /// Whether a node masks the one above it in this destination's picture.
  ///
  /// Left out, it is as if it did not exist; hidden, it lets nothing show.
  func isMask(_ node: UnsafePointer<RenderNode>, _ rule: CompositionRule) -> Bool {
    if node.pointee.looks.isNone || node.pointee.parent < 0 || node.pointee.looks.maskMode == nil { return false }
    return rule.effect == .blackout || !rule.leavesOut(node.pointee.effectiveMask)
  }

  /// The first mask directly below a node, or the end of its subtree; masks stand after all other children.
  func firstMask(
    of index: Int32, end: Int32, _ nodes: UnsafePointer<RenderNode>, _ rule: CompositionRule
  ) -> Int32 {
    var child = index + 1
    while child < end {
      let node = nodes + Int(child)
      if node.pointee.parent == index, isMask(node, rule) { return child }
      child = max(child + 1, node.pointee.subtreeEnd)
    }
    return end
  }

  /// Finishes what the masked node draws and begins the group that the mask is drawn into; false if there is nothing to
  /// mask.
  mutating func beginMask(_ index: Int32, end: Int32, _ nodes: UnsafePointer<RenderNode>) -> Bool {
    // The masked node has been entered as a group, so it is the innermost open one.
    guard open.count > 0, open.base[open.count - 1].node == nodes[Int(index)].parent else {
      return false
    }
    let host = open.base[open.count - 1]
    open.base[open.count - 1].hasBorder = false
    open.base[open.count - 1].contentBegin = -1
    finishContent(of: host, nodes)
    if touched.isEmpty { return false }
    let entry = Open(
      end: end, node: index, clip: host.clip, begin: Int32(truncatingIfNeeded: steps.count), limit: -1,
      touched: touched,
      hasBorder: false, endKind: nodes[Int(index)].looks.maskMode == .luminance ? .maskByLuminance : .maskByAlpha)
    steps.append(DrawStep(kind: .beginGroup, part: .group, isSecret: false, node: index, bounds: touched))
    // What the mask draws elsewhere has no effect, and its group does not reach there.
    clip = entry.clip.intersection(touched)
    touched = .empty
    open.append(entry)
    return true
  }

  /// Applies a finished mask to all that the masked node has drawn.
  mutating func endMask(_ entry: Open) {
    touched = entry.touched
    clip = entry.clip
    steps.append(
      DrawStep(
        kind: entry.endKind, part: .group, isSecret: false, node: entry.node, bounds: touched))
  }
}

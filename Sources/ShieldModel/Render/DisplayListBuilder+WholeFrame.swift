/// One masked layer covers the whole picture.
extension DisplayListBuilder {
  /// The first node for whose sake a whole picture is black, or nil.
  static func hiddenNode(of tree: RenderTree, rule: CompositionRule) -> Int32? {
    guard rule.effect == .wholeFrame, !rule.omitted.isEmpty else { return nil }
    return tree.nodes.firstIndex { $0.visibility.isDrawn && rule.leavesOut($0.effectiveMask) }
      .map { Int32(truncatingIfNeeded: $0) }
  }

  /// Adds the step that paints everything black.
  mutating func coverAll(_ index: Int32) {
    append(
      DrawStep(
        kind: .rectangle, part: .blackout, isSecret: false, node: index, bounds: window,
        source: Cell.word(.black)))
  }
}

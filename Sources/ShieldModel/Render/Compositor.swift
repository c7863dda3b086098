/// Makes one destination's picture of a render tree.
///
/// The picture of every destination is composed from the tree, never from another picture, so what a capture leaves
/// out leaves no trace in it.
///
/// Source: C4, measured.
public enum Compositor {
  /// Composes a tree for a destination.
  ///
  /// Complexity: grows with the nodes that show and with how often rows and columns change, not with the pixels.
  public static func compose(_ tree: RenderTree, rule: CompositionRule) -> CompositedFrame {
    compose(tree, rule: rule, window: PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height))
  }

  /// Composes the part of a tree's picture that lies in a window; the frame is as large as the window.
  ///
  /// The window is cut to the canvas first.
  static func compose(_ tree: RenderTree, rule: CompositionRule, window: PixelRect) -> CompositedFrame {
    let extent = CompositedFrame.heldExtent(width: tree.width, height: tree.height)
    let held = window.intersection(PixelRect(left: 0, top: 0, right: extent.width, bottom: extent.height))
    if held.isEmpty {
      let isWhole = window.left == 0 && window.top == 0 && window.right == tree.width && window.bottom == tree.height
      return CompositedFrame(
        width: isWhole ? extent.width : 0, height: isWhole ? extent.height : 0, color: rule.base)
    }
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: held)
    let strips = StripIndex(list)
    return compose(list, strips, from: 0, to: strips.count)
  }

  /// Composes consecutive strips of a display list; the frame is as high as they are together.
  ///
  /// - Parameter mostCells: How many cells may be in use at a time.
  static func compose(
    _ list: DisplayList, _ strips: StripIndex, from first: Int32, to end: Int32, mostCells: Int = 1 << 21
  ) -> CompositedFrame {
    let window = list.window
    let origin = window.top + first * StripComposer.rows
    var frame = FrameBuilder(width: window.width, top: origin)
    var composer = StripComposer(list, mostCells: mostCells)
    var bottom = origin
    var strip = first
    while strip < end {
      let top = bottom
      bottom = min(window.bottom, top + StripComposer.rows)
      let positions = strips.positions(of: strip)
      composer.compose(top: top, bottom: bottom, positions: positions.first, count: positions.count, into: &frame)
      strip += 1
    }
    return frame.frame(height: bottom - origin)
  }

  /// Whether a picture of the tree lacks something that a device would draw: what lies beyond the greatest extent, or
  /// shadows and blurs for which there is no room.
  ///
  /// Nothing that is not seen in such a picture is therefore known to be hidden. Complexity: the nodes; where some have
  /// effects, as much as preparing a picture.
  public static func isIncomplete(_ tree: RenderTree, rule: CompositionRule) -> Bool {
    if tree.isCut || tree.lacksCopies { return true }
    guard tree.nodes.contains(where: { !$0.looks.isNone }) else { return false }
    for node in tree.nodes {
      if let shown = node.kept?.shown, isIncomplete(shown.tree, rule: shown.rule) { return true }
      if let fading = node.kept?.fading, isIncomplete(fading.tree, rule: fading.rule) { return true }
    }
    let extent = CompositedFrame.heldExtent(width: tree.width, height: tree.height)
    let window = PixelRect(left: 0, top: 0, right: extent.width, bottom: extent.height)
    return !window.isEmpty && DisplayListBuilder.list(for: tree, rule: rule, window: window).leavesOutEffects
  }
}

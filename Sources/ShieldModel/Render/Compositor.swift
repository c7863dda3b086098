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
    var frame = FrameBuilder(width: held.width)
    var composer = StripComposer(list)
    var strip: Int32 = 0
    while strip < strips.count {
      let steps = strips.steps(of: strip)
      composer.compose(
        top: held.top + strip * StripComposer.rows,
        bottom: min(held.bottom, held.top + (strip + 1) * StripComposer.rows),
        steps: steps.first, count: steps.count, into: &frame)
      strip += 1
    }
    return frame.frame(height: held.height)
  }
}

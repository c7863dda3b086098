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
  /// - Parameters:
  ///   - mostCells: How many cells may be in use at a time.
  ///   - choice: How pieces are painted.
  static func compose(
    _ list: DisplayList, _ strips: StripIndex, from first: Int32, to end: Int32, mostCells: Int = 1 << 21,
    choice: PaintingChoice = .cheaper
  ) -> CompositedFrame {
    let top = list.window.top + first * StripComposer.rows
    var frame = FrameBuilder(width: list.window.width, top: top)
    let bottom = paint(list, strips, from: first, to: end, mostCells: mostCells, choice: choice, into: &frame)
    return frame.frame(height: bottom - top)
  }

  /// Paints consecutive strips of a display list and answers the row below the last one.
  @discardableResult
  static func paint<Target: StripTarget & ~Copyable>(
    _ list: DisplayList, _ strips: StripIndex, from first: Int32, to end: Int32, mostCells: Int = 1 << 21,
    choice: PaintingChoice = .cheaper, into target: inout Target
  ) -> Int32 {
    let window = list.window
    var composer = StripComposer(list, mostCells: mostCells, choice: choice)
    var bottom = window.top + first * StripComposer.rows
    var strip = first
    while strip < end {
      let top = bottom
      bottom = min(window.bottom, top + StripComposer.rows)
      let positions = strips.positions(of: strip)
      composer.compose(top: top, bottom: bottom, positions: positions.first, count: positions.count, into: &target)
      strip += 1
    }
    return bottom
  }

  /// Paints the pixels of a tree's picture for a destination, without taint.
  ///
  /// Pixels of another extent are replaced; those of the right one keep their memory.
  public static func paint(_ tree: RenderTree, rule: CompositionRule, into pixels: inout FramePixels) {
    paint(tree, rule: rule, into: &pixels, parallelFor: inTurn)
  }

  /// Paints the pixels of a tree's picture with several threads; they are those of one.
  ///
  /// `parallelFor` calls the body once for every number below the count, in any order and at the same time as it
  /// likes, and returns when all calls have returned.
  public static func paint(
    _ tree: RenderTree, rule: CompositionRule, choice: PaintingChoice = .cheaper, into pixels: inout FramePixels,
    parallelFor: (_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void
  ) {
    pixels.fit(width: tree.width, height: tree.height)
    let window = PixelRect(left: 0, top: 0, right: pixels.width, bottom: pixels.height)
    if window.isEmpty { return }
    let plan = StripPlan(tree, rules: [rule], window: window, before: nil)
    var pictures = [pixels]
    pixels = FramePixels()
    BlockPainting(plan, pictures: &pictures, choice: choice).paint(parallelFor)
    pixels = pictures[0]
  }

  /// Calls the body for one number after the other.
  static func inTurn(_ count: Int32, _ body: @Sendable (Int32) -> Void) {
    var index: Int32 = 0
    while index < count {
      body(index)
      index += 1
    }
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

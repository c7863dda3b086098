/// The pictures of several destinations, frame after frame, of which every strip is painted once.
///
/// Destinations share the strips that they draw alike, and of a new frame only the strips that have changed are painted.
/// The pictures are those of ``Compositor``, to the bit.
///
/// Source: C5, assumed.
public final class PictureCache {
  /// The pictures of the last frame, for each destination.
  public private(set) var pictures: [FramePixels] = []
  /// How many strips of the last frame were painted, for all destinations together.
  public private(set) var paintedStripCount: Int32 = 0
  private var plan: StripPlan?
  private var rules: [CompositionRule] = []

  private let isSame: StripPlan.Comparison

  /// Makes a cache that holds nothing.
  public convenience init() { self.init(isSame: StripPlan.byStep) }

  /// - Parameter isSame: How strips are compared; for tests.
  init(isSame: @escaping StripPlan.Comparison) { self.isSame = isSame }

  /// Paints the pictures of a tree for some destinations, in their order.
  ///
  /// Complexity: building and comparing the steps of all destinations, and painting the strips that have changed.
  public func paint(_ tree: RenderTree, rules: [CompositionRule]) {
    paint(tree, rules: rules, parallelFor: Compositor.inTurn)
  }

  /// Paints the pictures of a tree for some destinations with several threads; the pictures are those of one.
  ///
  /// `parallelFor` calls the body once for every number below the count, in any order and at the same time as it
  /// likes, and returns when all calls have returned.
  public func paint(
    _ tree: RenderTree, rules: [CompositionRule],
    parallelFor: (_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void
  ) {
    if rules != self.rules {
      self.rules = rules
      pictures = rules.map { _ in FramePixels() }
      plan = nil
    }
    for place in pictures.indices where !pictures[place].fit(width: tree.width, height: tree.height) { plan = nil }
    paintedStripCount = 0
    guard let first = pictures.first, first.width > 0, first.height > 0 else { return }
    let window = PixelRect(left: 0, top: 0, right: first.width, bottom: first.height)
    let plan = StripPlan(tree, rules: rules, window: window, before: plan, isSame: isSame)
    self.plan = plan
    let painting = BlockPainting(plan, pictures: &pictures)
    paintedStripCount = painting.stripCount
    painting.paint(parallelFor)
    shareStrips(plan)
  }

  /// Takes over the strips that a destination has from an earlier one.
  private func shareStrips(_ plan: StripPlan) {
    for (place, origins) in plan.origins.enumerated() {
      for (strip, origin) in origins.enumerated() {
        if case .shared(let earlier) = origin { pictures[place].share(strip, of: pictures[earlier]) }
      }
    }
  }
}

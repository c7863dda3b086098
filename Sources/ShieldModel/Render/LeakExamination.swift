/// Whether a destination's picture depends on secret content, found out by changing nothing but that.
///
/// Source: C8, assumed.
public struct LeakExamination: Hashable, Sendable {
  /// Whether at least one pixel changes with the secret content.
  public var leaks: Bool
  /// How many pixels change, for the replacement that changes most.
  public var changedPixels: Int
  /// How many pixels secret content may show in; never fewer than change.
  public var taintedPixels: Int
  /// Whether a tainted pixel changes with no replacement, because rounding or another layer's colour swallowed it.
  public var erasedByRounding: Bool
  /// The smallest rectangle that holds every pixel that changes.
  public var changedBounds: PixelRect

  /// Makes an answer from its parts.
  public init(
    leaks: Bool, changedPixels: Int, taintedPixels: Int, erasedByRounding: Bool, changedBounds: PixelRect
  ) {
    self.leaks = leaks
    self.changedPixels = changedPixels
    self.taintedPixels = taintedPixels
    self.erasedByRounding = erasedByRounding
    self.changedBounds = changedBounds
  }

  /// Composes the tree's picture, and, where it is tainted, once more for each replacement of the secret content.
  ///
  /// Only the part of the picture that holds taint is composed again, since no other pixel can change.
  public static func examine(_ tree: RenderTree, rule: CompositionRule) -> LeakExamination {
    examine(tree, rule: rule, frame: Compositor.compose(tree, rule: rule))
  }

  /// The same for a tree whose picture has been composed by this rule already.
  public static func examine(
    _ tree: RenderTree, rule: CompositionRule, frame: CompositedFrame
  ) -> LeakExamination {
    let tainted = frame.taintedPixelCount
    var result = LeakExamination(
      leaks: false, changedPixels: 0, taintedPixels: tainted, erasedByRounding: false, changedBounds: .empty)
    if tainted == 0 { return result }
    let window = frame.taintBounds
    let original = frame.cropped(to: window)
    var replaced: [CompositedFrame] = []
    for replacement in SecretReplacement.allCases {
      let other = Compositor.compose(tree.replacingSecrets(with: replacement), rule: rule, window: window)
      result.changedPixels = max(result.changedPixels, original.differingPixelCount(from: other))
      replaced.append(other)
    }
    let changed = original.difference(from: replaced)
    result.leaks = changed.pixelCount > 0
    result.erasedByRounding = changed.pixelCount < tainted
    if result.leaks {
      result.changedBounds = PixelRect(
        left: changed.bounds.left + window.left, top: changed.bounds.top + window.top,
        right: changed.bounds.right + window.left, bottom: changed.bounds.bottom + window.top)
    }
    return result
  }
}

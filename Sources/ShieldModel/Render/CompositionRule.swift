/// What one destination does with masked subtrees, and what it starts from.
public struct CompositionRule: Hashable, Sendable {
  /// Mask bits that this destination leaves out; a node whose effective mask has one of them is left out.
  public var omitted: CaptureMask
  /// What stands where a left out subtree would have been.
  public var effect: CaptureEffect
  /// The colour of every pixel before anything is drawn.
  public var base: PremultipliedColor
  /// Whether media with copy protection is black.
  public var hidesProtectedMedia: Bool

  /// Makes a rule from its parts.
  public init(
    omitted: CaptureMask, effect: CaptureEffect, base: PremultipliedColor, hidesProtectedMedia: Bool = false
  ) {
    self.omitted = omitted
    self.effect = effect
    self.base = base
    self.hidesProtectedMedia = hidesProtectedMedia
  }

  /// The rule of the panel: capture-only content is left out, over opaque black.
  ///
  /// Source: C1, assumed.
  public static let panel = CompositionRule(omitted: .panel, effect: .omit, base: .black)

  /// Whether a node with this effective mask is left out.
  public func leavesOut(_ mask: CaptureMask) -> Bool { !omitted.isDisjoint(with: mask) }
}

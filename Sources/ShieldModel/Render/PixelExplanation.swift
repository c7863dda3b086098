/// Why a pixel of a destination's picture has its colour: what every node of the tree did to it, back to front.
public struct PixelExplanation: Hashable, Sendable {
  /// What nodes did, in the order of drawing; a node that does not show stands where it would have been drawn.
  public var contributions: [Contribution]
  /// The colour that the picture starts from.
  public var base: PremultipliedColor
  /// The colour that the pixel has in the end, clear outside the picture.
  public var color: PremultipliedColor
  /// Whether secret content may show in the pixel.
  public var isTainted: Bool

  /// Makes an explanation from its parts.
  public init(contributions: [Contribution], base: PremultipliedColor, color: PremultipliedColor, isTainted: Bool) {
    self.contributions = contributions
    self.base = base
    self.color = color
    self.isTainted = isTainted
  }
}

/// What one part of a node did to a pixel, or why the node did nothing.
public struct Contribution: Hashable, Sendable {
  /// Index of the node in the tree.
  public var node: Int32
  /// What was drawn, or why nothing was.
  public var effect: Effect
  /// The node that was drawn later and hides this contribution completely, if one does.
  public var coveredBy: Int32?

  /// Makes a contribution from its parts.
  public init(node: Int32, effect: Effect, coveredBy: Int32? = nil) {
    self.node = node
    self.effect = effect
    self.coveredBy = coveredBy
  }

  /// What a node did to a pixel.
  public enum Effect: Hashable, Sendable {
    /// A part covers the pixel.
    case painted(Paint)
    /// The node and everything below it begin to be drawn as one group.
    case beganGroup
    /// The node masks the one above it, of which so much shows, 0…255.
    case masked(UInt8)
    /// The node does not show in the pixel.
    case absent(Absence)
  }

  /// How a part, or a finished group, was laid over the pixel.
  public struct Paint: Hashable, Sendable {
    /// What was laid over the pixel.
    public var part: Part
    /// How much of the pixel the part covers, 1…255.
    public var coverage: UInt8
    /// The colour of the source before coverage and opacity.
    public var source: PremultipliedColor
    /// The opacity that scales the source after its coverage, 0…255.
    public var opacity: UInt8
    /// Whether the source is secret content, or a group that is tainted with some.
    public var isSecret: Bool
    /// The colour of the pixel afterwards, within the innermost group.
    public var result: PremultipliedColor
  }

  /// A part of a node.
  public enum Part: UInt8, Hashable, Sendable {
    /// The shadow.
    case shadow
    /// What lies behind, blurred.
    case backdrop
    /// The background.
    case fill
    /// Colours that run into each other.
    case gradient
    /// The picture of a video.
    case video
    /// A picture.
    case image
    /// Pixels of another moment.
    case snapshot
    /// What the node showed before it began to change.
    case crossFade
    /// The glyphs of a text.
    case text
    /// The border.
    case border
    /// The black that stands for a left out subtree.
    case blackout
    /// The node with everything below it, as one group.
    case group
  }

  /// Why a node does not show in a pixel.
  public enum Absence: Hashable, Sendable {
    /// The node is not drawn for any destination.
    case invisible(Visibility)
    /// The destination leaves the node out, for these bits; the nearest layer that has mask bits is named.
    ///
    /// Source: C3, measured.
    case leftOut(CaptureMask, maskSource: LayerID?)
    /// A node above clips and does not contain the pixel.
    case clipped(by: Int32)
    /// The pixel lies outside the node's outline.
    case outside
    /// The node has no visible part, or none that reaches the pixel inside its outline.
    case unpainted
  }
}

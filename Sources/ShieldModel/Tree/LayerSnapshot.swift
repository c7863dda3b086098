/// Pixels of some layers as they were at one moment, to be shown again by any other layer.
///
/// The trees of that moment are kept in the place of the pixels, together with the rule by which the pixels were made:
/// so what is secret in them stays known, and equal histories give equal states.
///
/// Source: C6, assumed.
public struct LayerSnapshot: Hashable, Sendable {
  /// Everything that a snapshot is made of.
  public struct Content: Hashable, Sendable {
    /// The name that the app has for it.
    public var name: String
    /// The trees of the moment.
    public var hierarchy: Hierarchy
    /// The layers to draw, back to front; one for a snapshot of a layer, which lies at the top left corner then.
    public var roots: [LayerID]
    /// Whether it shows one layer instead of a whole screen.
    public var isSubtree: Bool
    /// Extent in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// Whether text with natural alignment stands at the right edge.
    public var isRightToLeft: Bool
    /// The way of capturing that made it; nil for the pixels of the panel.
    public var kind: CaptureKind?
    /// Mask bits that were left out.
    public var omitted: CaptureMask
    /// What stood where something was left out.
    public var effect: CaptureEffect
    /// Whether protected media is black in it.
    public var hidesProtectedMedia: Bool
    /// Whether it starts from opaque black and not from nothing.
    public var isBaseOpaque: Bool
    /// What it may be instead, where nobody knows.
    public var doubt: Doubt
    /// The masks of everything that is drawn in it.
    public var mask: CaptureMask
    /// Whether a layer that shows it gets these masks.
    public var isMaskKept: Bool
  }

  /// What a snapshot may be instead of what it is taken for.
  public enum Doubt: Hashable, Sendable {
    /// Nothing else.
    case none
    /// A snapshot without the content of layers with these bits.
    case withoutMasked(CaptureMask)
    /// No snapshot at all but a replica of that layer.
    case replica(of: LayerID)
  }

  private final class Storage: Sendable {
    let content: Content
    let depth: Int32

    init(_ content: Content, depth: Int32) {
      self.content = content
      self.depth = depth
    }
  }

  /// How many snapshots may lie in each other.
  public static let greatestDepth: Int32 = 8

  private let storage: Storage

  /// Makes a snapshot.
  ///
  /// Complexity: the number of layers, to see how many snapshots lie in each other.
  public init(_ content: Content) {
    var depth: Int32 = 0
    for layer in content.hierarchy.layers.handles {
      let node = content.hierarchy.layers[layer]
      if node.looks.isNone { continue }
      depth = max(depth, node.snapshot?.depth ?? 0, node.crossFade?.snapshot.depth ?? 0)
    }
    storage = Storage(content, depth: depth + 1)
  }

  /// What the snapshot is made of.
  public var content: Content { storage.content }

  /// One more than the greatest depth of the snapshots that lie in this one.
  public var depth: Int32 { storage.depth }

  /// The masks that a layer which shows the snapshot gets from it.
  ///
  /// Source: C6, assumed.
  public var inheritedMask: CaptureMask { content.isMaskKept ? content.mask : [] }

  /// Whether two snapshots have the same content.
  public static func == (left: LayerSnapshot, right: LayerSnapshot) -> Bool {
    left.storage === right.storage || left.content == right.content
  }

  /// Feeds a part of what ``==(_:_:)`` compares, since whole trees would take long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.name)
    hasher.combine(content.roots)
    hasher.combine(content.mask)
  }
}

/// A cross-fade: the change of a layer from what it showed to what it shows, as far as it has come.
///
/// Source: E3, assumed.
public struct CrossFade: Hashable, Sendable {
  /// What the layer showed.
  public var snapshot: LayerSnapshot
  /// How much of what the layer shows now is mixed in, 0…1.
  public var share: Double

  /// Makes a change.
  public init(from snapshot: LayerSnapshot, share: Double = 0) {
    self.snapshot = snapshot
    self.share = share
  }
}

@testable import ShieldModel

/// One node of a described tree; nodes name each other by index, and a node stands after those above it.
struct NodeDescription: Hashable, Sendable {
  /// What a layer belongs to.
  enum Ownership: Hashable, Sendable {
    /// A layer without a view.
    case bare
    /// A view's layer; the index is the superview's.
    case view(superview: Int?)
  }

  /// The layer above; nil for the top of a layer tree.
  var parent: Int?
  var ownership = Ownership.bare
  /// The node whose layer the view answers with, if it is not its own.
  var swappedWith: Int?
  var frame = Rect.zero
  var boundsOrigin = Point.zero
  /// Degrees.
  var turn = 0.0
  /// Factors along x and y, applied before the turn.
  var stretch = Point(x: 1, y: 1)
  var zPosition = 0.0
  var isHidden = false
  var opacity = 1.0
  var fill = Color.clear
  var borderColor = Color.black
  var borderWidth = 0.0
  var cornerRadius = 0.0
  var cornerRadii: CornerRadii?
  var gradient: Gradient?
  var image: LayerImage?
  var maskMode: MaskMode?
  var shadow: LayerShadow?
  var blurRadius: Double?
  var isRasterized = false
  var clips = false
  var text: TextContent?
  var videoFrame: Int32?
  var mask: CaptureMask = []
  var isSecret = false
  /// The node whose layer the node is a replica of.
  var replicaOf: Int?
  var isEngineSurface = false
  var isProtectedMedia = false
  var snapshot: SnapshotDescription?
  var fading: SnapshotDescription?
  /// How much of what the node shows is mixed into ``fading``.
  var fadeShare = 0.0

  /// Writes everything but the place in the trees into a layer.
  func dress(_ layer: inout LayerNode) {
    layer.frame = frame
    layer.boundsOrigin = boundsOrigin
    layer.transform = .rotation(degrees: turn).applied(after: .scale(x: stretch.x, y: stretch.y))
    layer.zPosition = zPosition
    layer.isHidden = isHidden
    layer.opacity = opacity
    layer.fill = fill
    layer.borderColor = borderColor
    layer.borderWidth = borderWidth
    layer.cornerRadius = cornerRadius
    layer.cornerRadii = cornerRadii
    layer.gradient = gradient
    layer.image = image
    layer.maskMode = maskMode
    layer.shadow = shadow
    layer.blurRadius = blurRadius
    layer.isRasterized = isRasterized
    layer.clips = clips
    layer.text = text
    layer.videoFrame = videoFrame
    layer.captureMask = mask
    layer.isSecret = isSecret
    layer.isEngineSurface = isEngineSurface
    layer.isProtectedMedia = isProtectedMedia
  }
}

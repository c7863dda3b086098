@testable import ShieldModel

/// What a picture is made of: the trees, the layers to start from, and the canvas.
struct DrawingScene: Sendable {
  var hierarchy: Hierarchy
  /// Back to front; only one for a picture of a subtree.
  var roots: [LayerID]
  /// Extent of the canvas in points; for a picture of a subtree that of its layer.
  var size: Size
  /// Whether the picture shows one layer, wherever it hangs, with its top left corner at that of the canvas.
  var isSubtree = false
  var isRightToLeft = false
}

/// Which picture of a scene is wanted.
struct PictureRequest: Hashable, Sendable, CustomStringConvertible {
  /// The bits that this picture leaves out.
  var omitted: CaptureMask
  var effect = CaptureEffect.omit
  /// Whether the picture starts from opaque black and not from nothing.
  var isBaseOpaque = true
  /// Pixels per point.
  var scale = 1.0
  /// Whether media with copy protection is black.
  var hidesProtectedMedia = false

  static let panel = PictureRequest(omitted: .panel)
  static let still = PictureRequest(omitted: .still, hidesProtectedMedia: true)
  static let live = PictureRequest(omitted: .live, hidesProtectedMedia: true)

  func at(scale: Double) -> PictureRequest {
    var copy = self
    copy.scale = scale
    return copy
  }

  func with(effect: CaptureEffect) -> PictureRequest {
    var copy = self
    copy.effect = effect
    return copy
  }

  func withBase(isOpaque: Bool) -> PictureRequest {
    var copy = self
    copy.isBaseOpaque = isOpaque
    return copy
  }

  var description: String {
    "leaving out \(omitted.description), \(effect.word), \(isBaseOpaque ? "black" : "clear") base, scale \(scale)"
  }
}

/// Anything that makes pictures: the product, the reference, or a mutant.
typealias PictureMaker = (DrawingScene, PictureRequest) -> DensePicture

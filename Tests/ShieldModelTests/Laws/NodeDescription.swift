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

  /// The node in one line; what has its ordinary value is left out.
  var line: String {
    let plain = NodeDescription()
    var words = ["[\(frame.x) \(frame.y) \(frame.width) \(frame.height)]"]
    if case .view(let superview) = ownership { words.append("view in \(superview.map(String.init) ?? "no view")") }
    if let swappedWith { words.append("answers with layer \(swappedWith)") }
    if boundsOrigin != plain.boundsOrigin { words.append("origin \(boundsOrigin.x) \(boundsOrigin.y)") }
    if turn != 0 { words.append("turn \(turn)") }
    if stretch != plain.stretch { words.append("stretch \(stretch.x) \(stretch.y)") }
    if zPosition != 0 { words.append("z \(zPosition)") }
    if isHidden { words.append("hidden") }
    if opacity != 1 { words.append("opacity \(opacity)") }
    if fill != plain.fill { words.append("fill \(fill.hexadecimal)") }
    if borderWidth != 0 { words.append("border \(borderWidth) \(borderColor.hexadecimal)") }
    if cornerRadius != 0 { words.append("radius \(cornerRadius)") }
    if let radii = cornerRadii {
      words.append("radii \(radii.topLeft) \(radii.topRight) \(radii.bottomLeft) \(radii.bottomRight)")
    }
    if let gradient {
      let stops = gradient.stops.map { "\($0.color.hexadecimal) at \($0.location)" }
      words.append(
        "gradient \(stops) from \(gradient.start.x) \(gradient.start.y) to \(gradient.end.x) \(gradient.end.y)")
    }
    if let image {
      words.append(
        "\(image.pattern) \(image.width)×\(image.height) cell \(image.cell) seed \(image.seed) \(image.gravity) "
          + "\(image.first.hexadecimal) \(image.second.hexadecimal)")
    }
    if let maskMode { words.append("masks its parent by \(maskMode)") }
    if let shadow {
      words.append(
        "shadow \(shadow.color.hexadecimal) radius \(shadow.radius) offset \(shadow.offset.x) \(shadow.offset.y)")
    }
    if isRasterized { words.append("rasterized") }
    if let blurRadius { words.append("blur \(blurRadius)") }
    if clips { words.append("clips") }
    if let text {
      words.append("text \(text.string.debugDescription) \(text.size) \(text.color.hexadecimal) \(text.alignment)")
    }
    if let videoFrame { words.append("video \(videoFrame)") }
    if !mask.isEmpty { words.append("mask \(mask.description)") }
    if isSecret { words.append("secret") }
    if let replicaOf { words.append("replica of \(replicaOf)") }
    if isEngineSurface { words.append("engine surface") }
    if isProtectedMedia { words.append("protected media") }
    if let snapshot { words.append("snapshot of \(snapshot)") }
    if let fading { words.append("fading at \(fadeShare) from \(fading)") }
    return words.joined(separator: ", ")
  }
}

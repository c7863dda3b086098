/// One layer as the render server sees it: resolved, placed on the pixel grid, with no way back to the app.
///
/// What few layers have lies out of line, so that a large tree takes little memory.
public struct RenderNode: Hashable, Sendable {
  /// The layer that the node was made from.
  public var layer: LayerID
  private var ownerOrNone: ViewID
  /// Index of the node above, or −1 at a root.
  public var parent: Int32
  /// Index one past the last node below; the node's subtree is `index ..< subtreeEnd`.
  public var subtreeEnd: Int32
  /// The layer's own capture mask.
  public var ownMask: CaptureMask
  /// The capture mask that takes effect: the layer's own bits and those of every layer above it up to the true root.
  ///
  /// Source: C3, measured.
  public var effectiveMask: CaptureMask
  private var maskSourceOrNone: LayerID
  private var visibilityCause: LayerID
  /// The map from the layer's local rectangle, whose top left corner is (0, 0), in points, to device pixels.
  public var map: AffineTransform
  /// Extent of the local rectangle in points.
  public var size: Size
  /// Radius of the four corners, in points.
  public var cornerRadius: Double
  /// What few layers have besides, in points.
  public var looks: LayerLooks
  private(set) var parts: RenderParts
  /// Colour of the background.
  public var fill: Color
  /// Opacity of the node and everything below it as one group, 0…255.
  public var opacity: UInt8
  private(set) var visibilityKind: Visibility.Kind
  private(set) var flags: Flags

  /// Makes the node of a layer, which has none below it so far.
  ///
  /// - Parameters:
  ///   - index: The position that the node is going to have.
  ///   - map: See ``map``.
  ///   - above: What the node takes over from the one above.
  ///   - isSecret: Whether the layer belongs to a view that is secret.
  init(
    _ id: LayerID, _ layer: UnsafePointer<LayerNode>, index: Int32, parent: Int32, map: AffineTransform,
    above: Inheritance, isSecret: Bool, isRightToLeft: Bool
  ) {
    self.layer = id
    ownerOrNone = layer.pointee.owner ?? .none
    self.parent = parent
    subtreeEnd = index + 1
    let mask = layer.pointee.captureMask
    ownMask = mask
    effectiveMask = mask.union(above.mask)
    maskSourceOrNone = mask.isEmpty ? above.maskSource : id
    self.map = map
    size = layer.pointee.frame.size
    cornerRadius = layer.pointee.cornerRadius
    looks = layer.pointee.looks
    parts = RenderParts(of: layer, isRightToLeft: isRightToLeft)
    fill = layer.pointee.fill
    opacity = Rounding.byte(layer.pointee.opacity)
    var kind = Visibility.Kind.drawn
    if layer.pointee.isHidden {
      kind = .hidden
    } else if above.visibilityKind == .hiddenAncestor {
      kind = .hiddenAncestor
    } else if opacity == 0 {
      kind = .transparent
    } else if above.visibilityKind != .drawn {
      kind = above.visibilityKind
    } else if map.foldsPlane {
      kind = .folded
    }
    visibilityKind = kind
    visibilityCause = kind == .hiddenAncestor || kind == .transparentAncestor ? above.visibilityCause : .none
    flags = []
    if layer.pointee.clips { flags.insert(.clips) }
    if isSecret || above.isSecret || layer.pointee.isSecret { flags.insert(.isSecret) }
  }

  struct Flags: OptionSet, Hashable {
    static let clips = Flags(rawValue: 1)
    static let isSecret = Flags(rawValue: 2)
    static let hasMask = Flags(rawValue: 4)

    var rawValue: UInt8
  }

  /// Whether nodes below are cut off at the (rounded) local rectangle.
  public var clips: Bool {
    @inline(__always) get { flags.rawValue & Flags.clips.rawValue != 0 }
    set { if newValue { flags.insert(.clips) } else { flags.remove(.clips) } }
  }

  /// Whether the node's own pixels must not leak.
  ///
  /// Source: C8, assumed.
  public var isSecret: Bool {
    @inline(__always) get { flags.rawValue & Flags.isSecret.rawValue != 0 }
    set { if newValue { flags.insert(.isSecret) } else { flags.remove(.isSecret) } }
  }

  /// Whether a node directly below masks this one; such nodes stand after all others below.
  public var hasMask: Bool {
    @inline(__always) get { flags.rawValue & Flags.hasMask.rawValue != 0 }
    set { if newValue { flags.insert(.hasMask) } else { flags.remove(.hasMask) } }
  }

  /// The view that owns the layer, if any.
  public var owner: ViewID? {
    get { ownerOrNone.slot < 0 ? nil : ownerOrNone }
    set { ownerOrNone = newValue ?? .none }
  }

  /// The nearest layer, this one or one above it up to the true root, that has mask bits of its own.
  public var maskSource: LayerID? {
    get { maskSourceOrNone.slot < 0 ? nil : maskSourceOrNone }
    set { maskSourceOrNone = newValue ?? .none }
  }

  /// Whether the node is drawn, or why not.
  public var visibility: Visibility {
    get { Visibility(visibilityKind, cause: visibilityCause) }
    set { (visibilityKind, visibilityCause) = (newValue.kind, newValue.cause ?? .none) }
  }

  /// Whether the node is drawn.
  var isDrawn: Bool {
    @inline(__always) get { visibilityKind == .drawn }
  }

  /// Colour of the video picture, or nil for a layer without video.
  public var video: Color? {
    get { parts.video }
    set { parts.video = newValue }
  }

  /// Number of the video picture, which an image goes along with; 0 for a layer without video.
  public var videoFrame: Int32 {
    get { parts.videoFrame }
    set { parts.videoFrame = newValue }
  }

  /// Text, with its alignment resolved to an edge of the screen.
  public var text: RenderText? {
    get { parts.text }
    set { parts.text = newValue }
  }

  /// Colour of the border.
  public var borderColor: Color {
    get { parts.borderColor }
    set { parts.borderColor = newValue }
  }

  /// Width of the border inside the local rectangle, in points.
  public var borderWidth: Double {
    get { parts.borderWidth }
    set { parts.borderWidth = newValue }
  }

  /// Content of another moment that the node shows; nil for most nodes.
  public var kept: KeptContent? {
    get { parts.kept }
    set { parts.kept = newValue }
  }

  /// Whether the node has nothing but a background: no video, no text, no border, none of the ``looks``.
  var isBare: Bool {
    @inline(__always) get { parts.isNone && looks.isNone }
  }
}

extension RenderNode {
  /// What a node passes on to those directly below it, apart from its place.
  struct Inheritance: Equatable {
    var mask: CaptureMask
    var maskSource: LayerID
    var visibilityCause: LayerID
    var visibilityKind: Visibility.Kind
    var isSecret: Bool

    /// What a layer without any layer above takes over.
    static let nothing = Inheritance(
      mask: [], maskSource: .none, visibilityCause: .none, visibilityKind: .drawn, isSecret: false)
  }

  /// What the node passes on to those directly below it.
  var inheritance: Inheritance {
    var result = Inheritance(
      mask: effectiveMask, maskSource: maskSourceOrNone, visibilityCause: visibilityCause,
      visibilityKind: visibilityKind, isSecret: isSecret)
    if visibilityKind == .hidden {
      (result.visibilityKind, result.visibilityCause) = (.hiddenAncestor, layer)
    } else if visibilityKind == .transparent {
      (result.visibilityKind, result.visibilityCause) = (.transparentAncestor, layer)
    }
    return result
  }
}

/// What drawing asks every node, field by field: a property that is worked out would copy the whole node first.
extension UnsafePointer<RenderNode> {
  /// Whether the node is drawn.
  var isDrawn: Bool { pointee.visibilityKind == .drawn }

  /// Whether a node directly below masks this one.
  var hasMask: Bool { pointee.flags.rawValue & RenderNode.Flags.hasMask.rawValue != 0 }

  /// Whether nodes below are cut off at the local rectangle.
  var clips: Bool { pointee.flags.rawValue & RenderNode.Flags.clips.rawValue != 0 }

  /// Whether the node's own pixels must not leak.
  var isSecret: Bool { pointee.flags.rawValue & RenderNode.Flags.isSecret.rawValue != 0 }

  /// Whether the node has nothing but a background.
  var isBare: Bool { pointee.parts.isNone && pointee.looks.isNone }
}

extension Handle {
  /// Stands for no node where an optional would take more room.
  static var none: Handle { Handle(slot: -1, generation: 0) }
}

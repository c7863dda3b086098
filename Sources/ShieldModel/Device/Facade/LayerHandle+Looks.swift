extension LayerHandle {
  /// Place and extent in the superlayer's coordinates, in points.
  public var frame: Rect {
    get { node?.frame ?? .zero }
    nonmutating set { set(.frame(newValue)) }
  }

  /// The layer's own coordinate rectangle, in points.
  public var bounds: Rect { node?.bounds ?? .zero }

  /// The point of the layer's own coordinates at its top left corner; scrolling moves it.
  public var boundsOrigin: Point {
    get { node?.boundsOrigin ?? .zero }
    nonmutating set { set(.boundsOrigin(newValue)) }
  }

  /// A map about the middle of the frame.
  public var affineTransform: AffineTransform {
    get { node?.transform ?? .identity }
    nonmutating set { set(.transform(newValue)) }
  }

  /// Moves the layer in front of siblings with a smaller value.
  public var zPosition: Double {
    get { node?.zPosition ?? 0 }
    nonmutating set { set(.zPosition(newValue)) }
  }

  /// Whether the layer and everything below it is left out of every picture.
  public var isHidden: Bool {
    get { node?.isHidden ?? false }
    nonmutating set { set(.isHidden(newValue)) }
  }

  /// How much of the layer and everything below it shows as one group, 0…1; other values are held at the ends.
  public var opacity: Double {
    get { node?.opacity ?? 1 }
    nonmutating set { set(.opacity(newValue)) }
  }

  /// The background colour; nil is clear.
  public var backgroundColor: Color? {
    get { node.flatMap { $0.fill == .clear ? nil : $0.fill } }
    nonmutating set { set(.fill(newValue ?? .clear)) }
  }

  /// The colour of the border.
  public var borderColor: Color {
    get { node?.borderColor ?? .black }
    nonmutating set { set(.borderColor(newValue)) }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double {
    get { node?.borderWidth ?? 0 }
    nonmutating set { set(.borderWidth(newValue)) }
  }

  /// The radius of the four corners, in points; setting it drops ``cornerRadii``.
  public var cornerRadius: Double {
    get { node?.cornerRadius ?? 0 }
    nonmutating set { set(.cornerRadius(newValue)) }
  }

  /// The radii of single corners, in points; nil where all four share ``cornerRadius``.
  public var cornerRadii: CornerRadii? {
    get { node?.cornerRadii }
    nonmutating set { set(.cornerRadii(newValue)) }
  }

  /// Colours that run into each other, in the shape of the background and in front of it.
  public var gradient: Gradient? {
    get { node?.gradient }
    nonmutating set { set(.gradient(newValue)) }
  }

  /// A picture in front of the background.
  public var contents: LayerImage? {
    get { node?.image }
    nonmutating set { set(.image(newValue)) }
  }

  /// The shadow that the layer and everything below it cast together.
  public var shadow: LayerShadow? {
    get { node?.shadow }
    nonmutating set { set(.shadow(newValue)) }
  }

  /// How far what lies behind the layer is blurred within its shape, in points; nil for no blur.
  public var backdropBlurRadius: Double? {
    get { node?.blurRadius }
    nonmutating set { set(.blurRadius(newValue)) }
  }

  /// Whether the layer and everything below it are drawn through a picture of them, one for each destination.
  public var shouldRasterize: Bool {
    get { node?.isRasterized ?? false }
    nonmutating set { set(.isRasterized(newValue)) }
  }

  /// The layer whose alpha lets this one and everything below it show; nil for none.
  ///
  /// Setting it takes the mask from its old place. Where several layers mask this one, the last is named.
  public var mask: LayerHandle? {
    get {
      let mask = node?.sublayers.last { device.state.hierarchy[$0].maskMode != nil }
      return mask.map { LayerHandle(device: device, id: $0) }
    }
    nonmutating set {
      if newValue == mask { return }
      while let old = mask {
        old.set(.maskMode(nil))
        old.removeFromSuperlayer()
      }
      guard let newValue else { return }
      addSublayer(newValue)
      if newValue.superlayer == self { newValue.set(.maskMode(.alpha)) }
    }
  }

  /// Whether sublayers are cut off at the bounds.
  public var masksToBounds: Bool {
    get { node?.clips ?? false }
    nonmutating set { set(.clips(newValue)) }
  }

  /// Text drawn above the background and below the sublayers.
  public var text: TextContent? {
    get { node?.text }
    nonmutating set { set(.text(newValue)) }
  }

  /// The destinations that the layer itself asks to be left out of; setting it writes the three named bits.
  ///
  /// Source: C1, measured.
  public var captureMask: CaptureMask {
    get { node?.captureMask ?? [] }
    nonmutating set { set(.captureMask(newValue, naming: [.still, .live, .panel])) }
  }

  /// The mask that takes effect: the layer's own bits and those of every layer above.
  ///
  /// Source: C3, measured.
  public var effectiveMask: CaptureMask { device.state.hierarchy.effectiveMask(of: id) }

  /// Whether the pixels of this layer and everything below it must not leak.
  public var isSecret: Bool {
    get { node?.isSecret ?? false }
    nonmutating set { set(.isSecret(newValue)) }
  }
}

extension ViewLike {
  /// Place and extent in the superview's coordinates, in points; setting it makes the layout rule manual.
  public var frame: Rect {
    get { layer.frame }
    nonmutating set { device.perform(.setView(id, .frame(newValue))) }
  }

  /// The view's own coordinate rectangle, in points; a new size keeps the middle where it is.
  public var bounds: Rect {
    get { layer.bounds }
    nonmutating set {
      let middle = frame.center
      layer.boundsOrigin = newValue.origin
      guard newValue.size != frame.size else { return }
      frame = Rect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The middle in the superview's coordinates, in points.
  public var center: Point {
    get { frame.center }
    nonmutating set {
      let old = frame
      frame = Rect(x: newValue.x - old.width / 2, y: newValue.y - old.height / 2, width: old.width, height: old.height)
    }
  }

  /// Whether the view and everything below it is left out of every picture and takes no touches.
  ///
  /// A window that is shown for the first time gets its render context.
  public var isHidden: Bool {
    get { layer.isHidden }
    nonmutating set {
      if device.state.window(id) == nil {
        layer.isHidden = newValue
      } else {
        device.perform(.setWindowHidden(id, newValue))
      }
    }
  }

  /// How much of the view and everything below it shows as one group, 0…1.
  public var alpha: Double {
    get { layer.opacity }
    nonmutating set { layer.opacity = newValue }
  }

  /// The background colour; nil is clear.
  public var backgroundColor: Color? {
    get { layer.backgroundColor }
    nonmutating set { layer.backgroundColor = newValue }
  }

  /// Whether what lies below is cut off at the view's bounds.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    nonmutating set { layer.masksToBounds = newValue }
  }

  /// A map about the middle of the frame.
  public var transform: AffineTransform {
    get { layer.affineTransform }
    nonmutating set { layer.affineTransform = newValue }
  }

  /// Whether the view and everything below it take part in hit testing.
  public var isUserInteractionEnabled: Bool {
    get { node?.isUserInteractionEnabled ?? false }
    nonmutating set { device.perform(.setView(id, .isUserInteractionEnabled(newValue))) }
  }

  /// Whether assistive technology takes the view as one element and does not look below it.
  public var isAccessibilityElement: Bool {
    get { node?.isAccessibilityElement ?? false }
    nonmutating set { device.perform(.setView(id, .isAccessibilityElement(newValue))) }
  }
}
